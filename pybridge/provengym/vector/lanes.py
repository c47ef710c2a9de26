"""The lanes of a vector environment: their states and streams, and the calls of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym._core import Kernel
    from provengym.envs.base import Lane


class Reply(NamedTuple):
    """What a call of all lanes returns, in the kernel's numbers; `final` has the components before
    a reset in the same call, and is None where there was none."""

    components: NDArray[np.int64]
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    final: NDArray[np.int64] | None


class Lanes:
    """So many lanes of a kernel, as `Spec.MDP.Lane` specifies them.

    Args:
        kernel: The kernel.
        n: Their number.
        mode: How they are reset: "next_step", "same_step" or "disabled".
        limits: The environment's own limit on steps and that of Gymnasium, 0 for none.
        components: The first component to observe, and how many.
        fresh: Whether each call returns new arrays, not those of the last one.
    """

    def __init__(
        self,
        kernel: Kernel,
        n: int,
        mode: Any,
        limits: tuple[int, int],
        components: tuple[int, int],
        fresh: bool,
    ) -> None:
        self.kernel = kernel
        self.n = n
        self.mode = mode
        self.limits = limits
        self.states: NDArray[Any] = np.zeros((len(kernel.state), n), dtype=kernel.state_dtype)
        self.keys = np.zeros(n, dtype=np.uint64)
        self.t = np.zeros(n, dtype=np.uint64)
        self.elapsed = np.zeros(n, dtype=np.uint32)
        self.over = np.zeros(n, dtype=np.bool_)
        self._first, self._count = components
        self._kept = None if fresh else self._arrays()

    def lane(self, i: int) -> Lane:
        """One lane, as `Kernel.lane_step` takes it."""
        words = tuple(self.states[:, i].tolist())
        return words, int(self.keys[i]), int(self.t[i]), int(self.elapsed[i]), bool(self.over[i])

    def begin(self, mask: NDArray[np.bool_], keys: NDArray[np.uint64]) -> None:
        """Let the streams of the lanes that the mask names begin anew, each with its key."""
        np.copyto(self.keys, keys, where=mask)
        self.t[mask] = 0

    def reset(self, mask: NDArray[np.bool_], state: tuple[int, ...] | None) -> None:
        """Reset the lanes that the mask names, to a state where one is given."""
        self.kernel.lane_reset_batch(self.states, self.keys, self.t, self.elapsed, self.over, mask)
        if state is not None:
            for row, word in zip(self.states, state, strict=True):
                row[mask] = word

    def place(self, states: Sequence[tuple[int, ...]]) -> None:
        """Put each lane into a state."""
        self.states[:] = np.array(states, dtype=self.states.dtype).T

    def drawn(self, mask: NDArray[np.bool_]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """The key and the first word of the last reset of the lanes that the mask names, which were
        just reset."""
        return self.keys[mask], self.t[mask] - np.uint64(self.kernel.reset_words)

    def observe(self) -> NDArray[np.int64]:
        """The components of all states."""
        components = self._components()
        self.kernel.observe_batch(self.states, components, self._first)
        return components

    def step(self, words: NDArray[np.uint32]) -> Reply:
        """One call of each lane with its action.

        Raises:
            ValueError: A lane refuses its action; then nothing has changed.
        """
        components, rewards, terminated, truncated = self._kept or self._arrays()
        final = self._components() if self.mode == "same_step" else None
        time_limit, max_episode_steps = self.limits
        self.kernel.lane_step_batch(
            self.states,
            self.keys,
            self.t,
            self.elapsed,
            self.over,
            np.ascontiguousarray(words),
            components,
            rewards,
            terminated,
            truncated,
            self.mode,
            time_limit,
            max_episode_steps,
            final,
            self._first,
        )
        if final is not None and not (terminated.any() or truncated.any()):
            final = None
        return Reply(components, rewards, terminated, truncated, final)

    def refused(self, words: NDArray[np.uint32]) -> NDArray[np.intp]:
        """The lanes that refuse their actions."""
        no_action = words >= self.kernel.num_actions
        if self.mode == "next_step":
            no_action &= ~self.over
        return np.flatnonzero(no_action)

    def _components(self) -> NDArray[np.int64]:
        return np.empty((self.n, self._count), dtype=np.int64)

    def _arrays(
        self,
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_]]:
        n = self.n
        flags = np.empty(n, np.bool_), np.empty(n, np.bool_)
        return self._components(), np.empty(n, np.float64), *flags
