"""A car in a valley, as classic control is written: a Box of 32-bit floats, and a time limit."""

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.wrappers import TimeLimit

from provengym.conformance import Reference

BOTTOM, TOP, FASTEST = 3, 8, 2
ACTIONS = ("push left", "coast", "push right")
LIMIT = 12


def valley(limit=0):
    """Tenths of a metre; the slope pulls to the bottom, the left wall stops, the top is the goal.

    With a limit, that many steps are all; a car that arrives in the last is there and out of time.
    """

    def step(state, action):
        position, speed, time = state
        pull = (position < BOTTOM) - (position > BOTTOM)
        speed = min(max(speed + action - 1 + pull, -FASTEST), FASTEST)
        position = min(max(position + speed, 0), TOP)
        speed = 0 if position == 0 else speed
        time += limit > 0
        return (position, speed, time), -1, position == TOP, 0 < limit == time

    def observe(state):
        return tuple(number / 10 for number in state[:2])

    return Reference(
        name="Valley", actions=ACTIONS, start=(BOTTOM, 0, 0), step=step, observe=observe
    )


def limited_valley():
    """The same with a limit."""
    return valley(LIMIT)


class Valley(gymnasium.Env):
    """Classic control: a tuple of floats inside, an array outside."""

    highest = FASTEST

    def __init__(self):
        low, high = np.array([0, -0.2]), np.array([0.8, 0.2])
        self.observation_space = spaces.Box(low.astype(np.float32), high.astype(np.float32))
        self.action_space = spaces.Discrete(3)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state = (BOTTOM, 0)
        return self.seen(), {}

    def step(self, action):
        position, speed = self.state
        force = int(action) - 1
        force += 1 if position < BOTTOM else 0 if position == BOTTOM else -1
        speed = int(np.clip(speed + force, -self.highest, self.highest))
        position = int(np.clip(position + speed, 0, TOP))
        if position == 0 and speed < 0:
            speed = self.bounced(speed)
        self.state = (position, speed)
        return self.seen(), -1.0, bool(position >= TOP), False, {}

    def bounced(self, speed):
        return 0

    def seen(self):
        return np.array(self.state, dtype=np.float32) / np.float32(10)


class ValleyWithoutInelasticWall(Valley):
    """The left wall stops the car, and not its speed."""

    def bounced(self, speed):
        return speed


class ValleyWithoutTopSpeed(Valley):
    """The speed is not clipped."""

    highest = 100


def valley_in_time():
    """Classic control in the wrapper that counts steps."""
    return TimeLimit(Valley(), LIMIT)


def valley_out_of_time():
    """The wrapper counts one step too many."""
    return TimeLimit(Valley(), LIMIT + 1)


class ForgivingLimit(gymnasium.Wrapper):
    """A limit that is lost when the episode ends in its last step."""

    def __init__(self):
        super().__init__(Valley())

    def reset(self, **options):
        self.left = LIMIT
        return self.env.reset(**options)

    def step(self, action):
        observation, reward, terminated, _, info = self.env.step(action)
        self.left -= 1
        return observation, reward, terminated, self.left == 0 and not terminated, info
