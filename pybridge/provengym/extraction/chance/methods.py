"""The common parts of the enumerating generators, and the exact distributions that they draw by.

What a method accepts, what it raises and the type of its result are those of the method that it
stands for: the call is made on an ordinary generator first, whose answer is thrown away.

Sources of the distributions: `numpy/random/_generator.pyx` and `mtrand.pyx` (`choice`),
`numpy/random/src/distributions` (the numbers behind `random`).
"""

from __future__ import annotations

import copy
import functools
import inspect
import math
import operator
from collections.abc import Callable, MutableSequence, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from provengym.extraction.chance.bounds import TAIL, poisson_weights
from provengym.extraction.chance.continuous import EXPONENTIAL, NORMAL, Density
from provengym.extraction.chance.draw import GRID, Draw, dense, number, scaled, unit, unit_item
from provengym.extraction.chance.listed import listed
from provengym.extraction.chance.order import Base
from provengym.extraction.chance.run import CallRun, current, mark_if_running

NARROW = 256
"""Up to so many values are decided when they are drawn; more when they are compared."""
_attribute = object.__getattribute__
_IN_PLACE = frozenset(("shuffle",))
_SHORT = 64
_QUICK = ({int}, {str})


def cumulative_weights(p: Sequence[float] | Any) -> list[int]:
    """Count those of the 2^53 values of ``Generator.random`` that lead to each item.

    NumPy's `choice` with `p` looks them up in this way:
    ``(p.cumsum() / p.cumsum()[-1]).searchsorted(u, side="right")``.

    >>> sum(cumulative_weights([0.1, 0.2, 0.7])) == GRID
    True
    """
    return list(_cumulative_weights(np.asarray(p, dtype=np.float64).tobytes()))


@functools.lru_cache(maxsize=1024)
def _cumulative_weights(p: bytes) -> tuple[int, ...]:
    steps = np.frombuffer(p, dtype=np.float64).cumsum()
    steps /= steps[-1]
    # u is past a step exactly if k is at least this; the last one is 1.
    ends = [min(math.ceil(Fraction(step) * GRID), GRID) for step in steps.tolist()]
    return tuple(end - begin for begin, end in zip([0, *ends], ends, strict=False))


@functools.lru_cache(maxsize=256)
def binomial_weights(n: int, p: float) -> tuple[int, ...]:
    """Integers in the proportions of the probabilities of each number of successes in `n` trials.

    >>> binomial_weights(2, 0.25)
    (9, 6, 1)
    """
    some, all_ = p.as_integer_ratio()
    return tuple(math.comb(n, k) * some**k * (all_ - some) ** (n - k) for k in range(n + 1))


@functools.lru_cache(maxsize=256)
def geometric_weights(p: float, most: int) -> tuple[Fraction, ...]:
    """The probabilities of 1, 2, 3 ... trials up to the first success, as far as the rest is more
    than `TAIL` and there are fewer than `most`; and then that of the rest."""
    weights: list[Fraction] = []
    rest, succeeds = Fraction(1), Fraction(p)
    while rest > TAIL and len(weights) < most - 1:
        weights.append(rest * succeeds)
        rest *= 1 - succeeds
    return (*weights, rest)


def drawn(
    kind: type, scratch: Any, name: str, quick: Callable[[CallRun, Any], Any] | None = None
) -> Callable[[Callable[..., Any]], Any]:
    """A method of the name: ``method(self, run, probe, ...)`` is given the answer of an ordinary
    generator (None where the method changes what it is given).

    Args:
        kind: The class of the ordinary generator.
        scratch: The ordinary generator.
        name: The method's name.
        quick: Answers for the method where one argument is given, as it often is; `NotImplemented`
            for arguments that it does not take.
    """

    def decorate(method: Callable[..., Any]) -> Any:
        own = getattr(kind, name)
        parameters = list(inspect.signature(method).parameters.values())[3:]
        has_more = any(p.kind is p.VAR_POSITIONAL for p in parameters)
        names = {parameter.name for parameter in parameters}

        @functools.wraps(own)
        def call(self: Any, *args: Any, **keywords: Any) -> Any:
            run = current()
            if run is None:
                return getattr(scratch, name)(*args, **keywords)
            run.check()
            attributes = _attribute(self, "__dict__")  # past `Enumerating.__getattribute__`
            run.drew(attributes["number"], attributes["origin"])
            if quick is not None and len(args) == 1 and not keywords:
                found = quick(run, args[0])
                if found is not NotImplemented:
                    return found
            probe = None if name in _IN_PLACE else getattr(scratch, name)(*args, **keywords)
            is_known = keywords.keys() <= names and (has_more or len(args) <= len(parameters))
            run.require(is_known, f"{kind.__name__}.{name} with arguments that are not enumerated")
            return method(self, run, probe, *args, **keywords)

        call.enumerated = parameters  # type: ignore[attr-defined]
        return call

    return decorate


