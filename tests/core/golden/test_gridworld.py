"""Agreement of what runs with the golden table of GridWorld."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from provengym.solving import integer_model

TABLES = golden.load(named("GridWorld"))


def entries(table):
    """Cell, action and entry of every step."""
    for index, row in enumerate(table["table"]):
        for action, entry in enumerate(row):
            yield index, action, entry


def kernel_of(table):
    goal = dict(zip(("goal_row", "goal_col"), divmod(table["goal"], table["width"]), strict=True))
    start = {"start_row": 0, "start_col": 0}
    return KERNELS["GridWorld"](height=table["height"], width=table["width"], **start, **goal)


def rows(table):
    for index, action, (successor, reward, terminated, _) in entries(table):
        cell, after = (divmod(i, table["width"]) for i in (index, successor))
        yield cell, action, 0, after, (successor, *after), Fraction(reward), terminated


def test_grids_hold_every_shape_goal_and_case_of_the_step():
    grids, sides = TABLES, range(1, 5)
    expected = [(h, w, goal) for h in sides for w in sides for goal in range(h * w)]
    found = [(index, grid["goal"], *entry) for grid in grids for index, _, entry in entries(grid)]

    assert [(grid["height"], grid["width"], grid["goal"]) for grid in grids] == expected
    for grid in grids:
        assert np.shape(grid["table"]) == (grid["height"] * grid["width"], 4, 4)
    assert any(index == goal for index, goal, *_ in found)
    assert any(index != goal == successor for index, goal, successor, *_ in found)
    assert any(index == successor != goal for index, goal, successor, *_ in found)


@pytest.mark.filterwarnings("ignore:.*start.*goal:UserWarning")
def test_the_environment_of_grids():
    for grid in TABLES:
        shape = {name: grid[name] for name in ("height", "width")}
        goal = divmod(grid["goal"], grid["width"])
        env = gymnasium.make("provengym/GridWorld-v0", **shape, goal=goal).unwrapped
        for index, action, entry in entries(grid):
            env.reset(options={"state": divmod(index, grid["width"])})
            observation, reward, terminated, truncated, _ = env.step(action)

            assert [observation, reward, terminated, truncated] == entry
            assert env.P[index][action] == [(1.0, *entry[:3])]


@pytest.mark.filterwarnings("ignore:.*start.*goal:UserWarning")
def test_the_model_that_certificates_are_about():
    """It is filled as `Spec/GridWorld/Certificate.lean` says: each row has one transition."""
    for grid in TABLES:
        shape = {name: grid[name] for name in ("height", "width")}
        goal = divmod(grid["goal"], grid["width"])
        model = integer_model("GridWorld", "9/10", **shape, goal=goal)
        columns = (model.successors, model.rewards, model.terminated)
        found = list(zip(*(column.tolist() for column in columns), strict=True))

        assert found == [tuple(entry[:3]) for _, _, entry in entries(grid)]
        assert (model.states, model.actions) == np.shape(grid["table"])[:2]
        assert (model.denominator, model.reward_scale) == (1, 1)
        assert model.row_starts is None
        assert model.weights is None
