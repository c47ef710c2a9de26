"""Targets that step many states at once are explored by arrays, and not believed blindly."""

from dataclasses import replace

import gymnasium
import numpy as np
import pytest

from corpus.batched_grids import Cells, Lanes
from corpus.zoo.right_grids import Grid
from limited import checked
from provengym.conformance import Binding, Reference, conform
from provengym.data.limits import NORMAL, THOROUGH
from provengym.models.rows import RowIndex, words_of

LIMITS = replace(THOROUGH, exhaustive_fewest_lanes=8)


def exhaustive(target, limits=LIMITS, budget=120.0, **parameters):
    return checked(target, limits, engines=["exhaustive"], budget=budget, **parameters)


def test_rows_are_numbered_as_a_dictionary_would():
    rng = np.random.default_rng(0)
    rows, numbers = RowIndex(2), {}
    for _ in range(100):
        batch = rng.integers(0, 60, (int(rng.integers(0, 300)), 2)).astype(np.uint64)
        found, new = rows.add(batch)
        assert list(found[new]) == list(range(len(numbers), len(rows)))
        for row, number in zip(map(tuple, batch.tolist()), found.tolist(), strict=True):
            assert numbers.setdefault(row, number) == number
        assert len(numbers) == len(rows)
        np.testing.assert_array_equal(rows[:][found], batch)


def test_items_differ_exactly_when_their_words_do():
    batch = np.arange(6, dtype=np.uint8).reshape(2, 3)
    assert words_of(batch).tolist() == [[0x020100], [0x050403]]
    assert words_of(np.zeros(3, dtype=np.float64)).shape == (3, 1)
    assert words_of(np.zeros((3, 2, 5), dtype=np.int32)).shape == (3, 5)
    assert words_of(np.zeros((0, 2, 5), dtype=np.int32)).shape == (0, 5)


@pytest.mark.parametrize("target", [Cells, Lanes])
def test_a_right_target_is_equal_in_every_state(target):
    report = exhaustive(target, height=12, width=20)

    assert report.verdict == "equal", report.findings[0].story
    assert report.coverage.transitions == 4 * (12 * 20 - 1)
    assert report.coverage.states == 12 * 20
    assert "all 240 states" in report.meaning
    assert "get_state" in report.coverage.assumption
    assert not any("not used" in note for note in report.notes)
    assert report.coverage.complete


def corridor():
    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, -cell, cell == 20

    return Reference(name="Corridor", actions=("left", "right"), start=0, step=step)


class Corridor(gymnasium.Env):
    action_space = gymnasium.spaces.Discrete(2)
    observation_space = gymnasium.spaces.Dict({"cell": gymnasium.spaces.Discrete(21)})

    def reset(self, *, seed=None, options=None):
        self.cell = 0
        return {"cell": 0}, {}

    def step(self, action):
        cells, shown, rewards, ends, _ = self.step_batch(np.array([self.cell]), np.array([action]))
        self.cell = int(cells[0])
        return {"cell": int(shown["cell"][0])}, float(rewards[0]), bool(ends[0]), False, {}

    def get_state(self):
        return self.cell

    def step_batch(self, cells, actions):
        cells = np.maximum(cells + 2 * actions - 1, 0).astype(np.int64)
        shown = {"cell": cells.astype(np.int8)}
        return cells, shown, self.rewards(cells), cells == 20, np.zeros(len(cells), dtype=bool)

    def rewards(self, cells):
        return -2.0 * cells - 1


def test_a_reference_of_one_s_own_and_a_binding_are_understood():
    binding = Binding(observation=lambda shown: shown["cell"], reward=lambda r: (r + 1) / 2)

    report = exhaustive(Corridor, reference=corridor, binding=binding)
    assert report.verdict == "equal"
    assert (report.coverage.states, report.coverage.transitions) == (21, 40)
    assert report.coverage.complete

    class Wrong(Corridor):
        def rewards(self, cells):
            return np.where(cells == 17, 0.0, super().rewards(cells))

    (finding,) = exhaustive(Wrong, reference=corridor, binding=binding).findings
    assert (finding.kind, finding.actions) == ("reward", (1,) * 17)


