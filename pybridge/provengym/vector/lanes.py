"""The lanes of a vector environment: their states and streams, and the calls of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv, Lane

    Replies = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], bool]
    """Observations, rewards, terminated, truncated, and whether lanes were reset."""


class Resets(NamedTuple):
    """The lanes that a step reset, in order, and for each where its episode ended and where in its
    stream the reset began."""

    lanes: NDArray[np.intp]
    components: NDArray[np.int64]
    elapsed: NDArray[np.uint32]
    keys: NDArray[np.uint64]
    t: NDArray[np.uint64]


class Lanes:
    """So many lanes of an environment, as `Spec.MDP.Lane` specifies them.

    Args:
        env: The environment; it is asked for its hooks only.
        n: The number of lanes.
        mode: How they are reset: "next_step", "same_step" or "disabled".
        max_episode_steps: The limit of Gymnasium's, 0 for none.
        fresh: Whether each step returns new arrays, not those of the last one.
    """

    def __init__(
        self, env: KernelEnv, n: int, mode: Any, max_episode_steps: int, fresh: bool
    ) -> None:
        self.n = n
        self.mode = mode
        self._env = env
        self._kernel = kernel = env.kernel
        self._limits = env.time_limit or 0, max_episode_steps
        self._first, self._count = env._components
        self._states: NDArray[Any] = np.zeros((len(kernel.state), n), dtype=kernel.state_dtype)
        self._keys = np.zeros(n, dtype=np.uint64)
        self._t = np.zeros(n, dtype=np.uint64)
        self._elapsed = np.zeros(n, dtype=np.uint32)
        self._over = np.zeros(n, dtype=np.bool_)
        self._kept = None if fresh else self._arrays()
        self._resets: Resets | None = None

    # Lanes one by one.

    @property
    def states(self) -> NDArray[Any]:
        """The words of all states, one column each; only to be read."""
        return self._states

    def lane(self, i: int) -> Lane:
        """One lane, as `Kernel.lane_step` takes it."""
        words = tuple(self._states[:, i].tolist())
        key, t, elapsed = (int(words[i]) for words in (self._keys, self._t, self._elapsed))
        return words, key, t, elapsed, bool(self._over[i])

    def place(self, states: Sequence[tuple[int, ...]]) -> None:
        """Put each lane into a state, and change nothing else."""
        self._states[:] = np.array(states, dtype=self._states.dtype).T

    # What they tell.

    def observe(self) -> NDArray[Any]:
        """The observations of all states."""
        return self._env._observe_batch(self.told()[0])

    def told(self) -> tuple[NDArray[np.int64], NDArray[np.uint32]]:
        """The components of all states, and the numbers of steps."""
        return self._components_of(self._states), self._elapsed.copy()

    def begun(
        self, keys: NDArray[np.uint64], t: NDArray[np.uint64]
    ) -> tuple[NDArray[Any], NDArray[np.int64]]:
        """The states that resets with these keys lead to when they read their words from number `t`
        on, and their components."""
        states = np.empty((len(self._states), len(keys)), dtype=self._states.dtype)
        self._kernel.init_batch(states, keys, t)
        return states, self._components_of(states)

    def streams(self, mask: NDArray[np.bool_]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """The keys of the lanes that the mask names, and where their last resets began, when each
        was just reset."""
        return self._keys[mask], self._t[mask] - np.uint64(self._kernel.reset_words)

    def resets(self) -> Resets:
        """What was reset by the last step, which said that something was."""
        assert self._resets is not None
        return self._resets

    # Calls.

    def reset(
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
        np.copyto(self._keys, keys, where=fresh)
        self._t[fresh] = 0
        self._kernel.lane_reset_batch(
            self._states, self._keys, self._t, self._elapsed, self._over, mask
        )
        if state is not None:
            for row, word in zip(self._states, state, strict=True):
                row[mask] = word

    def step(self, actions: NDArray[Any]) -> Replies:
        """One call of each lane with its action.

        Raises:
            AssertionError: A lane is over, in the mode "disabled".
            ValueError: A lane refuses its action.
        """
        words = self._env._action_words_batch(actions)
        observed, rewards, terminated, truncated = self._kept or self._arrays()
        same_step = self.mode == "same_step"
        final = self._components() if same_step else None
        due: NDArray[np.bool_] = np.zeros(0, np.bool_)
        if self.mode == "next_step":
            due = self._over.copy()
        before = self._elapsed.copy() if same_step else self._elapsed
        time_limit, max_episode_steps = self._limits
        try:
            self._kernel.lane_step_batch(
                self._states,
                self._keys,
                self._t,
                self._elapsed,
                self._over,
                words,
                observed,
                rewards,
                terminated,
                truncated,
                self.mode,
                time_limit,
                max_episode_steps,
                final,
                self._first,
            )
        except ValueError as error:
            self._refuse(actions, words, error)
        if final is not None:
            due = terminated | truncated
        reset = bool(due.any())
        self._resets = None
        if reset:
            lanes = np.flatnonzero(due)
            components = observed[lanes] if final is None else final[lanes]
            first = self._t[lanes] - np.uint64(self._kernel.reset_words)
            steps = before[lanes] + np.uint32(1)
            self._resets = Resets(lanes, components, steps, self._keys[lanes], first)
        observations = self._env._observe_batch(observed)
        return observations, self._env._reward_batch(rewards), terminated, truncated, reset

    # Helpers.

    def _refuse(self, actions: NDArray[Any], words: NDArray[np.uint32], why: Exception) -> None:
        """Raise the error of the first lane that refuses its action."""
        if self.mode == "disabled" and self._over.any():
            lane = int(np.argmax(self._over))
            raise AssertionError(
                f"lane {lane} must be reset: its episode is over, and the autoreset mode is "
                "disabled"
            ) from why
        refused = words >= self._kernel.num_actions
        if self.mode == "next_step":
            refused &= ~self._over
        lane = int(np.argmax(refused))
        try:
            self._env._action_word(actions[lane].item())
        except ValueError as error:
            raise ValueError(str(error).replace("action", f"actions[{lane}]", 1)) from why
        raise why

    def _components_of(self, states: NDArray[Any]) -> NDArray[np.int64]:
        components = np.empty((states.shape[1], self._count), dtype=np.int64)
        self._kernel.observe_batch(states, components, self._first)
        return components

    def _components(self) -> NDArray[np.int64]:
        return np.empty((self.n, self._count), dtype=np.int64)

    def _arrays(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_]]:
        flags = np.empty(self.n, np.bool_), np.empty(self.n, np.bool_)
        return self._components(), np.empty(self.n, np.float64), *flags
