"""Models on which sweeps are slow, and numbers that are too large for the tolerance."""

import pickle
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

import provengym
from provengym.solving import NotCertified, integer_model
from provengym.solving._limits import NORMAL
from provengym.solving._solve import solved
from provengym.solving._value_iteration import ValueIteration
from solving.certified import assert_solves
from solving.exact_mdp import ExactMDP


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
    return solved(model, method, 1e-6, 1, lambda *now: None, started=0.0, limits=limits)


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
