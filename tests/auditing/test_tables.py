"""Audits of tables, against the same processes as models."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import provengym
from provengym.solving import model_of_table

RING = {
    0: {
        0: [(0.25, 2, 1.0, False), (0.75, 0, 0.0, False)],
        1: [(0.0, 1, 9, True), (1.0, 0, -1, False)],
    },
    1: {0: [(1.0, 1, 9.0, True)], 1: [(1.0, 0, 9.0, False)]},  # which state 0 never comes to
    2: {0: [(0.5, 2, 2.0, True), (0.5, 0, 2.0, True)], 1: [(0.0, 1, 9, True), (1, 2, 0, False)]},
}
THIRD = {0: {0: [(1 / 3, 0, 0.1, True), (1 / 3, 0, 0.1, True), (1 / 3, 0, 0, True)]}}


def test_what_a_state_comes_to():
    model = model_of_table(RING)

    assert [model.observation(state) for state in range(model.states)] == [0, 2, 0, 2]
    assert model.ended.tolist() == [False, False, True, True]
    assert (model.complete, model.start_distribution()) == (True, {0: 1})
    quarter, half = Fraction(1, 4), Fraction(1, 2)
    assert sorted(model.row(0, 0)) == [
        (quarter, 1, 1.0, False, False),
        (3 * quarter, 0, 0.0, False, False),
    ]
    assert model.row(0, 1) == [(1, 0, -1.0, False, False)]
    assert sorted(model.row(1, 0)) == [
        (half, 2, 2.0, True, False),  # state 0, where the episode is over
        (half, 3, 2.0, True, False),
    ]
    assert model.row(1, 1) == [(1, 1, 0.0, False, False)]
    assert [model.history(state) for state in range(4)] == [(), (0,), (0, 0), (0, 0)]
    assert model.assumption == "an episode begins in state 0 of the table, which does not say where"


def test_floats_that_are_no_fractions_are_told():
    model = model_of_table(THIRD)

    assert sorted(p for p, *_ in model.row(0, 0)) == [Fraction(1, 3), Fraction(2, 3)]
    assert model.rewards.tolist() == [0.0, 0.1]
    assert "denominators 3 (of probabilities) and 10 (of rewards)" in model.assumption


def test_a_table_is_audited_as_the_environment_that_has_it():
    env = gymnasium.make("FrozenLake-v1", map_name="4x4", is_slippery=False).unwrapped
    report = provengym.audit(env.P, claims={"max_return": 1, "success_probability": 1})

    assert (report.verdict, report.target) == ("sound", "a table")
    assert report.solution == (1, 1, 2, 1, 2, 2)
    assert report.best_return.value.exact == 1
    assert [claim.holds for claim in report.claims] == [True, True]
    assert "for the model was given" in report.tested


def test_arrays_are_audited():
    successors = np.array([[1, 0], [1, 1]])
    terminated = np.array([[False, False], [True, False]])
    rewards = np.array([[0.0, 0.0], [3.0, 0.0]])
    report = provengym.audit((successors, rewards, terminated))

    assert (report.verdict, report.solution) == ("sound", (0, 0))
    assert report.best_return.value.exact == 3


@pytest.mark.parametrize(
    ("table", "error", "message"),
    [
        ({0: {0: [(0.5, 0, 0.0, True)]}}, ValueError, "state 0, action 0 sum to 0.5"),
        ({0: {0: [(1.0, 3, 0.0, True)]}}, ValueError, "between 0 and 0, got 3"),
        ({0: {0: [(1.0, 0, 0.0)]}}, TypeError, "an outcome of state 0, action 0 must be"),
        ({1: {0: []}}, ValueError, "no state 0"),
        ({}, ValueError, "must have states"),
        ([], ValueError, "must have states"),
    ],
)
def test_what_is_no_table(table, error, message):
    with pytest.raises(error, match=message):
        provengym.audit(table)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"parameters": {"a": 1}}, TypeError, "a table has no parameter a; it has start"),
        ({"actions": [[0.0]]}, ValueError, "of a table the model is known"),
    ],
)
def test_what_a_table_does_not_take(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.audit(RING, **arguments)