def textbook(kind: type, scratch: Any, function: Callable[..., Any]) -> Any:
    """The method of a distribution that all generators of NumPy have alike.

    Args:
        kind: The class of the ordinary generator.
        scratch: The ordinary generator.
        function: The function below that has the method's name and, after three others, arguments.
    """
    name = function.__name__
    what = f"{kind.__name__}.{name}"

    def method(_: Any, run: CallRun, probe: Any, *args: Any, **keywords: Any) -> Any:
        return function(run, what, probe, *args, **keywords)

    method.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    return drawn(kind, scratch, name)(method)


def trapped(kind: type, enumerated: frozenset[str]) -> frozenset[str]:
    """The public names of a class that are not enumerated, and those by which it is copied."""
    names = {name for name in dir(kind) if not name.startswith("_")}
    copied = {"__getstate__", "__setstate__", "__copy__", "__deepcopy__", "_bit_generator"}
    return frozenset(names - enumerated | copied)


def mark_trapped(kind: type, name: str) -> None:
    """Mark that a name of `trapped` is used."""
    if name.endswith("__"):
        mark_copied()
    mark_if_running(f"{kind.__name__}.{name} is used, which is not enumerated")


class Enumerating:
    """The base of all enumerating generators: a use of what they do not enumerate is a mark."""

    origin: object
    """The seed or the state with which the generator in whose place it stands began."""
    kind: type
    """The class in whose place it stands."""
    trapped: frozenset[str] = frozenset()
    """The names whose use is a mark, see `trapped`."""

    def __getattribute__(self, name: str) -> Any:
        own = type(self)
        if name in own.trapped:
            mark_trapped(own.kind, name)
        return _attribute(self, name)

    def __reduce__(self) -> Any:
        mark_copied()
        return type(self), (self.origin,)


def mark_copied() -> None:
    """Mark that a generator is copied."""
    mark_if_running("a generator is copied or saved")


def index(run: CallRun, count: int) -> int:
    """One of so many, each equally likely."""
    return run.pick([1] * count)


def below(run: CallRun, first: int, count: int, kind: Callable[[int], Any]) -> Any:
    """One of the integers from `first` on, each of `count` equally likely."""
    if count <= NARROW:
        return kind(first + index(run, count))
    return number(run, count, Base(kind), first)


def sample(run: CallRun, population: int, count: int) -> list[int]:
    """So many of a population without replacement, each order equally likely."""
    run.require(
        count == 0 or population <= run.most_branches, f"a sample of {population} items is drawn"
    )
    left = list(range(population))
    return [left.pop(index(run, len(left))) for _ in range(count)]


def each(probe: Any, draw: Callable[..., Any], *parameters: Any) -> Any:
    """Return what `draw` makes of a type and parameters: one, or an array in the form of `probe`,
    of objects where there are draws in it."""
    if not isinstance(probe, np.ndarray):
        return draw(type(probe), *(_item(parameter) for parameter in parameters))
    columns = [np.broadcast_to(_boxed(value), probe.shape).flat for value in parameters]
    rows = zip(*columns, strict=True) if columns else ((),) * probe.size
    drawn = [draw(probe.dtype.type, *map(_item, row)) for row in rows]
    if not any(type(one) is Draw for one in drawn):
        return np.array(drawn, dtype=probe.dtype).reshape(probe.shape)
    flat = np.empty(probe.size, dtype=object)
    for place, one in enumerate(drawn):
        flat[place] = one
    return flat.reshape(probe.shape)


def _kind_of(value: Any) -> str:
    """The kind of the dtype of a number, or of several."""
    if type(value) is float:
        return "f"
    return np.asarray(value).dtype.kind


def _boxed(value: Any) -> Any:
    return np.asarray(value, dtype=object if isinstance(value, int) else None)


def _item(value: Any) -> Any:
    return value.item() if isinstance(value, (np.ndarray, np.generic)) else value


def integers(
    run: CallRun, what: str, probe: Any, low: Any, high: Any, *, endpoint: bool = False
) -> Any:
    """Integers, uniform as methods of rejection make them."""
    first, end = (0, low) if high is None else (low, high)
    for value in (first, end):
        is_integer = _kind_of(value) in "iub" or isinstance(value, int)
        run.require(is_integer, f"{what} with bounds that are no integers")

    def draw(kind: type, first: int, end: int) -> Any:
        return below(run, int(first), int(end) - int(first) + bool(endpoint), kind)

    return each(probe, draw, first, end)


