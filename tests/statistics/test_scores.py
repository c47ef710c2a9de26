"""Numbers that tell two sides apart, chosen by first samples."""

import numpy as np
import pytest

from provengym.statistics.scores import farthest_apart, fitted


@pytest.mark.parametrize(
    ("target", "reference", "expected"),
    [
        ([3.0, 4.0], [1.0, 2.0], (2.5, 1.0)),
        ([1.0, 2.0], [3.0, 4.0], (2.5, -1.0)),
        ([1.0, 1.0], [1.0, 1.0], (-np.inf, 0.0)),
        ([0.0, 0.0, 5.0, 5.0], [0.0, 0.0, 0.0, 5.0], (2.5, 0.25)),
        ([1.0, 9.0], [1.0], (5.0, 0.5)),
    ],
)
def test_the_point_is_where_the_distribution_functions_differ_most(target, reference, expected):
    assert farthest_apart(np.array(target), np.array(reference)) == pytest.approx(expected)


def test_a_quadratic_function_is_found_again():
    random = np.random.default_rng(1)
    shown = random.normal(size=(40, 3)) * [1.0, 100.0, 0.0]

    def function(row):
        return 2.0 - row[0] + 0.5 * row[0] * row[1] + row[1] ** 2

    fit = fitted(shown, np.array([function(row) for row in shown]))

    for row in random.normal(size=(20, 3)):
        assert fit(row) == pytest.approx(function(row), abs=1e-8)


def test_many_parts_are_fitted_by_a_linear_function_and_too_many_not_at_all():
    random = np.random.default_rng(1)
    shown = random.normal(size=(40, 12))
    numbers = shown @ np.arange(12.0) + 5.0

    fit = fitted(shown, numbers)

    row = random.normal(size=12)
    assert fit(row) == pytest.approx(row @ np.arange(12.0) + 5.0)
    assert fitted(shown[:20], numbers[:20]) is None
