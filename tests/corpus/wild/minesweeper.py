"""
Minesweeper 4x4 with 2 mines.
author: me :)

TODO
 - flags (do we need them?)
 - first click should never be a mine
 - bigger boards, 9x9 is the beginner board on windows
"""
import random

import gymnasium as gym
import numpy as np
from gymnasium import spaces

ROWS = 4
COLS = 4
MINES = 2

HIDDEN = -1
MINE = 9

REWARDS = {
    "safe": 1,        # opened something new
    "again": -0.5,    # clicked on an open field
    "boom": -10,
    "win": 10,        # comes on top of "safe"
}


class Field:
    """One field of the board."""

    def __init__(self):
        self.mine = False
        self.open = False
        self.number = 0

    def __repr__(self):
        if not self.open:
            return "?"
        return "*" if self.mine else str(self.number)


class MinesweeperEnv(gym.Env):
    """Actions: number of the field, row by row. Win when all fields without a mine are open.
    A field with number 0 opens its neighbours too (and so on)."""

    metadata = {"render_modes": ["human"]}

    def __init__(self):
        self.action_space = spaces.Discrete(ROWS * COLS)
        self.observation_space = spaces.Box(HIDDEN, MINE, (ROWS, COLS), dtype=np.int8)
        self.fields = None
        self.clicks = 0
        self.wins = 0
        self.losses = 0

    def around(self, i):
        r, c = i // COLS, i % COLS
        result = []
        for rr in (r - 1, r, r + 1):
            for cc in (c - 1, c, c + 1):
                if (rr, cc) != (r, c) and 0 <= rr < ROWS and 0 <= cc < COLS:
                    result.append(rr * COLS + cc)
        return result

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.fields = [Field() for _ in range(ROWS * COLS)]
        for i in random.sample(range(ROWS * COLS), MINES):
            self.fields[i].mine = True
        for i, field in enumerate(self.fields):
            field.number = sum(self.fields[j].mine for j in self.around(i))
        self.clicks = 0
        return self.observe(), {}

    def observe(self):
        obs = np.full(ROWS * COLS, HIDDEN, dtype=np.int8)
        for i, field in enumerate(self.fields):
            if field.open:
                obs[i] = MINE if field.mine else field.number
        return obs.reshape(ROWS, COLS)

    def open_field(self, i):
        # flood fill with a stack, recursion was too slow
        stack = [i]
        while stack:
            j = stack.pop()
            if self.fields[j].open:
                continue
            self.fields[j].open = True
            if self.fields[j].number == 0:
                stack.extend(self.around(j))

    def all_open(self):
        return all(f.open or f.mine for f in self.fields)

    def step(self, action):
        self.clicks += 1
        field = self.fields[action]
        done = False
        if field.open:
            reward = REWARDS["again"]
        elif field.mine:
            field.open = True
            reward = REWARDS["boom"]
            done = True
            self.losses += 1
        else:
            self.open_field(action)
            reward = REWARDS["safe"]
            if self.all_open():
                reward += REWARDS["win"]
                done = True
                self.wins += 1
        return self.observe(), reward, done, False, {"clicks": self.clicks, "wins": self.wins}

    def render(self):
        for r in range(ROWS):
            print(*self.fields[r * COLS:(r + 1) * COLS])


if __name__ == "__main__":
    env = MinesweeperEnv()
    for _ in range(200):
        env.reset()
        done = False
        while not done:
            _, _, done, _, info = env.step(random.randrange(ROWS * COLS))
    print("random clicks win", env.wins, "of 200")
