"""Samples of a target, taken where the fewest were, and the errors that they may overlook."""

from __future__ import annotations

import copy
import functools
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar, cast

import numpy as np

from provengym.data.limits import NORMAL
from provengym.data.spec import DETECT
from provengym.models.expected_values import Mean, leaves
from provengym.statistics.cells import START, Belief, Cells, Key, Place, State, columns, known
from provengym.statistics.clocks import Clock
from provengym.statistics.eprocess import EProcessMixture, detectable, needed_of_many, shows
from provengym.statistics.means import MeanTests
from provengym.statistics.planner import SamplingPlanner
from provengym.statistics.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Hashable
    from random import Random

    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, States
    from provengym.statistics.eprocess import EProcess


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


N = TypeVar("N", float, "NDArray[np.float64]")
LONGEST = 1_000
EPSILON = 0.1
"""The probability that an action is random."""
PLAN = 50
"""A plan is good for so many calls."""
MOST_STATES, MOST_PARTS = 64, 10**40
"""The most states of a belief, and the largest denominator of its probabilities."""


class CellSampler:
    """Guides episodes to the cells with the fewest samples, and keeps the mixtures.

    Where the observations do not show the state, they tell how probable each one is; samples count
    as long as these are few states.  Each counts for its cell; for all cells that have
    the same probabilities in the same order, where a deviation that they have in common shows much
    earlier; where the state is known for its `Slices`; and where a component of the states is a
    `Clock` for all cells that are the same but for the time.  The evidence is the mean of the three
    or four, a martingale that begins with 1 again.
    """

    ahead = ()
    """The actions that are known before the step: none."""

    def __init__(
        self,
        model: Model,
        random: Random,
        *,
        sees_state: bool,
        false_positive_probability: float = NORMAL.false_positive_probability,
        detect: float = DETECT,
    ) -> None:
        self.model = model
        self.false_positive_probability = false_positive_probability
        self.cells, chart, self.clock = _charted(model, sees_state)
        self.planner = copy.copy(chart)  # on which each sampler plans anew
        self.mixture, self.pooled, self.timeless = (EProcessMixture() for _ in range(3))
        self.together = (self.pooled,) if self.clock.place is None else (self.pooled, self.timeless)
        """The mixtures of the samples of several cells that have the same distribution."""
        self.parts = 2 + len(self.together)
        """The evidence is the mean of so many."""
        # Where there are means to test, they get half of it.
        self._halves = 2 if self.planner.means.any() else 1
        self.means = MeanTests(self._halves / false_positive_probability)
        level = self._halves * self.parts / false_positive_probability
        self.power = Power(self._random_cells(), self.mixture, level=level, detect=detect)
        self._names = list(map(_components, map(model.named, self.planner.states)))
        self.slices = Slices(len(self._names[0]))
        self.calls = 0
        """Resets and steps."""
        self.random = random
        self.ways: dict[Key, tuple[int, ...]] = {}
        """The shortest actions that were seen to lead to each random cell."""
        self.highest = 1.0
        """The most that the evidence ever was."""
        self._belief: dict[State, Fraction] = {}
        """Empty where it is not known how probable the states are."""
        self._actions: tuple[int, ...] = ()
        self._tried = np.zeros(self.planner.random.shape, dtype=np.int64)
        self._worth = np.ones(self.planner.random.shape)
        """The worth of a sample of each cell; of a deterministic one, that of the first."""
        self._timeless_planner, self._timeless_worth = copy.copy(chart), self._worth
        """The planner and the worth for two of four episodes, for which the samples of other times
        count too."""
        self._sought: frozenset[Key] | None = None
        """The cells that are worth something; None where all are."""
        self.reached = False
        """True if one of the cells that are sought departs."""
        self._starts = 0
        self._planned = -PLAN

    @property
    def evidence(self) -> float:
        """Reaches 1 / a with probability a at most, if the target is right."""
        together = sum(mixture.mean for mixture in self.together)
        return (self.mixture.mean + self.slices.mean + together) / self.parts

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        enough = self.highest >= self._halves / self.false_positive_probability
        return enough or self.means.found

    @property
    def nothing_left(self) -> bool:
        """True if nothing is random, and every cell was tried."""
        return not self.power.cells and not self.planner.means.any() and self.tried_all

    @property
    def shows_all(self) -> bool:
        """True if an error of `detect` would have been found in every cell."""
        return not self.power.unsure and self.tried_all

    @property
    def tried_all(self) -> bool:
        """True if every cell has a sample."""
        return self.planner.complete and bool(self._tried.all())

    def departs(self, key: Key) -> bool:
        """Return whether a cell's own samples are enough, without any other's.

        Some cell in which the target is right ever departs with a probability of 1e-6 at most, even
        in a target that is wrong elsewhere: with weights that add up to 1, the probabilities for
        the single cells do not add up to more.
        """
        test = self.mixture.tests.get(key)
        level = 1 / self.false_positive_probability
        return test is not None and test.log >= self.mixture.alone(key, level)

    def way(self, key: Key) -> tuple[int, ...]:
        """The fewest actions that can lead to a cell, and its own."""
        if key is None:
            return ()
        belief, action = key
        way = self.planner.way(belief[0][0]) if len(belief) == 1 else None
        return self.ways[key] if way is None else (*way, action)

    def seek(self, keys: frozenset[Key]) -> None:
        """Take samples of these cells from now on, the start or such as are in the planner."""
        self._sought, self._planned = keys, -PLAN
        self.reached = any(map(self.departs, keys))
        self._worth[:] = 0.0
        for key in keys - {START}:
            assert key is not None
            (((state, _),), action) = key
            number = self.planner.numbers[state]
            self._worth[number, action] = _worth(self._tried[number, action])

    def began(self, states: States) -> None:
        """Count a reset."""
        self.calls += 1
        self._actions = ()
        self._starts += 1
        if self._starts % 2 == 0 and self.clock.place is not None:
            self._planned = -PLAN
        starts = self.model.start_chances()
        self._believe([(state, starts[state]) for state in columns(states)])
        self._count(START, self.cells.start(columns(states)[0]))

    def stepped(self, before: States, action: int, expected: Outcomes, done: Outcomes) -> None:
        """Count a step, where it is known how probable its outcomes were."""
        self.calls += 1
        self._actions = (*self._actions, action)
        belief = self._belief_of(before)
        if not belief:
            return
        cell, numbers = self.cells[belief, action], done.numbers.tolist()
        if len(belief) == 1 and (number := self.planner.numbers.get(belief[0][0])) is not None:
            self._try(number, action)
            if len(cell.distribution) > 1:
                ratios = cell.ratios[cell.numbers[numbers[0]]]
                self.slices.add(self._names[number], action, ratios)
        self._count((belief, action), cell.numbers[numbers[0]])
        if cell.means:
            self._count_means((belief, action), cell.means[cell.numbers[numbers[0]]], done)
        if not _tells_as_much(done):
            self._belief = {}
            return
        self._believe(
            [(s, cell.chances[k]) for s, k in zip(columns(done.states), numbers, strict=True)]
        )

    def choose(self, states: States) -> int | None:
        """Towards few samples, with some random actions; None when another episode is better."""
        enough = self.found if self._sought is None else self.reached
        if enough or len(self._actions) >= LONGEST:
            return None
        belief = self._belief_of(states)
        mapped = bool(belief) and all(state in self.planner.numbers for state, _ in belief)
        if not mapped or self.random.randrange(round(1 / EPSILON)) == 0:
            return self.random.randrange(self.planner.actions)
        is_due, planner, worth = self.calls >= self._planned + PLAN, self.planner, self._worth
        if self._sought is None and self.clock.place is not None and self._starts & 2:
            if is_due:
                tried = self.clock.sums(self._tried)
                self._timeless_worth = np.where(self.planner.random, _worth(tried), 0.0)
            planner, worth = self._timeless_planner, self._timeless_worth
        if is_due:
            self._planned = self.calls
            planner.plan(worth, self._start_worth())
        return planner.best(belief, worth)

    def _random_cells(self) -> list[Key]:
        """The start, if it is random, and the random cells of the planner, the nearest first."""
        start: list[Key] = [START] if len(self.cells[START].distribution) > 1 else []
        states, where = self.planner.states, np.argwhere(self.planner.random).tolist()
        return start + [(known(states[number]), action) for number, action in where]

    def _believe(self, chances: list[tuple[State, Fraction]]) -> None:
        """Each state as probable as that, in proportion."""
        if len(chances) == 1:
            self._belief = {chances[0][0]: Fraction(1)}
            return
        sums: dict[State, Fraction] = {}
        for state, chance in chances:
            sums[state] = sums.get(state, Fraction(0)) + chance
        total = sum(sums.values(), Fraction(0))
        self._belief = {state: chance / total for state, chance in sums.items()}
        digits = max(chance.denominator for chance in self._belief.values())
        if len(self._belief) > MOST_STATES or digits > MOST_PARTS:
            self._belief = {}

    def _belief_of(self, states: States) -> Belief:
        """Return each of the states with its probability; empty where that is not known."""
        if states.shape[1] == 1:
            return known(columns(states)[0])
        if not self._belief:
            return ()
        return tuple((state, self._belief[state]) for state in columns(states))

    def _count(self, key: Key, outcome: int) -> None:
        cell = self.cells[key]
        if len(cell.distribution) > 1:
            way = self._actions
            if key not in self.ways or len(way) < len(self.ways[key]):
                self.ways[key] = way
            self.mixture.add(key, cell.distribution, outcome)
            self.pooled.add(cell.kind, cell.distribution, outcome)
            if self.clock.place is not None:
                first, at_first = self.clock.at_first(key, outcome)
                self.timeless.add(first, self.cells[first].distribution, at_first)
            self.highest = max(self.highest, self.evidence)
            self.power.look(key, self.mixture.tests[key])
            if self._sought is not None and key in self._sought:
                self.reached = self.reached or self.departs(key)

    def _count_means(self, key: Key, means: tuple[tuple[Place, Mean], ...], done: Outcomes) -> None:
        """Count each value of a step whose mean is known."""
        if not means:
            return
        shown = dict(leaves(self.model.describe(done.shown)["observation"]))
        for place, mean in means:
            value = done.paid if place == ("reward",) else float(shown[place[1:]])
            self.means.add((key, place), mean, value, self._actions)

    def _try(self, number: int, action: int) -> None:
        tried = self._tried[number, action] = self._tried[number, action] + 1
        if self._worth[number, action]:
            has_chance = self.planner.random[number, action] or self.planner.means[number, action]
            self._worth[number, action] = _worth(tried) if has_chance else 0.0

    def _start_worth(self) -> float:
        has_chance = len(self.cells[START].distribution) > 1
        sought = self._sought is None or START in self._sought
        return _worth(self._starts) if has_chance and sought else 0.0


def _tells_as_much(done: Outcomes) -> bool:
    """Return whether what was seen says as much for each of some outcomes: it does where they look
    the same, and not where each accepts it for a reason of its own."""
    conditions = () if done.conditions is None else done.conditions.tolist()
    return len(set(map(tuple, done.observations.tolist()))) == 1 and len(set(conditions)) <= 1


def _components(name: object) -> tuple[Hashable, ...]:
    return name if isinstance(name, tuple) else ()


def _worth(samples: N) -> N:
    """Return about how much one more sample of a cell with so many takes off 1 / samples, to which
    the variance of its frequencies is in proportion."""
    return 1 / (1 + samples) ** 2


@functools.lru_cache(maxsize=1)
def _charted(model: Model, sees_state: bool) -> tuple[Cells, SamplingPlanner, Clock]:
    """The cells of a model and how they are connected, which all tours of a check share."""
    cells = Cells(model, sees_state=sees_state)
    planner = SamplingPlanner(model, cells)
    return cells, planner, Clock(model, cells, planner)
