"""Every transition of a kernel in one call: what its steps do, one at a time."""

import numpy as np
import pytest

from core.kernels import example, small_grid
from provengym._core import GridWorld


def tabulated(grid, states, threads):
    n = states.shape[1]
    successors = np.full((n, 4), -7, np.int32)
    rewards = np.full((n, 4), -7, np.int64)
    terminated = np.zeros((n, 4), bool)
    grid.transitions(states, successors, rewards, terminated, threads)
    return successors.tolist(), rewards.tolist(), terminated.tolist()


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("n", [0, 1, 2, 1023, 1024, 1025, 3000])
def test_transitions_are_steps(n, threads):
    grid = small_grid()
    states = np.random.default_rng(n).integers(0, 5, (2, n), dtype=np.uint32)
    steps = [[grid.step(state, a) for a in range(4)] for state in states.T.tolist()]

    assert tabulated(grid, states, threads) == (
        [[grid.observe(after)[0] for after, _, _ in row] for row in steps],
        [[reward for _, reward, _ in row] for row in steps],
        [[terminated for _, _, terminated in row] for row in steps],
    )


def test_the_largest_index():
    params = {"width": 1, "start_row": 0, "start_col": 0, "goal_row": 0, "goal_col": 0}
    grid = GridWorld(height=2**31 - 1, **params)
    successors, _, _ = tabulated(grid, np.array([[2**31 - 3], [0]], np.uint32), 1)

    assert successors == [[2**31 - 4, 2**31 - 2, 2**31 - 3, 2**31 - 3]]


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("lane", [0, 5000, 9999])
def test_an_index_that_is_too_large(lane, threads):
    params = {"start_row": 0, "start_col": 0, "goal_row": 0, "goal_col": 0}
    grid = GridWorld(height=2, width=2**31 - 1, **params)
    states = np.zeros((2, 10_000), np.uint32)
    states[:, lane] = 1, 5
    with pytest.raises(ValueError, match="^successors cannot hold an index above 2147483647$"):
        tabulated(grid, states, threads)


@pytest.mark.parametrize("name", ["Fishing", "HunterWumpus"])
def test_no_table_where_dice_are_thrown(name):
    kernel = example(name)
    arrays = [np.zeros((1, kernel.num_actions), dtype) for dtype in (np.int32, np.int64, bool)]
    states = np.zeros((len(kernel.state), 1), kernel.state_dtype)
    with pytest.raises(ValueError, match=f"^{name} draws a random word for each step"):
        kernel.transitions(states, *arrays)
