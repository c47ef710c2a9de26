"""Bisimulation: the states of one or two finite models that no sequence of actions tells apart."""

from __future__ import annotations

import itertools
import math
from collections.abc import Hashable
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.model import numerators
from provengym.finite.observed import Observations, identity
from provengym.finite.partitions import LARGEST, joined, numbered

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel

_FEW_WORDS = 1 << 16
_ODD, _HALF = np.uint64(0x9E3779B97F4A7C15), np.uint64(29)
_MOST_EVEN = 1 << 12
_PRIMES = (2147483647, 2147483629, 2147483587, 2147483579)
"""Below 2^31, so that a product of two remainders is a word."""


def classes(model: FiniteModel) -> NDArray[np.int64]:
    """The number of each state's class in the coarsest bisimulation, of shape (states,).

    Two states are in one class exactly when they show the same observation, an episode is over in
    both or in none, and each action has, for every class, reward, flag and success, the same
    probability
    (Givan, Dean and Greig 2003).  By refinement of partitions; probabilities are compared exactly.
    """
    flags = _flags_of(model) + 4 * _success_of(model)
    found = _coarsest(model, joined([model.observation_of, model.ended], model.states), flags)
    assert found is not None
    return found


def coarsest(model: FiniteModel, most: float = math.inf) -> NDArray[np.int64] | None:
    """The same whatever states show, and whatever the infos say: the coarsest partition that
    respects the dynamics.  The states in which an episode is over are one class of it.

    Args:
        model: A complete model.
        most: After so many refinements it gives up, and returns None.
    """
    return _coarsest(model, model.ended.astype(np.int64), _flags_of(model), most)


def unlike(
    model: FiniteModel, numbers: NDArray[np.int64], states: NDArray[np.int64] | None = None
) -> tuple[int, int, int] | None:
    """Two states with one number, and an action that has other distributions in them of the reward,
    of the flags and of the number of what follows; None where there are none.

    Then what the numbers stand for respects the dynamics: the partition is homogeneous (Givan, Dean
    and Greig 2003), and the numbers themselves are the states of a decision process.

    Args:
        model: A complete model.
        numbers: The number that each state shows, of shape (states,).  States in which an episode
            is over are shown, and compared with none.
        states: Those that are compared, in a model of which only their outcomes are known; by
            default all.
    """
    compared = np.flatnonzero(~model.ended) if states is None else states
    return _unlike(model, compared, numbers, _flags_of(model))


class Homogeneity:
    """Decides of many partitions of a complete model whether they respect the dynamics, as `unlike`
    does of one."""

    def __init__(self, model: FiniteModel) -> None:
        self._model, self._flags = model, _flags_of(model)
        self._live = np.flatnonzero(~model.ended)
        self._hashes = _Hashes(model, self._flags, 0)

    def holds(self, numbers: NDArray[np.int64]) -> bool:
        """Return whether the partition with these numbers respects the dynamics."""
        hashes, shown = self._hashes.of(numbers)[self._live], numbers[self._live]
        of_block = np.zeros(int(numbers.max(initial=0)) + 1, np.uint64)
        of_block[shown] = hashes
        if (of_block[shown] != hashes).any():  # then the distributions differ too
            return False
        return _unlike(self._model, self._live, numbers, self._flags) is None


