"""Fishing as a reference: its kernel with and without noise, forms of stocks, fisheries to try."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.fishing.env import HUNDREDTH, QUOTAS, FishingEnv
from provengym.envs.fishing.fishery import CAPACITY
from provengym.envs.fishing.frame import bar
from provengym.envs.kernel_model import KernelModel
from provengym.models.model import (
    NoFitError,
    Parameters,
    Reader,
    State,
    TimeLimit,
    UnreadableError,
    constructed,
    known,
    numbered,
    takes,
)
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.unexplored import UnexploredParameters

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import gymnasium
    from hypothesis.strategies import SearchStrategy
    from numpy.typing import NDArray

    from provengym.models.model import Model


# In units.  A float32 is as near as this to any stock.
_TOLERANCE = 0.125


class FishingModel(KernelModel):
    """One fishery without noise, answered by the kernel compiled from the specification.

    A state is the stock in units.
    """

    name: str = "Fishing"
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, env: FishingEnv) -> None:
        super().__init__(env)
        self._K = env.K
        self.actions: tuple[str, ...] = tuple(
            f"quota {self._natural(number * HUNDREDTH):g}" for number in range(QUOTAS)
        )
        self.reward_tolerance: float = self._natural(1) * _TOLERANCE
        self.parameters: Parameters = {
            "r": float(env.r),
            "K": env.K,
            "s0": env.s0,
            "Tmax": env.Tmax,
            "order": env.order,
        }

    def read(self, value: object) -> State:
        """A stock, as a number or an array of one, in units."""
        return self._units(value, 0.0, self._K)

    def read_state(self, value: object) -> State:
        """A stock, as `read` takes it."""
        return self.read(value)

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The numbers of a Discrete space, or the quotas in a Box of [0, 2K] or of [-1, 1]."""
        form = self._form(space)
        if form is None or not isinstance(space, spaces.Box):
            return numbered(space, self.actions)
        offset, scale = form
        return tuple(
            np.full(space.shape, self._share(number) * scale - offset, space.dtype)
            for number in range(QUOTAS)
        )

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """Return the reader of a Box with the stock s in [0, 2K], or s / K - 1 in [-1, 1]."""
        form = self._form(space)
        if form is None:
            raise NoFitError(
                f"the observation space {one_line(space)} shows no stock as a Box of one number in "
                f"[0, {2 * self._K:g}], or in [-1, 1], does; Binding(observation=...) can map "
                "other forms"
            )
        offset, scale = form
        return lambda observation: self._units(observation, offset, scale)

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the stock in millionths of the capacity."""
        return {"observation": self._observation(state), "units": state[0]}

    def picture(self, state: State) -> str | None:
        """A bar from 0 to 2K, with K in the middle."""
        return bar(state[0] / CAPACITY)

    def words(self, actions: Any) -> Any:
        """Return the quotas."""
        return actions * HUNDREDTH

    def _natural(self, units: int) -> float:
        return units / CAPACITY * self._K

    def _share(self, number: int) -> float:
        return number * HUNDREDTH / CAPACITY

    def _observation(self, state: State) -> NDArray[np.float32]:
        return np.array((self._natural(state[0]),), dtype=np.float32)

    def _units(self, value: object, offset: float, scale: float) -> State:
        """The stock that is shown as itself over the capacity, times `scale` and less `offset`."""
        try:
            items = np.asarray(value, dtype=np.float64).ravel()
        except (TypeError, ValueError):
            items = np.empty(0)
        units = (items + offset) / scale * CAPACITY
        if units.shape != (1,) or not np.isfinite(units[0]):
            raise UnreadableError(f"{brief(value)} is no stock")
        nearest = round(float(units[0]))
        if not 0 <= nearest <= 2 * CAPACITY or abs(units[0] - nearest) > _TOLERANCE:
            raise UnreadableError(
                f"{brief(value)} is {units[0]:.9g} millionths of the capacity, and "
                f"not a whole number of them between 0 and {2 * CAPACITY}"
            )
        return (nearest,)

    def _form(self, space: gymnasium.Space[Any]) -> tuple[float, float] | None:
        """Return (offset, scale) of a Box that shows a stock s as s / K * scale - offset."""
        if not (isinstance(space, spaces.Box) and space.shape in ((), (1,))):
            return None
        low, high = float(space.low.min()), float(space.high.max())
        if (low, high) == (-1.0, 1.0):
            return 1.0, 1.0
        if low <= 0 and high >= np.float32(2 * self._K) * (1 - 1e-6):
            return 0.0, self._K
        return None


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


class NoisyFishingModel(FishingModel):
    """One fishery with noise."""

    deterministic = False
    branches = _WORDS
    branch_weights = tuple(math.comb(_COINS, ones) for ones in range(_COINS + 1))

    def __init__(self, env: FishingEnv) -> None:
        super().__init__(env)
        self.parameters["sigma"] = float(env.sigma)
        self.time_limit = TimeLimit(env.Tmax)


# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS = 2
_SIMPLE: Parameters = {"r": 0.3, "K": 1.0, "s0": 0.75, "order": "growth_first"}
_OTHERS: tuple[Parameters, ...] = (
    {},
    {"K": 2.0},
    {"order": "harvest_first"},
    {"s0": 2.0},
    {"s0": 2.0, "order": "harvest_first"},
    {"s0": 0.01},
    {"r": 1.0},
)


class FishingParameters(UnexploredParameters):
    """All fisheries.

    Without noise the growth rate, the capacity, the start, the number of steps and the order are
    explored: few steps from starts up to twice the capacity first.
    """

    name: str = "Fishing"
    id: str = "provengym/Fishing-v0"
    explored: tuple[str, ...] = ("r", "K", "s0", "Tmax", "order")

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The fishery with these parameters, the others as in `FishingEnv`."""
        return fishery(known(self.name, FishingEnv, parameters))

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Fisheries of two steps where that is free, with one or two other things changed."""
        if not free:
            return []
        base = self.model(fixed).parameters
        few = {"Tmax": FEWEST_STEPS} if "Tmax" in free else {}
        found: list[Parameters] = []
        for other in _OTHERS:
            chosen = {**base, **few, **{k: v for k, v in other.items() if k in free}}
            if chosen not in found and set(other) <= free and takes(self, chosen):
                found.append(chosen)
        return found

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Fewer steps, and what is not as in the defaults."""
        steps = parameters["Tmax"]
        for fewer in sorted({FEWEST_STEPS, steps // 2, steps - 1}):
            if "Tmax" in free and FEWEST_STEPS <= fewer < steps:
                yield {**parameters, "Tmax": fewer}
        for name, simple in _SIMPLE.items():
            simpler = {**parameters, name: simple}
            if name in free and simpler != parameters and takes(self, simpler):
                yield simpler

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Growth rates up to 1, starts up to twice the capacity, up to 33 steps."""
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters

        @st.composite
        def fisheries(draw: Any) -> Parameters:
            capacity = (1.0, 2.0, 0.5)[draw(below(3))] if "K" in free else base["K"]
            drawn = {
                "r": draw(below(101)) / 100,
                "K": capacity,
                "s0": (draw(below(200)) + 1) / 100 * capacity,
                "Tmax": draw(below(32)) + FEWEST_STEPS,
                "order": ("growth_first", "harvest_first")[draw(below(2))],
            }
            return {**base, **{name: drawn[name] for name in free}}

        return fisheries().filter(partial(takes, self)) if free else st.just(base)
