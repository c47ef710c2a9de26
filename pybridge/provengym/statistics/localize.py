"""The cell that is named of those that depart from their distributions: the nearest one that is
known to.

The evidence that calls a target wrong may come from many cells with the same distribution, none of
which has enough samples of its own; or from a far one that departs more.  More samples are then
taken of nearer cells, the nearest first.  This calls no target wrong that was not called so before,
and what is enough for a cell is a matter of its own samples alone, so it does not matter which are
taken.
"""

from __future__ import annotations

import heapq
import math
from typing import TYPE_CHECKING, cast

from provengym.statistics.cells import START, Key, known

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.statistics.eprocess import EProcess
    from provengym.statistics.sampler import CellSampler

MOST_SOUGHT = 8
"""The most cells at one distance of which more samples are taken: those that depart most."""
AGREES = -2.0
"""The logarithm of a martingale that speaks for its distribution."""


def localized_cell(sampler: CellSampler) -> Key:
    """The nearest cell whose own samples are enough; where there is none, an example."""
    departing = [key for key in _sampled(sampler) if sampler.departs(key)]
    if departing:
        return min(
            departing, key=lambda key: (len(sampler.way(key)), -sampler.mixture.tests[key].log)
        )
    together = max(sampler.together, key=lambda mixture: mixture.mean)
    if together.mean <= sampler.mixture.mean:
        return cast("Key", sampler.mixture.strongest())
    name = together.strongest()  # a kind or a cell
    return _example(
        sampler,
        {
            key: sampler.mixture.tests[key]
            for key in _sampled(sampler)
            if name in (sampler.cells[key].kind, sampler.clock.at_first(key)[0])
        },
    )


def localize(sampler: CellSampler, play: Callable[[], bool]) -> None:
    """Take samples of the cells that are nearer than the one named, until one of them is known.

    Args:
        sampler: One that has found something.
        play: Plays an episode of the sampler, and returns whether there may be another.
    """
    if sampler.means.found:
        return
    key = localized_cell(sampler)
    distribution = sampler.pooled.tests[sampler.cells[key].kind]
    enough = sampler.mixture.tests[key].samples if sampler.departs(key) else distribution.samples
    for cells in _levels(sampler, key):
        unsure = frozenset(heapq.nlargest(MOST_SOUGHT, cells, key=lambda key: _log(sampler, key)))
        while unsure:
            sampler.seek(unsure)
            if sampler.reached or not play():
                return
            unsure = frozenset(key for key in unsure if not _agrees(sampler, key, enough))


def _levels(sampler: CellSampler, key: Key) -> list[list[Key]]:
    """The random cells in the planner that are nearer than this one, by their distance."""
    most = len(sampler.way(key)) - 1
    levels: list[list[Key]] = [[] for _ in range(most + 1)]
    if levels and len(sampler.cells[START].distribution) > 1:
        levels[0].append(START)
    for state, has_chance in zip(
        sampler.planner.states, sampler.planner.random.tolist(), strict=True
    ):
        distance = len(sampler.planner.way(state) or ()) + 1
        if distance <= most:
            levels[distance] += [
                (known(state), action) for action, has in enumerate(has_chance) if has
            ]
    return levels


def _log(sampler: CellSampler, key: Key) -> float:
    """Return the logarithm of a cell's evidence against its distribution; 0 without samples."""
    test = sampler.mixture.tests.get(key)
    return 0.0 if test is None else test.log


def _agrees(sampler: CellSampler, key: Key, enough: int) -> bool:
    """Return whether a cell has enough samples, and they speak for its distribution."""
    test = sampler.mixture.tests.get(key)
    return test is not None and test.samples >= enough and test.log <= AGREES


def _example(sampler: CellSampler, tests: dict[Key, EProcess]) -> Key:
    """The cell to tell of where all of these depart together from the distribution that they have.

    Of so many cells one may be that strong by chance; where none stands out, it is one of those
    with the shortest way, of which the samples speak against the distribution.
    """
    strongest = max(tests, key=lambda key: tests[key].log)
    if tests[strongest].log > math.log(len(tests)):
        return strongest
    against = [key for key in tests if tests[key].log > 0]
    return min(against, key=lambda key: (len(sampler.way(key)), -tests[key].log), default=strongest)


def _sampled(sampler: CellSampler) -> list[Key]:
    return cast("list[Key]", list(sampler.mixture.tests))
