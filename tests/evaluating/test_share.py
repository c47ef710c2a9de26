"""The share of a policy between uniform play and the best."""

import itertools
import json
import random
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from auditing.processes import END, drawn, process
from evaluating import exact, small
from provengym import evaluate
from provengym.auditing.data import AtLeast, BestReturn, Value
from provengym.evaluating.share import AS_GOOD, MAY_BE_AS_GOOD, compared

ONE, HALF = Fraction(1), Fraction(1, 2)
STEPS = 3
LAST = [[(ONE, END, 2)], [(ONE, END, 0)]]
TWINS = [[[(ONE, 1, -1)], [(ONE, 2, -1)]], LAST, LAST]
APART = [TWINS[0], LAST, LAST[::-1]]
"""Two states are the same in all but their numbers, or differ."""


def returned(low, high=None, **more):
    high = low if high is None else high
    value = Value(low=Fraction(low), high=Fraction(high))
    return BestReturn(**{"value": value, "kind": "discounted", "policies": "all"} | more)


@pytest.mark.parametrize("seed", range(12))
def test_gap_and_share_are_those_of_exact_returns(seed):
    """Within some steps all is exact here: by backward induction in fractions."""
    rng = random.Random(seed)
    rows = drawn(rng)
    weights = [[rng.choice([0, 1, 1, 2]), 1] for _ in [*rows, END]]
    shares = [[Fraction(weight, sum(row)) for weight in row] for row in weights]
    most = exact.best(rows, 0, STEPS)
    worth = exact.earned(rows, shares, 0, STEPS)
    least = exact.earned(rows, [[HALF, HALF]] * len(shares), 0, STEPS)

    found = evaluate(process(rows), np.array(weights), horizon=STEPS)

    assert (found.gap.exact, found.uniform.value.exact) == (most - worth, least)
    if most == least:
        assert (found.share, found.no_share) == (None, AS_GOOD)
    else:
        assert (found.share.exact, found.no_share) == ((worth - least) / (most - least), "")
        assert found.share.low <= 1


def test_a_place_may_be_below_uniform_play():
    rows = [[[(ONE, END, 2)], [(ONE, END, 0)]]]
    shares = [evaluate(process(rows), np.array([a, 0]), horizon=1).share for a in (0, 1)]
    assert [share.exact for share in shares] == [1, -1]


def test_the_share_of_all_numbers_between_bounds_lies_between_its_own():
    rng = random.Random(5)
    for _ in range(50):
        ends = [sorted(Fraction(rng.randrange(100), 10) for _ in range(2)) for _ in range(3)]
        (low, high), least, most = ends
        found = compared(returned(low, high), returned(*most), returned(*least))
        if most[0] <= least[1]:
            assert (found.share, found.no_share) == (None, MAY_BE_AS_GOOD)
            continue
        grid = [[one + (two - one) * k / 4 for k in range(5)] for one, two in ends]
        shares = [
            (value - zero) / (one - zero)
            for value, zero, one in itertools.product(*grid)
            if value <= one
        ]
        assert all(found.share.low <= share <= found.share.high for share in shares)
        assert found.share.high <= 1


def test_uniform_play_is_at_zero_exactly():
    model = small.extracted(small.Slippery)
    for policy in ("random", np.ones((9, 4), int)):
        found = evaluate(model, policy, discount=0.9)
        assert found.uniform == evaluate(model, "random", discount=0.9).uniform
        assert found.share.exact == 0
    assert 0 < evaluate(model, small.TABLE, discount=0.9).share.low < 1


def test_hidden_states_are_said():
    hidden = small.extracted(small.Hidden)
    assert evaluate(hidden, "random", discount=0.9).hides_states
    twins = replace(process(TWINS), observation_of=np.array([0, 1, 1, 3]))
    assert not evaluate(twins, "random", discount=0.9).hides_states
    apart = replace(process(APART), observation_of=np.array([0, 1, 1, 3]))
    assert evaluate(apart, "random", discount=0.9).hides_states
    model = small.extracted(small.Slippery)
    found = evaluate(model, "random", discount=0.9)
    assert not found.hides_states
    told = json.loads(json.dumps(found.to_dict()))
    assert (told["share"]["exact"], told["no_share"], told["hides_states"]) == ("0", None, False)
    assert told["gap"]["low"] <= told["best"]["value"] - told["certified"]["value"]
    assert told["uniform"]["value"] == told["certified"]["value"]


def test_no_gap_where_the_best_is_not_known():
    rows = [[[(HALF, 0, -1), (HALF, 1, -1)]], [[(ONE, END, 9)]]]
    asked = {"horizon": 2, "reward_range": "-1:9"}
    found = evaluate(process(rows, lost=[(1, 0)]), "random", **asked)
    assert (found.gap, found.share, found.no_share, found.uniform) == (None, None, "", None)
    one_sided = replace(returned(1), value=AtLeast(low=ONE))
    assert compared(one_sided, returned(2), returned(0)).gap is None
    assert compared(returned(1), one_sided, returned(0)).gap is None
    found = compared(returned(1), returned(2), one_sided)
    assert (found.gap.exact, found.share) == (1, None)
    assert found.no_share == "not known, for the value of uniform play is not"


def test_the_best_of_policies_that_end_may_be_exceeded():
    """It waits for nothing without end, where each step costs and the best way out does, too."""
    ending = returned(-3, policies="ending")
    found = compared(returned(0), ending, returned(-6))
    assert (found.gap.exact, found.share.exact) == (-3, 2)


def test_both_rest_on_what_the_numbers_rest_on():
    given = "each step pays between 0 and 1"
    assert compared(returned(1, given=given), returned(2), returned(0)).condition == f", if {given}"
    rare = Fraction(1, 2**50)
    found = compared(returned(1), returned(2), returned(0, but_for=rare))
    assert found.condition == ", but for at most 2^-50 of episodes"
