"""Solving a finite decision process."""

from __future__ import annotations

import math
import sys
import time
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _validation
from provengym.solving import _numbers
from provengym.solving._certify import certify
from provengym.solving._convert import integer_model
from provengym.solving._errors import NotCertified
from provengym.solving._fixed_point import FixedPoint, TooLarge
from provengym.solving._policy_iteration import policy_iteration
from provengym.solving._progress import reporting
from provengym.solving._solution import Solution
from provengym.solving._value_iteration import ValueIteration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.solving._certificate import Certificate
    from provengym.solving._model import IntegerModel
    from provengym.solving._progress import Report

METHODS = ("auto", "value_iteration", "policy_iteration")
MANY_SWEEPS = 1_000
"""When more sweeps than this are ahead, policy iteration is tried."""
MANY_STATES = 5_000
"""In larger models it is not, unless the model is deterministic."""
FIRST_SWEEPS = 16
"""Sweeps before policy iteration, for a policy to start from."""


def solve(
    model: Any,
    *,
    method: str = "auto",
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
        attempt, certificate = _certified(found, method, tol, threads, report)
    values, q_values = attempt.point.values, np.empty((found.states, found.actions))
    found.table.q_values(values, float(found.reward_scale), q_values, threads)
    return Solution(
        values=values,
        policy=np.asarray(certificate.policy, dtype=np.int64),
        q_values=q_values,
        residual=_numbers.rounded_up(Fraction(certificate.error, certificate.scale)),
        iterations=attempt.iterations,
        certificate=certificate,
        seconds=time.perf_counter() - started,
        method=attempt.method,
        model=found,
    )


@dataclass(frozen=True)
class Attempt:
    """Values that may do, and how they were found."""

    point: FixedPoint
    iterations: int
    method: str


def _certified(
    model: IntegerModel, method: str, tol: float, threads: int, report: Report
) -> tuple[Attempt, Certificate]:
    """The first attempt whose certificate is good enough, and the certificate.

    Raises:
        NotCertified: There is none.
    """
    bounds, methods = [], []
    for attempt in _attempts(model, method, tol, report):
        certificate = certify(model, attempt.point, threads)
        if certificate is not None:
            if certificate.exact_bound <= tol:
                return attempt, certificate
            bounds.append(certificate.bound)
        methods.append(attempt.method)
    other = methods == ["value_iteration"]
    advice = "ask for a larger tol" + (", or for method='policy_iteration'" if other else "")
    raise NotCertified(tol, min(bounds, default=None), advice)


def _attempts(model: IntegerModel, method: str, tol: float, report: Report) -> Iterator[Attempt]:
    """Values that may do; where they do not fit the integers there are none."""
    target = max(tol * float(1 - model.discount), sys.float_info.min)
    sweeping = ValueIteration(model)
    small = model.states <= MANY_STATES or model.row_starts is None
    only_sweeps = method == "value_iteration" or (method == "auto" and not small)
    try:
        if method == "policy_iteration":
            sweeping.run(target, report, most=FIRST_SWEEPS)
        else:
            patience = math.inf if only_sweeps else MANY_SWEEPS
            if sweeping.run(target / 4, report, patience=patience) or only_sweeps:
                point = FixedPoint(model, sweeping.values, tol)
                yield Attempt(point, sweeping.sweeps, "value_iteration")
        if not only_sweeps:
            q_values = np.empty((model.states, model.actions))
            model.table.q_values(sweeping.values, float(model.reward_scale), q_values)
            policy = q_values.argmax(axis=1).astype(np.int32)

            def told(rounds: int, residual: float) -> None:
                report(sweeping.sweeps + rounds, residual, target)

            point, rounds = policy_iteration(model, policy, tol, told)
            yield Attempt(point, sweeping.sweeps + rounds, "policy_iteration")
    except TooLarge:
        return
