"""A table and its methods refuse bad arguments, by name and before anything is written."""

from fractions import Fraction

import numpy as np
import pytest

from provengym._core import Table
from tables import Model, corridor


def arguments():
    """Three states and two actions; action 0 of state 1 has two outcomes."""
    model = corridor(3)
    model.denominator = 3
    for s in range(3):
        model.rows[s] = [[(3, *row[0][1:])] for row in model.rows[s]]
    model.rows[1][0] = [(1, 2, 0, False), (2, 1, 0, True)]
    return model.arguments()


# ---- Making a table -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("states", 1, 2**31 - 1),
        ("actions", 1, 65535),
        ("denominator", 1, 2**30),
        ("discount_num", 0, 1),
        ("discount_den", 1, 2**30),
    ],
)
def test_number_out_of_range(name, low, high):
    for wrong in (low - 1, high + 1, -1, 2**64):
        with pytest.raises(
            ValueError, match=f"^{name} must be between {low} and {high}, got {wrong}$"
        ):
            Table(**arguments() | {name: wrong})
    for wrong in (True, 1.0, "1", None):
        with pytest.raises(TypeError, match=f"^{name} must be an integer between {low} and"):
            Table(**arguments() | {name: wrong})


@pytest.mark.parametrize("discount_num", [3, 4])
def test_a_discount_that_is_not_below_one(discount_num):
    with pytest.raises(ValueError, match="^discount_num must be between 0 and 2, got"):
        Table(**arguments() | {"discount_num": discount_num, "discount_den": 3})


def test_keywords_only():
    with pytest.raises(TypeError):
        Table(*arguments().values())
    for name in arguments():
        with pytest.raises(TypeError):
            Table(**{key: value for key, value in arguments().items() if key != name})


