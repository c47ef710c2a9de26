"""Bounds of probabilities, against series of another kind in decimals of 150 digits."""

import decimal
import math
from decimal import Decimal

import pytest

from provengym.extraction.chance import bounds
from provengym.extraction.chance.bounds import (
    ONE,
    TAIL,
    exponential_bounds,
    normal_bounds,
    poisson_weights,
)

POINTS = [
    0.0,
    5e-324,
    1e-300,
    1e-9,
    0.1,
    0.5,
    0.6744897501960817,
    1.0,
    1.96,
    math.e,
    6.5,
    9.999,
    10.0,
]


@pytest.fixture(autouse=True)
def many_digits():
    with decimal.localcontext() as context:
        context.prec, context.Emin, context.Emax = 150, -(10**6), 10**6
        yield


def arctan(inverse):
    """The arc tangent of ``1 / inverse``."""
    found, term, k = Decimal(0), Decimal(1) / inverse, 0
    while abs(term) > Decimal(10) ** -149:
        found += term / (2 * k + 1)
        term, k = -term / inverse**2, k + 1
    return found


def normal(x):
    """The standard normal distribution function, by its alternating series (Abramowitz and Stegun
    26.2.10), with Machin's formula for pi."""
    pi = 16 * arctan(5) - 4 * arctan(239)
    x = Decimal(x)
    found, power, k = Decimal(0), x, 0
    while k < 10 or abs(power) > Decimal(10) ** -140:
        found += power / (2 * k + 1)
        power, k = -power * x * x / (2 * (k + 1)), k + 1
    return Decimal("0.5") + found / (2 * pi).sqrt()


def test_the_root_of_two_pi_lies_between_its_bounds():
    exact = (2 * (16 * arctan(5) - 4 * arctan(239))).sqrt() * bounds._UNIT
    assert bounds._ROOT[0] < exact < bounds._ROOT[1]
    assert bounds._ROOT[1] - bounds._ROOT[0] <= 2


def assert_close(found, exact):
    low, high = found
    assert low <= exact * ONE <= high <= low + 1


@pytest.mark.parametrize("x", [*POINTS, 20.25, 48.0])
def test_the_exponential_distribution_lies_between_its_bounds(x):
    assert_close(exponential_bounds(x), 1 - (-Decimal(x)).exp())


@pytest.mark.parametrize("x", [*POINTS, *(-x for x in POINTS)])
def test_the_normal_distribution_lies_between_its_bounds(x):
    assert_close(normal_bounds(x), normal(x))


def test_known_probabilities_are_exact():
    assert normal_bounds(0.0) == (ONE // 2, ONE // 2)
    assert exponential_bounds(0.0) == (0, 0)


@pytest.mark.parametrize("lam", [1e-100, 1e-20, 0.1, 0.7, 1.0, 3.5, 50.1, 1000.0, 4095.9])
def test_poisson_probabilities_are_rounded_down_and_little(lam):
    """At most one unit each; and less than 2^-60 is left."""
    first, (*weights, rest) = poisson_weights(float(lam), 4096)
    exact = (-Decimal(lam)).exp() * Decimal(lam) ** first / math.factorial(first) * ONE
    for k, weight in enumerate(weights, first):
        assert weight <= exact < weight + 1
        exact = exact * Decimal(lam) / (k + 1)
    assert sum(weights) + rest == ONE
    assert 0 < rest < ONE * TAIL
    assert first == 0 or lam > 20
    assert all(isinstance(weight, int) for weight in weights)


def test_no_event_is_certain_where_none_is_expected():
    assert poisson_weights(0.0, 100) == (0, (ONE, 0))


def test_of_many_outcomes_the_likeliest_are_kept():
    _, (*all_, _) = poisson_weights(30.0, 4096)
    first, (*weights, rest) = poisson_weights(30.0, 11)
    assert len(weights) == 10
    assert (first, sorted(weights)) == (25, sorted(all_)[-10:])
    assert sum(weights) + rest == ONE
