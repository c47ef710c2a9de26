"""Walks that end at the time limit of a model."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import TYPE_CHECKING

from provengym.models.model import Model
from provengym.models.walks import MOST_TRIED, random_walk

if TYPE_CHECKING:
    from provengym.models.model import Model, State, Transition
    from provengym.models.walks import Actions

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
    """Whether a long walk is truncated by the reference itself within so many steps."""
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
    seen = {_shown(model, model.start)}
    queue: deque[tuple[State, Actions]] = deque([(model.start, ())])
    tried = 0
    while queue and tried < MOST_TRIED:
        here, path = queue.popleft()
        for action in range(len(model.actions)):
            tried += 1
            transition = model.step(here, action)
            if transition.terminated:
                return (*path, action)
            shown = _shown(model, transition.state)
            if not transition.done and shown not in seen:
                seen.add(shown)
                queue.append((transition.state, (*path, action)))
    return None


def _shown(model: Model, state: State) -> str:
    description = model.describe(state)
    return repr(description.get("observation", description))


def _to_a_terminal_state_at(model: Model, prefix: Actions, time: int) -> Actions | None:
    """Actions that begin with a prefix and lead to a terminal state in the step `time`."""
    state = model.start
    for action in prefix:
        state = model.step(state, action).state
    layers: list[dict[State, tuple[State, int]]] = []
    layer = [state]
    while True:
        last = len(prefix) + len(layers) + 1 == time
        following: dict[State, tuple[State, int]] = {}
        for state in layer:
            for action in range(len(model.actions)):
                transition = model.step(state, action)
                if last and transition.terminated:
                    return (*prefix, *_way(layers, state), action)
                if not transition.done and len(following) < WIDTH:
                    following.setdefault(transition.state, (state, action))
        if last or not following:
            return None
        layers.append(following)
        layer = list(following)


def _way(layers: list[dict[State, tuple[State, int]]], state: State) -> Actions:
    way: list[int] = []
    for layer in reversed(layers):
        state, action = layer[state]
        way.append(action)
    return tuple(reversed(way))
