"""A fishery: a stock of fish grows, and is harvested by quotas.

Written from the text of the task alone.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

UNITS = 1_000_000
MAX_STOCK = 2 * UNITS
QUOTA_STEP = 10_000
NOISE_VALUES = (-2,) + (-1,) * 4 + (0,) * 6 + (1,) * 4 + (2,)


@dataclass(frozen=True)
class Params:
    """The parameters in exact numbers; `start` is in units."""

    growth: Fraction
    capacity: Fraction
    start: int
    max_steps: int
    growth_first: bool
    sigma: Fraction


class State(NamedTuple):
    """Stock and last harvest in units, and the number of steps since the reset."""

    stock: int
    harvest: int
    steps: int


def to_units(amount: float, capacity: Fraction) -> int:
    """The amount in whole units; a half goes to the even number."""
    return round(UNITS * Fraction(float(amount)) / capacity)


def to_amount(units: int, capacity: Fraction) -> float:
    """The units in the measure of the capacity."""
    return float(units * capacity / UNITS)


def to_coefficient(value: float) -> Fraction:
    """The nearest fraction with a denominator of at most a million."""
    return Fraction(float(value)).limit_denominator(1_000_000)


def start(params: Params) -> State:
    return State(stock=params.start, harvest=0, steps=0)


def quota_of(action: int) -> int:
    return QUOTA_STEP * int(action)


def growth_of(rate: Fraction, breeding: int) -> int:
    return rate.numerator * breeding * (UNITS - breeding) // (rate.denominator * UNITS)


def noise_of(sigma: Fraction, xi: int, breeding: int) -> int:
    return sigma.numerator * xi * breeding // sigma.denominator


def transition(params: Params, state: State, quota: int, xi: int) -> State:
    harvest = min(quota, state.stock)
    left = state.stock - harvest
    breeding = state.stock if params.growth_first else left
    stock = left + growth_of(params.growth, breeding) + noise_of(params.sigma, xi, breeding)
    return State(min(max(stock, 0), MAX_STOCK), harvest, state.steps + 1)


def observation(params: Params, state: State) -> np.ndarray:
    return np.array([to_amount(state.stock, params.capacity)], dtype=np.float32)


def reward(params: Params, state: State) -> float:
    return to_amount(state.harvest, params.capacity)


def is_terminated(state: State) -> bool:
    return state.stock == 0


def is_truncated(params: Params, state: State) -> bool:
    return state.steps >= params.max_steps and not is_terminated(state)


class Environment(gym.Env):
    """A fishery with 201 quotas."""

    def __init__(self, *, r=0.3, K=1.0, s0=0.75, Tmax=100, order="growth_first", sigma=0.0):
        capacity = Fraction(float(K))
        self._params = Params(
            growth=to_coefficient(r),
            capacity=capacity,
            start=to_units(s0, capacity),
            max_steps=int(Tmax),
            growth_first=order == "growth_first",
            sigma=to_coefficient(sigma),
        )
        self._state = start(self._params)
        self.action_space = spaces.Discrete(201)
        self.observation_space = spaces.Box(0, np.float32(2 * K), (1,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params)
        return observation(self._params, self._state), {}

    def step(self, action):
        xi = NOISE_VALUES[int(self.np_random.integers(len(NOISE_VALUES)))]
        self._state = transition(self._params, self._state, quota_of(action), xi)
        return (
            observation(self._params, self._state),
            reward(self._params, self._state),
            is_terminated(self._state),
            is_truncated(self._params, self._state),
            {},
        )
