"""Target and reference as one graph, explored by whole arrays of nodes where the target steps many
states at once; and whether to believe that."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.columns import packed, unpacked
from provengym.models.rows import RowIndex, words_of
from provengym.models.state_graph import RowGraph
from provengym.models.walks import random_walk
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.batched import stepper_of
from provengym.targets.environment import StepResult
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.engines.product import Product
    from provengym.conformance.session import Session
    from provengym.data.limits import Limits
    from provengym.models.model import Outcomes, State, States
    from provengym.targets.batched import Stepper, StepResults

AT_ONCE = 1 << 17
"""About how many transitions are tried in one call."""


class Batches:
    """The exploration of many states at once, as far as it has come."""

    def __init__(self, session: Session, stepper: Stepper) -> None:
        self.name = stepper.name
        self._session, self._stepper = session, stepper
        self._product: BatchProduct | None = None
        self.confirmed = False
        """True if random walks of new environments go as the exploration says."""

    @property
    def complete(self) -> bool:
        """True if all was explored, and may be believed."""
        return self.confirmed and self._product is not None and self._product.complete

    @property
    def covered(self) -> tuple[int, int]:
        """The numbers of states and of transitions of the reference that were covered."""
        return (0, 0) if self._product is None else self._product.covered()

    def words(self) -> str:
        """Tell what was explored, for a sentence."""
        product = self._product
        if product is None:
            return "no step"
        return described(product)

    def explore(self, comparer: LockstepComparer) -> tuple[int, ...] | None:
        """Explore from the reset of a comparer; actions that may show a difference.

        Raises:
            UnsavableError: The target does not step many states as its single steps do.
        """
        session = self._session
        self._product = BatchProduct(comparer, self._stepper, session.limits)
        actions = self._product.explore(session.show)
        if actions is not None:
            return actions
        random, longest = Random(session.seed), session.limits.exhaustive_walk_steps
        for _ in range(session.limits.exhaustive_walks):
            other = session.lockstep_comparer(session.known)
            try:
                way = random_walk(session.known, int(min(longest, other.longest)), random)
                actions, same = self._product.walk(other, session.seed, way)
            finally:
                session.close(other)
            if actions is not None:
                return actions
            if not same:
                raise UnsavableError(f"{self.name} says something else than single steps do")
        self.confirmed = True
        return None


def batches_of(session: Session, comparer: LockstepComparer) -> Batches | None:
    """The exploration of a target that steps many states at once, if it does.

    What the binding says of one environment, its state or its key, is not read from many.
    """
    if comparer.translator.sees_state or session.binding.state_key is not None:
        return None
    stepper = stepper_of(comparer.target_env.env, session.guard)
    return None if stepper is None else Batches(session, stepper)


def described(product: BatchProduct | Product) -> str:
    """Tell what was explored, for a sentence."""
    nodes, transitions = f"{product.nodes:,}", f"{product.transitions:,}"
    if product.complete:
        return (
            f"all {nodes} states of both together that one episode can reach and all "
            f"{transitions} transitions"
        )
    return f"{nodes} states of both together and {transitions} transitions (not all)"


class Shown:
    """The observations of a target, next to states of a deterministic reference."""

    def __init__(self, comparer: LockstepComparer) -> None:
        self._comparer = comparer
        space = comparer.translator.observation_space
        has_reader = comparer.translator.has_reader
        self._compare = None if has_reader else comparer.model.batch_comparison(space)
        self._seen: RowIndex | None = None
        """The observations that were compared, each with a state."""
        self._agrees = np.empty(0, dtype=np.bool_)

    def __call__(self, observations: Any, states: States) -> NDArray[np.bool_]:
        """Return, for each state, whether it is what the target's observation shows.

        Where the model has no way to compare many at once, each different observation of a state is
        compared once, in the way of the other engines.
        """
        if self._compare is not None and isinstance(observations, np.ndarray):
            return self._compare(observations, states)
        rows = np.column_stack([packed(states), *_leaves(observations)])
        if self._seen is None:
            self._seen = RowIndex(rows.shape[1])
        numbers, new = self._seen.add(rows)
        found = [self._one_shown(observations, at, states[:, at]) for at in new]
        self._agrees = np.append(self._agrees, np.array(found, dtype=np.bool_))
        return self._agrees[numbers]

    def _one_shown(self, observations: Any, at: int, state: NDArray[Any]) -> bool:
        """Return whether one state is what the target's observation shows."""
        space = self._comparer.translator.observation_space
        try:
            observation = _item(space, observations, at)
        except (LookupError, AttributeError, ValueError):  # of another form than the space's
            return False
        expected = self._comparer.expected()
        expected.state = tuple(state.tolist())
        return not self._comparer.differs(StepResult(observation, 0.0, False, False), expected)


def _leaves(batch: Any) -> list[NDArray[np.uint64]]:
    """The words of all arrays of a batch."""
    if isinstance(batch, dict):
        return [words for part in batch.values() for words in _leaves(part)]
    if isinstance(batch, tuple):
        return [words for part in batch for words in _leaves(part)]
    return [words_of(np.asarray(batch))]


def _item(space: Any, batch: Any, at: int) -> Any:
    """One observation of a batch, an array in the type of its space."""
    if isinstance(batch, dict):
        return {name: _item(space.spaces[name], part, at) for name, part in batch.items()}
    if isinstance(batch, tuple):
        parts = zip(space.spaces, batch, strict=True)
        return tuple(_item(inner, part, at) for inner, part in parts)
    item = np.asarray(batch)[at]
    if not item.shape or getattr(space, "dtype", None) is None:
        return item
    cast = item.astype(space.dtype)
    return cast if np.array_equal(cast, item) else item


