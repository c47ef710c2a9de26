"""The recommender that a language model wrote, as an environment of Gymnasium.

It is made anew from a description of the one that DeLF (Afshar and Li, 2024) publishes.  Whether
the user buys is a fair coin; the features that are shown are drawn anew in each step; the history
of purchases stays empty; the first step repeats the time 0; and the last step earns nothing and
terminates.  What was mended to make it run, and the theorem about it, are in docs/recommender.md:

    provengym conform examples/delf/published_recommender.py:Recommender --reference Recommender

`CoinToss` has all of this mended but the coin.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces


class Recommender(gymnasium.Env):
    """Products with random features, and a user who tosses a coin."""

    def __init__(
        self,
        num_products: int = 2,
        num_features: int = 2,
        features_per_product: int = 1,
        horizon: int = 4,
    ):
        self.num_products, self.num_features = num_products, num_features
        self.features_per_product, self.horizon = features_per_product, horizon
        self.action_space = spaces.Discrete(num_products)
        self.observation_space = spaces.Dict(
            {
                "product_features": spaces.MultiDiscrete([num_features] * features_per_product),
                "purchase_history": spaces.MultiBinary(num_products),
                "recommended": spaces.MultiBinary(num_products),
                "user_feedback": spaces.Discrete(2),
                "last_recommendation": spaces.Discrete(num_products + 1),
                "time_step": spaces.Discrete(horizon + 1),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        super().reset(seed=seed)
        self.time_step = 0
        self.purchase_history = np.zeros(self.num_products, np.int8)
        self.recommended = np.zeros(self.num_products, np.int8)
        self.last, self.user_feedback = self.num_products, 0
        self._draw_features()
        return self._observation(), {}

    def step(self, action: int):
        self.user_feedback = int(self.np_random.integers(2))
        self.recommended[action], self.last = 1, action
        self._draw_features()
        observation = self._observation()  # before the time goes on
        self.time_step += 1
        terminated = self.time_step >= self.horizon
        reward = 0.0 if terminated else float(self.user_feedback)
        return observation, reward, terminated, False, {}

    def _draw_features(self) -> None:
        self.features = self.np_random.integers(
            self.num_features, size=self.features_per_product, dtype=np.int64
        )

    def _observation(self) -> dict[str, Any]:
        return {
            "product_features": self.features.copy(),
            "purchase_history": self.purchase_history.copy(),
            "recommended": self.recommended.copy(),
            "user_feedback": self.user_feedback,
            "last_recommendation": int(self.last),
            "time_step": self.time_step,
        }


class CoinToss(Recommender):
    """The same with features of products, a history, a time and a last reward; the user tosses a
    coin."""

    def step(self, action: int):
        self.last, self.time_step = action, self.time_step + 1
        self._draw_features()
        self.user_feedback = int(self.np_random.integers(2))
        self.recommended[action] = 1
        self.purchase_history[action] |= self.user_feedback
        truncated = self.time_step >= self.horizon
        return self._observation(), float(self.user_feedback), False, truncated, {}

    def _draw_features(self) -> None:
        first = self.features_per_product * (self.last % self.num_products)
        self.features = (first + np.arange(self.features_per_product)) % self.num_features
