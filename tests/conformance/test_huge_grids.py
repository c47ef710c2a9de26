"""Grids of more cells than memory could hold are checked without a list of their cells."""

from random import Random

import hypothesis
import pytest

from corpus.zoo.right_grids import Grid
from provengym.conformance import conform, replay
from provengym.envs.gridworld.reference import GridWorldParameters

SIDE = 2**31 - 1
LAST = (SIDE - 1, SIDE - 1)
SQUARE = {"height": SIDE, "width": SIDE}


class StopsShort(Grid):
    """Does not go right from one cell."""

    def moved(self, action):
        return self.cell if (*self.cell, action) == (2, 3, 3) else super().moved(action)


def test_placements_begin_at_the_defaults():
    grid = {**SQUARE, "start": (0, 0), "goal": LAST}
    grids = GridWorldParameters().same_size(grid, frozenset({"start", "goal"}))

    first, second, *others = grids
    assert (first, second["goal"]) == (grid, (SIDE - 1, SIDE - 2))
    assert len(others) == 198


def test_a_start_outside_leaves_no_placement():
    space = GridWorldParameters()
    small = space.enumerate_small({"start": (0, 2)}, frozenset({"height", "width", "goal"}))

    assert {grid["start"] for grid in small} == {(0, 2)}
    assert {grid["width"] for grid in small} == {3}


@pytest.mark.parametrize(
    "fixed", [{**SQUARE}, {**SQUARE, "start": LAST}, {**SQUARE, "goal": (5, 5)}, {}]
)
def test_drawn_grids_have_their_goal_apart_from_their_start(fixed):
    free = frozenset({"height", "width", "start", "goal"} - {*fixed})
    strategy = GridWorldParameters().strategy(fixed, free)
    drawn = []

    def never(grid):
        drawn.append(grid)
        return False

    settings = hypothesis.settings(max_examples=30, database=None)
    with pytest.raises(hypothesis.errors.NoSuchExample):
        hypothesis.find(strategy, never, settings=settings, random=Random(0))

    assert drawn
    for grid in drawn:
        assert grid["start"] != grid["goal"]
        assert grid.items() >= fixed.items()
        for cell in (grid["start"], grid["goal"]):
            assert 0 <= cell[0] < grid["height"]
            assert 0 <= cell[1] < grid["width"]


def test_the_largest_grid_is_checked():
    report = conform("provengym/GridWorld-v0", budget="6000steps", **SQUARE)

    assert report.verdict != "differs"
    assert report.coverage.transitions > 100
    assert not report.coverage.complete


def test_a_wrong_cell_of_the_largest_grid_is_found_and_replayed(tmp_path):
    target = f"{__file__}:StopsShort"
    report = conform(
        target, reference="GridWorld", engines=["systematic"], budget="20000steps", **SQUARE
    )

    (finding,) = report.findings
    assert finding.step == 6
    assert finding.reproduced == 3
    (path,) = report.save(tmp_path)[:1]
    assert replay(path).times == 3
