"""The table refuses bad arguments, by name and before anything is written."""

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


@pytest.fixture
def table():
    return Table(**arguments())


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
