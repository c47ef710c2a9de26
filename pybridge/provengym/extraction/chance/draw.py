"""A number of which only the interval is known in which it lies.

A `Draw` stands for ``f(base(k))``, with `k` uniform in a range of integers and `f` the operations
that were done with it; all of them are monotone.  A comparison splits the range where its truth
changes, and each part is a branch of the run.  The place is found with the real operations on real
numbers, so that types, rounding and the uneven end of a cumulative sum are NumPy's.

Two draws are compared by their `k`, which is right where `f` is the same and loses nothing: where
every result of every operation is a number of its type, and none is rounded.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from provengym.extraction.chance.continuous import Density
from provengym.extraction.chance.line import OPERATORS, Step, line_of
from provengym.extraction.chance.order import Base, Interval, cut, is_below, is_equal
from provengym.extraction.chance.run import CallRun, current

GRID = 2**53
"""``Generator.random`` is one of so many values, ``k / GRID``, each equally likely (it shifts away
all but 53 bits of a word)."""

Operations = tuple[Callable[[Any], Any], ...]
"""Functions that are applied one after the other."""

_NUMBERS = (int, float, bool)


unit = Base(float, 2.0**-53)
"""The number that ``Generator.random`` makes of the upper 53 bits of a word."""
unit_item = Base(np.float64, 2.0**-53)
"""The same as an item of an array."""


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
    is_numpys = issubclass(type(value), (np.floating, np.integer, np.bool_))
    return is_numpys or type(value) in _NUMBERS


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray):
        return bool(np.array_equal(one, other))
    return bool(one == other)


def _value(base: Base, operations: Operations, k: int) -> Any:
    """The number that operations make of the one for `k`."""
    value = base(k)
    for operation in operations:
        value = operation(value)
    return value


def _changes(
    base: Base,
    operations: Operations,
    low: int,
    high: int,
    question: Callable[[Any], Any],
    most: int,
) -> list[int]:
    """The places where the answer to a monotone question about a number changes, in order."""

    def answer(k: int) -> Any:
        return question(_value(base, operations, k))

    cuts: list[int] = []
    open_ = [(low, high, answer(low), answer(high))]
    while open_:
        low, high, at_low, at_high = open_.pop()
        if _same(at_low, at_high):
            continue
        if high - low == 1:
            if len(cuts) == most:
                _escape(f"a draw is asked for more than {most} different answers")
            cuts.append(high)
            continue
        middle = (low + high) // 2
        at_middle = answer(middle)
        open_ += [(middle, high, at_middle, at_high), (low, middle, at_low, at_middle)]
    return cuts


_kept_changes = functools.lru_cache(maxsize=256)(_changes)
"""The same question is asked in each run of a call."""


def _beside(value: Any, other: Any) -> Any:
    """0, 1 or 2: below, equal, above; NaN is above all."""
    return 1 * (value >= other) + 1 * (value > other)


class Draw:
    """A number that is drawn, and not decided yet."""

    __slots__ = ("_interval", "_operations")

    def __init__(self, interval: Interval, operations: Operations = ()) -> None:
        self._interval, self._operations = interval, operations

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        """The number's, so that ``isinstance(u, float)`` holds."""
        return type(self._at(self._interval.low))

    def refusal(self) -> str:
        """The reason why no state may hold it."""
        return "a draw that is not decided yet"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__array_"):
            _escape(_INTO_ARRAY)
        _escape(f"the attribute {name} of a draw is used")

    def _at(self, k: int) -> Any:
        return _value(self._interval.base, self._operations, k)

    def _after(self, operation: Callable[[Any], Any]) -> Draw:
        return Draw(self._interval, (*self._operations, operation))

    def _decided(
        self, question: Callable[[Any], Any], threshold: Any = None, *, closed: bool = False
    ) -> Any:
        """Answer a question about the number, which splits the interval.

        Args:
            question: Monotone, in each item where it answers with an array.
            threshold: The number that it is compared with, if that is the question.
            closed: True if a number that equals the threshold counts as one below it.
        """
        run, interval = self._run(), self._interval
        with np.errstate(all="ignore"):
            cuts = self._thresholds(threshold, closed=closed)
            if cuts is None:
                about = interval.base, self._operations, interval.low, interval.high - 1, question
                try:
                    cuts = _kept_changes(*about, run.most_branches)
                except TypeError:  # not hashable, or what the question itself raises
                    cuts = _changes(*about, run.most_branches)
        if cuts or interval.mass is not None:
            cut(run, interval, cuts)
        return question(self._at(interval.low))

    def _run(self) -> CallRun:
        """The run that goes on, which must be the one that drew."""
        run = current()
        if run is None:
            _escape("a comparison")
        assert run is not None
        run.require(self._interval.token is run.token, "a draw of an earlier call is used")
        return run

    def _thresholds(self, threshold: Any, *, closed: bool) -> list[int] | None:
        """The cuts of a comparison of a number in double precision, to which nothing was done,
        with floats; they are exact."""
        base = self._interval.base
        if self._operations or base.kind not in (float, np.float64) or base.mass is not None:
            return None
        is_float = type(threshold) is float or getattr(threshold, "dtype", None) == np.float64
        if not is_float:
            return None
        scaled = np.ravel(threshold) / base.step  # a power of two: no rounding
        cuts = np.floor(scaled) + 1 if closed else np.ceil(scaled)
        inside = cuts[(cuts > self._interval.low) & (cuts < self._interval.high)]
        return sorted({int(cut) for cut in inside})

    def _compared(
        self, compare: Callable[[Any, Any], Any], other: Any, *, swapped: bool = False
    ) -> Any:
        """``compare(self, other)``, or ``compare(other, self)``."""
        if type(other) is Draw and other._is_known():
            other = other._ends()[0]
        if type(other) is Draw:
            first, second = (other, self) if swapped else (self, other)
            return first._compared_with_draw(compare, second)
        self._check_comparable(other)
        closed = (compare.__name__ in ("le", "gt", "less_equal", "greater")) != swapped
        return self._decided(Step(compare, other, swapped), other, closed=closed)

    def _compared_with_draw(self, compare: Callable[[Any, Any], Any], other: Draw) -> Any:
        answers = self._corners(compare, other)
        if len(answers) == 1:
            return answers.pop()
        if self._is_known():
            return other._compared(compare, self._ends()[0], swapped=True)
        asks_below = compare.__name__ in ("lt", "less", "ge", "greater_equal")
        pair = (self, other) if asks_below == self._rises_as(other) else (other, self)
        found = is_below(self._run(), *(draw._interval for draw in pair))
        is_strict = compare.__name__ in ("lt", "less", "gt", "greater")
        return type(answers.pop())(found == is_strict)

    def _corners(self, compare: Callable[[Any, Any], Any], other: Draw) -> set[Any]:
        """Return the answers of a comparison with another draw at the ends of both."""
        self._leave_tail()
        other._leave_tail()
        return {compare(a, b) for a in self._ends() for b in other._ends()}

    def _rises_as(self, other: Draw) -> bool:
        """Return whether this one increases with its `k`; a mark unless another one is the same
        function of its own `k`."""
        line, others = (line_of(one._interval, one._operations) for one in (self, other))
        if line is None or others is None or not line.is_as(others):
            _escape("two draws are compared that do not take the same values, or are rounded")
        assert line is not None
        return line.slope > 0

    def _is_known(self) -> bool:
        """Return whether it is one number, whichever its `k`."""
        low, high = self._ends()
        if low != high:
            return False
        self._leave_tail()
        return True

    def _leave_tail(self) -> None:
        """Go on as if it lay between its ends; where it may not, that is unknown."""
        cut(self._run(), self._interval, ())

    def _ends(self) -> tuple[Any, Any]:
        return self._at(self._interval.low), self._at(self._interval.high - 1)

    @staticmethod
    def _check_comparable(other: Any) -> None:
        is_array = isinstance(other, np.ndarray) and other.dtype.kind in "fiub"
        if not (_is_plain(other) or is_array):
            _escape(f"a draw is compared with {_kind(other)}")

    def _equals(self, other: Any) -> Any:
        """Return whether it equals a number; for an array, an array."""
        if type(other) is Draw and self._is_known():
            return other._equals(self._ends()[0])
        if type(other) is Draw and other._is_known():
            other = other._ends()[0]
        if type(other) is Draw:
            truth = type(self._ends()[0] == other._ends()[0])
            places = self._corners(operator.le, other), self._corners(operator.ge, other)
            if all(len(answers) == 1 for answers in places):
                return truth(places == ({True}, {True}))
            self._rises_as(other)
            return truth(is_equal(self._run(), self._interval, other._interval))
        self._check_comparable(other)
        return self._decided(Step(_beside, other)) == 1

    def _mapped(
        self, operation: Callable[[Any, Any], Any], other: Any, *, swapped: bool = False
    ) -> Draw:
        """The draw that an operation with a number makes, where that is monotone."""
        name = _SAID[operation]
        is_finite = _is_plain(other) and (type(other) is int or bool(np.isfinite(other)))
        if not is_finite or (swapped and name == "division"):
            pair = (_kind(other), "a draw") if swapped else ("a draw", _kind(other))
            _escape(f"{name} of {' and '.join(pair)}")

        def mapped(operation: Callable[[Any, Any], Any]) -> Draw:
            return self._after(Step(operation, other, swapped))

        # The operators see that an integer wraps; the functions of NumPy do not.
        return self._sound(name, mapped(operation), mapped(OPERATORS.get(operation, operation)))

    def _sound(self, name: str, mapped: Draw, checked: Draw) -> Draw:
        """A draw after an operation; what overflows or wraps would not be monotone.  What does so
        does at one of the ends."""
        try:
            with np.errstate(over="raise", invalid="raise"):
                ends = checked._ends()
        except (FloatingPointError, OverflowError):
            ends = (math.inf, math.inf)
        if any(isinstance(end, (float, np.floating)) and not math.isfinite(end) for end in ends):
            _escape(f"{name} of a draw, which overflows")
        return mapped

    def _bounded(self, bound: Step) -> Any:
        """The maximum or the minimum of it and a number: a number where it lies beyond that one."""
        if not _is_plain(bound.other) or bound.other != bound.other:
            _escape(f"numpy.{bound.function.__name__} of a draw and {_kind(bound.other)}")
        self._compared(operator.gt, bound.other)
        mapped = self._after(bound)
        return mapped._ends()[0] if mapped._is_known() else mapped

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **keywords: Any) -> Any:
        draws = [k for k, value in enumerate(inputs) if type(value) is Draw]
        kind = _UFUNCS.get(ufunc)
        if method != "__call__" or keywords or kind is None:
            how = "" if method == "__call__" else f".{method}"
            _escape(f"numpy.{ufunc.__name__}{how} of a draw")
        if kind == "map" and len(inputs) == 1:
            return self._sound(_SAID[ufunc], self._after(ufunc), self._after(OPERATORS[ufunc]))
        if kind == "round":
            return self._after(ufunc)
        if kind == "absolute":
            return self._after(ufunc) if self >= 0 else self._mapped(np.multiply, -1)
        draw, other, swapped = inputs[draws[0]], inputs[1 - draws[0]], draws[0] == 1
        if kind == "compare":
            return draw._compared(ufunc, other, swapped=swapped)
        if kind == "equal":
            same = draw._equals(other)
            return same if ufunc is np.equal else np.logical_not(same)
        if kind == "bound":
            return draw._bounded(Step(ufunc, other, swapped))
        return draw._mapped(ufunc, other, swapped=swapped)

    def __array_function__(self, function: Any, types: Any, args: Any, keywords: Any) -> Any:
        if function is np.searchsorted:
            table, value, side = _searched(*args, **keywords)
            if value is self and table is not None:
                return self._decided(Step(_place_in, (table, side)))
        if function is np.digitize:
            value, bins, right = _digitized(*args, **keywords)
            if value is self:
                return self._decided(Step(_bin_of, (bins, right)))
        if function in (np.round, np.around):
            value, decimals, out = _rounded(*args, **keywords)
            if value is self and out is None:
                return self._after(Step(np.round, decimals))
        if function is np.clip:
            value, low, high = _clipped(*args, **keywords)
            if value is self and (low, high) != (None, None):
                for bound, limit in (np.maximum, low), (np.minimum, high):
                    value = value if limit is None else bound(value, limit)
                return value
        _escape(f"numpy.{function.__name__} of a draw")

    def __lt__(self, other: Any) -> Any:
        return self._compared(operator.lt, other)

    def __le__(self, other: Any) -> Any:
        return self._compared(operator.le, other)

    def __gt__(self, other: Any) -> Any:
        return self._compared(operator.gt, other)

    def __ge__(self, other: Any) -> Any:
        return self._compared(operator.ge, other)

    def __eq__(self, other: object) -> Any:
        return self._equals(other)

    def __ne__(self, other: object) -> Any:
        return operator.xor(self._equals(other), True)

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
        return self._mapped(operator.truediv, other)

    def __rtruediv__(self, other: Any) -> Draw:
        return self._mapped(operator.truediv, other, swapped=True)

    def __neg__(self) -> Draw:
        mapped = self._after(operator.neg)
        return self._sound("the negative", mapped, mapped)

    def __pos__(self) -> Draw:
        return self._after(operator.pos)

    def __abs__(self) -> Draw:
        return self._after(operator.abs) if self >= 0 else -self

    def __int__(self) -> int:
        return int(self._decided(int))

    def __trunc__(self) -> int:
        return int(self._decided(math.trunc))

    def __floor__(self) -> int:
        return int(self._decided(math.floor))

    def __ceil__(self) -> int:
        return int(self._decided(math.ceil))

    def __round__(self, digits: int | None = None) -> Any:
        return self._decided(Step(round, digits))

    def __floordiv__(self, other: Any) -> Any:
        if not (_is_plain(other) and math.isfinite(other) and other > 0):
            _escape(f"// of a draw and {_kind(other)} that is not above 0")
        return self._decided(Step(operator.floordiv, other))

    def __index__(self) -> int:
        operator.index(self._at(self._interval.low))  # as the number does, a float refuses
        return int(self._decided(int))


