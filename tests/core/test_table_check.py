"""The table's check of a certificate, compared with its definition in fractions."""

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tables import Model, chosen, claims, corridor, near, signed, sized_claims, small


def agreed(model, values, factor, error, policy):
    """The verdict of the check, which any number of threads reach, of which there may be many."""
    table = model.table()
    verdicts = {
        table.check(signed(values), factor, error, chosen(policy), threads)
        for threads in (1, 2, 3, 1024)
    }
    assert len(verdicts) == 1
    return verdicts.pop()


def assert_is_the_definition(model, *claim):
    assert agreed(model, *claim) == model.first_failure(*claim)


@settings(deadline=None)
@given(claims(with_reward=small | near(0, 2**63)), near(0, 2**62, low=0, high=2**62 - 1))
def test_check_is_the_definition(claim, error):
    model, values, factor, policy = claim

    assert_is_the_definition(model, values, factor, error, policy)


@settings(deadline=None)
@given(claims())
def test_check_passes_from_the_smallest_error_on(claim):
    """At the boundary, to the last unit, whatever the size of the numbers."""
    model, values, factor, policy = claim
    error = model.needed_error(values, factor, policy)
    if error < 2**62:
        assert agreed(model, values, factor, error, policy) is None
        assert error == 0 or agreed(model, values, factor, error - 1, policy) is not None


@settings(deadline=None)
@given(claims(), st.data())
def test_one_changed_value(claim, data):
    """With an error that just fits, a value one off is refused as the definition says."""
    model, values, factor, policy = claim
    error = min(model.needed_error(values, factor, policy), 2**62 - 1)
    s = data.draw(st.integers(0, model.states - 1))
    values[s] += -1 if values[s] > 0 else 1

    assert_is_the_definition(model, values, factor, error, policy)


@pytest.mark.parametrize("narrow", [True, False])
@settings(deadline=None)
@given(st.data())
def test_numbers_of_both_sizes(narrow, data):
    """Sums fit in one word, or may not: the check has an arithmetic for either."""
    claim = data.draw(sized_claims(1 if narrow else 16))
    model, values, factor, policy, error = claim
    assume(model.narrow(values, factor, error) == narrow)

    assert_is_the_definition(model, values, factor, error, policy)


def two_states(denominator, discount, reward):
    """With one reward: the first state leads to the second, whose episodes nearly always end."""
    row = [(denominator, 1, reward, False)]
    ending = [(denominator - 1, 0, reward, True), (1, 1, reward, False)]
    return Model([[row, row], [ending, ending]], denominator, discount)


@pytest.mark.parametrize("denominator", [1, 2**30])
@pytest.mark.parametrize("discount", [Fraction(0), Fraction(2**30 - 1, 2**30)])
def test_check_at_the_extremes(discount, denominator):
    """All combinations of the largest and smallest numbers that there are."""
    low, high = -(2**63), 2**63 - 1
    for reward, first, second, error in itertools.product(
        (-high, high), (low, high), (low, high), (0, 1, 2**62 - 1)
    ):
        model = two_states(denominator, discount, reward)
        for policy in (None, [0, 1]):
            assert_is_the_definition(model, [first, second], 1, error, policy)


@pytest.mark.parametrize("denominator", [1, 2**30])
@pytest.mark.parametrize("discount", [Fraction(0), Fraction(99, 100), Fraction(2**30 - 1, 2**30)])
@pytest.mark.parametrize("factor", [1, 3])
@pytest.mark.parametrize("large", ["nothing", "reward", "value", "error"])
def test_check_at_the_limit_of_one_word(large, factor, discount, denominator):
    """All numbers are as large as one word allows, but for one, which is larger."""
    limit = two_states(denominator, discount, 0).narrow_limit
    for above in [0] if large == "nothing" else [1, limit, 3 * limit]:
        sizes = dict.fromkeys(["reward", "value", "error"], limit) | {large: limit + above}
        reward = sizes["reward"] // factor + (large == "reward")
        error = min(sizes["error"], 2**62 - 1)
        for r, one, other, order, policy in itertools.product(
            (-reward, reward),
            (-sizes["value"], sizes["value"]),
            (-limit, limit),
            (1, -1),
            (None, [0, 1]),
        ):
            model, values = two_states(denominator, discount, r), [one, other][::order]
            assert model.narrow(values, factor, error) == (large == "nothing")
            for e in (0, error):
                assert_is_the_definition(model, values, factor, e, policy)


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("wrong", [0, 1, 333, 334, 499, 500, 501, 666, 667, 998, 999])
def test_the_first_state_that_fails(wrong, threads):
    """Two states fail, or one, wherever they lie in the parts of the threads."""
    table = corridor(1000).table()
    values = np.full(1000, -2)  # what staying costs; the last state has a better way
    values[wrong] = -3
    policy = np.ones(1000, np.int32)

    assert table.check(values, 1, 0, policy, threads) == (wrong, 0, "upper")


def test_reasons():
    model = corridor(3)
    values, policy = [-7, -6, -4], [0, 0, 0]  # in quarters
    check = model.table().check

    def verdict(values=values, factor=4, error=0, policy=policy):
        return check(signed(values), factor, error, chosen(policy))

    assert verdict() is None
    assert verdict(policy=None) is None
    assert verdict(factor=0) == (-1, -1, "parameters")
    assert verdict(factor=2**62) == (-1, -1, "parameters")
    assert verdict(factor=2**64 - 4) == (-1, -1, "parameters")
    assert verdict(error=2**62) == (-1, -1, "parameters")
    assert verdict(factor=2**62 - 1, error=2**62 - 1) is None
    assert verdict(policy=[0, 2, 0]) == (1, 2, "policy")
    assert verdict(policy=[0, 0, -(2**31)]) == (2, -(2**31), "policy")
    assert verdict(policy=[0, 1, 0]) == (1, 1, "lower")
    assert verdict(values=[-6, -6, -4]) == (0, 0, "lower")
    assert verdict(values=[-6, -6, -4], policy=None) == (0, -1, "lower")
    assert verdict(values=[-7, -6, -3]) == (1, 0, "upper")
    assert verdict(values=[-7, -6, -3], error=1, policy=None) is None


def test_a_reward_that_does_not_fit():
    model = corridor(2, reward=-2)

    assert agreed(model, [0, 0], 2**61, 2**62 - 1, [0, 0]) == (0, 0, "lower")
    assert agreed(model, [0, 0], 2**62 - 1, 2**62 - 1, [0, 0]) == (0, 0, "lower")
    for reward in (3, -3, 2**63 - 1, -(2**63)):
        model = corridor(2, reward)
        assert agreed(model, [0, 0], 2**62 - 1, 2**62 - 1, [0, 0]) == (0, 0, "reward")
    assert agreed(corridor(2, -(2**63)), [0, 0], 1, 0, None) == (0, 0, "reward")
