"""Bounds of the model as it was given in floats, against exact fractions of these floats."""

import dataclasses
import pickle
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from extraction import small
from provengym.solving import integer_model
from provengym.solving.objectives.total import under_weights
from solving.certified import values_of
from solving.exact_mdp import ExactMDP
from solving.test_horizon import best as best_of_steps
from solving.test_horizon import earned as earned_in_steps

MANY = settings(deadline=None, max_examples=60)
FLOATS = [1 / 3, 0.1, 0.2, np.pi / 4, 1e-9, 0.123456789123, 5e-324, 1.0]


def as_given(table, discount):
    """The process of the very numbers of a table; a row that does not sum to one is divided by its
    sum."""
    rows = [
        [
            [
                (Fraction(p) / sum(Fraction(q) for q, *_ in row), t, Fraction(r), ends)
                for p, t, r, ends in row
            ]
            for row in state
        ]
        for state in table
    ]
    return ExactMDP(rows, discount)


@st.composite
def tables(draw):
    """Tables of floats, most of which have no common denominator."""
    states, actions = draw(st.integers(1, 3)), draw(st.integers(1, 2))
    reward = st.sampled_from([0.0, 1.0, -0.1, np.e, -1e6 / 3, 7e5])
    outcome = st.tuples(st.sampled_from(FLOATS), st.integers(0, states - 1), reward, st.booleans())

    def row():
        found = draw(st.lists(outcome, min_size=1, max_size=3))
        found[0] = (1.0, *found[0][1:]) if draw(st.booleans()) else found[0]
        total = sum(weight for weight, *_ in found)
        return [(weight / total, *rest) for weight, *rest in found]

    return [[row() for _ in range(actions)] for _ in range(states)]


@MANY
@given(tables(), st.sampled_from(["0", "1/2", "99/100", "99999/100000"]))
def test_discounted(table, discount):
    solution = provengym.solve(table, discount=discount, tol=1.0)
    process = as_given(table, discount)
    earned = process.policy_values(solution.policy.tolist())

    assert solution.bound <= solution.given_bound
    assert solution.policy_bound <= solution.given_policy_bound
    best = process.optimal_values()
    for value, mine, exact in zip(values_of(solution.certificate), earned, best, strict=True):
        assert abs(value - exact) <= Fraction(solution.given_bound)
        assert exact - mine <= Fraction(solution.given_policy_bound)


@MANY
@given(tables(), st.integers(1, 6), st.sampled_from(["1", "9/10"]))
def test_horizon(table, horizon, discount):
    solution = provengym.solve(table, discount=discount, horizon=horizon, tol=1e-2)
    certificate, process = solution.certificate, as_given(table, discount)
    values = [Fraction(int(x), certificate.scale) for x in certificate.lower[-process.states :]]
    earned = earned_in_steps(process, solution.policy)

    best = best_of_steps(process, horizon)[-1]
    for value, mine, exact in zip(values, earned, best, strict=True):
        assert abs(value - exact) <= Fraction(solution.given_bound)
        assert exact - mine <= Fraction(solution.given_policy_bound)


CHANCE = 0.1234567890123
LEAVE = [[[(CHANCE, 0, 1e5, True), (1 - CHANCE, 0, 0.0, False)]]]


@pytest.mark.parametrize("asked", [{"discount": "999/1000"}, {"horizon": 10}])
def test_the_bound_of_the_rounded_model_does_not_do(asked):
    """Rounding the probabilities moves the optimal value by more than the bound."""
    solution = provengym.solve(LEAVE, tol=1e-7, **asked)
    process = as_given(LEAVE, asked.get("discount", 1))
    if "horizon" in asked:
        value = Fraction(int(solution.certificate.lower[-1]), solution.certificate.scale)
        best = best_of_steps(process, asked["horizon"])[-1][0]
    else:
        value, best = values_of(solution.certificate)[0], process.optimal_values()[0]

    assert solution.model.rounding > 0
    assert Fraction(solution.bound) < abs(value - best) <= Fraction(solution.given_bound)


