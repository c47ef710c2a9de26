"""The arguments of calls: what is taken, and what is refused by name, before anything is written.

The arrays of every call that has some are refused for the same reasons.
"""

import numpy as np
import pytest

from core.cases.case import WORD
from core.cases.gridworld import PARAMS
from core.kernels import batch, small_grid
from provengym._core import GridWorld, Taxi
from tables import corridor


@pytest.fixture
def grid():
    return small_grid()


@pytest.fixture
def table():
    return corridor(3).table()


def lanes(n=4):
    """The arrays of a call of `transitions`."""
    return {
        "states": np.zeros((2, n), np.uint32),
        "successors": np.full((n, 4), -7, np.int32),
        "rewards": np.full((n, 4), -7, np.int64),
        "terminated": np.ones((n, 4), bool),
    }


def calls():
    """Arguments that each method accepts."""
    floats, integers, zeros = np.zeros(3), np.zeros(3, np.int64), np.zeros(3, np.int32)
    order = np.arange(3, dtype=np.int32)
    return {
        "step_batch": batch(4) | {"noise": np.zeros(4, np.uint64)},
        "transitions": lanes() | {"threads": 1},
        "sweep": {"values": floats, "reward_scale": 1.0, "order": order, "policy": zeros},
        "q_values": {"values": floats, "reward_scale": 1.0, "out": np.zeros((3, 2)), "threads": 1},
        "residual": {"values": integers, "factor": 1, "policy": zeros},
        "check": {"values": integers, "factor": 1, "error": 9, "policy": zeros, "threads": 1},
        "each_at_least": {
            "successor_values": integers,
            "values": integers,
            "factor": 1,
            "error": 9,
            "out": np.ones((3, 2), bool),
            "threads": 1,
        },
    }


WRITTEN = {
    "step_batch": ["states", "observations", "rewards", "terminated"],
    "transitions": ["successors", "rewards", "terminated"],
    "sweep": ["values"],
    "q_values": ["out"],
    "each_at_least": ["out"],
}
# None is a noise that is not needed, the order of the states, or the best action in each.
OPTIONAL = [
    ("step_batch", "noise"),
    ("sweep", "order"),
    ("sweep", "policy"),
    ("check", "policy"),
]


def called(method, arguments):
    """Call the method, of a small grid or of the table of a corridor."""
    owner = small_grid() if "states" in arguments else corridor(3).table()
    return getattr(owner, method)(**arguments)


def refused(method, exception, message, **changes):
    """The call is refused, before anything is written; the result is what is said."""
    arguments = calls()[method] | changes
    before = {
        name: value.copy() for name, value in arguments.items() if isinstance(value, np.ndarray)
    }
    with pytest.raises(exception, match=message) as caught:
        called(method, arguments)
    for name, value in before.items():
        np.testing.assert_array_equal(value, arguments[name])
    return str(caught.value)


def those_with(name):
    return [method for method, arguments in calls().items() if name in arguments]


@pytest.mark.parametrize("method", calls())
def test_these_calls_are_accepted(method):
    called(method, calls()[method])


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


# ---- Arrays that are refused --------------------------------------------------------------------


def strided(array):
    return np.repeat(array, 2, axis=-1)[..., ::2]


def unaligned(array):
    buffer = np.zeros(array.nbytes + 1, np.uint8)
    return buffer[1:].view(array.dtype).reshape(array.shape)


def read_only(array):
    array.flags.writeable = False
    return array


every_array = pytest.mark.parametrize(
    ("method", "name"),
    [
        (method, name)
        for method, accepted in calls().items()
        for name, value in accepted.items()
        if isinstance(value, np.ndarray)
    ],
)
SHAPES = [(), (3,), (5,), (4, 0), (4, 4), (1, 4), (3, 4), (2, 2, 2), (4, 1, 1), (2,), (0,), (1, 3)]


