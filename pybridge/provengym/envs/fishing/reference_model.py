"""Fishing as a reference: its kernel, with and without noise."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.envs.fishing.env import HUNDREDTH, FishingEnv
from provengym.envs.fishing.stocks import Stocks
from provengym.models.kernel_model import KernelModel
from provengym.models.model import State, TimeLimit, Transition, constructed
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, States

_COINS = 4
"""The noise is the number of ones among the first bits of a random word, less the half of them."""
_WORDS = tuple(((1 << ones) - 1) << (64 - _COINS) for ones in range(_COINS + 1))


def fishery(parameters: Mapping[str, Any]) -> Model:
    """The fishery with these parameters, the others as in `FishingEnv`.

    Raises:
        ConformanceError: There is none.
    """
    env = constructed("Fishing", FishingEnv, parameters)
    if env.sigma:
        return NoisyFishingModel(env)
    return TimeLimitedModel(FishingModel(env), TimeLimit(env.Tmax))


class FishingModel(Stocks, KernelModel):
    """One fishery without noise, answered by the kernel compiled from the specification.

    A state is the stock in units.
    """

    name: str = "Fishing"
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, env: FishingEnv) -> None:
        Stocks.__init__(self, env)
        KernelModel.__init__(self, env.kernel, 1)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The kernel's steps, for each value of the noise if there is any."""
        found = super().outcomes(states, actions)
        return replace(found, rewards=found.rewards * self._K)

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step."""
        found = super().step(state, action)
        return replace(found, reward=found.reward * self._K)

    def words(self, actions: Any) -> Any:
        """Return the quotas."""
        return actions * HUNDREDTH


class NoisyFishingModel(FishingModel):
    """One fishery with noise."""

    deterministic = False
    branches = _WORDS
    branch_weights = tuple(math.comb(_COINS, ones) for ones in range(_COINS + 1))

    def __init__(self, env: FishingEnv) -> None:
        super().__init__(env)
        self.parameters["sigma"] = float(env.sigma)
        self.time_limit = TimeLimit(env.Tmax)
