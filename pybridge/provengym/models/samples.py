"""Samples, next to the distributions that they were drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = Any
"""A number or a text; of one distribution all are of the same kind."""


@dataclass(frozen=True)
class Sample:
    """A value that was shown, and the distribution of what could have been."""

    value: Value
    distribution: Mapping[Value, Fraction]
    """The probability of each value, in order."""
    given: tuple[Value, ...] | None = None
    """Values of the parts before it; samples with equal ones are counted together.  None: those of
    equal probabilities are."""


class Conditionals:
    """The distribution of each part of a tuple, given the parts before it.

    Args:
        weights: The weight of each tuple, in proportion to its probability.

    >>> Conditionals({(0, 0): 1, (0, 1): 2, (1, 5): 1}).samples((0, 1))[1].distribution
    {0: Fraction(1, 3), 1: Fraction(2, 3)}
    """

    def __init__(self, weights: Mapping[tuple[Value, ...], int | Fraction]) -> None:
        sums: dict[tuple[Value, ...], dict[Value, int | Fraction]] = {}
        for parts, weight in weights.items():
            for k, part in enumerate(parts):
                after = sums.setdefault(parts[:k], {})
                after[part] = after.get(part, 0) + weight
        self._distributions = {given: _normalised(after) for given, after in sums.items()}

    def samples(self, parts: tuple[Value, ...], *, pooled: bool = False) -> tuple[Sample, ...]:
        """A sample of each part, held together with those of equal parts before it; or `pooled`,
        with those of equal probabilities."""
        return tuple(
            Sample(part, self._distributions[parts[:k]], None if pooled else parts[:k])
            for k, part in enumerate(parts)
        )


def _normalised(weights: dict[Value, int | Fraction]) -> dict[Value, Fraction]:
    total = sum(weights.values())
    return {value: Fraction(weights[value]) / total for value in sorted(weights)}
