"""The forms in which targets show a stock and take a quota."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.fishing.env import HUNDREDTH, QUOTAS
from provengym.envs.fishing.fishery import CAPACITY
from provengym.envs.fishing.frame import bar
from provengym.models.model import (
    NoFitError,
    Parameters,
    Reader,
    State,
    UnreadableError,
    numbered,
)

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from provengym.envs.fishing.env import FishingEnv

# In units.  A float32 is as near as this to any stock.
_TOLERANCE = 0.125


class Stocks:
    """The stocks and the quotas of a fishery with some capacity."""

    def __init__(self, env: FishingEnv) -> None:
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
