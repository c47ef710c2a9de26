"""Whatever describes a decision process becomes the same integers, or is refused by name."""

import collections
import copy
import dataclasses
import math
import os
import pickle
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
import scipy.sparse
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from auditing.processes import END, process
from provengym.solving import IntegerModel, integer_model
from solving.exact_mdp import processes

ID = "provengym/GridWorld-v0"


def probabilities(model):
    """Return the probabilities of a model by its integers: ``{(state, action): {outcome: p}}``."""
    rows = model.states * model.actions
    starts = range(rows + 1) if model.row_starts is None else model.row_starts.tolist()
    weights = [1] * model.transitions if model.weights is None else model.weights.tolist()
    table = {}
    for row in range(rows):
        outcomes = table.setdefault(divmod(row, model.actions), {})
        for t in range(starts[row], starts[row + 1]):
            reward = Fraction(int(model.rewards[t]), model.reward_scale)
            outcome = (int(model.successors[t]), reward, bool(model.terminated[t]))
            assert outcome not in outcomes
            outcomes[outcome] = Fraction(weights[t], model.denominator)
    return table


def given_probabilities(process):
    """The same of what was given."""
    table = {}
    for s, row in enumerate(process.rows):
        for a, found in enumerate(row):
            outcomes = table.setdefault((s, a), {})
            for p, *outcome in found:
                outcomes[tuple(outcome)] = outcomes.get(tuple(outcome), 0) + p
    return table


@settings(deadline=None, max_examples=100)
@given(processes(), st.booleans())
def test_fractions_and_their_floats_are_the_same_numbers(process, floats):
    table = process.P
    if floats:
        table = {
            s: {
                a: [(float(p), t, float(r) if r.denominator != 3 else r, e) for p, t, r, e in row]
                for a, row in actions.items()
            }
            for s, actions in table.items()
        }
        if any(r.denominator == 3 for row in process.rows for f in row for _, _, r, _ in f):
            return  # a third is no decimal
    model = integer_model(Table(table), process.discount)

    assert probabilities(model) == given_probabilities(process)
    assert (model.rounding, model.reward_rounding) == (0.0, 0.0)
    assert model.table.transitions == model.transitions


class Table:
    """An object that has nothing but a table."""

    def __init__(self, table):
        self.P = table


def test_one_fingerprint_for_one_model():
    env = gymnasium.make(ID, height=3, width=4, goal=(1, 2))
    bare = env.unwrapped
    table = bare.P
    successors = np.array([[table[s][a][0][1] for a in range(4)] for s in range(12)])
    ends = np.arange(12) == 6
    dense = np.zeros((12, 4, 12))
    np.put_along_axis(dense, successors[:, :, None], 1.0, axis=2)
    rewards = bare.reward_matrix()
    by_outcome = np.where(dense == 1, rewards[:, :, None], 99.0)
    matrices = bare.transition_matrices()
    forms = [
        env,
        bare,
        Table(table),
        Table([list(row.values()) for row in table.values()]),
        table,
        [list(row.values()) for row in table.values()],
        tuple(table.values()),
        {state: tuple(row.values()) for state, row in table.items()},
        (successors, rewards, ends),
        (successors.tolist(), rewards.astype(int).tolist(), ends[successors]),
        (dense, rewards, ends),
        (dense, by_outcome, ends),
        (matrices, rewards, ends),
        ([m.tocoo() for m in matrices], rewards, ends[successors]),
        ([m.toarray() for m in matrices], [by_outcome[:, a] for a in range(4)], ends),
        (matrices, [scipy.sparse.csc_matrix(-m * (1 - ends)) for m in matrices], ends),
    ]
    expected = integer_model("gridworld", 0.9, height=3, width=4, goal=(1, 2))
    assert integer_model(ID, "9/10", height=3, width=4, goal=(1, 2)).sha256 == expected.sha256
    for number, form in enumerate(forms):
        found = integer_model(form, 0.9)
        # The rows of the goal may be anything where only states are said to end an episode.
        assert found.sha256 == expected.sha256, number


@pytest.mark.parametrize("states", [1, 2, 3, 4])
@pytest.mark.parametrize("end", [True, np.True_])
def test_a_list_of_few_states_is_a_table_and_no_arrays(states, end):
    table = [[[(1.0, s, 0.5, False)], [[0.5, 0, 1, end], (0.5, s, 0, end)]] for s in range(states)]

    assert integer_model(table, 0.9).sha256 == integer_model(Table(table), 0.9).sha256


def test_nested_lists_of_numbers_are_arrays_also_where_rows_have_four_items():
    dense = np.zeros((4, 2, 4))
    dense[:, :, 1] = 1.0
    rewards = np.arange(8.0).reshape(4, 2)
    expected = integer_model((dense, rewards), 0.9).sha256
    lists = [dense[:, action].tolist() for action in range(2)]
    tuples = tuple(tuple(map(tuple, rows)) for rows in lists)

    for matrices in (lists, tuples):
        for form in ((matrices, rewards), [matrices, rewards.tolist()]):
            assert integer_model(form, 0.9).sha256 == expected


