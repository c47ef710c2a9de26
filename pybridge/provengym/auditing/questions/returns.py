"""The best return, the worst and that of chance, whether what one does matters, and whether reward
can be had without end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding, BestReturn, Value
from provengym.auditing.questions import bounds
from provengym.auditing.questions.best import (
    CANNOT,
    certified_best,
    choices,
    largest_reward,
    solved,
    unbounded,
)
from provengym.finite.policies import UNIFORM
from provengym.finite.quantities import shown_up
from provengym.solving import (
    NotCertified,
    UnboundedReturn,
    endless,
    endless_or_success,
    reward_cycle,
    under_policy,
)
from provengym.solving.questions.best_returns import between_at
from provengym.solving.questions.task import is_trivial

if TYPE_CHECKING:
    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.solving import EndlessCertificate, Solution

ONE = Fraction(1)
MOST_AROUND = 100
"""Actions of a round that are told, at most."""


def ask(process: AuditedModel, answers: Answers) -> None:
    """Add the best expected return, what others earn, and whether all policies earn the same."""
    if not process.complete:
        bounds.ask(process, answers)
        return
    _rounded(process, answers)
    try:
        best = certified_best(process, process.integer)
    except UnboundedReturn as error:
        unbounded(process, answers, error)
        return
    except CANNOT as error:
        hint = f": {choices(process)}" * (process.objective.kind == "total")
        answers.undecided.append(f"the best return is not known: {error}{hint}")
        _without_values(process, answers)
        return
    value = process.value_of(best)
    answers.best_return = best_return(process, answers, best)
    worst = _worst(process, answers)
    told = [f"the best policy earns {value}"]
    by_chance = _of_chance(process)
    if by_chance is not None:
        among = "" if process.model.legal is None else ", the first legal one for one that is not,"
        told.append(f"random actions{among} {by_chance}")
    if worst is not None:
        told.append(f"the worst policy {worst}")
    if len(process.model.actions) > 1:
        answers.notes.append(", ".join(told))
        _matter(process, answers, best, worst)


def best_return(process: AuditedModel, answers: Answers, best: Solution) -> BestReturn:
    """The best return of a process that is decided as a whole, but for a few episodes where no
    range was given that bounds what they earn.

    Args:
        process: The process.
        answers: Gets the certificates.
        best: Its solution.

    Raises:
        ValueError: A range contradicts what is known, or another one.
    """
    answers.certificates["best_return"] = best.certificate
    if process.chance:
        given = bounds.between(process, answers)
        if given is not None and isinstance(given.value, Value):
            return given
    return BestReturn(
        value=process.value_of(best),
        kind=process.objective.kind,
        policies=best.certificate.policies,
        but_for=process.chance,
        certificates=("best_return",),
    )


def _rounded(process: AuditedModel, answers: Answers) -> None:
    """Say by how much numbers were rounded, where a value for any number of steps does not."""
    model = process.integer
    sizes = {"probabilities": model.rounding, "rewards": model.reward_rounding}
    told = [f"{what} by up to {shown_up(size)}" for what, size in sizes.items() if size]
    if told:
        answers.notes.append(
            f"to be integers, {' and '.join(told)} were rounded; a discounted value and one within "
            "a limit allow for that, others are those of the rounded model"
        )


def _worst(process: AuditedModel, answers: Answers) -> Value | None:
    """The smallest expected return; None where there is none, or it is not known."""
    integer = process.integer
    costs = replace(integer, rewards=-integer.rewards, environment=None, given=None)
    solution = solved(process, costs)
    if solution is None or solution.certificate.policies != "all":
        return None
    answers.certificates["worst_return"] = solution.certificate
    least = process.at_start(solution.certificate)
    return Value(low=-least.high, high=-least.low)


def _of_chance(process: AuditedModel) -> Value | None:
    """Return the value of the uniformly random policy; None where it is not known."""
    uniform = under_policy(process.model, UNIFORM)
    solution = solved(process, process.objective.model(uniform))
    if solution is None:
        return None
    low, high = between_at(solution.certificate, uniform.start_distribution())
    return Value(low=low, high=high)


def _matter(process: AuditedModel, answers: Answers, best: Solution, worst: Value | None) -> None:
    """Say where actions differ, or that they do not."""
    most = process.at_start(best.certificate)
    if worst is not None and most.high - worst.low <= (most.high - most.low) + (
        worst.high - worst.low
    ):
        _trivial(answers, f"Every policy earns the same, {most}")
        return
    q = best.q_values
    # Where the model was cut, what the other states are worth has another end.
    seen = process.live & (process.model.depths == 0) if process.is_cut else process.live
    spread = np.where(seen, q.max(axis=1) - q.min(axis=1), 0.0)
    differs = spread > 4 * best.bound + 1e-9 * np.abs(q).max()
    places = np.flatnonzero(differs)
    places = places[np.argsort(process.model.depths[places], kind="stable")][:2]
    for state in places.tolist():
        good, bad = int(q[state].argmax()), int(q[state].argmin())
        answers.notes.append(
            f"in {process.at(state)}, {process.action(good)} is worth {spread[state]:.6g} more "
            f"than {process.action(bad)}"
        )


def _without_values(process: AuditedModel, answers: Answers) -> None:
    """Say that no action matters, where that is so and no total return is known."""
    model = process.model
    if len(model.actions) > 1 and is_trivial(model):
        why = " rewards, step by step" if model.rewards.any() else ", for no step pays anything"
        _trivial(answers, f"Every policy earns the same{why}")


def _trivial(answers: Answers, story: str) -> None:
    answers.findings.append(
        AuditFinding(
            kind="trivial",
            severity="defect",
            story=f"{story}: actions do not matter. (A task of prediction is so on "
            "purpose, and says --ignore trivial.)",
            certificate="worst_return" if "worst_return" in answers.certificates else None,
        )
    )


def ask_endless(process: AuditedModel, answers: Answers) -> None:
    """Add that some policy earns without end and without success, where one does.

    It is a defect where it is at least as good as to succeed as often as can be.
    """
    if process.success is None:
        return
    try:
        certificate = endless(process.until_success(ONE))
    except NotCertified as error:
        answers.undecided.append(f"whether reward is endless is not decided: {error}")
        return
    if certificate is None:
        return
    answers.certificates["endless_reward"] = certificate
    way, told = _round(process, certificate)
    is_defect, figures = _compared(process, answers, certificate)
    state = process.first(certificate.members)
    answers.findings.append(
        AuditFinding(
            kind="endless_reward",
            severity="defect" if is_defect and process.complete else "note",
            state=process.model.observation(state),
            actions=way,
            story=f"Reward can be had without end, and without success: {told}. {figures}",
            certificate="endless_reward",
        )
    )


def _round(process: AuditedModel, certificate: EndlessCertificate) -> tuple[tuple[int, ...], str]:
    """The actions to where reward is endless, and what is earned there, in words."""
    state = process.first(certificate.members)
    history = process.model.history(state)
    gain = float(certificate.exact_gain)
    if process.model.deterministic:
        found = reward_cycle(process.until_success(ONE), process.model)
        if found is not None:
            told = process.model.told
            there = f"after {told(found.way)}" if found.way else "from the start"
            return (*found.way, *found.around), (
                f"{there}, each round of the actions {told(found.around)} earns "
                f"{float(found.gain):g}"
            )
    if (round_ := _policys_round(process, certificate, state)) is not None:
        around, earned = round_
        return (*history, *around), (
            f"from {process.at(state)} on, each round of the actions {process.model.told(around)} "
            f"earns {earned:g}"
        )
    return history, (
        f"from {process.at(state)} on, a policy earns at least {gain:.6g} a step on average for "
        "ever"
    )


def _policys_round(
    process: AuditedModel, certificate: EndlessCertificate, state: int
) -> tuple[tuple[int, ...], float] | None:
    """The actions by which the certificate's policy comes back to a state, and what they earn.
    None where it does not, or by chance."""
    around: list[int] = []
    at, earned = state, Fraction(0)
    while len(around) < MOST_AROUND:
        action = int(certificate.policy[at])
        outcomes = process.model.row(at, action)
        if len(outcomes) != 1:
            return None
        ((_, at, reward, *_),) = outcomes
        around.append(action)
        earned += Fraction(repr(reward))
        if at == state:
            return tuple(around), float(earned)
    return None


def _compared(
    process: AuditedModel, answers: Answers, certificate: EndlessCertificate
) -> tuple[bool, str]:
    """Return whether to end up there is at least as good as to succeed as often as can be, and
    both figures in words."""
    if process.objective.kind == "total":
        return True, "Without a discount or a limit nothing that ends earns as much."
    try:
        found = endless_or_success(
            process.integer,
            process.until_success(process.integer.discount),
            process.succeeding(),
            certificate,
            process.starts,
            horizon=process.objective.horizon,
            unit=largest_reward(process),
        )
    except CANNOT as error:
        answers.undecided.append(f"whether endless reward is better than success: {error}")
        return False, "Whether that is better than to succeed is not decided."
    if found is None:
        return False, "Not every start leads there for sure."
    staying, succeeding = (
        Value(low=low, high=high) for low, high in (found.endless, found.success)
    )
    return found.endless_is_as_good, (
        f"To end up there earns up to {staying}, to succeed as often as can be {succeeding}: "
        f"{process.objective.text}."
    )
