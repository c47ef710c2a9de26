"""The wumpus hunts: the agent is the wumpus and hunts a player who wanders at random.

Written from the text of the task alone.
"""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = [(0, -1), (0, 1), (1, 0), (-1, 0)]  # north, south, east, west, as (column, row)
FRESH_SCENT = 3

Tile = tuple[int, int]


def one_step_apart(first: Tile, second: Tile) -> bool:
    """Tell whether two tiles are neighbours in a row or in a column."""
    return abs(first[0] - second[0]) + abs(first[1] - second[1]) == 1


class Environment(gymnasium.Env):
    """A square board with a wumpus, a player, gold and pits."""

    def __init__(self, size: int = 4, num_pits: int = 3, max_steps: int = 200):
        self.size = int(size)
        self.num_pits = int(num_pits)
        self.max_steps = int(max_steps)
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(0.0, 1.0, (8,), np.float32)
        self.wumpus: Tile = (0, 0)
        self.player: Tile = (0, 0)
        self.gold: Tile = (0, 0)
        self.pits: list[Tile] = []
        self.scents: dict[Tile, int] = {}
        self.visited: list[Tile] = []
        self.was_visited_before = False
        self.steps = 0

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Draw the tiles of the wumpus, the gold and the pits."""
        super().reset(seed=seed)
        tiles = self.all_tiles()
        others = [tile for tile in tiles if tile != (0, 0)]
        order = self.np_random.permutation(len(others))
        drawn = [others[int(number)] for number in order]
        self.player = (0, 0)
        self.wumpus = drawn[0]
        self.gold = drawn[1]
        self.pits = drawn[2 : 2 + self.num_pits]
        self.scents = {tile: 0 for tile in tiles}
        self.visited = [self.wumpus]
        self.was_visited_before = False
        self.steps = 0
        return self.observe(), {}

    def step(self, action):
        """Play one turn."""
        self.steps += 1
        reward = -1.0
        terminated = False
        player_before = self.player

        if self.move_wumpus(int(action)):
            if self.scents[self.wumpus] > 0:
                reward += 2.0
        else:
            reward -= 5.0

        if self.wumpus in self.pits:
            reward -= 100.0
            terminated = True
        elif self.wumpus == self.player:
            reward += 100.0
            terminated = True

        if not terminated:
            self.move_player()
            if self.player in self.pits:
                terminated = True
            elif self.player == self.wumpus:
                reward += 100.0
                terminated = True
            elif self.player == self.gold:
                terminated = True

        self.fade_scents()
        if self.player != player_before:
            self.scents[player_before] = FRESH_SCENT

        truncated = self.steps >= self.max_steps and not terminated
        return self.observe(), reward, terminated, truncated, {}

    def all_tiles(self) -> list[Tile]:
        """Return every tile of the board."""
        return [(column, row) for row in range(self.size) for column in range(self.size)]

    def neighbour(self, tile: Tile, direction: int) -> Tile:
        """Return the next tile in a direction, or the tile itself at the border."""
        column = tile[0] + MOVES[direction][0]
        row = tile[1] + MOVES[direction][1]
        if 0 <= column < self.size and 0 <= row < self.size:
            return column, row
        return tile

    def move_wumpus(self, direction: int) -> bool:
        """Move the wumpus, and tell whether it moved to another tile."""
        target = self.neighbour(self.wumpus, direction)
        has_moved = target != self.wumpus
        self.wumpus = target
        self.was_visited_before = target in self.visited
        if not self.was_visited_before:
            self.visited.append(target)
        return has_moved

    def move_player(self) -> None:
        """Move the player in a direction drawn at random."""
        self.player = self.neighbour(self.player, int(self.np_random.integers(4)))

    def fade_scents(self) -> None:
        """Lower each scent above 0 by 1."""
        for tile, scent in self.scents.items():
            if scent > 0:
                self.scents[tile] = scent - 1

    def observe(self) -> np.ndarray:
        """Return the eight numbers of the observation."""
        largest = self.size - 1
        is_player_near = one_step_apart(self.wumpus, self.player)
        is_pit_near = any(one_step_apart(self.wumpus, pit) for pit in self.pits)
        numbers = [
            self.wumpus[0] / largest,
            self.wumpus[1] / largest,
            self.player[0] / largest,
            self.player[1] / largest,
            float(is_player_near),
            self.scents[self.wumpus] / FRESH_SCENT,
            float(self.was_visited_before),
            float(is_pit_near),
        ]
        return np.array(numbers, dtype=np.float32)
