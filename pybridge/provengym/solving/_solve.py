"""Solving a finite decision process."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, get_args

from provengym import _validation
from provengym.solving import _discounted, _numbers
from provengym.solving._convert import integer_model
from provengym.solving._progress import reporting

if TYPE_CHECKING:
    from provengym.solving._progress import Report
    from provengym.solving._solution import Solution

Method = Literal["auto", "value_iteration", "policy_iteration"]
METHODS: tuple[Method, ...] = get_args(Method)
Objective = Literal["discounted"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)


def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: Objective = "discounted",
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
        objective: What is to be as large as possible: "discounted", the expected discounted return.
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
    _validation.choice("objective", objective, OBJECTIVES)
    tol = _numbers.tolerance(tol)
    threads = _validation.integer("threads", threads, 1, _numbers.MAX_THREADS)
    if discount is not None:
        discount = _numbers.discount(discount)
    with reporting(progress) as report:
        found = integer_model(model, discount, threads=threads, **params)
        if found.discount == 1:
            raise ValueError("the model's discount must be below 1 for the objective 'discounted'")
        return _discounted.solved(found, method, tol, threads, report, started=started)
