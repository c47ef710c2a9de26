"""Recommender as a careless programmer might write it.

Its mistake: what was bought before the reset is remembered.
Written by who wrote the text, for the baseline.
"""

import gymnasium
import numpy as np
from gymnasium import spaces


class Environment(gymnasium.Env):
    """A shop whose user likes some features."""

    def __init__(
        self,
        num_products=8,
        num_features=20,
        features_per_product=4,
        liked=1,
        probabilities=None,
        horizon=100,
        catalogue=None,
    ):
        n, m, k = num_products, num_features, features_per_product
        self.num_products, self.num_features, self.liked, self.horizon = n, m, liked, horizon
        if probabilities is None:
            probabilities = [(1 + j) / (k + 2) for j in range(k + 1)]
        self.probabilities = [float(p) for p in probabilities]
        if catalogue is None:
            catalogue = [[(k * x + i) % m for i in range(k)] for x in range(n)]
        self.bought = set()
        self.catalogue = [list(product) for product in catalogue]
        self.action_space = spaces.Discrete(n)
        self.observation_space = spaces.Dict(
            {
                "product_features": spaces.MultiDiscrete([m] * k),
                "purchase_history": spaces.MultiBinary(n),
                "recommended": spaces.MultiBinary(n),
                "user_feedback": spaces.Discrete(2),
                "last_recommendation": spaces.Discrete(n + 1),
                "time_step": spaces.Discrete(horizon + 1),
            }
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        drawn = self.np_random.choice(self.num_features, size=self.liked, replace=False)
        self.likes = {int(feature) for feature in drawn}
        self.recommended = set()
        self.last, self.feedback, self.time = self.num_products, 0, 0
        return self.observation(), {}

    def step(self, action):
        product = int(action)
        self.time += 1
        affinity = len(self.likes & set(self.catalogue[product]))
        self.feedback = int(self.np_random.random() < self.probabilities[affinity])
        self.last = product
        self.recommended.add(product)
        if self.feedback:
            self.bought.add(product)
        truncated = self.time >= self.horizon
        return self.observation(), float(self.feedback), False, truncated, {}

    def observation(self):
        shown = self.last if self.last < self.num_products else 0
        return {
            "product_features": np.array(self.catalogue[shown], dtype=np.int64),
            "purchase_history": self.members(self.bought),
            "recommended": self.members(self.recommended),
            "user_feedback": self.feedback,
            "last_recommendation": self.last,
            "time_step": self.time,
        }

    def members(self, products):
        return np.array([x in products for x in range(self.num_products)], dtype=np.int8)
