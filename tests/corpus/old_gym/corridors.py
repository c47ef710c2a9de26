"""Corridors of five cells in the manners of several versions of gym."""

import gym
from gym.utils import seeding


class Corridor(gym.Env):
    """Neither takes a seed nor has a method for one; `step` returns four values."""

    def __init__(self):
        self.action_space = gym.spaces.Discrete(2)
        self.observation_space = gym.spaces.Discrete(5)
        self.cell = 0

    def reset(self):
        self.cell = 0
        return self.cell

    def step(self, action):
        self.cell = min(self.cell + 1, 4) if action else max(self.cell - 1, 0)
        return self.cell, float(self.cell == 4), self.cell == 4, {}


class Slippery(Corridor):
    """A move goes the other way with probability 1/4, by the generator that `seed` makes."""

    def __init__(self):
        super().__init__()
        self.seed()

    def seed(self, seed=None):
        self.np_random, seed = seeding.np_random(seed)
        return [seed]

    def step(self, action):
        slips = self.np_random.random() < 0.25
        return super().step(1 - action if slips else action)


class Later(Corridor):
    """Five values, and a reset with the arguments of Gymnasium."""

    def reset(self, *, seed=None, options=None):
        return super().reset(), {"seeded": seed is not None}

    def step(self, action):
        observation, reward, done, info = super().step(action)
        return observation, reward, done, False, info


class Cut(Corridor):
    """Ends after three steps, which its info calls a time limit."""

    def reset(self):
        self.steps = 0
        return super().reset()

    def step(self, action):
        observation, reward, done, info = super().step(action)
        self.steps += 1
        if self.steps >= 3:
            info["TimeLimit.truncated"] = not done
            done = True
        return observation, reward, done, info


class Pair(Corridor):
    """Its observation is a tuple of two, the second of which is a dictionary."""

    def __init__(self):
        super().__init__()
        step = gym.spaces.Dict({"left": gym.spaces.Discrete(5)})
        self.observation_space = gym.spaces.Tuple([gym.spaces.Discrete(5), step])

    def reset(self):
        return super().reset(), {"left": 4}

    def step(self, action):
        cell, reward, done, info = super().step(action)
        return (cell, {"left": 4 - cell}), reward, done, info


def wrapped():
    """The slippery corridor in a wrapper that passes the arguments of `reset` on."""
    return gym.Wrapper(Slippery())


gym.register("Corridor-v0", Corridor, max_episode_steps=6)
gym.register("Slippery-v0", Slippery, max_episode_steps=6)
gym.register("Later-v0", Later, max_episode_steps=6)


def limited():
    """The corridor as `gym.make` makes it, with a limit of six steps."""
    return gym.make("Corridor-v0")


def limited_slippery():
    """The same, slippery."""
    return gym.make("Slippery-v0")


def limited_later():
    """The same, with five values."""
    return gym.make("Later-v0")
