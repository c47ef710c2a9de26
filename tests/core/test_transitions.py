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


# ---- Refused ------------------------------------------------------------------------------------


def lanes(n=4):
    return {
        "states": np.zeros((2, n), np.uint32),
        "successors": np.full((n, 4), -7, np.int32),
        "rewards": np.full((n, 4), -7, np.int64),
        "terminated": np.ones((n, 4), bool),
    }


@pytest.mark.parametrize("name", lanes())
def test_transition_arrays(name):
    given = lanes()[name]
    read_only = given.copy()
    read_only.flags.writeable = False
    wrongs = [
        (TypeError, given.tolist()),
        (TypeError, given.astype(np.int16)),
        (ValueError, given[:1]),
        (ValueError, given[0]),
        (ValueError, np.asfortranarray(given)),
    ]
    if name != "states":
        wrongs += [(ValueError, read_only), (ValueError, given[:, :3].copy())]
    for error, wrong in wrongs:
        arrays = lanes() | {name: wrong}
        with pytest.raises(error, match=rf"^{name} must be a .*array of shape \(., ."):
            small_grid().transitions(**arrays)
        for other, array in arrays.items():
            if other != name:
                np.testing.assert_array_equal(array, lanes()[other])


def test_transition_arrays_that_overlap():
    buffer = np.zeros((4, 4), np.int64)
    terminated = buffer.view(bool).reshape(-1)[16:32].reshape(4, 4)
    with pytest.raises(ValueError, match="^rewards and terminated must not share memory$"):
        small_grid().transitions(**lanes() | {"rewards": buffer, "terminated": terminated})


def test_numbers_of_threads():
    for error, wrong in ((ValueError, 0), (ValueError, 1025), (TypeError, True), (TypeError, 1.5)):
        with pytest.raises(error, match="^threads must be .*between 1 and 1024, got "):
            small_grid().transitions(**lanes() | {"threads": wrong})


@pytest.mark.parametrize("name", ["Fishing", "HunterWumpus"])
def test_no_table_where_dice_are_thrown(name):
    kernel = example(name)
    arrays = [np.zeros((1, kernel.num_actions), dtype) for dtype in (np.int32, np.int64, bool)]
    states = np.zeros((len(kernel.state), 1), kernel.state_dtype)
    with pytest.raises(ValueError, match=f"^{name} draws a random word for each step"):
        kernel.transitions(states, *arrays)
