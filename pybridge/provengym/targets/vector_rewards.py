"""Rewards that are vectors, as one number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class RewardComponent:
    """One component of a reward that is a vector."""

    number: int

    def __call__(self, reward: Any) -> float:
        return float(np.asarray(reward)[self.number])


@dataclass(frozen=True)
class Weights:
    """The components of a reward that is a vector, each times its weight, added up."""

    weights: tuple[float, ...]

    def __call__(self, reward: Any) -> float:
        if np.shape(reward) != (len(self.weights),):
            raise ValueError(f"there are {len(self.weights)} weights for the reward {reward}")
        return float(np.dot(self.weights, reward))