def random(run: CallRun, probe: Any, bits: int = 53) -> Any:
    """Numbers from 0 to 1, of so many bits."""

    def draw(kind: type) -> Any:
        if bits == 53:
            return number(run, GRID, unit if kind is float else unit_item)
        return number(run, 2**bits, Base(kind, 2.0**-bits))

    return each(probe, draw)


def uniform(run: CallRun, what: str, probe: Any, low: Any, high: Any) -> Any:
    """Numbers between bounds, ``low + (high - low) * u`` in double precision."""
    for value in (low, high):
        is_real = _kind_of(value) in "iubf"
        run.require(is_real, f"{what} with bounds that are no numbers")

    def draw(kind: type, low: Any, high: Any) -> Any:
        begin, width = float(low), float(high) - float(low)
        if (begin, width) == (0.0, 1.0):
            return number(run, GRID, unit if kind is float else unit_item)
        return scaled(number(run, GRID, unit), kind, begin, width)

    return each(probe, draw, low, high)


def choice(
    run: CallRun,
    probe: Any,
    a: Any,
    size: Any,
    p: Any,
    axis: int,
    *,
    replace: bool,
    unordered: Callable[[int, int], list[int]],
) -> Any:
    """Items of an array, or of a range.

    Args:
        unordered: A sample of a population without replacement and without `p`.
    """
    values = np.asarray(a)
    population = operator.index(values.item()) if values.ndim == 0 else values.shape[axis]
    shape = () if size is None else np.empty(size, dtype=bool).shape
    count = math.prod(shape)
    if p is not None:
        picked = _weighted(run, np.asarray(p, dtype=np.float64), count, replace=replace)
    elif values.ndim == 0 and size is None:
        return below(run, 0, population, type(probe))
    elif replace or count <= 1:
        first, times = _alike(values, population)
        picked = [first[run.pick(times)] for _ in range(count)]
    else:
        picked = unordered(population, count)
    if values.ndim == 0:
        return type(probe)(picked[0]) if size is None else _array(picked, probe, shape)
    if size is None:
        return values.take(picked[0], axis=axis) if values.ndim > 1 else values[picked[0]]
    if values.ndim == 1 and not shape:
        one = np.empty((), dtype=values.dtype)
        one[()] = values[picked[0]]
        return one
    return values.take(np.array(picked, dtype=np.intp).reshape(shape), axis=axis)


def item_of_list(run: CallRun, a: Any) -> Any:
    """An item of a short list of integers, or of texts, as `choice` gives it."""
    if type(a) is not list or len(a) > _SHORT or set(map(type, a)) not in _QUICK:
        return NotImplemented
    values, first, times = _items(tuple(a))
    return NotImplemented if values is None else values[first[run.pick(times)]]


@functools.lru_cache(maxsize=256)
def _items(items: tuple[int | str, ...]) -> tuple[Any, Sequence[int], list[int]]:
    """An array of the items, and `_alike` of it; None in its place where integers are too large."""
    values = np.array(items)
    is_quick = values.dtype == np.int64 or values.dtype.kind == "U"
    return values if is_quick else None, *_alike(values, len(items))


def _alike(values: Any, population: int) -> tuple[Sequence[int], list[int]]:
    """Return the first place of each distinct item of an array, and how often it comes; equal items
    are one branch."""
    if values.ndim != 1 or values.dtype.hasobject:
        return range(population), [1] * population
    return _alike_bytes(values.tobytes(), values.dtype.itemsize, population)


@functools.lru_cache(maxsize=256)
def _alike_bytes(data: bytes, size: int, population: int) -> tuple[list[int], list[int]]:
    """`_alike` of so many items of this size; they are drawn from again and again."""
    places: dict[bytes, list[int]] = {}
    for place in range(population):
        places.setdefault(data[place * size : (place + 1) * size], []).append(place)
    return [alike[0] for alike in places.values()], [len(alike) for alike in places.values()]


def _array(items: Sequence[Any], probe: Any, shape: tuple[int, ...]) -> Any:
    return np.array(items, dtype=probe.dtype).reshape(shape)


def _weighted(run: CallRun, p: Any, count: int, *, replace: bool) -> list[int]:
    """So many indices with these probabilities.

    Without replacement, NumPy draws all that are missing at once, keeps the first of each, sets
    their probabilities to 0, and goes on with the others.
    """
    if replace:
        weights = cumulative_weights(p)
        return [run.pick(weights) for _ in range(count)]
    found: list[int] = []
    left = p.copy()
    while len(found) < count:
        left[found] = 0
        weights = cumulative_weights(left)
        found += dict.fromkeys(run.pick(weights) for _ in range(count - len(found)))
    return found


