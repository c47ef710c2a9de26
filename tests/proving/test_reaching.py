"""What is known along paths: as Lean finds it, and of which rules it shows that they are safe."""

import dataclasses

from provengym.proving import ranges
from provengym.proving.flat import expr, flat
from provengym.proving.program import Bin, Ite, Var, writes
from provengym.proving.reaching import Frame, Reach, known_of, reach
from proving.flattened import Author


def test_lean_finds_the_same_of_random_programs(prove):
    texts, found = [], []
    for seed in range(40):
        program = Author(seed).program(2)
        program = dataclasses.replace(program, body=program.body[:4])
        text = flat(program, f"random{seed}", [0])
        if text.program != program:
            continue
        frame = Frame(7, 0 if writes(program.body) & {0, 1} else 2, 1 << seed % 4)
        before = [*known_of(ranges.before(program))]
        before[3] = before[3][0], ((0, 0), (None, 5)) if frame.params else before[3][1]
        after = reach(frame, program.body, [tuple(before)])
        found.append(after)
        texts += [
            text.statement,
            f"example : ((random{seed}.program.reach ⟨7, {frame.params}, {frame.cases}⟩",
            f"    [[{_listed(before)}]]).{_is(after)}) = true := by decide +kernel\n",
        ]

    assert sum(one is None for one in found) > 6
    assert sum(one is not None for one in found) > 6
    assert sum(one is not None and len(one) > 1 for one in found) > 2
    assert not prove(*texts)[0]


def test_lean_finds_the_same_of_random_conditions(prove):
    texts = []
    given = Author(0).program().given
    for seed in range(40):
        author = Author(seed)
        truth, frame = author.truth(3), Frame(4, 2, 1 << seed % 4)
        truth = _below(truth)
        before = [(0, 5), (-3, 4), (0, 1), (1, 5)]
        assert len(given) == len(before)
        found = Reach(frame).refine(truth, known_of(before), seed % 3 > 0)
        holds = str(seed % 3 > 0).lower()
        texts += [
            f"example : Expr.refine ⟨4, 2, {frame.cases}⟩ {expr(truth, list('0123'))}",
            f"    [{_listed(known_of(before))}] {holds} = [",
            ",\n".join(f"    [{_listed(one)}]" for one in found),
            "    ] := by decide +kernel\n",
        ]

    assert not prove(*texts)[0]


def _below(one):
    """An expression of the first four variables."""
    match one:
        case Var(place):
            return Var(place % 4)
        case Bin(op, left, right):
            return Bin(op, _below(left), _below(right))
        case Ite(condition, then, orelse):
            return Ite(*map(_below, (condition, then, orelse)))
    return one


def _is(found):
    if found is None:
        return "isNone"
    cases = ",\n      ".join(f"[{_listed(one)}]" for one in found)
    return f"any fun L => decide (L = [{cases}])"


def _listed(known):
    return ",\n      ".join(f"({_side(low)}, {_side(high)})" for low, high in known)


def _side(bounds):
    return f"[{', '.join(f'({_parameter(to)}, {k})' for to, k in bounds)}]"


def _parameter(to):
    return "none" if to is None else f"some {to}"
