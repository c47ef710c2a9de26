"""What pictures of lanes tell of the past, and many pictures in one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv
    from provengym.vector.lanes import Lanes


class Past:
    """The return and the last action of each lane, and what its last steps were.

    Args:
        lanes: The lanes.
        remembered: How many steps.
    """

    def __init__(self, lanes: Lanes, remembered: int) -> None:
        n, words = lanes.n, len(lanes.kernel.state)
        self._lanes = lanes
        self._returns = np.zeros(n)
        self._actions = np.full(n, -1, dtype=np.int64)
        self._length = remembered
        self._states: NDArray[Any] = np.zeros((remembered, words, n), lanes.kernel.state_dtype)
        self._units = np.zeros((remembered, n), dtype=np.int64)
        self._count = np.zeros(n, dtype=np.int64)
        self._next = 0

    def forget(self, mask: NDArray[np.bool_]) -> None:
        """The episodes of the lanes that the mask names begin."""
        self._returns[mask], self._actions[mask], self._count[mask] = 0.0, -1, 0

    def note(
        self,
        before: NDArray[Any],
        words: NDArray[np.uint32],
        units: NDArray[np.int64],
        rewards: NDArray[np.float64],
    ) -> None:
        """Every lane has made a step from a state by an action, with a reward."""
        self._returns += rewards
        self._actions[:] = words
        if self._length:
            self._states[self._next], self._units[self._next] = before, units
            self._next = (self._next + 1) % self._length
            np.minimum(self._count + 1, self._length, out=self._count)

    def show(self, env: KernelEnv, lane: int) -> None:
        """Let a single environment be as one that has played the lane."""
        action = int(self._actions[lane])
        env._lane = self._lanes.lane(lane)
        env._return, env._last_action = float(self._returns[lane]), None if action < 0 else action
        env._begin()
        for back in range(int(self._count[lane]), 0, -1):
            row = (self._next - back) % self._length
            env._remember(tuple(self._states[row, :, lane].tolist()), int(self._units[row, lane]))


def tiled(frames: Sequence[NDArray[np.uint8]]) -> NDArray[np.uint8]:
    """Pictures of one size in rows, about as many of them as there are in each; black where there
    is none."""
    columns = math.ceil(math.sqrt(len(frames)))
    rows = math.ceil(len(frames) / columns)
    height, width, colours = frames[0].shape
    whole = np.zeros((rows, height, columns, width, colours), dtype=np.uint8)
    for number, frame in enumerate(frames):
        row, column = divmod(number, columns)
        whole[row, :, column] = frame
    return whole.reshape(rows * height, columns * width, colours)
