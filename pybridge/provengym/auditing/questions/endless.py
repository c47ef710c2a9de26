"""Whether reward can be had without end, and whether that is better than to succeed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding, Value
from provengym.auditing.questions.returns import CANNOT, largest_reward
from provengym.data.episode import brief_actions
from provengym.solving import NotCertified, endless, endless_or_success
from provengym.solving.task import Explored, positive_reward_cycle

if TYPE_CHECKING:
    from provengym.auditing.process import Answers, Process
    from provengym.solving import EndlessCertificate

ONE = Fraction(1)


def ask(process: Process, answers: Answers) -> None:
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


def _round(process: Process, certificate: EndlessCertificate) -> tuple[tuple[int, ...], str]:
    """The actions to where reward is endless, and what is earned there, in words."""
    state = process.first(certificate.members)
    history = process.model.history(state)
    gain = float(certificate.exact_gain)
    if process.model.deterministic and process.complete:
        found = positive_reward_cycle(_explored(process))
        if found is not None:
            way, circle, paid = found
            there = f"after {brief_actions(way)}" if way else "from the start"
            return (*way, *circle), (
                f"{there}, each round of the actions {brief_actions(circle)} earns {float(paid):g}"
            )
    return history, (
        f"from {process.at(state)} on, a policy earns at least {gain:.6g} a step on average for "
        "ever"
    )


def _explored(process: Process) -> Explored:
    """A deterministic process in which a success ends the episode, as `positive_reward_cycle` has
    it."""
    model = process.until_success(ONE)
    live = process.live
    shape = model.states, model.actions
    terminated = model.terminated.reshape(shape) | ~live[:, np.newaxis]
    successors = np.where(terminated, -1, model.successors.reshape(shape))
    ways = zip(process.model.parents.tolist(), process.model.parent_actions.tolist(), strict=True)
    return Explored(
        states=[(state,) for state in range(model.states)],
        ends=set(),
        successors=successors.astype(np.int64),
        rewards=model.rewards.reshape(shape),
        scale=model.reward_scale,
        terminated=terminated,
        parents=[None if parent < 0 else (parent, action) for parent, action in ways],
    )


def _compared(
    process: Process, answers: Answers, certificate: EndlessCertificate
) -> tuple[bool, str]:
    """Whether to end up there is at least as good as to succeed as often as can be, and both
    figures in words."""
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
    if found.endless is None:
        return False, "Not every start leads there for sure."
    staying, succeeding = (
        Value(low=low, high=high) for low, high in (found.endless, found.success)
    )
    return found.endless_is_as_good, (
        f"To end up there earns up to {staying}, to succeed as often as can be {succeeding}: "
        f"{process.objective.text}."
    )
