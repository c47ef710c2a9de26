"""NumPy's `Generator`, with every draw enumerated.

What a method accepts, what it raises and the type of its result are NumPy's: the call is made on an
ordinary generator first, whose answer is thrown away.  The distributions are those of NumPy's
algorithms over the 2^53 equally likely values of `Generator.random`; integers and permutations are
uniform, as their rejection methods make them.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import numpy as np

from provengym.extraction.chance.draw import GRID, unit
from provengym.extraction.chance.run import CallRun, current
from provengym.extraction.chance.tripwire import TRIPWIRE

NARROW = 256
"""Up to so many values are decided when they are drawn; more when they are compared."""
TAIL = Fraction(1, 2**60)
"""What is left of a geometric distribution, and counts as unknown."""

MethodT = TypeVar("MethodT", bound=Callable[..., Any])

_scratch = np.random.Generator(np.random.PCG64(0))
_numbers = itertools.count()


def _integers_only(run: CallRun, name: str, *values: Any) -> None:
    for value in values:
        if not (value is None or isinstance(value, (int, np.integer))):
            run.mark(f"Generator.{name} with {type(value).__name__} in the place of an integer")


def _drawn(name: str) -> Callable[[Callable[..., Any]], Any]:
    """A method of the name: `method(self, run, probe, ...)` is given NumPy's own answer."""

    def decorate(method: Callable[..., Any]) -> Any:
        own = getattr(np.random.Generator, name)

        @functools.wraps(own)
        def call(self: EnumeratingGenerator, *args: Any, **keywords: Any) -> Any:
            run = current()
            if run is None:
                return getattr(_scratch, name)(*args, **keywords)
            run.drew(self.number, self.origin)
            probe = (
                None
                if name == "shuffle"  # in place
                else getattr(_scratch, name)(*args, **keywords)
            )
            return method(self, run, probe, *args, **keywords)

        return call

    return decorate


class EnumeratingGenerator(np.random.Generator):
    """A `numpy.random.Generator` whose draws are branches of the run that goes on.

    Args:
        origin: What the generator that it replaces was seeded with; two with an equal one are not
            independent, and may not both draw.  None where it is independent of all others.
    """

    def __init__(self, origin: object = None) -> None:
        super().__init__(TRIPWIRE)  # type: ignore[arg-type]
        self.origin, self.number = origin, next(_numbers)

    @_drawn("integers")
    def integers(
        self,
        run: CallRun,
        probe: Any,
        low: Any,
        high: Any = None,
        size: Any = None,
        dtype: Any = np.int64,
        endpoint: bool = False,
    ) -> Any:
        _integers_only(run, "integers", low, high)
        first, end = (0, low) if high is None else (low, high)
        count = int(end) - int(first) + bool(endpoint)
        return _integers(run, int(first), count, probe)

    @_drawn("random")
    def random(
        self, run: CallRun, probe: Any, size: Any = None, dtype: Any = np.float64, out: Any = None
    ) -> Any:
        run.require(np.dtype(dtype) == np.float64, "Generator.random with a dtype but float64")
        run.require(out is None, "Generator.random with out")
        return _filled(run, probe, unit)

    @_drawn("uniform")
    def uniform(
        self, run: CallRun, probe: Any, low: Any = 0.0, high: Any = 1.0, size: Any = None
    ) -> Any:
        numbers = (int, float, np.integer, np.floating)
        is_plain = isinstance(low, numbers) and isinstance(high, numbers)
        run.require(is_plain, "Generator.uniform with arrays")
        begin, width = float(low), float(high) - float(low)
        run.require(width >= 0, "Generator.uniform with low above high")
        return _filled(run, probe, lambda k: begin + width * unit(k))

    @_drawn("choice")
    def choice(
        self,
        run: CallRun,
        probe: Any,
        a: Any,
        size: Any = None,
        replace: bool = True,
        p: Any = None,
        axis: int = 0,
        shuffle: bool = True,
    ) -> Any:
        is_number = isinstance(a, (int, np.integer))
        values = None if is_number else np.asarray(a)
        population = int(a) if values is None else values.shape[axis]
        shape = () if size is None else np.zeros(size, dtype=bool).shape
        count = math.prod(shape)
        if p is None:
            if replace:
                picked = [_index(run, population) for _ in range(count)]
            else:
                picked = _sample(run, population, count)
        else:
            run.require(replace or count <= 1, "Generator.choice without replacement and with p")
            weights = cumulative_weights(p)
            picked = [run.pick(weights) for _ in range(count)]
        if values is None:
            if size is None:
                return type(probe)(picked[0])
            return np.array(picked, dtype=np.int64).reshape(shape)
        taken = values.take(picked, axis=axis)
        if size is None:
            return values.take(picked[0], axis=axis) if values.ndim > 1 else values[picked[0]]
        if values.ndim == 1:
            return taken.reshape(shape)
        return taken.reshape(probe.shape)

    @_drawn("permutation")
    def permutation(self, run: CallRun, probe: Any, x: Any, axis: int = 0) -> Any:
        values = np.arange(int(x)) if isinstance(x, (int, np.integer)) else np.asarray(x)
        if values.shape[axis] < 2:
            return values.copy()
        return values.take(_sample(run, values.shape[axis], values.shape[axis]), axis=axis)

    @_drawn("shuffle")
    def shuffle(self, run: CallRun, probe: None, x: Any, axis: int = 0) -> None:
        if isinstance(x, np.ndarray):
            if x.ndim and x.shape[axis] > 1:
                order = _sample(run, x.shape[axis], x.shape[axis])
                x[...] = x.take(order, axis=axis)
            else:
                _scratch.shuffle(x, axis)
            return
        items = list(x)
        _scratch.shuffle(x[:0] if hasattr(x, "__getitem__") else x, axis)  # what it refuses
        for place, number in enumerate(_sample(run, len(items), len(items))):
            x[place] = items[number]

    @_drawn("binomial")
    def binomial(self, run: CallRun, probe: Any, n: Any, p: Any, size: Any = None) -> Any:
        _integers_only(run, "binomial", n)
        run.require(isinstance(p, (int, float, np.floating)), "Generator.binomial with arrays")
        run.assumptions.add("binomial draws have the textbook's distribution")
        weights = binomial_weights(int(n), Fraction(float(p)))
        return _shaped(probe, lambda: run.pick(weights))

    @_drawn("geometric")
    def geometric(self, run: CallRun, probe: Any, p: Any, size: Any = None) -> Any:
        run.require(isinstance(p, (int, float, np.floating)), "Generator.geometric with arrays")
        run.assumptions.add("geometric draws have the textbook's distribution")
        weights = geometric_weights(Fraction(float(p)), run.most_branches)

        def draw() -> int:
            taken = run.pick(weights)
            run.require(taken + 1 < len(weights), "the tail of a geometric distribution")
            return taken + 1

        return _shaped(probe, draw)

    def __getattribute__(self, name: str) -> Any:
        if name in _TRAPPED:
            run = current()
            if run is not None:
                run.mark(f"Generator.{name} is used, which is not enumerated")
        return super().__getattribute__(name)

    def __reduce__(self) -> Any:
        run = current()
        if run is not None:
            run.mark("a generator is copied or pickled")
        return EnumeratingGenerator, (self.origin,)


