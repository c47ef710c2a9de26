"""Everything that runs agrees with GridWorld as Lean's own reduction evaluates it."""

import json

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import GOLDEN, named, term
from provengym import _core

TABLES = golden.load(named("GridWorld"))
SHAPES = sorted({(grid["height"], grid["width"]) for grid in TABLES})


def grids(shape):
    """The tables of all goals in the grid of one shape."""
    return [grid for grid in TABLES if (grid["height"], grid["width"]) == shape]


def kernel(grid):
    """The compiled kernel of a table."""
    goal_row, goal_col = divmod(grid["goal"], grid["width"])
    return _core.GridWorld(
        height=grid["height"],
        width=grid["width"],
        start_row=0,
        start_col=0,
        goal_row=goal_row,
        goal_col=goal_col,
    )


def test_tables_are_complete():
    sides = range(1, 5)
    expected = [(h, w, goal) for h in sides for w in sides for goal in range(h * w)]

    assert [(grid["height"], grid["width"], grid["goal"]) for grid in TABLES] == expected
    for grid in TABLES:
        assert np.shape(grid["table"]) == (grid["height"] * grid["width"], 4, 4)


@pytest.mark.slow
@pytest.mark.parametrize("table", GOLDEN, ids=lambda table: table.name)
def test_tables_are_what_the_specification_says(table):
    assert json.loads(golden.dump(golden.evaluate(table))) == golden.load(table)


def test_parse_reads_what_reduce_prints():
    text = "[[(1, Int.negSucc 0, false, true),\n    (12, Int.ofNat 3, true, false)]]"

    assert golden.parse(text) == [[[1, -1, False, True], [12, 3, True, False]]]


def test_arguments_become_terms():
    assert [term(value) for value in (3, -3, True, [1, 2])] == ["3", "(-3)", "true", "[1, 2]"]


@pytest.mark.parametrize("shape", SHAPES)
def test_kernel(shape):
    for grid in grids(shape):
        compiled = kernel(grid)
        for index, row in enumerate(grid["table"]):
            for action, (successor, reward, terminated, _) in enumerate(row):
                state, got_reward, got_terminated = compiled.step(
                    divmod(index, grid["width"]), action
                )

                assert compiled.observe(state) == (successor, *divmod(successor, grid["width"]))
                assert (got_reward, got_terminated) == (reward, terminated)


@pytest.mark.parametrize("shape", SHAPES)
def test_batch(shape):
    for grid in grids(shape):
        cells = grid["height"] * grid["width"]
        index, actions = np.divmod(np.arange(cells * 4), 4)
        states = np.array(np.divmod(index, grid["width"]), dtype=np.uint32)
        observations = np.full(cells * 4, -1)
        rewards = np.full(cells * 4, np.nan)
        terminated = np.zeros(cells * 4, dtype=bool)
        kernel(grid).step_batch(states, actions, None, observations, rewards, terminated)
        expected = [entry for row in grid["table"] for entry in row]

        assert observations.tolist() == [entry[0] for entry in expected]
        assert rewards.tolist() == [entry[1] for entry in expected]
        assert terminated.tolist() == [entry[2] for entry in expected]


@pytest.mark.filterwarnings("ignore:.*start.*goal:UserWarning")
@pytest.mark.parametrize("shape", SHAPES)
def test_environment(shape):
    for grid in grids(shape):
        width = grid["width"]
        env = gymnasium.make(
            "provengym/GridWorld-v0",
            height=grid["height"],
            width=width,
            goal=divmod(grid["goal"], width),
        ).unwrapped
        for index, row in enumerate(grid["table"]):
            for action, entry in enumerate(row):
                env.reset(options={"state": divmod(index, width)})
                observation, reward, terminated, truncated, _ = env.step(action)

                assert [observation, reward, terminated, truncated] == entry
                assert env.P[index][action] == [(1.0, *entry[:3])]


def test_tables_hold_every_case_of_the_step():
    entries = [
        (index, grid["goal"], *entry)
        for grid in TABLES
        for index, row in enumerate(grid["table"])
        for entry in row
    ]

    assert any(index == goal for index, goal, *_ in entries)
    assert any(index != goal == successor for index, goal, successor, *_ in entries)
    assert any(index == successor != goal for index, goal, successor, *_ in entries)
