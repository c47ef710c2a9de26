"""`solve`: its values and policies, against closed forms and exact arithmetic; its arguments."""

import copy
import itertools
import math
import pickle
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings

import provengym
from provengym.solving import NotCertified, integer_model
from provengym.solving.methods.limits import NORMAL
from provengym.solving.methods.value_iteration import ValueIteration
from provengym.solving.objectives.discounted import Discounted
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


# ---- Models on which sweeps are slow, and numbers too large for the tolerance -------------------


def ring(states=24):
    """A slow one: a walk round a ring, with a reward in one place."""
    here = np.arange(states)
    kernel = np.zeros((states, 2, states))
    for action, step in ((0, 1), (1, -1)):
        kernel[here, action, (here + step) % states] += 0.5
        kernel[here, action, here] += 0.25
        kernel[here, action, (here - step) % states] += 0.25
    rewards = np.zeros((states, 2))
    rewards[states // 3] = 1.0
    return kernel, rewards


def ring_process(discount):
    kernel, rewards = ring()
    rows = [
        [
            [
                (Fraction(kernel[s, a, t]), int(t), Fraction(rewards[s, a]), False)
                for t in np.flatnonzero(kernel[s, a])
            ]
            for a in range(2)
        ]
        for s in range(24)
    ]
    return ExactMDP(rows, discount)


def within(model, discount, method="auto", **limits):
    """`solve` within other limits."""
    model, limits = integer_model(model, discount), replace(NORMAL, **limits)
    question = {"threads": 1, "report": lambda *now: None, "started": 0.0, "limits": limits}
    return Discounted(tol=1e-6, method=method, **question).solved(model)


def test_slow_sweeps_give_way_to_policy_iteration():
    solution = provengym.solve(ring(), discount="999/1000")

    assert solution.method == "policy_iteration"
    assert_solves(solution, ring_process("999/1000"), 1e-6)


def test_a_large_model_is_left_to_sweeps():
    solution = within(ring(), "99/100", policy_states=23)

    assert solution.method == "value_iteration"
    assert_solves(solution, ring_process("99/100"), 1e-6)


@pytest.mark.parametrize("steps", [0, 200])
def test_equations_of_large_models(steps):
    """They are solved by iteration, or where that fails after all by elimination."""
    limits = {"direct_states": 0, "iterative_steps": steps}
    solution = within(ring(), "999/1000", "policy_iteration", **limits)

    assert_solves(solution, ring_process("999/1000"), 1e-6)


def test_extrapolation_spares_sweeps():
    spared = within("FrozenLake-v1", 0.99, "value_iteration")
    plain = within("FrozenLake-v1", 0.99, "value_iteration", extrapolation_sweeps=10**9)

    assert spared.iterations < plain.iterations / 2


def test_values_beyond_the_resolution_are_not_certified():
    kernel, rewards = ring()
    with pytest.raises(NotCertified, match=r"not certified to tol=1e-06: .* was reached") as caught:
        provengym.solve((kernel, rewards * 1e9), discount="999999/1000000")
    reached = caught.value.bound

    assert reached > caught.value.tol == 1e-6
    solution = provengym.solve((kernel, rewards * 1e9), discount="999999/1000000", tol=reached)
    assert solution.bound <= reached
    assert pickle.loads(pickle.dumps(caught.value)).bound == reached


@pytest.mark.parametrize("method", ["auto", "value_iteration", "policy_iteration"])
def test_values_beyond_the_integers_are_not_certified(method):
    model = provengym.IntegerModel(
        states=1,
        actions=1,
        discount="99/100",
        successors=np.zeros(1, np.int32),
        rewards=np.array([2**58]),
        terminated=np.zeros(1, bool),
    )
    with pytest.raises(NotCertified, match="they do not fit the integers") as caught:
        provengym.solve(model, method=method)

    assert caught.value.bound is None


def test_sweeps_alone_say_what_may_help():
    """Sweeps in floating point come to an end that is above the tolerance."""
    kernel, rewards = ring()
    model, told = (kernel, rewards * 1e6), []
    with pytest.raises(NotCertified, match="method='policy_iteration'"):
        provengym.solve(
            model,
            discount=0.999,
            method="value_iteration",
            tol=1e-6,
            progress=lambda iterations, *_: told.append(iterations),
        )

    assert told[-1] < 10_000
    solution = provengym.solve(model, discount=0.999, method="policy_iteration", tol=1e-6)
    assert solution.bound <= 1e-6


def test_sweeps_end_when_nothing_improves():
    """Where rounding errors go round in circles, for one."""

    class Restless:
        def backward_order(self):
            return np.zeros(1, np.int32)

        def sweep(self, values, reward_scale, order):
            return 1e-3

    model = SimpleNamespace(
        table=Restless(), reward_scale=1, discount=Fraction(1, 2), rewards=np.zeros(1), states=1
    )
    sweeping = ValueIteration(model)

    assert not sweeping.run(1e-9, lambda *now: None)
    assert sweeping.sweeps <= 2 * NORMAL.stalled_sweeps


# ---- Arguments ----------------------------------------------------------------------------------


def test_the_tolerance_is_kept_whatever_it_is():
    for tol in (10.0, 1e-2, 1e-9, Fraction(1, 7), np.float32(0.5)):
        solution = provengym.solve("FrozenLake-v1", discount=0.9, tol=tol)
        assert solution.bound <= tol


def test_the_smallest_tolerance_is_met_by_exact_values():
    solution = provengym.solve((np.array([[0]]), [[1]]), discount=0.5, tol=5e-324)

    assert (solution.bound, solution.values.tolist()) == (0.0, [2.0])
    tiny = provengym.solve((np.array([[0]]), [[1e-9]]), discount=0.5, tol=5e-324)
    assert (tiny.bound, tiny.values.tolist()) == (0.0, [2e-9])
    with pytest.raises(provengym.NotCertified):
        provengym.solve("FrozenLake-v1", discount=0.9, tol=5e-324)


def test_the_result_does_not_depend_on_the_threads():
    solutions = [
        provengym.solve("FrozenLake8x8-v1", discount=0.99, threads=threads) for threads in (1, 2, 3)
    ]
    for solution in solutions[1:]:
        assert solution.certificate.values.tolist() == solutions[0].certificate.values.tolist()
        assert solution.policy.tolist() == solutions[0].policy.tolist()
        assert solution.q_values.tolist() == solutions[0].q_values.tolist()
        assert solution.certificate.error == solutions[0].certificate.error


def test_progress_is_told():
    told = []
    solution = provengym.solve(
        "FrozenLake-v1", discount=0.9, progress=lambda *now: told.append(now)
    )

    assert [iterations for iterations, *_ in told][-1] == solution.iterations
    assert all(b[0] > a[0] for a, b in itertools.pairwise(told))
    _, residual, target = told[-1]
    assert residual <= target <= 1e-6 * 0.1


def test_the_bar_is_on_standard_error(capsys):
    provengym.solve("FrozenLake-v1", discount=0.999, progress=True)
    captured = capsys.readouterr()

    assert captured.out == ""


def test_an_interruption_goes_through():
    def interrupt(iterations, residual, target):
        if iterations == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        provengym.solve("FrozenLake-v1", discount=0.9, progress=interrupt)


def test_a_model_brings_its_own_discount():
    model = provengym.solve("GridWorld", discount=0.5, height=2, width=2).model

    assert provengym.solve(model).model is model
    assert provengym.solve(model, discount=0.9).model.discount == Fraction(9, 10)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_solutions_are_copied(duplicate):
    solution = provengym.solve("FrozenLake-v1", discount=0.9)
    twin = duplicate(solution)

    assert provengym.check(twin.model, twin.certificate)
    assert twin.model.sha256 == solution.model.sha256


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"method": "magic"}, ValueError, "method must be one of 'auto', .* got 'magic'"),
        ({"method": None}, ValueError, "method"),
        ({"tol": 0}, ValueError, "tol must be positive and finite, got 0"),
        ({"tol": -1e-6}, ValueError, "tol"),
        ({"tol": math.nan}, ValueError, "tol .* got nan"),
        ({"tol": math.inf}, ValueError, "tol .* got inf"),
        ({"tol": "1e-6"}, TypeError, "tol must be a number, got '1e-6'"),
        ({"tol": True}, TypeError, "tol"),
        ({"threads": 0}, ValueError, "threads must be between 1 and 1024, got 0"),
        ({"threads": 1.5}, TypeError, "threads"),
        ({"progress": 3}, TypeError, "progress must be None, True or a function"),
        ({"discount": 1}, ValueError, r"discount must be a number in \[0, 1\)"),
        ({"discount": None}, TypeError, "discount is missing"),
        ({"hight": 3}, TypeError, "hight"),
    ],
)
def test_wrong_arguments_are_named(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.solve("GridWorld", **{"discount": 0.9, **arguments})