_ENUMERATED = frozenset(
    ("integers", "random", "uniform", "choice", "permutation", "shuffle", "binomial", "geometric")
)
_TRAPPED = (
    frozenset(name for name in dir(np.random.Generator) if not name.startswith("_")) - _ENUMERATED
)


def _index(run: CallRun, count: int) -> int:
    """One of so many, each equally likely."""
    return run.pick([1] * count)


def _integers(run: CallRun, first: int, count: int, probe: Any) -> Any:
    """Integers from `first` on, each of `count` equally likely, in the form of `probe`."""
    kind = type(probe)
    if not isinstance(probe, np.ndarray):
        if count <= NARROW:
            return kind(first + _index(run, count))
        return run.number(count, lambda k: kind(first + k))
    if not probe.size:
        return probe
    run.require(count <= NARROW, f"an array of integers of a range of {count}")
    drawn = [first + _index(run, count) for _ in range(probe.size)]
    return np.array(drawn, dtype=probe.dtype).reshape(probe.shape)


def _filled(run: CallRun, probe: Any, base: Callable[[int], Any]) -> Any:
    """A number, or an array of them in the form of `probe`; of draws it is one of objects."""
    if not isinstance(probe, np.ndarray):
        return run.number(GRID, base)
    symbolic = run.mode == "symbolic"
    out = np.empty(probe.shape, dtype=object if symbolic else probe.dtype)
    for place in np.ndindex(*probe.shape):
        out[place] = run.number(GRID, base)
    return out


def _shaped(probe: Any, draw: Callable[[], int]) -> Any:
    """A number, or an array of them, of the type and shape of `probe`."""
    if not isinstance(probe, np.ndarray):
        return type(probe)(draw())
    drawn = [draw() for _ in range(probe.size)]
    return np.array(drawn, dtype=probe.dtype).reshape(probe.shape)


def _sample(run: CallRun, population: int, count: int) -> list[int]:
    """So many of a population without replacement, in an order that is equally likely."""
    left = list(range(population))
    return [left.pop(_index(run, len(left))) for _ in range(count)]


def cumulative_weights(p: Sequence[float] | Any) -> list[int]:
    """How many of the 2^53 values of ``Generator.random`` lead to each item, as NumPy's `choice`
    with `p` looks them up: ``(p.cumsum() / p.cumsum()[-1]).searchsorted(u, side="right")``.

    >>> sum(cumulative_weights([0.1, 0.2, 0.7])) == GRID
    True
    """
    steps = np.asarray(p, dtype=np.float64).cumsum()
    steps /= steps[-1]
    # u is past a step exactly if k is at least this.
    ends = [min(math.ceil(Fraction(step) * GRID), GRID) for step in steps.tolist()]
    weights = [end - begin for begin, end in zip([0, *ends], ends, strict=False)]
    weights[-1] += GRID - ends[-1]
    return weights


def binomial_weights(n: int, p: Fraction) -> list[Fraction]:
    """The probability of each number of successes in `n` trials."""
    return [math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def geometric_weights(p: Fraction, most: int) -> list[Fraction]:
    """The probabilities of 1, 2, 3 ... trials up to the first success, as far as the rest is more
    than `TAIL` and there are fewer than `most`; and then that of the rest."""
    weights: list[Fraction] = []
    rest = Fraction(1)
    while rest > TAIL and len(weights) < most - 1:
        weights.append(rest * p)
        rest *= 1 - p
    return [*weights, rest]