def _searched(
    a: Any, v: Any, side: Any = "left", sorter: Any = None
) -> tuple[np.ndarray[Any, Any] | None, Any, Any]:
    """The arguments of `numpy.searchsorted`; no table where it is not in order."""
    table = None if type(a) is Draw or sorter is not None else np.asarray(a)
    if table is None or table.dtype.kind not in "fiu" or not bool((table[1:] >= table[:-1]).all()):
        return None, v, side
    return table, v, side


def _place_in(value: Any, where: tuple[Any, Any]) -> Any:
    table, side = where
    return np.searchsorted(table, value, side)


def _bin_of(value: Any, where: tuple[Any, Any]) -> Any:
    return np.digitize(value, *where)


def _digitized(x: Any, bins: Any, right: Any = False) -> tuple[Any, Any, Any]:
    """The arguments of `numpy.digitize`, which itself looks whether the bins are in order."""
    return x, bins, right


def _rounded(a: Any, decimals: Any = 0, out: Any = None) -> tuple[Any, Any, Any]:
    """The arguments of `numpy.round`."""
    return a, decimals, out


def _clipped(a: Any, a_min: Any = None, a_max: Any = None, **keywords: Any) -> tuple[Any, Any, Any]:
    """The arguments of `numpy.clip`, by either of their names; no bounds where there are others."""
    if keywords and (keywords.keys() - {"min", "max"} or not a_min is a_max is None):
        return a, None, None
    return a, keywords.get("min", a_min), keywords.get("max", a_max)


