"""NumPy's legacy `RandomState`, with every draw enumerated.

Its numbers are the 2^53 equally likely values that MT19937 makes; integers and permutations are
uniform, as NumPy's methods of rejection make them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from provengym.extraction.chance import methods
from provengym.extraction.chance.methods import drawn
from provengym.extraction.chance.run import CallRun, current, number_of_generator
from provengym.extraction.chance.seed import seeded
from provengym.extraction.chance.tripwire import TRIPWIRE

_KIND = np.random.RandomState
_scratch = np.random.RandomState(0)


class EnumeratingRandomState(methods.Enumerating, np.random.RandomState):
    """A `numpy.random.RandomState` whose draws are branches of the run that goes on.

    Args:
        origin: As an `EnumeratingGenerator` has it.
    """

    def __init__(self, origin: object = None) -> None:
        super().__init__(TRIPWIRE)
        self.origin, self.number = origin, number_of_generator()

    def seed(self, seed: Any = None) -> None:
        """Seed it, which the reset's seed, or none, alone can do."""
        if current() is None:
            np.random.RandomState(seed)  # what NumPy refuses
        else:
            self.origin = seeded("RandomState.seed", self.origin, self.number, seed)

    @drawn(_KIND, _scratch, "rand")
    def rand(self, run: CallRun, probe: Any, *args: int) -> Any:
        return methods.random(run, probe)

    @drawn(_KIND, _scratch, "random_sample")
    def random_sample(self, run: CallRun, probe: Any, size: Any = None) -> Any:
        return methods.random(run, probe)

    @drawn(_KIND, _scratch, "random")
    def random(self, run: CallRun, probe: Any, size: Any = None) -> Any:
        return methods.random(run, probe)

    @drawn(_KIND, _scratch, "randint")
    def randint(
        self,
        run: CallRun,
        probe: Any,
        low: Any,
        high: Any = None,
        size: Any = None,
        dtype: Any = int,
    ) -> Any:
        return methods.integers(run, "RandomState.randint", probe, low, high)

    @drawn(_KIND, _scratch, "uniform")
    def uniform(
        self, run: CallRun, probe: Any, low: Any = 0.0, high: Any = 1.0, size: Any = None
    ) -> Any:
        return methods.uniform(run, "RandomState.uniform", probe, low, high)

    @drawn(_KIND, _scratch, "choice")
    def choice(
        self,
        run: CallRun,
        probe: Any,
        a: Any,
        size: Any = None,
        replace: bool = True,
        p: Any = None,
    ) -> Any:
        def unordered(population: int, count: int) -> list[int]:
            return methods.sample(run, population, count)

        return methods.choice(run, probe, a, size, p, 0, replace=bool(replace), unordered=unordered)

    @drawn(_KIND, _scratch, "permutation")
    def permutation(self, run: CallRun, probe: Any, x: Any) -> Any:
        return methods.permutation(run, probe, x)

    @drawn(_KIND, _scratch, "shuffle")
    def shuffle(self, run: CallRun, probe: None, x: Any) -> None:
        methods.shuffle(run, _scratch, x)

    binomial = methods.textbook(_KIND, _scratch, methods.binomial)
    geometric = methods.textbook(_KIND, _scratch, methods.geometric)
    poisson = methods.textbook(_KIND, _scratch, methods.poisson)
    normal = methods.textbook(_KIND, _scratch, methods.normal)
    exponential = methods.textbook(_KIND, _scratch, methods.exponential)

    @drawn(_KIND, _scratch, "standard_normal")
    def standard_normal(self, run: CallRun, probe: Any, size: Any = None) -> Any:
        return methods.normal(run, "RandomState.standard_normal", probe)

    @drawn(_KIND, _scratch, "randn")
    def randn(self, run: CallRun, probe: Any, *args: int) -> Any:
        return methods.normal(run, "RandomState.randn", probe)

    @drawn(_KIND, _scratch, "standard_exponential")
    def standard_exponential(self, run: CallRun, probe: Any, size: Any = None) -> Any:
        return methods.exponential(run, "RandomState.standard_exponential", probe)


_ENUMERATED = frozenset(name for name in vars(EnumeratingRandomState) if not name.startswith("_"))
EnumeratingRandomState.kind, EnumeratingRandomState.trapped = (
    _KIND,
    methods.trapped(_KIND, _ENUMERATED),
)
