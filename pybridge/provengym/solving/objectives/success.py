"""The best probability of success, and a certificate of it."""

from __future__ import annotations

import time
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.envs import registry
from provengym.finite.graphs import PossibleOutcomes, attraction, surely
from provengym.solving.certificates.success import SuccessCertificate, UnreachableCertificate
from provengym.solving.forms.success import success_model
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.undiscounted import Bounds, Undiscounted
from provengym.solving.objectives.errors import NotCertified
from provengym.solving.objectives.solution import Solution

if TYPE_CHECKING:
    from provengym.solving.forms.success import SuccessGiven, SuccessModel
    from provengym.solving.methods.progress import Report


def solved(
    asked: SuccessModel,
    tol: float,
    threads: int,
    report: Report,
    *,
    started: float,
    limits: SolverLimits = NORMAL,
) -> Solution:
    """`solve` with the objective "success", for arguments that are valid.

    Raises:
        NotCertified: The probabilities could not be certified to `tol`.
    """
    model = asked.model
    outcomes = PossibleOutcomes(model)
    ways = attraction(outcomes, model.states, model.actions, outcomes.rewards > 0)
    sure = surely(outcomes, model.states, model.actions, outcomes.rewards > 0, limits.surely_rounds)
    problem = Undiscounted(model, ways.steps < 0, sure, limits)
    best: float | None = None
    for bounds in problem.bounds(tol, threads, report):
        certificate = _certificate(asked, outcomes, bounds)
        if certificate.first_failure(model, bounds.factor, threads) is not None:
            continue
        best = certificate.bound if best is None else min(best, certificate.bound)
        if certificate.exact_bound <= tol:
            values = bounds.lower / float(bounds.factor)
            q_values = np.empty((model.states, model.actions))
            model.table.q_values(values, 1.0, q_values, threads)
            return Solution(
                values=values,
                policy=bounds.policy.astype(np.int64),
                q_values=q_values,
                residual=certificate.bound,
                iterations=bounds.iterations,
                certificate=certificate,
                seconds=time.perf_counter() - started,
                method="policy_iteration",
                model=model,
            )
    raise NotCertified(tol, best, "ask for a larger tol")


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
    model, outcomes = asked.model, PossibleOutcomes(asked.model)
    ways = attraction(outcomes, model.states, model.actions, outcomes.rewards > 0)
    if (ways.steps >= 0).all():
        return None
    return UnreachableCertificate(members=ways.steps < 0, scale=1, **_common(asked))


def _common(asked: SuccessModel) -> dict[str, Any]:
    """Return the fields of certificates that say which model they are about."""
    model, environment = asked.model, asked.model.environment
    is_own = environment is not None and registry.find(environment[0]) is not None
    return {
        "rule": asked.rule,
        "success": asked.text,
        "discount": Fraction(1),
        "sha256": model.sha256,
        "environment": environment,
        "model": None if is_own and asked.rule != "given" else model,
    }


def _certificate(
    asked: SuccessModel, outcomes: PossibleOutcomes, bounds: Bounds
) -> SuccessCertificate:
    """A certificate of probabilities, which may hold."""
    model = asked.model
    upper = np.clip(bounds.upper, 0, bounds.factor)
    lower = np.clip(bounds.lower, 0, bounds.factor)
    rows = np.zeros(model.states * model.actions, np.bool_)
    rows[np.arange(model.states) * model.actions + bounds.policy] = True
    decisive = outcomes.terminated | (lower[outcomes.successors] <= 0)
    steps = attraction(outcomes, model.states, model.actions, decisive, rows).steps
    return SuccessCertificate(
        upper=upper,
        lower=lower,
        policy=bounds.policy,
        ranks=np.maximum(steps, 0),
        scale=bounds.factor,
        **_common(asked),
    )
