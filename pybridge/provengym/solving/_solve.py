"""Solving a finite decision process."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, overload

import numpy as np

from provengym import _validation
from provengym.finite import quantities
from provengym.finite.forms import integer_model
from provengym.finite.graphs import PossibleOutcomes
from provengym.finite.integer_model import IntegerModel, sealed
from provengym.solving.certificates import Certificate
from provengym.solving.certificates.horizon import MAX_HORIZON
from provengym.solving.certificates.members import OnMembers, left_by_any, within
from provengym.solving.forms.convert import starts_of
from provengym.solving.forms.success import SuccessGiven, success_model
from provengym.solving.methods.progress import reporting
from provengym.solving.objectives import discounted as _discounted
from provengym.solving.objectives import horizon as _horizon
from provengym.solving.objectives import success as _success
from provengym.solving.objectives import total as _total
from provengym.solving.objectives.errors import UnboundedReturn
from provengym.solving.streamed import solver as _streamed
from provengym.solving.streamed.solver import candidate

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.solving.forms.success import SuccessModel
    from provengym.solving.methods.progress import Report
    from provengym.solving.objectives.solution import Solution
    from provengym.solving.streamed.solver import Given, Storage, StreamedSolution

Method = Literal["auto", "value_iteration", "policy_iteration"]
METHODS: tuple[Method, ...] = get_args(Method)
Objective = Literal["discounted", "total", "success"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)


@overload
def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: Objective = "discounted",
    discount: object = None,
    tol: float = 1e-6,
    horizon: int | None = None,
    success: SuccessGiven | None = None,
    members: NDArray[np.bool_] | Literal["reachable"] | None = None,
    values: Given | None = None,
    storage: None = None,
    folder: None = None,
    threads: int = 1,
    progress: bool | Report | None = None,
    **params: Any,
) -> Solution: ...


@overload
def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: Objective = "discounted",
    discount: object = None,
    tol: float = 1e-6,
    horizon: int | None = None,
    success: SuccessGiven | None = None,
    members: NDArray[np.bool_] | Literal["reachable"] | None = None,
    values: Given | None = None,
    storage: Storage,
    folder: str | os.PathLike[str] | None = None,
    threads: int = 1,
    progress: bool | Report | None = None,
    **params: Any,
) -> StreamedSolution: ...


def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: Objective = "discounted",
    discount: object = None,
    tol: float = 1e-6,
    horizon: int | None = None,
    success: SuccessGiven | None = None,
    members: NDArray[np.bool_] | Literal["reachable"] | None = None,
    values: Given | None = None,
    storage: Storage | None = None,
    folder: str | os.PathLike[str] | None = None,
    threads: int = 1,
    progress: bool | Report | None = None,
    **params: Any,
) -> Solution | StreamedSolution:
    """Find optimal values and an optimal policy, and certify how far from optimal they are.

    The values are found in floating point, however that goes; then they are made integers and
    checked by exact arithmetic.  It is the check that says how good they are.

    Args:
        model: An environment id with its parameters `params`, an environment with a transition
            table `P`, such a table, arrays or an `IntegerModel`; see `integer_model`.
        method: "value_iteration", "policy_iteration", or "auto": the first, and the second where
            the first is slow.
        objective: The quantity to be as large as possible: "discounted", the expected discounted
            return; "total", that without a discount; or "success", the probability of success.
        discount: The discount factor in [0, 1): a float, "99/100" or a `fractions.Fraction`.
            Needed unless the model is an `IntegerModel`, which has its own.
            With a horizon it may be 1, and is if it is not given.
        tol: The most by which a value may differ from the optimal one.
        horizon: The number of steps whose expected return is to be as large as possible, found by
            backward induction; None for all steps.
        success: The definition of success, for that objective; see `success_model`.
        members: The states that it is about, an array of shape (states,), or "reachable" for what
            the states lead to in which an episode may begin; None for all.  No step may leave them
            while the episode goes on.  In other states the values are 0.
        values: Values that another solver found, floats of shape (states,) or the path of a .npy
            file of them: they are not improved, but made integers and certified with the policy of
            their largest backups.
        storage: "memory" or "disk" for models that are too large to be made as a whole: the rows of
            an environment of this package are computed when they are needed, values are 64 bits
            and actions 8 or 16.  For the objective "discounted", without `members`.
        folder: With "disk", where they are kept: a new folder, or that of a call that was broken
            off, which goes on.
        threads: The number of threads that compute; the results do not depend on it.
        progress: True for a bar on standard error, or a function that is called after each
            iteration with its number, the residual and the residual that `tol` allows.
        params: Parameters of the environment.

    Returns:
        A `Solution`, or with `storage` a `StreamedSolution`.

    Raises:
        TypeError: An argument has a wrong type, or the discount is missing.
        ValueError: An argument is out of range, or the model is none.
        NotCertified: The values could not be certified to `tol`.
        UnboundedReturn: There is no largest total return, for some policy earns without bound.
        OSError: The folder cannot be used, or the file of values not be read.

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
    if values is not None or storage is not None:
        given = "values" if values is not None else "storage"
        if objective != "discounted" or horizon is not None or method == "policy_iteration":
            raise ValueError(f"{given} is for the objective 'discounted' and its value iteration")
        if members is not None:
            raise ValueError(f"members must not be given with {given}")
    if storage is None and folder is not None:
        raise ValueError(f"folder is for storage='disk', got {_validation.shown(folder)}")
    if storage is not None:
        return _streamed.solved(
            model,
            storage=storage,
            folder=folder,
            discount=discount,
            tol=tol,
            values=values,
            threads=threads,
            progress=progress,
            params=params,
        )
    if horizon is None and discount is not None:
        discount = quantities.discount(discount)
    elif objective == "total" or (horizon is not None and not isinstance(model, IntegerModel)):
        discount = 1 if discount is None else discount
    with reporting(progress, horizon) as report:
        asked_of: SuccessModel | None = None
        if objective == "success":
            asked_of = success_model(model, success, threads=threads, **params)
            whole = asked_of.model
        else:
            whole = integer_model(model, discount, threads=threads, **params)
        found, chosen = whole, None
        if members is not None:
            chosen = _chosen(members, whole, lambda: starts_of(model, params), threads)
            found = replace(within(whole, chosen), environment=whole.environment)
        if horizon is not None:
            derived = asked_of is not None
            solution = _horizon.solved(
                found, horizon, tol, threads, report, started=started, derived=derived
            )
        elif asked_of is not None:
            asked_of = replace(asked_of, model=found)
            solution = _success.solved(asked_of, tol, threads, report, started=started)
        elif objective == "total":
            try:
                solution = _total.solved(found, tol, threads, report, started=started)
            except UnboundedReturn as error:
                raise UnboundedReturn(_about(whole, error.certificate)) from None
        elif found.discount == 1:
            raise ValueError("the model's discount must be below 1 for the objective 'discounted'")
        else:
            start = None if values is None else candidate(values, found.states)[:]
            solution = _discounted.solved(
                found, method, tol, threads, report, started=started, values=start
            )
        if chosen is None:
            return solution
        certificate = _about(whole, solution.certificate)
        assert isinstance(certificate, OnMembers)  # what `solve` finds are values
        certificate = replace(certificate, members=chosen)
        return replace(solution, certificate=certificate, model=whole)


