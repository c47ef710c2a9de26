"""Walks that end at the time limit of a model."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from provengym.models.model import TimeLimit
from provengym.models.state_graph import ModelGraph
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.walks import MOST_TRIED, random_walk

if TYPE_CHECKING:
    from provengym.models.model import Model, Transition
    from provengym.models.state_graph import Actions

WIDTH = 64
"""So many states of each time are followed, those that were met first."""


def limit_walks(model: Model, longest: int) -> list[Actions]:
    """Walks to the time limit of a model, if it has one of at most `longest` steps.

    The first ends there alone.  Where some history is found that does so, one more reaches a
    terminal state in the very last step, and one in the step before.
    """
    onward = random_walk(model, longest, Random(0))
    last = _last_transition(model, onward)
    if last.terminated or not last.truncated:
        return []
    walks = [onward]
    to_terminal, limit = _way_to_a_terminal_state(model), len(onward)
    if to_terminal is None:
        return walks
    for time in (limit, limit - 1):
        # Wait where it is near; where one cannot wait there, further away.
        lengths = (len(to_terminal) - 1, len(to_terminal) // 2, 0)
        for prefix in (to_terminal[:length] for length in lengths if length < time):
            walk = _to_a_terminal_state_at(model, prefix, time)
            if walk is not None:
                walks.append(walk)
                break
    return walks


def has_limit(model: Model, longest: int) -> bool:
    """Return whether a long walk is truncated by the reference itself within so many steps."""
    if model.deterministic:
        last = _last_transition(model, random_walk(model, longest, Random(0)))
        return last.truncated and not last.terminated
    if not model.has_probabilities:  # the proved ones that hide their state are all limited
        return True
    random, state = Random(0), next(iter(model.start_chances()))
    for _ in range(longest):
        outcomes = model.outcomes(model.columns([state]), random.randrange(len(model.actions)))
        if outcomes.truncated.any():
            return True
        onward = outcomes.where(~outcomes.terminated)
        if not len(onward):
            return False
        state = tuple(onward.states[:, random.randrange(len(onward))].tolist())
    return False


def _last_transition(model: Model, walk: Actions) -> Transition:
    state = model.start
    for action in walk:
        transition = model.step(state, action)
        state = transition.state
    return transition


def _way_to_a_terminal_state(model: Model) -> Actions | None:
    """A shortest way, where states that show the same lead to the same."""
    graph = ModelGraph(model, signs=model.observe)
    for block in graph.search(most=math.ceil(MOST_TRIED / len(model.actions))):
        found = np.flatnonzero(block.outcomes.terminated)
        if len(found):
            return graph.way_along(int(block.transitions[found[0]]))
    return None


def _to_a_terminal_state_at(model: Model, prefix: Actions, time: int) -> Actions | None:
    """Actions that begin with a prefix and lead to a terminal state in the step `time`."""
    state = model.start
    for action in prefix:
        state = model.step(state, action).state
    timed = TimeLimitedModel(model, TimeLimit(time))
    here = timed.columns([(*state, len(prefix))])
    graph = ModelGraph(timed, here, width=WIDTH)
    for block in graph.layers():
        found = np.flatnonzero(block.outcomes.terminated)
        if block.states[-1, 0] == time - 1 and len(found):
            return (*prefix, *graph.way_along(int(block.transitions[found[0]])))
    return None
