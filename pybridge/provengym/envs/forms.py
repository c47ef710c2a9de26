"""The forms in which an environment is observed and takes actions, as data that the compiled lanes
read: one place for each environment says it."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

import numpy as np
from gymnasium import spaces

from provengym import _validation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from numpy.typing import NDArray

Autoreset = Literal["next_step", "same_step", "disabled"]
"""The modes of resetting a lane whose episode is over."""

DTYPES = ("int64", "int32", "uint8", "float32", "one_hot")
"""The dtypes of lanes' observations; "one_hot" is a uint8 row with a 1 where the number says."""


@dataclass(frozen=True, kw_only=True)
class View:
    """Which components of a kernel's observation an environment shows, and as what.

    As float32, component number k is shown as ``(component - offset[k]) / divisor[k] * factor[k]``,
    in double precision and rounded once more.
    """

    first: int = 0
    """The number of the first component."""
    count: int = 1
    """The number of components."""
    rows: bool = False
    """True if an observation is an array, be it of one item, and no number."""
    sizes: tuple[int, ...] = ()
    """The numbers that the components stay below, where they are shown as integers."""
    least: int = 0
    """A number that no component lies below, where they are shown as integers."""
    offset: tuple[float, ...] = ()
    divisor: tuple[float, ...] = ()
    factor: tuple[float, ...] = ()
    dtype: str = "int64"
    """One of `DTYPES`."""

    @classmethod
    def of(cls, space: spaces.Space[Any], first: int = 0) -> View:
        """The view whose components are the integers of a space."""
        if isinstance(space, spaces.Discrete):
            return cls(first=first, sizes=(int(space.n),))
        if isinstance(space, spaces.MultiDiscrete):
            sizes = tuple(space.nvec.tolist())
            return cls(first=first, count=len(sizes), rows=True, sizes=sizes)
        raise TypeError(f"no view of {space} is known: the environment must give one")

    @classmethod
    def scaled(
        cls,
        divisor: tuple[float, ...],
        offset: tuple[float, ...] | None = None,
        factor: tuple[float, ...] | None = None,
    ) -> View:
        """The view that shows the first components as float32."""
        return cls(
            count=len(divisor),
            rows=True,
            offset=offset or (0.0,) * len(divisor),
            divisor=divisor,
            factor=factor or (1.0,) * len(divisor),
            dtype="float32",
        )

    def shown_as(self, dtype: object) -> View:
        """The same components as another of `DTYPES`; None for this view.

        Raises:
            TypeError: It is no string.
            ValueError: It is none of them, or the components do not fit.
        """
        if dtype is None:
            return self
        try:
            name = np.dtype(dtype).name if not isinstance(dtype, str) else dtype  # type: ignore[call-overload]
        except TypeError:
            name = dtype
        name = _validation.choice("observation_dtype", name, (None, *DTYPES))
        if name == self.dtype:
            return self
        refused = f"observation_dtype must be None or {self.dtype!r}"
        if self.dtype == "float32":
            raise ValueError(f"{refused} where observations are real numbers, got {name!r}")
        if name == "one_hot" and self.count != 1:
            raise ValueError(f"{refused} where an observation has several items, got {name!r}")
        if name == "float32":
            raise ValueError(f"{refused} or another integer type, got {name!r}")
        if self.least < (-(2**31) if name == "int32" else 0):
            raise ValueError(
                f"observation_dtype {name!r} does not hold {self.least}, which observations may be"
            )
        largest = max(self.sizes) - 1
        if name in ("uint8", "int32") and largest > np.iinfo(name).max:
            raise ValueError(
                f"observation_dtype {name!r} holds numbers up to {np.iinfo(name).max}, and "
                f"observations go up to {largest}"
            )
        return replace(self, dtype=name)

    @property
    def array_dtype(self) -> np.dtype[Any]:
        """The dtype of the array of observations."""
        return np.dtype(np.uint8 if self.dtype == "one_hot" else self.dtype)

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the observation of one lane."""
        if self.dtype == "one_hot":
            return (self.sizes[0],)
        return (self.count,) if self.rows else ()

    @property
    def items(self) -> int:
        """The number of items that the observation of one lane has."""
        return self.sizes[0] if self.dtype == "one_hot" else self.count

    def show(self, components: NDArray[np.int64]) -> NDArray[Any]:
        """The observations with these components, one row of `count` for each; not one-hot."""
        shown: NDArray[Any] = components
        if self.dtype == "float32":
            offset, divisor, factor = self._numbers
            shown = (components - offset) / divisor * factor
        return shown.astype(self.array_dtype).reshape(len(components), *self.shape)

    @functools.cached_property
    def _numbers(self) -> tuple[NDArray[np.float64], ...]:
        return np.array(self.offset), np.array(self.divisor), np.array(self.factor)

    def for_lanes(
        self,
    ) -> tuple[int, int, int, int, list[float], list[float], list[float], bool]:
        """Return the view as `_core.Kernel.lanes` takes it."""
        width = self.sizes[0] if self.dtype == "one_hot" else 0
        form = DTYPES.index(self.dtype)
        offset, divisor, factor = list(self.offset), list(self.divisor), list(self.factor)
        return form, self.first, self.count, width, offset, divisor, factor, self.rows


@dataclass(frozen=True)
class Numbered:
    """Actions are the numbers below `count`, of which the kernel takes `scale` times each."""

    count: int
    scale: int = 1

    def for_lanes(self) -> tuple[int, int]:
        """Return the form of the actions as `_core.Kernel.lanes` takes it."""
        return self.count, self.scale


@dataclass(frozen=True)
class Real:
    """Actions are arrays of real numbers from `low` to `high`, and the kernel takes whole ones.

    A number x stands for the integer nearest to ``(x + offset) * units / span``.  The word of an
    action has these integers as its digits in base `base`, the first one highest.
    """

    low: float
    high: float
    offset: float
    units: float
    span: float
    away: bool = False
    """True if of two integers equally near it is the one farther from that of 0, else the even
    one."""
    items: int = 1
    """The number of real numbers in an action."""
    base: int = 0
    """More than every integer, where there are several."""

    def for_lanes(self) -> tuple[float, float, float, float, float, bool, int, int]:
        """Return the form of the actions as `_core.Kernel.lanes` takes it."""
        scale = self.low, self.high, self.offset, self.units, self.span
        return *scale, self.away, self.items, self.base


@dataclass(frozen=True)
class Told:
    """An entry of the info of a step: a component of the kernel's observation."""

    name: str
    """The key in the info."""
    component: str | None
    """The component's name; None for the number of steps since the reset."""
    values: tuple[Any, ...] | None = None
    """The entry for each value of the component, of which infos have a copy where it is an array;
    None where it is the value itself."""
    at_reset: bool = False
    """True where the info of a reset has it, too."""

    def of(self, components: Mapping[str, int], steps: int) -> Any:
        """Return the entry for a state with these components, after so many steps."""
        value = steps if self.component is None else components[self.component]
        entry = value if self.values is None else self.values[value]
        return entry.copy() if isinstance(entry, np.ndarray) else entry

    def of_many(
        self, names: Sequence[str], components: NDArray[np.int64], steps: NDArray[np.uint32]
    ) -> NDArray[Any]:
        """Return the entries for states whose components of these names are the rows, each after so
        many steps."""
        if self.component is None:
            column = steps.astype(np.int64)
        else:
            column = components[:, names.index(self.component)]
        return column.copy() if self.values is None else self._entries.take(column, axis=0)

    @functools.cached_property
    def _entries(self) -> NDArray[Any]:
        values = self.values or ()
        is_text = any(isinstance(value, str) for value in values)
        return np.array(values, dtype=object if is_text else None)

    def for_cursor(
        self, components: tuple[str, ...]
    ) -> tuple[str, int | None, tuple[Any, ...] | None]:
        """Return the entry as `_core.Kernel.cursor` takes it, where these are the components of the
        kernel's observation."""
        number = None if self.component is None else components.index(self.component)
        return self.name, number, self.values
