"""The bindings: one lane equals a batch equals a transcription into Python."""

import copy
import pickle
import sys
import threading
import time

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernels import LARGEST, PARAMS, WORD, batch, small_grid
from provengym import _core
from provengym._core import GridWorld


@pytest.fixture
def grid():
    return small_grid()


# ---- A transcription, independent of the C, into Python's own integers ---------------------------


def transcribed(params, state, action):
    """Next state, reward and observation of the next state."""
    height, width = params["height"], params["width"]
    goal = params["goal_row"], params["goal_col"]
    row, col = state
    row, col = row if row < height else 0, col if col < width else 0
    if (row, col) != goal:
        row_move, col_move = {0: (-1, 0), 1: (1, 0), 2: (0, -1), 3: (0, 1)}.get(action, (0, 0))
        row = min(max(row + row_move, 0), height - 1)
        col = min(max(col + col_move, 0), width - 1)
    reward = 0 if (row, col) == goal else -1
    return (row, col), reward, (row * width + col, row, col)


sizes = st.integers(1, 5) | st.integers(1, 10**6) | st.integers(LARGEST - 1, LARGEST)


@st.composite
def parameters(draw):
    height, width = draw(sizes), draw(sizes)
    return {
        "height": height,
        "width": width,
        "start_row": draw(coordinates(height)),
        "start_col": draw(coordinates(width)),
        "goal_row": draw(coordinates(height)),
        "goal_col": draw(coordinates(width)),
    }


