"""Numbers that know their interval: what is decided of them, with which probability, and what of
them cannot be followed."""

import bisect
import collections.abc
import contextlib
import copy
import decimal
import itertools
import math
import numbers
import operator
import pickle
import warnings
from fractions import Fraction

import numpy as np
import pytest

from extraction.chance.enumerated import (
    assert_replays,
    assert_sampled,
    distribution,
    enumerated,
    gathered,
    reason,
    told,
)
from provengym.extraction.chance.draw import GRID, Draw
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import CallLimits, enumerate_call
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.chance.run import current

G = EnumeratingGenerator()


def parts(number):
    """So many of the 2^53 values."""
    return Fraction(number, GRID)


def chance(call):
    """The probability that a call is true."""
    return distribution(lambda: bool(call())).get(True, Fraction(0))


# Probabilities that are known by hand.


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        # 0.1 * 2^53 is 900719925474099.25: the 900719925474100 values from 0 on lie below.
        (lambda: G.random() < 0.1, parts(900719925474100)),
        (lambda: G.random() <= 0.1, parts(900719925474100)),
        (lambda: G.random() >= 0.1, parts(GRID - 900719925474100)),
        # A half is on the grid.
        (lambda: G.random() < 0.5, Fraction(1, 2)),
        (lambda: G.random() <= 0.5, parts(GRID // 2 + 1)),
        (lambda: G.random() > 0.5, parts(GRID // 2 - 1)),
        (lambda: G.random() >= 0.5, Fraction(1, 2)),
        (lambda: G.random() == 0.5, parts(1)),
        (lambda: G.random() != 0.5, parts(GRID - 1)),
        (lambda: G.random() == 0.1, Fraction(0)),
        (lambda: G.random(), parts(GRID - 1)),
        (lambda: not G.random(), parts(1)),
        # Below the grid's first step is one value, 0.
        (lambda: G.random() < 1e-20, parts(1)),
        (lambda: G.random() < 0, Fraction(0)),
        (lambda: G.random() <= 0, parts(1)),
        (lambda: G.random() < 1, Fraction(1)),
        (lambda: G.random() > 1 - 2**-53, Fraction(0)),
        (lambda: G.random() > 1 - 2**-52, parts(1)),
        (lambda: G.random() < 10**400, Fraction(1)),
        (lambda: G.random() < math.inf, Fraction(1)),
        (lambda: G.random() < 1.7e308, Fraction(1)),
        (lambda: G.random() < math.nan, Fraction(0)),
        (lambda: G.random() >= math.nan, Fraction(0)),
        (lambda: G.random() != math.nan, Fraction(1)),
        # The other way around, in Python and in NumPy.
        (lambda: operator.gt(0.1, G.random()), parts(900719925474100)),
        (lambda: operator.lt(0.5, G.random()), parts(GRID // 2 - 1)),
        (lambda: operator.le(0.5, G.random()), Fraction(1, 2)),
        (lambda: operator.ge(0.5, G.random()), parts(GRID // 2 + 1)),
        (lambda: np.float64(0.1) > G.random(), parts(900719925474100)),
        (lambda: np.less(0.5, G.random()), parts(GRID // 2 - 1)),
        (lambda: np.less_equal(0.5, G.random()), Fraction(1, 2)),
        (lambda: np.greater(G.random(), 0.5), parts(GRID // 2 - 1)),
        (lambda: np.greater_equal(0.5, G.random()), parts(GRID // 2 + 1)),
        (lambda: np.float64(0.5) == G.random(), parts(1)),
        (lambda: np.float64(0.5) != G.random(), parts(GRID - 1)),
        # Affine maps, each a rounded operation.
        (lambda: 1 - G.random() < 0.5, parts(GRID // 2 - 1)),
        (lambda: 1 - G.random() <= 0.5, Fraction(1, 2)),
        (lambda: 1 - G.random() == 0, Fraction(0)),
        (lambda: 2 * G.random() - 1 < 0, Fraction(1, 2)),
        (lambda: G.random() * 4 + 1 >= 4, Fraction(1, 4)),
        (lambda: G.random() / 2 < 0.125, Fraction(1, 4)),
        (lambda: -G.random() <= -0.75, Fraction(1, 4)),
        (lambda: +G.random() < 0.75, Fraction(3, 4)),
        (lambda: abs(G.random() - 0.5) < 0.25, parts(GRID // 2 - 1)),
        (lambda: np.abs(0.5 - G.random()) <= 0.25, parts(GRID // 2 + 1)),
        # The last value below a quarter makes 1.25 - 2^-53, a tie which goes to 1.25.
        (lambda: np.add(G.random(), 1) < 1.25, parts(GRID // 4 - 1)),
        (lambda: np.subtract(1.0, G.random()) <= 0.25, parts(GRID // 4)),
        (lambda: np.negative(G.random()) > -0.25, Fraction(1, 4)),
        (lambda: G.random() * 0 == 0, Fraction(1)),
        # u + 1 has half as many values: 1 + 2^-53 is a tie, which goes to the even one, 1.
        (lambda: G.random() + 1 == 1, parts(2)),
        (lambda: 0.25 < G.random() < 0.75, parts(GRID // 2 - 1)),
    ],
)
def test_a_comparison_has_the_probability_of_its_values(call, expected):
    assert chance(call) == expected
    assert_replays(lambda: bool(call()))


def test_whole_numbers_have_the_probabilities_of_their_values():
    """2^53 is no multiple of 3: the values are shared out as ``int(3 * u)`` does, by rounding."""
    third = (GRID + 1) // 3
    assert 3 * third - 1 == GRID
    first = next(k for k in range(third - 2, third + 3) if 3 * (k * 2.0**-53) >= 1)
    second = next(k for k in range(2 * third - 3, 2 * third + 3) if 3 * (k * 2.0**-53) >= 2)
    expected = {0: parts(first), 1: parts(second - first), 2: parts(GRID - second)}
    for call in (
        lambda: int(3 * G.random()),
        lambda: math.floor(G.random() * 3),
        lambda: math.trunc(G.random() * 3),
        lambda: int(G.random() * 3 // 1),
        lambda: int(np.floor(3 * G.random())),
        lambda: int(np.trunc(3 * G.random())),
        lambda: int(np.float64(3) * G.random()),
    ):
        assert distribution(call) == expected
        assert_replays(call)


def test_a_draw_keeps_what_was_decided_of_it():
    """A second question is answered within the interval of the first."""

    def call():
        u = G.random()
        return u < 0.5, u < 0.25, u < 0.75, u >= 0.5

    assert distribution(call) == {
        (True, True, True, False): Fraction(1, 4),
        (True, False, True, False): Fraction(1, 4),
        (False, False, True, True): Fraction(1, 4),
        (False, False, False, True): Fraction(1, 4),
    }
    assert_replays(call)


def test_maps_of_one_draw_are_of_one_number():
    def call():
        u = G.random()
        return u < 0.5, 1 - u < 0.5, 2 * u < 1

    assert distribution(call) == {
        (True, False, True): Fraction(1, 2),
        (False, True, False): parts(GRID // 2 - 1),
        (False, False, False): parts(1),  # a half itself
    }


# NumPy's and Python's own ways to look a number up.

STEPS = [0.1, 0.3, 0.30000000000000004, 0.7]
LOOKED_UP = {
    "categorical_sample": lambda u: int(np.argmax(np.cumsum([0.1, 0.2, 0.7]) > u)),
    "swapped": lambda u: int(np.argmax(u < np.cumsum([0.1, 0.2, 0.7]))),
    "single": lambda u: int(np.argmax(np.cumsum(np.float32([0.1, 0.2, 0.7])) > u)),
    "whole numbers": lambda u: (np.array([0, 1, 2]) <= 3 * u).tolist(),
    "searchsorted": lambda u: np.searchsorted(STEPS, u),
    "searchsorted right": lambda u: np.searchsorted(STEPS, u, side="right"),
    "searchsorted positional": lambda u: np.searchsorted(np.array(STEPS), u, "right"),
    "searchsorted named": lambda u: np.searchsorted(a=STEPS, v=u),
    "digitize": lambda u: np.digitize(u, STEPS),
    "digitize right": lambda u: np.digitize(u, STEPS, True),
    "digitize falling": lambda u: np.digitize(1 - u, STEPS[::-1], right=True),
    "bisect": lambda u: bisect.bisect(STEPS, u),
    "bisect_left": lambda u: bisect.bisect_left(STEPS, u),
    "bisect_right": lambda u: bisect.bisect_right([0, 1, 2], 2 * u),
    "round": lambda u: round(4 * u),
    "round digits": lambda u: round(u, 1),
    "rint": lambda u: int(np.rint(4 * u)),
    "ceil": lambda u: math.ceil(4 * u),
    "floor division": lambda u: u // 0.3,
    "min": lambda u: min(u, 0.5) == 0.5,
    "max of list": lambda u: max([0.2, u, 0.4]) == 0.4,
    "sorted": lambda u: (
        [0.2, 0.6].index(sorted([0.2, 0.6, u], reverse=True)[0]) if u < 0.6 else None
    ),
    "where": lambda u: np.where(u < np.array([0.2, 0.6]), 1, 0),
    "equal array": lambda u: u == np.array([0.5, 0.0]),
    "clipped index": lambda u: "abcd"[int(u * 4)],
    "loop": lambda u: next(k for k, end in enumerate(itertools.accumulate(STEPS)) if u < end),
}


@pytest.mark.parametrize("decide", LOOKED_UP.values(), ids=LOOKED_UP)
def test_a_number_is_looked_up_as_numpy_does_it(decide):
    """The outcome is right at both ends of each interval and outside of it, and so, since it is
    monotone, everywhere."""
    found = enumerated(lambda: told(decide(G.random())))
    assert not found.unknown
    for leaf in found.leaves:
        ((low, high),) = leaf.intervals
        for k in (low, (low + high) // 2, high - 1):
            assert told(decide(k * 2.0**-53)) == leaf.result
    covered = sorted(interval for leaf in found.leaves for interval in leaf.intervals)
    assert [covered[0][0], covered[-1][1]] == [0, GRID]
    assert all(one[1] == other[0] for one, other in itertools.pairwise(covered))


@pytest.mark.parametrize("decide", LOOKED_UP.values(), ids=LOOKED_UP)
def test_a_number_is_looked_up_with_its_probabilities(decide):
    """The same against a sample."""
    masses = distribution(lambda: told(decide(G.random())))
    real = np.random.default_rng(11)
    assert_sampled(masses, lambda: told(decide(real.random())))


# Draws that are whole numbers.

WHOLE = {
    "threshold": (lambda n: n < 250, 1000),
    "equal": (lambda n: n == 7, 1000),
    "affine": (lambda n: 3 * n - 5 >= 1000, 1000),
    "divided": (lambda n: n / 1000 < 0.25, 1000),
    "floor": (lambda n: n // 300, 1000),
    "index": (lambda n: list(range(500))[n], 500),
    "range": (lambda n: len(range(n)), 400),
    "int": (int, 300),
    "negated": (lambda n: -n < -10, 1000),
}


@pytest.mark.parametrize(("decide", "count"), WHOLE.values(), ids=WHOLE)
def test_a_wide_integer_is_decided_where_it_is_used(decide, count):
    masses = distribution(lambda: told(decide(G.integers(count))))
    expected = {}
    for k in range(count):
        outcome = told(decide(np.int64(k)))
        expected[outcome] = expected.get(outcome, 0) + Fraction(1, count)
    assert masses == expected
    assert_replays(lambda: told(decide(G.integers(count))))


def test_an_operation_with_a_float_is_another_one_than_with_the_equal_integer():
    """Beyond 2^61 each 512th integer is a double; a tie goes to 2^61."""
    assert chance(lambda: G.integers(2**62) + 1 <= 2**61) == Fraction(1, 2)
    assert chance(lambda: G.integers(2**62) + 1.0 <= 2**61) == Fraction(2**61 + 257, 2**62)


def test_a_wide_integer_of_python_is_exact():
    r = EnumeratingRandom()
    assert chance(lambda: r.getrandbits(100) * 3 - 1 < 3 * 2**98) == Fraction(2**98 + 1, 2**100)


# Types.


def test_a_draw_is_taken_for_the_number_that_it_is():
    def call():
        u, n, m = G.random(), G.integers(1000), EnumeratingRandom().getrandbits(40)
        (item,) = G.random(1)
        return (
            isinstance(u, float),
            isinstance(u, numbers.Real),
            isinstance(u, np.floating),
            isinstance(u, collections.abc.Iterable),
            isinstance(n, np.integer),
            isinstance(n, int),
            isinstance(m, int),
            isinstance(item, np.float64),
            np.iterable(u),
            u is None,
        )

    expected = (True, True, False, False, True, False, True, True, False, False)
    assert distribution(call) == {expected: Fraction(1)}
    assert_replays(call)


def test_a_number_is_no_index():
    """As a float is none; and the error is the float's."""
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        enumerated(lambda: [1, 2][G.random()])
    with pytest.raises(ZeroDivisionError):
        enumerated(lambda: G.random() / 0)


# What cannot be followed.

ESCAPES = {
    "hash": (lambda u: hash(u), "in a set, as a key"),
    "set": (lambda u: {u}, "in a set, as a key"),
    "dict": (lambda u: {u: 1}, "in a set, as a key"),
    "float": (lambda u: float(u), "float() of a draw"),
    "math": (lambda u: math.sqrt(u), "float() of a draw"),
    "isclose": (lambda u: math.isclose(u, 0.5), "float() of a draw"),
    "complex": (lambda u: complex(u), "complex() of a draw"),
    "str": (lambda u: str(u), "turned into text"),
    "repr": (lambda u: repr([u]), "turned into text"),
    "format": (lambda u: f"{u:.2f}", "turned into text"),
    "percent": (lambda u: "%s" % u, "turned into text"),  # noqa: UP031
    "percent f": (lambda u: "%f" % u, "float() of a draw"),  # noqa: UP031
    "print": (lambda u: print(u), "turned into text"),
    "copy": (lambda u: copy.copy(u), "copied or saved"),
    "deepcopy": (lambda u: copy.deepcopy({"a": [u]}), "copied or saved"),
    "pickle": (lambda u: pickle.dumps(u), "copied or saved"),
    "array": (lambda u: np.array(u), "put into an array"),
    "array of": (lambda u: np.array([u, 1.0]), "put into an array"),
    "asarray": (lambda u: np.asarray([u], dtype=float), "put into an array"),
    "item": (lambda u: np.zeros(2).__setitem__(0, u), "float() of a draw"),
    "fill": (lambda u: np.zeros(2).fill(u), ""),
    "searchsorted": (lambda u: np.array([0.1, 0.2]).searchsorted(u), "put into an array"),
    "np.float64": (lambda u: np.float64(u), "float() of a draw"),
    "power": (lambda u: u**2, "power of a draw"),
    "power of": (lambda u: 2**u, "power of a draw"),
    "%": (lambda u: u % 0.5, "% of a draw"),
    "% by": (lambda u: 7 % u, "% of a draw"),
    "// by": (lambda u: 7 // u, "// by a draw"),
    "// negative": (lambda u: u // -1, "not above 0"),
    "// draw": (lambda u: u // u, "another draw"),
    "divmod": (lambda u: divmod(u, 2), "divmod of a draw"),
    "&": (lambda u: u & 1, "bitwise operation"),
    "<<": (lambda u: u << 1, "shift of a draw"),
    "@": (lambda u: u @ np.zeros(1), "@ of a draw"),
    "sum of draws": (lambda u: u + u, "the sum of a draw and another draw"),
    "product of draws": (lambda u: u * u, "the product of a draw and another draw"),
    "1 / u": (lambda u: 1 / u, "division of int and a draw"),
    "complex sum": (lambda u: u + 1j, "the sum of a draw and complex"),
    "inf": (lambda u: u * math.inf, "the product of a draw and inf"),
    "nan": (lambda u: u + math.nan, "the sum of a draw and nan"),
    "overflow": (lambda u: u * 1e308 * 1e308, "overflows"),
    "array sum": (lambda u: u + np.zeros(2), "an array of float64"),
    "array product": (lambda u: np.zeros(2) * u, "an array of float64"),
    "in place": (lambda u: np.zeros(2).__iadd__(u), "numpy.add"),
    "Fraction": (lambda u: u < Fraction(1, 3), "compared with Fraction"),
    "Decimal": (lambda u: u < decimal.Decimal("0.1"), "compared with Decimal"),
    "text": (lambda u: u == "a", "compared with str"),
    "None": (lambda u: u == None, "compared with NoneType"),  # noqa: E711
    "in a list": (lambda u: u in ["a"], "compared with str"),
    "list": (lambda u: u < [1, 2], "compared with list"),
    "objects": (lambda u: u < np.array([None, 1]), "compared with an array of object"),
    "np.sqrt": (lambda u: np.sqrt(u), "numpy.sqrt of a draw"),
    "np.sin": (lambda u: np.sin(u), "numpy.sin of a draw"),
    "reduce": (lambda u: np.add.reduce(u), "numpy.add.reduce of a draw"),
    "out": (lambda u: np.less(u, 0.5, out=np.zeros((), bool)), "numpy.less of a draw"),
    "np.sum": (lambda u: np.sum(u), ""),
    "np.clip out": (lambda u: np.clip(u, 0, 0.5, out=np.zeros(1)), "numpy.clip of a draw"),
    "np.clip array": (lambda u: np.clip(u, [0.2, 0.1], 1), "numpy.maximum of a draw and list"),
    "np.clip by a draw": (lambda u: np.clip(0.3, u, 1), "numpy.clip of a draw"),
    "np.minimum NaN": (lambda u: np.minimum(u, math.nan), "numpy.minimum of a draw and nan"),
    "np.maximum of two": (lambda u: np.maximum(u, G.random()), "numpy.maximum of a draw and anot"),
    "np.maximum of items": (
        lambda u: np.maximum(*G.random(2)),
        "numpy.maximum of a draw and another draw",
    ),
    "np.round out": (lambda u: np.round(u, 1, np.zeros(1)), "numpy.round of a draw"),
    "np.interp": (lambda u: np.interp(u, [0, 1], [0, 2]), "numpy.interp of a draw"),
    "unsorted": (lambda u: np.searchsorted([0.3, 0.1], u), "numpy.searchsorted of a draw"),
    "sorter": (
        lambda u: np.searchsorted([0.1, 0.3], u, sorter=[0, 1]),
        "numpy.searchsorted of a draw",
    ),
    "in a table": (lambda u: np.searchsorted([u], 0.5), ""),
    "NaN table": (lambda u: np.searchsorted([0.1, math.nan], u), "numpy.searchsorted of a draw"),
    "attribute": (lambda u: u.is_integer(), "the attribute is_integer"),
    "hex": (lambda u: u.hex(), "the attribute hex"),
    "hasattr": (lambda u: hasattr(u, "shape"), "the attribute shape"),
    "too fine": (lambda u: int(u * 2**40), "more than 4096 different answers"),
    "two scales": (lambda u: u < 2 * G.random(), "two draws are compared that do not take"),
    "two directions": (lambda u: np.less(u, 1 - G.random()), "two draws are compared that do not"),
    "two rounded": (lambda u: 3 * u == 3 * G.random(), "two draws are compared that do not take"),
    "two uniform": (
        lambda u: G.uniform(0, 10) < G.uniform(0, 10),
        "two draws are compared that do not take the same values, or are rounded",
    ),
    "two precisions": (lambda u: u < G.random(dtype=np.float32), "two draws are compared that do"),
    "two kinds": (
        lambda u: G.integers(2**40) < G.integers(2**40, dtype=np.uint64),
        "two draws are compared that do not take",
    ),
    "its mirror": (lambda u: u < 1 - u, "two draws are compared that do not take"),
    "wraps": (lambda u: G.integers(1000) * 2**60, "overflows"),
    "wraps in NumPy": (lambda u: np.multiply(G.integers(1000), 2**60), "overflows"),
    "wraps below": (lambda u: G.integers(1000, dtype=np.uint64) - np.uint64(5), "overflows"),
    "unsigned negative": (lambda u: -G.integers(1000, dtype=np.uint16), "overflows"),
    "parity": (lambda u: G.integers(1000) % 2, "% of a draw"),
    "bit": (lambda u: EnumeratingRandom().getrandbits(32) & 1, "bitwise operation"),
}


@pytest.mark.parametrize(("use", "why"), ESCAPES.values(), ids=ESCAPES)
def test_what_cannot_be_followed_is_a_mark_with_a_name(use, why):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert why in reason(lambda: use(G.random()) is None)


@pytest.mark.parametrize(("use", "why"), ESCAPES.values(), ids=ESCAPES)
def test_no_handler_clears_a_mark(use, why):
    """One that takes it for an error and goes on, or raises another one in its place."""

    def swallowed():
        u = G.random()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with contextlib.suppress(BaseException):
                use(u)
        try:
            return int(u < 0.5)
        except BaseException:  # noqa: BLE001 - as a target may do
            return -1

    def replaced():
        try:
            swallowed()
            raise KeyError
        except BaseException as error:
            raise ValueError("mine") from error

    assert why in reason(swallowed)
    assert why in reason(replaced)


def test_two_draws_that_lie_apart_are_compared():
    def call():
        u, v = G.random(), 2 + G.random()
        return u < v, u >= v, v > u, u == v, u != v, np.less(u, v), max(u, v) is v

    assert distribution(call) == {(True, False, True, False, True, True, True): Fraction(1)}

    def decided():
        u, v = G.random(), G.random()
        return u < v if u < 0.5 and v >= 0.5 else None

    assert distribution(decided) == {True: Fraction(1, 4), None: Fraction(3, 4)}


def test_a_draw_that_is_kept_is_no_draw_of_the_next_call():
    kept = []

    def call():
        kept.append(G.random())
        return kept[0] < 0.5

    assert gathered(enumerated(call)) == {True: Fraction(1, 2)}
    assert dict(enumerated(call).reasons) == {"a draw of an earlier call is used": 1}
    with pytest.raises(RuntimeError, match="outside of every call"):
        kept[0] < 0.5  # noqa: B015
    with pytest.raises(RuntimeError, match="outside of every call"):
        str(kept[0])


def test_an_array_of_draws_holds_draws():
    """Which whoever looks through what a call returns finds."""
    found = enumerate_call(lambda: G.random((2, 1)), limits=CallLimits())
    (leaf,) = found.leaves
    assert leaf.result.shape == (2, 1)
    assert {type(one) for one in leaf.result.flat} == {Draw}
    assert current() is None


def test_numbers_of_single_precision_have_2_to_the_24_values():
    assert chance(lambda: G.random(dtype=np.float32) < 2**-24) == Fraction(1, 2**24)
    assert chance(lambda: G.random(1, np.float32)[0] <= 0.5) == Fraction(2**23 + 1, 2**24)


def test_uniform_is_rounded_as_numpy_rounds_it():
    """``low + (high - low) * u``, in double precision."""
    low, high = 0.1, 0.7
    found = enumerated(lambda: bool(G.uniform(low, high) < 0.3))
    masses = gathered(found)
    first = round(masses[True] * GRID)
    assert low + (high - low) * ((first - 1) * 2.0**-53) < 0.3
    assert not low + (high - low) * (first * 2.0**-53) < 0.3