def _chosen(
    members: NDArray[np.bool_] | str,
    model: IntegerModel,
    starts: Callable[[], NDArray[np.int64] | None],
    threads: int,
) -> NDArray[np.bool_]:
    """The states that a question is about.

    Raises:
        TypeError: They are no array of truth values.
        ValueError: There are none, some step leaves them, or it is not known where episodes begin.
    """
    if isinstance(members, str):
        _validation.choice("members", members, ("reachable",))
        found = starts()
        if found is None:
            raise ValueError(
                "members must be an array, for the model does not say in which states an episode "
                f"may begin, got {members!r}"
            )
        members = PossibleOutcomes(model).reached(found, model.states)
    chosen = sealed("members", members, np.bool_, model.states)
    if not chosen.any():
        raise ValueError("members must hold a state, got none")
    left = left_by_any(model, chosen, threads)
    if left is not None:
        raise ValueError(
            f"members must be left by no step, and action {left[1]} in state {left[0]} may leave "
            "them"
        )
    return chosen


_Kind = TypeVar("_Kind", bound=Certificate)


def _about(model: IntegerModel, certificate: _Kind) -> _Kind:
    """Return a certificate about the process on some members as one about the whole model."""
    inside = None if certificate.model is None else model
    return replace(certificate, model=inside, sha256=certificate.fingerprint(model))
