"""The best value of a process that is audited, as the questions about returns need it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.solving import NotCertified, UnboundedReturn
from provengym.solving.questions.best_returns import certified

if TYPE_CHECKING:
    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.solving import IntegerModel, Solution

CANNOT = (NotCertified, MemoryError, UnboundedReturn, ValueError)
"""Why there is no best value, or none that can be found."""


def largest_reward(process: AuditedModel) -> float:
    """The largest size of a reward; 1 where none pays."""
    return float(np.abs(process.model.rewards).max(initial=0.0)) or 1.0


def certified_best(process: AuditedModel, model: IntegerModel) -> Solution:
    """Solve a model for the objective.

    Raises:
        MemoryError, NotCertified, UnboundedReturn, ValueError: There is no solution, see `CANNOT`.
    """
    return certified(model, largest_reward(process), **process.objective.arguments)


def solved(process: AuditedModel, model: IntegerModel) -> Solution | None:
    """The solution of a model for the objective; None where there is none."""
    try:
        return certified_best(process, model)
    except CANNOT:
        return None


def unbounded(process: AuditedModel, answers: Answers, error: UnboundedReturn) -> None:
    """Add that there is no best return."""
    answers.unbounded = True
    answers.certificates["endless_reward"] = error.certificate
    answers.undecided.append(
        f"there is no best total return, for some policy earns without end: {choices(process)}"
    )


def choices(process: AuditedModel) -> str:
    """Name the options for a task without a total return that were not given."""
    is_named = process.rule == "given" or (process.success is None and not process.why_unknown)
    return f"give {'' if is_named else '--success, '}--discount or --horizon"
