"""A shop and its user: products are recommended one by one to a user, who buys or passes.

Written from the text of the task alone.
"""

from collections.abc import Sequence
from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces


class Environment(gymnasium.Env):
    """A catalogue of products and a user who likes some of their features."""

    def __init__(
        self,
        num_products: int = 8,
        num_features: int = 20,
        features_per_product: int = 4,
        liked: int = 1,
        probabilities: Sequence[float | Fraction] | None = None,
        horizon: int = 100,
        catalogue: Sequence[Sequence[int]] | None = None,
    ):
        self.num_products = int(num_products)
        self.num_features = int(num_features)
        self.features_per_product = int(features_per_product)
        self.liked = int(liked)
        self.horizon = int(horizon)
        if probabilities is None:
            probabilities = self.default_probabilities()
        self.probabilities = list(probabilities)
        if catalogue is None:
            catalogue = self.default_catalogue()
        self.catalogue = [[int(feature) for feature in features] for features in catalogue]

        self.action_space = spaces.Discrete(self.num_products)
        self.observation_space = spaces.Dict(
            {
                "product_features": spaces.MultiDiscrete(
                    [self.num_features] * self.features_per_product, dtype=np.int64
                ),
                "purchase_history": spaces.MultiBinary(self.num_products),
                "recommended": spaces.MultiBinary(self.num_products),
                "user_feedback": spaces.Discrete(2),
                "last_recommendation": spaces.Discrete(self.num_products + 1),
                "time_step": spaces.Discrete(self.horizon + 1),
            }
        )

        self.liked_features: list[int] = []
        self.forget()

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        """Draw a new user, to whom nothing was recommended yet."""
        super().reset(seed=seed)
        drawn = self.np_random.choice(self.num_features, size=self.liked, replace=False)
        self.liked_features = [int(feature) for feature in drawn]
        self.forget()
        return self.observe(), {}

    def step(self, action):
        """Recommend a product, which the user buys or not."""
        product = int(action)
        self.time_step += 1
        bought = self.draw_purchase(product)
        self.last_recommendation = product
        self.was_recommended[product] = 1
        self.user_feedback = int(bought)
        if bought:
            self.was_bought[product] = 1
        reward = 1.0 if bought else 0.0
        truncated = self.time_step >= self.horizon
        return self.observe(), reward, False, truncated, {}

    def default_probabilities(self) -> list[Fraction]:
        """Return the probabilities that hold where none are given."""
        k = self.features_per_product
        return [Fraction(1 + j, k + 2) for j in range(k + 1)]

    def default_catalogue(self) -> list[list[int]]:
        """Return the catalogue that holds where none is given."""
        k = self.features_per_product
        return [
            [(k * product + i) % self.num_features for i in range(k)]
            for product in range(self.num_products)
        ]

    def forget(self) -> None:
        """Forget all recommendations and purchases."""
        self.was_bought = [0] * self.num_products
        self.was_recommended = [0] * self.num_products
        self.user_feedback = 0
        self.last_recommendation = self.num_products
        self.time_step = 0

    def draw_purchase(self, product: int) -> bool:
        """Draw whether the user buys the product."""
        count = 0
        for feature in self.catalogue[product]:
            if feature in self.liked_features:
                count += 1
        return bool(self.np_random.random() < self.probabilities[count])

    def observe(self) -> dict:
        """Return the observation, a dictionary."""
        if self.last_recommendation == self.num_products:
            features = self.catalogue[0]
        else:
            features = self.catalogue[self.last_recommendation]
        return {
            "product_features": np.array(features, dtype=np.int64),
            "purchase_history": np.array(self.was_bought, dtype=np.int8),
            "recommended": np.array(self.was_recommended, dtype=np.int8),
            "user_feedback": self.user_feedback,
            "last_recommendation": self.last_recommendation,
            "time_step": self.time_step,
        }
