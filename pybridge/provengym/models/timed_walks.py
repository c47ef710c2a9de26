"""Walks by their time: those that end at the time limit of a model, and those that together try
every transition at every time."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.model import TimeLimit
from provengym.models.state_graph import ModelGraph, unlimited
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.walks import MOST_TRIED, random_walk, state_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.models.model import Model, State
    from provengym.models.state_graph import Actions, Check

WIDTH = 64
"""So many states of each time are followed, those that were met first."""


class Layers:
    """The states that can be reached at each time: at time t those that t actions lead to from the
    start before the episode ends.

    Args:
        model: A deterministic model.
        length: The number of times.
        most: Times are fewer where their states are more than this together.
        check: Called again and again; it may raise what ends the search.
    """

    def __init__(
        self, model: Model, length: int, most: float = math.inf, check: Check = unlimited
    ) -> None:
        self._graph = ModelGraph(TimeLimitedModel(model, TimeLimit(length)))
        times = 1
        for _ in self._graph.layers(check) if length > 1 else ():
            times += 1
            if times >= length or len(self._graph) > most:
                break
        self.complete = times >= length or self._graph.complete
        """True if it has all times."""

    def __iter__(self) -> Iterator[tuple[int, State, Actions]]:
        """Each time, each of its states, and shortest actions that lead there."""
        every = self._graph.states(range(len(self._graph)))
        for node, (*state, time) in enumerate(every.T.tolist()):
            yield time, tuple(state), self._graph.way(node)


def layered_walks(
    model: Model, length: int, layers: Layers | None = None, check: Check = unlimited
) -> Iterator[Actions]:
    """Walks of up to `length` actions that try each action in each state at each time.

    A walk goes to the earliest transition not yet tried, and from there on prefers untried ones.
    Where only the first `layers` are given, they are tried.

    `check` is called again and again; it may raise what ends the search.
    """
    tried: set[tuple[int, State, int]] = set()
    for time, state, way in Layers(model, length, check=check) if layers is None else layers:
        check()
        for action in range(len(model.actions)):
            if (time, state, action) not in tried:
                yield _onward(model, length, (*way, action), state, tried)


def _onward(
    model: Model,
    length: int,
    walk: tuple[int, ...],
    state: State,
    tried: set[tuple[int, State, int]],
) -> tuple[int, ...]:
    """Complete a walk, whose last action is taken in `state`, along untried transitions."""
    actions = list(walk)
    while True:
        time = len(actions) - 1
        tried.add((time, state, actions[-1]))
        transition = model.step(state, actions[-1])
        if transition.done or len(actions) >= length:
            return tuple(actions)
        state, time = transition.state, time + 1
        actions.append(_next(model, state, time, tried))


def _next(model: Model, state: State, time: int, tried: set[tuple[int, State, int]]) -> int:
    """An untried action, if any; among equals one that does not end the episode."""

    def rank(action: int) -> tuple[bool, bool]:
        return (time, state, action) in tried, model.step(state, action).done

    return min(range(len(model.actions)), key=rank)


def limit_walks(model: Model, longest: int) -> list[Actions]:
    """Walks to the time limit of a model, if it has one of at most `longest` steps.

    The first ends there alone.  Where some history is found that does so, one more reaches a
    terminal state in the very last step, and one in the step before.
    """
    onward = random_walk(model, longest, Random(0))
    if not _is_cut(model, onward):
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
        return _is_cut(model, random_walk(model, longest, Random(0)))
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


def _is_cut(model: Model, walk: Actions) -> bool:
    """Return whether the last step of a walk is truncated and no termination."""
    state: Any = state_after(model, walk[:-1])
    end = model.step(state, walk[-1])
    return end.truncated and not end.terminated


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
    timed = TimeLimitedModel(model, TimeLimit(time))
    state: Any = state_after(model, prefix)
    here = timed.columns([(*state, len(prefix))])
    graph = ModelGraph(timed, here, width=WIDTH)
    for block in graph.layers():
        found = np.flatnonzero(block.outcomes.terminated)
        if block.states[-1, 0] == time - 1 and len(found):
            return (*prefix, *graph.way_along(int(block.transitions[found[0]])))
    return None
