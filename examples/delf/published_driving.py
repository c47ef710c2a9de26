"""The driving environment that a language model wrote, with its rules, as an environment of
Gymnasium.

It is made anew from a description of the one that DeLF (Afshar and Li, 2024) publishes, with cells
for metres and pedals that are pressed or not.  There is one obstacle, and the episode ends as soon
as the car has come to its place, in whatever lane; standing still is rewarded.  What was mended to
make it run, and the theorem about it, are in docs/two_lane_driving.md:

    provengym conform examples/delf/published_driving.py:driving --reference TwoLaneDriving
    provengym conform examples/delf/published_driving.py:repaid --reference TwoLaneDriving
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Binding

LANES = 2


class Driving(gymnasium.Env):
    """A car, one obstacle and a destination.

    An action is (accelerate, brake, change), each 0 or 1.  An observation is the distance to the
    obstacle, 1 or -1 for whether it is in the lane of the car, the speed, the lane and the distance
    to the destination.
    """

    def __init__(
        self,
        destination: int = 6,
        max_speed: int = 3,
        speed_limit: int = 2,
        obstacle: tuple[int, int] = (2, 1),
        max_steps: int | None = None,
    ):
        self.destination, self.max_speed = destination, max_speed
        self.speed_limit, self.obstacle = speed_limit, obstacle
        self.max_steps = 4 * destination if max_steps is None else max_steps
        self.action_space = spaces.MultiDiscrete([2, 2, 2])
        low = [-destination - max_speed, -1, 0, 0, -max_speed]
        high = [destination, 1, max_speed, LANES - 1, destination]
        self.observation_space = spaces.Box(np.array(low), np.array(high), dtype=np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        self.place = self.speed = self.lane = self.steps = 0
        return self._observation(), {}

    def step(self, action: Any):
        self._perform_transition(action)
        terminated = self._is_terminated()
        reward = self._get_reward()
        self.steps += 1
        truncated = self.steps >= self.max_steps and not terminated
        return self._observation(), reward, terminated, truncated, {}

    def _perform_transition(self, action: Any) -> None:
        accelerate, brake, change = map(int, action)
        self.speed = min(max(self.speed + accelerate - brake, 0), self.max_speed)
        self.place += self.speed
        self.lane = (self.lane + change) % LANES

    def _is_terminated(self) -> bool:
        return self.place >= self.obstacle[0] or self.place >= self.destination

    def _get_reward(self) -> float:
        if self.place >= self.obstacle[0]:
            return -100.0
        return 1.0 - 0.5 * (self.speed > self.speed_limit)

    def _observation(self) -> np.ndarray:
        place, lane = self.obstacle
        match = 1 if lane == self.lane else -1
        distances = place - self.place, self.destination - self.place
        return np.array([distances[0], match, self.speed, self.lane, distances[1]])


#: The reference's actions, by number: each pedal, without and with a change of lane.
ACTIONS = tuple(
    np.array((accelerate, brake, change))
    for accelerate, brake in ((0, 0), (1, 0), (0, 1))
    for change in (0, 1)
)
SENSOR = 6


def seen(observation: np.ndarray) -> list[int]:
    """The observation as TwoLaneDriving has it."""
    distance, match, speed, lane, remaining = map(int, observation)
    farther = SENSOR + 1
    ahead = [farther] * LANES
    ahead[lane if match == 1 else 1 - lane] = distance if 0 <= distance <= SENSOR else farther
    return [max(remaining, 0), lane, speed, *ahead]


@Binding(actions=ACTIONS, observation=seen)
def driving(**parameters: Any) -> gymnasium.Env:
    """The environment, with its own rewards."""
    return Driving(**parameters)


@Binding(
    actions=ACTIONS,
    observation=seen,
    reward={1.0: -1.0, 0.5: -6.0, -100.0: -100.0}.__getitem__,
    deviations=("a step pays 1, or 0.5 above the limit, where TwoLaneDriving pays -1 and -6",),
)
def repaid(**parameters: Any) -> gymnasium.Env:
    """The environment, with its rewards for a step taken for those of TwoLaneDriving."""
    return Driving(**parameters)
