"""Whatever describes a decision process becomes the same integers, or is refused by name."""

import collections
import copy
import dataclasses
import pickle
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
import scipy.sparse
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym.solving import IntegerModel, integer_model
from solving.exact_mdp import processes

ID = "provengym/GridWorld-v0"


def probabilities(model):
    """What the integers of a model say: ``{(state, action): {outcome: probability}}``."""
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
