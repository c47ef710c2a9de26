"""Draws of a call that are merged by a key, against all of them one by one."""

from collections import defaultdict
from fractions import Fraction

import pytest

from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import CallLimits, enumerate_call
from provengym.extraction.chance.merged import Merging

RNG = EnumeratingGenerator()
LIMITS = CallLimits()


class Dealer:
    """Draws cards until they sum to five."""

    def __init__(self, *, order_matters=False):
        self.hand = []
        self.order_matters = order_matters

    def deal(self):
        self.hand = []
        while sum(self.hand) < 5:
            self.hand.append(int(RNG.choice([1, 2, 3, 3])))
        return sum(self.hand) + (self.hand[0] if self.order_matters else 0)

    def total(self):
        return sum(self.hand)


def sums(leaves):
    found = defaultdict(Fraction)
    for leaf in leaves:
        found[leaf.result] += leaf.probability
    return dict(found)


def merged(call, key, is_late=lambda: False, **limits):
    limited = {"limits": CallLimits(**limits), "is_late": is_late}
    return Merging(call, key, lambda result: result, **limited).leaves()


def test_merged_draws_have_the_same_distribution():
    dealer = Dealer()
    found = merged(dealer.deal, dealer.total)

    assert sums(found.leaves) == sums(enumerate_call(dealer.deal, limits=LIMITS).leaves)
    assert found.unknown == 0
    assert found.merged > 0
    assert 0 < found.compared <= found.merged


def test_a_key_that_does_not_suffice_is_found_out():
    dealer = Dealer(order_matters=True)
    found = merged(dealer.deal, dealer.total)

    assert found.leaves == []
    assert found.unknown == 1
    assert any("go on differently" in why for why in found.reasons)


def test_draws_in_other_places_are_not_merged():
    def call():
        RNG.integers(2)
        return int(RNG.integers(2))

    found = merged(call, lambda: 0)
    assert sums(found.leaves) == {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert found.merged == 1  # the two ways to the second draw, which is not the first one


def test_a_loop_is_unknown():
    def call():
        while RNG.integers(4) == 3:
            pass
        return 1

    found = merged(call, lambda: 0)
    assert sums(found.leaves) == {1: Fraction(3, 4)}
    assert found.unknown == Fraction(1, 4)


@pytest.mark.parametrize("leaves", [1, 2, 5])
def test_what_the_limit_cuts_off_is_unknown(leaves):
    dealer = Dealer()
    found = merged(dealer.deal, dealer.total, leaves=leaves)

    assert found.unknown > 0
    assert sum(sums(found.leaves).values()) + found.unknown == 1


def test_no_handler_takes_a_stop_for_an_error():
    def call():
        try:
            return int(RNG.integers(3))
        except BaseException:  # noqa: BLE001 - as a target may
            return int(RNG.integers(3)) + 10

    assert sums(merged(call, lambda: 0).leaves) == dict.fromkeys(range(3), Fraction(1, 3))


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({"is_late": lambda: True}, "the budget ended"),
        ({"leaves": 1}, "one call has more outcomes than are explored"),
    ],
)
def test_what_is_left_out_is_unknown_for_its_reason(limits, why):
    dealer = Dealer()
    found = merged(dealer.deal, dealer.total, **limits)

    assert found.unknown > 0
    assert list(found.reasons) == [why]
