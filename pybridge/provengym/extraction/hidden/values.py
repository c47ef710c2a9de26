"""Stand-ins for values that calls only accumulate into."""

from __future__ import annotations

import copy
import math
import operator
import sys
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn

import numpy as np

from provengym.extraction.chance.draw import Draw
from provengym.extraction.chance.run import current
from provengym.extraction.hidden import READ
from provengym.extraction.hidden.source import compared_length
from provengym.extraction.mistaken import MistakenError

if TYPE_CHECKING:
    from typing_extensions import Self

    from provengym.extraction.hidden.infos import InfoEntries

NUMBERS = (int, float, np.float64, np.float32, np.int64, np.int32)
_READ = tuple(end for name in READ for end in (f".{name}", f"[{name!r}]"))
_MOST = 2**31
"""The bound of integers that are added, so that no sum overflows."""


def _is_addable(other: Any) -> bool:
    """Return whether to add something to a number raises nothing, whatever the number is."""
    if type(other) not in NUMBERS:
        return False
    is_whole = isinstance(other, (int, np.integer))
    return -_MOST < other < _MOST if is_whole else math.isfinite(other)


class Taken:
    """Stands in a saved state where a value was hidden."""


TAKEN = Taken()


class Uses(set[str]):
    """The names of what was used in another way than to accumulate into it."""

    are_noted = False
    """True from before a call until what stands for values is taken out of the state after it."""

    def __init__(self, infos: InfoEntries | None = None) -> None:
        self.compared = set[str]()
        """The names of what was compared, each time with both answers."""
        self.values: dict[str, Any] = {}
        """For each name an ordinary value, for the infos of the call."""
        self._infos, self._random = infos, Random(0)

    def is_for_info(self) -> bool:
        """Return whether nothing comes of what the target does now but an entry of an info."""
        return self._infos is not None and self._infos.hold(sys._getframe(1))

    def either(self, name: str) -> bool:
        """The answer to a comparison: both, one after the other, where a run goes on."""
        if self.is_for_info():
            return self._random.random() < 0.5
        run = current()
        self.compared.add(name)
        if run is None or run.mode != "symbolic":
            return self._random.random() < 0.5
        return run.either(name)


class Hidden:
    """A value that a call cannot use but to accumulate into it.

    What it becomes is hidden, too.  Any other use is noted, and raises.

    Args:
        name: The name of the attribute that it belongs to.
        used: Where uses are noted.
    """

    __slots__ = ("_name", "_used")
    stands_for: ClassVar[tuple[type, ...]]
    """The classes of values that it can stand for, themselves and not their subclasses."""
    can_be_shared: ClassVar[bool] = True
    """True if such a value can change, wherever something refers to it."""

    def __init__(self, name: str, used: Uses) -> None:
        self._name, self._used = name, used

    def refusal(self) -> str:
        """Note that it was left elsewhere, and return why it cannot stay there."""
        self._used.add(self._name)
        return f"the value of {self._name}"

    def _for_info(self) -> Any:
        """An ordinary value, which is used for an info, as one of a name that is not read there."""
        if self._name.endswith(_READ) or not self._used.is_for_info():
            self._misused()
        return self._used.values[self._name]

    def _misused(self, *_: Any, **__: Any) -> NoReturn:
        self._used.add(self._name)
        raise MistakenError({self._name})

    def _grown(self) -> Self:
        """What it becomes, which is another object."""
        return type(self)(self._name, self._used)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._for_info(), name)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **keywords: Any) -> Any:
        value = self._for_info()
        ordinary = (value if one is self else one for one in inputs)
        return getattr(ufunc, method)(*ordinary, **keywords)

    def __array_function__(self, function: Any, _: Any, inputs: Any, keywords: Any) -> Any:
        value = self._for_info()
        return function(*(value if one is self else one for one in inputs), **keywords)

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        """Asked for by `isinstance`; also by what looks through all objects between calls."""
        return type(self._for_info()) if self._used.are_noted else type(self)


_SPECIAL = (
    *("len", "iter", "next", "contains", "getitem", "setitem", "delitem", "reversed"),
    *("length_hint", "eq", "ne", "lt", "le", "gt", "ge", "hash", "str", "repr", "format", "bytes"),
    *("dir", "sizeof", "int", "float", "complex", "index", "trunc", "floor", "ceil", "round"),
    *("neg", "pos", "abs", "invert", "reduce", "reduce_ex", "getstate"),
)
_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "divmod": divmod,
    **{name: getattr(operator, f"__{name}__") for name in ("add", "sub", "mul", "truediv", "pow")},
    **{name: getattr(operator, f"__{name}__") for name in ("floordiv", "mod", "matmul", "and")},
    **{name: getattr(operator, f"__{name}__") for name in ("or", "xor", "lshift", "rshift")},
}


