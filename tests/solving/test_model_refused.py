"""What is no decision process is refused, with the state and the action that it is about."""

import math
import os
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
import scipy.sparse

from provengym.solving import IntegerModel, integer_model

GOOD = (0.5, 1, 1.0, False)


class Table:
    """An object that has nothing but a table."""

    def __init__(self, table):
        self.P = table


def with_row(row):
    """A table of two states and two actions with this row in state 1, action 0."""
    return Table({0: {0: [(1.0, 0, 0, False)], 1: [(1, 1, 0, True)]}, 1: {0: row, 1: [GOOD] * 2}})


@pytest.mark.parametrize("away", [2e-9, -2e-9, 1e-7, -1e-7])
def test_a_row_may_miss_one_by_a_billionth_and_no_more(away):
    with pytest.raises(ValueError, match="state 1, action 0 sum to .*, not to 1"):
        integer_model(with_row([(0.5 + away, 1, 1.0, False), GOOD]), 0.9)

    integer_model(with_row([(0.5 + away / abs(away) * 5e-10, 1, 1.0, False), GOOD]), 0.9)


@pytest.mark.parametrize(
    ("row", "error", "message"),
    [
        ([], ValueError, "state 1, action 0 has no outcome"),
        ([GOOD], ValueError, "probabilities of state 1, action 0 sum to 0.5, not to 1"),
        ([(0.6, 1, 1, False), GOOD], ValueError, "state 1, action 0 sum to 1.1, not to 1"),
        ([(math.nan, 1, 1, False), GOOD], ValueError, "state 1, action 0 must be .* got nan"),
        ([(-0.5, 1, 1, False), (1.5, 1, 1, False)], ValueError, "between 0 and 1, got -0.5"),
        ([(1.5, 1, 1, False)], ValueError, "state 1, action 0 must be between 0 and 1, got 1.5"),
        ([GOOD, (0.5, 2, 1, False)], ValueError, "state 1, action 0 .* 0 and 1, got 2"),
        ([GOOD, (0.5, -1, 1, False)], ValueError, "successors of state 1, action 0 .* got -1"),
        ([GOOD, (0.5, 1.0, 1, False)], TypeError, "number of a state, got 1.0"),
        ([GOOD, (0.5, True, 1, False)], TypeError, "number of a state, got True"),
        ([GOOD, (0.5, 1, math.inf, False)], ValueError, "rewards of state 1, action 0 .* inf"),
        ([GOOD, (0.5, 1, math.nan, False)], ValueError, "rewards of state 1, action 0 .* nan"),
        ([GOOD, (0.5, 1, "1", False)], TypeError, "rewards must be real numbers, got '1'"),
        ([GOOD, ("0.5", 1, 1, False)], TypeError, "probabilities must be real .* got '0.5'"),
        ([GOOD, (0.5, 1, None, False)], TypeError, "rewards must be real numbers, got None"),
        ([GOOD, (0.5, 1, 1, 2)], TypeError, "terminated must be true or false, got 2"),
        ([GOOD, (0.5, 1, 1, "no")], TypeError, "terminated must be true or false, got 'no'"),
        ([GOOD, (0.5, 1, 1)], TypeError, r"state 1, action 0 must be \(prob.*, got \(0.5, 1, 1\)"),
        ([GOOD, (0.5, 1, 1e300, False)], ValueError, r"stay below 2\*\*60 .* 1e\+300"),
        ([GOOD, (0.5, 1, 10**400, False)], ValueError, "rewards must be in the range of a float"),
        (7, TypeError, r"P\[1\]\[0\] must be a dictionary or a list, got 7"),
    ],
)
def test_wrong_rows(row, error, message):
    for table in (with_row(row), with_row(row).P, list(with_row(row).P.values())):
        with pytest.raises(error, match=message):
            integer_model(table, 0.9)


@pytest.mark.parametrize(
    ("table", "error", "message"),
    [
        ({}, ValueError, "P must have states and actions"),
        ({0: {}}, ValueError, "P must have states and actions"),
        ({1: {0: [GOOD] * 2}}, ValueError, "P has 1 states, and no state 0"),
        ({0: {1: [GOOD] * 2}}, ValueError, "state 0 has no action 0"),
        ({0: [[GOOD] * 2], 1: []}, ValueError, "state 1 has no action 0"),
        ({0: [[GOOD] * 2], 1: [[GOOD] * 2] * 2}, ValueError, "state 1 has 2 actions, .* has 1"),
        (None, TypeError, "P must be a dictionary or a list, got None"),
        ({0: 3}, TypeError, r"P\[0\] must be a dictionary or a list, got 3"),
        ("01", TypeError, "P must be a dictionary or a list, got '01'"),
    ],
)
def test_wrong_tables(table, error, message):
    for form in (Table(table), table) if isinstance(table, dict) else (Table(table),):
        with pytest.raises(error, match=message):
            integer_model(form, 0.9)


