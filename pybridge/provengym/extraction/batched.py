"""The search in a target that steps many states at once: by whole arrays.

What it takes for granted, that the target's function of many states does what its steps do, is
compared on episodes.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.extraction.chance.leaves import CallLimits, enumerate_call, replay
from provengym.extraction.chance.seed import MarkedSeed
from provengym.extraction.search import Search
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations, UnsupportedObservationError, form_of
from provengym.models.rows import RowIndex, words_of
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.actions import COMPOSITE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.extraction.subject import CallResult, Saved
    from provengym.targets.batched import Stepper, StepResults

MOST_STATES = 10_000_000
_AT_ONCE = 1 << 17
"""About how many transitions are tried in one call."""
_EPISODES, _STEPS, _RESETS = 200, 10_000, 3
"""The numbers of episodes of single steps that are compared, of their steps together, and of the
resets after them."""
_SPENT = "the budget is spent"

_Starts = dict[bytes, tuple["Saved", Fraction]]
"""Each state after a reset and its probability, by the row of the state."""


@dataclass(frozen=True)
class _ObservationLayout:
    """The layout of observations in batches, as one step shows it."""

    form: Any
    """The form of what a step shows."""
    dtypes: tuple[np.dtype[Any], ...]
    """The dtypes of the parts in a batch."""
    shapes: tuple[tuple[int, ...], ...]

    def words(self, batch: Any) -> NDArray[np.uint64]:
        """A row for each observation of a batch."""
        parts = _leaves(batch, self.form)
        for part, dtype, shape in zip(parts, self.dtypes, self.shapes, strict=True):
            if part.dtype != dtype or part.shape[1:] != shape:
                raise UnsavableError("observations are now of one type, now of another")
        return np.column_stack([words_of(part) for part in parts])

    def words_of_one(self, observation: Any) -> NDArray[np.uint64]:
        """The row of an observation that a single call showed."""
        parts = []
        leaves = _leaves(observation, self.form)
        for part, dtype, shape in zip(leaves, self.dtypes, self.shapes, strict=True):
            with np.errstate(invalid="ignore"):
                one = part.astype(dtype)
            if part.shape != shape or not np.array_equal(one, part):
                raise UnsavableError("single calls show observations of another type")
            parts.append(words_of(one[np.newaxis]))
        return np.column_stack(parts)

    def columns(self, rows: NDArray[np.uint64]) -> list[NDArray[Any]]:
        """The parts of the observations of some rows."""
        found, at = [], 0
        for dtype, shape in zip(self.dtypes, self.shapes, strict=True):
            size = math.prod(shape) * dtype.itemsize
            words = -(-size // 8)
            data = np.ascontiguousarray(rows[:, at : at + words]).view(np.uint8)[:, :size]
            found.append(np.ascontiguousarray(data).view(dtype).reshape(len(rows), *shape))
            at += words
        return found


class BatchSearch(Search):
    """Explores a target that steps many states at once.

    `run` raises an `UnsavableError` where that cannot be relied on, whose message says why: the
    target is then to be explored one state at a time.

    Args:
        stepper: Steps many states, within `Nets.call`.
        args: As in `Search`, without a draw key.
        keywords: The same.
    """

    def __init__(self, stepper: Stepper, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self._stepper = stepper
        self._many = len(self.labels)
        space = self.subject.env.action_space
        if isinstance(space, COMPOSITE):
            raise UnsavableError("its actions are no arrays")
        self._choices = np.asarray(self.labels, dtype=space.dtype).reshape(-1, *space.shape)
        self._live: RowIndex
        """A row for each state in which the episode goes on: the state, and what it shows."""
        self._ends: RowIndex
        """The same where it is over: what is shown alone."""
        self._of_live, self._of_ends = array("i"), array("i")
        """The states' numbers, in which both kinds are counted together."""
        self._count = self._tried = 0
        self._parents, self._parent_actions = array("i"), array("i")
        # Arrays of Python grow where they are, and NumPy's are views of them.
        self._successors, self._rewards = array("i"), array("d")
        self._terminated, self._truncated = array("b"), array("b")

    def run(self, **about: Any) -> FiniteModel:
        """The model, as far as the limits allow.

        Raises:
            UnsavableError: The target does not step many states as its single steps do.
        """
        fresh = self.subject.fresh()
        self._observed, self._shown_words = self._form(fresh)
        starts = self._started(fresh, MarkedSeed())
        rows = np.frombuffer(b"".join(starts), np.uint64).reshape(len(starts), -1)
        self._words = rows.shape[1] - self._shown_words
        self._live, self._ends = RowIndex(rows.shape[1]), RowIndex(self._shown_words)
        self._meet(rows, np.zeros(len(rows), dtype=np.bool_), np.full(len(rows), -1))
        unfinished = ""
        while self._tried < len(self._live):
            is_large = self._count > MOST_STATES
            if is_large or self._budget.is_spent:
                unfinished = f"there are more than {MOST_STATES:,} states" if is_large else _SPENT
                break
            last = min(self._tried + max(_AT_ONCE // self._many, 1), len(self._live))
            self._expand_all(range(self._tried, last))
            self._tried = last
            self._progress(self._tried, self._count)
        explored = self._explored()
        steps, is_enough = self._compare_steps(starts, explored)
        self._verify()
        for note, times in self._notes.items():
            self._find("extraction", f"{note} ({times} times)" if times > 1 else note)
        assumption = (
            f"a state is the result of get_state, and {self._stepper.name} does step for many "
            f"states at once ({steps:,} single steps were compared)"
        )
        about["assumptions"] = (*about.get("assumptions", ()), assumption, *sorted(self._assumed))
        if not (unfinished or is_enough):
            unfinished = f"{_SPENT} before single steps were compared with {self._stepper.name}"
        shown = explored.shown()
        del explored
        return self._modelled(shown, starts, unfinished, about)

    # Single calls

    def _started(self, saved: Saved, seed: int | None) -> _Starts:
        """Return the states to which a reset leads, with their probabilities."""
        row = self._row(self.subject.reset(saved, seed), is_step=False)
        if row.unknown or row.rounding:
            raise UnsavableError("a reset has outcomes that are unknown")
        found: _Starts = {}
        for outcome, answers in row.answers.items():
            for answer in answers.values():
                assert answer.saved is not None
                name = self._row_of(answer)
                chance = found[name][1] if name in found else Fraction()
                found[name] = answer.saved, chance + row.chances[outcome]
        return found

    def _one_step(self, saved: Saved, action: int) -> CallResult:
        """Make a single step, which must have one outcome, and return its answer."""
        row = self._row(self._stepped(saved, action))
        if row.unknown or len(row.answers) != 1:
            raise UnsavableError("single steps have several outcomes, or unknown ones")
        (answers,) = row.answers.values()
        return next(iter(answers.values()))

    def _form(self, fresh: Saved) -> tuple[_ObservationLayout, int]:
        """Return the layout of observations in the batches, and their number of words."""
        row = self._row(self.subject.reset(fresh, MarkedSeed()), is_step=False)
        if not row.answers:
            raise UnsavableError("a reset has no outcome that is known")
        saved = next(iter(next(iter(row.answers.values())).values())).saved
        assert saved is not None
        form = form_of(self._one_step(saved, 0).observation)
        self.subject.put_back(saved)
        stepped = self._stepped_many(self._stepper.state(), np.zeros(1, dtype=np.int64))
        parts = _leaves(stepped.observations, form)
        shapes = tuple(part.shape[1:] for part in parts)
        observed = _ObservationLayout(form, tuple(part.dtype for part in parts), shapes)
        return observed, observed.words(stepped.observations).shape[1]

    def _row_of(self, answer: CallResult) -> bytes:
        """The row of the state after a single call."""
        shown = self._observed.words_of_one(answer.observation)
        if answer.ended:
            return shown.tobytes()
        assert answer.saved is not None
        self.subject.put_back(answer.saved)
        return np.column_stack([words_of(self._stepper.state()), shown]).tobytes()

    def _compare_steps(self, starts: _Starts, explored: _Explored) -> tuple[int, bool]:
        """Play episodes by single steps, which must do what many at once have done.

        Returns:
            The number of steps that were compared, and whether the budget sufficed.
        """
        steps = resets = 0
        roots = [saved for saved, _ in starts.values()]
        for episode in range(_EPISODES):
            if steps >= _STEPS or not self._tried:
                break
            # Half of them lead anywhere, half to where episodes begin.
            far = self._tried if episode % 2 else self._tried ** self._random.random()
            index = self._random.randrange(max(int(far), 1))
            at, way = explored.way(index)
            saved, last = roots[at], len(way)
            way += range(self._many)
            for place, action in enumerate(way):
                if self._budget.is_spent:
                    return steps, False
                answer = self._one_step(saved, action)
                steps += 1
                self._require_same(answer, explored, at * self._many + action)
                if answer.ended and resets < _RESETS and answer.saved is not None:
                    resets += 1
                    again = self._started(answer.saved, None)
                    if {name: p for name, (_, p) in again.items()} != {
                        name: p for name, (_, p) in starts.items()
                    }:
                        raise UnsavableError("a reset after an episode leads to other states")
                if place < last:
                    assert answer.saved is not None
                    at, saved = explored.live_after(at * self._many + action), answer.saved
                if steps >= _STEPS:
                    break
        return steps, True

    def _require_same(self, answer: CallResult, explored: _Explored, transition: int) -> None:
        same = (
            answer.reward == explored.rewards[transition]
            and answer.terminated == explored.terminated[transition]
            and answer.truncated == explored.truncated[transition]
            and self._row_of(answer) == explored.row_after(transition)
        )
        if not same:
            raise UnsavableError(f"{self._stepper.name} does something else than single steps do")

    # Many at once

    def _stepped_many(self, states: NDArray[Any], actions: NDArray[np.int64]) -> StepResults:
        """Step states, and once more in the other order with ordinary numbers: it must be the same,
        without any draw, and leave no trace."""
        choices, stepper = self._choices[actions], self._stepper
        before = self.subject.save().key if stepper.is_function else None

        def step() -> StepResults:
            return stepper.step(states.copy(), choices.copy())

        def backwards() -> StepResults:
            return stepper.step(states[::-1].copy(), choices[::-1].copy())

        found = enumerate_call(step, limits=CallLimits(leaves=1), origins=self._origins)
        if len(found.leaves) != 1 or found.unknown:
            why = ", ".join(found.reasons) if not found.leaves else "it draws"
            raise UnsavableError(f"{stepper.name}: {why}")
        stepped = found.leaves[0].result
        twin = replay(backwards, found.leaves[0], 0)
        if twin.result is None:
            raise UnsavableError(f"{stepper.name}: {twin.reason}")
        if not _is_reversed(stepped, twin.result):
            raise UnsavableError(
                f"{stepper.name} says something else of the same states in another order"
            )
        if stepper.is_function and self.subject.save().key != before:
            raise UnsavableError(f"{stepper.name} changes the environment")
        if not np.isfinite(stepped.rewards).all():
            raise UnsavableError(f"{stepper.name} returns rewards that are not finite")
        self.subject.calls += 2 * len(states)
        return stepped

    def _expand_all(self, nodes: range) -> None:
        """Try every action in some states."""
        live = self._live[nodes.start : nodes.stop]
        states = self._stepper.unpack(np.ascontiguousarray(live[:, : self._words]))
        actions = np.tile(np.arange(self._many), len(nodes))
        stepped = self._stepped_many(np.repeat(states, self._many, axis=0), actions)
        shown = self._observed.words(stepped.observations)
        rows = np.column_stack([words_of(stepped.states), shown])
        first = nodes.start * self._many
        came = np.arange(first, first + len(rows))
        found = self._meet(rows, stepped.terminated | stepped.truncated, came)
        self._successors.frombytes(found.tobytes())
        self._rewards.frombytes(stepped.rewards.tobytes())
        self._terminated.frombytes(stepped.terminated.tobytes())
        self._truncated.frombytes(stepped.truncated.tobytes())

    def _meet(
        self, rows: NDArray[np.uint64], done: NDArray[np.bool_], came: NDArray[np.int64]
    ) -> NDArray[np.int32]:
        """The numbers of states, which are met here for the first time or not.

        Args:
            rows: A row for each state: what it is, then what it shows.
            done: True where the episode is over.
            came: The transitions that lead there: the place of a state in `_live`, times the number
                of actions, plus the action; -1 for the starts.
        """
        on, over = np.flatnonzero(~done), np.flatnonzero(done)
        at_live, new_live = self._live.add(rows[on])
        at_ends, new_ends = self._ends.add(np.ascontiguousarray(rows[over, self._words :]))
        places = np.concatenate([on[new_live], over[new_ends]])
        order = np.argsort(places, kind="stable")
        rank = np.empty(len(places), dtype=np.int32)
        rank[order] = np.arange(self._count, self._count + len(places), dtype=np.int32)
        self._of_live.frombytes(rank[: len(new_live)].tobytes())
        self._of_ends.frombytes(rank[len(new_live) :].tobytes())
        first = came[places[order]]
        place, action = np.divmod(first, self._many)
        parents = np.where(first < 0, -1, _view(self._of_live)[place])
        self._parents.frombytes(parents.astype(np.int32).tobytes())
        self._parent_actions.frombytes(np.where(first < 0, -1, action).astype(np.int32).tobytes())
        self._count += len(places)
        numbers = np.empty(len(rows), dtype=np.int32)
        numbers[on] = _view(self._of_live)[at_live]
        numbers[over] = _view(self._of_ends)[at_ends]
        return numbers

    # The model

    def _explored(self) -> _Explored:
        """Return the states and transitions, without the tables in which rows are looked up."""
        live, ends = self._live[:], self._ends[:]
        del self._live, self._ends
        return _Explored(
            self._many,
            self._words,
            live,
            ends,
            _view(self._of_live),
            _view(self._of_ends),
            _view(self._parents),
            _view(self._parent_actions),
            _view(self._successors),
            _view(self._rewards, np.float64),
            _view(self._terminated, np.bool_),
            _view(self._truncated, np.bool_),
        )

    def _modelled(
        self,
        shown: NDArray[np.uint64],
        starts: _Starts,
        unfinished: str,
        about: dict[str, Any],
    ) -> FiniteModel:
        distinct, number = RowIndex(self._shown_words), np.empty(self._count, dtype=np.int32)
        for first in range(0, self._count, _AT_ONCE):
            part = slice(first, first + _AT_ONCE)
            number[part] = distinct.add(shown[part])[0]
        shown = distinct[:].copy()
        del distinct
        try:
            columns = self._observed.columns(shown)
            observations = Observations.in_columns(self._observed.form, columns)
        except UnsupportedObservationError as error:
            raise UnsavableError(str(error)) from error
        ended = np.zeros(self._count, dtype=np.bool_)
        ended[_view(self._of_ends)] = True
        row_starts = np.zeros(self._count * self._many + 1, dtype=np.int64)
        is_expanded = ~ended
        is_expanded[_view(self._of_live)[self._tried :]] = False
        np.cumsum(np.repeat(is_expanded, self._many), out=row_starts[1:])
        chances = dict.fromkeys([Fraction(1), *(chance for _, chance in starts.values())])
        place = {chance: number for number, chance in enumerate(chances)}
        return FiniteModel(
            actions=self.labels,
            observations=observations,
            observation_of=number,
            ended=ended,
            parents=_view(self._parents),
            parent_actions=_view(self._parent_actions),
            starts=np.arange(len(starts), dtype=np.int32),
            start_probabilities=np.array([place[p] for _, p in starts.values()], dtype=np.int32),
            row_starts=row_starts,
            probability_of=np.zeros(len(self._successors), dtype=np.int32),
            probabilities=tuple(chances),
            findings=tuple(self._builder.findings),
            unfinished=unfinished,
            successors=_view(self._successors),
            rewards=_view(self._rewards, np.float64),
            terminated=_view(self._terminated, np.bool_),
            truncated=_view(self._truncated, np.bool_),
            **about,
        )


@dataclass(frozen=True)
class _Explored:
    """The states and transitions that a search has found, in columns."""

    many: int
    """The number of actions."""
    words: int
    """The number of words of the state in a row of `live`."""
    live: NDArray[np.uint64]
    ends: NDArray[np.uint64]
    of_live: NDArray[np.int32]
    of_ends: NDArray[np.int32]
    parents: NDArray[np.int32]
    parent_actions: NDArray[np.int32]
    successors: NDArray[np.int32]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    def way(self, index: int) -> tuple[int, list[int]]:
        """The start from which a row of `live` was reached, and the actions."""
        actions: list[int] = []
        state = int(self.of_live[index])
        while self.parents[state] >= 0:
            actions.append(int(self.parent_actions[state]))
            state = int(self.parents[state])
        return state, actions[::-1]

    def live_after(self, transition: int) -> int:
        """Return the place in `live` of the state that a transition leads to."""
        return int(np.searchsorted(self.of_live, self.successors[transition]))

    def row_after(self, transition: int) -> bytes:
        """The row of the state that a transition leads to."""
        if self.terminated[transition] or self.truncated[transition]:
            return bytes(self.ends[np.searchsorted(self.of_ends, self.successors[transition])])
        return bytes(self.live[self.live_after(transition)])

    def shown(self) -> NDArray[np.uint64]:
        """Return a row for the observation of each state."""
        rows = np.empty((len(self.parents), self.ends.shape[1]), dtype=np.uint64)
        rows[self.of_live] = self.live[:, self.words :]
        rows[self.of_ends] = self.ends
        return rows


def _view(numbers: array[Any], dtype: type = np.int32) -> NDArray[Any]:
    """Numbers as an array; none are to be added as long as it is in use."""
    return np.frombuffer(numbers, dtype=dtype) if numbers else np.empty(0, dtype=dtype)


def _leaves(value: Any, form: Any) -> list[NDArray[Any]]:
    """The parts of an observation of a form, or of a batch of such, from left to right."""
    kind = form[0]
    if kind == "dict":
        names = [name for name, _ in form[1]]
        if not (isinstance(value, Mapping) and set(value) == set(names)):
            raise UnsavableError("observations are of different forms")
        return [leaf for name, part in form[1] for leaf in _leaves(value[name], part)]
    if kind in ("tuple", "list"):
        if not (isinstance(value, (tuple, list)) and len(value) == len(form[1])):
            raise UnsavableError("observations are of different forms")
        return [
            leaf for item, part in zip(value, form[1], strict=True) for leaf in _leaves(item, part)
        ]
    array_ = np.asarray(value)
    if array_.dtype.kind not in "biuf":
        raise UnsavableError("observations have parts that are no numbers")
    return [array_]


def _is_reversed(one: StepResults, other: StepResults) -> bool:
    """Return whether two batches are the same, bit for bit, in opposite orders."""

    def same(a: Any, b: Any) -> bool:
        if isinstance(a, dict):
            return set(a) == set(b) and all(same(a[name], b[name]) for name in a)
        if isinstance(a, tuple):
            return len(a) == len(b) and all(map(same, a, b))
        is_alike = a.dtype == b.dtype and a.shape == b.shape
        return is_alike and bool(a[::-1].tobytes() == b.tobytes())

    return all(
        same(getattr(one, name), getattr(other, name))
        for name in ("states", "observations", "rewards", "terminated", "truncated")
    )
