"""The product of target and reference is explored completely, and says so only then."""

import collections
import sys
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import gymnasium
import numpy as np
import pytest

from corpus.batched_grids import Cells
from corpus.odd_grids import BadCopies, Held
from corpus.zoo.right_grids import RIGHT, Fixed, Functional, Grid
from corpus.zoo.wrong_grids import Combination, Visits
from limited import checked
from provengym.conformance import Binding, ConformanceError, conform
from provengym.data.limits import NORMAL, THOROUGH
from provengym.snapshots.snapshot import Snapshot, UnsavableError
from provengym.snapshots.tables import TableContents

EXAMPLE = f"{Path(__file__).parents[2] / 'examples' / 'gridworld_plain.py'}:GridWorld"
CELL = Binding(state_key=lambda env: env.unwrapped.cell)


def exhaustive(target, binding=None, **parameters):
    return conform(
        target, engines=["exhaustive"], binding=binding, reference="GridWorld", **parameters
    )


@pytest.mark.parametrize(
    "right",
    [right for right in RIGHT if right not in (Fixed, Functional)],
    ids=lambda r: r.__name__,
)
def test_right_grids_are_equal_in_every_state(right):
    report = exhaustive(right, CELL, height=10, width=10)

    assert report.verdict == "equal"
    assert report.coverage.complete
    assert (report.coverage.states, report.coverage.transitions) == (100, 396)
    assert "all 100 states" in report.meaning
    assert "the binding's state_key" in report.coverage.assumption


def test_all_attributes_are_the_key_when_there_is_no_other():
    plain = exhaustive(EXAMPLE, height=10, width=10)
    functional = exhaustive(Functional, height=4, width=4, start=(0, 0), goal=(3, 3))

    assert "all 100 states" in plain.meaning
    assert plain.coverage.complete
    assert functional.coverage.complete
    assert "all attributes" in functional.coverage.assumption


def test_a_counter_of_steps_leaves_it_incomplete():
    report = checked(
        Grid, NORMAL, engines=["systematic", "exhaustive"], height=2, width=2, reference="GridWorld"
    )

    assert report.verdict == "equal"
    assert report.coverage.engine == "systematic"
    assert not report.engines[0].complete
    assert "(not all)" in report.engines[0].meaning


def test_states_that_take_too_much_memory_leave_it_incomplete():
    few = replace(NORMAL, exhaustive_memory=1_100)

    report = checked(EXAMPLE, few, engines=["exhaustive"], height=4, width=4, reference="GridWorld")
    assert report.verdict == "agrees"
    assert not report.coverage.complete


def test_the_verdict_rests_on_it_where_it_came_to_its_end():
    report = conform(
        EXAMPLE, engines=["systematic", "exhaustive"], height=2, width=2, reference="GridWorld"
    )

    assert [coverage.engine for coverage in report.engines] == ["exhaustive", "systematic"]
    assert report.coverage.engine == "exhaustive"


@pytest.mark.parametrize(
    ("wrong", "steps", "kind"), [(Combination, 5, "reward"), (Visits, 4, "terminated")]
)
def test_what_a_hidden_state_does_is_found_by_the_fewest_steps(wrong, steps, kind):
    fixed = {"height": 3, "width": 3, "start": (0, 0), "goal": (2, 2)}
    assert conform(wrong, engines=["systematic"], reference="GridWorld", **fixed).verdict == "equal"

    (finding,) = exhaustive(wrong, **fixed).findings
    assert (finding.kind, finding.step, finding.reproduced) == (kind, steps, 3)
    assert finding.earlier == ()
    if wrong is Combination:
        assert finding.actions == (2, 0, 2, 2, 0)


class HeldWrong(Held):
    """And pays wrong at its fifth step, at the start."""

    def reward(self):
        return 3.0 if self.steps == 5 and self.cell == (0, 0) else super().reward()


def test_a_target_that_cannot_be_copied_is_played_through_resets():
    report = exhaustive(Held, height=3, width=3)

    assert report.verdict == "agrees"
    assert not report.coverage.complete
    assert "all sequences of up to 5 actions" in report.meaning
    assert "generator" in report.meaning

    (finding,) = exhaustive(HeldWrong, height=3, width=3).findings
    assert (finding.kind, finding.step) == ("reward", 5)


