"""Python's `random.Random`, with every draw enumerated.

Its methods are written in Python on top of three, `random`, `getrandbits` and `_randbelow`; those
are enumerated, and others work on what they give.  `random` has 2^53 equally likely values, and
what is drawn by rejection of random bits is uniform.  Numbers with a density have the textbook's
distribution.
"""

from __future__ import annotations

import random
import weakref
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from provengym.extraction.chance import methods
from provengym.extraction.chance.continuous import EXPONENTIAL, NORMAL
from provengym.extraction.chance.methods import drawn
from provengym.extraction.chance.run import CallRun, current, mark_if_running, number_of_generator
from provengym.extraction.chance.seed import seeded

T = TypeVar("T")

_KIND = random.Random
_scratch = random.Random(0)
_OF_C: Any = _KIND.__mro__[1]
"""The class in C below, whose methods can be called on any instance."""
_UNTOUCHED = _OF_C.getstate(random.Random(0))
reachable: weakref.WeakSet[EnumeratingRandom] = weakref.WeakSet()
"""Those that code of a target's may have."""


class EnumeratingRandom(methods.Enumerating, random.Random):
    """A `random.Random` whose draws are branches of the run that goes on.

    Args:
        origin: As an `EnumeratingGenerator` has it.
    """

    def __new__(cls, origin: object = None) -> EnumeratingRandom:
        """One whose own state is never drawn from."""
        return super().__new__(cls)

    def __init__(self, origin: object = None) -> None:
        self.gauss_next = None
        self.origin, self.number = origin, number_of_generator()
        super(_KIND, self).seed(0)
        reachable.add(self)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Seed it, which the reset's seed, or none, alone can do."""
        if current() is None:
            random.Random().seed(a, version)
        else:
            self.origin = seeded("Random.seed", self.origin, self.number, a)

    @drawn(_KIND, _scratch, "random")
    def random(self, run: CallRun, probe: float) -> Any:
        return methods.random(run, probe)

    @drawn(_KIND, _scratch, "getrandbits")
    def getrandbits(self, run: CallRun, probe: int, k: int, /) -> Any:
        return methods.below(run, 0, 2**k, int)

    @drawn(_KIND, _scratch, "_randbelow")
    def _randbelow(self, run: CallRun, probe: int, n: int) -> Any:
        return methods.below(run, 0, n, int) if n else probe  # Python 3.10 chooses of nothing

    @drawn(_KIND, _scratch, "expovariate")
    def expovariate(self, run: CallRun, probe: float, lambd: float = 1.0) -> Any:
        return methods.standard(run, EXPONENTIAL) / lambd

    @drawn(_KIND, _scratch, "gauss")
    def gauss(self, run: CallRun, probe: float, mu: float = 0.0, sigma: float = 1.0) -> Any:
        return mu + methods.standard(run, NORMAL) * sigma

    @drawn(_KIND, _scratch, "normalvariate")
    def normalvariate(self, run: CallRun, probe: float, mu: float = 0.0, sigma: float = 1.0) -> Any:
        return mu + methods.standard(run, NORMAL) * sigma

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """A sample without replacement, each order equally likely."""
        run = current()
        if run is None or counts is not None:  # it samples a range instead
            return super().sample(population, k, counts=counts)
        run.check()
        run.drew(self.number, self.origin)
        _scratch.sample(population, k)
        run.require(isinstance(population, Sequence), "Random.sample of what has no order")
        return [population[number] for number in methods.sample(run, len(population), k)]


def mark_drawn_past() -> None:
    """Mark where one was drawn from past its own methods, as ``random.Random.random(rng)`` does:
    the state below, which they leave alone, has moved."""
    if not reachable:  # sooner known than gone through
        return
    for one in list(reachable):
        if _OF_C.getstate(one) != _UNTOUCHED:
            _OF_C.seed(one, 0)
            mark_if_running("a method of the class Random is called on a generator")


_ENUMERATED = frozenset(
    (
        *("random", "getrandbits", "seed", "sample", "expovariate", "gauss", "normalvariate"),
        *("randrange", "randint", "choice", "choices", "shuffle", "uniform", "VERSION"),
    )
)
"""The last ones are written in terms of the first, as the documentation of `random` has it."""
EnumeratingRandom.kind, EnumeratingRandom.trapped = _KIND, methods.trapped(_KIND, _ENUMERATED)
