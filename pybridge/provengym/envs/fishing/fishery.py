"""The base classes of the fishing environments: everything but the form of an action."""

from __future__ import annotations

import abc
import math
import warnings
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.amounts import number
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.fishing.frame import SHOWN_STEPS, FishingFrame
from provengym.envs.fishing.painter import FishingPainter
from provengym.envs.forms import Real, View

if TYPE_CHECKING:
    from numpy.typing import NDArray

CAPACITY = 1_000_000
"""The carrying capacity in units."""
MAX_DENOMINATOR = 1_000_000
SMALLEST_K, LARGEST_K = 1e-30, 1e30

Order = Literal["growth_first", "harvest_first"]
ORDERS: tuple[Order, ...] = get_args(Order)


class FisheryEnv(KernelEnv):
    """A fishery whose quotas come in some form."""

    actions: ClassVar[tuple[str, ...]] = ()
    typed: ClassVar[bool] = True
    _kernel_name = "Fishing"
    _remembered: ClassVar[int] = SHOWN_STEPS

    r = Parameter[Fraction]("The growth rate.")
    K = Parameter[float]("The carrying capacity.")
    s0 = Parameter[float]("The stock that an episode starts with.")
    Tmax = Parameter[int]("The number of steps after which an episode is truncated.")
    order = Parameter[Order]("What happens first in a step.")
    sigma = Parameter[Fraction]("The standard deviation of the noise.")

    def __init__(
        self,
        r: float | str | Fraction = 0.3,
        K: float | str = 1.0,
        s0: float | str = 0.75,
        Tmax: int = 100,
        order: Order = "growth_first",
        sigma: float | str | Fraction = 0.0,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._r = _rate("r", r, 5)
        self._K = _capacity(K)
        start = self._stock("s0", _written("s0", s0))
        self._s0 = self._natural(start)
        self._Tmax = _validation.integer("Tmax", Tmax, 1, MAX_STEPS)
        self._order = _validation.choice("order", order, ORDERS)
        self._sigma = _rate("sigma", sigma, 1)
        super().__init__(
            {
                "growth_num": self._r.numerator,
                "growth_den": self._r.denominator,
                "noise_num": self._sigma.numerator,
                "noise_den": self._sigma.denominator,
                "order": ORDERS.index(self._order),
                "start": start,
            },
            render_mode,
            self._Tmax,
        )
        self.observation_space = self._box()
        if start == 0:
            warnings.warn(
                "s0 is 0: an episode begins in a terminal state, which only its first step reports",
                stacklevel=2,
            )

    @property
    def state(self) -> float | None:
        """The stock, None before the first reset."""
        return None if self._state is None else self._natural(self._state[0])

    @property
    def units(self) -> int | None:
        """The stock as the exact number of millionths of K, None before the first reset."""
        return None if self._state is None else self._state[0]

    # What the base classes ask for.

    @property
    def _bounds(self) -> tuple[float, float]:
        """The numbers that stand for no fish and for twice the capacity."""
        return 0.0, 2.0 * self._K

    def _box(self) -> spaces.Box:
        return spaces.Box(*self._bounds, (1,), np.float32)

    @property
    def view(self) -> View:
        """The stock over the units of the capacity, times the capacity."""
        return View.scaled((float(CAPACITY),), factor=(self._K,))

    @property
    def reward_factor(self) -> float:
        """The capacity."""
        return self._K

    def _state_from_option(self, value: object) -> tuple[int]:
        return (self._stock("options['state']", value),)

    def why_no_table(self) -> str:
        """That there is chance, or that there are too many stocks."""
        if self._sigma:
            return f"Fishing has no table with sigma={float(self._sigma):g}: its steps are random"
        return f"Fishing has no table: there are {2 * CAPACITY + 1:,} stocks, which are too many"

    def _make_painter(self) -> FishingPainter:
        return FishingPainter(self._K, self._Tmax)

    def _frame(self, state: Words, **progress: Any) -> FishingFrame:
        return FishingFrame(
            capacity=self._K,
            stocks=(*(before[0] / CAPACITY for before, _ in self._past), state[0] / CAPACITY),
            harvests=tuple(harvest / CAPACITY for _, harvest in self._past),
            quota=None if self._last_action is None else self._last_action / CAPACITY,
            **progress,
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


class BoxFisheryEnv(FisheryEnv):
    """A fishery whose quotas are the numbers of its box."""

    _noun: ClassVar[str]
    """The noun for such a number."""

    def _make_action_space(self) -> spaces.Space[Any]:
        return self._box()

    def _action_word(self, action: Any) -> int:
        low, high = self._bounds
        expected = f"action must be a {self._noun} between {low:g} and {high:g}"
        expected += ", as an array of shape (1,)"
        amount = only_number(expected, action)
        if math.isnan(amount):
            raise ValueError(f"{expected}, got {_validation.shown(action)}")
        return self._units(min(max(amount, low), high))

    @property
    def action_form(self) -> Real:
        """The numbers of the box, and the units that the nearest of them stand for."""
        return Real(*self._bounds, *self._units_form)

    @property
    @abc.abstractmethod
    def _units_form(self) -> tuple[float, float, float]:
        """Offset, units and span: `_units` rounds ``(x + offset) * units / span``."""

    @abc.abstractmethod
    def _units(self, amount: float) -> int:
        """The units that a number in the bounds stands for."""

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each digit: a quota of so many twentieths of K."""
        low, high = self._bounds
        return {str(digit): _array(low + digit / 40 * (high - low)) for digit in range(10)}

    def action_from_text(self, text: str) -> Any:
        """The action that a number means.

        Raises:
            ValueError: It is none, or lies outside the box.
        """
        amount = float(text)
        low, high = self._bounds
        if not low <= amount <= high:
            raise ValueError(f"no action: {text}")
        return _array(amount)

    def actions_in_words(self) -> str:
        """Describe the texts that `action_from_text` takes."""
        low, high = self._bounds
        return f"{self._noun}s between {low:g} and {high:g}"

    def action_in_words(self, action: Any) -> str:
        """The number of an action."""
        return f"{self._noun} {float(action[0]):g}"


def _array(amount: float) -> NDArray[np.float32]:
    return np.array((amount,), dtype=np.float32)


def only_number(expected: str, value: Any) -> float:
    """As `number`, also in a list or tuple of one.

    Raises:
        TypeError: It is something else; the message begins with `expected`.
        ValueError: It is larger than every float.
    """
    alone = isinstance(value, (list, tuple)) and len(value) == 1
    try:
        return number(expected, value[0] if alone else value)
    except (TypeError, ValueError) as error:
        raise type(error)(f"{expected}, got {_validation.shown(value)}") from None


def _rate(name: str, value: object, largest: int) -> Fraction:
    """The nearest fraction with a denominator that the kernel takes."""
    expected = f"a number between 0 and {largest}: 0.3, '0.3' or '3/10'"
    rate = _validation.fraction(name, value, expected)
    if not 0 <= rate <= largest:
        raise ValueError(f"{name} must be {expected}, got {_validation.shown(value)}")
    return rate.limit_denominator(MAX_DENOMINATOR)


def _written(name: str, value: object) -> object:
    """A number that was given as text, such as "0.75" or "3/4", and anything else as it is."""
    if isinstance(value, str):
        return _validation.fraction(name, value, "a number: 0.75, '0.75' or '3/4'")
    return value


def _capacity(value: object) -> float:
    expected = f"K must be a number between {SMALLEST_K:g} and {LARGEST_K:g}"
    capacity = number(expected, _written("K", value))
    if not SMALLEST_K <= capacity <= LARGEST_K:
        raise ValueError(f"{expected}, got {_validation.shown(value)}")
    return capacity
