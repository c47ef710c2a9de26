"""The objective of an audit: the expected return that is to be as large as possible."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, get_args

from provengym._validation import choice, integer
from provengym.finite.quantities import discount as discount_of
from provengym.solving import integer_model
from provengym.solving.certificates.horizon import MAX_HORIZON

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel
    from provengym.solving import IntegerModel

Kind = Literal["total", "horizon", "discounted"]
KINDS: tuple[Kind, ...] = get_args(Kind)
_LONGEST = 1_000_000
"""The longest limit of an environment within which returns are asked for."""


@dataclass(frozen=True, kw_only=True)
class Objective:
    """The expected return, discounted, of so many steps, or in total."""

    discount: Fraction | None = None
    horizon: int | None = None
    given: bool = True
    """True if the user named it."""
    set_aside: int | None = None
    """The limit of the environment, where it has too many steps to count: no answer knows it."""

    @property
    def kind(self) -> Kind:
        """The certificates' word for it."""
        if self.discount is not None:
            return "discounted"
        return "total" if self.horizon is None else "horizon"

    @property
    def text(self) -> str:
        """It in words."""
        without = f", without the limit of {self.set_aside:,} steps" if self.set_aside else ""
        if self.discount is not None:
            return f"expected return with the discount {self.discount}{without}"
        if self.horizon is None:
            return f"expected total return{without}"
        limit = "steps" if self.given else "steps, the limit of the environment"
        return f"expected return within {self.horizon:,} {limit}"

    def model(self, given: FiniteModel) -> IntegerModel:
        """The model in integers, with the discount of the objective."""
        return integer_model(given, 1 if self.discount is None else self.discount)

    @property
    def arguments(self) -> dict[str, Any]:
        """The arguments of `provengym.solve` for such a model."""
        return {"objective": "total"} if self.kind == "total" else {"horizon": self.horizon}


def objective_of(
    discount: object, horizon: object, limit: int | None, kind: Kind | None = None
) -> Objective:
    """The objective that was named; else, or where it has more steps, the return within the
    environment's limit; else, or where that is more than a million steps, the total return.

    Args:
        discount: The discount factor, or None.
        horizon: The number of steps, or None.
        limit: The environment's limit of steps, or None.
        kind: What the objective is to be, or None for what the others say.

    Raises:
        TypeError, ValueError: What was named is no discount or no number of steps, or is not for
            this kind.
    """
    choice("objective", kind, (None, *KINDS))
    within = within_reach(limit)
    too_long = limit if within is None else None
    if discount is not None and horizon is not None:
        raise ValueError("discount and horizon exclude each other: give one of them")
    for name, given, its in (("discount", discount, "discounted"), ("horizon", horizon, "horizon")):
        if given is not None and kind not in (None, its):
            raise ValueError(f"{name} must not be given for the objective {kind!r}, got {given}")
        if given is None and kind == its and (name == "discount" or within is None):
            wanted = (
                "a number in [0, 1), such as 0.99" if name == "discount" else "a number of steps"
            )
            raise ValueError(f"{name} is missing, which the objective {kind!r} needs: {wanted}")
    if discount is not None:
        return Objective(discount=discount_of(discount), set_aside=too_long)
    if kind == "total":
        return Objective(set_aside=too_long)
    if horizon is not None:
        asked = integer("horizon", horizon, 1, MAX_HORIZON)
        if within is None or asked <= within:
            return Objective(horizon=asked)
    return Objective(horizon=within, given=False, set_aside=too_long)


def within_reach(limit: int | None) -> int | None:
    """A limit of steps; None where there is none, or it has too many steps to count."""
    return limit if limit is not None and limit <= _LONGEST else None