def coordinates(size):
    """Inside the grid, often at its border."""
    return st.sampled_from([0, size - 1, size // 2]) | st.integers(0, size - 1)


def words(size):
    """State words: mostly coordinates, but also what lies around and far outside the grid."""
    return coordinates(size) | st.sampled_from([size, WORD, WORD - 1, 2**31]) | st.integers(0, WORD)


@st.composite
def lanes(draw):
    """Parameters, and the state words and action word of some lanes."""
    params = draw(parameters())
    near_goal = st.tuples(st.just(params["goal_row"]), st.just(params["goal_col"]))
    states = st.tuples(words(params["height"]), words(params["width"])) | near_goal
    actions = st.integers(0, 3) | st.sampled_from([4, 255, WORD])
    return params, draw(st.lists(st.tuples(states, actions), max_size=20))


@given(lanes())
def test_one_lane_is_the_transcription(example):
    params, steps = example
    grid = GridWorld(**params)

    assert grid.init() == (params["start_row"], params["start_col"])
    for state, action in steps:
        after, reward, observation = transcribed(params, state, action)
        terminated = after == (params["goal_row"], params["goal_col"])

        assert grid.step(state, action) == (after, reward, terminated)
        assert grid.terminated(after) is terminated
        assert grid.observe(after) == observation


def assert_batch_is_scalar(grid, states, actions, dtype):
    """One batch step, compared with a scalar step of every lane."""
    arrays = batch(len(actions), dtype=dtype)
    arrays["states"][:] = np.array(states, np.uint32).reshape(-1, 2).T
    arrays["actions"][:] = actions
    grid.step_batch(**arrays)

    expected = [grid.step(state, action) for state, action in zip(states, actions, strict=True)]
    assert [tuple(lane) for lane in arrays["states"].T.tolist()] == [e[0] for e in expected]
    assert arrays["rewards"].tolist() == [e[1] for e in expected]
    assert arrays["terminated"].tolist() == [e[2] for e in expected]
    assert arrays["observations"].tolist() == [list(grid.observe(e[0])) for e in expected]


@given(lanes(), st.sampled_from([np.uint32, np.int64]))
def test_a_batch_is_its_lanes(example, dtype):
    params, steps = example
    states, actions = zip(*steps, strict=True) if steps else ((), ())

    assert_batch_is_scalar(GridWorld(**params), list(states), list(actions), dtype)


# Around the widths of vectors and of the blocks in which the loop works.
@pytest.mark.parametrize("n", [0, 1, 2, 3, 7, 8, 15, 16, 17, 33, 1023, 1024, 1025, 2049])
def test_every_batch_size(n, grid):
    rng = np.random.default_rng(n)
    states = list(zip(*rng.integers(0, 6, (2, n)).tolist(), strict=True))
    actions = rng.integers(0, 6, n).tolist()

    for dtype in (np.uint8, np.uint32, np.int64):
        assert_batch_is_scalar(grid, states, actions, dtype)


@pytest.mark.parametrize(
    "action", [-1, -(2**63), -(2**32), -(2**32) + 1, 2**32, 2**32 + 1, 2**63 - 1]
)
def test_an_action_that_is_no_word_moves_nothing(action, grid):
    arrays = batch(1)
    arrays["states"][:] = [[1], [1]]
    arrays["actions"][0] = action
    grid.step_batch(**arrays)

    assert arrays["states"].tolist() == [[1], [1]]


def test_init_batch(grid):
    states = np.full((2, 5), 9, np.uint32)
    grid.init_batch(states)

    assert states.tolist() == [[0] * 5, [1] * 5]


def test_init_batch_accepts_words_it_does_not_need(grid):
    states = np.full((2, 2), 9, np.uint32)
    grid.init_batch(states, np.arange(2, dtype=np.uint64), np.arange(2, dtype=np.uint64))

    assert states.tolist() == [[0, 0], [1, 1]]


@pytest.mark.parametrize(("first", "components"), [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (2, 1)])
def test_observed_components(first, components, grid):
    states = np.array([[0, 1, 2, 9], [3, 2, 1, 9]], np.uint32)
    every = np.array([grid.observe(state) for state in states.T.tolist()])
    observations = np.full((4, components), -7, np.int64)
    grid.observe_batch(states, observations, first)

    assert observations.tolist() == every[:, first : first + components].tolist()
    if components == 1:
        flat = np.full(4, -7, np.int64)
        grid.observe_batch(states, flat, first)

        assert flat.tolist() == every[:, first].tolist()


def test_a_batch_writes_nothing_but_its_arrays(grid):
    """Each array lies between guards, inside one buffer of its own."""
    n, guard = 37, 64
    arrays, buffers = batch(n), {}
    for name, array in arrays.items():
        if array is not None:
            buffer = np.full(array.nbytes + 2 * guard, 0xA5, np.uint8)
            arrays[name] = buffer[guard:-guard].view(array.dtype).reshape(array.shape)
            arrays[name][:] = array
            buffers[name] = buffer
    grid.step_batch(**arrays)

    for buffer in buffers.values():
        assert set(buffer[:guard]) == {0xA5}
        assert set(buffer[-guard:]) == {0xA5}


# ---- The classes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "low", "high"),
    [
        ("height", 0, 1, LARGEST),
        ("height", LARGEST + 1, 1, LARGEST),
        ("height", 2**32 + 1, 1, LARGEST),
        ("width", 0, 1, LARGEST),
        ("width", -1, 1, LARGEST),
        ("start_row", 3, 0, 2),
        ("start_col", 4, 0, 3),
        ("goal_row", 3, 0, 2),
        ("goal_row", -1, 0, 2),
        ("goal_col", 4, 0, 3),
    ],
)
def test_parameter_out_of_range(name, value, low, high):
    message = f"^{name} must be between {low} and {high}, got {value}$"
    with pytest.raises(ValueError, match=message):
        GridWorld(**PARAMS | {name: value})


def test_wrong_parameters():
    with pytest.raises(TypeError, match="^GridWorld has no parameter 'depth', its parameters are"):
        GridWorld(**PARAMS, depth=1)
    with pytest.raises(TypeError, match="^GridWorld takes keyword arguments only$"):
        GridWorld(3, 4, 0, 0, 2, 3)
    for name in PARAMS:
        with pytest.raises(TypeError, match=f"^GridWorld needs the parameter '{name}'$"):
            GridWorld(**{key: value for key, value in PARAMS.items() if key != name})


def test_description():
    assert _core.KERNELS["GridWorld"] is GridWorld
    assert GridWorld.name == "GridWorld"
    assert GridWorld.params == tuple(PARAMS)
    assert GridWorld.state == ("row", "col")
    assert GridWorld.state_dtype == np.dtype(np.uint32)
    assert GridWorld.num_actions == 4
    assert GridWorld.observation == ("index", "row", "col")
    assert (GridWorld.reward_scale, GridWorld.reset_words, GridWorld.step_words) == (1, 0, 0)


def test_value(grid):
    other = GridWorld(**PARAMS | {"goal_col": 0})

    assert repr(grid) == (
        "GridWorld(height=3, width=4, start_row=0, start_col=1, goal_row=2, goal_col=3)"
    )
    assert {name: getattr(grid, name) for name in PARAMS} == PARAMS
    assert grid == GridWorld(**PARAMS)
    assert hash(grid) == hash(GridWorld(**PARAMS))
    assert grid != other
    assert grid != "grid"


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_copy(duplicate, grid):
    assert duplicate(grid) == grid


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickle(protocol, grid):
    assert pickle.loads(pickle.dumps(grid, protocol)) == grid


def test_a_forged_pickle_is_checked():
    forged = GridWorld.__new__(GridWorld)
    with pytest.raises(ValueError, match="^height must be between"):
        forged.__setstate__((0, 4, 0, 1, 2, 3))
    with pytest.raises(ValueError, match="^GridWorld has 6 parameters, got"):
        forged.__setstate__((1, 1))


def test_immutable(grid):
    for name in (*PARAMS, "anything"):
        with pytest.raises(AttributeError):
            setattr(grid, name, 1)
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Subclass", (GridWorld,), {})


@pytest.fixture
def voluntary_switches():
    """Threads run until they give the interpreter's lock away themselves."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("voluntary_switches")
def test_the_lock_is_released(grid):
    """Another thread runs during a call of `step_batch`, the only place where it can."""
    arrays = batch(1_000_000, components=1)
    counter, done = 0, False

    def count():
        nonlocal counter
        while not done:
            counter += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(1000):  # the operating system need not start it at once
        before = counter
        grid.step_batch(**arrays)
        ran = counter > before
        if ran:
            break
    done = True
    thread.join()

    assert ran


def test_threads_share_a_kernel(grid):
    """Every thread gets, on arrays of its own, what one thread gets."""

    def rollout(seed, results):
        rng = np.random.default_rng(seed)
        arrays = batch(5000)
        for _ in range(50):
            arrays["actions"][:] = rng.integers(0, 4, 5000)
            grid.step_batch(**arrays)
        results[seed] = arrays["states"].tolist()

    alone, together = {}, {}
    for seed in range(4):
        rollout(seed, alone)
    threads = [threading.Thread(target=rollout, args=(seed, together)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert alone == together
