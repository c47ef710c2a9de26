"""Solving a finite decision process."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, overload

import numpy as np

from provengym import _validation
from provengym.finite import quantities
from provengym.finite.forms import integer_model, starts_of
from provengym.finite.graphs import reached
from provengym.finite.integer_model import IntegerModel, sealed
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.horizon import MAX_HORIZON
from provengym.solving.certificates.members import OnMembers, left_by_any, within
from provengym.solving.forms.success import SuccessGiven, success_model
from provengym.solving.methods.progress import reporting
from provengym.solving.objectives.errors import UnboundedReturn
from provengym.solving.objectives.horizon import Horizon
from provengym.solving.registry import OBJECTIVES
from provengym.solving.streamed import solver as _streamed
from provengym.solving.streamed.solver import candidate

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from provengym.solving.methods.progress import Report
    from provengym.solving.objectives.base import Objective
    from provengym.solving.objectives.solution import Solution
    from provengym.solving.streamed.solver import Given, Storage, StreamedSolution

Method = Literal["auto", "value_iteration", "policy_iteration"]
METHODS: tuple[Method, ...] = get_args(Method)


@overload
def solve(
    model: Any,
    *,
    method: Method = "auto",
    objective: str = "discounted",
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
    objective: str = "discounted",
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
    objective: str = "discounted",
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
            return; "total", that without a discount; "success", the probability of success; or
            another one in the table `solving.registry.OBJECTIVES`.
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
    chosen = OBJECTIVES[_validation.choice("objective", objective, tuple(OBJECTIVES))]
    tol = quantities.tolerance(tol)
    threads = _validation.integer("threads", threads, 1, quantities.MAX_THREADS)
    if horizon is not None:
        horizon = _validation.integer("horizon", horizon, 1, MAX_HORIZON)
    asked = {
        "method": None if method == "auto" else method,
        "discount": discount,
        "success": success,
        "values": values,
        "storage": storage,
        "horizon": horizon,
        "members": members,
    }
    _refuse(chosen, {name: value for name, value in asked.items() if value is not None})
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
    elif "discount" not in chosen.takes or not (horizon is None or isinstance(model, IntegerModel)):
        discount = 1 if discount is None else discount
    with reporting(progress, horizon) as report:
        if "success" in chosen.takes:
            whole = success_model(model, success, threads=threads, **params)
        else:
            whole = integer_model(model, discount, threads=threads, **params)
        found, inside = whole, None
        if members is not None:
            inside = _chosen(members, whole, lambda: starts_of(model, params), threads)
            found = replace(within(whole, inside), environment=whole.environment)
        kind = chosen if horizon is None else Horizon
        question = kind(
            tol=tol,
            threads=threads,
            report=report,
            started=started,
            method=method,
            horizon=horizon,
            values=None if values is None else candidate(values, found.states)[:],
        )
        try:
            solution = _legal(question.solved(found), whole)
        except UnboundedReturn as error:
            unbounded = _naming_legal(error.certificate, whole)
            raise UnboundedReturn(_about(whole, unbounded)) from None
        if inside is None:
            return solution
        certificate = _about(whole, solution.certificate)
        assert isinstance(certificate, OnMembers)  # what `solve` finds are values
        certificate = replace(certificate, members=inside)
        return replace(solution, certificate=certificate, model=whole)


def _refuse(objective: type[Objective], given: Mapping[str, object]) -> None:
    """Refuse arguments that go with other objectives, or not with each other.

    Raises:
        ValueError: There is one.
    """
    for name, value in given.items():
        if "horizon" in given and name not in Horizon.takes:
            where, others = "with a horizon", ""
        elif name not in objective.takes:
            takers = [repr(one.name) for one in OBJECTIVES.values() if name in one.takes]
            where = f"for the objective {objective.name!r}"
            others = f"; it is for {' or '.join(takers)}"
        else:
            continue
        must = "be 'auto'" if name == "method" else "not be given"
        raise ValueError(f"{name} must {must} {where}, got {_validation.shown(value)}{others}")
    for name in ("values", "storage"):
        if name in given and given.get("method") == "policy_iteration":
            raise ValueError(f"{name} is for value iteration, got method='policy_iteration'")
        if name in given and "members" in given:
            raise ValueError(f"members must not be given with {name}")


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
        members = reached(model.possible(), found)
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


def _legal(solution: Solution, model: IntegerModel) -> Solution:
    """A solution that names legal actions alone, of those that do the same."""
    if model.does is None:
        return solution
    certificate = _naming_legal(solution.certificate, model)
    return replace(solution, policy=model.legal(solution.policy), certificate=certificate)


def _naming_legal(certificate: _Kind, model: IntegerModel) -> _Kind:
    policy = getattr(certificate, "policy", None)
    if model.does is None or policy is None:
        return certificate
    return replace(certificate, policy=model.legal(policy))  # type: ignore[call-arg]


def _about(model: IntegerModel, certificate: _Kind) -> _Kind:
    """Return a certificate about the process on some members as one about the whole model."""
    inside = None if certificate.model is None else model
    return replace(certificate, model=inside, sha256=certificate.fingerprint(model))