def _special(name: str) -> Callable[..., Any]:
    """A special method that is an ordinary value's in an info, and a misuse elsewhere."""
    return lambda self, *others: getattr(self._for_info(), name)(*others)


def _asked(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda self, *others: function(self._for_info(), *others)


def _arithmetic(operation: Callable[[Any, Any], Any], *, swapped: bool) -> Callable[..., Any]:
    if swapped:
        return lambda self, other: operation(other, self._for_info())
    return lambda self, other: operation(self._for_info(), other)


for _name in _SPECIAL:
    setattr(Hidden, f"__{_name}__", _special(f"__{_name}__"))
for _name, _function in (("bool", bool), ("copy", copy.copy), ("deepcopy", copy.deepcopy)):
    setattr(Hidden, f"__{_name}__", _asked(_function))  # which not all classes have as a method
for _name, _operation in _ARITHMETIC.items():
    setattr(Hidden, f"__{_name}__", _arithmetic(_operation, swapped=False))
    setattr(Hidden, f"__r{_name}__", _arithmetic(_operation, swapped=True))


class HiddenNumber(Hidden):
    """A number that others are added to, and that is compared with them.

    A comparison has both answers, one after the other, and the outcomes must be the same.
    """

    __slots__ = ()
    stands_for = NUMBERS
    can_be_shared = False

    def _after(self, other: Any) -> Self:
        """What it becomes when a number is added or subtracted."""
        if type(other) not in (Draw, bool) and not _is_addable(other):
            self._misused()
        return self._grown()

    __add__ = __radd__ = __sub__ = __rsub__ = _after

    def __mul__(self, other: Any) -> Self:
        """What it becomes when it is discounted, which makes it no larger."""
        if type(other) not in NUMBERS or not -1 <= other <= 1:
            self._misused()
        return self._grown()

    __rmul__ = __mul__

    def __neg__(self) -> Self:
        return self._grown()

    __pos__ = __abs__ = __neg__

    __hash__ = _special("__hash__")

    def __bool__(self) -> bool:
        return self._used.either(self._name)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **keywords: Any) -> Any:
        if self._used.is_for_info() or method != "__call__" or keywords or len(inputs) != 2:
            return super().__array_ufunc__(ufunc, method, *inputs, **keywords)
        other = inputs[type(inputs[0]) is type(self)]
        if type(other) is np.ndarray and not other.ndim:  # a number, in a comparison
            other = other[()]
        if ufunc in (np.add, np.subtract):
            return self._after(other)
        if ufunc is np.multiply:
            return self * other
        if ufunc in _COMPARISONS:
            return _COMPARISONS[ufunc](self, other)
        return super().__array_ufunc__(ufunc, method, *inputs, **keywords)


def _comparison(compare: Callable[[Any, Any], Any]) -> Callable[..., bool]:
    """A comparison with both answers; for an info, that of an ordinary value."""

    def compared(self: HiddenNumber, other: Any) -> bool:
        if type(other) not in (*NUMBERS, bool, HiddenNumber):
            self._misused()
        if self._used.is_for_info():
            value = other._for_info() if type(other) is HiddenNumber else other
            return bool(compare(self._for_info(), value))
        return self._used.either(self._name)

    return compared


for _name in ("lt", "le", "gt", "ge", "eq", "ne"):
    setattr(HiddenNumber, f"__{_name}__", _comparison(getattr(operator, _name)))
_COMPARISONS: dict[Any, Callable[[Any, Any], Any]] = {
    np.less: operator.gt,  # of the numbers in the other order
    np.less_equal: operator.ge,
    np.greater: operator.lt,
    np.greater_equal: operator.le,
    np.equal: operator.eq,
    np.not_equal: operator.ne,
}


class HiddenCollection(Hidden):
    """Things that become more, or all of which are taken.

    A comparison of their number has both answers, one after the other.
    """

    __slots__ = ()

    def __len__(self) -> int:
        asked = compared_length(sys._getframe(1))
        if asked is None or self._used.is_for_info():
            return len(self._for_info())
        found = [asked.length_for(answer) for answer in (False, True)]
        lengths = [length for length in found if length is not None]
        return lengths[len(lengths) > 1 and self._used.either(self._name)]

    def clear(self) -> None:
        """As that of a list."""


