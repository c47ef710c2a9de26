"""The wumpus hunts: the agent is the wumpus and hunts a player who wanders at random.

Written from the text of the task alone.
"""

import gymnasium as gym
import numpy as np

# North, south, east, west, as changes of column and row.
MOVES = np.array([[0, -1], [0, 1], [1, 0], [-1, 0]])
FRESH_SCENT = 3


class Environment(gym.Env):
    """A square board, whose tiles are numbered row by row."""

    def __init__(self, *, size=4, num_pits=3, max_steps=200):
        self._num_tiles = size * size
        self._num_pits = num_pits
        self._max_steps = max_steps
        tiles = np.arange(self._num_tiles)
        columns, rows = tiles % size, tiles // size
        # The tile after each move from each tile: [tile, move].
        next_columns = np.clip(columns[:, None] + MOVES[:, 0], 0, size - 1)
        next_rows = np.clip(rows[:, None] + MOVES[:, 1], 0, size - 1)
        self._next_tile = next_rows * size + next_columns
        # Which tiles are one step apart: [tile, tile].
        columns_apart = np.abs(columns[:, None] - columns)
        rows_apart = np.abs(rows[:, None] - rows)
        self._one_apart = columns_apart + rows_apart == 1
        # Column and row of each tile as they are observed.
        self._place = np.stack([columns, rows], axis=1) / (size - 1)
        self.action_space = gym.spaces.Discrete(len(MOVES))
        self.observation_space = gym.spaces.Box(0, 1, (8,), np.float32)
        self._clear()

    def _clear(self):
        """Empty the board."""
        self._wumpus = self._player = self._gold = 0
        self._pits = np.zeros(self._num_tiles, dtype=bool)
        self._visited = np.zeros(self._num_tiles, dtype=bool)
        self._scent = np.zeros(self._num_tiles, dtype=np.int64)
        self._returned = False
        self._steps = 0

    def _observation(self):
        observation = np.empty(8, dtype=np.float32)
        observation[0:2] = self._place[self._wumpus]
        observation[2:4] = self._place[self._player]
        observation[4] = self._one_apart[self._wumpus, self._player]
        observation[5] = self._scent[self._wumpus] / FRESH_SCENT
        observation[6] = self._returned
        observation[7] = np.any(self._pits & self._one_apart[self._wumpus])
        return observation

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._clear()
        tiles = 1 + self.np_random.permutation(self._num_tiles - 1)
        self._wumpus, self._gold = int(tiles[0]), int(tiles[1])
        self._pits[tiles[2 : 2 + self._num_pits]] = True
        self._visited[self._wumpus] = True
        return self._observation(), {}

    def step(self, action):
        reward = -1.0
        over = False

        # 1. The wumpus moves.
        tile = int(self._next_tile[self._wumpus, action])
        if tile == self._wumpus:
            reward -= 5.0
        elif self._scent[tile] > 0:
            reward += 2.0
        self._wumpus = tile
        self._returned = bool(self._visited[tile])
        self._visited[tile] = True

        # 2. It may be on a pit or on the player.
        if self._pits[tile]:
            reward -= 100.0
            over = True
        elif tile == self._player:
            reward += 100.0
            over = True

        # 3. The player moves.
        left = self._player
        if not over:
            self._player = int(self._next_tile[left, self.np_random.integers(len(MOVES))])
            if self._pits[self._player]:
                over = True
            elif self._player == self._wumpus:
                reward += 100.0
                over = True
            elif self._player == self._gold:
                over = True

        # 4. The scents fade, and the player leaves a new one.
        self._scent = np.maximum(self._scent - 1, 0)
        if self._player != left:
            self._scent[left] = FRESH_SCENT

        self._steps += 1
        truncated = not over and self._steps >= self._max_steps
        return self._observation(), reward, over, truncated, {}
