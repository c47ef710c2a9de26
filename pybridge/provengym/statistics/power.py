"""The largest error of a probability that may be overlooked in each cell that can be reached."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, cast

from provengym.statistics.cells import START, Key, known
from provengym.statistics.eprocess import detectable, needed_of_many, shows

if TYPE_CHECKING:
    from provengym.statistics.eprocess import EProcess, EProcessMixture

LOOK = 64
"""After so many more samples of a cell it is seen what they would have shown."""


class Power:
    """The errors that the samples of each cell would have shown by themselves.

    Where it is not known in which state a step was made, its samples stand for all the states that
    it may have been, and an error in one of them shows as much less as that is less probable.

    Args:
        cells: The random cells that can be reached, each of one state; the nearest first.
        mixture: That of the samples.
        level: The level that its mean has to reach.
        detect: The error that should be found.
    """

    def __init__(
        self, cells: list[Key], mixture: EProcessMixture, *, level: float, detect: float
    ) -> None:
        self.cells = cells
        self.unsure = set(cells)
        """Those in which an error of `detect` may be overlooked yet."""
        self._mixture, self._level, self._detect = mixture, level, detect

    @property
    def needed(self) -> float:
        """The logarithm that any cell's martingale needs, whatever the others are."""
        return needed_of_many(max(len(self.cells), len(self._mixture.tests)), self._level)

    def look(self, key: Key, test: EProcess) -> None:
        """A cell has another sample."""
        if test.samples % LOOK or not self.unsure:
            return
        for cell, weight in _parts(key):
            if cell in self.unsure and self._shows(test, weight, self._detect):
                self.unsure.remove(cell)

    def weakest(self) -> tuple[Key, float] | None:
        """The cell in which the largest error may be overlooked, and that error, see
        `eprocess.detectable`: 1.0 where any may be.  None where nothing is random."""
        tests: dict[Key, list[tuple[EProcess, Fraction]]] = {cell: [] for cell in self.cells}
        for key, test in cast("dict[Key, EProcess]", self._mixture.tests).items():
            for cell, weight in _parts(key):
                if cell in tests:
                    tests[cell].append((test, weight))
        worst: tuple[Key, float] | None = None
        fine: set[tuple[Fraction, ...]] = set()
        """Distributions whose other cells have as many samples, or more."""
        for cell in sorted(tests, key=lambda cell: sum(test.samples for test, _ in tests[cell])):
            found = tests[cell]
            alone = found[0][0].distribution if len(found) == 1 and found[0][1] == 1 else ()
            if alone in fine:
                continue
            if worst is None or not any(self._shows(*one, worst[1]) for one in found):
                size = min((self._detectable(*one) for one in found), default=1.0)
                worst = (cell, size) if worst is None or size > worst[1] else worst
            if worst[1] == 1:
                break
            fine |= {alone} - {()}
        return worst

    def _shows(self, test: EProcess, weight: Fraction, size: float) -> bool:
        return shows(test.distribution, size * float(weight), test.samples, self.needed)

    def _detectable(self, test: EProcess, weight: Fraction) -> float:
        size = detectable(test.distribution, test.samples, self.needed)
        return min(size / float(weight), 1.0)


def _parts(key: Key) -> list[tuple[Key, Fraction]]:
    """The cells of one state that a cell may be, and how probable each of them is."""
    if key is None:
        return [(START, Fraction(1))]
    belief, action = key
    return [((known(state), action), weight) for state, weight in belief]
