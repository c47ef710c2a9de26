"""Environments of which models are played."""

import gymnasium
import numpy as np
from gymnasium import spaces

MOVES = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Room(gymnasium.Env):
    """Turn and walk to the far corner, on ice where it is slippery; observed in many forms."""

    metadata = {"render_modes": ["rgb_array"]}  # noqa: RUF012
    action_space = spaces.Discrete(3)

    def __init__(self, side=4, slippery=True, parts=True, render_mode=None):
        self.side, self.slippery, self.parts, self.render_mode = side, slippery, parts, render_mode
        picture = spaces.Box(0, 255, (side, side, 3), np.uint8)
        self.observation_space = picture
        if parts:
            self.observation_space = spaces.Dict(
                {
                    "picture": picture,
                    "direction": spaces.Discrete(4),
                    "mission": spaces.Text(20),
                    "facing": spaces.Text(5),
                    "place": spaces.Tuple(
                        [spaces.MultiDiscrete([side, side]), spaces.MultiBinary(2)]
                    ),
                    "far": spaces.Box(0, 1, (), np.float32),
                }
            )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.row, self.column, self.direction = 0, 0, 0
        if self.slippery:
            self.column = int(self.np_random.integers(3))
        return self.seen(), {}

    def step(self, action):
        if action < 2:
            self.direction = (self.direction + (1, 3)[action]) % 4
        elif not self.slippery or self.np_random.random() < 0.75:
            down, right = MOVES[self.direction]
            self.row = min(max(self.row + down, 0), self.side - 1)
            self.column = min(max(self.column + right, 0), self.side - 1)
        done = self.row == self.column == self.side - 1
        return self.seen(), 1.0 if done else -0.125, done, False, {}

    def seen(self):
        picture = self.picture()
        if not self.parts:
            return picture
        return {
            "picture": picture,
            "direction": self.direction,
            "mission": "goto",
            "facing": ("right", "down", "left", "up")[self.direction],
            "place": (
                np.array([self.row, self.column]),
                np.array([self.row % 2, self.column % 2], np.int8),
            ),
            "far": np.array((self.row + self.column) / (2 * self.side), np.float32),
        }

    def picture(self):
        picture = np.zeros((self.side, self.side, 3), np.uint8)
        picture[self.row, self.column] = 10 + self.direction
        return picture

    def render(self):
        return np.repeat(np.repeat(self.picture(), 8, axis=0), 8, axis=1)


class Sure(Room):
    """The same without chance, shown as a picture alone."""

    def __init__(self, render_mode=None):
        super().__init__(slippery=False, parts=False, render_mode=render_mode)


class Mission(spaces.Space):
    """A space of a class of its own, whose members are texts."""

    def contains(self, x):
        return x in ("go there", "stay")


class Told(Sure):
    """A task in words, in a space that Gymnasium does not know."""

    def __init__(self, render_mode=None):
        super().__init__(render_mode)
        parts = {"picture": self.observation_space, "mission": Mission(), "at": spaces.Discrete(4)}
        self.observation_space = spaces.Dict(parts)

    def seen(self):
        told = "go there" if self.column < 2 else "stay"
        return {"picture": self.picture(), "mission": told, "at": self.column}
