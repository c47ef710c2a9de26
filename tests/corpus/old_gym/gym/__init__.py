"""A stand-in for the package gym, which cannot be installed everywhere any more: the base class of
environments, wrappers that pass the arguments of `reset` on, spaces, seeding, `register` and
`make`."""

from gym import spaces

__all__ = ["Env", "Wrapper", "make", "register", "spaces", "wrappers"]


class Env:
    metadata = {"render.modes": []}  # noqa: RUF012 - as gym has it
    reward_range = (-float("inf"), float("inf"))
    spec = None

    def close(self):
        pass

    @property
    def unwrapped(self):
        return self


class Wrapper(Env):
    def __init__(self, env):
        self.env = env
        self.observation_space, self.action_space = env.observation_space, env.action_space

    def reset(self, **given):
        return self.env.reset(**given)

    def step(self, action):
        return self.env.step(action)

    def seed(self, seed=None):
        return self.env.seed(seed)

    @property
    def unwrapped(self):
        return self.env.unwrapped


_registry = {}


def register(id, entry_point, max_episode_steps=None):
    _registry[id] = entry_point, max_episode_steps


def make(id):
    made, limit = _registry[id]
    env = wrappers.OrderEnforcing(made())
    return env if limit is None else wrappers.TimeLimit(env, limit)


from gym import wrappers  # noqa: E402 - they derive from Wrapper
