"""The compiled lanes of a vector environment, and what is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym import _core
    from provengym.envs.base import KernelEnv, Lane
    from provengym.envs.forms import Autoreset

    Arrays = tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_]]
    """Arrays of observations, rewards, terminated and truncated."""
    Replies = tuple[Any, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], bool]
    """Observations, rewards, terminated, truncated, and whether lanes were reset."""


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
