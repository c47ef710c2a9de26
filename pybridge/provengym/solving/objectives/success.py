"""The best probability of success, and a certificate of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.graphs import attraction, surely
from provengym.solving.certificates.base import about
from provengym.solving.certificates.success import SuccessCertificate, UnreachableCertificate
from provengym.solving.forms.success import success_model
from provengym.solving.methods.undiscounted import Undiscounted
from provengym.solving.objectives.base import Objective

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.forms.success import SuccessGiven
    from provengym.solving.methods.undiscounted import Bounds
    from provengym.solving.objectives.solution import Solution


class Success(Objective):
    """The probability of success."""

    name = "success"
    words = "the probability of success"
    takes = frozenset({"horizon", "members", "success"})

    def solved(self, model: IntegerModel) -> Solution:
        return self.first_certified(model, self._attempts(model))

    def _attempts(self, model: IntegerModel) -> Iterator[tuple[Bounds, SuccessCertificate]]:
        """Bounds with certificates that may hold."""
        possible, limits = model.possible(), self.limits
        ways = attraction(possible, possible.rewards > 0)
        sure = surely(possible, possible.rewards > 0, limits.surely_rounds)
        problem = Undiscounted(model, ways.steps < 0, sure, limits)
        for bounds in problem.bounds(self.tol, self.threads, self.report):
            yield bounds, _certificate(model, possible, bounds)


def unreachable(
    given: Any, success: SuccessGiven | None = None, *, threads: int = 1, **params: Any
) -> UnreachableCertificate | None:
    """A certificate of the states from which no policy whatever succeeds, None where there are
    none.

    Args:
        given: A model in any form that `solve` takes.
        success: The definition of success; see `success_model`.
        threads: The number of threads that compute.
        params: Parameters of the environment.

    Raises:
        TypeError, ValueError, UnknownSuccess: As `success_model` says.

    >>> from provengym.solving import unreachable
    >>> pit = [[[(1, 0, 1, True)], [(1, 1, 0, False)]], [[(1, 1, 0, False)], [(1, 1, 0, True)]]]
    >>> unreachable(pit).conclusion()
    'no policy succeeds from any of 1 of 2 states'
    """
    asked = success_model(given, success, threads=threads, **params)
    possible = asked.possible()
    ways = attraction(possible, possible.rewards > 0)
    if (ways.steps >= 0).all():
        return None
    return UnreachableCertificate(members=ways.steps < 0, scale=1, **_common(asked))


def _common(model: IntegerModel) -> dict[str, Any]:
    """Return the fields of certificates that say which model and which success they are about."""
    assert model.success is not None
    rule, text = model.success
    return {"rule": rule, "success": text, **about(model, derived=rule == "given")}


def _certificate(model: IntegerModel, possible: IntegerModel, bounds: Bounds) -> SuccessCertificate:
    """A certificate of probabilities, which may hold."""
    upper = np.clip(bounds.upper, 0, bounds.factor)
    lower = np.clip(bounds.lower, 0, bounds.factor)
    rows = np.zeros(possible.states * possible.actions, np.bool_)
    rows[np.arange(possible.states) * possible.actions + bounds.policy] = True
    decisive = possible.terminated | (lower[possible.successors] <= 0)
    steps = attraction(possible, decisive, rows).steps
    return SuccessCertificate(
        upper=upper,
        lower=lower,
        policy=bounds.policy,
        ranks=np.maximum(steps, 0),
        scale=bounds.factor,
        **_common(model),
    )