def test_a_key_that_is_not_complete_is_noticed():
    # The hidden part is the number of steps: by another way to a cell it is another one.
    partly = Binding(state_key=lambda env: (env.cell, env.steps % 5 // 3))
    report = exhaustive(Grid, partly, height=2, width=3)
    assert report.verdict == "agrees"
    assert not report.coverage.complete
    assert any("not complete" in note for note in report.notes)

    blind = Binding(state_key=lambda env: env.cell)
    report = exhaustive(Combination, blind, height=1, width=2, start=(0, 0), goal=(0, 1))
    assert report.verdict == "differs" or not report.coverage.complete


def test_a_wrong_copy_makes_no_false_alarm():
    report = exhaustive(BadCopies, height=3, width=3)

    assert report.findings == ()
    assert not report.coverage.complete
    assert any("cannot trust the target's states" in note for note in report.notes)


class OwnState(Grid):
    """Takes and puts back its state itself."""

    def get_state(self):
        return np.array(self.cell)

    def set_state(self, state):
        self.cell = tuple(map(int, state))


def test_an_environment_may_take_its_state_itself():
    report = exhaustive(OwnState, height=3, width=4)

    assert report.coverage.complete
    assert "get_state" in report.coverage.assumption


def test_a_state_key_must_be_a_hashable_function_of_the_environment():
    with pytest.raises(ConformanceError, match="state_key must be a function"):
        Binding(state_key=3)
    with pytest.raises(ConformanceError, match="state_key"):
        exhaustive(Grid, Binding(state_key=lambda env: [env.cell]))
    with pytest.raises(ConformanceError, match="state_key"):
        exhaustive(Grid, Binding(state_key=lambda env: env.nowhere))


class Slotted:
    """Has no dictionary."""

    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value


class Everything:
    """Has a bit of each kind of state."""

    shared: ClassVar[list] = [1]

    def __init__(self):
        self.array, self.numbers = np.arange(4), [1, {2: {3}}]
        self.view = self.array[1:3]
        self.slotted, self.me = Slotted([5]), self
        self.queue, self.table = collections.deque([1], maxlen=2), collections.defaultdict(list)
        self.generator, self.old = np.random.default_rng(0), np.random.RandomState(0)
        held = [0]
        self.call = lambda: held[0]
        self.hold = lambda value: held.__setitem__(0, value)
        self.space = gymnasium.spaces.Discrete(3)


CHANGES = {
    "array": lambda e: e.array.__setitem__(2, 9),
    "new array": lambda e: setattr(e, "array", np.zeros(2)),
    "nested": lambda e: e.numbers[1][2].add(4),
    "slot": lambda e: setattr(e.slotted, "value", 6),
    "in slot": lambda e: e.slotted.value.append(6),
    "queue": lambda e: e.queue.append(7),
    "missing key": lambda e: e.table["key"],
    "generator": lambda e: e.generator.random(),
    "old generator": lambda e: e.old.rand(),
    "closure": lambda e: e.hold(3),
    "class": lambda e: e.shared.append(2),
    "new name": lambda e: setattr(e, "new", None),
    "alias": lambda e: setattr(e, "view", e.view.copy()),
    "type": lambda e: setattr(e, "numbers", tuple(e.numbers)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_shows_in_the_key_and_is_put_back(change):
    thing = Everything()
    first = Snapshot(thing)
    change(thing)
    changed = Snapshot(thing)
    assert changed.key != first.key

    first.restore()
    assert Snapshot(thing).key == first.key
    assert thing.me is thing
    assert thing.view.base is thing.array
    changed.restore()
    assert Snapshot(thing).key == changed.key
    first.restore()


def test_what_cannot_be_put_back_is_named():
    thing = Everything()
    thing.count = iter(range(3))
    with pytest.raises(UnsavableError, match="range_iterator"):
        Snapshot(thing)

    thing.count = []
    inner = thing.count
    for _ in range(3 * sys.getrecursionlimit()):
        inner.append([])
        inner = inner[0]
    with pytest.raises(UnsavableError, match="too deeply"):
        Snapshot(thing)


class Carries:
    """Has a large table of plain values, as Gymnasium's toy texts have."""

    def __init__(self):
        self.table = {
            state: {action: [(1, state, -1.0)] for action in (0, 1)} for state in range(20)
        }
        self.cell = 0


IN_TABLES = {
    "type": lambda table: table[3].__setitem__(1, [(True, 3, -1.0)]),
    "more": lambda table: table[3][1].append((1, 3, -1.0)),
    "fewer": lambda table: table.pop(7),
    "order": lambda table: table.__setitem__(0, table.pop(0)),
    "replaced": lambda table: table[5].__setitem__(0, ()),
    "shared": lambda table: table[5].__setitem__(0, table[5][1]),
    "no table": lambda table: table[5].__setitem__(0, Carries()),
}


@pytest.mark.parametrize("change", IN_TABLES.values(), ids=IN_TABLES)
def test_every_change_of_a_table_shows_and_is_put_back(change):
    thing = Carries()
    first = Snapshot(thing)
    change(thing.table)
    changed = Snapshot(thing, first.tables)
    assert changed.key != first.key
    assert changed.key == Snapshot(thing).key

    first.restore()
    assert Snapshot(thing, changed.tables).key == first.key
    assert Snapshot(thing).key == first.key == Snapshot(Carries()).key
    changed.restore()
    assert Snapshot(thing, first.tables).key == changed.key


@pytest.mark.parametrize("before", [True, False], ids=["before the table", "behind it"])
def test_a_part_of_a_table_that_has_another_name_is_told_from_a_copy(before):
    thing = Carries()
    names = ("row", "table") if before else ("table", "row")

    def named(row):
        thing.__dict__ = {name: row if name == "row" else thing.table for name in names}
        return Snapshot(thing, first.tables).key

    first = Snapshot(thing)
    copied, same = named([(1, 3, -1.0)]), named(thing.table[3][1])
    assert copied != same
    assert same == Snapshot(thing).key
    assert same != named(thing.table[3][0])


def test_a_table_is_looked_through_once(monkeypatch):
    class WithTable(Grid):
        def __init__(self, **parameters):
            super().__init__(**parameters)
            self.table = Carries().table

    made, make = [], TableContents.__init__

    def counted(table, *parts):
        made.append(table)
        make(table, *parts)

    monkeypatch.setattr(TableContents, "__init__", counted)
    unconfirmed = replace(THOROUGH, exhaustive_walks=0)
    given = {"engines": ["exhaustive"], "binding": CELL, "height": 3, "width": 3}
    report = checked(WithTable, unconfirmed, **given)

    assert report.coverage.complete
    assert report.coverage.transitions >= 30
    assert len(made) == 1


class FarAway(Grid):
    """Pays wrong in one cell alone, for `up` in the one before the goal; counts no steps."""

    def step(self, action):
        before = self.cell
        observation, reward, *rest = super().step(action)
        self.steps = 0
        far = before == (self.height - 1, self.width - 2) and action == 0
        return observation, -2.0 if far else reward, *rest


class FarAwayBatched(Cells):
    """The same, where many are stepped at once alone."""

    def step_batch(self, states, actions):
        cells, observations, rewards, *rest = super().step_batch(states, actions)
        far = (states == (self.height - 1, self.width - 2)).all(axis=1) & (actions == 0)
        return cells, observations, np.where(far, -2.0, rewards), *rest

    def step(self, action):
        far = self.cell == (self.height - 1, self.width - 2) and action == 0
        observation, reward, *rest = super().step(action)
        return observation, -2.0 if far else reward, *rest


@pytest.mark.parametrize(("wrong", "side"), [(FarAway, 40), (FarAwayBatched, 150)])
def test_one_wrong_cell_far_away_is_found_by_default(wrong, side):
    # Each shortest path to a cell, from a reset, would take ten times as many steps.
    few = replace(NORMAL, shrinking_steps=1_000, shrinking_omission_steps=100)
    budget = f"{10 * side * side}steps"
    report = checked(wrong, few, height=side, width=side, budget=budget)

    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("reward", 2 * side - 2)
    assert report.coverage.engine == "exhaustive"


def order_of(target, **given):
    report = conform(target, reference="GridWorld", height=2, width=3, **given)
    assert report.verdict == "equal"
    return [coverage.engine for coverage in report.engines]


def test_it_goes_first_where_states_can_be_restored():
    assert order_of(EXAMPLE) == ["contract", "exhaustive", "systematic", "lockstep"]
    assert order_of(Cells) == ["contract", "exhaustive", "systematic", "lockstep"]
    assert order_of(Held) == ["contract", "systematic", "lockstep", "exhaustive"]


def test_the_others_come_to_their_share_where_it_does_not_end():
    report = conform(Grid, reference="GridWorld", height=30, width=30, budget="20000steps")

    engines = {coverage.engine: coverage for coverage in report.engines}
    assert report.verdict == "agrees"
    assert any("exhaustive came to the end of its share" in note for note in report.notes)
    assert engines["exhaustive"].target_steps > 2 * engines["systematic"].target_steps
    assert engines["lockstep"].transitions


def test_where_it_is_complete_the_next_plays_fewer_states_from_resets():
    few = replace(NORMAL, reference_states=80)
    report = checked(EXAMPLE, few, height=5, width=5)
    alone = checked(EXAMPLE, few, height=5, width=5, engines=["systematic"])

    engines = {coverage.engine: coverage for coverage in report.engines}
    assert report.coverage.complete
    assert report.coverage.engine == "exhaustive"
    assert (engines["systematic"].transitions, engines["systematic"].complete) == (40, False)
    assert (alone.coverage.transitions, alone.coverage.complete) == (96, True)
