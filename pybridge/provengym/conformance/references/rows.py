"""The outcomes of a step of the user's own reference, and their probabilities."""

from __future__ import annotations

import math
import numbers
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from provengym.data.arrays import as_scalar
from provengym.data.errors import ConformanceError, brief
from provengym.models.expected_values import ExpectedValue
from provengym.models.model import Transition
from provengym.models.values import hashable, is_hashable

MOST_PARTS = 10_000
TOLERANCE = 1e-9


def certain(where: str, answer: Any) -> Transition:
    """The one outcome of ``(next state, reward, terminated)`` or ``(..., truncated)``.

    Raises:
        ConformanceError: It is something else.
    """
    if not (isinstance(answer, tuple) and len(answer) in (3, 4)):
        raise ConformanceError(
            f"{where} must return (next state, reward, terminated) or (next state, reward, "
            f"terminated, truncated), or a list of these with a probability in front, got "
            f"{brief(answer)}"
        )
    following, reward, *ends = hashable(answer[0]), *map(as_scalar, answer[1:])
    if not is_hashable(following):
        raise ConformanceError(f"{where} gave a state that is not hashable: {brief(following)}")
    condition = reward if isinstance(reward, ExpectedValue) else None
    if condition is not None:
        reward = getattr(condition, "value", 0.0)
    if not is_number(reward):
        raise ConformanceError(f"{where} must pay a finite number, got {brief(reward)}")
    for which, value in zip(("terminated", "truncated"), ends, strict=False):
        if not isinstance(value, (bool, np.bool_)):
            raise ConformanceError(f"{where}: {which} must be a bool, got {brief(value)}")
    truncated = len(ends) > 1 and bool(ends[1])
    return Transition(following, float(reward), bool(ends[0]), truncated, condition)


def possible(where: str, row: Any) -> dict[Transition, Fraction]:
    """The different outcomes of ``[(probability, next state, reward, terminated), ...]``, and their
    probabilities.

    Those of probability 0 are left out, and not looked at.

    Raises:
        ConformanceError: It is something else, or the probabilities are none.
    """
    rows = list(row) if isinstance(row, (list, tuple)) else []
    if not rows or not all(isinstance(r, (list, tuple)) and len(r) in (4, 5) for r in rows):
        raise ConformanceError(
            f"{where} must be [(probability, next state, reward, terminated)], got {brief(row)}"
        )
    chances = exact(where, [chance for chance, *_ in rows])
    outcomes: dict[Transition, Fraction] = {}
    for chance, (_, *rest) in zip(chances, rows, strict=True):
        if chance:
            outcome = certain(where, tuple(rest))
            outcomes[outcome] = outcomes.get(outcome, Fraction(0)) + chance
    return outcomes


def starts(where: str, start: Any) -> tuple[tuple[Any, Fraction], ...]:
    """The states after a reset, of one or of ``{state: probability}``.

    Raises:
        ConformanceError: It is something else, or the probabilities are none.
    """
    if isinstance(start, Mapping):
        if not start:
            raise ConformanceError(f"{where} names no state")
        chances = exact(where, list(start.values()))
        return tuple((s, c) for s, c in zip(start, chances, strict=True) if c)
    start = hashable(start)
    if not is_hashable(start):
        raise ConformanceError(
            f"{where} must be hashable, got {brief(start)}; or a dictionary of states and their "
            "probabilities"
        )
    return ((start, Fraction(1)),)


def exact(where: str, chances: list[Any]) -> list[Fraction]:
    """Probabilities as fractions whose sum is 1.

    Integers are weights: ``1, 2`` is one third and two thirds.  Other numbers must have the sum 1,
    up to 1e-9.  A float is taken for the fraction with a denominator up to 10,000 that is nearer
    than 1e-9 to it, if there is one (there cannot be two), so that 1 / 3 and 0.1 mean what they
    say; else for the binary fraction that it is.  The sum is then made 1 by division.

    Raises:
        ConformanceError: They are no probabilities.
    """
    chances = [as_scalar(chance) for chance in chances]
    for chance in chances:
        if not is_number(chance) or isinstance(chance, (bool, np.bool_)) or chance < 0:
            raise ConformanceError(
                f"{where} has the probability {brief(chance)}, which is no number, 0 or more"
            )
    parts = [_fraction(chance) for chance in chances]
    total = sum(parts, Fraction(0))
    weights = all(isinstance(chance, numbers.Integral) for chance in chances)
    if not total or not (weights or abs(total - 1) <= TOLERANCE):
        raise ConformanceError(f"{where} has probability {float(total):g}, not 1")
    return [part / total for part in parts]


def is_number(value: object) -> bool:
    """Return whether a value is a finite real number."""
    return isinstance(value, numbers.Real) and math.isfinite(value)


def _fraction(chance: Any) -> Fraction:
    if isinstance(chance, numbers.Rational):
        return Fraction(int(chance.numerator), int(chance.denominator))
    number = Fraction(float(chance))
    simple = number.limit_denominator(MOST_PARTS)
    return simple if abs(simple - number) <= TOLERANCE else number
