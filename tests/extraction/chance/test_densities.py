"""Draws with a density: where they are cut, how likely each part is, and what is unknown."""

import math
import random
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest

from extraction.chance.enumerated import (
    assert_replays,
    distribution,
    enumerated,
    gathered,
    reason,
    told,
)
from extraction.chance.test_bounds import many_digits, normal  # noqa: F401 - a fixture
from provengym.extraction.chance.bounds import ONE
from provengym.extraction.chance.continuous import NORMAL
from provengym.extraction.chance.draw import dense
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.chance.run import current

G, S, R = EnumeratingGenerator(), EnumeratingRandomState(), EnumeratingRandom()
LITTLE = Fraction(1, 2**64)
"""More than is lost of a draw that is cut in a few places."""
TAIL = "the tail of the {} distribution, or the rounding of its probabilities"


def exponential(x):
    return 1 - (-Decimal(x)).exp()


def whole(loc, scale, k):
    """The probability that the integer part of a positive normal number is `k`."""
    return normal((Decimal(k + 1) - loc) / scale) - normal((Decimal(k) - loc) / scale)


def standard_normal():
    """A normal number to which nothing was done."""
    return dense(current(), NORMAL)


CASES = {
    "normal": (lambda: G.normal() < 1.5, {True: normal(1.5)}),
    "normal, closed": (lambda: G.normal() <= -0.25, {True: normal(-0.25)}),
    "above": (lambda: G.standard_normal() > 2, {True: 1 - normal(2)}),
    "scaled": (lambda: G.normal(5, 2) < 4, {True: normal(Decimal("-0.5"))}),
    "nothing done": (lambda: standard_normal() < 1.5, {True: normal(1.5)}),
    "falling": (lambda: 3 - 2 * G.normal() >= 4, {True: normal(Decimal("-0.5"))}),
    "absolute": (lambda: abs(G.normal(0, 2)) < 3, {True: 2 * normal(1.5) - 1}),
    "legacy": (lambda: S.normal(1.0, 0.5) > 2, {True: 1 - normal(2)}),
    "randn": (lambda: bool(S.randn(1, 1)[0, 0] < 0.5), {True: normal(0.5)}),
    "gauss": (lambda: R.gauss(1, 2) < 2, {True: normal(0.5)}),
    "normalvariate": (lambda: R.normalvariate(mu=1, sigma=2) < 2, {True: normal(0.5)}),
    "exponential": (lambda: G.exponential(4) < 2, {True: exponential(0.5)}),
    "standard": (lambda: G.standard_exponential() >= 3, {True: 1 - exponential(3)}),
    "legacy exponential": (lambda: S.exponential(0.5) <= 1, {True: exponential(2)}),
    "legacy standard": (lambda: S.standard_exponential() <= 1, {True: exponential(1)}),
    "expovariate": (lambda: R.expovariate(4) < 0.5, {True: exponential(2)}),
    "between": (
        lambda: -1 < G.normal() < 0.5,
        {True: normal(0.5) - normal(-1)},
    ),
    "second question": (
        lambda: (lambda x: (x < 0.5, x < -1, x < 2))(G.normal()),
        {
            (True, True, True): normal(-1),
            (True, False, True): normal(0.5) - normal(-1),
            (False, False, True): normal(2) - normal(0.5),
            (False, False, False): 1 - normal(2),
        },
    ),
    "int": (
        lambda: max(0, int(G.normal(5, 2))),
        {
            0: normal(-2),
            **{k: whole(5, 2, k) for k in range(1, 12)},
        },
    ),
    "floor": (
        lambda: math.floor(G.exponential(2)),
        {k: exponential(Decimal(k + 1) / 2) - exponential(Decimal(k) / 2) for k in range(9)},
    ),
    "round": (
        lambda: round(G.normal(0, 0.5)),
        {0: 2 * normal(1) - 1, 1: normal(3) - normal(1), -2: normal(-3) - normal(-5)},
    ),
    "np.round": (lambda: int(np.round(G.normal(0, 0.5))), {1: normal(3) - normal(1)}),
    "np.around": (lambda: np.around(G.normal(), 1) > 0.3, {True: 1 - normal(0.35)}),
    "np.clip": (
        lambda: int(np.clip(G.normal(5, 2), 3.0, 7)),
        {3: normal(-0.5), 4: whole(5, 2, 4), 6: whole(5, 2, 6), 7: 1 - normal(1)},
    ),
    "np.clip named": (
        lambda: np.clip(G.normal(), a_min=-1, a_max=None) <= -1,
        {True: normal(-1)},
    ),
    "np.minimum": (lambda: np.minimum(2, G.normal()) == 2, {True: 1 - normal(2)}),
    "np.maximum": (lambda: np.maximum(G.normal(), np.float64(0)) == 0, {True: normal(0)}),
    "array": (
        lambda: tuple(bool(x > 0.5) for x in G.normal([0, 1], 1)),
        {(True, False): (1 - normal(0.5)) * normal(-0.5)},
    ),
    "independent": (
        lambda: (G.normal() < 0.5, G.exponential() < 2),
        {(True, True): normal(0.5) * exponential(2)},
    ),
}