def refused_array(method, exception, name, wrong, said):
    """An array is refused in one of the ways that are the same for all."""
    message = rf"^{name} must be a .*array of shape .*, got "
    assert said in refused(method, exception, message, **{name: wrong})


@every_array
def test_no_such_type(method, name):
    given = calls()[method][name]
    refused_array(method, TypeError, name, given.tolist(), "got [")
    refused_array(method, TypeError, name, np.zeros(given.shape, np.int16), "got dtype int16")
    if (method, name) not in OPTIONAL:
        refused_array(method, TypeError, name, None, "got None")
    if given.dtype != bool:
        swapped = given.astype(given.dtype.newbyteorder())
        refused_array(method, TypeError, name, swapped, "got dtype >")


@pytest.mark.parametrize("shape", SHAPES)
@every_array
def test_no_such_shape(method, name, shape):
    given = calls()[method][name]
    if shape != given.shape:
        refused_array(method, ValueError, name, np.zeros(shape, given.dtype), "got shape (")


@every_array
def test_no_such_memory(method, name):
    given = calls()[method][name]
    refused_array(method, ValueError, name, strided(given), "got one that is not C-contiguous")
    if given.ndim > 1:
        wrong = np.asfortranarray(given)
        refused_array(method, ValueError, name, wrong, "got one that is not C-contiguous")
    if given.dtype != bool:
        refused_array(method, ValueError, name, unaligned(given), "not aligned")


@every_array
def test_read_only(method, name):
    """Check that an array that is only read may be read-only."""
    wrong = read_only(calls()[method][name])
    if name in WRITTEN.get(method, ()):
        refused_array(method, ValueError, name, wrong, "read-only")
    else:
        called(method, calls()[method] | {name: wrong})


def test_observations_are_those_of_states_that_are_only_read(grid):
    grid.observe_batch(read_only(batch(4)["states"]), batch(4)["observations"])


@pytest.mark.parametrize(
    ("name", "wrong", "error", "message"),
    [
        ("states", np.zeros((2, 4), np.uint32), ValueError, r"\(1, n\), got shape \(2, 4\)"),
        ("states", np.zeros((1, 4), np.uint64), TypeError, "got dtype uint64"),
        ("legal", np.zeros((4, 5), np.int8), ValueError, r"\(4, 6\), got shape \(4, 5\)"),
        ("legal", np.zeros((3, 6), np.int8), ValueError, r"\(4, 6\), got shape \(3, 6\)"),
        ("legal", np.zeros((4, 6), bool), TypeError, "got dtype bool"),
        ("legal", np.zeros((6, 4), np.int8).T, ValueError, "got one that is not C-contiguous"),
        ("legal", read_only(np.zeros((4, 6), np.int8)), ValueError, "read-only"),
    ],
)
def test_wrong_arrays_of_masks(name, wrong, error, message):
    arrays = {"states": np.zeros((1, 4), np.uint32), "legal": np.zeros((4, 6), np.int8)}
    kernel = Taxi(rainy=0, fickle=0, rainy_num=4, rainy_den=5, fickle_num=3, fickle_den=10)
    kernel.legal_batch(**arrays)
    with pytest.raises(error, match=rf"^{name} must be a .*array of shape .*{message}"):
        kernel.legal_batch(**arrays | {name: wrong})


# ---- Memory that is shared ----------------------------------------------------------------------


@pytest.mark.parametrize("shift", [0, 1, 4, 31])
def test_overlap(shift, grid):
    """Two views of one buffer that share at least a byte."""
    n = 4
    buffer = np.zeros(1024, np.uint8)
    rewards = buffer[64 : 64 + 8 * n].view(np.float64)
    terminated = buffer[64 + shift : 64 + shift + n].view(bool)
    with pytest.raises(ValueError, match="^rewards and terminated must not share memory$"):
        grid.step_batch(**batch(n) | {"rewards": rewards, "terminated": terminated})

    assert not buffer.any()


