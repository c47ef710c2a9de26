"""A model that is not complete, and that is taken for complete: what is not known of it is met in
no episode that is long enough, or in hardly any."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.completed import RARE, completed, cut, lowered, nearly
from provengym.solving import NotCertified, UnboundedReturn, integer_model
from provengym.solving.questions.best_returns import certified

if TYPE_CHECKING:
    from provengym.auditing.objective import Objective
    from provengym.finite.model import FiniteModel

ZERO = Fraction(0)
_UNIT = 1e6
"""Numbers of steps are found to a billionth of this."""


@dataclass(frozen=True)
class Settled:
    """A complete model in place of one that is not."""

    model: FiniteModel
    partial: FiniteModel
    """What it stands for: the one that is not complete."""
    chance: Fraction = ZERO
    """No policy meets something unknown in an episode with a larger probability: the given process
    differs from the model in no more."""
    limit: int | None = None
    """The number of steps within which nothing else is unknown, where the model was cut there."""


def settled(given: FiniteModel, objective: Objective, *, asks_success: bool) -> Settled | None:
    """The complete model that stands for one; None where too much is unknown.

    Args:
        given: The model.
        objective: The return that is asked for.  With a discount, and no limit of steps, what is
            far away counts for little, but only in returns.
        asks_success: True if success may be asked for.
    """
    if given.complete:
        return Settled(given, given)
    if not given.starts.size:
        return None
    limits = [one for one in (objective.horizon, given.time_limit) if one is not None]
    limit, model, within = min(limits, default=None), given, None
    part = completed(model)
    # With a discount the return has no limit of steps, and what is behind that of episodes counts.
    is_limited = objective.discount is None
    if limit is not None and is_limited and max(part.masses, default=ZERO) >= RARE:
        model, within = cut(given, limit), limit
        part = completed(model)
    whole, mass = nearly(model), max(part.masses, default=ZERO)
    if whole is None:
        return None
    chance = part.start_mass
    if mass:
        steps = _steps(model, objective, limit, asks_success=asks_success)
        if steps is None:
            return None
        chance += mass * steps
    return Settled(whole, model, chance, within) if chance < RARE else None


def _steps(
    model: FiniteModel, objective: Objective, limit: int | None, *, asks_success: bool
) -> Fraction | None:
    """A bound on the number of steps of an episode, discounted where only returns are asked for;
    None where there is none."""
    discount = objective.discount
    if limit is not None:
        return Fraction(limit) if discount is None else max(Fraction(limit), 1 / (1 - discount))
    found = most_steps(model)
    if found is None and discount is not None and not asks_success:
        return 1 / (1 - discount)
    return found


def most_steps(model: FiniteModel) -> Fraction | None:
    """A bound on the expected number of steps before an episode ends or meets something unknown,
    from every state and under every policy; None where there is none.

    It is the largest total return of a model of lower bounds, in which each known step pays one,
    and what is not known more than an episode in the bound has steps.
    """
    part = completed(lowered(model)[0])

    def found(later: Fraction) -> Fraction | None:
        rewards = np.where(part.unknown, float(1 + later), 1.0)
        steps = integer_model(replace(part.model, rewards=rewards), 1)
        try:
            certificate = certified(steps, _UNIT, objective="total").certificate
        except (MemoryError, NotCertified, UnboundedReturn, ValueError):
            return None
        if steps.reward_rounding or certificate.policies != "all":
            return None
        live = np.flatnonzero(~model.ended).tolist()
        return max((certificate.between(state)[1] for state in live), default=ZERO)

    first = found(ZERO)
    later = None if first is None else Fraction(int(2 * first) + 2)
    most = None if later is None else found(later)
    return most if most is not None and later is not None and most <= later else None
