"""Fishing as a reference: its kernel, with and without noise."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.envs.fishing.env import HUNDREDTH, FishingEnv
from provengym.envs.fishing.stocks import Stocks
from provengym.models.kernel_model import KernelModel, TimedKernelModel
from provengym.models.model import State, Transition, constructed

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from provengym.models.model import Outcomes, States

_COINS = 4
"""The noise is the number of ones among the first bits of a random word, less the half of them."""
_WORDS = tuple(((1 << ones) - 1) << (64 - _COINS) for ones in range(_COINS + 1))


def fishery(parameters: Mapping[str, Any]) -> FishingModel | NoisyFishingModel:
    """The fishery with these parameters, the others as in `FishingEnv`.

    Raises:
        ConformanceError: There is none.
    """
    env = constructed("Fishing", FishingEnv, parameters)
    return NoisyFishingModel(env) if env.sigma else FishingModel(env)


class FishingModel(Stocks, TimedKernelModel):
    """One fishery without noise, answered by the kernel compiled from the specification.

    A state is the stock in units and the number of steps taken; a state is over when it is extinct
    or at the last step.  Observations show the stock only.
    """

    name: str = "Fishing"

    def __init__(self, env: FishingEnv) -> None:
        Stocks.__init__(self, env)
        TimedKernelModel.__init__(self, env.kernel, 1, env.Tmax)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The kernel's steps, cut off at the last one."""
        found = super().outcomes(states, actions * HUNDREDTH)
        return replace(found, rewards=found.rewards * self._K)

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step, cut off at the last one."""
        stock, steps = state
        successor, reward, terminated = self._kernel.step((stock,), action * HUNDREDTH, 0)
        after = (*successor, steps + 1)
        truncated = steps + 1 >= self._last and not terminated
        return Transition(after, self._natural(reward), terminated, truncated)

    def picture(self, state: State) -> str | None:
        """A bar from 0 to 2K, with K in the middle, and the number of steps."""
        return f"{super().picture(state)} step {state[1]} of {self._last}"


class NoisyFishingModel(Stocks, KernelModel):
    """One fishery with noise, answered by the kernel compiled from the specification.

    A state is the stock in units.
    """

    name: str = "Fishing"
    fully_observed = has_probabilities = True
    branches = _WORDS
    branch_weights = tuple(math.comb(_COINS, ones) for ones in range(_COINS + 1))

    def __init__(self, env: FishingEnv) -> None:
        Stocks.__init__(self, env)
        KernelModel.__init__(self, env.kernel, 1)
        self.parameters["sigma"] = float(env.sigma)
        self.limit = env.Tmax

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The kernel's steps for each value of the noise."""
        found = super().outcomes(states, actions * HUNDREDTH)
        return replace(found, rewards=found.rewards * self._K)

    def starts(self, shown: State | None = None) -> States:
        """The start, if it is what was observed."""
        return self._alike(self.columns([self._kernel.init()]), shown)
