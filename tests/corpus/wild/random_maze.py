"""A new maze for every environment (depth first search, "recursive backtracker").

I train on 20 mazes and test on 5 others, so each object has its own maze:

    train = [RandomMaze(size=5) for _ in range(20)]
"""
import random
import sys
from collections import deque

import gymnasium as gym
import numpy as np
from gymnasium import spaces

sys.setrecursionlimit(10_000)

N, E, S, W = "N", "E", "S", "W"
DELTA = {N: (-1, 0), E: (0, 1), S: (1, 0), W: (0, -1)}
OPPOSITE = {N: S, S: N, E: W, W: E}
ORDER = [N, E, S, W]


class Room:
    """A room and its doors."""

    __slots__ = ("row", "col", "doors")

    def __init__(self, row, col):
        self.row = row
        self.col = col
        self.doors = set()

    @property
    def place(self):
        return self.row, self.col


class RandomMaze(gym.Env):
    """The mouse starts in the room (0, 0). The cheese lies in the room that is farthest away from
    there (the first such room, row by row).

    Action: 0 north, 1 east, 2 south, 3 west. A move costs 0.1, running into a wall 0.3 (and the mouse
    stays), the cheese gives 10 more and ends the episode. No time limit, use the TimeLimit wrapper.

    Observation: row, col, and for each side if there is a door (n, e, s, w).
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, size=5, render_mode=None):
        self.size = size
        self.render_mode = render_mode
        self.rooms = {(r, c): Room(r, c) for r in range(size) for c in range(size)}
        self._carve(self.rooms[0, 0], set())
        self.distances = self._distances((0, 0))
        far = max(self.distances.values())
        self.cheese = min(place for place, d in self.distances.items() if d == far)

        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([size, size, 2, 2, 2, 2])
        self.mouse = (0, 0)
        self.moves = 0
        self.bumps = 0
        self.best_moves = None

    # ---------- maze ----------
    def _carve(self, room, seen):
        seen.add(room.place)
        directions = list(ORDER)
        random.shuffle(directions)
        for d in directions:
            dr, dc = DELTA[d]
            other = self.rooms.get((room.row + dr, room.col + dc))
            if other is None or other.place in seen:
                continue
            room.doors.add(d)
            other.doors.add(OPPOSITE[d])
            self._carve(other, seen)

    def _distances(self, start):
        result = {start: 0}
        queue = deque([start])
        while queue:
            place = queue.popleft()
            for d in self.rooms[place].doors:
                nxt = (place[0] + DELTA[d][0], place[1] + DELTA[d][1])
                if nxt not in result:
                    result[nxt] = result[place] + 1
                    queue.append(nxt)
        return result

    # ---------- gym ----------
    def _obs(self):
        doors = self.rooms[self.mouse].doors
        return np.array([*self.mouse, *(int(d in doors) for d in ORDER)], dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.mouse = (0, 0)
        self.moves = 0
        self.bumps = 0
        return self._obs(), {"shortest": self.distances[self.cheese]}

    def step(self, action):
        d = ORDER[action]
        self.moves += 1
        if d in self.rooms[self.mouse].doors:
            self.mouse = (self.mouse[0] + DELTA[d][0], self.mouse[1] + DELTA[d][1])
            reward = -0.1
        else:
            self.bumps += 1
            reward = -0.3
        terminated = self.mouse == self.cheese
        if terminated:
            reward += 10.0
            if self.best_moves is None or self.moves < self.best_moves:
                self.best_moves = self.moves
        return self._obs(), reward, terminated, False, {"moves": self.moves, "bumps": self.bumps}

    def render(self):
        lines = ["+" + "--+" * self.size]
        for r in range(self.size):
            middle, below = "|", "+"
            for c in range(self.size):
                inside = "M " if (r, c) == self.mouse else "c " if (r, c) == self.cheese else "  "
                middle += inside + (" " if E in self.rooms[r, c].doors else "|")
                below += ("  " if S in self.rooms[r, c].doors else "--") + "+"
            lines += [middle, below]
        return "\n".join(lines)


if __name__ == "__main__":
    for _ in range(3):
        env = RandomMaze(render_mode="ansi")
        env.reset()
        print(env.render())
        print("shortest way:", env.distances[env.cheese])
