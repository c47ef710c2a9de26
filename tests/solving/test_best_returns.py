"""The fewest steps to a success, and endless reward against success."""

from fractions import Fraction

import numpy as np
import pytest

from provengym.solving import (
    IntegerModel,
    endless,
    endless_or_success,
    integer_model,
    success_model,
    ways_to_success,
)

# From 0, an action leads to a loop at 1 that pays one a step, another to a success that pays ten;
# a third falls into a pit at 2.
TABLE = [
    [[(1, 1, 0, False)], [(1, 0, 10, True)], [(1, 2, 0, False)]],
    [[(1, 1, 1, False)]] * 3,
    [[(1, 2, 0, False)]] * 3,
]
STARTS = {0: Fraction(1)}


def compared(discount, horizon=None, starts=STARTS):
    model, success = integer_model(TABLE, discount), success_model(TABLE)
    certificate = endless(TABLE)
    return endless_or_success(model, model, success, certificate, starts, horizon=horizon)


@pytest.mark.parametrize(
    ("discount", "horizon", "best", "is_as_good"),
    [("1/2", None, 1, False), ("10/11", None, 10, True), (1, 5, 4, False), (1, 11, 10, True)],
)
def test_endless_reward_against_success(discount, horizon, best, is_as_good):
    found = compared(discount, horizon)

    low, high = found.endless
    assert low <= best <= high < best + Fraction(1, 10**6)
    assert found.success[0] <= 10 <= found.success[1]
    assert found.endless_is_as_good is is_as_good


def test_reward_is_without_end_only_where_nothing_is_discounted():
    certificate = endless(TABLE)

    assert certificate.first_failure(integer_model(TABLE, 1), 1, 1) is None
    assert certificate.first_failure(integer_model(TABLE, "1/2"), 1, 1) == (-1, -1, "parameters")


def test_endless_reward_is_not_sure_from_every_start():
    assert compared("1/2", starts={0: Fraction(1, 2), 2: Fraction(1, 2)}) is None


def test_models_with_other_states_are_not_compared():
    model, other = integer_model(TABLE, "1/2"), success_model("GridWorld", height=2, width=2)

    with pytest.raises(ValueError, match=r"the same states, got \[3, 4\]"):
        endless_or_success(model, model, other, endless(TABLE), STARTS)


def test_an_impossible_step_is_no_way_to_success():
    model = IntegerModel(
        states=1,
        actions=1,
        discount=1,
        row_starts=np.array([0, 2]),
        weights=np.array([1, 0], np.uint32),
        successors=np.zeros(2, np.int32),
        rewards=np.array([0, 1]),
        terminated=np.array([False, True]),
    )

    assert ways_to_success(success_model(model, "reward > 0")).steps.tolist() == [-1]


def test_ways_to_success_and_traps():
    ways = ways_to_success(success_model(TABLE))

    assert ways.steps.tolist() == [1, -1, -1]
    assert ways.shortest(0) == (1,)
    assert ways.traps().tolist() == [False, True, True]
    with pytest.raises(ValueError, match="success is possible, got 2"):
        ways.shortest(2)


def test_a_trap_is_entered_from_where_success_is_possible():
    apart = [[[(1, 0, 1, True)]], [[(1, 1, 0, False)]]]

    assert not ways_to_success(success_model(apart)).traps().any()