@pytest.mark.parametrize(
    ("table", "error", "message"),
    [
        ([[[(1.0, 0, 0)]]], TypeError, "outcome of state 0, action 0 must be .*, got "),
        ([{0: 5}], TypeError, r"P\[0\]\[0\] must be a dictionary or a list, got 5"),
        ([{0: [(1.0, 0, 0, True)]}, 5], TypeError, r"P\[1\] must be a dictionary or a list, got 5"),
        ([[[]]], ValueError, "state 0, action 0 has no outcome"),
        ([[[()]]], TypeError, "outcome of state 0, action 0 must be .*, got "),
        ([[[[]]], [[]]], ValueError, "transitions"),
        ({"0": {"0": [(1.0, 0, 0, True)]}}, ValueError, "P has 1 states, and no state 0"),
        ([], ValueError, "a model as a list is a table .* or arrays .*, got 0 items"),
        ([5], ValueError, "a model as a list is a table .* or arrays .*, got 1 item$"),
        ("0", ValueError, "environment '0' cannot be made"),
        (None, TypeError, "None cannot be solved: .* it is no table"),
        (5, TypeError, "5 cannot be solved: .* it is no table"),
    ],
)
def test_wrong_forms(table, error, message):
    with pytest.raises(error, match=message):
        integer_model(table, 0.9)


def test_fractions_have_to_be_exact():
    with pytest.raises(ValueError, match="state 0, action 0 sum to 2/3, not to 1"):
        integer_model(Table([[[(Fraction(1, 3), 0, 0, False)] * 2]]), 0.9)
    nearly = [(Fraction(1, 2), 0, 0, False), (Fraction(1, 2) - Fraction(1, 10**12), 0, 0, False)]
    with pytest.raises(ValueError, match="state 0, action 0 sum to 999999999999/1000000000000"):
        integer_model(Table([[nearly]]), 0.9)
    primes = [Fraction(1, 1_000_003), Fraction(1, 1_000_033)]
    row = [(p, 0, 0, False) for p in (*primes, 1 - sum(primes))]
    table = Table([[row]])
    with pytest.raises(ValueError, match=r"common denominator of at most 2\*\*30, got 1000036"):
        integer_model(table, 0.9)
    with pytest.raises(ValueError, match=r"rewards must have a common denominator .* 10{15};"):
        integer_model(Table([[[(1, 0, Fraction(1, 10**15), False)]]]), 0.9)


SUCCESSORS, REWARDS = np.zeros((2, 3), dtype=int), np.zeros((2, 3))
UNIFORM = np.full((2, 3, 2), 0.5)


@pytest.mark.parametrize(
    ("arrays", "error", "message"),
    [
        ((SUCCESSORS,), ValueError, r"\(transitions, rewards, terminated\), got 1"),
        ((SUCCESSORS, REWARDS.T), ValueError, r"rewards must have the shape \(2, 3\) .* \(3, 2\)"),
        ((SUCCESSORS, REWARDS + np.nan), ValueError, "rewards of state 0, action 0 .* nan"),
        ((SUCCESSORS, REWARDS, REWARDS), TypeError, "terminated must be an array of bool"),
        ((SUCCESSORS, REWARDS, np.zeros(3, bool)), ValueError, r"terminated .* got \(3,\)"),
        ((SUCCESSORS + 2, REWARDS), ValueError, "state 0, action 0 must be between 0 and 1, got 2"),
        ((SUCCESSORS + 0.0, REWARDS), ValueError, r"transitions .* got float64 of shape \(2, 3\)"),
        ((SUCCESSORS[:0], REWARDS[:0]), ValueError, "must not be empty, got 0 states"),
        ((UNIFORM.swapaxes(0, 1), REWARDS), ValueError, r"got float64 of shape \(3, 2, 2\)"),
        ((UNIFORM * 1.01, REWARDS), ValueError, "state 0, action 0 sum to 1.01, not to 1"),
        ((UNIFORM * 0, REWARDS), ValueError, "state 0, action 0 has no outcome"),
        (
            ([np.eye(2), np.eye(3)], REWARDS),
            ValueError,
            r"transitions\[1\] .* \(2, 2\), got \(3, 3",
        ),
        (([np.eye(2)] * 3, [np.eye(2)] * 2), ValueError, "rewards must have the shape"),
        (([scipy.sparse.eye_array(2) * 0.5] * 3, REWARDS), ValueError, "sum to 0.5, not to 1"),
        (([[0, 1], [0]], REWARDS), ValueError, "transitions must have rows of one length"),
        ((SUCCESSORS, [["a"] * 3] * 2), TypeError, "rewards must be real numbers, got 'a'"),
    ],
)
def test_wrong_arrays(arrays, error, message):
    with pytest.raises(error, match=message):
        integer_model(arrays, 0.9)


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ("CartPole-v1", TypeError, "CartPole-v1 cannot be solved: it has no transition table P"),
        ("GridWold", ValueError, "the environment 'GridWold' cannot be made"),
        (3, TypeError, "3 cannot be solved"),
        (None, TypeError, "None cannot be solved"),
    ],
)
def test_what_has_no_table(given, error, message):
    with pytest.raises(error, match=message):
        integer_model(given, 0.9)


