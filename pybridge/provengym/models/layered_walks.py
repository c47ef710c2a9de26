"""Walks that together try every transition of a model at every time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from provengym.models.walks import unlimited

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.models.model import Model, State
    from provengym.models.walks import Check, Parents


def layered_walks(
    model: Model,
    length: int,
    layers: list[Parents[State]] | None = None,
    check: Check = unlimited,
) -> Iterator[tuple[int, ...]]:
    """Walks of up to `length` actions that try each action in each state at each time.

    A state is at time t when t actions lead to it from the start before the episode ends.  A walk
    goes to the earliest transition not yet tried, and from there on prefers untried ones.  Where
    only the first `layers` are given, they are tried.

    `check` is called again and again; it may raise what ends the search.
    """
    layers = layers_of(model, length, check=check) if layers is None else layers
    tried: set[tuple[int, State, int]] = set()
    for time, layer in enumerate(layers):
        for state in layer:
            check()
            for action in range(len(model.actions)):
                if (time, state, action) not in tried:
                    way = _way(layers, time, state)
                    yield _onward(model, length, (*way, action), state, tried)


def layers_of(
    model: Model, length: int, most: float = math.inf, check: Check = unlimited
) -> list[Parents[State]]:
    """For each time the states that can be reached, each with a predecessor and its action; fewer
    layers than `length` where they have more than `most` states together.

    `check` is called again and again; it may raise what ends the search.
    """
    layers: list[Parents[State]] = [{model.start: None}]
    states = 1
    while len(layers) < length and states <= most:
        following: Parents[State] = {}
        for state in layers[-1]:
            check()
            for action in range(len(model.actions)):
                transition = model.step(state, action)
                if not transition.done:
                    following.setdefault(transition.state, (state, action))
        layers.append(following)
        states += len(following)
    return layers


def _way(layers: list[Parents[State]], time: int, state: State) -> tuple[int, ...]:
    """Actions that lead to a state at a time."""
    way: list[int] = []
    for layer in reversed(layers[: time + 1]):
        parent = layer[state]
        if parent is not None:
            state, action = parent
            way.append(action)
    return tuple(reversed(way))


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
