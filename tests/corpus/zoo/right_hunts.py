"""HunterWumpus as somebody might write it in Python, with a random generator of its own.

Each method is one thing that can be got wrong; `wrong_hunts` overrides them one at a time.
"""

import gymnasium
import numpy as np

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))


class Hunt(gymnasium.Env):
    """The wumpus hunts a player who walks at random."""

    def __init__(self, size=4, num_pits=3, max_steps=200):
        self.size, self.num_pits, self.max_steps = size, num_pits, max_steps
        self.action_space = gymnasium.spaces.Discrete(4)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (8,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place()
        self.scent = np.zeros((self.size, self.size), dtype=int)
        self.visited = {self.wumpus}
        self.arrived = False
        self.elapsed = 0
        return self.observe(), {}

    def place(self):
        cells = [(x, y) for x in range(self.size) for y in range(self.size) if (x, y) != (0, 0)]
        chosen = self.np_random.choice(len(cells), size=2 + self.num_pits, replace=False)
        self.wumpus, self.gold, *pits = (cells[i] for i in chosen)
        self.pits = set(pits)
        self.player = (0, 0)

    def step(self, action):
        before = self.wumpus
        self.wumpus = self.move(before, MOVES[action])
        reward = self.pay(before)
        self.arrived = self.wumpus in self.visited
        self.visited.add(self.wumpus)
        left = None
        status = self.after_wumpus()
        if status is None:
            left = self.walk()
            status = self.after_player()
        self.smell(left)
        self.elapsed += 1
        reward += {"caught": 100, "fell": -100}.get(status, 0)
        terminated = status is not None
        return self.observe(), float(reward), terminated, self.late(terminated), {}

    def move(self, cell, by):
        last = self.size - 1
        return min(max(cell[0] + by[0], 0), last), min(max(cell[1] + by[1], 0), last)

    def pay(self, before):
        if self.wumpus == before:
            return -6
        return 1 if self.scent[self.wumpus] > 0 else -1

    def after_wumpus(self):
        if self.wumpus in self.pits:
            return "fell"
        return "caught" if self.wumpus == self.player else None

    def walk(self):
        before = self.player
        self.player = self.move(before, MOVES[self.np_random.integers(4)])
        return before if self.player != before else None

    def after_player(self):
        if self.player in self.pits:
            return "player fell"
        if self.player == self.wumpus:
            return "caught"
        return "gold" if self.player == self.gold else None

    def smell(self, left):
        self.scent = np.maximum(self.scent - 1, 0)
        if left is not None:
            self.scent[left] = 3

    def late(self, terminated):
        return self.elapsed >= self.max_steps and not terminated

    def near(self):
        x, y = self.wumpus
        return [(x + dx, y + dy) for dx, dy in MOVES]

    def observe(self):
        last = self.size - 1
        return np.array(
            (
                *(coordinate / last for coordinate in (*self.wumpus, *self.player)),
                self.player in self.near(),
                self.scent[self.wumpus] / 3,
                self.arrived,
                any(cell in self.pits for cell in self.near()),
            ),
            dtype=np.float32,
        )

    def state(self):
        """In the form of the reference's ``options["state"]``."""
        return {
            "gold": self.gold,
            "pits": list(self.pits),
            "wumpus": self.wumpus,
            "player": self.player,
            "scent": {(int(x), int(y)): int(self.scent[x, y]) for x, y in np.argwhere(self.scent)},
            "visited": list(self.visited),
            "arrived_visited": self.arrived,
        }
