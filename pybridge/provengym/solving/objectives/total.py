"""The largest total return, and a certificate of it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.graphs import attraction, end_components
from provengym.solving.certificates.base import about
from provengym.solving.certificates.total import TotalCertificate, counting
from provengym.solving.methods.fixed_point import TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.progress import silent
from provengym.solving.methods.under_weights import under_weights
from provengym.solving.methods.undiscounted import Undiscounted
from provengym.solving.objectives import endless
from provengym.solving.objectives.base import Objective
from provengym.solving.objectives.errors import UnboundedReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.undiscounted import Bounds
    from provengym.solving.objectives.solution import Solution

RANK_SCALE = 2**10
"""Ranks rise by one over this more than they have to, which makes room for rounding."""


class Total(Objective):
    """The expected return of a whole episode, without a discount."""

    name = "total"
    words = "the total return, without a discount"
    takes = frozenset({"horizon", "members"})

    def solved(self, model: IntegerModel) -> Solution:
        possible = model.possible()
        ways = attraction(possible, possible.terminated)
        if (ways.steps < 0).any():
            state = int((ways.steps < 0).argmax())
            raise ValueError(f"no policy ends from state {state}, so there is no total return")
        components = end_components(possible)
        if (certificate := endless.found(model, self.threads)) is not None:
            raise UnboundedReturn(certificate)
        return self.first_certified(model, self._attempts(model, components.count > 0))

    def _attempts(
        self, model: IntegerModel, may_stay: bool
    ) -> Iterator[tuple[Bounds, TotalCertificate]]:
        """Bounds with certificates that may hold: first those about more policies."""
        problem = Undiscounted(model, limits=self.limits)
        for bounds in problem.bounds(self.tol, self.threads, self.report):
            cases = ["nonnegative"] if (bounds.upper >= 0).all() else []
            cases += ["ending"] if may_stay else ["ranking", "ending"]
            for case in cases:
                ranked = ranks(model, None if case == "ranking" else bounds.policy, self.limits)
                if ranked is None:
                    continue
                steps, rank_scale = ranked
                yield (
                    bounds,
                    TotalCertificate(
                        upper=bounds.upper,
                        lower=bounds.lower,
                        policy=bounds.policy,
                        ranks=steps,
                        rank_scale=rank_scale,
                        case=case,
                        scale=model.reward_scale * bounds.factor,
                        **about(model),
                    ),
                )


def ranks(
    model: IntegerModel, policy: NDArray[np.int32] | None, limits: SolverLimits = NORMAL
) -> tuple[NDArray[np.int64], int] | None:
    """A little more than the expected number of steps to the end, under a policy, or at most if
    there is none; and the units in a step.  None where there may be no end, or it is too large."""
    if policy is not None:
        taken = np.arange(model.actions) == policy[:, np.newaxis]
        model = under_weights(model, taken.astype(np.uint8))
        if (attraction(model, model.terminated).steps < 0).any():
            return None
    steps = counting(model, RANK_SCALE + 1, RANK_SCALE)
    start = np.zeros(model.states, np.int32)
    error = Fraction(1, 4 * RANK_SCALE)
    try:
        point, *_ = policy_iteration(steps, start, error, silent, limits)
    except (TooLarge, OverflowError):
        return None
    return np.maximum(point.units, 0), point.scale
