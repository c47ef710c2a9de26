"""A street with two lanes: a car drives between obstacles to the end of the street.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

# For each action the change of the speed, and of the lane.
PEDAL = np.array([0, 0, 1, 1, -1, -1])
LANE_CHANGE = np.array([0, 1, 0, 1, 0, 1])
NUM_DRAWS = 16


class Environment(gym.Env):
    """A one-way street of two lanes, with obstacles given or drawn."""

    def __init__(
        self,
        *,
        length=100,
        max_speed=3,
        speed_limit=2,
        sensor_range=6,
        obstacles=None,
        max_steps=None,
    ):
        self._length = length
        self._sensor_range = sensor_range
        self._max_steps = 4 * length if max_steps is None else max_steps
        # A place farther than any that the car reaches or sees.
        self._nowhere = length + max_speed + sensor_range + 1
        # The speed after each action at each speed, and what driving at each speed is worth.
        speeds = np.arange(max_speed + 1)
        self._next_speed = np.clip(PEDAL[:, None] + speeds, 0, max_speed)
        self._speed_reward = np.where(speeds > speed_limit, -6.0, -1.0)
        self._draw = obstacles is None
        # The place of the next obstacle from each place on: [place, lane].
        self._next_obstacle = self._find_next(() if obstacles is None else obstacles)

        self.action_space = gym.spaces.Discrete(len(PEDAL))
        self.observation_space = gym.spaces.MultiDiscrete(
            [length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2], dtype=np.int64
        )
        self._place = self._lane = self._speed = 0
        self._steps = 0

    def _find_next(self, obstacles):
        """The table of the next obstacles, from the pairs (place, lane) of all obstacles."""
        table = np.full((self._length + 1, 2), self._nowhere, dtype=np.int64)
        for place, lane in obstacles:
            table[place, lane] = place
        return np.minimum.accumulate(table[::-1])[::-1]

    def _draw_obstacles(self):
        obstacles = set()
        draws = self.np_random.integers(NUM_DRAWS, size=self._length - 2)
        for place, lane in enumerate(draws.tolist(), start=2):
            if lane <= 1 and (place - 1, 1 - lane) not in obstacles:
                obstacles.add((place, lane))
        return obstacles

    def _observation(self):
        distances = self._next_obstacle[self._place] - self._place
        observation = np.empty(5, dtype=np.int64)
        observation[:3] = self._length - self._place, self._lane, self._speed
        observation[3:] = np.minimum(distances, self._sensor_range + 1)
        return observation

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        if self._draw:
            self._next_obstacle = self._find_next(self._draw_obstacles())
        self._place = self._lane = self._speed = 0
        self._steps = 0
        return self._observation(), {}

    def step(self, action):
        self._lane = int(self._lane ^ LANE_CHANGE[action])
        self._speed = int(self._next_speed[action, self._speed])
        target = min(self._place + self._speed, self._length)
        obstacle = int(self._next_obstacle[self._place, self._lane])
        crashed = obstacle <= target
        self._place = obstacle if crashed else target
        arrived = self._place == self._length
        if crashed:
            reward = -100.0
        elif arrived:
            reward = 100.0
        else:
            reward = float(self._speed_reward[self._speed])
        self._steps += 1
        terminated = crashed or arrived
        truncated = not terminated and self._steps >= self._max_steps
        return self._observation(), reward, terminated, truncated, {}
