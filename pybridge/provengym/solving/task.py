"""Whether a finite deterministic task can teach anything, decided exactly on all of its states.

A reward is a binary fraction, so that rewards become integers by one common denominator, and every
question below is about integers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.limits import NORMAL, Limits
from provengym.models.state_graph import ModelGraph

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Model, State

_MOST = 1 << 62

Farm = tuple[tuple[int, ...], tuple[int, ...], Fraction]
"""The actions to a cycle, those once around it, and what a round earns."""


@dataclass(frozen=True)
class Explored:
    """Every state that can be reached, numbered in the order of a shortest way to it."""

    states: list[State]
    """Those in which the episode goes on; the start is the first."""
    ends: set[State]
    """Those in which an episode ended."""
    successors: NDArray[np.int64]
    """Of shape (states, actions); -1 where the step ends the episode."""
    rewards: NDArray[Any]
    """Of the same shape, integers in units of ``1 / scale``."""
    scale: int
    terminated: NDArray[np.bool_]
    parents: list[tuple[int, int] | None]
    """A state and an action that lead to each state first."""

    def way(self, number: int) -> tuple[int, ...]:
        """The shortest actions from the start to a state."""
        actions: list[int] = []
        parent = self.parents[number]
        while parent is not None:
            actions.append(parent[1])
            parent = self.parents[parent[0]]
        return tuple(reversed(actions))


def explore(
    model: Model, tick: Callable[[], None] = lambda: None, limits: Limits = NORMAL
) -> Explored | None:
    """All states of a model and what every action does there; None when they are too many."""
    graph, many = ModelGraph(model), len(model.actions)
    ends: set[State] = set()
    found = []
    for block in graph.search(check=tick):
        found.append(block)
        over = block.outcomes.states[:, block.outcomes.done]
        ends.update(map(tuple, over.T.tolist()))
        if len(graph) * many > limits.task_transitions:
            return None
    states = list(map(tuple, graph.states(range(len(graph))).T.tolist()))
    came = (graph.came(node) for node in range(len(graph)))
    rewards = [Fraction(paid) for block in found for paid in block.outcomes.rewards.tolist()]
    shape = len(states), len(model.actions)
    scale = math.lcm(*{reward.denominator for reward in rewards})
    units = [int(reward * scale) for reward in rewards]
    # Sums over as many steps as there are states fit 64 bits, or are Python's own integers.
    small = max(map(abs, units)) * (len(states) + 1) < _MOST
    return Explored(
        states=states,
        ends=ends,
        successors=np.concatenate([block.numbers for block in found]).reshape(shape),
        rewards=np.array(units, dtype=np.int64 if small else object).reshape(shape),
        scale=scale,
        terminated=np.concatenate([one.outcomes.terminated for one in found]).reshape(shape),
        parents=[None if one is None else divmod(one, many) for one in came],
    )


def is_trivial(task: Explored) -> bool:
    """Whether nothing that the agent does makes a difference: every sequence of actions earns the
    same rewards, step by step, where a step after the end earns nothing.

    Otherwise some state has two actions with different optimal values, for all discounts but
    finitely many.
    """
    # It suffices to compare every action with the first, followed by nothing but the first:
    # where they agree in every state, so do any two sequences, by induction on their length.
    count = len(task.states)
    after = np.where(task.successors < 0, count, task.successors)  # a last state for the end
    following = np.append(after[:, 0], count)
    _, stream = np.unique(np.append(task.rewards[:, 0], 0), return_inverse=True)
    length = 1
    while length <= count:  # streams of n + 1 nodes that agree in their first n + 1 rewards agree
        pairs = stream * (count + 2) + stream[following]
        _, stream = np.unique(pairs, return_inverse=True)
        following = following[following]
        length *= 2
    same = (task.rewards == task.rewards[:, :1]) & (stream[after] == stream[after[:, :1]])
    return bool(np.all(same))


def can_end(task: Explored) -> NDArray[np.bool_]:
    """For each state, whether some actions from it lead to a termination."""
    ending: NDArray[np.bool_] = np.any(task.terminated, axis=1)
    while True:
        ongoing = task.successors >= 0
        further = ending | np.any(ending[task.successors] & ongoing, axis=1)
        if np.array_equal(further, ending):
            return ending
        ending = further


def positive_reward_cycle(
    task: Explored, tick: Callable[[], None] = lambda: None, limits: Limits = NORMAL
) -> Farm | None:
    """A cycle that earns more than nothing and that an episode can go round forever; the one that
    is shown in the fewest steps, where the task is small.

    Returns:
        The actions to the cycle, those once around it, and what a round earns; None when there is
        no such cycle.
    """
    found = _positive_reward_cycle(task, tick)
    return found and _soonest(task, tick, found, limits.task_cycle_transitions)


def _positive_reward_cycle(task: Explored, tick: Callable[[], None]) -> Farm | None:
    # Imported here, for it takes longer than all else, and few checks need it.
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import connected_components

    sources, actions = np.nonzero(task.successors >= 0)
    targets = task.successors[sources, actions]
    count = len(task.states)
    graph = csr_array((np.ones(len(sources)), (sources, targets)), shape=(count, count))
    _, component = connected_components(graph, connection="strong")
    inside = component[sources] == component[targets]
    rewards = task.rewards[sources, actions]
    inside &= np.isin(component[sources], component[sources[inside & (rewards > 0)]])
    order = np.flatnonzero(inside)[np.argsort(targets[inside], kind="stable")]
    sources, targets, actions, rewards = (
        part[order] for part in (sources, targets, actions, rewards)
    )
    if not len(order):
        return None
    first = np.flatnonzero(np.append(True, targets[1:] != targets[:-1]))
    places, sizes = targets[first], np.diff(np.append(first, len(targets)))
    best = np.zeros(count, dtype=task.rewards.dtype)
    entering = np.full(count, -1)
    # Bellman and Ford: without a cycle that gains, nothing improves after so many rounds.
    for _ in range(len(places) + 1):
        tick()
        gained = best[sources] + rewards
        greatest = np.maximum.reduceat(gained, first)
        better = greatest > best[places]
        if not better.any():
            return None
        chosen = np.flatnonzero(np.repeat(better, sizes) & (gained == np.repeat(greatest, sizes)))
        entering[targets[chosen]] = chosen
        best[places[better]] = greatest[better]
    here = int(places[np.flatnonzero(better)[0]])
    for _ in range(count):  # from what still improves, the edges lead back into a cycle
        here = int(sources[entering[here]])
    return _around(task, here, sources, actions, rewards, entering)


def _around(
    task: Explored,
    start: int,
    sources: NDArray[np.int64],
    actions: NDArray[np.int64],
    rewards: NDArray[Any],
    entering: NDArray[np.int64],
) -> Farm:
    """The cycle through a state, from its state that is reached first."""
    edges = [int(entering[start])]
    while int(sources[edges[-1]]) != start:
        edges.append(int(entering[sources[edges[-1]]]))
    edges.reverse()
    first = min(range(len(edges)), key=lambda k: int(sources[edges[k]]))
    edges = edges[first:] + edges[:first]
    gain = Fraction(sum(int(rewards[edge]) for edge in edges), task.scale)
    way = task.way(int(sources[edges[0]]))
    return way, tuple(int(actions[edge]) for edge in edges), gain


def _soonest(task: Explored, tick: Callable[[], None], found: Farm, most: int) -> Farm:
    """The way and cycle with the fewest steps, as far as it can be sought."""
    best, tried = found, 0
    successors, rewards = task.successors.tolist(), task.rewards.tolist()
    for start in range(len(task.states)):  # those that are reached first come first
        way = task.way(start)
        if len(way) + 1 >= len(best[0]) + len(best[1]):
            break
        # The most that each state can have earned after so many steps, and the actions for it.
        earned: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
        for _ in range(len(best[0]) + len(best[1]) - len(way) - 1):
            tick()
            following: dict[int, tuple[int, tuple[int, ...]]] = {}
            for state, (sum_, actions) in earned.items():
                for action, successor in enumerate(successors[state]):
                    gain = sum_ + rewards[state][action]
                    known = following.get(successor)
                    if successor >= 0 and (known is None or gain > known[0]):
                        following[successor] = (gain, (*actions, action))
            tried += len(earned) * len(successors[0])
            if tried > most:
                return best
            earned = following
            if start in earned and earned[start][0] > 0:
                gain, circle = earned[start]
                best = (way, circle, Fraction(gain, task.scale))
                break
    return best


def always_lasts(task: Explored) -> int | None:
    """The number of steps when every episode terminates after the same number, and not before.

    A time limit looks like that when it is reported as a termination.
    """
    depth = np.full(len(task.states), -1)
    depth[0] = 0
    for number, parent in enumerate(task.parents):
        if parent is not None:
            depth[number] = depth[parent[0]] + 1
    ongoing = task.successors >= 0
    layered = (depth[task.successors] == depth[:, None] + 1) | ~ongoing
    last = depth == depth.max()
    fits = layered.all() and task.terminated[last].all() and ongoing[~last].all()
    return int(depth.max()) + 1 if fits and np.count_nonzero(last) > 1 else None
