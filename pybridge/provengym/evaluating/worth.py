"""The certified return of a policy in a decision process beside others, as far as that is known."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.audited_model import NO_SUCCESS, Answers, AuditedModel
from provengym.auditing.claims import choosing
from provengym.auditing.questions import bounds
from provengym.auditing.questions.best import CANNOT, certified_best, solved
from provengym.auditing.questions.returns import best_return
from provengym.auditing.questions.success import probability_of_success
from provengym.evaluating.errs import FirstMistake, first_mistake
from provengym.evaluating.share import Comparison, compared
from provengym.finite.bisimulation import unlike
from provengym.finite.induced import Induced, induced
from provengym.finite.policies import UNIFORM, Policy
from provengym.solving import UnknownSuccess
from provengym.solving.forms.success import rule_text, successes

if TYPE_CHECKING:
    from provengym.auditing.data import BestReturn, Value
    from provengym.auditing.objective import Objective
    from provengym.auditing.ranges import Ranges
    from provengym.finite.model import FiniteModel
    from provengym.solving import Certificate, Solution
    from provengym.solving.forms.success import SuccessGiven


UNKNOWN = "not known, for the decision process is not"
"""Why no error of a policy is known, where the process is not known as a whole."""


@dataclass(frozen=True, kw_only=True)
class Worth:
    """The certified facts about a policy in a model.

    Attributes:
        value: Its expected return, which is the best one of `process`.
        why_unknown: Why that is not known; empty where it is.
        best: The expected return of the best policy.
        uniform: That of uniform play; None where the best is not known.
        comparison: Gap and share of the policy.
        hides_states: True if states that differ in what may follow show the same.
        first_mistake: The first state in which the policy errs; None where none is known.
        no_mistake: Why there is none, in words.
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
    uniform: BestReturn | None = None
    comparison: Comparison = field(default_factory=Comparison)
    hides_states: bool = False
    first_mistake: FirstMistake | None = None
    no_mistake: str = UNKNOWN
    success: Value | None = None
    success_text: str | None = None
    certificates: Mapping[str, Certificate] = field(default_factory=dict)
    process: FiniteModel | None = None
    returns: tuple[float, float] | None = None


def worth_of(
    model: FiniteModel,
    policy: Policy,
    made: Induced,
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
        made: The process that it makes of the model.
        objective: The return that counts.
        success: The meaning of success; None for that which the model says or shows, `NO_SUCCESS`
            for nothing.
        ranges: Between which numbers rewards and returns lie, as the user says.

    Raises:
        PolicyError: It does not say what is done where it comes to.
        TypeError, ValueError: `success` is none; or a range contradicts what is known.
    """
    ranges.require(model)
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
    whole = _of_returns(model, objective, ranges)
    solution = _solved(whole)
    best = None if solution is None else best_return(whole, Answers(), solution)
    uniform, is_uniform = None, False
    if best is not None:
        by_chance = induced(model, Policy(UNIFORM, model.actions)).model
        is_uniform = by_chance == made.model
        uniform = value
        if not is_uniform:
            uniform = _return(_of_returns(by_chance, objective, ranges), Answers())[0]
    hides = _hides_states(model)
    mistake, no_mistake = _errs(model, policy, whole, solution, hides=hides)
    return Worth(
        value=value,
        why_unknown=why_unknown,
        best=best,
        uniform=uniform,
        comparison=compared(value, best, uniform, is_uniform=is_uniform),
        hides_states=hides,
        first_mistake=mistake,
        no_mistake=no_mistake,
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


def _hides_states(model: FiniteModel) -> bool:
    """Return whether states that differ in what may follow show the same, as far as is known."""
    shown = model.observation_of[~model.ended]
    if np.unique(shown).size == shown.size:
        return False
    return not model.complete or unlike(model, model.observation_of.astype(np.int64)) is not None


def _solved(process: AuditedModel) -> Solution | None:
    """The solution of a process that is decided as a whole; None where it is not, or has none."""
    return solved(process, process.integer) if process.complete else None


def _errs(
    model: FiniteModel,
    policy: Policy,
    whole: AuditedModel,
    solution: Solution | None,
    *,
    hides: bool,
) -> tuple[FirstMistake | None, str]:
    """The first error of a policy; or None, and why there is none, in words."""
    if not model.complete:
        return None, UNKNOWN
    if model.legal is not None:  # of legal actions alone the states are numbered anew
        solution = solved(whole, whole.objective.model(model))
    if solution is None:
        return None, "not known, for the best return is not"
    return first_mistake(model, policy, solution, hides=hides)


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
