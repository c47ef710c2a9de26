"""HunterWumpus as a careless programmer might write it.

Its mistake: the new scent fades with the others.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))


class Environment(gymnasium.Env):
    """A wumpus that hunts a player."""

    def __init__(self, size=4, num_pits=3, max_steps=200):
        self.size, self.num_pits, self.max_steps = size, num_pits, max_steps
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(0, 1, (8,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        drawn = self.np_random.choice(self.size**2 - 1, size=2 + self.num_pits, replace=False)
        tiles = [((int(n) + 1) % self.size, (int(n) + 1) // self.size) for n in drawn]
        self.wumpus, self.gold, *pits = tiles
        self.pits = set(pits)
        self.player = (0, 0)
        self.scents = {}
        self.visited = {self.wumpus}
        self.was_there = False
        self.steps = 0
        return self.observation(), {}

    def step(self, action):
        self.steps += 1
        reward = -1
        to = self.moved(self.wumpus, action)
        if to == self.wumpus:
            reward -= 5
        elif to in self.scents:
            reward += 2
        self.wumpus = to
        self.was_there = to in self.visited
        self.visited.add(to)
        left = None
        over = self.wumpus in self.pits or self.wumpus == self.player
        if self.wumpus in self.pits:
            reward -= 100
        elif self.wumpus == self.player:
            reward += 100
        else:
            before, self.player = self.player, self.moved(self.player, self.np_random.integers(4))
            left = before if self.player != before else None
            if self.player in self.pits:
                over = True
            elif self.player == self.wumpus:
                over, reward = True, reward + 100
            else:
                over = self.player == self.gold
        if left is not None:
            self.scents[left] = 3
        self.scents = {tile: scent - 1 for tile, scent in self.scents.items() if scent > 1}
        truncated = self.steps >= self.max_steps and not over
        return self.observation(), float(reward), over, truncated, {}

    def moved(self, tile, action):
        column, row = tile[0] + MOVES[action][0], tile[1] + MOVES[action][1]
        return (column, row) if 0 <= column < self.size and 0 <= row < self.size else tile

    def observation(self):
        last = self.size - 1
        places = [number / last for number in (*self.wumpus, *self.player)]
        near = [self.is_near(self.player), self.scents.get(self.wumpus, 0) / 3]
        pit = any(self.is_near(tile) for tile in self.pits)
        return np.array([*places, *near, self.was_there, pit], dtype=np.float32)

    def is_near(self, tile):
        return abs(tile[0] - self.wumpus[0]) + abs(tile[1] - self.wumpus[1]) == 1