def test_distances():
    """Check the distances, which are those of the second action of the second state."""
    table = [
        [[(1.0, 0, 0.1, True)], [(0.5, 0, 0.5, True), (0.5, 1, 0.5, False)]],
        [
            [(1 / 3, 0, 0.0, False), (2 / 3, 1, 0.0, True)],
            [(0.1, 0, 3.0, True), (0.9, 1, 0.0, True)],
        ],
    ]
    model = integer_model(table, 0.5)
    tenth, others = Fraction(0.1), Fraction(0.9)
    exact = tenth / (tenth + others)

    assert model.rounding == model.reward_rounding == 0
    assert model.given.distance.rows == abs(exact - Fraction(1, 10)) > 0
    assert model.given.distance.rewards == max(
        3 * abs(exact - Fraction(1, 10)), abs(Fraction(0.1) - Fraction(1, 10))
    )


@pytest.mark.parametrize(
    "model",
    [
        (np.array([[0, 1], [1, 0]]), np.array([[0.25, 3.0], [-1.5, 0.0]])),
        [[[(Fraction(1, 3), 0, Fraction(1, 7), True), (Fraction(2, 3), 0, 0, False)]]],
        [[[(0.25, 0, 1.0, True), (0.75, 0, 0.0, False)]]],
        "GridWorld",
    ],
)
def test_what_is_met_exactly_is_no_other_model(model):
    solution = provengym.solve(model, discount="9/10")

    assert solution.model.given is None
    assert solution.given_bound == solution.bound
    assert solution.given_policy_bound == solution.policy_bound
    assert provengym.solve([[[(1, 0, 1, True)]]], objective="total").given_bound == 0


def test_what_is_not_known():
    irrational = [[[(CHANCE, 0, 1.0, True), (1 - CHANCE, 0, 0.0, False)]]]
    for objective in ("total", "success"):
        solution = provengym.solve(irrational, objective=objective)
        assert (solution.given_bound, solution.given_policy_bound) == (None, None)
    model = provengym.solve(irrational, discount=0.5).certificate.model
    solution = provengym.solve(pickle.loads(pickle.dumps(model)))
    assert solution.given_bound > solution.bound


def test_a_model_from_a_file_is_as_it_was_rounded(tmp_path):
    solution = provengym.solve(LEAVE, discount=0.9)
    solution.certificate.save(tmp_path / "c.npz")
    again = provengym.solve(provengym.load_certificate(tmp_path / "c.npz").model)

    assert solution.given_bound > solution.bound
    assert (again.bound, again.given_bound) == (solution.bound, None)


def test_success_within_so_many_steps():
    """Check that success pays one, whatever it paid; rounding probabilities changes the chance."""
    solution = provengym.solve(LEAVE, objective="success", horizon=5, tol=1e-12)
    best = 1 - (1 - Fraction(CHANCE) / (Fraction(CHANCE) + Fraction(1 - CHANCE))) ** 5
    value = Fraction(int(solution.certificate.lower[-1]), solution.certificate.scale)

    assert Fraction(solution.bound) < abs(value - best) <= Fraction(solution.given_bound)
    assert solution.given_bound < 1e-8


def test_an_extracted_model_is_given_in_fractions():
    """Here heads come once in 3^25 times, which is no float and rounds to never."""
    seldom = Fraction(1, 3**25)
    model = provengym.extract(small.Seldom, budget=20)
    chances = {Fraction(1, 2**45): seldom, 1 - Fraction(1, 2**45): 1 - seldom}
    probabilities = tuple(chances.get(chance, chance) for chance in model.probabilities)
    changed = integer_model(dataclasses.replace(model, probabilities=probabilities), "9/10")

    assert probabilities != model.probabilities
    assert changed.given.distance.rows == seldom


def test_a_policy_that_mixes_actions():
    first, second = [(0.1, 0, np.e, True), (0.9, 0, 0.0, False)], [(1.0, 0, np.pi, True)]
    model = integer_model([[first, second]], "9/10")
    solution = provengym.solve(under_weights(model, np.array([[1, 3]])), tol=1e-15)
    mixed = [(p / 4, *rest) for p, *rest in first] + [(p * 3 / 4, *rest) for p, *rest in second]
    best = as_given([[mixed]], "9/10").optimal_values()[0]

    assert Fraction(solution.bound) < abs(values_of(solution.certificate)[0] - best)
    assert abs(values_of(solution.certificate)[0] - best) <= Fraction(solution.given_bound)