def test_overlap_of_what_is_read_and_what_is_written(grid):
    observations = np.zeros(4, np.int64)
    with pytest.raises(ValueError, match="^observations and actions must not share memory$"):
        grid.step_batch(**batch(4) | {"actions": observations, "observations": observations})
    states = np.zeros((2, 4), np.uint32)
    with pytest.raises(ValueError, match="^observations and states must not share memory$"):
        grid.observe_batch(states, states.reshape(-1).view(np.int64))


def test_neighbours_do_not_overlap(grid):
    buffer = np.zeros(8 * 4 + 4, np.uint8)
    rewards, terminated = buffer[:32].view(np.float64), buffer[32:].view(bool)
    grid.step_batch(**batch(4) | {"rewards": rewards, "terminated": terminated})

    assert rewards.tolist() == [-1.0] * 4


def test_overlap_in_transitions():
    buffer = np.zeros((4, 4), np.int64)
    terminated = buffer.view(bool).reshape(-1)[16:32].reshape(4, 4)
    with pytest.raises(ValueError, match="^rewards and terminated must not share memory$"):
        small_grid().transitions(**lanes() | {"rewards": buffer, "terminated": terminated})


def test_overlap_in_calls_of_a_table(table):
    buffer = np.zeros(6)
    with pytest.raises(ValueError, match="^out and values must not share memory$"):
        table.q_values(buffer[:3], 1.0, buffer.reshape(3, 2))
    with pytest.raises(ValueError, match="^values and policy must not share memory$"):
        table.sweep(buffer[:3], 1.0, policy=buffer.view(np.int32)[2:5])
    with pytest.raises(ValueError, match="^values and order must not share memory$"):
        table.sweep(buffer[:3], 1.0, buffer.view(np.int32)[2:5])


# ---- Numbers that are refused -------------------------------------------------------------------


@pytest.mark.parametrize("first", [-1, 3, 2**70])
def test_first_out_of_range(first, grid):
    with pytest.raises(ValueError, match="^first must be between 0 and 2, got"):
        grid.observe_batch(batch(4)["states"], np.zeros(4, np.int64), first)


def test_more_components_than_there_are(grid):
    with pytest.raises(ValueError, match=r"shape \(4,\) or \(4, 1 to 2\), got shape \(4, 3\)$"):
        grid.observe_batch(batch(4)["states"], np.zeros((4, 3), np.int64), 1)


@pytest.mark.parametrize("name", ["time_limit", "max_episode_steps"])
def test_limits_of_lanes(name, grid):
    message = f"^{name} must be .*between 0 and {WORD}, got"
    for wrong, error in (
        (-1, ValueError),
        (2**32, ValueError),
        (1.0, TypeError),
        (True, TypeError),
    ):
        with pytest.raises(error, match=message):
            grid.lane_step(grid.lane_reset(), 0, **{name: wrong})


@pytest.mark.parametrize(
    ("method", "name", "limit"),
    [("sweep", "order", 3), ("sweep", "policy", 2), ("residual", "policy", 2)],
)
@pytest.mark.parametrize("place", [0, 2])
def test_indices_out_of_range(method, name, limit, place):
    for wrong in (-1, limit, 2**31 - 1, -(2**31)):
        given = np.zeros(3, np.int32)
        given[place:] = wrong
        message = (
            f"^{name} must hold integers between 0 and {limit - 1}, got {wrong} at index {place}$"
        )
        refused(method, ValueError, message, **{name: given})


@pytest.mark.parametrize("method", those_with("reward_scale"))
def test_reward_scale(method):
    message = "^reward_scale must be a positive, finite number, got "
    for wrong in (0, -1.0, np.nan, np.inf, -np.inf):
        refused(method, ValueError, message, reward_scale=wrong)
    for wrong in (None, "1", True, np.True_, 1j, 10**400):
        refused(method, TypeError, message, reward_scale=wrong)


