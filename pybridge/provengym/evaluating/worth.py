"""The certified return of a policy in an exact decision process."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from provengym.auditing.audited_model import NO_SUCCESS, AuditedModel
from provengym.auditing.claims import choosing
from provengym.auditing.data import BestReturn, Value
from provengym.auditing.questions.best import CANNOT, largest_reward
from provengym.auditing.questions.success import best_chance
from provengym.finite.induced import induced
from provengym.solving import UnknownSuccess
from provengym.solving.forms.success import rule_text, successes
from provengym.solving.questions.best_returns import certified

if TYPE_CHECKING:
    from provengym.auditing.objective import Objective
    from provengym.finite.model import FiniteModel
    from provengym.finite.policies import Policy
    from provengym.solving import Certificate, IntegerModel, Solution
    from provengym.solving.forms.success import SuccessGiven


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The certified facts about a policy in a model.

    Attributes:
        value: Its expected return.
        why_unknown: Why that is not known; empty where it is.
        best: The expected return of the best policy.
        success: The probability that it succeeds.
        success_text: The meaning of success, in words.
        certificate: Of `value`, about `process`.
        process: The model under the policy.
        returns: The least and the largest that an episode can earn, over all that chance may do;
            None where that is not known.
    """

    value: Value | None = None
    why_unknown: str = ""
    best: BestReturn | None = None
    success: Value | None = None
    success_text: str | None = None
    certificate: Certificate | None = None
    process: FiniteModel | None = None
    returns: tuple[float, float] | None = None


def worth_of(
    model: FiniteModel, policy: Policy, objective: Objective, success: SuccessGiven | None
) -> Worth:
    """Compute the expected return of a policy from the start, and that of the best one.

    Args:
        model: The process, which need be complete only where the policy comes to.
        policy: The policy.
        objective: The return that counts.
        success: The meaning of success; None for that which the model says or shows, `NO_SUCCESS`
            for nothing.

    Raises:
        PolicyError: It does not say what is done where it comes to.
        TypeError, ValueError: `success` is none.
    """
    made = induced(model, policy)
    found, text = replace(made.model, success=None), None
    if success != NO_SUCCESS:
        with contextlib.suppress(UnknownSuccess):
            rule, won = successes(model, success)
            found, text = replace(found, success=won[made.outcome_of]), rule_text(rule, success)
    if not found.complete:
        return Worth(why_unknown=found.why_incomplete(), process=found)
    process = AuditedModel(found, objective, None if text else NO_SUCCESS)
    known = Worth(
        best=_best(model, objective),
        success=_chance(process),
        success_text=text,
        process=found,
        returns=_returns(process),
    )
    try:
        solution = _solved(process)
    except CANNOT as error:
        hint = "; with a discount or a horizon it is finite" * (objective.kind == "total")
        return replace(known, why_unknown=f"{error}{hint}")
    return replace(known, value=process.value_of(solution), certificate=solution.certificate)


def _best(model: FiniteModel, objective: Objective) -> BestReturn | None:
    """Compute the best return of all policies that see the state; None where it is not known."""
    if not model.complete:
        return None
    process = AuditedModel(model, objective, None)
    try:
        solution = _solved(process)
    except CANNOT:
        return None
    return BestReturn(
        value=process.value_of(solution),
        kind=objective.kind,
        policies=solution.certificate.policies,
    )


def _chance(process: AuditedModel) -> Value | None:
    """Compute the probability that the policy succeeds; None where it is not known."""
    if process.model.success is None:
        return None
    try:
        return best_chance(process, unknown=None)[1]
    except CANNOT:
        return None


def _returns(process: AuditedModel) -> tuple[float, float] | None:
    """Between which numbers the return of every episode lies; None where that is not known."""
    ends = []
    if process.integer.rounding or process.integer.reward_rounding:
        return None
    try:
        lucky = choosing(process.integer)
        for model in (replace(lucky, rewards=-lucky.rewards), lucky):
            solution = _solved(process, model)
            ends.append(max(solution.certificate.between(state)[1] for state in process.starts))
    except CANNOT:
        return None
    return -float(ends[0]), float(ends[1])


def _solved(process: AuditedModel, model: IntegerModel | None = None) -> Solution:
    asked = process.integer if model is None else model
    return certified(asked, largest_reward(process), **process.objective.arguments)
