"""The certified return of a policy in a decision process, as far as that is known."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from provengym.auditing.audited_model import NO_SUCCESS, Answers, AuditedModel
from provengym.auditing.claims import choosing
from provengym.auditing.questions import bounds
from provengym.auditing.questions.best import CANNOT, certified_best
from provengym.auditing.questions.returns import best_return
from provengym.auditing.questions.success import probability_of_success
from provengym.finite.induced import induced
from provengym.solving import UnknownSuccess
from provengym.solving.forms.success import rule_text, successes

if TYPE_CHECKING:
    from provengym.auditing.data import BestReturn, Value
    from provengym.auditing.objective import Objective
    from provengym.auditing.ranges import Ranges
    from provengym.finite.model import FiniteModel
    from provengym.finite.policies import Policy
    from provengym.solving import Certificate
    from provengym.solving.forms.success import SuccessGiven


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The certified facts about a policy in a model.

    Attributes:
        value: Its expected return, which is the best one of `process`.
        why_unknown: Why that is not known; empty where it is.
        best: The expected return of the best policy.
        success: The probability that it succeeds.
        success_text: The meaning of success, in words.
        certificates: Of `value` and `success`, by the names that an audit gives them.
        process: The model under the policy.
        returns: The least and the largest that an episode can earn, over all that chance may do;
            None where that is not known.
    """

    value: BestReturn | None = None
    why_unknown: str = ""
    best: BestReturn | None = None
    success: Value | None = None
    success_text: str | None = None
    certificates: Mapping[str, Certificate] = field(default_factory=dict)
    process: FiniteModel | None = None
    returns: tuple[float, float] | None = None


def worth_of(
    model: FiniteModel,
    policy: Policy,
    objective: Objective,
    success: SuccessGiven | None,
    ranges: Ranges,
) -> Worth:
    """Compute the expected return of a policy from the start, and that of the best one.

    Where the policy may meet what is not known, its return is bounded as far as the ranges go, and
    its probability of success by a failure and a success there.

    Args:
        model: The process, which need not be complete.
        policy: The policy.
        objective: The return that counts.
        success: The meaning of success; None for that which the model says or shows, `NO_SUCCESS`
            for nothing.
        ranges: Between which numbers rewards and returns lie, as the user says.

    Raises:
        PolicyError: It does not say what is done where it comes to.
        TypeError, ValueError: `success` is none; or a range contradicts what is known.
    """
    ranges.require(model)
    made = induced(model, policy)
    found, text = replace(made.model, success=None), None
    if success != NO_SUCCESS:
        with contextlib.suppress(UnknownSuccess):
            rule, won = successes(model, success)
            found, text = replace(found, success=won[made.outcome_of]), rule_text(rule, success)
    process, answers = _of_returns(found, objective, ranges), Answers()
    if process.is_contradicted:
        return Worth(why_unknown=found.why_incomplete(), process=found)
    value, why_unknown = _return(process, answers)
    if value is None and not process.complete:
        why_unknown += bounds.hint(objective, model.rewards if model.finite else None)
    return Worth(
        value=value,
        why_unknown=why_unknown,
        best=_best(model, objective, ranges),
        success=None if text is None else _chance(AuditedModel(found, objective, None), answers),
        success_text=text,
        certificates=answers.certificates,
        process=found,
        returns=_returns(process),
    )


def _of_returns(model: FiniteModel, objective: Objective, ranges: Ranges) -> AuditedModel:
    """The process of which returns alone are asked.  Where a limit of steps counts in them, it is
    the horizon of the objective."""
    asked = replace(model, success=None, time_limit=None)
    return AuditedModel(asked, objective, NO_SUCCESS, ranges)


def _return(process: AuditedModel, answers: Answers) -> tuple[BestReturn | None, str]:
    """The best return of a process, as far as it is known and the ranges go, or why there is none;
    its certificates are added."""
    if not process.complete:
        found = bounds.between(process, answers)
        return found, "" if found is not None else process.given.why_incomplete()
    try:
        best = certified_best(process, process.integer)
    except CANNOT as error:
        hint = "; with a discount or a horizon it is finite" * (process.objective.kind == "total")
        return None, f"{error}{hint}"
    return best_return(process, answers, best), ""


def _best(model: FiniteModel, objective: Objective, ranges: Ranges) -> BestReturn | None:
    """The best return of all policies that see the state; None where it is not known."""
    process = _of_returns(model, objective, ranges)
    return _return(process, Answers())[0] if process.complete else None


def _chance(process: AuditedModel, answers: Answers) -> Value | None:
    """The probability that the policy succeeds, whose certificates are added; None where it is not
    known."""
    try:
        return probability_of_success(process, answers)
    except CANNOT:
        return None


def _returns(process: AuditedModel) -> tuple[float, float] | None:
    """Between which numbers the return of every episode lies; None where that is not known."""
    if not process.is_whole:
        return None
    ends, integer = [], process.integer
    if integer.rounding or integer.reward_rounding:
        return None
    try:
        lucky = choosing(integer)
        for model in (replace(lucky, rewards=-lucky.rewards), lucky):
            solution = certified_best(process, model)
            ends.append(max(solution.certificate.between(state)[1] for state in process.starts))
    except CANNOT:
        return None
    return -float(ends[0]), float(ends[1])
