import gymnasium as gym
import numpy as np
from gymnasium import spaces

from ..core import ItemFeed, Line
from ..core.bins import CAPACITY

REWARDS = {"full": 5.0, "stuck": 1.0, "ok": 0.0, "overflow": -3.0}


class OnlinePackingEnv(gym.Env):
    """Online bin packing with three open bins.

    Items come one after the other (sizes 2, 3, 5, 7). Actions 0..2 put the item into a bin,
    action 3 throws it away (reward -1). A bin with exactly 10 is shipped for +5, a bin with 9 in
    which nothing fits is shipped for +1. An item that does not fit is lost: -3.
    An episode has 20 items.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, n_bins=3, n_items=20, render_mode=None):
        self.n_bins = n_bins
        self.n_items = n_items
        self.render_mode = render_mode
        self.line = Line(n_bins)
        self.feed = ItemFeed()
        self.action_space = spaces.Discrete(n_bins + 1)
        self.observation_space = spaces.Box(0, CAPACITY, shape=(n_bins + 1,), dtype=np.int64)
        self.waste = 0

    def _obs(self):
        return np.array(self.line.levels() + [self.item], dtype=np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.line.clear()
        self.count = 0
        self.waste = 0
        self.item = self.feed.next(self.np_random)
        return self._obs(), {}

    def step(self, action):
        if action == self.n_bins:
            reward = -1.0
            self.waste += self.item
        else:
            outcome = self.line.put(action, self.item)
            reward = REWARDS[outcome]
            if outcome == "overflow":
                self.waste += self.item

        self.count += 1
        self.item = self.feed.next(self.np_random)
        truncated = self.count >= self.n_items
        info = {"shipped": len(self.line.shipped), "waste": self.waste}
        return self._obs(), reward, False, truncated, info

    def render(self):
        cells = [f"[{'#' * level}{' ' * (CAPACITY - level)}]" for level in self.line.levels()]
        return " ".join(cells) + f"  <- {self.item}"
