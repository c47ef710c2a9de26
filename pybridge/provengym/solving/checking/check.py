"""Checking a certificate: no solving, no floating point."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

from provengym import _validation
from provengym.envs import registry
from provengym.finite.forms import starts_of
from provengym.finite.quantities import MAX_THREADS
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.members import OnMembers
from provengym.solving.certificates.result import CheckResult, failed
from provengym.solving.checking.loading import load_certificate


def check(
    model: Any,
    certificate: Certificate | str | os.PathLike[str],
    *,
    threads: int = 1,
    discount: object = None,
    success: Any = None,
    **params: Any,
) -> CheckResult:
    """Decide whether a certificate holds for a model, wherever it comes from.

    Every Bellman backup is compared with a value in exact integer arithmetic, by code that is
    proved to compare them rightly.  What follows if all local checks pass depends on the kind of
    the certificate, and is said in the message.  A certificate that is about some states only,
    its `members`, has to be about all in which an episode may begin, where the model says which.

    Args:
        model: The model that the certificate must be about, in any form that `solve` takes; None
            for the one in the certificate, or where there is none, the environment that it names.
        certificate: A certificate, or the path of one.
        threads: The number of threads that check; the result does not depend on it.
        discount: The discount factor that it must be about: by default that of the certificate, or
            of an `IntegerModel`.
        success: The definition of success, where a certificate of success does not say it by a
            rule; see `solving.success_model`.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type.
        ValueError: An argument is out of range, the model is none, or the file is no certificate.

    >>> import dataclasses, provengym
    >>> solution = provengym.solve("GridWorld", discount=0.9, height=2, width=2)
    >>> provengym.check("GridWorld", solution.certificate, height=2, width=2).holds
    True
    >>> wrong = dataclasses.replace(solution.certificate, values=solution.certificate.values + 1)
    >>> provengym.check("GridWorld", wrong, height=2, width=2).message
    'state 0 (action 1): the Bellman backup falls short of the value by more than the error'
    """
    threads = _validation.integer("threads", threads, 1, MAX_THREADS)
    certificate = taken(certificate)
    if model is None:
        model, params = named(certificate, params)
    found = certificate.model_of(model, discount, threads, success, **params)
    result = certificate.judged(found, threads)
    if result and isinstance(certificate, OnMembers) and certificate.members is not None:
        starts = starts_of(model, params)
        if starts is not None and not (inside := certificate.members[starts]).all():
            result = failed(
                int(starts[inside.argmin()]),
                -1,
                "an episode may begin here, and the certificate is not about this state",
            )
    return replace(
        result,
        rounding=found.rounding,
        reward_rounding=found.reward_rounding,
    )


def taken(certificate: object) -> Certificate:
    """A certificate, or the one in the file with this path."""
    if isinstance(certificate, Certificate):
        return certificate
    if not isinstance(certificate, (str, os.PathLike)):
        shown = _validation.shown(certificate)
        raise TypeError(f"certificate must be a Certificate or a path, got {shown}")
    return load_certificate(certificate)


def named(certificate: Certificate, params: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The model that a certificate is about by its own account, and its parameters."""
    if params:
        raise TypeError(f"parameters are for an environment's id, got {', '.join(params)}")
    if certificate.model is not None:
        return certificate.model, {}
    environment = certificate.environment
    if environment is not None and registry.find(environment[0]) is not None:
        return environment
    raise ValueError(
        "the certificate holds no model and names no environment of this package, so the model "
        "must be given"
    )