class HiddenList(HiddenCollection):
    """A list that grows, or from which all is taken."""

    __slots__ = ()
    stands_for: ClassVar[tuple[type, ...]] = (list,)

    def append(self, item: Any, /) -> None:
        """As that of a list."""

    def copy(self) -> Self:
        """As that of a list."""
        return self._grown()

    def extend(self, items: Iterable[Any], /) -> None:
        """As that of a list; the items are asked for."""
        for _ in items:
            pass

    def insert(self, at: int, item: Any, /) -> None:
        """As that of a list."""
        if type(at) is not int:
            self._misused()

    def __iadd__(self, items: Iterable[Any]) -> Self:  # type: ignore[misc]
        self.extend(items)
        return self

    def __add__(self, items: Any) -> Self:
        if type(items) is not list:
            self._misused()
        return self._grown()

    def __getitem__(self, at: Any) -> Any:
        """Return a slice; no single item, which may be none, but for an info."""
        if type(at) is not slice:
            return self._for_info()[at]
        if not {type(at.start), type(at.stop), type(at.step)} <= {int, type(None)} or at.step == 0:
            self._misused()
        return self._grown()


class HiddenDeque(HiddenList):
    """A deque that grows, or drops what does not fit."""

    __slots__ = ()
    stands_for = (deque,)
    appendleft, extendleft = HiddenList.append, HiddenList.extend
    insert = __add__ = Hidden._misused  # which are not as those of a list
    __getitem__ = _special("__getitem__")


class HiddenSet(HiddenCollection):
    """A set that grows, or from which something is taken that may be in it."""

    __slots__ = ()
    stands_for = (set,)

    def add(self, item: Any, /) -> None:
        """As that of a set."""
        hash(item)

    discard = add

    def update(self, *several: Iterable[Any]) -> None:
        """As that of a set."""
        for items in several:
            for item in items:
                hash(item)


class HiddenDict(HiddenCollection):
    """A dictionary that grows, or from which all is taken."""

    __slots__ = ()
    stands_for = (dict,)

    def __setitem__(self, key: Any, item: Any) -> None:
        hash(key)


class HiddenArray(Hidden):
    """An array of numbers, single ones of which are set or added to."""

    __slots__ = ()
    stands_for = (np.ndarray,)

    def __getitem__(self, at: Any) -> Any:
        """Return a single number; for an info, anything."""
        ordinary = self._used.values[self._name]
        if self._used.is_for_info():
            return ordinary[at]
        if not _is_single(at) or ordinary[at].ndim:
            self._misused()
        return HiddenNumber(self._name, self._used)

    def __setitem__(self, at: Any, value: Any) -> None:
        ordinary = self._used.values[self._name]
        if not _is_single(at) or ordinary[at].ndim:
            self._misused()
        if type(value) is not HiddenNumber:
            self.fill(value)

    def fill(self, value: Any, /) -> None:
        """As that of an array."""
        if not _is_addable(value):
            self._misused()
        self._used.values[self._name].fill(value)


def _is_single(at: Any) -> bool:
    """Return whether an index is an integer, or several."""
    each = at if type(at) is tuple else (at,)
    return all(type(one) is int or isinstance(one, np.integer) for one in each)


@dataclass
class Clock:
    """A counter of the steps of an episode, as far as is known."""

    start: int
    """Its value after a reset."""
    rate: int
    """The number that each step adds, not 0."""
    limit: int | None = None
    """The number of the step, from 1, in which comparisons come out otherwise for the first
    time."""
    terminates: bool | None = None
    """True if that step terminates the episode, False if it truncates it; None if none was met."""
    spares_ends: bool | None = None
    """True if that step is not truncated where it terminates anyway, False if it is, too; None if
    none was met."""
    is_constant: bool = False
    """True once a step was followed in which nothing has asked for the limit."""
    is_running: bool = False
    """True within a step."""

    def at(self, step: int) -> int:
        """Its value before a step of this number."""
        return self.start + (step - 1) * self.rate

    def compared(
        self, gained: int, compare: Callable[[Any, Any], Any], other: float
    ) -> bool | None:
        """Return how it compares with a number, before the step of the limit; None where that is
        known of no step, or depends on the step in two ways.

        Args:
            gained: The number that the step has added so far.
            compare: Gets its value and the number.
            other: The number.
        """
        if not self.is_running:
            return None

        def answer(step: int) -> bool:
            return bool(compare(self.at(step) + gained, other))

        usual = answer(1)
        near = math.floor((other - self.start - gained) / self.rate) + 1
        around = range(max(near - 1, 2), max(near + 3, 3))
        limit = next((step for step in around if answer(step) != usual), None)
        if limit is not None:
            if self.limit not in (None, limit) or self.is_constant:
                return None
            self.limit = limit
        return usual