ARRAYS = {
    "row_starts": (np.int64, 7),
    "weights": (np.uint32, 7),
    "successors": (np.int32, None),
    "rewards": (np.int64, 7),
    "terminated": (bool, 7),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_no_such_array(name):
    dtype, length = ARRAYS[name]
    given = arguments()[name]
    wrong_types = [given.tolist(), given.astype(np.float64), given.astype(np.int16)]
    if dtype is not bool:
        wrong_types.append(given.astype(given.dtype.newbyteorder()))
    wrong_values = [given[:, np.newaxis], np.repeat(given, 2)[::2]]
    if length is not None:
        wrong_values += [given[:-1], np.append(given, given[-1:]), given[:0]]
    for error, wrongs in ((TypeError, wrong_types), (ValueError, wrong_values)):
        for wrong in wrongs:
            with pytest.raises(
                error,
                match=rf"^{name} must be a C-contiguous {np.dtype(dtype)} array of shape \(",
            ):
                Table(**arguments() | {name: wrong})


def test_one_transition_for_each_row():
    with pytest.raises(ValueError, match=r"^successors must be .* of shape \(6,\), got shape \(7,"):
        Table(**arguments() | {"row_starts": None})


@pytest.mark.parametrize("wrong", [-1, 3, 2**31 - 1, -(2**31)])
def test_successor_out_of_range(wrong):
    given = arguments()
    given["successors"][[3, 5]] = (
        wrong  # the second outcome of action 0 in state 1, and a later one
    )
    message = f"^state 1, action 0: the successor must be between 0 and 2, got {wrong}$"
    with pytest.raises(ValueError, match=message):
        Table(**given)


@pytest.mark.parametrize(("weights", "sum"), [((1, 1), "2"), ((0, 0), "0"), ((2, 2), "more")])
def test_weights_that_do_not_sum_to_the_denominator(weights, sum):
    given = arguments()
    given["weights"][2:4] = weights
    with pytest.raises(
        ValueError,
        match=f"^state 1, action 0: the weights must sum to the denominator, 3, got {sum}$",
    ):
        Table(**given)


def test_weights_do_not_wrap_around():
    largest = 2**32 - 1
    model = Model([[[(largest, 0, 0, False), (2, 0, 0, False)]]], 1, Fraction(0))
    with pytest.raises(ValueError, match=r"sum to the denominator, 1, got more$"):
        model.table()


def test_weights_that_are_needed():
    with pytest.raises(
        ValueError,
        match="^state 1, action 0: weights may be None only where every row has one transition, "
        "got 2$",
    ):
        Table(**arguments() | {"weights": None})


@pytest.mark.parametrize(
    ("row_starts", "message"),
    [
        ([1, 2, 3, 4, 5, 6, 7], "state 0, action 0: row_starts must start at 0, got 1"),
        ([-1, 1, 2, 4, 5, 6, 7], "state 0, action 0: row_starts must start at 0, got -1"),
        (
            [0, 1, 1, 4, 5, 6, 7],
            "state 0, action 1: a row needs a transition, got row_starts 1 and 1",
        ),
        (
            [0, 1, 2, -(2**63), 5, 6, 7],
            f"state 1, action 0: a row needs a transition, got row_starts 2 and {-(2**63)}",
        ),
        (
            [0, 1, 2, 2**63 - 1, 5, 6, 7],
            "state 1, action 0: row_starts must end at the number of transitions, 7, got "
            f"{2**63 - 1}",
        ),
        (
            [0, 1, 2, 4, 5, 6, 8],
            "state 2, action 1: row_starts must end at the number of transitions, 7, got 8",
        ),
        (
            [0, 1, 2, 3, 4, 5, 6],
            "state 1, action 0: the weights must sum to the denominator, 3, got 1",
        ),
    ],
)
def test_row_starts(row_starts, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        Table(**arguments() | {"row_starts": np.array(row_starts)})


def test_transitions_that_belong_to_no_row():
    given = corridor(3).arguments()
    for name in ("weights", "successors", "rewards", "terminated"):
        given[name] = np.append(given[name], given[name][-1:])
    with pytest.raises(
        ValueError,
        match="^state 2, action 1: row_starts must end at the number of transitions, 7, got 6$",
    ):
        Table(**given)


# ---- Calls of its methods -----------------------------------------------------------------------


@pytest.fixture
def table():
    return corridor(3).table()


def calls():
    """Arguments that each method accepts."""
    floats, integers, zeros = np.zeros(3), np.zeros(3, np.int64), np.zeros(3, np.int32)
    return {
        "sweep": {
            "values": floats,
            "reward_scale": 1.0,
            "order": np.arange(3, dtype=np.int32),
            "policy": zeros,
        },
        "q_values": {"values": floats, "reward_scale": 1.0, "out": np.zeros((3, 2)), "threads": 1},
        "residual": {"values": integers, "factor": 1, "policy": zeros},
        "check": {"values": integers, "factor": 1, "error": 9, "policy": zeros, "threads": 1},
    }


def refused(table, method, exception, message, **changes):
    """The call is refused, before anything is written."""
    arguments = calls()[method] | changes
    before = {
        name: value.copy() for name, value in arguments.items() if isinstance(value, np.ndarray)
    }
    with pytest.raises(exception, match=message):
        getattr(table, method)(**arguments)
    for name, value in before.items():
        np.testing.assert_array_equal(value, arguments[name])


def those_with(name):
    return [method for method, arguments in calls().items() if name in arguments]


def test_these_calls_are_accepted(table):
    for method, accepted in calls().items():
        getattr(table, method)(**accepted)


@pytest.mark.parametrize(
    ("method", "name"),
    [
        (method, name)
        for method, accepted in calls().items()
        for name, value in accepted.items()
        if isinstance(value, np.ndarray)
    ],
)
def test_arrays(method, name, table):
    given = calls()[method][name]
    message = rf"^{name} must be a .*C-contiguous {given.dtype} array of shape \(3,.*, got "
    for wrong in (given.tolist(), given.astype(np.int16), given.astype(given.dtype.newbyteorder())):
        refused(table, method, TypeError, message, **{name: wrong})
    unaligned = np.zeros(given.nbytes + 1, np.uint8)[1:].view(given.dtype).reshape(given.shape)
    for wrong in (given[:2], given[:0], given[np.newaxis], np.repeat(given, 2, -1)[..., ::2]):
        refused(table, method, ValueError, message, **{name: wrong})
    refused(table, method, ValueError, message, **{name: unaligned})


@pytest.mark.parametrize(("method", "name"), [("sweep", "values"), ("q_values", "out")])
def test_read_only(method, name, table):
    given = calls()[method][name]
    given.flags.writeable = False
    refused(
        table,
        method,
        ValueError,
        f"^{name} must be a writeable, .* a read-only one$",
        **{name: given},
    )


def test_overlap(table):
    buffer = np.zeros(6)
    with pytest.raises(ValueError, match="^out and values must not share memory$"):
        table.q_values(buffer[:3], 1.0, buffer.reshape(3, 2))
    with pytest.raises(ValueError, match="^values and policy must not share memory$"):
        table.sweep(buffer[:3], 1.0, policy=buffer.view(np.int32)[2:5])
    with pytest.raises(ValueError, match="^values and order must not share memory$"):
        table.sweep(buffer[:3], 1.0, buffer.view(np.int32)[2:5])


@pytest.mark.parametrize(
    ("method", "name", "limit"),
    [("sweep", "order", 3), ("sweep", "policy", 2), ("residual", "policy", 2)],
)
@pytest.mark.parametrize("place", [0, 2])
def test_indices_out_of_range(method, name, limit, place, table):
    for wrong in (-1, limit, 2**31 - 1, -(2**31)):
        given = np.zeros(3, np.int32)
        given[place:] = wrong
        message = (
            f"^{name} must hold integers between 0 and {limit - 1}, got {wrong} at index {place}$"
        )
        refused(table, method, ValueError, message, **{name: given})


@pytest.mark.parametrize("method", those_with("reward_scale"))
def test_reward_scale(method, table):
    message = "^reward_scale must be a positive, finite number, got "
    for wrong in (0, -1.0, np.nan, np.inf, -np.inf):
        refused(table, method, ValueError, message, reward_scale=wrong)
    for wrong in (None, "1", True, np.True_, 1j, 10**400):
        refused(table, method, TypeError, message, reward_scale=wrong)


@pytest.mark.parametrize("method", those_with("threads"))
def test_threads(method, table):
    message = "^threads must be .*between 1 and 1024, got "
    for wrong in (0, -1, 1025, 2**64):
        refused(table, method, ValueError, message, threads=wrong)
    for wrong in (True, 1.5, None):
        refused(table, method, TypeError, message, threads=wrong)


@pytest.mark.parametrize("wrong", [0, -1, 2**62, 2**64])
def test_factor_of_residuals(wrong, table):
    message = f"^factor must be between 1 and {2**62 - 1}, got"
    refused(table, "residual", ValueError, message, factor=wrong)


@pytest.mark.parametrize("name", ["factor", "error"])
def test_numbers_of_a_check(name, table):
    message = f"^{name} must be .*between 0 and {2**64 - 1}, got"
    for wrong in (-1, 2**64):
        refused(table, "check", ValueError, message, **{name: wrong})
    for wrong in (1.0, True, None):
        refused(table, "check", TypeError, message, **{name: wrong})


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
