"""Checking a certificate: no solving, no floating point."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from provengym import _validation
from provengym.envs import registry
from provengym.solving._certificate import Certificate, load_certificate
from provengym.solving._convert import integer_model
from provengym.solving._model import IntegerModel
from provengym.solving._numbers import MAX_THREADS, shown_up

_REASONS = {
    "parameters": "the numbers of the model and the certificate are out of the range of the check",
    "reward": "a reward in the units of the certificate does not fit 64 bits",
    "upper": "the Bellman backup exceeds the value by more than the error",
    "lower": "the Bellman backup falls short of the value by more than the error",
    "none": "every Bellman backup falls short of the value by more than the error",
}


@dataclass(frozen=True, kw_only=True)
class CheckResult:
    """What `check` found; true exactly when the certificate holds."""

    holds: bool
    state: int | None = None
    """The first state where the check fails; None where it holds or fails for another reason."""
    action: int | None = None
    """The action whose backup fails; None where no single action does."""
    message: str
    """What was found, in one sentence."""
    bound: float | None = None
    """No value differs by more from the optimal one; None where the certificate does not hold."""
    policy_bound: float | None = None
    """The policy earns at most this much less than any other; None without a policy too."""
    rounding: float = 0.0
    """How far a probability of the model that was checked may be from the one that was given."""
    reward_rounding: float = 0.0
    """The same for rewards."""

    def __bool__(self) -> bool:
        return self.holds


def check(
    model: Any,
    certificate: Certificate | str | os.PathLike[str],
    *,
    threads: int = 1,
    discount: object = None,
    **params: Any,
) -> CheckResult:
    """Decide whether a certificate holds for a model, wherever it comes from.

    Every Bellman backup is compared with the value of its state in exact integer arithmetic, by
    code that is proved to compare them rightly.

    Args:
        model: What the certificate must be about, in any form that `solve` takes; None for the
            model in the certificate, or where there is none, the environment that it names.
        certificate: A certificate, or the path of one.
        threads: How many threads check; the result does not depend on it.
        discount: The discount factor that it must be about: by default that of the certificate, or
            of an `IntegerModel`.
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
    if not isinstance(certificate, Certificate):
        if not isinstance(certificate, (str, os.PathLike)):
            shown = _validation.shown(certificate)
            raise TypeError(f"certificate must be a Certificate or a path, got {shown}")
        certificate = load_certificate(certificate)
    if model is None:
        model, params = _named(certificate, params)
    if discount is None and not isinstance(model, IntegerModel):
        discount = certificate.discount
    found = integer_model(model, discount, threads=threads, **params)
    return replace(
        _judged(found, certificate, threads),
        rounding=found.rounding,
        reward_rounding=found.reward_rounding,
    )


def _named(certificate: Certificate, params: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
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


def _judged(model: IntegerModel, certificate: Certificate, threads: int) -> CheckResult:
    """Whether the certificate holds for this model; its fingerprint is computed meanwhile."""
    if certificate.values.size != model.states:
        found = f"{certificate.values.size} values, and the model has {model.states} states"
        return CheckResult(holds=False, message=f"the certificate has {found}")
    factor, rest = divmod(certificate.scale, model.reward_scale)
    failure: tuple[int, int, str] | None = (-1, -1, "parameters")
    with ThreadPoolExecutor(1) as background:
        fingerprint = background.submit(lambda: model.sha256)
        if not rest and factor < 2**64:
            failure = model.table.check(
                certificate.values, factor, certificate.error, certificate.policy, threads
            )
    if fingerprint.result() != certificate.sha256:
        return CheckResult(
            holds=False,
            message="the certificate is about another model or another discount: it names the "
            f"sha256 {certificate.sha256[:12]}..., and this one's is {model.sha256[:12]}...",
        )
    if failure is not None:
        return _failed(*failure)
    bound = certificate.bound
    policy_bound = None if certificate.policy is None else certificate.policy_bound
    rounded = " in the rounded model" if model.rounding or model.reward_rounding else ""
    return CheckResult(
        holds=True,
        message=f"every local check passes: the values are within {shown_up(bound)} of optimal"
        + rounded,
        bound=bound,
        policy_bound=policy_bound,
    )


def _failed(state: int, action: int, reason: str) -> CheckResult:
    if state < 0:
        return CheckResult(holds=False, message=_REASONS[reason])
    if reason == "policy":
        message = f"state {state}: the policy names action {action}, which the model does not have"
        return CheckResult(holds=False, state=state, action=action, message=message)
    if action < 0:
        what = _REASONS["none" if reason == "lower" else reason]
        return CheckResult(holds=False, state=state, message=f"state {state}: {what}")
    message = f"state {state} (action {action}): {_REASONS[reason]}"
    return CheckResult(holds=False, state=state, action=action, message=message)