class BatchProduct:
    """The graph from one reset, whose nodes are rows: the target's state and the reference's.

    The target must have been reset by `comparer.target_env`, and agree with the reference there.
    """

    def __init__(self, comparer: LockstepComparer, stepper: Stepper, limits: Limits) -> None:
        self._stepper, self._limits = stepper, limits
        self._model, self._shown = comparer.model, Shown(comparer)
        self._translator = comparer.translator
        self._tolerance = comparer.model.reward_tolerance
        self._longest, self._is_limited = comparer.longest, False
        self._choices = np.asarray(comparer.translator.actions)
        self.many_actions = len(comparer.translator.actions)
        starts = comparer.model.starts()
        self._form = len(starts), starts.dtype
        self._words = packed(starts).shape[1]
        """The number of words of a row that are the reference's."""
        start = _row(words_of(stepper.state()), starts)
        self._graph = RowGraph(start, range(self.many_actions))
        self._ends = RowIndex(start.shape[1])
        self._seen = RowIndex(self._words)
        """States of the reference."""
        self._seen.add(start[:, -self._words :])

    @property
    def nodes(self) -> int:
        """The number of nodes that were reached, the ends of episodes among them."""
        return len(self._graph) + len(self._ends)

    @property
    def transitions(self) -> int:
        """The number of transitions that were tried, each of which agrees."""
        return self._graph.expanded * self.many_actions

    @property
    def complete(self) -> bool:
        """True if every node was expanded that an episode can leave."""
        return self._is_limited or self._graph.complete

    def covered(self) -> tuple[int, int]:
        """Return the numbers of states and of transitions of the reference that were covered."""
        expanded = RowIndex(self._words)
        expanded.add(self._graph[: self._graph.expanded][:, -self._words :])
        return len(self._seen), len(expanded) * self.many_actions

    def explore(self, show: Callable[[float], None]) -> tuple[int, ...] | None:
        """Explore up to the limits or the first difference; the shortest actions that show it."""
        limits, most = self._limits, self._limits.exhaustive_batch_nodes
        at_once: float = max(AT_ONCE // self.many_actions, 1)
        if math.isfinite(self._longest):
            at_once = math.inf  # each block is of all that are equally far from the reset
        for steps, nodes in enumerate(self._graph.blocks(at_once, at_once)):
            self._is_limited = steps >= self._longest
            if self._is_limited:
                break
            few = limits.exhaustive_batch_nodes_per_state * len(self._seen) + 200
            if len(self._graph) > min(most, few):
                break
            show(len(self._graph) / most)
            wrong = self._expand(nodes)
            if wrong is not None:
                return self._graph.way_along(wrong)
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
        """Return whether the steps of many states say what single steps said."""
        if not (np.array_equal(rows[:1], self._graph[:1][:, : -self._words]) and actions):
            return not actions
        states = self._stepper.unpack(rows[:-1])
        many = self._stepper.step(states, self._choices[actions])
        rewards, terminated, truncated = map(np.array, zip(*steps, strict=True))
        same = (
            (many.rewards == rewards)
            & (many.terminated == terminated)
            & (many.truncated == truncated)
            & (words_of(many.states) == rows[1:]).all(axis=1)
            & self._shown(many.observations, self._model.columns(shown))
        )
        return bool(same.all())

    def _expand(self, nodes: range) -> int | None:
        """Try every action in some nodes; the first transition that differs."""
        rows = np.repeat(self._graph[nodes.start : nodes.stop], self.many_actions, axis=0)
        actions = np.tile(np.arange(self.many_actions), len(nodes))
        first = nodes.start * self.many_actions
        states = unpacked(rows[:, -self._words :], *self._form)
        expected = self._model.outcomes(states, actions)
        targets = self._stepper.unpack(np.ascontiguousarray(rows[:, : -self._words]))
        stepped = self._stepper.step(targets, self._choices[actions])
        agrees = self._agrees(stepped, expected)
        if not agrees.all():
            return first + int(np.argmin(agrees))
        after = _row(words_of(stepped.states), expected.states)
        self._reach_ends(after[expected.done])
        before = np.flatnonzero(~expected.done)
        _, new = self._graph.meet(after[before], before + first)
        self._seen.add(after[before[new]][:, -self._words :])
        return None

    def _agrees(self, stepped: StepResults, expected: Outcomes) -> NDArray[np.bool_]:
        agrees = self._shown(stepped.observations, expected.states)
        agrees &= stepped.terminated == expected.terminated
        agrees &= stepped.truncated == expected.truncated
        agrees &= self._pay(stepped.rewards, expected)
        return agrees

    def _pay(self, rewards: NDArray[np.float64], expected: Outcomes) -> Any:
        """Return which rewards are the reference's; each different one is translated once."""
        values, which = np.unique(rewards, return_inverse=True)
        told = np.array([self._translator.reward(float(value)) for value in values])[which]
        near = np.abs(told - expected.rewards) <= self._tolerance
        for k, condition in enumerate(() if expected.conditions is None else expected.conditions):
            near[k] = near[k] if condition is None else condition.accepts(told[k])
        return near

    def _reach_ends(self, rows: NDArray[np.uint64]) -> None:
        if len(rows):
            self._ends.add(rows)
            self._seen.add(rows[:, -self._words :])


def _row(targets: NDArray[np.uint64], states: States) -> NDArray[np.uint64]:
    return np.column_stack([targets, packed(states)])
