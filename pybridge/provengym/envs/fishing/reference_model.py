"""Fishing as a reference: its kernel, with and without noise."""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym.envs.fishing.env import HUNDREDTH, FishingEnv
from provengym.envs.fishing.stocks import Stocks
from provengym.models.model import State, Transition, constructed
from provengym.models.random_model import KernelModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.random_model import Observation, Outcomes, States

_COINS = 4
"""The noise is the number of ones among the first bits of a random word, less the half of them."""
_WORDS = tuple(((1 << ones) - 1) << (64 - _COINS) for ones in range(_COINS + 1))
_CHANCES = tuple(Fraction(math.comb(_COINS, ones), 2**_COINS) for ones in range(_COINS + 1))


def fishery(parameters: Mapping[str, Any]) -> FishingModel | NoisyFishingModel:
    """The fishery with these parameters, the others as in `FishingEnv`.

    Raises:
        ConformanceError: There is none.
    """
    env = constructed("Fishing", FishingEnv, parameters)
    return NoisyFishingModel(env) if env.sigma else FishingModel(env)


class FishingModel(Stocks):
    """One fishery without noise, answered by the kernel compiled from the specification.

    A state is the stock in units and the number of steps taken; a state is over when it is extinct
    or at the last step.  Observations show the stock only.
    """

    name: str = "Fishing"

    def __init__(self, env: FishingEnv) -> None:
        super().__init__(env)
        self._kernel = env.kernel
        self.start: State = (*self._kernel.init(), 0)

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step, cut off at the last one."""
        stock, steps = state
        successor, reward, terminated = self._kernel.step((stock,), action * HUNDREDTH, 0)
        after = (*successor, steps + 1)
        truncated = steps + 1 >= self._last and not terminated
        return Transition(after, self._natural(reward), terminated, truncated)

    def fill_hidden(self, shown: State, state: State) -> State:
        """An observation shows no number of steps."""
        return (shown[0], *state[1:])

    def picture(self, state: State) -> str | None:
        """A bar from 0 to 2K, with K in the middle, and the number of steps."""
        return f"{super().picture(state)} step {state[1]} of {self._last}"


class NoisyFishingModel(Stocks, KernelModel):
    """One fishery with noise, answered by the kernel compiled from the specification.

    A state is the stock in units.
    """

    name: str = "Fishing"
    has_chances = True
    branches = _WORDS

    def __init__(self, env: FishingEnv) -> None:
        Stocks.__init__(self, env)
        KernelModel.__init__(self, env.kernel, 1)
        self.parameters["sigma"] = float(env.sigma)
        self.limit = env.Tmax
        self._start: State = self._kernel.init()

    def outcomes(self, states: States, action: int) -> Outcomes:
        """The kernel's steps for each value of the noise."""
        found = super().outcomes(states, action * HUNDREDTH)
        return replace(found, rewards=found.rewards * self._K)

    def chances(self, state: tuple[int, ...], action: int) -> tuple[Fraction, ...]:
        """The numbers of ones among four coins: 1, 4, 6, 4 and 1 sixteenths."""
        return _CHANCES

    def start_chances(self) -> Mapping[tuple[int, ...], Fraction]:
        """There is one start."""
        return {self._start: Fraction(1)}

    def starts(self, observation: Observation) -> States:
        """The start, if it is what was observed."""
        return self.columns([self._start] if observation == self._start else [])

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Whether this is the start."""
        return state == self._start

    def read_state(self, value: object) -> State:
        """A stock, as a number."""
        return self.read(value)
