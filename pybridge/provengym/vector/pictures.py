"""The past of lanes, for their pictures, and many pictures in one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv, Lane

    Which = NDArray[np.intp] | NDArray[np.bool_] | slice


class Past:
    """The return and the last action of the episode of each of n lanes, and its last steps.

    Args:
        env: The single environment, in which the lanes are shown.
        n: The number of lanes.
    """

    def __init__(self, env: KernelEnv, n: int) -> None:
        self._env = env
        words, length = len(env.kernel.state), env._remembered
        self._returns = np.zeros(n)
        self._actions: NDArray[Any] = np.zeros(n)
        self._length = length
        self._states: NDArray[Any] = np.zeros((length, words, n), dtype=env.kernel.state_dtype)
        self._rewards = np.zeros((length, n))
        self._next = 0

    def forget(self, which: Which) -> None:
        """The episodes of some lanes begin."""
        self._returns[which] = 0.0

    def note(
        self, before: NDArray[Any] | None, actions: NDArray[Any], rewards: NDArray[Any]
    ) -> None:
        """Each lane has made a step from a state by an action, with a reward."""
        self._returns += rewards
        self._actions = actions.copy()
        if self._length:
            self._states[self._next], self._rewards[self._next] = before, rewards
            self._next = (self._next + 1) % self._length

    def render(self, number: int, lane: Lane, steps: int) -> Any:
        """The frame of the lane with this number after so many steps."""
        env = self._env
        words, key, t, _, over = lane
        env._lane = words, key, t, steps, over
        env._return = float(self._returns[number])
        env._last_action = env._action_word(self._actions[number].tolist()) if steps else None
        env._begin()
        for back in range(min(steps, self._length), 0, -1):
            row = (self._next - back) % self._length
            state = tuple(self._states[row, :, number].tolist())
            reward = float(self._rewards[row, number]) / env.reward_factor
            env._remember(state, round(reward * env.kernel.reward_scale))
        try:
            return env.render()
        finally:
            env._lane = None


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
