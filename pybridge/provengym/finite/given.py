"""The distance of a model in integers from the one that was given in floats."""

from __future__ import annotations

import functools
import itertools
import math
import operator
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym.finite import rationals

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Distance:
    """Bounds on the distance of two decision processes with the same states, actions and discount
    (`Spec.MDP.CloseOn`)."""

    rewards: Fraction
    """A bound on the distance of the expected rewards of an action in a state."""
    rows: Fraction
    """A bound on the distance of the distributions of what follows an action in a state, in total
    variation."""

    def backups(self, discount: Fraction, span: Fraction) -> Fraction:
        """Bound the distance of Bellman backups of values that, with zero, span so much
        (`Spec.MDP.CloseOn.abs_backup_sub_le`)."""
        return self.rewards + discount * self.rows * span


@dataclass(frozen=True, eq=False)
class Given:
    """The numbers that an integer model was made from, where they were given in floats, as
    `canonical.model_of` takes them.

    A float is the rational number that it is, and what a row of probabilities lacks of one, or has
    above it, is so small that all are divided by their sum.
    """

    starts: NDArray[np.int64]
    probabilities: NDArray[Any]
    rewards: NDArray[Any]
    discount: Fraction
    denominator: int
    exact: NDArray[Any] | None
    of_success: bool = False
    """True if the integer model pays one for some of the outcomes, which end the episode, and
    nothing else."""

    @functools.cached_property
    def distance(self) -> Distance:
        """The distance from the integer model, exactly; it takes some microseconds for each
        outcome."""
        weights, denominator, _ = rationals.weights(
            self.starts, self.probabilities, self.denominator
        )
        units, scale, _ = rationals.rewards(self.rewards, self.discount)
        probabilities = self.probabilities if self.exact is None else self.exact
        columns = (weights, probabilities, units, self.rewards)
        lists = [column.tolist() for column in columns]
        rewards = rows = Fraction(0)
        for begin, end in itertools.pairwise(self.starts.tolist()):
            weight, chances, unit, paid = (column[begin:end] for column in lists)
            chance, _ = _over_one(chances)
            total = sum(chance)
            apart = sum(
                abs(p * denominator - w * total) for p, w in zip(chance, weight, strict=True)
            )
            rows = max(rows, Fraction(apart, 2 * total * denominator))
            pay, common = _over_one(paid)
            expected = Fraction(sum(map(operator.mul, chance, pay)), total * common)
            rounded = Fraction(sum(map(operator.mul, weight, unit)), denominator * scale)
            rewards = max(rewards, abs(expected - rounded))
        return Distance(rows if self.of_success else rewards, rows)


def _over_one(numbers: Sequence[float | Fraction]) -> tuple[list[int], int]:
    """Numbers as integers over one denominator."""
    ratios = [number.as_integer_ratio() for number in numbers]
    common = math.lcm(*(denominator for _, denominator in ratios))
    return [numerator * (common // denominator) for numerator, denominator in ratios], common
