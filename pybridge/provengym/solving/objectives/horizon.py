"""The best return of so many steps, by backward induction, and a certificate of it."""

from __future__ import annotations

import os
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.data.words import counted
from provengym.solving.certificates.base import about
from provengym.solving.certificates.horizon import HorizonCertificate
from provengym.solving.methods.fixed_point import FACTOR_LIMIT, REWARD_LIMIT, VALUE_LIMIT
from provengym.solving.objectives.base import Objective
from provengym.solving.objectives.errors import NotCertified

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.progress import Report
    from provengym.solving.objectives.solution import Solution

    Layers = tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int32]]

BYTES = 20
"""The size of the two values and the action of a state in a layer."""


class Horizon(Objective):
    """The expected return of so many steps, by backward induction: in place of the objective beside
    which a horizon is given, and about the same process."""

    name = "horizon"
    words = "the return of so many steps"
    takes = frozenset({"discount", "horizon", "members", "success"})

    def solved(self, model: IntegerModel) -> Solution:
        """As other objectives.

        Raises:
            MemoryError: The layers take more than the machine has.
            NotCertified: The values do not fit the integers.
        """
        horizon, tol = self.horizon, self.tol
        assert horizon is not None
        size = BYTES * horizon * model.states
        if size > os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"):
            raise MemoryError(
                f"the layers of {counted(horizon, 'step')} and {counted(model.states, 'state')} "
                f"take {size / 2**30:.3g} GiB, which is more memory than there is"
            )
        factor = _factor(model, horizon, tol)
        try:
            upper, lower, policy = _layers(model, horizon, factor, tol, self.threads, self.report)
        except ValueError:  # of a number that does not fit
            raise NotCertified(tol, None, "") from None
        asked = about(model, derived=model.success is not None)
        certificate = HorizonCertificate(
            horizon=horizon,
            upper=upper.reshape(-1),
            lower=lower.reshape(-1),
            policy=policy.reshape(-1),
            scale=model.reward_scale * factor,
            **{**asked, "sha256": HorizonCertificate.asked(model, horizon)},
        )
        failure = certificate.first_failure(model, factor, self.threads)
        if failure is not None or certificate.exact_bound > tol:
            bound = None if failure is not None else certificate.bound
            raise NotCertified(tol, bound, "ask for a larger tol, or for fewer steps")
        values = lower[-1] / float(certificate.scale)
        following = lower[-2] / float(certificate.scale) if horizon > 1 else np.zeros_like(values)
        return self.solution(
            model,
            certificate,
            values=values,
            policy=policy[::-1],
            iterations=horizon,
            method="backward_induction",
            residual=certificate.bound,
            following=following,
        )


def _factor(model: IntegerModel, horizon: int, tol: float) -> int:
    """Return the factor of the rewards: such that every layer is met exactly, where that fits, and
    else so large, if that fits, that the roundings of all layers stay below the tolerance."""
    largest = max(-int(model.rewards.min()), int(model.rewards.max()), 1)

    def fits(factor: int) -> bool:
        return (
            factor < FACTOR_LIMIT
            and factor * largest < REWARD_LIMIT
            and factor * (largest + 1) * horizon < VALUE_LIMIT
        )

    # Each layer divides by this once more.
    unit = model.denominator * model.discount.denominator
    if unit == 1 or (horizon < FACTOR_LIMIT.bit_length() and fits(unit**horizon)):
        return int(unit**horizon)
    wanted = 2 * horizon / Fraction(tol) / model.reward_scale
    factor = 1
    while factor < wanted and fits(2 * factor):
        factor *= 2
    return factor


def _layers(
    model: IntegerModel, horizon: int, factor: int, tol: float, threads: int, report: Report
) -> Layers:
    """The upper and the lower values and the actions for one step to go, for two, and so on, each
    of shape (horizon, states), to which nobody can write.

    Raises:
        ValueError: A number does not fit.
    """
    upper = np.empty((horizon, model.states), np.int64)
    lower, policy = np.empty_like(upper), np.empty(upper.shape, np.int32)
    zero, ignored = np.zeros(model.states, np.int64), np.empty(model.states, np.int32)
    for k in range(horizon):
        above, below = (upper[k - 1], lower[k - 1]) if k else (zero, zero)
        model.table.layer(above, factor, True, upper[k], ignored, threads)
        model.table.layer(below, factor, False, lower[k], policy[k], threads)
        report(k + 1, float(horizon - k - 1), tol)
    for layers in (upper, lower, policy):
        layers.flags.writeable = False  # so that the certificate needs no copy
    return upper, lower, policy
