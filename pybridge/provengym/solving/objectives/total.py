"""The largest total return, and a certificate of it."""

from __future__ import annotations

import time
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.envs import registry
from provengym.finite.graphs import PossibleOutcomes, attraction, end_components
from provengym.solving.certificates.total import TotalCertificate, counting
from provengym.solving.methods.fixed_point import TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.under_weights import under_weights
from provengym.solving.methods.undiscounted import Bounds, Undiscounted
from provengym.solving.objectives import endless
from provengym.solving.objectives.errors import NotCertified, UnboundedReturn
from provengym.solving.objectives.solution import Solution

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.progress import Report

RANK_SCALE = 2**10
"""Ranks rise by one over this more than they have to, which makes room for rounding."""


def solved(
    model: IntegerModel,
    tol: float,
    threads: int,
    report: Report,
    *,
    started: float,
    limits: SolverLimits = NORMAL,
) -> Solution:
    """`solve` with the objective "total", for arguments that are valid.

    Raises:
        NotCertified: The values could not be certified to `tol`.
        UnboundedReturn: Some policy earns without bound.
        ValueError: No policy ends, from some state.
    """
    outcomes = PossibleOutcomes(model)
    ways = attraction(outcomes, model.states, model.actions, outcomes.terminated)
    if (ways.steps < 0).any():
        state = int((ways.steps < 0).argmax())
        raise ValueError(f"no policy ends from state {state}, so there is no total return")
    components = end_components(outcomes, model.states, model.actions)
    if (certificate := endless.found(model, threads)) is not None:
        raise UnboundedReturn(certificate)
    problem = Undiscounted(model, limits=limits)
    best: float | None = None
    for bounds in problem.bounds(tol, threads, report):
        for found in _certificates(model, bounds, components.count > 0, limits):
            if found.first_failure(model, bounds.factor, threads) is not None:
                continue
            best = found.bound if best is None else min(best, found.bound)
            if found.exact_bound <= tol:
                return _solution(model, bounds, found, threads, started)
    raise NotCertified(tol, best, "ask for a larger tol")


def _solution(
    model: IntegerModel, bounds: Bounds, found: TotalCertificate, threads: int, started: float
) -> Solution:
    values = bounds.lower / float(found.scale)
    q_values = np.empty((model.states, model.actions))
    model.table.q_values(values, float(model.reward_scale), q_values, threads)
    return Solution(
        values=values,
        policy=bounds.policy.astype(np.int64),
        q_values=q_values,
        residual=found.bound,
        iterations=bounds.iterations,
        certificate=found,
        seconds=time.perf_counter() - started,
        method="policy_iteration",
        model=model,
    )


def _certificates(
    model: IntegerModel, bounds: Bounds, may_stay: bool, limits: SolverLimits
) -> Iterator[TotalCertificate]:
    """Certificates that may hold: first those about more policies."""
    nonnegative = bool((bounds.upper >= 0).all())
    cases = ["nonnegative"] if nonnegative else []
    cases += ["ending"] if may_stay else ["ranking", "ending"]
    environment = model.environment
    is_own = environment is not None and registry.find(environment[0]) is not None
    for case in cases:
        ranked = ranks(model, None if case == "ranking" else bounds.policy, limits)
        if ranked is None:
            continue
        steps, rank_scale = ranked
        yield TotalCertificate(
            upper=bounds.upper,
            lower=bounds.lower,
            policy=bounds.policy,
            ranks=steps,
            rank_scale=rank_scale,
            case=case,
            scale=model.reward_scale * bounds.factor,
            discount=Fraction(1),
            sha256=model.sha256,
            environment=environment,
            model=None if is_own else model,
        )


def ranks(
    model: IntegerModel, policy: NDArray[np.int32] | None, limits: SolverLimits = NORMAL
) -> tuple[NDArray[np.int64], int] | None:
    """A little more than the expected number of steps to the end, under a policy, or at most if
    there is none; and the units in a step.  None where there may be no end, or it is too large."""
    if policy is not None:
        taken = np.arange(model.actions) == policy[:, np.newaxis]
        model = under_weights(model, taken.astype(np.uint8))
        outcomes = PossibleOutcomes(model)
        if (attraction(outcomes, model.states, 1, outcomes.terminated).steps < 0).any():
            return None
    steps = counting(model, RANK_SCALE + 1, RANK_SCALE)
    start = np.zeros(model.states, np.int32)
    error = Fraction(1, 4 * RANK_SCALE)
    try:
        point, *_ = policy_iteration(steps, start, error, lambda *_: None, limits)
    except (TooLarge, OverflowError):
        return None
    return np.maximum(point.units, 0), point.scale
