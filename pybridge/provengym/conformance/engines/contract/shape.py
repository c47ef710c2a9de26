"""The form of what `reset` and the first step return."""

from __future__ import annotations

import inspect
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Difference
from provengym.comparison.point import Point
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.models.random_model import RandomModel
from provengym.models.walks import state_after, wander
from provengym.targets.environment import Trouble

if TYPE_CHECKING:
    from provengym.comparison.comparer import Match
    from provengym.conformance.session import Run

LONGEST = 20


def check(run: Run) -> Difference | None:
    """Spaces, and types and membership of what a reset and each action after it return.

    The engines that compare behaviour check the same in every step.
    """
    try:
        match = run.match(run.base)
    except FailedError as failed:
        return failed.difference
    try:
        difference = _takes_seed(run, match) or _at_reset(run, match)
        for action in range(len(run.base.actions)):
            difference = difference or _at_step(run, match, action)
        return difference or _changed(run, match)
    finally:
        run.close(match)


def _changed(run: Run, match: Match) -> Difference | None:
    """Whether a walk changes the spaces; what else is wrong in it is not looked for here."""
    walk = wander(run.base, LONGEST, Random(run.seed))
    taken = 0
    try:
        match.player.reset(run.seed)
        for action in walk:
            taken += 1
            if match.player.step(match.translator.actions[action]).done:
                break
    except Trouble as trouble:
        if trouble.kind == "space":
            before = state_after(run.base, walk[: taken - 1]) if taken else None
            return Point(match, Episode(run.seed, walk), taken, before, None).trouble(trouble)
    return None


def _takes_seed(run: Run, match: Match) -> Difference | None:
    try:
        inspect.signature(match.player.env.reset).bind(seed=run.seed)
    except TypeError:
        trouble = Trouble("api", "reset takes no argument seed")
        return Point(match, Episode(run.seed), 0, None, None).trouble(trouble)
    except ValueError:  # it has no signature to look at
        pass
    return None


def _at_reset(run: Run, match: Match) -> Difference | None:
    point = Point(match, Episode(run.seed), 0, None, None)
    try:
        observation = match.player.reset(run.seed)
    except Trouble as trouble:
        return point.trouble(trouble)
    if match.in_space(observation):
        return None
    return point.difference("space", observation, None)


def _at_step(run: Run, match: Match, action: int) -> Difference | None:
    start, expected = state_after(run.base, ()), None
    if not isinstance(run.base, RandomModel):
        expected = run.base.step(run.base.start, action)
    point = Point(match, Episode(run.seed, (action,)), 1, start, expected)
    try:
        match.player.reset(run.seed)
        seen = match.player.step(match.translator.actions[action])
    except Trouble as trouble:
        return point.trouble(trouble)
    if match.in_space(seen.observation):
        return None
    return point.difference("space", seen.observation, seen)
