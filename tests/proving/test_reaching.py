"""What is known along paths: as Lean finds it, and of which rules it shows that they are safe."""

import dataclasses

from provengym.proving import hints, ranges
from provengym.proving.flat import expr, flat
from provengym.proving.modules.checked import term
from provengym.proving.program import (
    Assign,
    Bin,
    Draw,
    IfElse,
    Ite,
    Lit,
    Op,
    Require,
    Var,
    either,
)
from provengym.proving.reaching import Frame, Known, Reach, known_of, reach
from proving.flattened import Author

NAMES = [str(place) for place in range(7)]
AGREE = """\
noncomputable def agree : List Known → List Known → Bool
  | [], [] => true
  | p :: L, q :: M => p.bounds.length.beq q.bounds.length &&
    (p.bounds.zip q.bounds).all (fun one => Bounds.like one.1 one.2) &&
    p.refuted.length.beq q.refuted.length &&
    (p.refuted.zip q.refuted).all (fun one => one.1.same one.2) && agree L M
  | _, _ => false
"""
BASES = ((), (0, 2), (0, 1, 2, 3))
FACTS = (Bin(Op.EQ, Var(0), Lit(2)), Bin(Op.EQ, Var(2), Lit(1)))


def test_lean_finds_the_same_of_random_programs(prove):
    texts, found = [AGREE], []
    for seed in range(40):
        program = Author(seed).program(2)
        program = dataclasses.replace(program, body=program.body[:4])
        text = flat(program, f"random{seed}", [0])
        if text.program != program:
            continue
        facts = tuple(hints._conditions(program.body))[:4] if seed % 3 else ()
        frame = Frame(7, BASES[seed % 3], 1 << seed % 4, 1 << seed % 3, (1, 2)[: seed % 4], facts)
        before = [*known_of(ranges.before(program)).bounds]
        if frame.bases:
            before[3] = before[3][0], (*before[3][1], (((1, (0,)),), 5))
        after = reach(frame, program.body, [Known(tuple(before))])
        found.append(after)
        texts += [
            text.statement,
            f"example : ((random{seed}.program.reach {term(frame)}",
            f"    [⟨[{_listed(before)}], []⟩]).{_is(after)}) = true := by decide +kernel\n",
        ]

    assert sum(one is None for one in found) > 6
    assert sum(one is not None for one in found) > 6
    assert sum(one is not None and len(one) > 1 for one in found) > 2
    known = [one for cases in found for one in cases or ()]
    assert sum(bool(one.refuted) for one in known) > 2
    assert sum(any(b[0] for side in one.bounds for a in side for b in a) for one in known) > 6
    assert not prove(*texts)[0]


def test_lean_finds_the_same_of_random_conditions(prove):
    texts = [AGREE]
    given = Author(0).program().given
    for seed in range(40):
        author = Author(seed)
        truth = _below(author.truth(3))
        frame = Frame(4, BASES[seed % 3], 1 << seed % 4, 4, (), FACTS if seed % 2 else ())
        before = known_of([(0, 5), (-3, 4), (0, 1), (1, 5)])
        assert len(given) == len(before.bounds)
        found = Reach(frame).refine(truth, before, seed % 3 > 0)
        holds = str(seed % 3 > 0).lower()
        texts += [
            f"example : agree (Expr.refine {term(frame)} {expr(truth, NAMES)}",
            f"    ⟨[{_listed(before.bounds)}], []⟩ {holds}) [",
            ",\n".join(map(_known, found)),
            "    ] = true := by decide +kernel\n",
        ]

    assert not prove(*texts)[0]


SIZE, PLACE, STOCK, NEW = (Var(place) for place in range(4))
BEFORE = known_of([(2, 20), (0, 50), (0, 50), (0, 0)])
FRAME = Frame(4, (0, 1, 2), 8, 8)


def test_bounds_are_relative_to_variables_that_change():
    body = (
        Require(Bin(Op.LT, PLACE, STOCK), 0, ""),
        Assign(2, Bin(Op.ADD, STOCK, Lit(3))),
        Assign(3, Bin(Op.SUB, STOCK, PLACE)),
        Require(Bin(Op.LT, Lit(3), NEW), 0, ""),
    )
    found = Reach(FRAME)
    found.block(body, [BEFORE])
    assert found.failed == [body[0]]

    without = Reach(dataclasses.replace(FRAME, bases=(0,)))
    without.block(body, [BEFORE])
    assert without.failed == [body[0], body[3]]