@pytest.mark.parametrize("method", those_with("threads"))
def test_threads(method):
    message = "^threads must be .*between 1 and 1024, got "
    for wrong in (0, -1, 1025, 2**64):
        refused(method, ValueError, message, threads=wrong)
    for wrong in (True, 1.5, None):
        refused(method, TypeError, message, threads=wrong)


@pytest.mark.parametrize("wrong", [0, -1, 2**62, 2**64])
def test_factor_of_residuals(wrong):
    message = f"^factor must be between 1 and {2**62 - 1}, got"
    refused("residual", ValueError, message, factor=wrong)


@pytest.mark.parametrize("name", ["factor", "error"])
def test_numbers_of_a_check(name):
    message = f"^{name} must be .*between 0 and {2**64 - 1}, got"
    for wrong in (-1, 2**64):
        refused("check", ValueError, message, **{name: wrong})
    for wrong in (1.0, True, None):
        refused("check", TypeError, message, **{name: wrong})


@pytest.mark.parametrize("reward", [3, -3, 2**63 - 1, -(2**63)])
def test_residuals_of_rewards_that_do_not_fit(reward):
    model = corridor(2)
    model.rows[1][1] = [(1, 0, reward, False)]
    message = (
        f"^factor must be at most {(2**63 - 1) // abs(reward)} for the reward {reward} of state 1, "
        f"action 1, got {2**62 - 1}$"
    )
    table, values = model.table(), np.zeros(2, np.int64)
    with pytest.raises(ValueError, match=message):
        table.residual(values, 2**62 - 1, np.ones(2, np.int32))
    assert table.residual(values, 2**62 - 1, np.zeros(2, np.int32)).tolist() == [-(2.0**62)] * 2


# ---- Words that are refused ---------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [True, np.True_, 1.0, np.float64(1), "1", None, b"1", 1j])
def test_no_integer(wrong, grid):
    calls = {
        "height": lambda: GridWorld(**PARAMS | {"height": wrong}),
        "state word row": lambda: grid.step((wrong, 0), 0),
        "action": lambda: grid.step((0, 0), wrong),
        "noise": lambda: grid.step((0, 0), 0, wrong),
        "key": lambda: grid.init(wrong),
        "t": lambda: grid.init(0, wrong),
    }
    for name, call in calls.items():
        with pytest.raises(TypeError, match=f"^{name} must be an integer between .*, got"):
            call()


@pytest.mark.parametrize("wrong", [-1, 2**32, 2**64, -(2**64), pytest.param(10**5000, id="huge")])
def test_no_32_bit_word(wrong, grid):
    calls = {
        "action": lambda: grid.step((0, 0), wrong),
        "state word row": lambda: grid.step((wrong, 0), 0),
        "state word col": lambda: grid.observe((0, wrong)),
    }
    for name, call in calls.items():
        with pytest.raises(ValueError, match=f"^{name} must be between 0 and {WORD}, got"):
            call()


@pytest.mark.parametrize("wrong", [-1, 2**64])
def test_no_64_bit_word(wrong, grid):
    for call in (lambda: grid.init(wrong), lambda: grid.step((0, 0), 0, wrong)):
        with pytest.raises(ValueError, match=f"must be between 0 and {2**64 - 1}, got {wrong}"):
            call()


@pytest.mark.parametrize("dtype", [np.uint8, np.int64, np.uint64])
def test_numpy_integers(dtype, grid):
    assert grid.step((dtype(1), dtype(1)), dtype(1)) == ((2, 1), -1, False)


@pytest.mark.parametrize("state", [(), (1,), (1, 2, 3), [1]])
def test_state_length(state, grid):
    with pytest.raises(ValueError, match=r"^state must be a tuple of integers \('row', 'col'\)"):
        grid.terminated(state)


@pytest.mark.parametrize("state", [None, 1, "ab", {1, 2}, np.zeros(2, np.uint32)])
def test_no_state(state, grid):
    with pytest.raises(TypeError, match=r"^state must be a tuple of integers \('row', 'col'\)"):
        grid.observe(state)
