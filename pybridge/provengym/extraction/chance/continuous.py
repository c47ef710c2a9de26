"""Numbers drawn from a distribution with a density, as draws that know their interval.

What is drawn is taken to have the textbook's distribution: below a double `x` is as much of it as
the distribution function says of `x`.  Of a number only the doubles between two ends are followed;
what lies outside of them is so improbable that it counts as unknown.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from dataclasses import dataclass

from provengym.extraction.chance.bounds import ONE, exponential_bounds, normal_bounds
from provengym.extraction.chance.order import Base


@dataclass(frozen=True, kw_only=True)
class Density(Base):
    """The doubles in their order, as a function of `k`: the k-th after 0."""

    name: str
    """The name of the distribution."""
    bounds: Callable[[float], tuple[int, int]]
    """Bounds of the distribution function, in units of ``1 / ONE``."""
    ends: tuple[float, float]
    """The least number that is followed, and the greatest."""

    def __call__(self, k: int) -> float:
        return _double(k)

    @property
    def mass(self) -> int:
        """The weight of all numbers, those included that are not followed."""
        return ONE

    @property
    def rest(self) -> str:
        """The reason why some of the mass is unknown."""
        return f"the tail of the {self.name} distribution, or the rounding of its probabilities"

    def weight(self, low: int, high: int) -> int:
        """A lower bound of the weight of the numbers for ``low <= k < high``."""
        return max(self.bounds(_double(high))[0] - self.bounds(_double(low))[1], 0)

    @functools.cached_property
    def places(self) -> tuple[int, int]:
        """The `k` of the least and of the greatest number that is followed."""
        return _place(self.ends[0]), _place(self.ends[1])


NORMAL = Density(float, name="normal", bounds=normal_bounds, ends=(-10.0, 10.0))
EXPONENTIAL = Density(float, name="exponential", bounds=exponential_bounds, ends=(0.0, 48.0))


def _double(k: int) -> float:
    value: float = struct.unpack("<d", struct.pack("<q", abs(k)))[0]
    return -value if k < 0 else value


def _place(x: float) -> int:
    place: int = struct.unpack("<q", struct.pack("<d", abs(x)))[0]
    return -place if x < 0 else place
