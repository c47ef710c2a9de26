"""The compiled lanes of a vector environment, their seeds, and what is told of them.

Infos are merged as Gymnasium's vector environments merge them: under each name an array for all
lanes, and under the name after an underscore which of them told it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from provengym import _core, _validation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv, Lane
    from provengym.envs.forms import Autoreset

    Arrays = tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_]]
    """Arrays of observations, rewards, terminated and truncated."""
    Replies = tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], bool]
    """Observations, rewards, terminated, truncated, and whether lanes were reset."""
    Columns = dict[str, NDArray[Any]]
    """For each name an item of each of some lanes."""
    Masked = tuple[NDArray[np.bool_], NDArray[np.uint64]]
    """Some lanes, and a number for each of these at its place."""


class Words(NamedTuple):
    """All that the answers to later calls depend on; states are one column each."""

    states: NDArray[Any]
    keys: NDArray[np.uint64]
    t: NDArray[np.uint64]
    elapsed: NDArray[np.uint32]
    over: NDArray[np.bool_]

    def lane(self, i: int) -> Lane:
        """One lane, as `Kernel.lane_step` takes it."""
        words = tuple(self.states[:, i].tolist())
        return words, int(self.keys[i]), int(self.t[i]), int(self.elapsed[i]), bool(self.over[i])


class Resets(NamedTuple):
    """The lanes that a step reset, in order; for each the words of the state in which its episode
    ended, one column each, the key of its stream and the number of the first word that the reset
    read."""

    lanes: NDArray[np.int64]
    states: NDArray[Any]
    keys: NDArray[np.uint64]
    t: NDArray[np.uint64]


class Lanes:
    """So many lanes of an environment, which answer as `SyncVectorEnv` does.

    Args:
        env: The environment.
        n: The number of lanes.
        mode: How they are reset.
        max_episode_steps: The limit of Gymnasium's, 0 for none.
        threads: How many threads share a call.
    """

    def __init__(
        self, env: KernelEnv, n: int, mode: Autoreset, max_episode_steps: int, threads: int
    ) -> None:
        self._made = env, n, mode, max_episode_steps, threads
        self._kernel, self._mode, self._env = env.kernel, mode, env
        self._native: _core.Lanes = self._make()
        self.begun = False

    def _make(self) -> _core.Lanes:
        env, n, mode, limit, threads = self._made
        return env.lanes(n, mode, max_episode_steps=limit, threads=threads)

    # Calls.

    def reset(self, seed: int) -> None:
        """Reset every lane, lane i with the stream of seed + i."""
        self._native.reset(seed)
        self.begun = True

    def reset_lanes(
        self,
        mask: NDArray[np.bool_],
        fresh: NDArray[np.bool_],
        keys: NDArray[np.uint64],
        state: tuple[int, ...] | None,
    ) -> None:
        """Reset the lanes that a mask names, to a state where one is given.

        Args:
            mask: Which lanes.
            fresh: For which of these a stream begins.
            keys: The keys of these streams.
            state: The words of a state.
        """
        given = states = None
        if state is not None:
            column = np.array(state, dtype=self._kernel.state_dtype)[:, np.newaxis]
            given, states = mask, np.repeat(column, len(mask), axis=1)
        self._native.reset_lanes(mask, fresh, keys, given, states)
        self.begun = True

    def step(self, actions: NDArray[Any], record: bool, into: Arrays | None = None) -> Replies:
        """One call of each lane with its action.

        Args:
            actions: As `Actions` reads them.
            record: Whether `resets` is to tell of this call.
            into: The arrays that get the answers; None for new ones.

        Raises:
            AssertionError: A lane is over, in the mode "disabled".
            ValueError: A lane refuses its action.
        """
        try:
            if into is None:
                shown, *rest = self._native.step(actions, True, record)
            else:
                shown, *rest = *into, self._native.step_into(actions, *into, record=record)
                if isinstance(self._env.observation_space, spaces.Dict):
                    shown = shown.copy()
        except ValueError as error:
            raise self._as_synchronous(error) from None
        return (self._env.arranged(shown), *rest)

    def _as_synchronous(self, error: ValueError) -> Exception:
        over = self._mode == "disabled" and str(error).startswith("lane ")
        return AssertionError(str(error)) if over else error

    # What is told.

    def observe(self) -> Any:
        """The observations of all lanes."""
        return self._env.arranged(self._native.observe())

    def components(self, first: int, count: int) -> NDArray[np.int64]:
        """So many components of the kernel's observation of all lanes, one row for each."""
        return self._native.components(first, count)

    def words(self) -> Words:
        """All that the answers to later calls depend on."""
        return Words(*self._native.words())

    def set_words(self, words: Words) -> None:
        """Go on from what `words` returned."""
        self._native.set_words(*words)

    def resets(self) -> Resets:
        """Return the resets of the last step, which said that there were some."""
        lanes, states, _, keys, t = self._native.resets()
        return Resets(lanes, states, keys, t)

    # Copies.

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "_native"}
        return kept | {"words": self.words() if self.begun else None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        words = state.pop("words")
        self.__dict__.update(state)
        self._kernel = self._env.kernel
        self._native = self._make()
        if words is not None:
            self.set_words(words)


def components_of(
    kernel: _core.Kernel, states: NDArray[Any], first: int, count: int
) -> NDArray[np.int64]:
    """So many components of the observation of states, one row for each."""
    components = np.empty((states.shape[1], count), dtype=np.int64)
    kernel.observe_batch(states, components, first)
    return components


def read_seeds(seed: object, mask: NDArray[np.bool_]) -> Masked:
    """The lanes among those that the mask names that are given a seed, and their seeds; the seeds
    of others are not looked at.

    Raises:
        gymnasium.error.Error: The seed of a lane is negative or no Python integer.
        TypeError: The seeds are of a type that is not accepted.
        ValueError: They are too many or too few, or one is too large.
    """
    n = len(mask)
    seeds = np.zeros(n, dtype=np.uint64)
    if seed is None:
        return np.zeros(n, dtype=np.bool_), seeds
    if isinstance(seed, int):
        lanes = np.flatnonzero(mask)
        for lane in (int(lanes[0]), int(lanes[-1])):
            _require_seed(seed + lane, lane)
        seeds[mask] = np.uint64(seed) + lanes.astype(np.uint64)
        return mask, seeds
    if not _validation.is_sequence(seed):
        expected = f"seed must be None, an integer or a list of num_envs={n} seeds"
        raise TypeError(f"{expected}, got {_validation.shown(seed)}")
    if len(seed) != n:
        raise ValueError(f"seed must be a list of num_envs={n} seeds, got {len(seed)} of them")
    given = mask & np.fromiter((one is not None for one in seed), np.bool_, n)
    for lane in np.flatnonzero(given).tolist():
        _require_seed(seed[lane], lane)
        seeds[lane] = seed[lane]
    return given, seeds


def _require_seed(seed: Any, lane: int) -> None:
    """Raise the error of the single environment unless it is a seed."""
    expected = (
        f"the seed of lane {lane} must be an integer between 0 and {_validation.LARGEST_SEED}"
    )
    if not isinstance(seed, int) or seed < 0:
        raise gymnasium.error.Error(f"{expected}, got {_validation.shown(seed)}")
    if seed > _validation.LARGEST_SEED:
        raise ValueError(f"{expected}, got {_validation.shown(seed)}")


class Seeds:
    """The seed of each of n lanes: the last one that it was given, or one that was drawn for it."""

    def __init__(self, n: int) -> None:
        self._seeds = np.zeros(n, dtype=np.uint64)
        self._known = np.zeros(n, dtype=np.bool_)
        self._root: np.random.Generator | None = None
        self._generators: dict[int, np.random.Generator] = {}

    def take(self, given: NDArray[np.bool_], seeds: NDArray[np.uint64]) -> None:
        """Give some lanes their seeds."""
        np.copyto(self._seeds, seeds, where=given)
        self._known |= given
        self._generators = {i: g for i, g in self._generators.items() if not given[i]}

    def keys(self, mask: NDArray[np.bool_]) -> NDArray[np.uint64]:
        """The keys of the streams of the lanes that the mask names, each at its place."""
        self._draw(mask)
        keys = np.zeros(len(mask), dtype=np.uint64)
        keys[mask] = np.fromiter(map(_core.key, self._seeds[mask].tolist()), dtype=np.uint64)
        return keys

    def all(self) -> tuple[int, ...]:
        """The seed of each lane."""
        self._draw(np.ones_like(self._known))
        return tuple(self._seeds.tolist())

    def generators(self) -> tuple[np.random.Generator, ...]:
        """A generator for each lane, by its seed."""
        for lane, seed in enumerate(self.all()):
            if lane not in self._generators:
                self._generators[lane] = seeding.np_random(seed)[0]
        return tuple(self._generators[lane] for lane in range(len(self._seeds)))

    def _draw(self, mask: NDArray[np.bool_]) -> None:
        """Draw seeds for those lanes that the mask names that have none."""
        missing = mask & ~self._known
        if missing.any():
            if self._root is None:
                self._root, _ = seeding.np_random()
            self._seeds[missing] = self._root.integers(
                _validation.LARGEST_SEED,
                size=int(missing.sum()),
                dtype=np.uint64,
                endpoint=True,
            )
            self._known |= missing


def infos_of_all(columns: Columns, n: int, but: NDArray[np.intp] | None = None) -> dict[str, Any]:
    """The infos that all of n lanes tell, but for some; the columns are written."""
    infos: dict[str, Any] = {}
    if but is not None and len(but) == n:
        return infos
    told = np.ones(n, dtype=np.bool_)
    if but is not None:
        told[but] = False
    for name, column in columns.items():
        if but is not None:
            column[but] = _nothing(column.dtype)
        infos[name], infos[f"_{name}"] = column, told.copy()
    return infos


def add_infos(infos: dict[str, Any], columns: Columns, lanes: NDArray[np.intp], n: int) -> None:
    """Add to the infos of n lanes what some of them tell."""
    for name, column in columns.items():
        if name not in infos:
            # Of objects, an empty array is full of None.
            blank = np.empty if column.dtype.kind == "O" else np.zeros
            infos[name] = blank((n, *column.shape[1:]), column.dtype)
            infos[f"_{name}"] = np.zeros(n, dtype=np.bool_)
        infos[name][lanes] = column
        infos[f"_{name}"][lanes] = True


def add_finals(
    infos: dict[str, Any],
    observations: list[Any],
    columns: Columns,
    lanes: NDArray[np.intp],
    n: int,
) -> None:
    """Add to the infos of n lanes the last observations of those that ended and were reset, and the
    infos of their last steps."""
    ended = np.zeros(n, dtype=np.bool_)
    ended[lanes] = True
    final_obs = np.empty(n, dtype=object)
    final_obs[lanes] = np.fromiter(observations, dtype=object, count=len(lanes))
    final_info: dict[str, Any] = {}
    add_infos(final_info, columns, lanes, n)
    infos["final_obs"], infos["_final_obs"] = final_obs, ended
    infos["final_info"], infos["_final_info"] = final_info, ended.copy()


def _nothing(dtype: np.dtype[Any]) -> Any:
    """Return the item of an array of infos for lanes that tell nothing."""
    return None if dtype.kind == "O" else 0
