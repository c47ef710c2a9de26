"""Environments with parameters under which something happens: what tests of lanes go through."""

import gymnasium
import numpy as np

import provengym  # noqa: F401
from envs.cases.case import every_case

TASKS = {
    f"{name}, {title}" if title else name: parameters
    for name, case in every_case().items()
    for title, parameters in case.tasks.items()
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
    low, high = float(space.low.min()), float(space.high.max())
    reach = (high - low) / 4
    return rng.uniform(low - reach, high + reach, (*shape, *space.shape)).astype(np.float32)
