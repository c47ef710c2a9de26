"""What the two fishing environments share: everything but the form of an action."""

from __future__ import annotations

import math
import warnings
from collections import deque
from fractions import Fraction
from numbers import Real
from typing import TYPE_CHECKING, Any, ClassVar, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import KernelEnv
from provengym.envs.fishing.frame import SHOWN_STEPS, FishingFrame, text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.fishing.painter import FishingPainter

CAPACITY = 1_000_000
"""The carrying capacity in units."""
MAX_DENOMINATOR = 1_000_000
MAX_STEPS = 2**31 - 1
SMALLEST_K, LARGEST_K = 1e-30, 1e30

ORDERS = ("growth_first", "harvest_first")


class FisheryEnv(KernelEnv):
    """A fishery whose quotas come in some form."""

    actions: ClassVar[tuple[str, ...]] = ()
    keys_help: ClassVar[str] = "digits 0 to 9 fish with a quota of so many twentieths of K"
    _kernel_name = "Fishing"

    def __init__(
        self,
        r: float = 0.3,
        K: float = 1.0,
        s0: float = 0.75,
        Tmax: int = 100,
        order: str = "growth_first",
        sigma: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self._r = _rate("r", r, 5)
        self._K = _capacity(K)
        self._start = self._stock("s0", s0)
        self._Tmax = _validation.integer("Tmax", Tmax, 1, MAX_STEPS)
        self._order = cast("str", _validation.choice("order", order, ORDERS))
        self._sigma = _rate("sigma", sigma, 1)
        super().__init__(
            {
                "growth_num": self._r.numerator,
                "growth_den": self._r.denominator,
                "noise_num": self._sigma.numerator,
                "noise_den": self._sigma.denominator,
                "order": ORDERS.index(self._order),
                "start": self._start,
            },
            render_mode,
        )
        self.observation_space: spaces.Space[Any] = self._box()
        self._past: deque[tuple[int, int]] = deque(maxlen=SHOWN_STEPS)
        if self._start == 0:
            warnings.warn(
                "s0 is 0: an episode begins in a terminal state, which only its first step reports",
                stacklevel=2,
            )

    @property
    def r(self) -> Fraction:
        """The growth rate."""
        return self._r

    @property
    def K(self) -> float:
        """The carrying capacity."""
        return self._K

    @property
    def s0(self) -> float:
        """The stock that an episode starts with."""
        return self._natural(self._start)

    @property
    def Tmax(self) -> int:
        """The number of steps after which an episode is truncated."""
        return self._Tmax

    @property
    def order(self) -> str:
        """What happens first in a step."""
        return self._order

    @property
    def sigma(self) -> Fraction:
        """The standard deviation of the noise."""
        return self._sigma

    @property
    def state(self) -> float | None:
        """The stock, None before the first reset."""
        return None if self._state is None else self._natural(self._state[0])

    @property
    def units(self) -> int | None:
        """The stock as the exact number of millionths of K, None before the first reset."""
        return None if self._state is None else self._state[0]

    # What the base classes ask for.

    def _box(self) -> spaces.Box:
        return spaces.Box(0.0, 2.0 * self._K, (1,), np.float32)

    def _observe(self, state: tuple[int, ...]) -> NDArray[np.float32]:
        return np.array((self._natural(state[0]),), dtype=np.float32)

    def _reward(self, units: int) -> float:
        return self._natural(units)

    def _limit(self, terminated: bool) -> tuple[bool, dict[str, Any]]:
        reached = self._steps >= self._Tmax
        return reached and not terminated, {"time_limit": reached}

    def _begin(self) -> None:
        self._past.clear()

    def _remember(self, before: tuple[int, ...], units: int) -> None:
        self._past.append((before[0], units))

    def _state_from_option(self, value: object) -> tuple[int]:
        return (self._stock("options['state']", value),)

    def _is_state(self, words: tuple[int, ...]) -> bool:
        return words[0] <= 2 * CAPACITY

    def _no_table(self) -> str:
        if self._sigma:
            return f"Fishing has no table with sigma={float(self._sigma):g}: its steps are random"
        return f"Fishing has no table: there are {2 * CAPACITY + 1:,} stocks, which are too many"

    def _text(self) -> str:
        return text(self._frame())

    def _make_painter(self) -> FishingPainter:
        from provengym.envs.fishing.painter import FishingPainter

        return FishingPainter(self._K, self._Tmax)

    def _frame(self) -> FishingFrame:
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before render()")
        return FishingFrame(
            capacity=self._K,
            stocks=(*(stock / CAPACITY for stock, _ in self._past), self._state[0] / CAPACITY),
            harvests=tuple(harvest / CAPACITY for _, harvest in self._past),
            quota=None if self._last_action is None else self._last_action / CAPACITY,
            steps=self._steps,
            episode_return=self._return,
        )

    # Units.

    def _natural(self, units: int) -> float:
        return units / CAPACITY * self._K

    def _nearest(self, amount: float) -> int:
        """The whole number of units nearest to a finite amount."""
        return round(Fraction(amount) * CAPACITY / Fraction(self._K))

    def _stock(self, name: str, value: object) -> int:
        """The units of a stock between 0 and 2 K."""
        expected = f"{name} must be a stock between 0 and {2 * self._K:g}"
        amount = number(expected, value)
        if not math.isfinite(amount) or not 0 <= self._nearest(amount) <= 2 * CAPACITY:
            raise ValueError(f"{expected}, got {_validation.shown(value)}")
        return self._nearest(amount)


def number(expected: str, value: Any) -> float:
    """`value` as a float: a real number, or an array of one.

    Raises:
        TypeError: It is something else; the message begins with `expected`.
        ValueError: It is larger than every float.
    """
    item = value
    if isinstance(value, np.ndarray) and value.shape in ((), (1,)):
        item = value.reshape(())[()]
    if isinstance(item, (bool, np.bool_)) or not isinstance(item, Real):
        raise TypeError(f"{expected}, got {_validation.shown(value)}")
    try:
        return float(item)
    except OverflowError:
        raise ValueError(f"{expected}, got {_validation.shown(value)}") from None


def _rate(name: str, value: object, largest: int) -> Fraction:
    expected = f"a number between 0 and {largest}: 0.3, '0.3' or '3/10'"
    rate = _validation.fraction(name, value, expected)
    if not 0 <= rate <= largest:
        raise ValueError(f"{name} must be {expected}, got {_validation.shown(value)}")
    if rate.denominator > MAX_DENOMINATOR:
        nearest = rate.limit_denominator(MAX_DENOMINATOR)
        raise ValueError(
            f"{name} must be a fraction with a denominator of at most {MAX_DENOMINATOR:,}: "
            f"{_validation.shown(value)} has {rate.denominator}; the nearest such fraction is "
            f"'{nearest}'"
        )
    return rate


def _capacity(value: object) -> float:
    expected = f"K must be a number between {SMALLEST_K:g} and {LARGEST_K:g}"
    capacity = number(expected, value)
    if not SMALLEST_K <= capacity <= LARGEST_K:
        raise ValueError(f"{expected}, got {_validation.shown(value)}")
    return capacity