class HiddenClock(Hidden):
    """A counter of steps, which is compared with numbers, too.

    Comparisons come out as before the step of the limit, which must be the same for all.
    """

    __slots__ = ("_clock", "_offset")
    stands_for = (int,)
    can_be_shared = False

    def __init__(self, name: str, used: Uses, clock: Clock, offset: int = 0) -> None:
        super().__init__(name, used)
        self._clock, self._offset = clock, offset

    def keeps_time(self, name: str) -> bool:
        """Return whether it is as a clock is after the call of this name."""
        return name == "step" and self._offset == self._clock.rate

    def _plus(self, other: Any, sign: int = 1) -> Self:
        if type(other) is not int or not -_MOST < other < _MOST:
            self._misused()
        return type(self)(self._name, self._used, self._clock, self._offset + sign * other)

    __add__ = __radd__ = _plus

    def __sub__(self, other: Any) -> Self:
        return self._plus(other, -1)

    def _compared(self, other: Any, compare: Callable[[Any, Any], Any]) -> bool:
        is_number = _is_addable(other)
        answer = self._clock.compared(self._offset, compare, other) if is_number else None
        if answer is None:
            self._misused()
        return answer

    def __lt__(self, other: Any) -> bool:
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> bool:
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> bool:
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> bool:
        return self._compared(other, operator.ge)

    def __eq__(self, other: object) -> bool:
        return self._compared(other, operator.eq)

    def __ne__(self, other: object) -> bool:
        return self._compared(other, operator.ne)

    __hash__ = Hidden._misused


_LONGEST = 100_000
"""The length of the longest list that is made to try the step of a limit."""


class HiddenLength(HiddenList):
    """A list whose length counts the steps of an episode."""

    __slots__ = ("_clock", "_length", "_offset")

    def __init__(self, name: str, used: Uses, clock: Clock) -> None:
        super().__init__(name, used)
        self._clock, self._offset = clock, 0
        self._length: int | None = None
        """Its length, once it is no longer that which the steps before have made."""

    def keeps_time(self, name: str) -> bool:
        """Return whether it is as a clock is after the call of this name."""
        if self._length is None:
            return name == "step" and self._offset == self._clock.rate
        return name == "reset" and self._length == self._clock.start

    def __len__(self) -> int:
        asked = compared_length(sys._getframe(1))
        if asked is None or self._used.is_for_info():
            return len(self._for_info())
        clock, is_known = self._clock, self._length is None
        if not is_known or clock.compared(self._offset, *asked) is None:
            self._misused()
        if clock.at(clock.limit or 1) > _LONGEST:
            self._misused()
        return clock.at(1) + self._offset

    def append(self, item: Any, /) -> None:
        """As that of a list."""
        self.extend((item,))

    def extend(self, items: Iterable[Any], /) -> None:
        """As that of a list."""
        many = len(list(items))
        if self._length is None:
            self._offset += many
        else:
            self._length += many

    def insert(self, at: int, item: Any, /) -> None:
        """As that of a list."""
        super().insert(at, item)
        self.append(item)

    def clear(self) -> None:
        """As that of a list."""
        self._length = 0

    def _grown(self) -> Any:
        return HiddenList(self._name, self._used)


TIMED: dict[type, type[HiddenLength | HiddenClock]] = {list: HiddenLength, int: HiddenClock}
"""What stands for a clock, by its class."""
KINDS: tuple[type[Hidden], ...] = (
    *(HiddenNumber, HiddenList, HiddenDeque, HiddenSet, HiddenDict, HiddenArray),
)
_LARGEST_ARRAY = 10_000
"""The number of numbers in the largest array for which something stands."""


def kind_of(value: object) -> type[Hidden] | None:
    """The class of what can stand for a value; None where nothing can."""
    if type(value) is np.ndarray and (value.dtype.kind not in "iuf" or value.size > _LARGEST_ARRAY):
        return None
    return next((kind for kind in KINDS if type(value) in kind.stands_for), None)


def counted(value: object) -> int | None:
    """The number that a value of a clock's class counts; None for another value."""
    if type(value) is list:
        return len(value)
    return value if type(value) is int else None


def is_alike(value: Any, other: Any) -> bool:
    """Return whether what stands for a value can stand for another one of its class, too."""
    if type(value) is not np.ndarray:
        return True
    return bool(value.shape == other.shape and value.dtype == other.dtype)
