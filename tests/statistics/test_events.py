"""Tests of events by pairs with one seed: how often they are wrong, and what they need."""

import math
from random import Random

import pytest

from provengym.statistics.events import CONTRARY, EventTests

LEVEL = 0.05


def test_the_shares_of_all_events_add_up_to_the_error_probability():
    tests = EventTests(LEVEL)

    shares = [tests.add(0).e_value for _ in range(1_000)]

    assert shares[:3] == [1 / 2, 1 / 6, 1 / 12]
    assert sum(shares) == pytest.approx(1 - 1 / 1_001)


@pytest.mark.parametrize("chance", [0.02, 0.5])
@pytest.mark.parametrize("coupling", ["the same draws", "other draws", "opposite draws"])
def test_equal_sides_are_rarely_found_to_differ(chance, coupling):
    random, wrong, runs = Random(2), 0, 400
    for _ in range(runs):
        tests = EventTests(LEVEL)
        every = [tests.add(side) for side in (0, 1, 0)]
        for _ in range(200):
            for test in every:
                draw = random.random()
                other = {"the same draws": draw, "opposite draws": 1 - draw}.get(coupling)
                other = random.random() if other is None else other
                test.add(draw < chance, other < chance)
        wrong += any(test.found for test in every)

    assert wrong <= runs * LEVEL


def test_a_rare_event_of_one_side_alone_is_found_by_as_few_discordant_pairs_as_a_frequent_one():
    needed = []
    for others in (0, 1_000):
        test = EventTests(1e-6).add(1)
        while not test.found:
            for _ in range(others):
                test.add(False, False)
            test.add(False, True)
        needed.append(test.alone[1])
        assert test.pairs == (others + 1) * needed[-1]
        assert test.shown == [0, needed[-1]]

    assert needed[0] == needed[1] == 25
    assert 2 * test.e_value > 2.0**25 / math.sqrt(math.pi * 26) > 1e6


@pytest.mark.parametrize("side", [0, 1])
def test_an_event_that_the_other_side_shows_alone_as_well_is_dropped(side):
    def pair(shown_by):
        return (True, False) if shown_by == 0 else (False, True)

    tests = EventTests(1e-6)
    test = tests.add(side)
    for _ in range(CONTRARY - 1):
        test.add(*pair(1 - side))
    assert test.is_open
    test.add(True, True)
    assert test.is_open
    test.add(*pair(1 - side))
    assert (test.is_open, test.is_dropped, test.found) == (False, True, False)

    late = tests.add(side)
    while not late.found:
        late.add(*pair(side))
    for _ in range(CONTRARY):
        late.add(*pair(1 - side))
    assert (late.is_open, late.is_dropped, late.found) == (False, False, True)


def test_a_test_that_begins_anew_has_the_same_share_and_no_pairs():
    tests = EventTests(1e-6)
    tests.add(0)
    test = tests.add(1)
    test.add(False, True)

    again = test.anew()

    assert (again.side, again.pairs, again.alone) == (1, 0, (0, 0))
    assert again.e_value == 1 / 6