class _Hashes:
    """Numbers of 64 bits that are equal for states whose actions have equal distributions.

    That of a state is a sum of random words, one for each action and outcome, as often as the
    probability counts: it does not depend on how the probability is divided.  Numbers may be equal
    by chance too.  Multiples of a power of two lose as many bits of a word: where the common
    denominator of the probabilities is one of a large power, or no word itself, sums are remainders
    of two primes.
    """

    def __init__(self, model: FiniteModel, flags: NDArray[np.int64], seed: int) -> None:
        self._random = np.random.default_rng(seed)
        self._successors = model.successors
        one = math.lcm(*(p.denominator for p in model.probabilities))
        units = [int(p * one) for p in model.probabilities]
        is_plain = one <= LARGEST and one & -one <= _MOST_EVEN
        self._primes: tuple[int, ...] = () if is_plain else _PRIMES[seed % 3 :][:2]
        self._weights = [
            np.array([unit % prime if prime else unit for unit in units], np.uint64)[
                model.probability_of
            ]
            for prime in self._primes or (0,)
        ]
        steps = joined(
            [_actions_of(model), _rewards_of(model), flags], model.transitions, _FEW_WORDS
        )
        self._part = self._words(int(steps.max(initial=0)) + 1)[steps]
        starts = model.row_starts[:: len(model.actions)]
        self._kept = np.flatnonzero(np.diff(starts))
        self._starts = starts[self._kept]

    def of(self, numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
        """Those of all states, if what follows is known by its number; of shape (states,)."""
        words = self._words(int(numbers.max(initial=0)) + 1)[numbers]
        items = (words[self._successors] ^ self._part) * _ODD
        items ^= items >> _HALF
        hashes = np.zeros(numbers.size, np.uint64)
        if not self._kept.size:
            return hashes
        if not self._primes:
            hashes[self._kept] = np.add.reduceat(items * self._weights[0], self._starts)
            return hashes
        for number, weight in zip(self._primes, self._weights, strict=True):
            prime = np.uint64(number)
            each = items % prime * weight % prime
            hashes[self._kept] <<= np.uint64(32)
            hashes[self._kept] += np.add.reduceat(each, self._starts) % prime
            items = items * _ODD
            items ^= items >> _HALF
        return hashes

    def of_blocks(self, numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
        """The same, other ones for other numbers."""
        return self._words(int(numbers.max(initial=0)) + 1)[numbers] + self.of(numbers) * _ODD

    def _words(self, count: int) -> NDArray[np.uint64]:
        return self._random.integers(2**64, size=count, dtype=np.uint64)


def _coarsest(
    model: FiniteModel,
    first: NDArray[np.int64],
    flags: NDArray[np.int64],
    most: float = math.inf,
) -> NDArray[np.int64] | None:
    """The coarsest partition that refines one and whose blocks respect the dynamics; None where
    that takes too many refinements.

    It is refined by hashes, which are equal where the distributions are, so that no refinement goes
    too far.  That they go far enough is checked at the end, by the probabilities.
    """
    every = np.arange(model.states)
    for seed in itertools.count():
        found = _refined(first, _Hashes(model, flags, seed), most)
        if found is None:
            return None
        found = numbered(joined([first, found], model.states))
        if _unlike(model, every, found, flags) is None:
            return found
    raise AssertionError("unreachable")


def _refined(found: NDArray[np.int64], hashes: _Hashes, most: float) -> NDArray[np.int64] | None:
    """A partition that nothing refines, as far as hashes tell; None after so many refinements."""
    blocks, times = 0, 0
    while blocks != (blocks := int(found.max(initial=-1)) + 1):
        if times >= most:
            return None
        times += 1
        of_states = hashes.of_blocks(found)
        found = np.unique(of_states, return_inverse=True)[1].astype(np.int64, copy=False)
    return found


def _unlike(
    model: FiniteModel,
    states: NDArray[np.int64],
    numbers: NDArray[np.int64],
    flags: NDArray[np.int64],
) -> tuple[int, int, int] | None:
    """Two of some states with one number, and an action that has other distributions in them of the
    reward, the flags and the number of what follows.  The second is the first that is unlike the
    first with its number; the action is the first too."""
    rows, items, sums = _distributions(model, numbers, flags)
    _, firsts, which = np.unique(numbers[states], return_index=True, return_inverse=True)
    others = states[firsts][which]
    actions = np.arange(len(model.actions))
    here, there = (
        (one[:, np.newaxis] * actions.size + actions).reshape(-1) for one in (states, others)
    )
    size = rows[here + 1] - rows[here]
    differs: NDArray[np.bool_] = size != rows[there + 1] - rows[there]
    alike = np.flatnonzero(~differs)
    size = size[alike]
    ends = np.cumsum(size)
    within = np.arange(int(size.sum())) - np.repeat(ends - size, size)
    item, other = (within + np.repeat(rows[one[alike]], size) for one in (here, there))
    wrong = (items[item] != items[other]) | (sums[item] != sums[other])
    differs[np.repeat(alike, size)[wrong]] = True
    if not differs.any():
        return None
    place, action = divmod(int(differs.argmax()), actions.size)
    return int(others[place]), int(states[place]), action


def _distributions(
    model: FiniteModel, numbers: NDArray[np.int64], flags: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[Any]]:
    """Return the outcomes of each action in each state, equal ones together, in one order: where
    each row of them starts; for each outcome the number of what follows, reward and flags; and its
    probability, in common units or as a fraction."""
    items = joined([numbers[model.successors], _rewards_of(model), flags], model.transitions)
    sizes = np.diff(model.row_starts)
    found = numerators(model.probabilities, LARGEST // int(sizes.max(initial=1)))
    units = np.array(model.probabilities, dtype=object) if found is None else found[0]
    sums: NDArray[Any] = units[model.probability_of]
    if int(sizes.max(initial=0)) <= 1:
        return model.row_starts, items, sums
    rows = np.repeat(np.arange(sizes.size), sizes)
    order = np.lexsort([items, rows])
    items, rows = items[order], rows[order]
    new = np.ones(items.size, np.bool_)
    new[1:] = (items[1:] != items[:-1]) | (rows[1:] != rows[:-1])
    firsts = np.flatnonzero(new)
    starts = np.searchsorted(rows[firsts], np.arange(sizes.size + 1))
    return starts, items[firsts], np.add.reduceat(sums[order], firsts)


def _flags_of(model: FiniteModel) -> NDArray[np.int64]:
    """Return for each outcome whether it terminates or truncates the episode: 2, 1, 3 for both."""
    return 2 * model.terminated.astype(np.int64) + model.truncated


def _rewards_of(model: FiniteModel) -> NDArray[np.int64]:
    """The number of the reward of each outcome."""
    rewards = model.rewards.view(np.int64)
    return np.searchsorted(np.unique(rewards), rewards)  # sooner than by the inverse


def _actions_of(model: FiniteModel) -> NDArray[np.int64]:
    """The action that each outcome is of."""
    sizes = np.diff(model.row_starts)
    return np.repeat(np.arange(sizes.size) % len(model.actions), sizes)


def differ(one: FiniteModel, other: FiniteModel) -> tuple[str, tuple[int, ...]] | None:
    """Describe how two complete models differ up to bisimulation; None where they do not.

    Beside the words, a history of `one` to the first row, in the order in which its states were
    found, that is not the same in both as they are numbered.
    """
    if one.actions != other.actions:
        return "the actions are others", ()
    if _are_equal(one, other):
        return None
    if (one.success is None) != (other.success is None):
        return "the infos say of success what the others do not", ()
    both = _side_by_side(one, other)
    numbers = classes(both)
    spreads = []
    for model, shift in ((one, 0), (other, one.states)):
        spread: dict[int, Fraction] = {}
        for state, probability in model.start_distribution().items():
            number = int(numbers[state + shift])
            spread[number] = spread.get(number, Fraction()) + probability
        spreads.append(spread)
    if spreads[0] == spreads[1]:
        return None
    sizes = [f"{model.states} states and {model.transitions} outcomes" for model in (other, one)]
    return f"the model is another one, with {sizes[0]} (here {sizes[1]})", _to_other_row(one, other)


def _are_equal(one: FiniteModel, other: FiniteModel) -> bool:
    """Return whether two models are the same as they are numbered."""
    columns = [model.arrays() for model in (one, other)]
    return (
        one.probabilities == other.probabilities
        and one.observations.forms == other.observations.forms
        and columns[0].keys() == columns[1].keys()
        and all(
            column.dtype == columns[1][name].dtype
            and column.shape == columns[1][name].shape
            and column.tobytes() == columns[1][name].tobytes()
            for name, column in columns[0].items()
        )
    )


def _to_other_row(one: FiniteModel, other: FiniteModel) -> tuple[int, ...]:
    """A history to the first state or row that differs as the models are numbered; no actions
    where a reset does."""
    shown = [_shown(model) for model in (one, other)]
    if one.start_distribution() != other.start_distribution():
        return ()
    for state in range(min(one.states, other.states)):
        if shown[0][one.observation_of[state]] != shown[1][other.observation_of[state]]:
            return one.history(state)
        for action in range(len(one.actions)):
            if one.row(state, action) != other.row(state, action):
                return (*one.history(state), action)
    return ()


def _success_of(model: FiniteModel) -> NDArray[np.int64]:
    """Return the success of each outcome: 0 where no info says anything of it, 1 or 2 for no and
    yes."""
    if model.success is None:
        return np.zeros(model.transitions, dtype=np.int64)
    return 1 + model.success.astype(np.int64)


def _shown(model: FiniteModel) -> list[Hashable]:
    """The identity of each observation."""
    return [identity(observation) for observation in model.observations]


def _side_by_side(one: FiniteModel, other: FiniteModel) -> FiniteModel:
    """The states of two models with the same actions in one, the second model's after the
    first's."""
    numbers: dict[Hashable, int] = {}
    values: list[Any] = []
    observation_of = []
    for model in (one, other):
        table = []
        for observation in model.observations:
            table.append(numbers.setdefault(identity(observation), len(numbers)))
            if len(numbers) > len(values):
                values.append(observation)
        observation_of.append(np.array(table, dtype=np.int32)[model.observation_of])
    chances = {
        p: k for k, p in enumerate(dict.fromkeys((*one.probabilities, *other.probabilities)))
    }
    probability_of = [
        np.array([chances[p] for p in model.probabilities], dtype=np.int32)[model.probability_of]
        for model in (one, other)
    ]
    moved = np.where(other.parents < 0, -1, other.parents + one.states)
    return replace(
        one,
        observations=Observations.of(values),
        observation_of=np.concatenate(observation_of),
        ended=np.concatenate([one.ended, other.ended]),
        legal=None,
        parents=np.concatenate([one.parents, moved]),
        parent_actions=np.concatenate([one.parent_actions, other.parent_actions]),
        starts=one.starts[:0],
        start_probabilities=one.start_probabilities[:0],
        row_starts=np.concatenate([one.row_starts, one.row_starts[-1] + other.row_starts[1:]]),
        successors=np.concatenate([one.successors, other.successors + one.states]),
        rewards=np.concatenate([one.rewards, other.rewards]),
        terminated=np.concatenate([one.terminated, other.terminated]),
        truncated=np.concatenate([one.truncated, other.truncated]),
        success=None
        if one.success is None or other.success is None
        else np.concatenate([one.success, other.success]),
        probability_of=np.concatenate(probability_of),
        probabilities=tuple(chances),
        unknown_rows=(),
        rounding=(),
    )
