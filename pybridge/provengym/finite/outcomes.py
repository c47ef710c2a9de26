"""The outcomes of every action in every state, in the numbers that the user gave."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

SUM_TOLERANCE = 1e-9
"""The largest distance from one of the sum of a row's probabilities, if they are floats."""


@dataclass(frozen=True, kw_only=True)
class ListedOutcomes:
    """One item for each outcome, sorted by row; row ``state * actions + action`` is
    ``starts[row]`` to ``starts[row + 1] - 1``."""

    states: int
    actions: int
    starts: NDArray[np.int64]
    probabilities: NDArray[Any]
    """float64, or objects that are fractions, or int64, which are over `denominator`."""
    successors: NDArray[np.int64]
    rewards: NDArray[Any]
    """int64, float64, or objects that are fractions."""
    terminated: NDArray[np.bool_]
    denominator: int = 1
    """The denominator of the probabilities, if they are int64."""
    exact: NDArray[Any] | None = None
    """The probabilities as fractions, where `probabilities` are the floats next to them."""
    environment: tuple[str, dict[str, Any]] | None = None
    """Id and parameters of the environment that they are of, if any."""

    @property
    def rows(self) -> NDArray[np.int64]:
        """The row of each outcome."""
        return np.repeat(np.arange(self.starts.size - 1), np.diff(self.starts))

    def place(self, item: int | np.integer[Any]) -> str:
        """The state and action of an outcome, in words."""
        return self.place_of_row(np.searchsorted(self.starts, item, side="right") - 1)

    def place_of_row(self, row: int | np.integer[Any]) -> str:
        """The state and action of a row, in words."""
        state, action = divmod(int(row), self.actions)
        return f"state {state}, action {action}"

    def check(self) -> None:
        """Raise a ValueError that names state and action where the numbers are none of a model."""
        empty = first(np.diff(self.starts) == 0)
        if empty is not None:
            raise ValueError(f"{self.place_of_row(empty)} has no outcome")
        bad = first((self.successors < 0) | (self.successors >= self.states))
        if bad is not None:
            raise ValueError(
                f"the successors of {self.place(bad)} must be between 0 and {self.states - 1}, "
                f"got {self.successors[bad]}"
            )
        one = self.denominator if self.probabilities.dtype == np.int64 else 1
        allowed = SUM_TOLERANCE if self.probabilities.dtype == np.float64 else 0
        with np.errstate(invalid="ignore"):
            bad = first(~((self.probabilities >= 0) & (self.probabilities <= one + allowed)))
        if bad is not None:
            raise ValueError(
                f"the probabilities of {self.place(bad)} must be between 0 and 1, "
                f"got {self._shown(self.probabilities[bad])}"
            )
        sums = np.add.reduceat(self.probabilities, self.starts[:-1])
        bad = first(abs(sums - one) > allowed)
        if bad is not None:
            place, shown = self.place_of_row(bad), self._shown(sums[bad])
            raise ValueError(f"the probabilities of {place} sum to {shown}, not to 1")
        if self.rewards.dtype == np.float64:
            bad = first(~np.isfinite(self.rewards))
            if bad is not None:
                place = self.place(bad)
                raise ValueError(f"the rewards of {place} must be finite, got {self.rewards[bad]}")

    def _shown(self, probability: Any) -> Any:
        """An item or a sum of `probabilities` as a number."""
        if self.probabilities.dtype == np.int64:
            return Fraction(int(probability), self.denominator)
        return probability


def first(wrong: NDArray[np.bool_]) -> int | None:
    """The index of the first true item, None when there is none."""
    index = int(wrong.argmax())
    return index if wrong[index] else None


def numbers(name: str, values: object) -> NDArray[Any]:
    """`values` as int64, as float64, or as objects that are fractions.

    Fractions, and integers that do not fit 64 bits, make all of them fractions, unless there is a
    float among them, which makes them floats.

    Raises:
        TypeError: A value is no real number.
        ValueError: They are nested sequences of different lengths.
    """
    try:
        array = np.asarray(values)
    except ValueError:
        raise ValueError(f"{name} must have rows of one length, got {shown(values)}") from None
    if array.dtype.kind == "f":
        return array.astype(np.float64, copy=False)
    if array.dtype.kind in "iu" and array.dtype != np.uint64:
        return array.astype(np.int64, copy=False)
    if not isinstance(values, np.ndarray):  # as they were given
        array = np.asarray(values, dtype=object)
    items = array.ravel().tolist()
    for item in items:
        if isinstance(item, bool) or not isinstance(item, Real):
            raise TypeError(f"{name} must be real numbers, got {shown(item)}")
    if not all(isinstance(item, Rational) for item in items):
        try:
            return array.astype(np.float64)
        except OverflowError:
            raise ValueError(f"{name} must be in the range of a float") from None
    fractions = [Fraction(int(item.numerator), int(item.denominator)) for item in items]
    exact = np.array(fractions, dtype=object)
    return exact.reshape(array.shape)