class FarCell(Cells):
    """Pays wrong in one cell."""

    def reward(self):
        return 5.0 if self.cell == (2, 1) else super().reward()

    def step_batch(self, states, actions):
        cells, shown, rewards, *ends = super().step_batch(states, actions)
        return cells, shown, np.where((cells == (2, 1)).all(axis=1), 5.0, rewards), *ends


def test_a_difference_takes_the_fewest_steps_and_is_seen_by_single_steps():
    (finding,) = exhaustive(FarCell, start=(0, 0), goal=(7, 7), height=8, width=8).findings

    assert (finding.kind, finding.step, finding.reproduced) == ("reward", 3, 3)


class NotItself(FarCell):
    """Whose single steps are right."""

    def reward(self):
        return Grid.reward(self)


class OtherStates(Cells):
    """Says other states of a step than it has after it."""

    def get_state(self):
        return np.append(self.cell, len(str(self.steps)))

    def step_batch(self, states, actions):
        cells, *others = super().step_batch(states[:, :2], actions)
        return np.column_stack([cells, states[:, 2]]), *others


class Shapeless(Cells):
    def step_batch(self, states, actions):
        cells, shown, *others = super().step_batch(states, actions)
        return cells, shown[:1], *others


class Raises(Cells):
    def step_batch(self, states, actions):
        raise RuntimeError("not written yet")


class Ragged(Cells):
    def step_batch(self, states, actions):
        cells, _, *others = super().step_batch(states, actions)
        return cells, [[1], [2, 3]], *others


class Objects(Cells):
    def get_state(self):
        return self


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (NotItself, "it departs from the reference after the actions [1, 1, 3]"),
        (OtherStates, "step_batch says something else than single steps do"),
        (Shapeless, "observations that are no array of 4"),
        (Raises, "step_batch raised RuntimeError: not written yet"),
        (Ragged, "step_batch returns no arrays"),
        (Objects, "get_state returns no array of numbers"),
    ],
)
def test_what_single_steps_do_not_confirm_is_not_used(target, why):
    few = replace(LIMITS, exhaustive_walks=5)
    report = exhaustive(target, few, height=8, width=8, budget=0.5)

    assert report.findings == ()
    assert any("was not used" in note and why in note for note in report.notes), report.notes


class SingleWrong(Cells):
    """Whose single steps are wrong, late."""

    def reward(self):
        return 3.0 if self.steps == 3 else super().reward()


def test_single_steps_are_played_too():
    (finding,) = exhaustive(SingleWrong, height=8, width=8).findings

    assert (finding.kind, finding.step) == ("reward", 3)


class OneLane(Lanes):
    """Whose lane 5 pays too much after some steps."""

    def step(self, actions):
        observations, rewards, *others = super().step(actions)
        rewards[5] += (self.cells[5] == (1, 2)).all()
        return observations, rewards, *others


def test_a_lane_that_differs_is_not_lost_among_the_others():
    report = conform(OneLane, engines=["systematic"], height=3, width=3, reference="GridWorld")
    assert [finding.kind for finding in report.findings] == ["reward"]

    report = exhaustive(OneLane, height=3, width=3)
    assert [finding.kind for finding in report.findings] == ["reward"]
    assert "in lane 5 of 8" in report.findings[0].story


class Counts(Cells):
    """Has the number of steps in its state, which then has no end."""

    def get_state(self):
        return np.append(self.cell, self.steps)

    def step_batch(self, states, actions):
        cells, *others = super().step_batch(states[:, :2], actions)
        return np.column_stack([cells, states[:, 2] + 1]), *others


def test_states_without_end_are_not_all_explored():
    report = exhaustive(Counts, NORMAL, height=4, width=4)

    assert report.verdict == "agrees"
    assert not report.coverage.complete
    assert "(not all)" in report.meaning


def test_a_vector_environment_of_few_lanes_is_played_lane_by_lane():
    report = exhaustive(Lanes, height=2, width=2, target_args={"num_envs": 2})

    assert report.verdict == "equal"
    assert "set_state" not in (report.coverage.assumption or "")
