"""Weights make of a decision process one with a single action, in exact fractions."""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from provengym.finite.quantities import MAX_DENOMINATOR
from provengym.solving import integer_model, solve
from provengym.solving.objectives.total import under_weights
from solving.exact_mdp import processes


def outcomes(model, row):
    """Of a row of a model: ``{(successor, reward, terminated): probability}``."""
    starts = model.row_starts
    first, end = (row, row + 1) if starts is None else starts[row : row + 2].tolist()
    found = {}
    for t in range(first, end):
        reward = Fraction(int(model.rewards[t]), model.reward_scale)
        outcome = (int(model.successors[t]), reward, bool(model.terminated[t]))
        weight = 1 if model.weights is None else int(model.weights[t])
        found[outcome] = found.get(outcome, 0) + Fraction(weight, model.denominator)
    return found


@settings(deadline=None, max_examples=100)
@given(processes(), st.data())
def test_probabilities_are_shares_of_those_of_actions(process, data):
    model = integer_model(process.P, process.discount)
    row = st.lists(st.integers(0, 6), min_size=model.actions, max_size=model.actions).filter(any)
    rows = data.draw(st.lists(row, min_size=model.states, max_size=model.states))
    assume(model.denominator * math.lcm(*map(sum, rows)) <= MAX_DENOMINATOR)
    made = under_weights(model, np.array(rows))

    assert (made.states, made.actions, made.discount) == (model.states, 1, model.discount)
    for state, weights in enumerate(rows):
        expected = {}
        for action, weight in enumerate(weights):
            share = Fraction(weight, sum(weights))
            for outcome, p in outcomes(model, state * model.actions + action).items():
                if share:
                    expected[outcome] = expected.get(outcome, 0) + share * p
        assert outcomes(made, state) == expected


@settings(deadline=None, max_examples=30)
@given(processes(), st.data())
def test_the_values_are_those_of_the_policy(process, data):
    model = integer_model(process.P, process.discount)
    action = st.integers(0, model.actions - 1)
    policy = data.draw(st.lists(action, min_size=model.states, max_size=model.states))
    made = under_weights(model, np.eye(model.actions, dtype=np.int64)[policy])
    solution = solve(made, tol=1e-4)  # values may be as large as millions

    for value, exact in zip(solution.values, process.policy_values(policy), strict=True):
        assert abs(Fraction(float(value)) - exact) <= Fraction(solution.bound) + Fraction(1, 10**9)


@pytest.mark.parametrize(
    ("weights", "error", "message"),
    [
        ([[1, 1]], TypeError, "weights must be an array of integers"),
        (np.ones((4, 4)), TypeError, "weights must be an array of integers"),
        (np.ones((3, 4), int), ValueError, r"weights must have the shape \(4, 4\), got \(3, 4\)"),
        (np.full((4, 4), -1), ValueError, r"weights\[0, 0\] must be between 0 and 4294967295"),
        (np.full((4, 4), 2**32), ValueError, r"weights\[0, 0\] must be between 0 and 4294967295"),
        (np.eye(4, dtype=int) * [[1], [1], [0], [1]], ValueError, r"weights\[2\] must have"),
        (np.ones((4, 4), int) * [1, 1, 1, 2**31], ValueError, "a common denominator"),
    ],
)
def test_weights_that_are_none(weights, error, message):
    with pytest.raises(error, match=message):
        under_weights(integer_model("GridWorld", 0.9, height=2, width=2), weights)


def test_a_model_that_is_none():
    with pytest.raises(TypeError, match="model must be an IntegerModel, got 'GridWorld'"):
        under_weights("GridWorld", np.ones((4, 4), int))
