"""Certificates that several test files look at, and what must be true of a solution."""

import dataclasses
import functools
from fractions import Fraction

import gymnasium
import numpy as np

import provengym


@functools.cache
def grid():
    """A certificate of an environment of this package."""
    return provengym.solve("GridWorld", discount=0.99, height=3, width=4, goal=(0, 2)).certificate


@functools.cache
def lake():
    """A certificate that brings its model, with chances."""
    env = gymnasium.make("FrozenLake-v1")
    return provengym.solve(env, discount="999/1000").certificate


def values_of(certificate):
    """The values of a certificate, exactly."""
    return [Fraction(int(value), certificate.scale) for value in certificate.values]


def assert_solves(solution, process, tol):
    """Assert that the bounds of a solution hold for the optimal values of an `ExactMDP`."""
    certificate, optimal = solution.certificate, process.optimal_values()
    assert certificate.exact_bound <= solution.bound <= tol
    assert certificate.exact_policy_bound <= solution.policy_bound <= 2 * tol
    for value, best in zip(values_of(certificate), optimal, strict=True):
        assert abs(value - best) <= certificate.exact_bound
    earned = process.policy_values(solution.policy.tolist())
    for value, best in zip(earned, optimal, strict=True):
        assert best - certificate.exact_policy_bound <= value <= best
    assert provengym.check(solution.model, certificate)


def assert_same(one, other):
    """Two certificates are the same in every field."""
    for field in dataclasses.fields(one):
        a, b = getattr(one, field.name), getattr(other, field.name)
        if isinstance(a, np.ndarray):
            assert a.dtype == b.dtype
            np.testing.assert_array_equal(a, b)
        elif field.name == "model" and a is not None:
            assert a.sha256 == b.sha256
        else:
            assert a == b, field.name
