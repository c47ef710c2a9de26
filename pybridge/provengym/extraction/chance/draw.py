"""A number of which only the interval is known in which it lies.

A `Draw` stands for ``f(base(k))``, with `k` uniform in a range of integers and `f` the operations
that were done with it; all of them are monotone.  A comparison splits the range where its truth
changes, and each part is a branch of the run.  The place is found with the real operations on real
numbers, so that types, rounding and the uneven end of a cumulative sum are NumPy's.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from provengym.extraction.chance.run import current

GRID = 2**53
"""``Generator.random`` is one of so many values, ``k / GRID``, each equally likely (it shifts away
all but 53 bits of a word)."""

_NUMBERS = (int, float, bool)


class Interval:
    """Where the number behind one or several draws lies: ``base(k)`` for ``low <= k < high``."""

    __slots__ = ("base", "high", "low", "size")

    def __init__(self, base: Callable[[int], Any], size: int) -> None:
        self.base, self.size = base, size
        self.low, self.high = 0, size


def unit(k: int) -> float:
    """What ``Generator.random`` makes of the upper 53 bits of a word."""
    return k * 2.0**-53


def _escape(why: str) -> Any:
    """Leave what can be followed.

    Raises:
        Escape: A run goes on.
        RuntimeError: The draw was kept by something that no run looks at.
    """
    run = current()
    if run is not None:
        run.mark(why)
    raise RuntimeError(f"a draw was used outside of every call: {why}")


def _is_plain(value: Any) -> bool:
    return type(value) in _NUMBERS or isinstance(value, (np.floating, np.integer, np.bool_))


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray):
        return bool(np.array_equal(one, other))
    return bool(one == other)


class Draw:
    """A number that is drawn, and not decided yet."""

    __slots__ = ("_interval", "_operations")

    def __init__(
        self, interval: Interval, operations: tuple[Callable[[Any], Any], ...] = ()
    ) -> None:
        self._interval, self._operations = interval, operations

    @property
    def __class__(self) -> type:  # type: ignore[override]  # isinstance(u, float) holds as it does for the number
        return type(self._at(self._interval.low))

    def __getattr__(self, name: str) -> Any:
        _escape(f"the attribute {name} of a draw is used")

    def _at(self, k: int) -> Any:
        value = self._interval.base(k)
        for operation in self._operations:
            value = operation(value)
        return value

    def _after(self, operation: Callable[[Any], Any]) -> Draw:
        return Draw(self._interval, (*self._operations, operation))

    def _decided(
        self, question: Callable[[Any], Any], threshold: Any = None, *, closed: bool = False
    ) -> Any:
        """What a question about the number is answered, which splits the interval.

        Args:
            question: Monotone, in each item where it answers with an array.
            threshold: What the number is compared with, if that is what is asked.
            closed: Whether a number that equals the threshold counts as one below it.
        """
        run, interval = current(), self._interval
        if run is None:
            _escape("a comparison")
        assert run is not None
        cuts = self._thresholds(threshold, closed=closed)
        if cuts is None:
            cuts = []

            def answer(k: int) -> Any:
                return question(self._at(k))

            low, high = interval.low, interval.high - 1
            self._bisect(answer, low, high, answer(low), answer(high), cuts)
        if cuts:
            run.require(run.mode == "symbolic", "a draw was used after its call")
            ends = [interval.low, *cuts, interval.high]
            sizes = [high - low for low, high in zip(ends, ends[1:])]  # noqa: B905 - one less
            taken = run.choose(sizes)
            interval.low, interval.high = ends[taken], ends[taken + 1]
        return question(self._at(interval.low))

    def _thresholds(self, threshold: Any, *, closed: bool) -> list[int] | None:
        """The cuts of a comparison of `Generator.random` itself with floats, which are exact."""
        if self._operations or self._interval.base is not unit:
            return None
        is_float = type(threshold) is float or getattr(threshold, "dtype", None) == np.float64
        if not is_float:
            return None
        scaled = np.ravel(threshold) * 2.0**53  # a power of two: no rounding
        cuts = np.floor(scaled) + 1 if closed else np.ceil(scaled)
        inside = cuts[(cuts > self._interval.low) & (cuts < self._interval.high)]
        return sorted({int(cut) for cut in inside})

    def _bisect(
        self,
        answer: Callable[[int], Any],
        low: int,
        high: int,
        at_low: Any,
        at_high: Any,
        cuts: list[int],
    ) -> None:
        """Add the places where the answer changes, from `low` to `high`."""
        if _same(at_low, at_high):
            return
        if high - low == 1:
            cuts.append(high)
            return
        middle = (low + high) // 2
        at_middle = answer(middle)
        self._bisect(answer, low, middle, at_low, at_middle, cuts)
        self._bisect(answer, middle, high, at_middle, at_high, cuts)

    def _compared(
        self, compare: Callable[[Any, Any], Any], other: Any, *, swapped: bool = False
    ) -> Any:
        """``compare(self, other)``, or ``compare(other, self)``."""
        is_array = isinstance(other, np.ndarray) and other.dtype.kind in "fiub"
        if not (_is_plain(other) or is_array):
            kind = "another draw" if type(other) is Draw else type(other).__name__
            _escape(f"a draw is compared with {kind}")
        closed = (compare.__name__ in ("le", "gt", "less_equal", "greater")) != swapped
        if swapped:
            return self._decided(lambda value: compare(other, value), other, closed=closed)
        return self._decided(lambda value: compare(value, other), other, closed=closed)

    def _equals(self, other: Any) -> bool:
        if not _is_plain(other):
            _escape(f"a draw is compared (==) with {type(other).__name__}")
        return bool(self._decided(lambda value: int(value >= other) + int(value > other)) == 1)

    def _mapped(
        self, operation: Callable[[Any, Any], Any], other: Any, *, swapped: bool = False
    ) -> Draw:
        """The draw that an operation with a number makes, where that is monotone."""
        name = operation.__name__.strip("_")
        is_finite = _is_plain(other) and (type(other) is int or bool(np.isfinite(other)))
        if not is_finite or (swapped and name in ("truediv", "true_divide", "divide")):
            kind = "another draw" if type(other) is Draw else type(other).__name__
            _escape(f"{name} of a draw and {kind}")
        if swapped:
            return self._after(lambda value: operation(other, value))
        return self._after(lambda value: operation(value, other))

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **keywords: Any) -> Any:
        draws = [k for k, value in enumerate(inputs) if type(value) is Draw]
        kind = _UFUNCS.get(ufunc)
        if method != "__call__" or keywords or kind is None or len(draws) != 1:
            _escape(f"numpy.{ufunc.__name__} of {'several draws' if len(draws) > 1 else 'a draw'}")
        if len(inputs) == 1:
            return self._after(ufunc)
        other, swapped = inputs[1 - draws[0]], draws[0] == 1
        if kind == "compare":
            return self._compared(ufunc, other, swapped=swapped)
        return self._mapped(ufunc, other, swapped=swapped)

    def __array_function__(self, function: Any, types: Any, args: Any, keywords: Any) -> Any:
        if function is np.searchsorted and len(args) == 2 and args[1] is self:
            table = np.asarray(args[0])
            if table.dtype.kind in "fiu" and bool((np.diff(table) >= 0).all()):
                return self._decided(lambda value: function(table, value, **keywords))
        if function is np.digitize and len(args) == 2 and args[0] is self:
            return self._decided(lambda value: function(value, args[1], **keywords))
        _escape(f"numpy.{function.__name__} of a draw")

    def __lt__(self, other: Any) -> Any:
        return self._compared(operator.lt, other)

    def __le__(self, other: Any) -> Any:
        return self._compared(operator.le, other)

    def __gt__(self, other: Any) -> Any:
        return self._compared(operator.gt, other)

    def __ge__(self, other: Any) -> Any:
        return self._compared(operator.ge, other)

    def __eq__(self, other: object) -> bool:
        return self._equals(other)

    def __ne__(self, other: object) -> bool:
        return not self._equals(other)

    def __bool__(self) -> bool:
        return not self._equals(0)

    def __add__(self, other: Any) -> Draw:
        return self._mapped(operator.add, other)

    def __radd__(self, other: Any) -> Draw:
        return self._mapped(operator.add, other, swapped=True)

    def __sub__(self, other: Any) -> Draw:
        return self._mapped(operator.sub, other)

    def __rsub__(self, other: Any) -> Draw:
        return self._mapped(operator.sub, other, swapped=True)

    def __mul__(self, other: Any) -> Draw:
        return self._mapped(operator.mul, other)

    def __rmul__(self, other: Any) -> Draw:
        return self._mapped(operator.mul, other, swapped=True)

    def __truediv__(self, other: Any) -> Draw:
        if _is_plain(other) and other == 0:
            _escape("a draw is divided by 0")
        return self._mapped(operator.truediv, other)

    def __rtruediv__(self, other: Any) -> Draw:
        return self._mapped(operator.truediv, other, swapped=True)

    def __neg__(self) -> Draw:
        return self._after(operator.neg)

    def __pos__(self) -> Draw:
        return self._after(operator.pos)

    def __int__(self) -> int:
        return int(self._decided(int))

    def __trunc__(self) -> int:
        return int(self._decided(math.trunc))

    def __floor__(self) -> int:
        return int(self._decided(math.floor))

    def __ceil__(self) -> int:
        return int(self._decided(math.ceil))

    def __floordiv__(self, other: Any) -> Any:
        if not (_is_plain(other) and other > 0):
            _escape(f"// of a draw and {type(other).__name__}")
        return self._decided(lambda value: value // other)

    def __index__(self) -> int:
        if not isinstance(self._at(self._interval.low), (int, np.integer)):
            raise TypeError("'float' object cannot be interpreted as an integer")
        return int(self._decided(int))


_UFUNCS: dict[Any, str] = {
    **dict.fromkeys((np.less, np.less_equal, np.greater, np.greater_equal), "compare"),
    **dict.fromkeys(
        (np.add, np.subtract, np.multiply, np.true_divide, np.negative, np.floor, np.ceil),
        "map",
    ),
}

_REFUSED = (
    "hash float complex str repr format abs pow rpow mod rmod rfloordiv divmod rdivmod round iter "
    "len contains getitem copy deepcopy reduce reduce_ex getstate array and rand or ror xor rxor "
    "lshift rlshift rshift rrshift matmul rmatmul invert bytes next call enter exit setitem"
)


def _refuse(name: str) -> Callable[..., Any]:
    def refused(self: Draw, *args: Any, **keywords: Any) -> Any:
        return _escape(f"{name} of a draw")

    return refused


for _name in _REFUSED.split():
    setattr(Draw, f"__{_name}__", _refuse(_name))
