"""A component of a reference's states that only counts steps, and cells that are the same but for
it.

A reference whose states hold the number of steps has a cell for each time, of which each gets few
samples.  Where a component goes up by one in every step (or down), whatever is done, it is a clock.
Cells that differ in it alone, and whose outcomes do so too and are as probable, are the same at
several times; that the episode ends for sure at one of them is no other outcome.  A sample of one
says as much of all, as long as the target does not depend on the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.statistics.cells import columns, known

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes
    from provengym.statistics.cells import Cell, Cells, Key
    from provengym.statistics.planner import SamplingPlanner

    Mark = frozenset[Hashable]

Name = tuple[Any, ...]
"""A state as the reference names it, of several components."""


class Clock:
    """The first such component, if there is one.

    Args:
        model: The reference.
        cells: Its cells.
        planner: The states that can be reached.
    """

    def __init__(self, model: Model, cells: Cells, planner: SamplingPlanner) -> None:
        self.place: int | None = None
        """The place of the component; None where there is none, or no two cells are the same."""
        self._same: dict[Key, tuple[Key, tuple[int, ...]]] = {}
        names = [model.named(state) for state in planner.states]
        for place in _candidates(names, planner.starts):
            if found := _same_cells(model, cells, planner, names, place):
                self.place, self._same = place, found
                break
        keys: list[Key] = [
            (known(state), action) for state in planner.states for action in range(planner.actions)
        ]
        numbers = {key: number for number, key in enumerate(keys)}
        self._firsts = np.array([numbers[self.at_first(key)[0]] for key in keys])

    def at_first(self, key: Key, outcome: int = 0) -> tuple[Key, int]:
        """The first cell that is the same as a cell, or that itself, and the outcome there."""
        if key not in self._same:
            return key, outcome
        first, outcomes = self._same[key]
        return first, outcomes[outcome]

    def sums(self, tried: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return how often each cell and those that are the same were tried together.

        Args:
            tried: The number of times for each cell of the planner, of shape (states, actions).
        """
        sums = np.zeros(tried.size)
        np.add.at(sums, self._firsts, tried.ravel())
        together: NDArray[np.float64] = sums[self._firsts].reshape(tried.shape)
        return together


def _candidates(names: list[Any], starts: int) -> list[int]:
    """The components that may count steps: whole numbers, the same at all starts and not later."""
    many = len(names[0]) if isinstance(names[0], tuple) else 0
    if many < 2 or not all(isinstance(name, tuple) and len(name) == many for name in names):
        return []
    found = []
    for place in range(many):
        values = [name[place] for name in names]
        if set(map(type, values)) == {int} and len({*values[:starts]}) == 1 < len({*values}):
            found.append(place)
    return found


def _same_cells(
    model: Model, cells: Cells, planner: SamplingPlanner, names: list[Name], place: int
) -> dict[Key, tuple[Key, tuple[int, ...]]]:
    """Return for each cell that is the same as an earlier one the first such, and the outcome there
    for each outcome; nothing where the component is no clock."""
    paces: set[int] = set()
    firsts: dict[Hashable, tuple[Key, dict[Mark, int]]] = {}
    found: dict[Key, tuple[Key, tuple[int, ...]]] = {}
    for state, name in zip(planner.states, names, strict=True):
        for action in range(planner.actions):
            key: Key = (known(state), action)
            outcomes = model.outcomes(model.columns([state]), action)
            after = [model.named(following) for following in columns(outcomes.states)]
            goes_on = (later for later, done in zip(after, outcomes.done, strict=True) if not done)
            paces |= {_pace(name, later, place) for later in goes_on}
            if not (paces <= {1} or paces <= {-1}):
                return {}
            marks = _marks(cells[key], outcomes, [_without(later, place) for later in after])
            if len(set(marks)) < len(marks):  # some differ in the time alone
                continue
            chances = frozenset(zip(marks, cells[key].distribution, strict=True))
            numbers = {mark: number for number, mark in enumerate(marks)}
            first, at_first = firsts.setdefault(
                (_without(name, place), action, chances), (key, numbers)
            )
            if first != key:
                found[key] = first, tuple(at_first[mark] for mark in marks)
    return found


def _pace(before: Name, after: Any, place: int) -> int:
    """Return the growth of the component; 0 where there is none."""
    is_alike = isinstance(after, tuple) and len(after) == len(before)
    return after[place] - before[place] if is_alike and type(after[place]) is int else 0


def _marks(cell: Cell, outcomes: Outcomes, rests: list[Any]) -> list[Mark]:
    """Return a mark for each outcome of a cell: what it is at any time.

    Args:
        cell: The cell.
        outcomes: The reference's, of which those of a cell may be several.
        rests: The states to which these lead, without the time.
    """
    ends = list(zip(outcomes.terminated.tolist(), outcomes.truncated.tolist(), strict=True))
    every = zip(cell.numbers, rests, outcomes.rewards.tolist(), ends, strict=True)
    marks: list[set[Hashable]] = [set() for _ in cell.distribution]
    for number, rest, paid, end in every:
        marks[number].add((rest, paid, end if len(set(ends)) > 1 else "for sure"))
    return list(map(frozenset, marks))


def _without(name: Any, place: int) -> Any:
    """A state's name without this component; after the end of an episode it may have none."""
    return (*name[:place], *name[place + 1 :]) if isinstance(name, tuple) else name
