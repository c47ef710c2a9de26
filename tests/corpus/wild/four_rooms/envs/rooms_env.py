"""Four rooms (Sutton, Precup, Singh 1999), the goal is the corner of the lower right room.

The agent starts in a random cell of the upper left room. With probability 1/3 a move goes in one of
the three other directions (1/9 each). Bumping into a wall costs 0.1. The goal gives 1 and ends the
episode. The time limit comes from the registration.
"""
import gymnasium as gym
import numpy as np
from gymnasium import spaces

from ..maps import build, room_cells
from .stats import EpisodeStats


class FourRoomsEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    directions = np.array([(-1, 0), (0, 1), (1, 0), (0, -1)])

    def __init__(self, map_name, slip=1 / 3, render_mode=None):
        self.map_name = map_name
        self.map = build(map_name)
        self.size = len(self.map)
        self.slip = slip
        self.render_mode = render_mode
        self.starts = room_cells(map_name)
        self.goal = (self.size - 1, self.size - 1)
        self.stats = EpisodeStats()

        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(self.size * self.size)
        self.agent = None

    @property
    def obs(self):
        return int(self.agent[0] * self.size + self.agent[1])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.stats.end()
        if options and "start" in options:
            self.agent = tuple(options["start"])
        else:
            self.agent = self.starts[self.np_random.integers(len(self.starts))]
        return self.obs, {}

    def wall(self, r, c):
        return not (0 <= r < self.size and 0 <= c < self.size) or self.map[r][c] == "#"

    def step(self, action):
        if self.np_random.random() < self.slip:
            others = [a for a in range(4) if a != action]
            action = others[self.np_random.integers(3)]
        dr, dc = self.directions[action]
        r, c = self.agent[0] + int(dr), self.agent[1] + int(dc)
        reward = 0.0
        if self.wall(r, c):
            reward = -0.1
        else:
            self.agent = (r, c)
        terminated = self.agent == self.goal
        if terminated:
            reward = 1.0
        self.stats.add(reward)
        return self.obs, reward, terminated, False, {"is_success": terminated}

    def render(self):
        rows = [list(row) for row in self.map]
        rows[self.goal[0]][self.goal[1]] = "G"
        rows[self.agent[0]][self.agent[1]] = "A"
        return "\n".join("".join(row) for row in rows)
