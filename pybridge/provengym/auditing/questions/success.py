"""Ask whether the task can be solved, with what probability, and from where not."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding, Value
from provengym.auditing.questions.best import CANNOT
from provengym.finite.completed import Completed
from provengym.solving import NotCertified, endless, integer_model, unreachable
from provengym.solving.forms.success import HOW
from provengym.solving.questions.best_returns import certified
from provengym.solving.questions.task import times_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.solving import Certificate, IntegerModel, Solution

    Bools = NDArray[np.bool_]

ZERO = Fraction(0)
MOST_REWARDS = 4
"""So many of the rewards that success covers are told, at most."""


def ask(process: AuditedModel, answers: Answers) -> None:
    """Add the probability of success, a solution, and the states without hope."""
    if process.success is None:
        if process.why_unknown:
            _unknown(process, answers)
        return
    _covers_less(process, answers)
    steps = process.to_success.steps
    near = {state: int(steps[state]) for state in process.starts if steps[state] >= 0}
    if not near:
        _no_way(process, answers)
        return
    answers.solution = process.to_success.shortest(min(near, key=lambda state: near[state]))
    answers.solution_probability = process.chance_of(answers.solution)
    try:
        answers.success_probability = probability_of_success(process, answers)
    except CANNOT as error:
        answers.undecided.append(f"the best chance of success is not known: {error}")
    limit = process.limit
    if limit is not None and min(near.values()) > limit:
        answers.findings.append(
            AuditFinding(
                kind="unsolvable",
                severity="defect",
                actions=answers.solution,
                probability=0.0,
                story=f"No policy succeeds within the limit of {limit:,} steps: the shortest way "
                f"to success takes {min(near.values()):,}.",
                certificate="success",
            )
        )
    lost = {state: p for state, p in process.starts.items() if state not in near}
    answers.hopeful = None if lost and not process.complete else not lost
    if not process.complete:
        return
    if lost:
        state, chance = next(iter(lost)), float(sum(lost.values()))
        answers.findings.append(
            AuditFinding(
                kind="unsolvable",
                severity="note",
                state=process.model.observation(state),
                probability=chance,
                story=f"From some starts no policy succeeds: {process.at(state)} is one. "
                f"The probability of such a start is {chance:.6g}.",
            )
        )
    _hopeless(process, answers)


def _unknown(process: AuditedModel, answers: Answers) -> None:
    """Say that it is not known what success is.  That matters where an episode can end, and some
    policy had rather not: the end may be what is to be reached, or what is to be avoided."""
    answers.notes.append(f"of success nothing is said: {process.why_unknown}")
    if not (process.complete and process.model.terminated.any()):
        return
    try:
        certificate = endless(integer_model(process.model, 1))
    except NotCertified as error:
        answers.undecided.append(f"whether reward is endless is not decided: {error}")
        return
    if certificate is not None:
        answers.certificates["endless_reward"] = certificate
        answers.undecided.append(
            "some policy earns without end, and it is not known whether the task has a success: "
            "define one by --success EXPRESSION, or say --success none where the return is the task"
        )


def _covers_less(process: AuditedModel, answers: Answers) -> None:
    """Say so where success was inferred and a policy has it without ever getting the largest reward
    that it covers, as by a wrong answer that pays a little and ends the episode as the right one
    does.  A reward that only falls with the number of steps covers nothing else."""
    model, won = process.model, process.won
    assert won is not None
    rewards = np.unique(model.rewards[won])
    if process.rule != "reward" or rewards.size < 2:
        return
    times = times_of(model)
    if times is not None:
        paid = np.unique(np.stack([times[won], model.rewards[won]]), axis=1)
        if (np.diff(paid[0]) > 0).all() and (np.diff(paid[1]) <= 0).all():
            return
    largest = won & (model.rewards == rewards[-1])
    without = Completed(replace(model, success=won), largest, True).avoiding()
    if without is None or without.success is None or not without.success.any():
        return
    shown = [repr(reward).removesuffix(".0") for reward in rewards[::-1].tolist()]
    lines = [f"--success 'terminated and reward >= {one}'" for one in shown[:MOST_REWARDS]]
    answers.undecided.append(
        f"success was inferred and covers steps that pay {' or '.join(shown[:MOST_REWARDS])}"
        f"{' or less' * (len(shown) > MOST_REWARDS)}, and some policy succeeds without ever "
        f"getting {shown[0]}: define success by {', '.join(lines)} or --success none"
    )


def _no_way(process: AuditedModel, answers: Answers) -> None:
    if not process.complete:
        answers.undecided.append("no way to success is known, and not everything is")
        try:
            _, high = best_chance(process, unknown=True)
        except CANNOT as error:
            answers.undecided.append(f"the best chance of success is not known: {error}")
        else:
            answers.success_probability = Value(low=ZERO, high=high.high)
        return
    assert process.won is not None
    if process.won.any():
        told = "every step that succeeds is less likely than probabilities are rounded by"
        if process.rule == "reward":  # which the largest of many rewards may look like
            process.forget_success(f"{told}; {HOW}")
            _unknown(process, answers)
        else:
            answers.undecided.append(f"the best chance of success is not known: {told}")
        return
    answers.hopeful = False
    certificate = unreachable(process.succeeding())
    if certificate is not None:
        answers.certificates["unreachable"] = certificate
    answers.success_probability = Value(low=ZERO, high=ZERO)
    answers.findings.append(
        AuditFinding(
            kind="unsolvable",
            severity="defect",
            probability=0.0,
            story=f"No policy succeeds: none of the {process.live.sum():,} states in "
            "which an episode goes on leads to a success.",
            certificate="unreachable",
        )
    )


def probability_of_success(process: AuditedModel, answers: Answers) -> Value:
    """The best probability of success after a reset, within the limit where there is one: where
    something is unknown, between that of a failure there and that of a success.

    Args:
        process: The process.
        answers: Gets the certificates.

    Raises:
        MemoryError, NotCertified, UnboundedReturn, ValueError: It is not known, see `CANNOT`.
    """
    unknown = None if process.is_whole else False
    certificate, low = best_chance(process, unknown=unknown)
    answers.certificates["success"] = certificate
    if process.is_whole:
        return low
    certificate, high = best_chance(process, unknown=True)
    answers.certificates["success_if_unknown_succeeds"] = certificate
    return Value(low=low.low, high=high.high)


def best_chance(process: AuditedModel, *, unknown: bool | None) -> tuple[Certificate, Value]:
    """The best probability of success after a reset, within the limit where there is one, with its
    certificate.

    Args:
        process: The process.
        unknown: True if what is not known is a success, a start included; None of a process in
            which nothing is.

    Raises:
        MemoryError, NotCertified, UnboundedReturn, ValueError: It is not known, see `CANNOT`.
    """
    solution = chance_of(process.succeeding(unknown=unknown), process)
    if unknown is None:
        value = process.value_of(solution)
    else:
        value = process.partial_value(solution, float(unknown))
    within = Value(low=max(value.low, ZERO), high=min(value.high, Fraction(1)))
    return solution.certificate, within


def chance_of(model: IntegerModel, process: AuditedModel) -> Solution:
    """The solution of a model in which success pays one, within the limit of the audited process.

    Raises:
        MemoryError, NotCertified, UnboundedReturn, ValueError: There is none, see `CANNOT`.
    """
    if process.limit is None:
        return certified(model, objective="success")
    return certified(model, horizon=process.limit)


def _hopeless(process: AuditedModel, answers: Answers) -> None:
    """The dead ends: where success has probability 0 under every policy; and the traps among
    them, which no episode leaves."""
    lost = process.live & (process.to_success.steps < 0)
    if not lost.any():
        return
    certificate = unreachable(process.succeeding())
    if certificate is not None:
        answers.certificates["unreachable"] = certificate
    answers.findings.append(
        _places(
            process,
            "dead_end",
            lost,
            "From {which} no policy succeeds, though the episode goes on. The nearest is "
            "{nearest}.",
        )
    )
    stuck = process.to_success.traps()
    if stuck.any():
        answers.findings.append(
            _places(
                process,
                "trap",
                stuck,
                "No episode ever leaves {which}, and none succeeds there, though success was "
                "possible before. The nearest is {nearest}.",
            )
        )


def _places(process: AuditedModel, kind: str, where: Bools, story: str) -> AuditFinding:
    """A note about some states, with the one that is reached first."""
    state = process.first(where)
    which = f"{where.sum():,} of {process.live.sum():,} states"
    return AuditFinding(
        kind=kind,
        severity="note",
        state=process.model.observation(state),
        actions=process.model.history(state),
        story=story.format(which=which, nearest=process.at(state)),
        certificate="unreachable",
    )
