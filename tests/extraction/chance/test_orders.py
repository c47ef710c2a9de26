"""Draws that are compared with each other, on grids so small that all their values can be tried."""

import bisect
import itertools
import math
import operator
import random
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from extraction.chance.enumerated import (
    assert_replays,
    assert_sampled,
    distribution,
    enumerated,
    told,
)
from provengym.extraction.chance import draw, methods
from provengym.extraction.chance.draw import GRID, number
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import replay
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.order import Base
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.chance.run import current

G = EnumeratingGenerator()


def on_grid(size, kind=float):
    """A number as ``Generator.random`` makes it, of so many values."""
    return number(current(), size, Base(kind, 1 / size))


def brute(decide, count, size, kind=float):
    """The probability of each result, by trying all values of so many numbers."""
    values = [kind(k / size) for k in range(size)]
    found = Counter(told(decide(*one)) for one in itertools.product(values, repeat=count))
    return {result: Fraction(times, size**count) for result, times in found.items()}


def array(*draws):
    """Some numbers as an array, as the generators make one."""
    if current() is None or current().mode == "replay":
        return np.array(draws)
    found = np.empty(len(draws), dtype=object)
    for place, one in enumerate(draws):
        found[place] = one
    return found


OPERATORS = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
    "np.less": np.less,
    "np.less_equal": np.less_equal,
    "np.greater": np.greater,
    "np.greater_equal": np.greater_equal,
    "np.equal": np.equal,
    "np.not_equal": np.not_equal,
}
ONE = {
    "below": (lambda u: u < 0.3),
    "on the grid": (lambda u: (u < 0.5, u <= 0.5)),
    "equal": (lambda u: (u == 0.25, u == 0.3)),
    "truth": bool,
    "affine": (lambda u: (2 * u - 1 < 0.3, 1 - u <= 0.25, -u / 3 < -0.2)),
    "absolute": (lambda u: abs(u - 0.5) < 0.2),
    "int": (lambda u: int(5 * u)),
    "trunc": (lambda u: int(6 * u - 3)),
    "round digits": (lambda u: round(u, 1)),
    "rounded": (lambda u: (np.floor(3 * u) == 1, np.ceil(3 * u) <= 2, np.trunc(2 * u) == 1)),
    "rint": (lambda u: np.rint(4 * u) == 2),
    "np.abs": (lambda u: np.abs(u - 0.25) <= 0.25),
    "functions": (lambda u: (np.add(u, 0.1) < 0.7, np.subtract(1, u) > 0.7, np.negative(u) < 0)),
    "min": (lambda u: (min(u, 0.5) == 0.5, max(0.2, u, 0.4) == 0.4)),
    "sorted": (lambda u: [0.2, 0.6, u].index(max(0.2, 0.6, u))),
    "array": (lambda u: u < np.array([0.25, 0.7, math.nan])),
    "equal array": (lambda u: u == np.array([0.25, 0.7, math.nan])),
    "falling bins": (lambda u: np.digitize(u, [0.7, 0.25, 0.1], right=True)),
    "floor": (lambda u: math.floor(3 * u + 0.1)),
    "ceil": (lambda u: math.ceil(4 * u)),
    "round": (lambda u: round(4 * u)),
    "floor division": (lambda u: u // 0.3),
    "searchsorted": (lambda u: np.searchsorted([0.1, 0.25, 0.7], u, side="right")),
    "digitize": (lambda u: np.digitize(u, [0.1, 0.25, 0.7])),
    "bisect": (lambda u: bisect.bisect_left([0.1, 0.25, 0.7], u)),
    "cumulative": (lambda u: np.argmax(np.cumsum([0.1, 0.2, 0.3, 0.4]) > u)),
}
TWO = {
    **{name: lambda u, v, f=f: f(u, v) for name, f in OPERATORS.items()},
    "minus": lambda u, v: -u < -v,
    "one minus": lambda u, v: (1 - u <= 1 - v, u < v),
    "doubled": lambda u, v: 2 * u > v * 2,
    "moved": lambda u, v: u - 0.5 < v - 0.5,
    "both": lambda u, v: (u < v, u > v, u == v, u <= v),
    "and a threshold": lambda u, v: (u < v, u < 0.3),
    "threshold before": lambda u, v: (v < 0.4, u < v),
    "thresholds before": lambda u, v: (u < 0.7, v < 0.4, v >= u),
    "thresholds apart": lambda u, v: (u < 0.3, v < 0.4, v >= u),
    "largest": lambda u, v: max(u, v) < 0.6,
    "smallest": lambda u, v: min(u, v) < 0.1,
    "int of larger": lambda u, v: int(max(u, v) * 3),
    "lookup": lambda u, v: (u > v, np.searchsorted([0.2, 0.4, 0.6], v)),
    "argmax": lambda u, v: int(np.argmax(array(u, v))),
    "one is constant": lambda u, v: (u > v * 0, u == 0 * v, 0 * u < v, 0 * u == v),
    "constant equals": lambda u, v: 0 * u == v,
    "masked": lambda u, v: int(np.argmax(array(u, v) * np.array([True, False]))),
    "itself": lambda u, v: (u <= u, u < u, u == u, max(u, u, v) == v),
    "after equal": lambda u, v: (u == v, u < 0.5, v < 0.5, u < v),
    "swapped": lambda u, v: (u < v, v < u, v <= u),
}
THREE = {
    "sorted": lambda *us: sorted(range(3), key=us.__getitem__),
    "reversed": lambda *us: sorted(range(3), key=us.__getitem__, reverse=True),
    "argsort": lambda *us: np.argsort(array(*us)),
    "argmax": lambda *us: int(np.argmax(array(*us))),
    "argmin": lambda *us: int(np.argmin(array(*us))),
    "max": lambda *us: max(us) < 0.5,
    "maximum of array": lambda *us: bool(array(*us).max() <= 0.25),
    "median": lambda *us: int(4 * sorted(us)[1]),
    "two of three": lambda u, v, w: (u < v, w < 0.5, v == w),
    "between": lambda u, v, w: u < w < v,
    "ring": lambda u, v, w: (u <= v, v <= w, w <= u),
    "implied": lambda u, v, w: (u < v, v <= w, w <= u, u == w),
    "implied the other way": lambda u, v, w: (v <= w, u < v, w <= u, u == w),
    "equal pairs": lambda u, v, w: (u == v, v == w, w == u),
    "then thresholds": lambda u, v, w: (u <= v, v < w, u < 0.4, w < 0.7, v == 0.5),
    "count": lambda u, v, w: int(np.sum(array(u, v) < array(w, w))),
}
FOUR = {
    "argmax": lambda *us: int(np.argmax(array(*us))),
    "argmin": lambda *us: int(np.argmin(array(*us))),
    "sorted": lambda *us: sorted(range(4), key=us.__getitem__),
    "pairs": lambda u, v, w, x: (u < v, w <= x, v < x, u < w, u < 0.5),
    "tournament": lambda u, v, w, x: int(8 * max(max(u, v), max(w, x))),
    "ring of equals": lambda u, v, w, x: (u <= v, w <= x, v <= w, x <= u, v < 0.3),
}
CASES = [
    pytest.param(decide, count, size, id=f"{name} of {count}, {size} values")
    for count, calls, sizes in (
        (1, ONE, (16, 8)),
        (2, TWO, (16, 1)),
        (3, THREE, (8, 2)),
        (4, FOUR, (8,)),
    )
    for name, decide in calls.items()
    for size in sizes
]


@pytest.mark.parametrize(("decide", "count", "size"), CASES)
@pytest.mark.parametrize("kind", [float, np.float64, np.float32])
def test_probabilities_are_those_of_all_values(decide, count, size, kind):
    def call():
        return told(decide(*(on_grid(size, kind) for _ in range(count))))

    assert distribution(call) == brute(decide, count, size, kind)
    assert_replays(call)


def program(seed):
    """Some questions about three numbers, each asked where the one before was answered so or so."""
    rng = random.Random(seed)
    asked = []
    for _ in range(rng.randrange(2, 7)):
        one, other = rng.sample(range(3), 2)
        question = rng.choice(list(OPERATORS.values()))
        threshold = rng.choice([0.2, 0.25, 0.5, 0.6, 0.875])
        change = rng.choice([operator.pos, operator.neg, lambda u: 1 - u, lambda u: u / 4])
        with_number = rng.random() < 0.35
        only_if = rng.choice([True, False, None])
        asked.append((one, other, question, threshold, change, with_number, only_if))

    def decide(*draws):
        answers = []
        for one, other, question, threshold, change, with_number, only_if in asked:
            if answers and only_if is not None and bool(answers[-1]) != only_if:
                continue
            second = threshold if with_number else change(draws[other])
            answers.append(bool(question(change(draws[one]), second)))
        return answers

    return decide


@pytest.mark.parametrize("seed", range(60))
def test_probabilities_of_a_random_program_are_those_of_all_values(seed):
    decide = program(seed)

    def call():
        return told(decide(*(on_grid(8) for _ in range(3))))

    assert distribution(call) == brute(decide, 3, 8)
    assert_replays(call)


def test_two_draws_of_different_ranges_are_compared():
    """Integers from 0 to 299, and from 100 to 999: the ranges have 200 in common."""

    def call():
        n, m = G.integers(300), G.integers(100, 1000)
        return n < m, n == m

    pairs = Fraction(300 * 900)
    assert distribution(call) == {
        (True, False): (300 * 900 - 200 * 201 // 2) / pairs,
        (False, True): 200 / pairs,
        (False, False): (200 * 199 // 2) / pairs,
    }
    assert_replays(call)


def test_two_draws_are_equal_with_the_probability_of_one_value():
    assert distribution(lambda: G.random() < EnumeratingRandom().random()) == {
        True: Fraction(GRID - 1, 2 * GRID),
        False: Fraction(GRID + 1, 2 * GRID),
    }
    assert distribution(lambda: bool(G.random() == G.random()))[True] == Fraction(1, GRID)
    assert distribution(lambda: bool(G.uniform(-1, 1) > G.uniform(-1, 1)))[True] == (
        Fraction(GRID - 1, 2 * GRID)
    )


def test_what_was_compared_is_not_independent():
    """The larger of two draws is at most a half with a probability of a quarter."""

    def call():
        u, v = G.random(), G.random()
        return (u < 0.5, v < 0.5) if u < v else None

    half = GRID // 2
    below = Fraction(half * (half - 1) // 2, GRID**2)
    assert distribution(call) == {
        None: Fraction(GRID + 1, 2 * GRID),
        (True, True): below,
        (True, False): Fraction(1, 4),
        (False, False): below,
    }


def test_ordinary_numbers_lie_as_the_draws_do():
    """The least ones, equal where they may be; and the greatest ones, distinct."""

    def call():
        u, v, w, x = (on_grid(16) for _ in range(4))
        asked = v > u, w <= v, x == u
        return asked if current().mode == "symbolic" else [int(16 * one) for one in (u, v, w, x)]

    leaf = next(leaf for leaf in enumerated(call).leaves if leaf.result == (True, True, True))
    assert leaf.has_intervals
    assert replay(call, leaf, 0).result == [0, 1, 0, 0]
    low, high, third, fourth = replay(call, leaf, 1).result
    assert high == 15
    assert (low, third) in ((13, 14), (14, 13))
    assert fourth == low


def test_the_largest_of_many_draws_is_each_with_the_same_probability():
    masses = distribution(lambda: int(np.argmax(G.random(7))))
    assert all(abs(mass - Fraction(1, 7)) < Fraction(1, 2**50) for mass in masses.values())
    assert masses[0] > masses[6]  # the first one of equals
    assert sum(masses.values()) == 1


def test_draws_that_have_come_apart_are_not_counted_together():
    """Of two that were compared with a third one, nothing is known to each other without it."""

    def call():
        u, v, w = (on_grid(8) for _ in range(3))
        if not (u < w and v < w):
            return None
        below = [bool(one < 0.5) for one in (u, v, w)]
        return below, [len(event.order.tied) for event in current().events]

    results = [leaf.result for leaf in enumerated(call).leaves if leaf.result]
    assert sorted(results) == [
        ([False, False, False], [3, 3, 3]),
        ([False, True, False], [2, 1, 2]),
        ([True, False, False], [1, 2, 2]),
        ([True, True, False], [1, 1, 1]),
        ([True, True, True], [3, 3, 3]),
    ]


def test_more_draws_than_can_be_counted_are_unknown():
    """Where ten rise, an eleventh is compared with them."""

    def call():
        draws = G.random(11)
        return all(one < other for one, other in itertools.pairwise(draws))

    found = enumerated(call)
    assert found.unknown == Fraction(math.comb(GRID, 10), GRID**10)
    assert dict(found.reasons) == {"more than 10 draws are compared with each other": 1}


SAMPLED = {
    "below": lambda g: bool(g.random() < g.random()),
    "argmax": lambda g: int(np.argmax(g.random(4))),
    "argmin": lambda g: int(np.argmin(g.uniform(-1, 1, size=3))),
    "argsort": lambda g: told(np.argsort(g.random(3))),
    "sorted": lambda g: sorted("abc", key=lambda _: g.random()),
    "largest": lambda g: int(5 * max(g.random(), g.random())),
    "smallest of array": lambda g: bool(g.random(3).min() < 0.2),
    "element by element": lambda g: told((g.random(2) < g.random(2)).astype(bool)),
    "integers": lambda g: bool(g.integers(1000) < g.integers(300, 2000)),
    "between": lambda g: bool(g.random() < g.random() < g.random()),
}


@pytest.mark.parametrize("decide", SAMPLED.values(), ids=SAMPLED)
def test_compared_draws_come_as_often_as_the_generators(decide):
    def call():
        return told(decide(G))

    real = np.random.default_rng(5)
    assert_sampled(distribution(call), lambda: told(decide(real)))
    assert_replays(call)


# Weights of draws that are decided at once.


@pytest.mark.parametrize(
    "p", [[0.1, 0.2, 0.7], [0.1] * 10, [0.5, 0, 0.5], [1 / 3] * 3, [1e-9, 1 - 1e-9]]
)
def test_weights_of_choice_are_those_of_all_values(p, monkeypatch):
    """With 16 values in the place of 2^53."""
    monkeypatch.setattr(methods, "GRID", 16)
    weights = methods._cumulative_weights.__wrapped__(np.array(p).tobytes())
    steps = np.cumsum(p)
    steps /= steps[-1]
    found = Counter(int(steps.searchsorted(k / 16, side="right")) for k in range(16))
    assert list(weights) == [found[k] for k in range(len(p))]


# Methods that are made of uniform draws, with 16 values in the place of 2^53.


class Listed(random.Random):
    """Gives some numbers, one after the other."""

    def __init__(self, *given):
        super().__init__(0)
        self.given = list(given)

    def random(self, size=None):
        if size is not None:
            return np.array([self.random() for _ in range(size)])
        return self.given.pop(0)


METHODS = {
    "choices": (EnumeratingRandom, lambda r: r.choices("abc", [1, 0, 3], k=2), 2),
    "choices cumulative": (EnumeratingRandom, lambda r: r.choices("abc", cum_weights=[1, 2, 7]), 1),
    "choices alike": (EnumeratingRandom, lambda r: r.choices("abc", k=2), 2),
    "uniform": (EnumeratingRandom, lambda r: int(r.uniform(-1, 4)), 1),
    "uniform falling": (EnumeratingRandom, lambda r: r.uniform(4, -1) < 0.3, 1),
    "two uniform": (EnumeratingRandom, lambda r: r.uniform(0, 4) < r.uniform(0, 4), 2),
    "sort by key": (EnumeratingRandom, lambda r: sorted("abc", key=lambda _: r.random()), 3),
    "size": (EnumeratingGenerator, lambda r: told((r.random(size=2) < 0.3).astype(bool)), 2),
    "argsort": (EnumeratingGenerator, lambda r: told(np.argsort(r.random(size=3))), 3),
    "weighted": (EnumeratingGenerator, lambda r: np.searchsorted([0.1, 0.4, 1], r.random()), 1),
    "RandomState": (EnumeratingRandomState, lambda r: r.random() <= r.random() < 0.7, 2),
}


@pytest.mark.parametrize(("kind", "decide", "count"), METHODS.values(), ids=METHODS)
def test_methods_have_the_probabilities_of_all_values(kind, decide, count, monkeypatch):
    for module in (methods, draw):
        monkeypatch.setattr(module, "GRID", 16)
        monkeypatch.setattr(module, "unit", Base(float, 1 / 16))
        monkeypatch.setattr(module, "unit_item", Base(np.float64, 1 / 16))
    stand_in = kind()

    def call():
        return told(decide(stand_in))

    assert distribution(call) == brute(lambda *given: decide(Listed(*given)), count, 16)
    assert_replays(call)


@pytest.mark.parametrize(("low", "high"), [(0.1, 0.7), (-1, 1), (3, 3), (-0.3, 7.7)])
def test_uniform_has_the_probabilities_of_all_values(low, high, monkeypatch):
    monkeypatch.setattr(methods, "GRID", 16)
    monkeypatch.setattr(methods, "unit", Base(float, 1 / 16))

    def decide(u):
        return u < 0.3, u >= 0.25, int(3 * u), u == low

    masses = distribution(lambda: told(decide(G.uniform(low, high))))
    assert masses == brute(lambda u: decide(low + (high - low) * u), 1, 16)
