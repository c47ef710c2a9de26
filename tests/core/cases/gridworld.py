"""The kernel of GridWorld: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST, WORD, Case
from provengym._core import GridWorld

PARAMS = {
    "height": 3,
    "width": 4,
    "start_row": 0,
    "start_col": 1,
    "goal_row": 2,
    "goal_col": 3,
}
sizes = st.integers(1, 5) | st.integers(1, 10**6) | st.integers(LARGEST - 1, LARGEST)


def coordinates(size):
    """Inside the grid, often at its border."""
    return st.sampled_from([0, size - 1, size // 2]) | st.integers(0, size - 1)


def words(size):
    """State words: mostly coordinates, but also what lies around and far outside the grid."""
    return coordinates(size) | st.sampled_from([size, WORD, WORD - 1, 2**31]) | st.integers(0, WORD)


def transcribed(params, state, action):
    """Next state, reward and observation of the next state, in Python's own integers."""
    height, width = params["height"], params["width"]
    goal = params["goal_row"], params["goal_col"]
    row, col = state
    row, col = row if row < height else 0, col if col < width else 0
    if (row, col) != goal:
        row_move, col_move = [(-1, 0), (1, 0), (0, -1), (0, 1)][action if action < 4 else 0]
        row = min(max(row + row_move, 0), height - 1)
        col = min(max(col + col_move, 0), width - 1)
    reward = 0 if (row, col) == goal else -1
    return (row, col), reward, (row * width + col, row, col)


@st.composite
def grids(draw):
    size = {name: draw(sizes) for name in ("height", "width")}
    params = dict(size)
    for place in ("start", "goal"):
        params[f"{place}_row"] = draw(coordinates(size["height"]))
        params[f"{place}_col"] = draw(coordinates(size["width"]))
    goal = params["goal_row"], params["goal_col"]
    states = st.tuples(words(size["height"]), words(size["width"])) | st.just(goal)
    actions = st.integers(0, 3) | st.sampled_from([4, 255, WORD])
    kernel, steps, views = GridWorld(**params), [], []
    assert kernel.init() == (params["start_row"], params["start_col"])
    for state, action in draw(st.lists(st.tuples(states, actions), max_size=20)):
        after, reward, observation = transcribed(params, state, action)
        steps.append((state, action, 0, after, reward, after == goal))
        views.append((after, after == goal, observation))
    return kernel, steps, views


CASE = Case(
    params=PARAMS,
    other={"goal_col": 0},
    histories=grids(),
    reference={"height": 4, "width": 3, "start": (1, 1)},
    in_c=PARAMS,
    description=(("row", "col"), np.uint32, 3, 4, 1, 0, 0),
    out_of_range=(
        ({"height": 0}, "height", 1, LARGEST),
        ({"height": LARGEST + 1}, "height", 1, LARGEST),
        ({"height": 2**32 + 1}, "height", 1, LARGEST),
        ({"width": 0}, "width", 1, LARGEST),
        ({"width": -1}, "width", 1, LARGEST),
        ({"start_row": 3}, "start_row", 0, 2),
        ({"start_col": 4}, "start_col", 0, 3),
        ({"goal_row": 3}, "goal_row", 0, 2),
        ({"goal_row": -1}, "goal_row", 0, 2),
        ({"goal_col": 4}, "goal_col", 0, 3),
    ),
)