@pytest.mark.parametrize(("call", "expected"), CASES.values(), ids=CASES)
def test_the_outcomes_have_the_probabilities_of_the_textbook(call, expected):
    """But for the rounding of numbers, by which a threshold moves to a double beside it."""
    found = enumerated(call)
    masses = gathered(found)
    for outcome, exact in expected.items():
        assert abs(masses[outcome] - Fraction(exact)) < Fraction(1, 2**52)
    assert 0 < found.unknown < LITTLE
    assert all(why.startswith("the tail of the ") for why in found.reasons)
    assert_replays(call)


def first_at(question, low, high):
    """The least double between two of one sign for which a question is true."""
    while math.nextafter(low, high) < high:
        middle = (low + high) / 2
        low, high = (low, middle) if question(middle) else (middle, high)
    return high


@pytest.mark.parametrize(
    ("below", "at_least", "ends"),
    [
        (lambda: G.normal() < 1.5, lambda z: z >= 1.5, (1.0, 2.0)),
        (lambda: G.normal() <= 1.5, lambda z: z > 1.5, (1.0, 2.0)),
        (lambda: G.normal(5, 2) < 4, lambda z: 5.0 + 2.0 * z >= 4, (-2.0, -0.1)),
        (lambda: R.gauss(0.1, 0.3) < 1, lambda z: 0.1 + z * 0.3 >= 1, (1.0, 9.0)),
        (lambda: R.gauss(0.1, 0.3) - 0.1 <= 1, lambda z: 0.1 + z * 0.3 - 0.1 > 1, (1.0, 9.0)),
        (lambda: S.normal(0.1, 0.7) // 1 == 0, lambda z: 0.1 + 0.7 * z >= 1, None),
    ],
)
def test_a_probability_is_a_lower_bound_for_the_number_at_which_numpy_cuts(below, at_least, ends):
    found = enumerated(lambda: bool(below()))
    if ends is None:
        exact = normal(first_at(at_least, 1.0, 2.0))
        exact -= normal(first_at(lambda z: 0.1 + 0.7 * z >= 0, -1.0, -0.1))
    else:
        exact = normal(first_at(at_least, *ends))
    exact, mass = Fraction(exact), gathered(found)[True]
    assert exact - LITTLE < mass <= exact
    assert found.leaves
    assert gathered(found)[False] <= 1 - exact


def test_a_draw_that_is_not_looked_at_loses_nothing():
    found = enumerated(lambda: (G.normal(), G.exponential(3), "done")[2])
    assert (gathered(found), found.unknown) == ({"done": 1}, 0)
    assert found.assumptions == {
        "normal draws have the textbook's distribution",
        "exponential draws have the textbook's distribution",
    }


@pytest.mark.parametrize(
    "call",
    [
        lambda: G.normal() < 11,
        lambda: G.normal() > -40,
        lambda: G.normal() != 10.5,
        # What has one value between the ends is no number yet.
        lambda: G.random() >= np.round(0.01 * G.normal()),
        lambda: np.round(0.01 * G.normal()) != 1 + G.random(),
        lambda: 1 + G.random() != np.round(0.01 * G.normal()),
        lambda: bool(np.clip(G.normal(), -11, 11) <= 11),
        lambda: int(np.floor(0.01 * abs(G.normal()))) == 0,
    ],
)
def test_beyond_the_ends_that_are_followed_nothing_is_known(call):
    """Nothing of 2 * P(Z > 10), and little more."""
    found = enumerated(call)
    beyond = 2 * (1 - Fraction(normal(10)))
    assert gathered(found).keys() == {True}
    assert beyond < found.unknown < beyond + Fraction(4, ONE)
    assert dict(found.reasons) == {TAIL.format("normal"): 1}


def test_two_draws_that_lie_apart_are_compared_and_others_not():
    def call():
        return G.normal() < 21 + G.normal()

    found = enumerated(call)
    assert gathered(found).keys() == {True}
    assert 0 < found.unknown < LITTLE
    for call in (
        lambda: G.normal() < G.normal(),
        lambda: G.exponential() == G.exponential(),
        lambda: G.normal() < G.random(),
        lambda: max(R.gauss(), R.gauss()),
        lambda: standard_normal() < standard_normal(),
    ):
        found = enumerated(call)
        assert not found.leaves
        assert any(why.startswith("two draws are compared") for why in found.reasons)


UNFOLLOWED = {
    "Python's float": (lambda: float(G.normal()), "float() of a draw"),
    "exp": (lambda: np.exp(G.normal()), "numpy.exp of a draw"),
    "square": (lambda: G.normal() ** 2, "a power of a draw"),
    "single": (lambda: G.standard_normal(dtype=np.float32), "standard_normal in single precision"),
    "single exponential": (
        lambda: G.standard_exponential(2, np.float32),
        "standard_exponential in single precision",
    ),
    "out": (lambda: G.standard_normal(out=np.zeros(2)), "standard_normal with out"),
    "out exponential": (lambda: G.standard_exponential(out=np.zeros(2)), "exponential with out"),
    "NaN": (lambda: G.normal(math.nan) < 0, "the sum of nan and a draw"),
    "infinite": (lambda: G.exponential(math.inf) < 1, "the product of inf and a draw"),
    "overflow": (lambda: G.normal(0, 1e308) < 0, "the product of a draw, which overflows"),
    "many answers": (lambda: int(G.exponential(1000)), "more than 4096 different answers"),
    "normal of a fraction": (lambda: G.normal(Fraction(1, 2)), "normal of what are no numbers"),
    "np.clip twice": (lambda: np.clip(G.normal(), 0, None, min=1), "numpy.clip of a draw"),
    "np.clip nothing": (lambda: np.clip(G.normal(), None, None), "numpy.clip of a draw"),
    "wide Poisson": (lambda: G.poisson(5000), "Generator.poisson with lam = 5000"),
    "Poisson of a fraction": (
        lambda: S.poisson(Fraction(5, 2)),
        "RandomState.poisson with lam that is no number",
    ),
    "another one": (lambda: G.gamma(2), "Generator.gamma is used, which is not enumerated"),
}


@pytest.mark.parametrize(("call", "why"), UNFOLLOWED.values(), ids=UNFOLLOWED)
def test_what_cannot_be_followed_of_a_density_is_named(call, why):
    assert why in reason(call)


def test_poisson_draws_have_lower_bounds_of_the_textbooks_probabilities():
    found = enumerated(lambda: told(G.poisson([0.5, 2])))
    for (*_, counts), mass in gathered(found).items():
        exact = (-Decimal("2.5")).exp()
        for lam, count in zip((Decimal("0.5"), Decimal(2)), counts, strict=True):
            exact *= lam**count / math.factorial(count)
        assert mass <= exact < mass + LITTLE
    assert len(gathered(found)) > 100
    assert 0 < found.unknown < Fraction(1, 2**59)
    assert found.reasons.keys() == {TAIL.format("Poisson")}
    assert found.assumptions == {"Poisson draws have the textbook's distribution"}
    assert distribution(lambda: G.poisson(0)) == {0: 1}


def test_the_global_functions_and_python_agree_with_their_own_numbers():
    """Between calls they are ordinary ones."""
    assert isinstance(R.gauss(0, 1), float)
    assert R.expovariate(2) >= 0
    with pytest.raises(ZeroDivisionError):
        enumerated(lambda: R.expovariate(0))
    with pytest.raises(ValueError, match="lam < 0"):
        enumerated(lambda: G.poisson(-1))
    with pytest.raises(ValueError, match="scale < 0"):
        enumerated(lambda: S.normal(0, -1))
    assert random.Random(3).gauss(0, 1) != R.gauss(0, 1)
