"""Environments with parameters under which something happens: what tests of lanes go through."""

import gymnasium
import numpy as np

import provengym  # noqa: F401
from provengym.envs.registry import ENVIRONMENTS

WORDS = ["hello", "tea", "a", "zebra", "spelling", "noon"]
TASKS = {entry.name: {} for entry in ENVIRONMENTS} | {
    "GridWorld, position": {
        "height": 3,
        "width": 4,
        "goal": (1, 2),
        "start": (2, 1),
        "observation": "position",
    },
    "Fishing": {"Tmax": 7, "sigma": "1/3", "K": 2.7},
    "Fishing, harvest first": {"r": 2, "order": "harvest_first"},
    "FishingContinuous": {"Tmax": 9, "sigma": 0.5, "K": 0.3, "s0": 0.4},
    "FishingContinuous, huge": {"K": 1e30, "r": "7/3", "s0": 1e29},
    "FishingNormalized": {"Tmax": 6, "sigma": 1, "K": 3.1, "s0": 5},
    "HunterWumpus, small": {"size": 2, "num_pits": 1, "max_steps": 3},
    "HunterWumpus, large": {"size": 8, "num_pits": 20, "max_steps": 40},
    "KeyLock, small": {"size": 2, "max_steps": 7},
    "TwoLaneDriving, far": {"length": 70, "obstacles": [(2, 1), (4, 0), (63, 0)], "max_steps": 7},
    "Recommender, small": {
        "num_products": 3,
        "num_features": 4,
        "features_per_product": 2,
        "probabilities": (0, "1/3", 1),
        "horizon": 6,
    },
    "SwimmerGait": {"max_steps": 9},
    "SpellCorrection, shaped": {
        "max_word_length": 12,
        "max_steps": 4,
        "reward_mode": "shaped",
        "transforms": ("swap", "substitute", "delete", "insert"),
        "words": WORDS,
    },
}


def arguments(task):
    """The id and the parameters of a task."""
    return f"provengym/{task.partition(',')[0]}-v0", TASKS[task]


def make(task, **options):
    """The environment of a task, with the limit that `gymnasium.make` puts around it."""
    name, parameters = arguments(task)
    return gymnasium.make(name, disable_env_checker=True, **parameters, **options)


def actions(space, rng, shape):
    """Random actions of a space; the amounts of a box reach beyond its borders."""
    if isinstance(space, gymnasium.spaces.Discrete):
        return rng.integers(space.n, size=shape, dtype=np.int32)
    low, high = float(space.low[0]), float(space.high[0])
    reach = (high - low) / 4
    return rng.uniform(low - reach, high + reach, (*shape, 1)).astype(np.float32)
