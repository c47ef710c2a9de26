"""Discounts and bounds as numbers: what is read, what is shown and what is refused."""

import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from provengym.finite import quantities
from provengym.solving import integer_model, solve


@given(st.fractions(0, 1))
def test_bounds_are_the_next_floats(value):
    found = quantities.rounded_up(value)

    assert Fraction(found) >= value
    assert found == 0 or Fraction(math.nextafter(found, 0)) < value


@given(st.floats(0, 1e300))
def test_bounds_are_shown_in_three_digits_rounded_up(value):
    shown = quantities.shown_up(value)

    assert value <= float(shown) <= value * (1 + 1 / 99) + 5e-324
    assert len(shown.partition("e")[0].replace(".", "").strip("0")) <= 3


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (0, 0),
        (0.0, 0),
        (0.99, "99/100"),
        (0.1, "1/10"),
        (np.float32(0.9), "9/10"),
        (np.int64(0), 0),
        ("0.999", "999/1000"),
        (" 1/3 ", "1/3"),
        ("1e-3", "1/1000"),
        (Fraction(2, 6), "1/3"),
        (Decimal("0.95"), "19/20"),
        (1 - 1e-6, "999999/1000000"),
    ],
)
def test_discounts(written, read):
    assert quantities.discount(written) == Fraction(read)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        (1.01, ValueError, r"discount must be a number in \[0, 1\]: .*, got 1.01"),
        ("2", ValueError, "got '2'"),
        (-0.1, ValueError, "got -0.1"),
        (math.nan, ValueError, "got nan"),
        (math.inf, ValueError, "got inf"),
        ("", ValueError, "got ''"),
        ("1/0", ValueError, "got '1/0'"),
        ("0,9", ValueError, "got '0,9'"),
        ("nan", ValueError, "got 'nan'"),
        ("1e-999999999", ValueError, "got '1e-999999999'"),
        ("9" * 5000, ValueError, "got '999"),
        (0.3333333333333333, ValueError, r"at most 2\*\*30: .* nearest such fraction is '1/3'"),
        (True, TypeError, "got True"),
        ([0.9], TypeError, r"got \[0.9\]"),
        (0.5j, TypeError, "discount"),
    ],
)
def test_wrong_discounts_are_named(wrong, error, message):
    with pytest.raises(error, match=message):
        integer_model("GridWorld", wrong)
    with pytest.raises(error, match=message.replace(r"1\]", r"1\)")):
        solve("GridWorld", discount=wrong)


@pytest.mark.parametrize("one", [1, 1.0, "1", "3/3"])
def test_a_discount_of_one_is_none(one):
    model = integer_model("GridWorld", one)

    assert model.discount == 1
    with pytest.raises(ValueError, match=r"discount must be a number in \[0, 1\): .*, got"):
        solve("GridWorld", discount=one)
    with pytest.raises(ValueError, match="the model's discount must be below 1 for the objective"):
        solve(model)
