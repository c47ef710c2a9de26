"""EnvPool's ports of Gymnasium's toy texts and of MiniGrid, as targets:

provengym conform examples/field/envpool_toys.py:cliff_walking --reference \\
    examples/references_gymnasium.py:cliff_walking

EnvPool's documentation refers to those of Gymnasium and MiniGrid, and so do the references.  The
limits of steps of its tasks are set aside, unless one is given.
"""

import envpool
import gymnasium
import numpy as np
from envpool.minigrid import decode_mission

from provengym.conformance import Binding

NO_LIMIT = 2**31 - 1


class Single(gymnasium.Env):
    """A vector environment of one lane, as an environment."""

    def __init__(self, pool):
        self._pool = pool
        self.observation_space = pool.single_observation_space
        self.action_space = pool.single_action_space

    def reset(self, *, seed=None, options=None):
        """Reset the lane."""
        return self._pool.reset()[0][0], {}

    def step(self, action):
        """Step the lane."""
        return (*(batch[0] for batch in self._pool.step(np.array([action]))[:4]), {})


def made(name, lanes, max_steps):
    """A vector environment, or a single one; EnvPool takes its seed here, and none in a reset."""
    pool = envpool.make_gymnasium(name, num_envs=lanes, seed=0, max_episode_steps=max_steps)
    return Single(pool) if lanes == 1 else pool


def frozen_lake(map_name="4x4", lanes=2, max_steps=NO_LIMIT):
    """FrozenLake-v1 or FrozenLake8x8-v1, which is slippery."""
    return made({"4x4": "FrozenLake-v1", "8x8": "FrozenLake8x8-v1"}[map_name], lanes, max_steps)


def cliff_walking(is_slippery=False, lanes=2, max_steps=NO_LIMIT):
    """CliffWalking-v1 or CliffWalkingSlippery-v1."""
    return made("CliffWalkingSlippery-v1" if is_slippery else "CliffWalking-v1", lanes, max_steps)


def taxi(lanes=2, max_steps=NO_LIMIT):
    """Taxi-v3."""
    return made("Taxi-v3", lanes, max_steps)


@Binding(observation=lambda seen: {**seen, "mission": decode_mission(seen["mission"])})
def room(size=8, lanes=2, max_steps=NO_LIMIT):
    """MiniGrid's Empty room; its mission is bytes, which EnvPool's own function reads."""
    return made(f"MiniGrid-Empty-{size}x{size}-v0", lanes, max_steps)
