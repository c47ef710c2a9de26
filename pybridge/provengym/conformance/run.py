"""The check: what its arguments mean, and which engines fit."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from provengym._validation import shown
from provengym.conformance import references
from provengym.conformance.driver import conclude, search
from provengym.conformance.engines import ENGINES as _ENGINES
from provengym.conformance.report import Report
from provengym.conformance.session import Session
from provengym.data.errors import ConformanceError
from provengym.data.limits import NORMAL, THOROUGH, Limits
from provengym.data.report import Call
from provengym.models.random_model import RandomModel
from provengym.targets import loading
from provengym.targets.binding import Binding, as_binding
from provengym.targets.budget import Budget

ENGINES = tuple(_ENGINES)
"""The names of the engines, in the order in which they run."""

LARGEST_SEED = 2**63 - 1
"""Resets have this seed and some that follow, all of which are to be less than 2**64."""


def check(target: object, *, limits: Limits | None = None, **arguments: Any) -> Report:
    """The check itself, with the other arguments of `prepare`; the report may be of a part."""
    session, names, call = prepare(target, limits=limits, **arguments)
    ran, ended = search(session, names)
    return replace(conclude(session, ran, ended), call=call)


def prepare(
    target: object,
    *,
    reference: object,
    binding: Binding | str | os.PathLike[str] | None,
    engines: Iterable[str] | None,
    budget: float,
    seed: int,
    target_args: Mapping[str, Any],
    reference_args: Mapping[str, Any],
    progress: Callable[[str, float], None] | None,
    params: Mapping[str, Any],
    limits: Limits | None = None,
) -> tuple[Session, tuple[str, ...], Call]:
    """What the arguments of `conform` mean: a run, the engines for it, and the call to remember.

    Without limits they are `NORMAL`, and `THOROUGH` where engines are named.
    """
    chosen = _chosen(engines)
    if limits is None:
        limits = NORMAL if engines is None else THOROUGH
    _validate(budget, seed)
    found = loading.find(target, limits)
    used = found.binding if binding is None else as_binding(binding)
    family = references.find(reference)
    # Begun here, for importing the target is not exploring it.
    meter, number = Budget(float(budget), progress, limits=limits), operator.index(seed)
    session = Session(
        found, family, used, meter, number, params, target_args, reference_args, limits
    )
    names = _fitting(session, chosen, asked=engines is not None)
    session.more_engines = names != ("contract",)
    for text in used.differs:
        session.note(f"deliberately different: {text}")
    call = Call(
        target=target,
        reference=reference,
        params=params,
        target_args=target_args,
        reference_args=reference_args,
        explored=tuple(sorted(session.free)),
        binding_given=used is not found.binding,
    )
    return session, names, call


def _chosen(engines: Iterable[str] | None) -> tuple[str, ...]:
    if engines is None:
        return ENGINES
    names = (engines,) if isinstance(engines, str) else tuple(engines)
    for name in names:
        if name not in ENGINES:
            raise ConformanceError(f"no engine is called {name!r}; there is {', '.join(ENGINES)}")
    if not names:
        raise ConformanceError(f"no engine is chosen; there is {', '.join(ENGINES)}")
    if "task" in names and not {*names} & {"systematic", "lockstep", "exhaustive"}:
        names = (*names, "systematic")  # the question is about the reference unless both agree
    return tuple(name for name in ENGINES if name in names)


def _fitting(session: Session, names: tuple[str, ...], *, asked: bool) -> tuple[str, ...]:
    """The engines that fit the reference.

    Raises:
        ConformanceError: One is asked for that does not.
    """
    is_random = isinstance(session.base, RandomModel)
    fitting = tuple(name for name in ENGINES if _ENGINES[name].fits(session.base))
    for name in names:
        if asked and name not in fitting:
            raise ConformanceError(
                f"the engine {name!r} does not fit the reference {session.family.name}, which is "
                f"{'random or hides its state' if is_random else 'not random'}; "
                f"there is {', '.join(fitting)}"
            )
    return tuple(
        name
        for name in names
        if name in fitting and (asked or _ENGINES[name].unasked(session.base))
    )


def _validate(budget: object, seed: object) -> None:
    is_number = isinstance(budget, (int, float)) and not isinstance(budget, bool)
    if not is_number or not budget >= 0:  # type: ignore[operator]
        raise ConformanceError(f"budget must be a number of seconds, 0 or more, got {budget!r}")
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(seed, bool) or not 0 <= number <= LARGEST_SEED:
        raise ConformanceError(
            f"seed must be an integer between 0 and {LARGEST_SEED}, got {shown(seed)}"
        )
