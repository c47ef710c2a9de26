"""NAVIX's Empty room, which reimplements MiniGrid's, as a target of Gymnasium's interface:

provengym conform examples/field/navix_room.py:room --reference \\
    examples/field/minigrid_empty.py:empty -p size=5 -p max_steps=20 --reference-arg shown=place

NAVIX observes in other ways than MiniGrid: what is compared is the player's row, column and
direction, which are read from the state, and rewards and ends.
"""

import gymnasium
import jax
import numpy as np


class Room(gymnasium.Env):
    """A room of any size and with any limit of steps; NAVIX's are square."""

    action_space = gymnasium.spaces.Discrete(7)

    def __init__(self, size, max_steps):
        import navix

        self.env = navix.make(f"Navix-Empty-{size}x{size}-v0", max_steps=max_steps)
        self.observation_space = gymnasium.spaces.MultiDiscrete([size, size, 4])
        self._reset, self._step = jax.jit(self.env.reset), jax.jit(self.env.step)

    def _seen(self):
        player = self.timestep.state.get_player()
        return np.array([*player.position, player.direction], np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        key = jax.random.PRNGKey(int(self.np_random.integers(2**31)))
        self.timestep = self._reset(key)
        return self._seen(), {}

    def step(self, action):
        self.timestep = self._step(self.timestep, action)
        kind = int(self.timestep.step_type)
        return self._seen(), float(self.timestep.reward), kind == 2, kind == 1, {}


def room(size=5, max_steps=100):
    """NAVIX's environment; 0 is a transition, 1 a truncation and 2 a termination."""
    return Room(size, max_steps)
