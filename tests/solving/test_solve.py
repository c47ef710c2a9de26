"""`solve`: its values and policies, against closed forms and exact arithmetic."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings

import provengym
from solving.certified import assert_solves, values_of
from solving.exact_mdp import ExactMDP, processes

FEW = settings(deadline=None, max_examples=60)


@FEW
@given(processes())
@pytest.mark.parametrize("method", ["auto", "policy_iteration"])
def test_random_processes(method, process):
    solution = provengym.solve(process, discount=process.discount, method=method, tol=1e-4)

    assert_solves(solution, process, 1e-4)


@settings(FEW, max_examples=30)
@given(processes(discounts=["1/2", "9/10", "99/100"]))
def test_value_iteration_alone(process):
    solution = provengym.solve(
        process, discount=process.discount, method="value_iteration", tol=1e-4
    )

    assert solution.method == "value_iteration"
    assert_solves(solution, process, 1e-4)


@pytest.mark.parametrize("discount", ["0", "1/2", "0.99", "999999/1000000"])
@pytest.mark.parametrize("method", ["auto", "value_iteration", "policy_iteration"])
@pytest.mark.parametrize("goal", [(0, 1), (3, 5), (6, 8)])
def test_gridworld_is_its_closed_form(discount, method, goal):
    gamma = Fraction(discount)
    solution = provengym.solve(
        "GridWorld", discount=discount, method=method, height=7, width=9, goal=goal
    )
    values = values_of(solution.certificate)
    for row in range(7):
        for column in range(9):
            distance = abs(row - goal[0]) + abs(column - goal[1])
            closed = -(1 - gamma ** max(distance - 1, 0)) / (1 - gamma)
            assert abs(values[row * 9 + column] - closed) <= solution.certificate.exact_bound
            action = solution.policy[row * 9 + column]
            step = [(-1, 0), (1, 0), (0, -1), (0, 1)][action]
            after = abs(row + step[0] - goal[0]) + abs(column + step[1] - goal[1])
            assert after < distance or distance == 0 or gamma == 0


def test_policy_iteration_starts_from_what_sweeps_found():
    solution = provengym.solve(
        "GridWorld", discount=0.9, method="policy_iteration", height=20, width=30
    )

    assert solution.iterations == 2 + 1  # a sweep, one that changes nothing, and a round


def test_the_arrays_of_a_solution():
    solution = provengym.solve("GridWorld", discount=0.9, height=2, width=3)

    assert solution.values.dtype == solution.q_values.dtype == np.float64
    assert solution.policy.dtype == np.int64
    assert solution.q_values.shape == (6, 4)
    np.testing.assert_allclose(solution.q_values.max(axis=1), solution.values, atol=1e-7)
    best = solution.q_values[np.arange(6), solution.policy]
    np.testing.assert_allclose(best, solution.values, atol=1e-7)
    assert solution.values.tolist() == pytest.approx([-1.9, -1, 0, -1, 0, 0], abs=solution.bound)
    assert solution.residual <= solution.bound == solution.certificate.bound
    assert solution.seconds > 0
    assert solution.iterations == 2  # the second sweep changes nothing
    assert repr(solution).startswith("Solution(states=6, actions=4, bound=")


@pytest.mark.parametrize("slippery", [True, False])
def test_frozen_lake(slippery):
    env = gymnasium.make("FrozenLake-v1", is_slippery=slippery)
    rows = [
        [
            [(Fraction(1, len(row)), t, Fraction(r), ends) for _, t, r, ends in row]
            for row in env.unwrapped.P[s].values()
        ]
        for s in range(16)
    ]
    process = ExactMDP(rows, "99/100")
    solution = provengym.solve("FrozenLake-v1", discount="99/100", is_slippery=slippery)

    assert_solves(solution, process, 1e-6)
    assert solution.model.environment == ("FrozenLake-v1", {"is_slippery": slippery})


def test_taxi_brings_the_passenger():
    newest = max(name for name in gymnasium.registry if name.startswith("Taxi-"))
    solution = provengym.solve(gymnasium.make(newest), discount=0.9)

    assert solution.values.max() == pytest.approx(20, abs=1e-6)


def one_state(reward=1.0):
    return (np.array([[0]]), np.array([[reward]]))


def test_one_state():
    solution = provengym.solve(one_state(), discount="999999/1000000")

    assert solution.values.tolist() == [1e6]
    assert solution.policy.tolist() == [0]


def test_states_that_nothing_reaches():
    successors = np.array([[0, 0], [0, 2], [1, 2], [3, 0]])
    rewards = np.array([[0, -1], [5, 1], [1, 2], [-3, -4]])
    solution = provengym.solve((successors, rewards), discount="1/2")

    assert solution.values.tolist() == pytest.approx([0, 5, 4, -4], abs=solution.bound)
    assert solution.policy.tolist() == [0, 0, 1, 1]


def test_no_discount_of_the_future():
    solution = provengym.solve((np.array([[0, 1], [1, 0]]), [[2.5, -1], [0, 0.25]]), discount=0)

    assert solution.values.tolist() == [2.5, 0.25]
    assert solution.policy.tolist() == [0, 1]


def test_of_equal_actions_the_first_is_taken():
    grid = provengym.solve("GridWorld", discount=0.9, height=3, width=3)

    assert grid.policy.tolist() == [1, 1, 1, 1, 1, 1, 3, 3, 0]


def test_values_that_grow_beyond_the_integers_on_the_way():
    """A round trip pays a million, and the first policies see it once only."""
    here = np.arange(40)
    successors = np.stack([here, (here + 1) % 40], axis=1)
    rewards = np.ones((40, 2))
    rewards[:, 1] = np.where(here == 39, 1e6, 0)
    solution = provengym.solve(
        (successors, rewards), discount=0.999, method="policy_iteration", tol=5e-8
    )

    assert solution.policy.tolist() == [1] * 40
    assert solution.values[39] == pytest.approx(1e6 / (1 - 0.999**40), abs=1e-6)


def test_a_table_itself_is_a_model():
    env = gymnasium.make("FrozenLake-v1", map_name="4x4").unwrapped
    solution = provengym.solve(env.P, discount=0.9)

    assert np.array_equal(solution.values, provengym.solve(env, discount=0.9).values)
    for model in (env.P, env, [list(row.values()) for row in env.P.values()]):
        assert provengym.check(model, solution.certificate)
        assert provengym.check(model=model, certificate=solution.certificate)
    env.P[14][0] = [(0.5, 14, 0.0, False)]
    with pytest.raises(ValueError, match="probabilities of state 14, action 0 sum to 0.5"):
        provengym.check(env.P, solution.certificate)