def test_a_table_with_default_rows_is_not_changed():
    table = collections.defaultdict(dict, {1: {0: [(1.0, 0, 0.0, False)]}})
    for form in (table, Table(table)):
        with pytest.raises(ValueError, match="P has 1 states, and no state 0"):
            integer_model(form, 0.9)

        assert list(table) == [1]


def test_the_order_of_outcomes_is_no_part_of_a_model():
    one = [(0.25, 0, 1.0, False), (0.5, 0, 2.0, False), (0.25, 0, 1.0, False), (0.0, 0, 9.0, True)]
    other = [(0.5, 0, 1.0, False), (0.5, 0, 2, False)]
    models = [integer_model(Table([[row]]), 0.5) for row in (one, other, other[::-1])]

    assert {model.sha256 for model in models} == {models[0].sha256}
    assert (models[0].denominator, models[0].weights.tolist()) == (2, [1, 1])


def test_each_number_is_part_of_the_fingerprint():
    model = integer_model("FrozenLake-v1", 0.9)
    weights, starts = model.weights.copy(), model.row_starts.copy()
    weights[:2] += np.array([1, 2**32 - 1], dtype=np.uint32)
    starts[1] += 1
    changes = {
        "discount": Fraction(91, 100),
        "denominator": 4,
        "reward_scale": 2,
        "row_starts": starts,
        "weights": weights,
        "successors": model.successors + np.int32(1),
        "rewards": model.rewards + 1,
        "terminated": ~model.terminated,
        "rounding": 0.1,
        "reward_rounding": 0.1,
    }
    seen = {model.sha256}
    for name, value in changes.items():
        seen.add(dataclasses.replace(model, **{name: value}).sha256)

    assert len(seen) == 1 + len(changes)
    assert dataclasses.replace(model, environment=None).sha256 == model.sha256


def test_the_fingerprint_is_that_of_the_format():
    """Certificates in files name it, so it never changes."""
    model = integer_model("GridWorld", 0.99, height=2, width=3)

    assert model.sha256 == ("fe4bb601ade4ffaea00ae76401025aa5774916b27704d2c767f0271308280d2f")


@pytest.mark.parametrize(
    ("given", "denominator"),
    [
        ([0.1, 0.9], 10),
        ([1 / 3, 2 / 3], 3),
        ([0.33335, 0.66665], None),
        ([0.1, 0.9 - 1e-10], None),
    ],
)
def test_floats_are_fractions_only_if_they_are_small_ones(given, denominator):
    row = [(p, s, 0, False) for s, p in enumerate(given)]
    model = integer_model(Table([[row], [row]]), 0.9)

    assert model.denominator == denominator or (
        denominator is None and 2**30 % model.denominator == 0
    )
    assert (model.rounding == 0) == (denominator is not None)


def test_rounding_is_spread_and_stated():
    """No weight is further from its probability than one unit, and rows sum to one exactly."""
    rng = np.random.default_rng(0)
    kernel = rng.dirichlet(np.full(501, 0.2), size=(501, 2))
    model = integer_model((kernel, np.zeros((501, 2))), 0.9)
    weights = np.zeros(kernel.shape)
    rows = np.repeat(np.arange(1002), np.diff(model.row_starts))
    weights.reshape(1002, -1)[rows, model.successors] = model.weights

    assert model.denominator == 2**30
    np.testing.assert_array_equal(weights.sum(axis=2), 2**30)
    assert np.abs(weights / 2**30 - kernel).max() == model.rounding < 2**-30
    assert model.table.states == 501