def test_a_variable_that_is_assigned_anew_is_no_bound_any_longer():
    less = Bin(Op.LT, PLACE, STOCK)
    body = (Require(less, 1, ""), Assign(3, STOCK), Assign(2, Lit(0)), Require(less, 2, ""))

    assert _shown(body) == [body[0], body[3]]
    assert _shown((*body[:2], Require(less, 2, ""))) == [body[0]]


def test_what_is_below_a_product_divided_by_a_factor_is_below_the_other_one():
    cells = Bin(Op.MUL, Var(1), Var(0))
    body = (
        Draw(3, Bin(Op.SUB, cells, Lit(1))),
        Assign(2, Bin(Op.FLOOR_DIV, NEW, Var(1))),
        Require(Bin(Op.LT, Var(2), Var(0)), 0, ""),
    )
    known = known_of([(2, 20), (1, 18), (0, 0), (0, 0)])

    assert _shown(body, known) == []
    body = (*body[:2], Require(Bin(Op.LT, Bin(Op.ADD, Var(2), Lit(1)), Var(0)), 0, ""))
    assert _shown(body, known) == [body[2]]


def test_a_condition_that_does_not_hold_is_remembered_until_a_variable_of_it_changes():
    line = Ite(Bin(Op.EQ, PLACE, Lit(3)), Bin(Op.EQ, STOCK, Lit(4)), Lit(0))
    again = Require(Bin(Op.EQ, line, Lit(0)), 0, "")
    frame = dataclasses.replace(FRAME, cases=1, paths=1, facts=(line,))

    body = (IfElse(line, (Assign(1, Lit(0)),), ()), Assign(3, Lit(7)), again)
    assert _shown(body, frame=frame) == []
    assert _shown(body, frame=dataclasses.replace(frame, facts=())) == [again]
    body = (IfElse(line, (Assign(1, Lit(0)),), ()), Assign(2, Lit(4)), again)
    assert _shown(body, frame=frame) == [again]


def test_keys_keep_cases_apart_that_are_too_many():
    far = Bin(Op.LT, Lit(9), PLACE)
    body = (
        IfElse(far, (Assign(3, Lit(1)),), (Assign(3, Lit(0)),)),
        IfElse(NEW, (Require(far, 0, ""),), ()),
    )
    one = dataclasses.replace(FRAME, paths=1)

    assert _shown(body, frame=dataclasses.replace(one, keys=(3,))) == []
    assert _shown(body, frame=one) == [body[1].then[0]]


def test_a_requirement_of_values_makes_cases_of_them():
    values = Require(either(Bin(Op.EQ, PLACE, Lit(0)), Bin(Op.EQ, PLACE, Lit(1))), 0, "")
    square = Bin(Op.MOD, Bin(Op.ADD, PLACE, Lit(1)), Lit(2))
    other = Require(Bin(Op.EQ, Bin(Op.EQ, square, PLACE), Lit(0)), 0, "")
    known = known_of([(2, 20), (0, 1), (0, 0), (0, 0)])

    assert _shown((values, other), known) == []
    assert _shown((other,), known) == [other]


def _shown(body, known=BEFORE, frame=FRAME):
    """What is not shown."""
    found = Reach(frame)
    found.block(body, [known])
    return found.failed


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
    cases = ",\n      ".join(map(_known, found))
    return f"any fun L => agree L [{cases}]"


def _known(one):
    facts = ", ".join(expr(fact, NAMES) for fact in one.refuted)
    return f"⟨[{_listed(one.bounds)}], [{facts}]⟩"


def _listed(bounds):
    return ",\n      ".join(f"({_side(low)}, {_side(high)})" for low, high in bounds)


def _side(bounds):
    return f"[{', '.join(f'({_terms(terms)}, {k})' for terms, k in bounds)}]"


def _terms(terms):
    return f"[{', '.join(f'({c}, [{_places(product)}])' for c, product in terms)}]"


def _places(product):
    return ", ".join(map(str, product))
