"""Optimal discounted values, and a certificate of them."""

from __future__ import annotations

import math
import sys
import time
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite import quantities
from provengym.solving.methods.fixed_point import FixedPoint, TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.value_iteration import ValueIteration
from provengym.solving.objectives.certify import certify
from provengym.solving.objectives.errors import NotCertified
from provengym.solving.objectives.solution import Solution

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.certificates.discounted import DiscountedCertificate
    from provengym.solving.methods.progress import Report


def solved(
    model: IntegerModel,
    method: str,
    tol: float,
    threads: int,
    report: Report,
    *,
    started: float,
    limits: SolverLimits = NORMAL,
    values: NDArray[np.floating[Any]] | None = None,
) -> Solution:
    """`solve` with the objective "discounted", for arguments that are valid.

    Args:
        model: A model with a discount below one.
        method: As in `solve`.
        tol: As in `solve`.
        threads: As in `solve`.
        report: Called after each iteration.
        started: The `time.perf_counter` from which `Solution.seconds` is counted.
        limits: The limits of each method.
        values: Those to certify, where they are not to be found, finite and of shape (states,).

    Raises:
        NotCertified: The values could not be certified to `tol`.
    """
    if values is None:
        attempt, certificate = _certified(model, method, tol, threads, report, limits)
    else:
        attempt, certificate = _given(model, values, tol, threads)
    found, q_values = attempt.point.values, np.empty((model.states, model.actions))
    model.table.q_values(found, float(model.reward_scale), q_values, threads)
    return Solution(
        values=found,
        policy=np.asarray(certificate.policy, dtype=np.int64),
        q_values=q_values,
        residual=quantities.rounded_up(Fraction(certificate.error, certificate.scale)),
        iterations=attempt.iterations,
        certificate=certificate,
        seconds=time.perf_counter() - started,
        method=attempt.method,
        model=model,
    )


@dataclass(frozen=True)
class Attempt:
    """Values that may do, and how they were found."""

    point: FixedPoint
    iterations: int
    method: str


def _certified(
    model: IntegerModel, method: str, tol: float, threads: int, report: Report, limits: SolverLimits
) -> tuple[Attempt, DiscountedCertificate]:
    """The first attempt whose certificate is good enough, and the certificate.

    Raises:
        NotCertified: There is none.
    """
    bounds, methods = [], []
    for attempt in _attempts(model, method, tol, report, limits):
        certificate = certify(model, attempt.point, threads)
        if certificate is not None:
            if certificate.exact_bound <= tol:
                return attempt, certificate
            bounds.append(certificate.bound)
        methods.append(attempt.method)
    other = methods == ["value_iteration"]
    advice = "ask for a larger tol" + (", or for method='policy_iteration'" if other else "")
    raise NotCertified(tol, min(bounds, default=None), advice)


def _given(
    model: IntegerModel, values: NDArray[np.floating[Any]], tol: float, threads: int
) -> tuple[Attempt, DiscountedCertificate]:
    """The certificate of values that were given.

    Raises:
        NotCertified: It is not good enough; the message names the worst state.
    """
    error = Fraction(tol) * (1 - model.discount)
    try:
        point = FixedPoint(model, values.astype(np.float64), error)
    except TooLarge:
        raise NotCertified(tol, None, "") from None
    certificate = certify(model, point, threads)
    if certificate is None or certificate.exact_bound > tol:
        _, distance = point.greedy()
        bound = None if certificate is None else certificate.bound
        raise NotCertified(tol, bound, worst_advice(int(np.abs(distance).argmax())))
    return Attempt(point, 0, "given"), certificate


def worst_advice(state: int) -> str:
    """Return the advice where values that were given are not good enough."""
    return f"the backup that lies furthest from the value is that of state {state}"


def _attempts(
    model: IntegerModel, method: str, tol: float, report: Report, limits: SolverLimits
) -> Iterator[Attempt]:
    """Values that may do; where they do not fit the integers there are none."""
    error = Fraction(tol) * (1 - model.discount)
    target = max(tol * float(1 - model.discount), sys.float_info.min)
    sweeping = ValueIteration(model, limits)
    small = model.states <= limits.policy_states or model.row_starts is None
    only_sweeps = method == "value_iteration" or (method == "auto" and not small)
    try:
        if method == "policy_iteration":
            sweeping.run(target, report, most=limits.first_sweeps)
        else:
            patience = math.inf if only_sweeps else limits.policy_sweeps
            if sweeping.run(target / 4, report, patience=patience) or only_sweeps:
                point = FixedPoint(model, sweeping.values, error)
                yield Attempt(point, sweeping.sweeps, "value_iteration")
        if not only_sweeps:
            q_values = np.empty((model.states, model.actions))
            model.table.q_values(sweeping.values, float(model.reward_scale), q_values)
            policy = q_values.argmax(axis=1).astype(np.int32)

            def told(rounds: int, residual: float) -> None:
                report(sweeping.sweeps + rounds, residual, target)

            point, _, rounds = policy_iteration(model, policy, error, told, limits)
            yield Attempt(point, sweeping.sweeps + rounds, "policy_iteration")
    except TooLarge:
        return
