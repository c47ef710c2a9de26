"""Tests by pairs of samples: how often they are wrong, and what they see."""

import math
from random import Random

import numpy as np
import pytest

from provengym.statistics.pairs import (
    MOST_PARTS,
    MOST_VALUES,
    OTHER,
    OVER,
    PairTests,
    ValueClasses,
    detectable,
    parts_of,
    shows,
)

LEVEL = 0.05


def found(random, rounds, sides, *, cells=3, looks=("0", "1", "2", OTHER)):
    """Return whether pairs are found to differ; all cells of a round show the same draw."""
    tests = PairTests(dict.fromkeys(range(cells), looks), LEVEL)
    for _ in range(rounds):
        shown = [side(random) for side in sides]
        for cell in range(cells):
            tests.add(cell, *shown)
        tests.end_round()
    return tests.found


@pytest.mark.parametrize("weights", [(1, 1, 1), (8, 1, 1), (98, 1, 1)])
def test_equal_sides_are_rarely_found_to_differ(weights):
    random = Random(1)

    def side(random):
        return random.choices(("0", "1", "2"), weights)[0]

    wrong = sum(found(random, 60, (side, side)) for _ in range(400))

    assert wrong <= 400 * LEVEL


@pytest.mark.parametrize("base", ["low", "middle", "high"])
def test_the_deviation_that_is_stated_is_found(base):
    random, rounds = Random(2), 150
    needed = PairTests(dict.fromkeys(range(3), ("0", "1", "2", OTHER)), LEVEL).needed
    size = detectable(rounds, needed)
    assert 0.1 < size < 0.5
    chance = {"low": 0.0, "middle": (1 - size) / 2, "high": 1 - size}[base]
    sides = [
        lambda random, p=p: "1" if random.random() < p else "0" for p in (chance + size, chance)
    ]

    seen = sum(found(random, rounds, sides) for _ in range(200))

    assert seen >= 0.98 * 200


def test_more_pairs_show_smaller_deviations():
    sizes = [detectable(pairs, math.log(1e8)) for pairs in (0, 10, 100, 1_000, 10_000)]

    assert sizes[:2] == [1.0, 1.0]
    assert sizes[1:] == sorted(sizes[1:], reverse=True)
    assert sizes[-1] < 0.1
    assert shows(sizes[-1] + 0.01, 10_000, math.log(1e8))
    assert not shows(sizes[-1] - 0.01, 10_000, math.log(1e8))


def test_the_evidence_is_of_whole_rounds_and_counts_every_test():
    tests = PairTests({"a": ("0", OTHER), "b": ("0", OTHER)}, LEVEL)
    assert (tests.number, tests.needed) == (4, math.log(4 / LEVEL))
    tests.add("a", "0", "unheard of")
    assert tests.counts["a"] == ({"0": 1}, {OTHER: 1})
    assert tests.highest == 1
    for _ in range(4):
        tests.add("a", "0", "unheard of")
    tests.end_round()
    # Two fair coins that fell on one side five times; two that were not thrown.
    assert tests.highest == pytest.approx((2 * math.exp(tests.tests["a", "0"].log) + 2) / 4)
    assert tests.named() == "a"
    tests.add("b", "0", "0")
    assert tests.tests.keys() == {("a", "0"), ("a", OTHER)}
    assert tests.counts["b"] == ({"0": 1}, {"0": 1})


def test_the_first_cell_with_enough_evidence_is_named():
    tests = PairTests({"near": ("0", OTHER), "far": ("0", OTHER)}, LEVEL)
    for number in range(40):
        tests.add("far", "0", "1")
        if number < 20:
            tests.add("near", "0", "1")
        tests.end_round()
    assert tests.found
    assert tests.named() == "near"


def test_few_values_count_as_they_are():
    values = ValueClasses("reward", [1.0, np.float32(0.1), 0.1, OVER], 0.0)

    assert set(values.looks) == {"reward 1", f"reward {float(np.float32(0.1))}", OVER, OTHER}
    assert values.look(1) == "reward 1"
    assert values.look(2) not in values.looks


def test_many_numbers_count_by_where_they_lie():
    values = ValueClasses("x", [float(k) for k in range(41)], 0.0)

    assert len(values.looks) == 4 + 2
    assert values.look(-1e9) == values.look(9.5) == "x between -inf and 10"
    assert values.look(10.0) == values.look(19.9) == "x between 10 and 20"
    assert values.look(math.inf) == "x between 30 and inf"
    assert (values.look(math.nan), values.look("text"), values.look(OVER)) == (OTHER, OTHER, OVER)


def test_a_value_that_comes_often_counts_by_itself():
    values = ValueClasses("x", [*[0.0] * 20, *(k / 7 for k in range(1, 21))], 0.0)

    assert values.look(0.0) == "x 0"
    assert values.look(-0.1) not in values.looks


def test_a_tolerance_puts_values_together():
    values = ValueClasses("x", [1.0] * 10, 0.01)

    assert values.look(1.009) == values.look(0.991) == "x 1"
    assert values.look(1.02) != "x 1"


@pytest.mark.parametrize("end", ["x", ""])
def test_what_is_no_number_and_has_many_values_is_not_told(end):
    values = ValueClasses("word", [f"{k}" * 3 + end for k in range(MOST_VALUES + 1)], 0.0)

    assert not values.is_told


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        (np.zeros(3), [0, 0, 0], np.ones(3)),
        ({"b": 1, "a": (2, 3)}, {"a": [2, 3], "b": 1.0}, {"a": (2, 3), "b": 2}),
        (np.arange(500), tuple(range(500)), np.array([*range(499), 0])),
    ],
)
def test_equal_observations_look_alike(one, same, other):
    values = ValueClasses("observation", [one], 0.0)

    assert values.look(same) == values.looks[0] != values.look(other)


def test_the_numbers_of_an_observation_are_named():
    assert parts_of({"a": np.array([1, 2]), "b": 3}) == [
        ("observation['a'][0]", 1),
        ("observation['a'][1]", 2),
        ("observation['b']", 3),
    ]
    assert parts_of(np.array([[5, 6]])) == [("observation[0][0]", 5), ("observation[0][1]", 6)]
    assert parts_of(7) == [("observation", 7)]
    many = parts_of(np.arange(10_000))
    assert len(many) == MOST_PARTS
    assert (many[0], many[-1]) == (("observation[0]", 0), ("observation[9999]", 9_999))
    assert len(parts_of(tuple(range(100)))) == MOST_PARTS


def test_evidence_for_the_contrary_shows_nothing():
    assert not shows(0.01, 1_000, 0.1)
