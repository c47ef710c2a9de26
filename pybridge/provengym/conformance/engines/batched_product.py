"""Target and reference as one graph, explored by whole arrays of nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance.engines.batched_models import batch_model
from provengym.models.rows import Rows, words_of
from provengym.targets.batched import stepper_of
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.engines.batched_models import Expected
    from provengym.data.limits import Limits
    from provengym.models.model import State
    from provengym.targets.batched import Stepped, Stepper

AT_ONCE = 1 << 17
"""About how many transitions are tried in one call."""


class BatchProduct:
    """The graph from one reset, whose nodes are rows: the target's state and the reference's.

    The target must have been reset by `comparer.target_env`, and agree with the reference there.
    """

    def __init__(self, comparer: LockstepComparer, stepper: Stepper, limits: Limits) -> None:
        self._stepper, self._limits = stepper, limits
        self._model = batch_model(comparer)
        self._translator = comparer.translator
        self._tolerance = comparer.model.reward_tolerance
        self._choices = np.asarray(comparer.translator.actions)
        self.many_actions = len(comparer.translator.actions)
        start = _row(words_of(stepper.state()), np.array([self._model.start]))
        self._nodes = Rows(start.shape[1])
        self._ends = Rows(start.shape[1])
        self._seen = Rows(1)
        """States of the reference."""
        self._nodes.add(start)
        self._seen.add(start[:, -1:])
        self._ways: list[NDArray[np.int64]] = []
        """For each node but the first the one before it, times the actions, plus the action."""
        self._expanded = 0

    @property
    def nodes(self) -> int:
        """How many nodes were reached, the ends of episodes among them."""
        return len(self._nodes) + len(self._ends)

    @property
    def transitions(self) -> int:
        """How many were tried, each of which agrees."""
        return self._expanded * self.many_actions

    @property
    def complete(self) -> bool:
        """Whether every node was expanded."""
        return self._expanded == len(self._nodes)

    def covered(self) -> tuple[int, int]:
        """How many states and transitions of the reference."""
        expanded = Rows(1)
        expanded.add(self._nodes[: self._expanded][:, -1:])
        return len(self._seen), len(expanded) * self.many_actions

    def explore(self, show: Callable[[float], None]) -> tuple[int, ...] | None:
        """Explore up to the limits or the first difference; the shortest actions that show it."""
        limits, most = self._limits, self._limits.exhaustive_batch_nodes
        while not self.complete:
            few = limits.exhaustive_batch_nodes_per_state * len(self._seen) + 200
            if len(self._nodes) > min(most, few):
                break
            show(len(self._nodes) / most)
            last = self._expanded + max(AT_ONCE // self.many_actions, 1)
            wrong = self._expand(self._expanded, min(last, len(self._nodes)))
            if wrong is not None:
                return self._way(wrong)
        return None

    def walk(
        self, comparer: LockstepComparer, seed: int | None, actions: tuple[int, ...]
    ) -> tuple[tuple[int, ...] | None, bool]:
        """Play actions from the reset of another environment.

        Returns:
            The actions after which the target departs from the reference, if it does, and whether
            the steps of many states say the same as each step did.
        """
        model, state = comparer.model, comparer.model.start
        rows, steps, shown = [], [], []
        done: list[int] = []
        try:
            comparer.target_env.reset(seed)
            own = stepper_of(comparer.target_env.env, self._stepper.guard)
            assert own is not None
            rows.append(words_of(own.state()))
            for action in actions:
                done.append(action)
                expected = model.step(state, action)
                seen = comparer.target_env.step(comparer.translator.actions[action])
                if comparer.differs(seen, comparer.expected(expected)):
                    return tuple(done), False
                rows.append(words_of(own.state()))
                paid = np.nan if isinstance(seen.reward, np.ndarray) else seen.reward
                steps.append((paid, seen.terminated, seen.truncated))
                state = expected.state
                shown.append(state)
        except Trouble:
            return tuple(done), False
        return None, self._says(np.concatenate(rows), done, steps, shown)

    def _says(
        self,
        rows: NDArray[np.uint64],
        actions: list[int],
        steps: list[tuple[float, bool, bool]],
        shown: list[State],
    ) -> bool:
        """Whether the steps of many states say what single steps said."""
        if not (np.array_equal(rows[:1], self._nodes[:1][:, :-1]) and actions):
            return not actions
        states = self._stepper.unpack(rows[:-1])
        many = self._stepper.step(states, self._choices[actions])
        rewards, terminated, truncated = map(np.array, zip(*steps, strict=True))
        words = np.array([self._model.word(state) for state in shown], dtype=np.uint64)
        same = (
            (many.rewards == rewards)
            & (many.terminated == terminated)
            & (many.truncated == truncated)
            & (words_of(many.states) == rows[1:]).all(axis=1)
            & self._model.shown(many.observations, words)
        )
        return bool(same.all())

    def _expand(self, first: int, last: int) -> int | None:
        """Try every action in some nodes; the first that differs, as in `_ways`."""
        rows = np.repeat(self._nodes[first:last], self.many_actions, axis=0)
        actions = np.tile(np.arange(self.many_actions), last - first)
        expected = self._model.step(rows[:, -1], actions)
        stepped = self._stepper.step(self._stepper.unpack(rows[:, :-1]), self._choices[actions])
        agrees = self._agrees(stepped, expected)
        if not agrees.all():
            return first * self.many_actions + int(np.argmin(agrees))
        after = _row(words_of(stepped.states), expected.states)
        done = expected.terminated | expected.truncated
        self._reach_ends(after[done])
        before = np.flatnonzero(~done)
        _, new = self._nodes.add(after[before])
        self._seen.add(after[before[new]][:, -1:])
        self._ways.append(before[new] + first * self.many_actions)
        self._expanded = last
        return None

    def _agrees(self, stepped: Stepped, expected: Expected) -> NDArray[np.bool_]:
        agrees = self._model.shown(stepped.observations, expected.states)
        agrees &= stepped.terminated == expected.terminated
        agrees &= stepped.truncated == expected.truncated
        agrees &= self._pay(stepped.rewards, expected)
        return agrees

    def _pay(self, rewards: NDArray[np.float64], expected: Expected) -> Any:
        """Whether rewards are the reference's; each different one is translated once."""
        values, which = np.unique(rewards, return_inverse=True)
        told = np.array([self._translator.reward(float(value)) for value in values])[which]
        near = np.abs(told - expected.rewards) <= self._tolerance
        for k, condition in enumerate(() if expected.conditions is None else expected.conditions):
            near[k] = near[k] if condition is None else condition.accepts(told[k])
        return near

    def _reach_ends(self, rows: NDArray[np.uint64]) -> None:
        if len(rows):
            self._ends.add(rows)
            self._seen.add(rows[:, -1:])

    def _way(self, wrong: int) -> tuple[int, ...]:
        """The actions from the reset up to a transition."""
        ways = np.concatenate([np.empty(0, dtype=np.int64), *self._ways])
        node, action = divmod(wrong, self.many_actions)
        way = [action]
        while node:
            node, action = divmod(int(ways[node - 1]), self.many_actions)
            way.append(action)
        return tuple(reversed(way))


def _row(states: NDArray[np.uint64], words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    return np.column_stack([states, words])