@pytest.mark.parametrize("largest", [0, 1])
def test_what_a_row_lacks_goes_to_its_largest_probability(largest):
    row = np.full(2, 0.5 - 9e-10)
    row[largest] = 0.5
    model = integer_model((np.full((2, 1, 2), row), np.zeros((2, 1))), 0.5)

    expected = np.full(2, 2**29 - 1)
    expected[largest] = 2**29 + 1
    assert (model.weights * (2**30 // model.denominator)).tolist() == [*expected, *expected]


@pytest.mark.parametrize(
    ("rewards", "scale", "units", "error"),
    [
        ([0.1, -2.57], 100, [10, -257], 0),
        ([1.0, 3.0], 1, [1, 3], 0),
        ([0.5, 0.123456789], 10**9, [500000000, 123456789], 0),
        ([2.0**-20, 0.0], 2**20, [1, 0], 0),
        ([1 / 3, 0.0], 2**40, [round(2**40 / 3), 0], 2.0**-41),
        ([1 / 3, 1e9 + 1], 2**23, [round(2**23 / 3), (10**9 + 1) * 2**23], 2.0**-24),
        ([10**15, -1], 1, [10**15, -1], 0),
        ([Fraction(1, 3), Fraction(2, 7)], 21, [7, 6], 0),
        ([Fraction(1, 3), 2], 3, [1, 6], 0),
    ],
)
def test_rewards_are_read_as_they_are_written(rewards, scale, units, error):
    model = integer_model((np.zeros((2, 1), dtype=int), [[r] for r in rewards]), 0.99)

    assert (model.reward_scale, model.rewards.tolist()) == (scale, units)
    assert model.reward_rounding <= error
    assert (model.reward_rounding > 0) == (error > 0)


def test_the_tabulated_environment_is_the_one_that_steps():
    env = provengym.GridWorldEnv(3, 5, goal=(2, 1))
    model = integer_model(env, 0.5)

    assert model.environment == (ID, {"height": 3, "width": 5, "start": [0, 0], "goal": [2, 1]})
    for state in range(15):
        for action in range(4):
            env.reset(options={"state": divmod(state, 5)})
            successor, reward, terminated, _, _ = env.step(action)
            row = state * 4 + action
            assert model.successors[row] == successor
            assert model.rewards[row] == reward
            assert model.terminated[row] == terminated
    assert integer_model(env, 0.5, threads=3).sha256 == model.sha256


def test_a_subclass_is_solved_by_its_own_table():
    class Paid(provengym.GridWorldEnv):
        @property
        def P(self):
            return Table([[[(1.0, 0, 7.0, True)]] * 4]).P

    model = integer_model(Paid(), 0.5)

    assert (model.states, model.rewards.tolist(), model.environment) == (1, [7] * 4, None)


def test_states_that_end_an_episode_need_no_rows():
    kernel = np.full((3, 2, 3), np.nan)
    kernel[0] = [[0, 0.5, 0.5], [1, 0, 0]]
    rewards = np.full((3, 2), np.inf)
    rewards[0] = [4, 1]
    model = integer_model((kernel, rewards, np.array([False, True, True])), 0.9)
    sparse = [
        scipy.sparse.csr_array([[0, 0.5, 0.5], [0, 0, 0], [0, 0, 0]]),
        scipy.sparse.csr_array([[1.0, 0, 0], [0, 0, 0], [0, 0, 0]]),
    ]

    assert probabilities(model)[0, 0] == {
        (1, 4, True): Fraction(1, 2),
        (2, 4, True): Fraction(1, 2),
    }
    assert probabilities(model)[2, 1] == {(2, 0, True): 1}
    assert (
        integer_model((sparse, rewards, np.array([False, True, True])), 0.9).sha256 == model.sha256
    )


def test_nothing_is_shared_with_the_caller():
    successors = np.array([[0, 1], [1, 0]], dtype=np.int32)
    rewards = np.array([[1, 2], [3, 4]])
    model = integer_model((successors, rewards), 0.5)
    twin = IntegerModel(
        states=2,
        actions=2,
        discount=0.5,
        successors=successors.ravel(),
        rewards=rewards.ravel(),
        terminated=np.zeros(4, dtype=bool),
    )
    successors[:], rewards[:] = 0, 0

    for found in (model, twin):
        assert found.successors.tolist() == [0, 1, 1, 0]
        assert found.rewards.tolist() == [1, 2, 3, 4]
        with pytest.raises(ValueError, match="read-only"):
            found.rewards[0] = 5
    assert twin.sha256 == model.sha256


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_models_are_copied(duplicate):
    model = integer_model("FrozenLake-v1", 0.9)
    model.table.backward_order()
    twin = duplicate(model)

    assert twin.sha256 == model.sha256
    assert twin.table.transitions == model.transitions


# ---- Refused ------------------------------------------------------------------------------------


GOOD = (0.5, 1, 1.0, False)


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


SUCCESSORS, REWARDS = np.zeros((2, 3), dtype=int), np.zeros((2, 3))
UNIFORM = np.full((2, 3, 2), 0.5)


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        # Tables
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
        (None, TypeError, "None cannot be solved: it is no .*, no table"),
        (5, TypeError, "5 cannot be solved: it is no .*, no table"),
        # Arrays
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
        # What has no table
        ("CartPole-v1", TypeError, "CartPole-v1 cannot be solved: it has no transition table P"),
        ("GridWold", ValueError, "the environment 'GridWold' cannot be made"),
        (3, TypeError, "3 cannot be solved"),
    ],
)
def test_wrong_models(given, error, message):
    with pytest.raises(error, match=message):
        integer_model(given, 0.9)


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


def test_the_fractions_of_a_finite_model_are_exact():
    """Those of its starts are no part of the process."""
    row = [(Fraction(1, 3), 0, 0), (Fraction(2, 7), 1, 0), (Fraction(8, 21), END, 1)]
    rest = [(Fraction(1, 3), 0, 0), (Fraction(2, 3), END, 0)]
    model = integer_model(
        process([[row], [rest]], {0: Fraction(1, 5), 1: Fraction(4, 5)}), Fraction(1, 2)
    )

    assert model.denominator == 21
    assert model.weights.tolist() == [7, 6, 8, 7, 14, 21]
    assert model.rounding == 0
    with pytest.raises(ValueError, match="state 1, action 0 sum to 2/3, not to 1"):
        integer_model(process([[row], [[*rest[:1], (Fraction(1, 3), END, 0)]]]), 0.5)
