"""A shop and its user: products are recommended one by one to a user, who buys or passes.

Written from the text of the task alone.
"""

from fractions import Fraction

import gymnasium as gym
import numpy as np


class Environment(gym.Env):
    """A catalogue of products, and a user who likes some of their features."""

    def __init__(
        self,
        *,
        num_products=8,
        num_features=20,
        features_per_product=4,
        liked=1,
        probabilities=None,
        horizon=100,
        catalogue=None,
    ):
        self._num_products = num_products
        self._num_features = num_features
        self._liked = liked
        self._horizon = horizon
        if probabilities is None:
            counts = range(features_per_product + 1)
            probabilities = [Fraction(1 + j, features_per_product + 2) for j in counts]
        # The probability that a product is bought, by the number of its features that are liked.
        self._probabilities = np.array([float(p) for p in probabilities])
        # The features of each product: [product, place].
        if catalogue is None:
            numbers = np.arange(num_products * features_per_product, dtype=np.int64)
            catalogue = (numbers % num_features).reshape(num_products, features_per_product)
        self._catalogue = np.array(catalogue, dtype=np.int64)

        self.action_space = gym.spaces.Discrete(num_products)
        features = gym.spaces.MultiDiscrete([num_features] * features_per_product, dtype=np.int64)
        self.observation_space = gym.spaces.Dict(
            {
                "product_features": features,
                "purchase_history": gym.spaces.MultiBinary(num_products),
                "recommended": gym.spaces.MultiBinary(num_products),
                "user_feedback": gym.spaces.Discrete(2),
                "last_recommendation": gym.spaces.Discrete(num_products + 1),
                "time_step": gym.spaces.Discrete(horizon + 1),
            }
        )
        self._buying = np.zeros(num_products)
        self._clear()

    def _clear(self):
        """Forget the recommendations and the purchases."""
        self._bought = np.zeros(self._num_products, dtype=np.int8)
        self._recommended = np.zeros(self._num_products, dtype=np.int8)
        self._last = self._num_products
        self._feedback = 0
        self._steps = 0

    def _observation(self):
        shown = 0 if self._last == self._num_products else self._last
        return {
            "product_features": self._catalogue[shown].copy(),
            "purchase_history": self._bought.copy(),
            "recommended": self._recommended.copy(),
            "user_feedback": np.int64(self._feedback),
            "last_recommendation": np.int64(self._last),
            "time_step": np.int64(self._steps),
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._clear()
        likes = np.zeros(self._num_features, dtype=np.int64)
        likes[self.np_random.permutation(self._num_features)[: self._liked]] = 1
        # The probability with which this user buys each product.
        self._buying = self._probabilities[likes[self._catalogue].sum(axis=1)]
        return self._observation(), {}

    def step(self, action):
        product = int(action)
        buys = bool(self.np_random.random() < self._buying[product])
        self._recommended[product] = 1
        if buys:
            self._bought[product] = 1
        self._last = product
        self._feedback = int(buys)
        self._steps += 1
        truncated = self._steps >= self._horizon
        return self._observation(), float(buys), False, truncated, {}
