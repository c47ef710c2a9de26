"""Ways through a model of the reference."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from provengym.models.model import Model

if TYPE_CHECKING:
    from random import Random

    from provengym.data.limits import Limits
    from provengym.models.model import Model, State

Actions = tuple[int, ...]
Check = Callable[[], None]
"""Raises what ends a search, when its time has come."""
NodeT = TypeVar("NodeT")
Parents = dict[NodeT, tuple[NodeT, int] | None]
"""Of each node that a search has met one before it and the action between them."""
MOST_TRIED = 200_000
LONGEST_WAY = 1_000
GROWING = 2
"""States met for each state left, above which there are too many to visit all."""


def unlimited() -> None:
    """A search that nothing ends before its time."""


def way_from(parents: Parents[NodeT], node: NodeT) -> Actions:
    """The actions that led a search to a node."""
    way: list[int] = []
    while (parent := parents[node]) is not None:
        node, action = parent
        way.append(action)
    return tuple(reversed(way))


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
    """How many states to expand: 4,096, or fewer where there are many actions in each."""
    return min(limits.reference_states, limits.reference_transitions // len(model.actions))


def few_states(model: Model, limits: Limits) -> int:
    """The same at smaller parameters than those of the report: an eighth of them."""
    return max(many_states(model, limits) // 8, 1)


def keeps_growing(model: Model, transitions: int, check: Check = unlimited) -> bool:
    """Whether so many transitions from the start on meet more than twice the states that they
    leave, so that the number of states has no end in sight.

    `check` is called again and again; it may raise what ends the search.
    """
    met, queue, left = {model.start}, deque([model.start]), 0
    while queue and left * len(model.actions) < transitions:
        check()
        here, left = queue.popleft(), left + 1
        for action in range(len(model.actions)):
            following = model.step(here, action)
            if not following.done and following.state not in met:
                met.add(following.state)
                queue.append(following.state)
    return bool(queue) and len(met) > GROWING * left


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
        state: Where the actions begin.
        backwards: Whether the last action is tried first.
        check: Called again and again; it may raise what ends the search.
    """
    order = range(len(model.actions))[:: -1 if backwards else 1]
    parents: Parents[State] = {state: None}
    queue = deque([state])
    while queue and len(parents) * len(order) < MOST_TRIED:
        check()
        here = queue.popleft()
        for action in order:
            transition = model.step(here, action)
            if transition.done:
                return (*way_from(parents, here), action)
            if transition.state not in parents:
                parents[transition.state] = here, action
                queue.append(transition.state)
    if not queue:
        return None
    ways = (_repeated(model, state, action) for action in order)
    return min(filter(None, ways), key=len, default=None)


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
    parents: Parents[tuple[State, State]] = {(one, other): None}
    queue = deque([(one, other)])
    while queue and len(parents) * len(model.actions) < MOST_TRIED:
        check()
        here = queue.popleft()
        for action in range(len(model.actions)):
            a, b = (model.step(state, action) for state in here)
            if (a.reward, a.terminated, a.truncated) != (b.reward, b.terminated, b.truncated):
                return (*way_from(parents, here), action)
            pair = (a.state, b.state)
            if not a.done and pair not in parents:
                parents[pair] = here, action
                queue.append(pair)
    return None
