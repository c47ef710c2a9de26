"""A small Yahtzee: three dice, five categories, two rerolls per turn.

Written to learn how Dict observation spaces work with SB3 (MultiInputPolicy).
"""
from collections import Counter
from typing import Dict, List

import gymnasium as gym
import numpy as np
from gymnasium import spaces

NUM_DICE = 3
REROLLS = 2
CATEGORIES = ["ones", "sixes", "straight", "triple", "chance"]

ILLEGAL = -5.0


def score(category: str, dice: List[int]) -> int:
    counts = Counter(dice)
    if category == "ones":
        return 5 * counts[1]
    if category == "sixes":
        return 6 * counts[6]
    if category == "straight":
        a, b, c = sorted(dice)
        return 25 if (b == a + 1 and c == b + 1) else 0
    if category == "triple":
        return 30 if len(counts) == 1 else 0
    if category == "chance":
        return sum(dice)
    raise KeyError(category)


class MiniYahtzee(gym.Env):
    """
    Actions 0..7: reroll the dice whose bit is set (bit 0 is the lowest die). Action 0 rerolls no
                  die, but it uses up a reroll. After a roll the dice are sorted.
    Actions 8..12: write the dice down in a category, then all the dice are thrown for the next
                  turn.
    A reroll when there is none left, or a category that is taken, is illegal: -5 and nothing else.
    The reward of a category is its score. When all of them are taken the game is over.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self):
        self.action_space = spaces.Discrete(2**NUM_DICE + len(CATEGORIES))
        self.observation_space = spaces.Dict(
            {
                "dice": spaces.Box(1, 6, shape=(NUM_DICE,), dtype=np.int8),
                "rerolls": spaces.Discrete(REROLLS + 1),
                "open": spaces.MultiBinary(len(CATEGORIES)),
            }
        )
        self.dice: List[int] = []
        self.sheet: Dict[str, int] = {}
        self.rerolls = 0

    def _throw(self, n: int) -> List[int]:
        return [int(x) for x in self.np_random.integers(1, 7, size=n)]

    def _new_turn(self) -> None:
        self.dice = sorted(self._throw(NUM_DICE))
        self.rerolls = REROLLS

    def _obs(self):
        return {
            "dice": np.array(self.dice, dtype=np.int8),
            "rerolls": self.rerolls,
            "open": np.array([c not in self.sheet for c in CATEGORIES], dtype=np.int8),
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.sheet = {}
        self._new_turn()
        return self._obs(), {}

    def action_masks(self) -> np.ndarray:
        reroll = [self.rerolls > 0] * 2**NUM_DICE
        write = [c not in self.sheet for c in CATEGORIES]
        return np.array(reroll + write)

    def step(self, action):
        action = int(action)
        if not self.action_masks()[action]:
            return self._obs(), ILLEGAL, False, False, {"illegal": True}

        if action < 2**NUM_DICE:
            keep = [d for i, d in enumerate(self.dice) if not action >> i & 1]
            self.dice = sorted(keep + self._throw(NUM_DICE - len(keep)))
            self.rerolls -= 1
            return self._obs(), 0.0, False, False, {}

        category = CATEGORIES[action - 2**NUM_DICE]
        points = score(category, self.dice)
        self.sheet[category] = points
        terminated = len(self.sheet) == len(CATEGORIES)
        if not terminated:
            self._new_turn()
        info = {"total": sum(self.sheet.values())} if terminated else {}
        return self._obs(), float(points), terminated, False, info

    def render(self) -> str:
        lines = ["dice " + " ".join(map(str, self.dice)) + f"  ({self.rerolls} rerolls)"]
        for c in CATEGORIES:
            lines.append(f"  {c:<9}{self.sheet.get(c, '-'):>3}")
        return "\n".join(lines)
