"""NumPy's `Generator`, with every draw enumerated.

The distributions are those of NumPy's algorithms over the 2^53 equally likely values of
`Generator.random` (2^24 in single precision); integers and permutations are uniform, as NumPy's
methods of rejection make them.  Where NumPy's algorithm is a longer one, the distribution is the
textbook's.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from provengym.extraction.chance import methods
from provengym.extraction.chance.methods import drawn
from provengym.extraction.chance.run import CallRun, number_of_generator
from provengym.extraction.chance.tripwire import TRIPWIRE

_KIND = np.random.Generator
_scratch = np.random.Generator(np.random.PCG64(0))


class EnumeratingGenerator(methods.Enumerating, np.random.Generator):
    """A `numpy.random.Generator` whose draws are branches of the run that goes on.

    Args:
        origin: The seed of the generator that it replaces; two with an equal one are not
            independent, and may not both draw.  None where it is independent of all others.
    """

    def __init__(self, origin: object = None) -> None:
        super().__init__(TRIPWIRE)  # type: ignore[arg-type]
        self.origin, self.number = origin, number_of_generator()

    @drawn(_KIND, _scratch, "integers")
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
        return methods.integers(run, "Generator.integers", probe, low, high, endpoint=endpoint)

    @drawn(_KIND, _scratch, "random")
    def random(
        self, run: CallRun, probe: Any, size: Any = None, dtype: Any = np.float64, out: Any = None
    ) -> Any:
        run.require(out is None, "Generator.random with out")
        return methods.random(run, probe, 24 if np.dtype(dtype) == np.float32 else 53)

    @drawn(_KIND, _scratch, "uniform")
    def uniform(
        self, run: CallRun, probe: Any, low: Any = 0.0, high: Any = 1.0, size: Any = None
    ) -> Any:
        return methods.uniform(run, "Generator.uniform", probe, low, high)

    @drawn(_KIND, _scratch, "choice", methods.item_of_list)
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
        def unordered(population: int, count: int) -> list[int]:
            return (
                methods.sample(run, population, count)
                if shuffle
                else _floyd(run, population, count)
            )

        return methods.choice(
            run, probe, a, size, p, axis, replace=bool(replace), unordered=unordered
        )

    @drawn(_KIND, _scratch, "permutation")
    def permutation(self, run: CallRun, probe: Any, x: Any, axis: int = 0) -> Any:
        return methods.permutation(run, probe, x, axis)

    @drawn(_KIND, _scratch, "permuted")
    def permuted(
        self, run: CallRun, probe: Any, x: Any, axis: int | None = None, out: Any = None
    ) -> Any:
        run.require(out is None, "Generator.permuted with out")
        values = np.array(x)
        rows = values.reshape(-1) if axis is None else np.moveaxis(values, axis, -1)
        for place in np.ndindex(*rows.shape[:-1]):
            rows[place] = rows[place][methods.sample(run, rows.shape[-1], rows.shape[-1])]
        return values

    @drawn(_KIND, _scratch, "shuffle")
    def shuffle(self, run: CallRun, probe: None, x: Any, axis: int = 0) -> None:
        methods.shuffle(run, _scratch, x, axis)

    binomial = methods.textbook(_KIND, _scratch, methods.binomial)
    geometric = methods.textbook(_KIND, _scratch, methods.geometric)
    poisson = methods.textbook(_KIND, _scratch, methods.poisson)
    normal = methods.textbook(_KIND, _scratch, methods.normal)
    exponential = methods.textbook(_KIND, _scratch, methods.exponential)

    @drawn(_KIND, _scratch, "standard_normal")
    def standard_normal(
        self, run: CallRun, probe: Any, size: Any = None, dtype: Any = np.float64, out: Any = None
    ) -> Any:
        run.require(out is None, "Generator.standard_normal with out")
        is_double = np.dtype(dtype) == np.float64
        run.require(is_double, "Generator.standard_normal in single precision")
        return methods.normal(run, "Generator.standard_normal", probe)

    @drawn(_KIND, _scratch, "standard_exponential")
    def standard_exponential(
        self,
        run: CallRun,
        probe: Any,
        size: Any = None,
        dtype: Any = np.float64,
        method: str = "zig",
        out: Any = None,
    ) -> Any:
        run.require(out is None, "Generator.standard_exponential with out")
        is_double = np.dtype(dtype) == np.float64
        run.require(is_double, "Generator.standard_exponential in single precision")
        return methods.exponential(run, "Generator.standard_exponential", probe)


_ENUMERATED = frozenset(name for name in vars(EnumeratingGenerator) if not name.startswith("_"))
EnumeratingGenerator.kind, EnumeratingGenerator.trapped = _KIND, methods.trapped(_KIND, _ENUMERATED)


def _floyd(run: CallRun, population: int, count: int) -> list[int]:
    """A sample whose order is that of NumPy's ``choice(shuffle=False)``, by Floyd's algorithm."""
    run.require(population <= 10_000, "Generator.choice with shuffle=False of more than 10000")
    found: list[int] = []
    for last in range(population - count, population):
        number = methods.index(run, last + 1)
        found.append(last if number in found else number)
    return found
