"""A cycle that earns more than nothing, in a process without chance: found exactly."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.limits import NORMAL
from provengym.finite.graphs import end_components
from provengym.models.state_graph import unlimited

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.finite.model import FiniteModel
    from provengym.models.state_graph import Check

_MOST = 1 << 62


@dataclass(frozen=True, kw_only=True)
class RewardCycle:
    """A cycle that an episode can go round for ever."""

    way: tuple[int, ...]
    """The actions that lead there from the start."""
    around: tuple[int, ...]
    """Those once around it."""
    gain: Fraction
    """The reward of a round."""


def reward_cycle(
    model: IntegerModel,
    given: FiniteModel,
    *,
    check: Check = unlimited,
    most: int = NORMAL.task_cycle_transitions,
) -> RewardCycle | None:
    """A cycle that earns more than nothing; the one that is shown in the fewest steps, where the
    process is small.  None where there is no such cycle.

    Args:
        model: A process in which no reset and no action has more than one outcome.
        given: That it was made from, whose histories lead to the states.
        check: Called now and then; it may raise what ends the search.
        most: So many transitions are tried to find the cycle that is shown in the fewest steps.
    """
    found = positive_cycle(model, check)
    if found is None:
        return None
    places = [row // model.actions for row in found]
    first = min(range(len(found)), key=lambda k: (given.depths[places[k]], places[k]))
    around = tuple(row % model.actions for row in (*found[first:], *found[:first]))
    way, around = _soonest(model, given, given.history(places[first]), around, check, most)
    gain, state = 0, int(given.starts[0])
    for number, action in enumerate((*way, *around)):
        row = state * model.actions + action
        gain += int(model.rewards[row]) if number >= len(way) else 0
        state = int(model.successors[row])
    return RewardCycle(way=way, around=around, gain=Fraction(gain, model.reward_scale))


def positive_cycle(model: IntegerModel, check: Check = unlimited) -> list[int] | None:
    """The rows around a cycle of different states that surely earns more than nothing, by the
    rewards as they were given; None where there is none.

    Args:
        model: A process in which each action has one outcome.
        check: Called now and then; it may raise what ends the search.
    """
    rewards = _surely_paid(model)
    components = end_components(model.possible())
    rows = np.flatnonzero(components.rows)
    labels = components.labels[rows // model.actions]
    rows = rows[np.isin(labels, labels[rewards[rows] > 0])]
    if not rows.size:
        return None
    rows = rows[np.argsort(model.successors[rows], kind="stable")]
    sources, targets, rewards = rows // model.actions, model.successors[rows], rewards[rows]
    first = np.flatnonzero(np.append(True, targets[1:] != targets[:-1]))
    places, sizes = targets[first], np.diff(np.append(first, len(targets)))
    best = np.zeros(model.states, dtype=rewards.dtype)
    entering = np.full(model.states, -1)
    # Bellman and Ford: without a cycle that gains, nothing improves after as many rounds as there
    # are states; with one, the edges by which states improved last hold a cycle by then.
    rounds, look = 0, 1
    while True:
        check()
        gained = best[sources] + rewards
        greatest = np.maximum.reduceat(gained, first)
        better = greatest > best[places]
        if not better.any():
            return None
        chosen = np.flatnonzero(np.repeat(better, sizes) & (gained == np.repeat(greatest, sizes)))
        entering[targets[chosen]] = chosen
        best[places[better]] = greatest[better]
        rounds += 1
        if rounds == look:
            look *= 2
            before = np.where(entering >= 0, sources[entering], model.states)
            if (state := _on_cycle(before)) is not None:
                break
    edges = [int(entering[state])]
    while int(sources[edges[-1]]) != state:
        edges.append(int(entering[sources[edges[-1]]]))
    return [int(rows[edge]) for edge in reversed(edges)]


def _surely_paid(model: IntegerModel) -> NDArray[Any]:
    """The reward of each row less what it may have been rounded by, in units."""
    slack = -int(-Fraction(model.reward_rounding) * model.reward_scale // 1)
    largest = max(-int(model.rewards.min()), int(model.rewards.max())) + slack
    # Sums over as many steps as there are states fit 64 bits, or are Python's own integers.
    is_small = largest * (model.states + 1) < _MOST
    return model.rewards.astype(np.int64 if is_small else object) - slack


def _on_cycle(before: NDArray[np.int64]) -> int | None:
    """A state on a cycle of a graph in which each has one state before it, or none, which is the
    number of states."""
    after = np.append(before, before.size)
    for _ in range(before.size.bit_length()):  # twice as far each time
        after = after[after]
    on = np.flatnonzero(after[:-1] < before.size)
    return int(after[on[0]]) if on.size else None


def _soonest(
    model: IntegerModel,
    given: FiniteModel,
    way: tuple[int, ...],
    around: tuple[int, ...],
    check: Check,
    most: int,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The way and cycle with the fewest steps, as far as it can be sought."""
    shape = model.states, model.actions
    successors = np.where(model.terminated, -1, model.successors).reshape(shape).tolist()
    rewards = _surely_paid(model).reshape(shape).tolist()
    tried = 0
    for start in np.argsort(given.depths, kind="stable").tolist():
        steps = len(way) + len(around) - int(given.depths[start]) - 1
        if steps <= 0:
            break
        # The most that each state can have earned after so many steps, and the actions for it.
        earned: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
        for _ in range(steps):
            check()
            following: dict[int, tuple[int, tuple[int, ...]]] = {}
            for state, (sum_, actions) in earned.items():
                for action, successor in enumerate(successors[state]):
                    gain = sum_ + rewards[state][action]
                    known = following.get(successor)
                    if successor >= 0 and (known is None or gain > known[0]):
                        following[successor] = (gain, (*actions, action))
            tried += len(earned) * model.actions
            if tried > most:
                return way, around
            earned = following
            if start in earned and earned[start][0] > 0:
                way, around = given.history(start), earned[start][1]
                break
    return way, around
