"""Whether reward can be had without end, and whether that is better than to succeed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding, Value
from provengym.auditing.process import certified
from provengym.auditing.questions.returns import CANNOT, largest_reward
from provengym.data.episode import brief_actions
from provengym.solving import NotCertified, endless, solve
from provengym.solving._graphs import Outcomes, surely
from provengym.solving._limits import NORMAL
from provengym.solving._restricted import restricted
from provengym.solving.task import Explored, positive_reward_cycle

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.auditing.process import Answers, Process
    from provengym.solving import EndlessCertificate, IntegerModel

    Bools = NDArray[np.bool_]


def ask(process: Process, answers: Answers) -> None:
    """Add that some policy earns without end and without success, where one does.

    It is a defect where it is at least as good as to succeed as often as can be.
    """
    if process.success is None:
        return
    try:
        certificate = endless(process.until_success(1))
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
    model = process.until_success(1)
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
    unit = largest_reward(process)
    try:
        staying = _staying(process, certificate, unit)
        succeeding = _succeeding(process, unit)
    except CANNOT as error:
        answers.undecided.append(f"whether endless reward is better than success: {error}")
        return False, "Whether that is better than to succeed is not decided."
    if staying is None:
        return False, "Not every start leads there for sure."
    figures = (
        f"To end up there earns up to {staying}, to succeed as often as can be {succeeding}: "
        f"{process.objective.text}."
    )
    return staying.high >= succeeding.low, figures


def _staying(process: Process, certificate: EndlessCertificate, unit: float) -> Value | None:
    """The best return of policies that end up where reward is endless; None where they cannot be
    sure to."""
    model = process.until_success(process.integer.discount)
    outcomes = Outcomes(model)
    within = ~outcomes.terminated & certificate.members[outcomes.successors]
    sure = surely(outcomes, model.states, model.actions, within, NORMAL.surely_rounds)
    if sure is None or any(sure.steps[start] < 0 for start in process.starts):
        return None
    stays = np.ones(model.states * model.actions, np.bool_)
    stays[outcomes.rows[outcomes.terminated | (sure.steps[outcomes.successors] < 0)]] = False
    return _best(process, restricted(model, stays), unit)


def _succeeding(process: Process, unit: float) -> Value:
    """The best return of policies whose probability of success is the best possible."""
    asked = process.succeeding()
    if process.objective.horizon is not None:
        return _succeeding_within(process, process.objective.horizon)
    q = certified(lambda tol: solve(asked, objective="success", tol=tol)).q_values
    best = q >= q.max(axis=1, keepdims=True) - 1e-7
    return _best(process, restricted(process.integer, best.reshape(-1)), unit)


def _best(process: Process, model: IntegerModel, unit: float) -> Value:
    found = certified(lambda tol: process.objective.solved(model, tol), unit)
    return process.at_start(found.certificate)


def _succeeding_within(process: Process, horizon: int) -> Value:
    """The same within a limit of steps: by backward induction over both, success first.

    The numbers are rounded, and not certified.
    """
    chance, paid = process.succeeding().model, process.integer
    shape = paid.states, paid.actions
    success, value = np.zeros(paid.states), np.zeros(paid.states)
    for _ in range(horizon):
        q_success, q_value = np.empty(shape), np.empty(shape)
        chance.table.q_values(success, 1.0, q_success, 1)
        paid.table.q_values(value, float(paid.reward_scale), q_value, 1)
        best = q_success >= q_success.max(axis=1, keepdims=True) - 1e-9
        success = q_success.max(axis=1)
        value = np.where(best, q_value, -np.inf).max(axis=1)
    expected = sum((p * Fraction(value[state]) for state, p in process.starts.items()), Fraction(0))
    return Value(low=expected, high=expected)
