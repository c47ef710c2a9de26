"""Ways through a model of the reference."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.models.state_graph import ModelGraph, unlimited

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from provengym.data.limits import Limits
    from provengym.models.model import Model, Outcomes, State, States
    from provengym.models.state_graph import Actions, Check

MOST_TRIED = 200_000
LONGEST_WAY = 1_000
GROWING = 2
"""States met for each state left, above which there are too many to visit all."""


def random_walk(model: Model, length: int, random: Random) -> Actions:
    """A random walk that stays clear of the end of the episode for as long as it can, and of a
    terminal state for longer than of a time limit.

    Where it is random when the episode ends, it is `length` random actions.
    """
    if not model.deterministic:
        return tuple(random.randrange(len(model.actions)) for _ in range(length))
    state, path = model.start, []
    for _ in range(length):
        steps = [(action, model.step(state, action)) for action in range(len(model.actions))]
        onward = [step for step in steps if not step[1].done]
        alive = [step for step in steps if not step[1].terminated]
        action, transition = random.choice(onward or alive or steps)
        path.append(action)
        if transition.done:
            break
        state = transition.state
    return tuple(path)


def novelty_walk(
    model: Model, length: int, random: Random, tried: set[tuple[State, int]]
) -> Actions:
    """A random walk to what was not tried: of the actions that do not end the episode one that was
    not tried in its state, if any, and among those alike one to the state that was met least."""
    done, met = set(tried), Counter(state for state, _ in tried)
    state, path = model.start, []
    for _ in range(length):
        steps = [(action, model.step(state, action)) for action in range(len(model.actions))]
        onward = [step for step in steps if not step[1].done] or steps
        ranks = [((state, action) in done, met[after.state]) for action, after in onward]
        least = min(ranks)
        best = [step for step, rank in zip(onward, ranks, strict=True) if rank == least]
        action, transition = random.choice(best)
        path.append(action)
        if transition.done:
            break
        done.add((state, action))
        state = transition.state
        met[state] += 1
    return tuple(path)


def many_states(model: Model, limits: Limits) -> int:
    """Return the number of states to expand: 4,096, or fewer where each has many actions."""
    return min(limits.reference_states, limits.reference_transitions // len(model.actions))


def few_states(model: Model, limits: Limits) -> int:
    """The same at smaller parameters than those of the report: an eighth of them."""
    return max(many_states(model, limits) // 8, 1)


def keeps_growing(model: Model, transitions: int, check: Check = unlimited) -> bool:
    """Return whether so many transitions from the start on meet more than twice the states that
    they leave, so that the number of states has no end in sight.

    `check` is called again and again; it may raise what ends the search.
    """
    graph = ModelGraph(model)
    for _ in graph.search(most=math.ceil(transitions / len(model.actions)), check=check):
        pass
    return not graph.complete and len(graph) > GROWING * graph.expanded


def state_after(model: Model, actions: Actions) -> State | None:
    """The reference's state after these actions; None where they are random."""
    if not model.deterministic:
        return None
    state = model.start
    for action in actions:
        state = model.step(state, action).state
    return state


def way_to_the_end(
    model: Model, state: State, *, backwards: bool = False, check: Check = unlimited
) -> Actions | None:
    """The shortest actions from a state to the end of the episode; the last such, `backwards`.

    Where they are too far to seek, the shortest that repeat one action.

    Args:
        model: The reference.
        state: The state in which the actions begin.
        backwards: True to try the last action first.
        check: Called again and again; it may raise what ends the search.
    """
    order = range(len(model.actions))[:: -1 if backwards else 1]
    graph = ModelGraph(model, model.columns([state]), order=order)
    for block in graph.search(check=check):
        found = np.flatnonzero(block.outcomes.done)
        last = int(block.transitions[found[0]]) // len(order) if len(found) else block.nodes[-1]
        if graph.met_before(last) * len(order) >= MOST_TRIED:
            ways = (_repeated(model, state, action) for action in order)
            return min(filter(None, ways), key=len, default=None)
        if len(found):
            return graph.way_along(int(block.transitions[found[0]]))
    return None


def _repeated(model: Model, state: State, action: int) -> Actions | None:
    for length in range(1, LONGEST_WAY + 1):
        transition = model.step(state, action)
        if transition.done:
            return length * (action,)
        state = transition.state
    return None


def distinguishing_sequence(
    model: Model, one: State, other: State, *, check: Check = unlimited
) -> Actions | None:
    """The shortest actions on which two states differ in reward or in the end of the episode;
    `check` as in `way_to_the_end`."""
    pairs = _StatePairs(model)
    both = model.columns([one, other]).T.reshape(-1, 1)
    graph = ModelGraph(model, both, step=pairs.step)
    many = len(model.actions)
    for block in graph.search(check=check):
        found = np.flatnonzero(pairs.differ)
        last = int(block.transitions[found[0]]) // many if len(found) else block.nodes[-1]
        if graph.met_before(last) * many >= MOST_TRIED:
            return None
        if len(found):
            return graph.way_along(int(block.transitions[found[0]]))
    return None


class _StatePairs:
    """Two states of a deterministic model, one below the other, that take the same actions."""

    differ: NDArray[np.bool_]
    """True for those of the last steps in which the two differ in reward or in the end."""

    def __init__(self, model: Model) -> None:
        self._model = model

    def step(self, pairs: States, actions: NDArray[np.int64]) -> Outcomes:
        """The outcomes of the first, with the states of both."""
        half = len(pairs) // 2
        one, other = (
            self._model.outcomes(np.ascontiguousarray(part), actions)
            for part in (pairs[:half], pairs[half:])
        )
        self.differ = (
            (one.rewards != other.rewards)
            | (one.terminated != other.terminated)
            | (one.truncated != other.truncated)
        )
        return replace(one, states=np.concatenate([one.states, other.states]))
