"""The arguments of calls: which arrays and words are taken, and which are refused, by name and
before anything is written."""

import numpy as np
import pytest

from core.kernels import PARAMS, WORD, batch, small_grid
from provengym._core import GridWorld


@pytest.fixture
def grid():
    return small_grid()


# ---- Arrays that are taken ----------------------------------------------------------------------


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


def swapped(array):
    return array.astype(array.dtype.newbyteorder())


def strided(array):
    return np.repeat(array, 2, axis=-1)[..., ::2]


def unaligned(array):
    buffer = np.zeros(array.nbytes + 1, np.uint8)
    return buffer[1:].view(array.dtype).reshape(array.shape)


def read_only(array):
    array.flags.writeable = False
    return array


ARRAYS = ["states", "actions", "noise", "observations", "rewards", "terminated"]
WRITTEN = ["states", "observations", "rewards", "terminated"]


def refused(grid, error, name, **changes):
    """The call is refused with a message that names the array, before anything is written."""
    arrays = batch(4) | {"noise": np.zeros(4, np.uint64)} | changes
    before = {key: np.copy(value) for key, value in arrays.items() if value is not None}
    with pytest.raises(error, match=rf"^{name} must be a .*array of shape .*, got ") as caught:
        grid.step_batch(**arrays)
    for key, value in before.items():
        np.testing.assert_array_equal(value, arrays[key])
    return str(caught.value)


def of(name):
    return (batch(4) | {"noise": np.zeros(4, np.uint64)})[name]


@pytest.mark.parametrize("name", ARRAYS)
def test_no_array(name, grid):
    assert "got [1, 2]" in refused(grid, TypeError, name, **{name: [1, 2]})


@pytest.mark.parametrize("name", [name for name in ARRAYS if name != "noise"])
def test_none(name, grid):
    assert "got None" in refused(grid, TypeError, name, **{name: None})


@pytest.mark.parametrize("name", ARRAYS)
def test_dtype(name, grid):
    wrong = np.zeros_like(of(name), np.int16)

    assert "got dtype int16" in refused(grid, TypeError, name, **{name: wrong})


@pytest.mark.parametrize("name", [name for name in ARRAYS if name != "terminated"])
def test_byte_order(name, grid):
    assert "got dtype >" in refused(grid, TypeError, name, **{name: swapped(of(name))})


@pytest.mark.parametrize("name", ARRAYS)
@pytest.mark.parametrize(
    "shape", [(), (3,), (5,), (4, 0), (4, 4), (1, 4), (3, 4), (2, 2, 2), (4, 1, 1)]
)
def test_shape(name, shape, grid):
    wrong = np.zeros(shape, of(name).dtype)

    assert "got shape (" in refused(grid, ValueError, name, **{name: wrong})


@pytest.mark.parametrize("name", ARRAYS)
def test_not_contiguous(name, grid):
    assert "C-contiguous" in refused(grid, ValueError, name, **{name: strided(of(name))})


def test_fortran_order(grid):
    states = np.asfortranarray(of("states"))

    assert "got one that is not C-contiguous" in refused(grid, ValueError, "states", states=states)


@pytest.mark.parametrize("name", [name for name in ARRAYS if name != "terminated"])
def test_not_aligned(name, grid):
    assert "not aligned" in refused(grid, ValueError, name, **{name: unaligned(of(name))})


@pytest.mark.parametrize("name", WRITTEN)
def test_read_only(name, grid):
    assert "read-only" in refused(grid, ValueError, name, **{name: read_only(of(name))})


def test_what_is_only_read_may_be_read_only(grid):
    grid.step_batch(**batch(4) | {"actions": read_only(of("actions"))})
    grid.observe_batch(read_only(of("states")), of("observations"))


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


@pytest.mark.parametrize("first", [-1, 3, 2**70])
def test_first_out_of_range(first, grid):
    with pytest.raises(ValueError, match="^first must be between 0 and 2, got"):
        grid.observe_batch(of("states"), np.zeros(4, np.int64), first)


def test_more_components_than_there_are(grid):
    with pytest.raises(ValueError, match=r"shape \(4,\) or \(4, 1 to 2\), got shape \(4, 3\)$"):
        grid.observe_batch(of("states"), np.zeros((4, 3), np.int64), 1)


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
