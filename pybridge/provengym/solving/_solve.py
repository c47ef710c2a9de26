"""Solving a finite decision process."""

from __future__ import annotations

import math
import sys
import time
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np

from provengym import _validation
from provengym.solving import _numbers
from provengym.solving._certify import certify
from provengym.solving._convert import integer_model
from provengym.solving._errors import NotCertified
from provengym.solving._fixed_point import FixedPoint, TooLarge
from provengym.solving._limits import NORMAL, Limits
from provengym.solving._policy_iteration import policy_iteration
from provengym.solving._progress import reporting
from provengym.solving._solution import Solution
from provengym.solving._value_iteration import ValueIteration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.solving._certificate import Certificate
    from provengym.solving._model import IntegerModel
    from provengym.solving._progress import Report

Method = Literal["auto", "value_iteration", "policy_iteration"]
METHODS: tuple[Method, ...] = get_args(Method)


def solve(
    model: Any,
    *,
    method: Method = "auto",
    discount: object = None,
    tol: float = 1e-6,
    threads: int = 1,
    progress: bool | Report | None = None,
    **params: Any,
) -> Solution:
    """Find optimal values and an optimal policy, and certify how far from optimal they are.

    The values are found in floating point, however that goes; then they are made integers and
    checked by exact arithmetic.  It is the check that says how good they are.

    Args:
        model: An environment id with its parameters `params`, an environment with a transition
            table `P`, such a table, arrays or an `IntegerModel`; see `integer_model`.
        method: "value_iteration", "policy_iteration", or "auto": the first, and the second where
            the first is slow.
        discount: The discount factor in [0, 1): a float, "99/100" or a `fractions.Fraction`.
            Needed unless the model is an `IntegerModel`, which has its own.
        tol: How far each value may lie from the optimal one.
        threads: How many threads compute; the results do not depend on it.
        progress: True for a bar on standard error, or a function that is called after each
            iteration with its number, the residual and the residual that `tol` allows.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type, or the discount is missing.
        ValueError: An argument is out of range, or the model is none.
        NotCertified: The values could not be certified to `tol`.

    >>> import provengym
    >>> solution = provengym.solve("GridWorld", discount=0.99, height=3, width=3)
    >>> solution.values.reshape(3, 3)
    array([[-2.9701, -1.99  , -1.    ],
           [-1.99  , -1.    ,  0.    ],
           [-1.    ,  0.    ,  0.    ]])
    >>> solution.bound < 1e-6, solution.method
    (True, 'value_iteration')
    >>> provengym.check("GridWorld", solution.certificate, height=3, width=3).holds
    True
    """
    started = time.perf_counter()
    method = _validation.choice("method", method, METHODS)
    tol = _numbers.tolerance(tol)
    threads = _validation.integer("threads", threads, 1, _numbers.MAX_THREADS)
    with reporting(progress) as report:
        found = integer_model(model, discount, threads=threads, **params)
        return solved(found, method, tol, threads, report, started=started)


def solved(
    model: IntegerModel,
    method: str,
    tol: float,
    threads: int,
    report: Report,
    *,
    started: float,
    limits: Limits = NORMAL,
) -> Solution:
    """`solve` for a model that is one already, with arguments that are valid.

    Args:
        model: The model.
        method: As in `solve`.
        tol: As in `solve`.
        threads: As in `solve`.
        report: Called after each iteration.
        started: The `time.perf_counter` from which `Solution.seconds` is counted.
        limits: How long each method is tried.

    Raises:
        NotCertified: The values could not be certified to `tol`.
    """
    attempt, certificate = _certified(model, method, tol, threads, report, limits)
    values, q_values = attempt.point.values, np.empty((model.states, model.actions))
    model.table.q_values(values, float(model.reward_scale), q_values, threads)
    return Solution(
        values=values,
        policy=np.asarray(certificate.policy, dtype=np.int64),
        q_values=q_values,
        residual=_numbers.rounded_up(Fraction(certificate.error, certificate.scale)),
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
    model: IntegerModel, method: str, tol: float, threads: int, report: Report, limits: Limits
) -> tuple[Attempt, Certificate]:
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


def _attempts(
    model: IntegerModel, method: str, tol: float, report: Report, limits: Limits
) -> Iterator[Attempt]:
    """Values that may do; where they do not fit the integers there are none."""
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
                point = FixedPoint(model, sweeping.values, tol)
                yield Attempt(point, sweeping.sweeps, "value_iteration")
        if not only_sweeps:
            q_values = np.empty((model.states, model.actions))
            model.table.q_values(sweeping.values, float(model.reward_scale), q_values)
            policy = q_values.argmax(axis=1).astype(np.int32)

            def told(rounds: int, residual: float) -> None:
                report(sweeping.sweeps + rounds, residual, target)

            point, rounds = policy_iteration(model, policy, tol, told, limits)
            yield Attempt(point, sweeping.sweeps + rounds, "policy_iteration")
    except TooLarge:
        return
