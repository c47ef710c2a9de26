"""The wrapper that refuses a step before the first reset."""

import gym


class OrderEnforcing(gym.Wrapper):
    def __init__(self, env):
        super().__init__(env)
        self._has_reset = False

    def step(self, action):
        assert self._has_reset, "Cannot call env.step() before calling reset()"
        return self.env.step(action)

    def reset(self, **given):
        self._has_reset = True
        return self.env.reset(**given)
