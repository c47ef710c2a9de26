"""Dungeon crawl for gymnasium.

The hero looks for the stairs behind the locked door. The key lies in the other part of the dungeon.
A ghost walks its round: the hero loses one of 3 hp (reward -1) if both are on one tile after a turn
or if they swap tiles. No hp -> dead (-5 more), over. The potion heals to 3 hp, once; it is drunk
when the hero steps on it, even in full health. The key is picked up by stepping on it (+1). The
door opens (and stays open) when the hero walks into it with the key; without it is a wall.
Stairs: +10 and over. Every turn costs 0.01.

Order of one turn: hero moves, picks up, ghost moves, ghost hits, stairs. A hero that is killed on
the stairs is dead.
"""
import gymnasium as gym
import numpy as np
from gymnasium import spaces

from .hero import Ghost, Hero
from .level import GHOST_ROUND, Level, Tile

UP, RIGHT, DOWN, LEFT, WAIT = range(5)
DIRECTIONS = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1), WAIT: (0, 0)}


class DungeonEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, max_turns=200, render_mode=None):
        self.max_turns = max_turns
        self.render_mode = render_mode
        self.level = Level()
        self.action_space = spaces.Discrete(5)
        # row, col, hp, key?, potion left?, door open?, ghost turn
        self.observation_space = spaces.MultiDiscrete(
            [self.level.height, self.level.width, 4, 2, 2, 2, len(GHOST_ROUND)]
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.hero = Hero(self.level.start)
        self.ghost = Ghost(GHOST_ROUND)
        self.items = {self.level.find(Tile.KEY): Tile.KEY, self.level.find(Tile.POTION): Tile.POTION}
        self.door_open = False
        self.turns = 0
        return self.observe(), {}

    def observe(self):
        r, c = self.hero.position
        potion = Tile.POTION in self.items.values()
        return np.array(
            [r, c, self.hero.hp, self.hero.has_key, potion, self.door_open, self.ghost.turn],
            dtype=np.int64,
        )

    def can_enter(self, place):
        tile = self.level[place]
        if tile is Tile.WALL:
            return False
        if tile is Tile.DOOR and not self.door_open:
            if not self.hero.has_key:
                return False
            self.door_open = True
        return True

    def step(self, action):
        reward = -0.01
        before = self.hero.position
        dr, dc = DIRECTIONS[int(action)]
        target = (before[0] + dr, before[1] + dc)
        if self.can_enter(target):
            self.hero.move_to(target)

        item = self.items.pop(self.hero.position, None)
        if item is Tile.KEY:
            self.hero.has_key = True
            reward += 1
        elif item is Tile.POTION:
            self.hero.heal()

        ghost_before = self.ghost.position
        self.ghost.walk()
        swapped = self.ghost.position == before and ghost_before == self.hero.position
        if self.ghost.position == self.hero.position or swapped:
            self.hero.hurt(1)
            reward -= 1

        terminated = False
        if self.hero.dead:
            reward -= 5
            terminated = True
        elif self.level[self.hero.position] is Tile.STAIRS:
            reward += 10
            terminated = True

        self.turns += 1
        truncated = not terminated and self.turns >= self.max_turns
        info = {"path_length": len(self.hero.path), "is_success": terminated and not self.hero.dead}
        return self.observe(), reward, terminated, truncated, info

    def render(self):
        lines = []
        for r in range(self.level.height):
            line = ""
            for c in range(self.level.width):
                place = (r, c)
                if place == self.hero.position:
                    line += "@"
                elif place == self.ghost.position:
                    line += "G"
                elif place in self.items:
                    line += self.items[place].value
                elif self.level[place] is Tile.DOOR and self.door_open:
                    line += "/"
                elif self.level[place] in (Tile.KEY, Tile.POTION):
                    line += "."
                else:
                    line += self.level[place].value
            lines.append(line)
        return "\n".join(lines) + f"\nhp {self.hero.hp}"
