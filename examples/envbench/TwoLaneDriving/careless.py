"""TwoLaneDriving as a careless programmer might write it.

Its mistake: a fast car drives through obstacles.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces


class Environment(gymnasium.Env):
    """A car on a street with obstacles."""

    def __init__(
        self,
        length=100,
        max_speed=3,
        speed_limit=2,
        sensor_range=6,
        obstacles=None,
        max_steps=None,
    ):
        self.length, self.max_speed, self.speed_limit = length, max_speed, speed_limit
        self.sensor_range = sensor_range
        self.given = None if obstacles is None else {tuple(pair) for pair in obstacles}
        self.max_steps = 4 * length if max_steps is None else max_steps
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete(
            [length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2]
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.obstacles = self.drawn() if self.given is None else self.given
        self.place = self.lane = self.speed = self.steps = 0
        return self.observation(), {}

    def drawn(self):
        obstacles = set()
        for place in range(2, self.length):
            number = int(self.np_random.integers(16))
            if number < 2 and (place - 1, 1 - number) not in obstacles:
                obstacles.add((place, number))
        return obstacles

    def step(self, action):
        self.steps += 1
        pedal, changes = divmod(int(action), 2)
        if changes:
            self.lane = 1 - self.lane
        if pedal == 1:
            self.speed = min(self.speed + 1, self.max_speed)
        elif pedal == 2:
            self.speed = max(self.speed - 1, 0)
        self.place = min(self.place + self.speed, self.length)
        arrived, crashed = self.place == self.length, self.is_crashed()
        if arrived:
            reward = 100.0
        elif crashed:
            reward = -100.0
        else:
            reward = -6.0 if self.speed > self.speed_limit else -1.0
        terminated = arrived or crashed
        truncated = self.steps >= self.max_steps and not terminated
        return self.observation(), reward, terminated, truncated, {}

    def is_crashed(self):
        return (self.place, self.lane) in self.obstacles

    def observation(self):
        near = [self.distance(lane) for lane in (0, 1)]
        return np.array([self.length - self.place, self.lane, self.speed, *near], dtype=np.int64)

    def distance(self, lane):
        for distance in range(self.sensor_range + 1):
            if (self.place + distance, lane) in self.obstacles:
                return distance
        return self.sensor_range + 1
