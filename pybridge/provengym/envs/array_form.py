"""How the integers of a kernel become the arrays of an environment, for what computes many at once.

`KernelEnv.array_form` tells it of an environment; one lane at a time, `step` and `reset` do the
same in Python.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Numbers:
    """Components as floats: ``((value - offset) / divisor) * factor``, computed in float64 and
    rounded to float32, each with its own three numbers."""

    offsets: tuple[float, ...]
    divisors: tuple[float, ...]
    factors: tuple[float, ...]


@dataclass(frozen=True)
class Numbered:
    """Actions 0 to count - 1: action k is the kernel's word ``k * step``."""

    count: int
    step: int = 1


@dataclass(frozen=True)
class Amount:
    """Actions that are a float in an array of shape (1,), taken as the nearest of `low` and `high`
    when they lie outside of these.

    The kernel's word is the whole number nearest to ``amount * capacity / whole``, the even one of
    two, plus `offset`, and `most` where that is less.
    """

    low: float
    high: float
    capacity: int
    whole: float
    offset: int
    most: int


@dataclass(frozen=True)
class ArrayForm:
    """Which components of a kernel's observation an environment shows, and as what."""

    shape: tuple[int, ...]
    """Of an observation: () or (number of components,)."""
    actions: Numbered | Amount
    first: int = 0
    """The first component that is shown."""
    numbers: Numbers | None = None
    """None where they are integers."""
    reward_factor: float = 1.0
    """A reward is the kernel's, as a float64, times this."""
