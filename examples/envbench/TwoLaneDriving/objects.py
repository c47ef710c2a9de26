"""A street with two lanes: a car drives along it, between obstacles, to its end.

Written from the text of the task alone.
"""

from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

COAST = 0
GO = 1
BRAKE = 2


class Environment(gymnasium.Env):
    """A one-way street of two lanes with obstacles and one car."""

    def __init__(
        self,
        length: int = 100,
        max_speed: int = 3,
        speed_limit: int = 2,
        sensor_range: int = 6,
        obstacles: Sequence[tuple[int, int]] | None = None,
        max_steps: int | None = None,
    ):
        if max_steps is None:
            max_steps = 4 * length
        self.length = int(length)
        self.max_speed = int(max_speed)
        self.speed_limit = int(speed_limit)
        self.sensor_range = int(sensor_range)
        self.max_steps = int(max_steps)
        self.draws_obstacles = obstacles is None
        self.obstacles: set[tuple[int, int]] = set()
        if obstacles is not None:
            self.obstacles = {(int(place), int(lane)) for place, lane in obstacles}

        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete(
            [
                self.length + 1,
                2,
                self.max_speed + 1,
                self.sensor_range + 2,
                self.sensor_range + 2,
            ],
            dtype=np.int64,
        )
        self.place = 0
        self.lane = 0
        self.speed = 0
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Put the car at the start, and draw obstacles where none are given."""
        super().reset(seed=seed)
        if self.draws_obstacles:
            self.obstacles = self.draw_obstacles()
        self.place = 0
        self.lane = 0
        self.speed = 0
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Change the lane and the speed, and drive."""
        pedal, change = divmod(int(action), 2)
        self.steps += 1
        if change == 1:
            self.lane = 1 - self.lane
        self.press(pedal)
        crashed = self.drive()
        arrived = self.place == self.length

        if arrived:
            reward = 100.0
        elif crashed:
            reward = -100.0
        elif self.speed > self.speed_limit:
            reward = -6.0
        else:
            reward = -1.0
        terminated = crashed or arrived
        truncated = self.steps >= self.max_steps and not terminated
        return self.observe(), reward, terminated, truncated, {}

    def draw_obstacles(self) -> set[tuple[int, int]]:
        """Draw the obstacles of one episode."""
        obstacles = set()
        for place in range(2, self.length):
            number = int(self.np_random.integers(16))
            if number == 0 and (place - 1, 1) not in obstacles:
                obstacles.add((place, 0))
            elif number == 1 and (place - 1, 0) not in obstacles:
                obstacles.add((place, 1))
        return obstacles

    def press(self, pedal: int) -> None:
        """Change the speed by the pedal."""
        if pedal == GO:
            self.speed = min(self.speed + 1, self.max_speed)
        elif pedal == BRAKE:
            self.speed = max(self.speed - 1, 0)

    def drive(self) -> bool:
        """Drive in the present lane up to a crash, an arrival or the speed; tell of a crash."""
        if self.is_on_obstacle():
            return True
        for _ in range(self.speed):
            self.place += 1
            if self.is_on_obstacle():
                return True
            if self.place == self.length:
                return False
        return False

    def is_on_obstacle(self) -> bool:
        """Tell whether there is an obstacle in the cell of the car."""
        return (self.place, self.lane) in self.obstacles

    def distance(self, lane: int) -> int:
        """Return the distance to the next obstacle in a lane, as far as the agent sees."""
        for distance in range(self.sensor_range + 1):
            if (self.place + distance, lane) in self.obstacles:
                return distance
        return self.sensor_range + 1

    def observe(self) -> np.ndarray:
        """Return the five numbers of the observation."""
        numbers = [
            self.length - self.place,
            self.lane,
            self.speed,
            self.distance(0),
            self.distance(1),
        ]
        return np.array(numbers, dtype=np.int64)