def permutation(run: CallRun, probe: Any, x: Any, axis: int = 0) -> Any:
    """A range, or an array, in an order of which each is equally likely."""
    values = np.asarray(x)
    if values.ndim == 0:
        return _array(sample(run, len(probe), len(probe)), probe, probe.shape)
    return values.take(sample(run, values.shape[axis], values.shape[axis]), axis=axis)


def shuffle(run: CallRun, scratch: Any, x: Any, *axis: int) -> None:
    """Put a sequence into an order of which each is equally likely, in place."""
    if type(x) is np.ndarray:
        if not x.flags.writeable:
            scratch.shuffle(x, *axis)  # it refuses
        scratch.shuffle(x.copy(), *axis)
        if x.ndim:
            along = axis[0] if axis else 0
            order = sample(run, x.shape[along], x.shape[along])
            x[...] = x.take(order, axis=along)
        return
    scratch.shuffle(copy.copy(x), *axis)
    run.require(isinstance(x, MutableSequence), f"a {type(x).__name__} is shuffled")
    items = list(x)
    for place, item in enumerate(sample(run, len(items), len(items))):
        x[place] = items[item]


def binomial(run: CallRun, what: str, probe: Any, n: Any, p: Any, size: Any = None) -> Any:
    """Numbers of successes, with the textbook's distribution."""
    run.require(_kind_of(n) in "iub", f"{what} with n that is no integer")
    run.require(_kind_of(p) in "iubf", f"{what} with p that is no number")
    run.assumptions.add("binomial draws have the textbook's distribution")

    def draw(kind: type, n: int, p: Any) -> Any:
        run.require(n < run.most_branches, f"{what} with n = {n}")
        return _listed(run, kind, 0, (*binomial_weights(int(n), float(p)), 0), "")

    return each(probe, draw, n, p)


def geometric(run: CallRun, what: str, probe: Any, p: Any, size: Any = None) -> Any:
    """Numbers of trials up to the first success, with the textbook's distribution, but for the
    tail."""
    run.require(_kind_of(p) in "iubf", f"{what} with p that is no number")
    run.assumptions.add("geometric draws have the textbook's distribution")

    def draw(kind: type, p: Any) -> Any:
        weights = geometric_weights(float(p), run.most_branches)
        return kind(1 + _picked(run, weights, "the tail of a geometric distribution"))

    return each(probe, draw, p)


def poisson(run: CallRun, what: str, probe: Any, lam: Any = 1.0, size: Any = None) -> Any:
    """Numbers of events, with lower bounds of the textbook's probabilities, but for the tail."""
    run.require(_kind_of(lam) in "iubf", f"{what} with lam that is no number")
    run.assumptions.add("Poisson draws have the textbook's distribution")

    def draw(kind: type, lam: Any) -> Any:
        run.require(lam < run.most_branches, f"{what} with lam = {lam}")
        first, weights = poisson_weights(float(lam), run.most_branches)
        why = "the tail of the Poisson distribution, or the rounding of its probabilities"
        return _listed(run, kind, first, weights, why)

    return each(probe, draw, lam)


def _listed(run: CallRun, kind: type, first: int, weights: tuple[int, ...], why: str) -> Any:
    """One of some integers in a row, with weights, of which the last is of what is unknown."""
    if run.follows_integers():
        base = listed(kind, first, weights, why)
        return number(run, base.size, base, first)
    return kind(first + _picked(run, weights, why))


def _picked(run: CallRun, weights: Sequence[int | Fraction], why: str) -> int:
    """An index of weights, of which the last is of what is unknown."""
    taken = run.pick(weights)
    run.require(taken + 1 < len(weights), why)
    return taken


def normal(
    run: CallRun, what: str, probe: Any, loc: Any = 0.0, scale: Any = 1.0, size: Any = None
) -> Any:
    """Numbers with a normal distribution, ``loc + scale * z`` in double precision."""
    return _dense(run, what, probe, NORMAL, loc, scale)


def exponential(run: CallRun, what: str, probe: Any, scale: Any = 1.0, size: Any = None) -> Any:
    """Numbers with an exponential distribution, ``scale * x`` in double precision."""
    return _dense(run, what, probe, EXPONENTIAL, 0.0, scale)


def _dense(run: CallRun, what: str, probe: Any, density: Density, begin: Any, width: Any) -> Any:
    """Numbers with a density, moved and stretched."""
    for value in (begin, width):
        run.require(_kind_of(value) in "iubf", f"{what} of what are no numbers")

    def draw(kind: type, begin: Any, width: Any) -> Any:
        return scaled(standard(run, density), kind, float(begin), float(width))

    return each(probe, draw, begin, width)


def standard(run: CallRun, density: Density) -> Any:
    """A number with a density, as the textbook has it."""
    run.assumptions.add(f"{density.name} draws have the textbook's distribution")
    return dense(run, density)
