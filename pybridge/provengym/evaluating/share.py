"""The share of a policy between uniform play and the best."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.auditing.data import Value
from provengym.finite.quantities import rounded_up, shown_up

if TYPE_CHECKING:
    from provengym.auditing.data import BestReturn

TINY = Fraction(1, 10**5)
"""Sizes below this are told by their power of ten."""
AS_GOOD = "undefined, for uniform play earns as much as the best"
MAY_BE_AS_GOOD = "not decided, for uniform play earns as much as the best within their bounds"


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """What a policy earns beside the best and uniform play.

    Attributes:
        gap: By how much the best return is above that of the policy; None where one of them is not
            known from both sides.
        share: The policy's share of the way from uniform play, 0, to the best, 1; below 0 where it
            earns less than uniform play.  None where there is none.
        no_share: Why there is none, in words; empty where there is, and where there is no gap.
        condition: What both rest on, as `BestReturn.condition`.
    """

    gap: Value | None = None
    share: Value | None = None
    no_share: str = ""
    condition: str = ""


def compared(
    value: BestReturn | None,
    best: BestReturn | None,
    uniform: BestReturn | None,
    *,
    is_uniform: bool = False,
) -> Comparison:
    """Compare the return of a policy with that of the best one and that of uniform play.

    Args:
        value: That of the policy.
        best: That of the best one.
        uniform: That of uniform play.
        is_uniform: True if the policy is uniform play.
    """
    if value is None or best is None:
        return Comparison()
    earned, most = value.value, best.value
    if not (isinstance(earned, Value) and isinstance(most, Value)):
        return Comparison()
    low, high = most.low - earned.high, most.high - earned.low
    exceeds_all = best.policies == "all"
    gap = Value(low=max(low, Fraction(0)) if exceeds_all else low, high=high)
    least = None if uniform is None else uniform.value
    if uniform is None or not isinstance(least, Value):
        condition = _condition(value, best)
        why = "not known, for the value of uniform play is not"
        return Comparison(gap=gap, no_share=why, condition=condition)
    share = None
    if most.low > least.high:
        zero = Value(low=Fraction(0), high=Fraction(0))
        share = zero if is_uniform else _share(earned, least, most, at_most_one=exceeds_all)
    why = AS_GOOD if most.exact is not None and most.exact == least.exact else MAY_BE_AS_GOOD
    return Comparison(
        gap=gap,
        share=share,
        no_share="" if share is not None else why,
        condition=_condition(value, best, uniform),
    )


def size_up(size: Fraction) -> str:
    """A size that is not below the given one: of a tiny one a power of ten, which tells no more
    than it need.

    >>> size_up(Fraction(3, 10**11)), size_up(Fraction(1, 3)), size_up(Fraction(0))
    ('1e-10', '0.334', '0')
    """
    if not 0 < size < TINY:
        return shown_up(rounded_up(size))
    power = 0
    while Fraction(1, 10 ** (power + 1)) >= size:
        power += 1
    return f"1e-{power:02}"


def _share(earned: Value, least: Value, most: Value, *, at_most_one: bool) -> Value:
    """The shares of the way from `least` to `most`, for all numbers between the bounds.

    In each of the three numbers the share only grows or only falls while the others stay, so its
    extremes are at ends of all three.
    """
    ends = ((one.low, one.high) for one in (earned, least, most))
    shares = [(value - zero) / (one - zero) for value, zero, one in itertools.product(*ends)]
    low, high = min(shares), max(shares)
    if at_most_one:
        low, high = min(low, Fraction(1)), min(high, Fraction(1))
    return Value(low=low, high=high)


def _condition(*known: BestReturn) -> str:
    """What all of them rest on."""
    return max(known, key=lambda one: (one.but_for, bool(one.condition))).condition
