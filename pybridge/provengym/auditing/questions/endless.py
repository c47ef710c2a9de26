"""Ask whether reward can be had without end, and whether that is better than to succeed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.auditing.data import AuditFinding, Value
from provengym.auditing.questions.returns import CANNOT, largest_reward
from provengym.solving import NotCertified, endless, endless_or_success, reward_cycle

if TYPE_CHECKING:
    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.solving import EndlessCertificate

ONE = Fraction(1)
MOST_AROUND = 100
"""Actions of a round that are told, at most."""


def ask(process: AuditedModel, answers: Answers) -> None:
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
    if found.endless is None:
        return False, "Not every start leads there for sure."
    staying, succeeding = (
        Value(low=low, high=high) for low, high in (found.endless, found.success)
    )
    return found.endless_is_as_good, (
        f"To end up there earns up to {staying}, to succeed as often as can be {succeeding}: "
        f"{process.objective.text}."
    )
