"""The part that is known of a process that is not known as a whole: how far it goes, and what is
so within it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import KnownPart
from provengym.auditing.questions.best import CANNOT, largest_reward
from provengym.auditing.questions.success import chance_of
from provengym.finite.completed import distances
from provengym.finite.induced import induced
from provengym.finite.policies import UNIFORM, Policy
from provengym.solving.forms.success import paying_for
from provengym.solving.questions.best_returns import certified

if TYPE_CHECKING:
    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.auditing.data import Value
    from provengym.solving import IntegerModel

MOST_VALUES = 20_000_000
"""Certificates for a number of steps have a value for each state and step, no more than so many."""


def known_part(process: AuditedModel, answers: Answers) -> KnownPart | None:
    """The known part, with certificates of what is so within it; None where all is known, or what
    is known is contradicted."""
    if process.complete or process.is_contradicted:
        return None
    part = process.completed
    steps = part.known_steps()
    if steps is None:
        return None
    unknown = np.zeros(part.model.states, np.bool_)
    unknown[part.states_of_unknown] = True
    explored = int((process.live & ~unknown).sum())
    best = success = None
    if steps:
        integer = process.objective.model(process.model)
        best = _within(process, answers, steps, integer, "best_return_within_known_steps")
    if steps and process.success is not None:
        assert process.won is not None
        assert process.rule is not None
        succeeding = paying_for(process.model, process.won, process.rule, process.success)
        success = _within(process, answers, steps, succeeding, "success_within_known_steps")
    is_spent = "budget" in process.given.unfinished
    return KnownPart(
        states=explored,
        steps=steps,
        best_return=best,
        success_probability=success,
        random_episodes=_random_episodes(process),
        twice=_with_twice(process, steps, 2 * explored) if is_spent and steps else None,
    )


def _within(
    process: AuditedModel, answers: Answers, steps: int, model: IntegerModel, name: str
) -> Value | None:
    """The best value of so many steps; None where it cannot be certified."""
    if steps * model.states > MOST_VALUES:
        return None
    try:
        solution = certified(model, largest_reward(process), horizon=steps)
    except CANNOT:
        return None
    answers.certificates[name] = solution.certificate
    return process.value_of(solution)


def _random_episodes(process: AuditedModel) -> float | None:
    """The share of episodes of random actions that meet nothing unknown, computed in the model;
    None where that cannot be computed."""
    part = process.completed
    made = induced(part.model, Policy(UNIFORM, part.model.actions))
    met = paying_for(made.model, part.unknown[made.outcome_of], "given", "something unknown")
    try:
        value = process.value_of(chance_of(met, process), made.model.start_distribution())
    except CANNOT:
        return None
    inside = 1 - part.start_mass - (value.low + value.high) / 2
    return round(max(0.0, float(inside)), 9)


def _with_twice(process: AuditedModel, steps: int, explored: int) -> int:
    """The number of steps that about so many explored states are, if each step more has as many
    times the states of the one before as the last that is known."""
    far = distances(process.given)[~process.given.ended]
    sizes = np.bincount(far[far >= 0], minlength=steps + 1)[: steps + 1].astype(float)
    growth = sizes[-1] / max(sizes[-2], 1.0)
    total, layer, at = float(sizes[:-1].sum()), float(sizes[-1]), steps
    while layer >= 1 and total + layer <= explored:
        total, layer, at = total + layer, layer * growth, at + 1
    return at
