"""Gymnasium's own environments."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from single import single
from worker import calling, serve

if TYPE_CHECKING:
    from worker import Measure

LAKE: dict[str, Any] = {"id": "FrozenLake-v1", "map_name": "8x8", "is_slippery": False}
CLIFF: dict[str, Any] = {"id": "CliffWalking-v1"}
MUJOCO = tuple(
    key.removesuffix("-v5")
    for key, spec in gymnasium.registry.items()
    if key.endswith("-v5") and str(spec.entry_point).startswith("gymnasium.envs.mujoco")
)


def made(given: dict[str, Any], *, unwrapped: bool) -> Measure:
    """A single environment, with or without the wrappers of `gymnasium.make`."""
    env = gymnasium.make(**given)
    return single(env.unwrapped if unwrapped else env)


def vector(given: dict[str, Any], lanes: int) -> Measure:
    """Whatever `gymnasium.make_vec` gives: arrays are fresh in each step."""
    env = gymnasium.make_vec(**given, num_envs=lanes)
    env.reset(seed=0)
    env.action_space.seed(0)
    actions = [env.action_space.sample() for _ in range(16)]
    at = 0

    def call() -> None:
        nonlocal at
        env.step(actions[at & 15])
        at += 1

    return calling(call, lanes)


if __name__ == "__main__":
    cases = {}
    for name, given in (("FrozenLake", LAKE), ("CliffWalking", CLIFF)):
        cases[f"{name} unwrapped"] = partial(made, given, unwrapped=True)
        cases[f"{name} made"] = partial(made, given, unwrapped=False)
        for lanes in (1, 64, 1024):
            cases[f"{name} vector {lanes}"] = partial(vector, given, lanes)
    for lanes in (1, 64, 1024, 65536):
        cases[f"CartPole vector {lanes}"] = partial(vector, {"id": "CartPole-v1"}, lanes)
    for name in MUJOCO:
        cases[f"{name} vector 64"] = partial(vector, {"id": f"{name}-v5"}, 64)
    serve(cases, {"gymnasium": gymnasium.__version__, "numpy": np.__version__})