def test_parameters_are_for_ids():
    with pytest.raises(TypeError, match="parameters are for an environment's id, got height"):
        integer_model(gymnasium.make("FrozenLake-v1"), 0.9, height=3)
    with pytest.raises(ValueError, match="height must be between 1"):
        integer_model("GridWorld", 0.9, height=0)


def test_grids_larger_than_the_memory_or_the_numbers(monkeypatch):
    with pytest.raises(ValueError, match="the model of 4,000,000,000 states is not built"):
        integer_model("GridWorld", 0.9, height=1_000, width=4_000_000)
    memory = {"SC_PHYS_PAGES": 1_000, "SC_PAGE_SIZE": 4_096}
    monkeypatch.setattr(os, "sysconf_names", memory, raising=False)
    monkeypatch.setattr(os, "sysconf", memory.get, raising=False)
    with pytest.raises(MemoryError, match="the model of 90,000 states takes 0.0 GiB, and this"):
        integer_model("GridWorld", 0.9, height=300, width=300)


def fields(**changed):
    """A model of two states and one action, with some fields changed."""
    whole = {
        "states": 2,
        "actions": 1,
        "discount": "1/2",
        "denominator": 2,
        "row_starts": np.array([0, 2, 3]),
        "weights": np.array([1, 1, 2], dtype=np.uint32),
        "successors": np.array([0, 1, 1], dtype=np.int32),
        "rewards": np.array([1, 2, 3]),
        "terminated": np.zeros(3, dtype=bool),
    }
    return IntegerModel(**{**whole, **changed})


@pytest.mark.parametrize(
    ("changed", "error", "message"),
    [
        ({"states": 0}, ValueError, "states must be between 1 and 2147483647, got 0"),
        ({"states": 2.0}, TypeError, "states must be an integer"),
        ({"actions": 65_536}, ValueError, "actions must be between 1 and 65535"),
        ({"denominator": 2**30 + 1}, ValueError, "denominator must be between 1 and 1073741824"),
        ({"reward_scale": 0}, ValueError, "reward_scale"),
        ({"discount": 2}, ValueError, "discount"),
        ({"rounding": math.nan}, ValueError, "rounding must be at least 0"),
        ({"rewards": np.array([1.0, 2, 3])}, TypeError, "rewards must .* int64, got .* float64"),
        ({"rewards": [1, 2, 3]}, TypeError, "rewards must be an array of dtype int64, got list"),
        ({"rewards": np.array([1, 2])}, ValueError, r"rewards must .* \(3,\), got \(2,\)"),
        ({"row_starts": np.array([0, 3])}, ValueError, r"row_starts must have the shape \(3,\)"),
        ({"row_starts": None}, ValueError, "2 states and 1 actions .* got 3"),
        ({"successors": np.zeros((3, 1), np.int32)}, ValueError, r"successors .* got \(3, 1\)"),
        ({"weights": np.array([1, 1, 1], np.uint32)}, ValueError, "state 1"),
        ({"successors": np.array([0, 1, 2], np.int32)}, ValueError, "state 1"),
        ({"row_starts": np.array([0, 0, 3])}, ValueError, "state 0"),
    ],
)
def test_wrong_fields(changed, error, message):
    with pytest.raises(error, match=message):
        _ = fields(**changed).table


def test_the_fields_as_they_are():
    assert fields().table.transitions == 3