def _kind(value: Any) -> str:
    """Return the kind of a value, for a message."""
    if type(value) is Draw:
        return "another draw"
    if isinstance(value, (float, np.floating)) and not math.isfinite(value):
        return str(float(value))
    if isinstance(value, np.ndarray):
        return f"an array of {value.dtype}"
    return type(value).__name__


_UFUNCS: dict[Any, str] = {
    **dict.fromkeys((np.less, np.less_equal, np.greater, np.greater_equal), "compare"),
    **dict.fromkeys((np.equal, np.not_equal), "equal"),
    **dict.fromkeys((np.add, np.subtract, np.multiply, np.true_divide, np.negative), "map"),
    **dict.fromkeys((np.floor, np.ceil, np.trunc, np.rint, np.positive), "round"),
    **dict.fromkeys((np.maximum, np.minimum), "bound"),
    np.absolute: "absolute",
}

_SAID: dict[Any, str] = {
    operator.add: "the sum",
    operator.sub: "the difference",
    operator.mul: "the product",
    operator.truediv: "division",
    operator.neg: "the negative",
}
_SAID |= {function: _SAID[own] for function, own in OPERATORS.items()}

_INTO_ARRAY = "a draw is put into an array, or given to a method of one"
_REFUSED = {
    "a draw in a set, as a key, or in a hash": "hash",
    "float() of a draw, or a function that takes a float": "float",
    "complex() of a draw": "complex",
    "a draw is turned into text": "str repr format",
    "a draw is copied or saved": "copy deepcopy reduce reduce_ex getstate",
    _INTO_ARRAY: "array",
    "a power of a draw": "pow rpow",
    "% of a draw": "mod rmod",
    "// by a draw": "rfloordiv",
    "divmod of a draw": "divmod rdivmod",
    "a bitwise operation with a draw": "and rand or ror xor rxor invert",
    "a shift of a draw": "lshift rlshift rshift rrshift",
    "@ of a draw": "matmul rmatmul",
}
"""Uses of a draw that cannot be followed, each with its special methods."""


def _refuse(why: str) -> Callable[..., Any]:
    def refused(self: Draw, *args: Any, **keywords: Any) -> Any:
        return _escape(why)

    return refused


for _why, _names in _REFUSED.items():
    for _name in _names.split():
        setattr(Draw, f"__{_name}__", _refuse(_why))


def number(run: CallRun, size: int, base: Base, first: int = 0) -> Any:
    """``base(k)`` for `k` uniform in ``range(first, first + size)``, decided where it is compared.
    In a replay it is a number."""
    found = run.interval(size, base, first)
    return base(found) if isinstance(found, int) else Draw(found)


def dense(run: CallRun, density: Density) -> Any:
    """A number with a density, decided where it is compared.  In a replay it is a number."""
    first, last = density.places
    return number(run, last + 1 - first, density, first)


def scaled(found: Any, kind: Callable[[Any], Any], begin: float, width: float) -> Any:
    """``kind(begin + width * u)`` for `u`, which is a draw or a number."""
    found = begin + width * found
    return found._after(kind) if type(found) is Draw else kind(found)
