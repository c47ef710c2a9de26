"""The best return, the worst and that of chance, and whether what one does matters."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding, BestReturn, Value
from provengym.auditing.objective import policies_of
from provengym.solving import NotCertified, UnboundedReturn, under_policy
from provengym.solving.best_returns import certified
from provengym.solving.quantities import shown_up
from provengym.solving.task import is_trivial

if TYPE_CHECKING:
    from provengym.auditing.process import Answers, Process
    from provengym.solving import IntegerModel, Solution

CANNOT = (NotCertified, MemoryError, UnboundedReturn, ValueError)
"""Why there is no best value, or none that can be found."""


def ask(process: Process, answers: Answers) -> None:
    """Add the best expected return, what others earn, and whether all policies earn the same."""
    if not process.complete:
        answers.undecided.append("no best return is known where not every outcome is")
        return
    unit = largest_reward(process)
    _rounded(process, answers)
    try:
        best = certified(lambda tol: process.objective.solved(process.integer, tol), unit)
    except UnboundedReturn as error:
        answers.unbounded = True
        answers.certificates["endless_reward"] = error.certificate
        answers.notes.append(
            "there is no best total return, for some policy earns without end; --discount or "
            "--horizon makes it finite"
        )
        return
    except CANNOT as error:
        answers.notes.append(f"the best return is not known: {error}")
        _without_values(process, answers)
        return
    value = process.value_of(best)
    answers.certificates["best_return"] = best.certificate
    answers.best_return = BestReturn(
        value=value, kind=process.objective.kind, policies=policies_of(best.certificate)
    )
    worst = _worst(process, answers, unit)
    told = [f"the best policy earns {value}"]
    by_chance = _of_chance(process, unit)
    if by_chance is not None:
        told.append(f"random actions {by_chance}")
    if worst is not None:
        told.append(f"the worst policy {worst}")
    if len(process.model.actions) > 1:
        answers.notes.append(", ".join(told))
        _matter(process, answers, best, worst)


def _rounded(process: Process, answers: Answers) -> None:
    """Say by how much numbers were rounded, where a value for any number of steps does not."""
    model = process.integer
    sizes = {"probabilities": model.rounding, "rewards": model.reward_rounding}
    told = [f"{what} by up to {shown_up(size)}" for what, size in sizes.items() if size]
    if told:
        answers.notes.append(
            f"to be integers, {' and '.join(told)} were rounded; a discounted value and one within "
            "a limit allow for that, others are those of the rounded model"
        )


def largest_reward(process: Process) -> float:
    """The largest size of a reward; 1 where none pays."""
    return float(np.abs(process.model.rewards).max(initial=0.0)) or 1.0


def _worst(process: Process, answers: Answers, unit: float) -> Value | None:
    """The smallest expected return; None where there is none, or it is not known."""
    integer = process.integer
    costs = replace(integer, rewards=-integer.rewards, environment=None, given=None)
    solution = _solved(process, costs, unit)
    if solution is None or policies_of(solution.certificate) != "all":
        return None
    answers.certificates["worst_return"] = solution.certificate
    least = process.at_start(solution.certificate)
    return Value(low=-least.high, high=-least.low)


def _of_chance(process: Process, unit: float) -> Value | None:
    """What is earned where every action is as likely; None where that is not known."""
    model = process.integer
    try:
        uniform = under_policy(model, np.ones((model.states, model.actions), np.int64))
    except ValueError:  # no common denominator
        return None
    solution = _solved(process, uniform, unit)
    return None if solution is None else process.at_start(solution.certificate)


def _solved(process: Process, model: IntegerModel, unit: float) -> Solution | None:
    try:
        return certified(lambda tol: process.objective.solved(model, tol), unit)
    except CANNOT:
        return None


def _matter(process: Process, answers: Answers, best: Solution, worst: Value | None) -> None:
    """Say where actions differ, or that they do not."""
    most = process.at_start(best.certificate)
    if worst is not None and most.high - worst.low <= (most.high - most.low) + (
        worst.high - worst.low
    ):
        _trivial(answers, f"Every policy earns the same, {most}")
        return
    q = best.q_values
    spread = np.where(process.live, q.max(axis=1) - q.min(axis=1), 0.0)
    differs = spread > 4 * best.bound + 1e-9 * np.abs(q).max()
    places = np.flatnonzero(differs)
    places = places[np.argsort(process.model.depths[places], kind="stable")][:2]
    for state in places.tolist():
        good, bad = int(q[state].argmax()), int(q[state].argmin())
        answers.notes.append(
            f"in {process.at(state)}, {process.action(good)} is worth {spread[state]:.6g} more "
            f"than {process.action(bad)}"
        )


def _without_values(process: Process, answers: Answers) -> None:
    """Whether actions matter where no total return is known."""
    model = process.model
    if len(model.actions) > 1 and is_trivial(model):
        why = " rewards, step by step" if model.rewards.any() else ", for no step pays anything"
        _trivial(answers, f"Every policy earns the same{why}")


def _trivial(answers: Answers, story: str) -> None:
    answers.findings.append(
        AuditFinding(
            kind="trivial",
            severity="defect",
            story=f"{story}: what one does does not matter. (A task of prediction is so on "
            "purpose, and says --ignore trivial.)",
            certificate="worst_return" if "worst_return" in answers.certificates else None,
        )
    )
