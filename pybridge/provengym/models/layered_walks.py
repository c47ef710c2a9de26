"""Walks that together try every transition of a model at every time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from provengym.models.model import TimeLimit
from provengym.models.state_graph import ModelGraph, unlimited
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.models.model import Model, State
    from provengym.models.state_graph import Actions, Check


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
