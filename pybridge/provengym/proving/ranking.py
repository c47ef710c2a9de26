"""A ranking of the states of rules: a linear function of their fields that falls in each step.

Candidates are those that fell in episodes of random actions.  One is found where the analysis of
`reaching` shows that it falls in every step, as Lean's kernel will.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from provengym.proving.program import (
    ZERO,
    Assign,
    Bin,
    Block,
    Expr,
    Given,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
    binary,
    moved,
    run,
    value,
)
from provengym.proving.ranges import Range
from provengym.proving.reaching import Frame, Reach, TooLongError, known_of
from provengym.proving.showing import CASES

FACTORS = (1, -1, 2, -2, 3, -3)
"""What fields are multiplied by."""
TRIED = 4
"""The most candidates of which it is tried to show that they fall."""
EPISODES = 24
"""The number of episodes that are played."""
STEPS = 40
"""The most steps of one."""
WORK = 4_000
"""The most work of the analysis of a candidate."""
_WIDTH = 12
"""Parameters are drawn that are at most so much above their least values."""


@dataclass(frozen=True)
class Ranking:
    """A ranking that is found.

    Attributes:
        rank: The expression, of parameters and fields.
        text: What each step does, such as ``raises turn``.
        frame: What the analysis is told, by which it shows that the expression falls and is not
            negative then.
    """

    rank: Expr
    text: str
    frame: Frame


@dataclass(frozen=True)
class Falls:
    """The program of which Lean is to show that it is safe: `ends.check` of the page.

    Attributes:
        body: Its statements.
        size: The number of its variables.
        kept: The variable that keeps the rank.
        moved: By how much the variables of the copies of `holds` and `over` are moved.
    """

    body: Block
    size: int
    kept: int
    moved: Mapping[str, int]


def falls(programs: Mapping[str, Program], first: int, rank: Expr) -> Falls:
    """Return the program that requires of a rank that `act` lets it fall, where the invariant holds
    and the episode is not over.

    Args:
        programs: `act`, `over` and `holds`.
        first: The number of parameters and of numbers of the fields.
        rank: The rank.
    """
    act = programs["act"]
    kept = len(act.variables)
    size, moves = kept + 1, {}
    for part, name in (("before", "holds"), ("over", "over")):
        moves[part] = size - first
        size += len(programs[name].variables) - first
    less = Ite(Bin(Op.LT, rank, Var(kept)), Bin(Op.LT, Lit(-1), rank), ZERO)
    body: Block = (Assign(kept, rank), *act.body, Require(less, 0, "that a ranking falls"))
    for part, name in (("over", "over"), ("before", "holds")):
        copy = moved(programs[name].body, first, moves[part])
        found = Var(moves[part] + len(programs[name].variables) - 1)
        sides = (body, ()) if part == "before" else ((), body)
        body = (*copy, IfElse(found, *sides))
    return Falls(body, size, kept, moves)


def ranking(
    programs: Mapping[str, Program],
    params: int,
    spans: Sequence[Range],
    accepts: Expr,
    rows: Sequence[int],
) -> Ranking | None:
    """Return a ranking of the states; None where none is found.

    Args:
        programs: The rules: `start`, `act`, `over` and `holds`.
        params: The number of parameters.
        spans: The ranges of the parameters, of the numbers of the fields, and of the action.
        accepts: Whether parameters are in ranges that depend on others.
        rows: How many numbers each field has.
    """
    first = len(spans) - 1
    groups = [*_groups(params, rows)]
    steps = [*_steps(programs, params, spans, accepts, groups)]
    if not steps:
        return None
    given = programs["act"].given
    for factors in itertools.islice(_candidates(np.array(steps)), TRIED):
        rank = _rank(factors, groups, given)
        made = falls(programs, first, rank)
        before = known_of([*spans, *[(0, 0)] * (made.size - len(spans))])
        for frame in _frames(made.size, params, first, groups, factors):
            reach = Reach(frame, WORK)
            try:
                reach.block(made.body, reach.refine(accepts, before, True))
            except TooLongError:
                break
            if not reach.failed:
                return Ranking(rank, _text(factors, groups, given), frame)
    return None


def _groups(params: int, rows: Sequence[int]) -> Iterator[range]:
    """The places of each field."""
    at = params
    for count in rows:
        yield range(at, at + count)
        at += count


def _frames(
    size: int, params: int, first: int, groups: Sequence[range], factors: Mapping[int, int]
) -> Iterator[Frame]:
    ranked = {place for number in factors for place in groups[number]}
    for bases in (tuple(sorted({*range(params), *ranked})), tuple(range(first))):
        for cases in CASES:
            yield Frame(size, bases, cases, cases)


def _steps(
    programs: Mapping[str, Program],
    params: int,
    spans: Sequence[Range],
    accepts: Expr,
    groups: Sequence[range],
) -> Iterator[list[int]]:
    """By how much each field, of rows the sum, changed in steps of episodes of random actions."""
    generator = random.Random(0)
    act, over = programs["act"], programs["over"]
    for _ in range(EPISODES):
        given = [generator.randint(low, min(high, low + _WIDTH)) for low, high in spans[:params]]
        try:
            if not value(accepts, given):
                continue
            state = run(programs["start"], given, generator.randrange).store[: len(spans) - 1]
            for _ in range(STEPS):
                if run(over, state, generator.randrange).store[-1]:
                    break
                given = [*state[:params]]
                high = value(act.given[-1].high, given)
                action = generator.randint(spans[-1][0], max(spans[-1][0], high))
                after = run(act, [*state, action], generator.randrange)
                if after.failed:
                    break
                before, state = state, after.store[: len(spans) - 1]
                yield [sum(state[i] - before[i] for i in places) for places in groups]
        except ArithmeticError:
            continue


def _candidates(steps: NDArray[np.int64]) -> Iterator[Mapping[int, int]]:
    """The factors of functions that fell in all steps, by the numbers of the fields: of one field,
    then of two."""
    fields = range(steps.shape[1])
    for count in (1, 2):
        for chosen in itertools.combinations(fields, count):
            for factors in itertools.product(FACTORS, repeat=count):
                if (steps[:, chosen] @ np.array(factors) < 0).all() and np.gcd.reduce(factors) == 1:
                    yield dict(zip(chosen, factors, strict=True))


def _rank(factors: Mapping[int, int], groups: Sequence[range], given: Sequence[Given]) -> Expr:
    """A sum that falls as a function does and is not negative."""
    rank: Expr = ZERO
    for number, factor in factors.items():
        for place in groups[number]:
            low, high = given[place].low, given[place].high
            ends = (Var(place), low) if factor > 0 else (high, Var(place))
            part = binary(Op.MUL, Lit(abs(factor)), binary(Op.SUB, *ends))
            rank = binary(Op.ADD, rank, part)
    return rank


def _text(factors: Mapping[int, int], groups: Sequence[range], given: Sequence[Given]) -> str:
    """What each step does to a function that falls, as the class would write it."""
    rises = all(factor < 0 for factor in factors.values())
    parts = []
    for number, factor in factors.items():
        name = given[groups[number][0]].name.partition("[")[0]
        name = f"sum({name})" if len(groups[number]) > 1 else name
        sign = "+" if (factor < 0) == rises else "-"
        parts += [sign, name if abs(factor) == 1 else f"{abs(factor)} * {name}"]
    told = " ".join(parts[1:] if parts[0] == "+" else ["-" + parts[1], *parts[2:]])
    return f"{'raises' if rises else 'lowers'} {told}"
