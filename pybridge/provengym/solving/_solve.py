"""Solving a finite decision process."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, get_args

from provengym import _validation
from provengym.solving import _discounted, _horizon, _success, _total, quantities
from provengym.solving._convert import integer_model
from provengym.solving._model import IntegerModel
from provengym.solving._progress import reporting
from provengym.solving.certificates.horizon import MAX_HORIZON
from provengym.solving.success import SuccessGiven, success_model

if TYPE_CHECKING:
    from provengym.solving._progress import Report
    from provengym.solving._solution import Solution

Method = Literal["auto", "value_iteration", "policy_iteration"]
METHODS: tuple[Method, ...] = get_args(Method)
Objective = Literal["discounted", "total", "success"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)


def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: Objective = "discounted",
    discount: object = None,
    tol: float = 1e-6,
    horizon: int | None = None,
    success: SuccessGiven | None = None,
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
        objective: What is to be as large as possible: "discounted", the expected discounted return;
            "total", that without a discount; or "success", the probability of success.
        discount: The discount factor in [0, 1): a float, "99/100" or a `fractions.Fraction`.
            Needed unless the model is an `IntegerModel`, which has its own.
            With a horizon it may be 1, and is if it is not given.
        tol: How far each value may lie from the optimal one.
        horizon: The number of steps whose expected return is to be as large as possible, found by
            backward induction; None for all steps.
        success: What success is, for that objective; see `success_model`.
        threads: How many threads compute; the results do not depend on it.
        progress: True for a bar on standard error, or a function that is called after each
            iteration with its number, the residual and the residual that `tol` allows.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type, or the discount is missing.
        ValueError: An argument is out of range, or the model is none.
        NotCertified: The values could not be certified to `tol`.
        UnboundedReturn: There is no largest total return, for some policy earns without bound.

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
    _validation.choice("objective", objective, OBJECTIVES)
    tol = quantities.tolerance(tol)
    threads = _validation.integer("threads", threads, 1, quantities.MAX_THREADS)
    if horizon is not None:
        horizon = _validation.integer("horizon", horizon, 1, MAX_HORIZON)
    if method != "auto" and (horizon is not None or objective != "discounted"):
        asked = "with a horizon" if horizon is not None else f"for the objective {objective!r}"
        raise ValueError(f"method must be 'auto' {asked}, got {method!r}")
    if objective != "discounted" and discount is not None:
        raise ValueError(
            f"discount must not be given for the objective {objective!r}, got {discount}"
        )
    if objective != "success" and success is not None:
        raise ValueError(f"success is for the objective 'success', got the one {objective!r}")
    if horizon is None and discount is not None:
        discount = quantities.discount(discount)
    elif objective == "total" or (horizon is not None and not isinstance(model, IntegerModel)):
        discount = 1 if discount is None else discount
    with reporting(progress, horizon) as report:
        if objective == "success":
            asked_of = success_model(model, success, threads=threads, **params)
            if horizon is None:
                return _success.solved(asked_of, tol, threads, report, started=started)
            found = asked_of.model
        else:
            found = integer_model(model, discount, threads=threads, **params)
        if horizon is not None:
            derived = objective == "success"
            return _horizon.solved(
                found, horizon, tol, threads, report, started=started, derived=derived
            )
        if objective == "total":
            return _total.solved(found, tol, threads, report, started=started)
        if found.discount == 1:
            raise ValueError("the model's discount must be below 1 for the objective 'discounted'")
        return _discounted.solved(found, method, tol, threads, report, started=started)
