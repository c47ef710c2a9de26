"""The bindings' comparisons of Bellman backups with any values, whether a policy decides, and
backward induction, compared with the same in fractions; a discount of one is as good as any other.
"""

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tables import (
    WORDS,
    Model,
    chosen,
    corridor,
    models,
    near,
    per_state,
    signed,
    sized_claims,
    small,
)

LIMIT = 2**62


def undiscounted(draw, model):
    """The model, in one case of two with a discount of one."""
    if draw(st.booleans()):
        model.discount = Fraction(1)
    return model


@settings(deadline=None)
@given(sized_claims(3), st.data())
def test_backups_are_compared_with_other_values(claim, data):
    model, successors, factor, _, error = claim
    model = undiscounted(data.draw, model)
    policy = [data.draw(st.integers(0, model.actions - 1)) for _ in range(model.states)]
    backups = [
        [model.backup(successors, s, a, factor) for a in range(model.actions)]
        for s in range(model.states)
    ]
    # Values that pass from both sides, but for one that may be one less or more.
    above = [math.ceil(max(row)) - error for row in backups]
    below = [math.floor(row[a]) + error for row, a in zip(backups, policy, strict=True)]
    s, change = data.draw(st.integers(0, model.states - 1)), data.draw(st.integers(-1, 1))
    above[s], below[s] = above[s] + change, below[s] + change
    for threads in (1, 3):
        if all(abs(value) < 2**63 for value in above):
            found = model.table().at_most(signed(successors), signed(above), factor, error, threads)
            low = [a for a in range(model.actions) if backups[s][a] > above[s] + error]
            assert found == ((s, low[0], "upper") if low else None)
        if all(abs(value) < 2**63 for value in below):
            found = model.table().at_least(
                signed(successors), signed(below), factor, error, chosen(policy), threads
            )
            high = backups[s][policy[s]] < below[s] - error
            assert found == ((s, policy[s], "lower") if high else None)
            each = np.empty((model.states, model.actions), np.bool_)
            model.table().each_at_least(
                signed(successors), signed(below), factor, error, each, threads
            )
            pairs = zip(backups, below, strict=True)
            assert each.tolist() == [[b >= value - error for b in row] for row, value in pairs]


def test_what_is_refused():
    table = Model([[[(1, 0, 2**40, True)]]], 1, Fraction(1)).table()
    zero, policy = signed([0]), np.zeros(1, np.int32)

    assert table.at_most(zero, signed([2**41]), 2, 0) is None
    assert table.at_most(zero, signed([2**41 - 1]), 2, 0) == (0, 0, "upper")
    assert table.at_least(zero, signed([2**41]), 2, 0, policy) is None
    assert table.at_least(zero, signed([2**41 + 1]), 2, 0, policy) == (0, 0, "lower")
    assert table.at_most(zero, zero, 2**24, 0) == (0, 0, "reward")
    assert table.at_least(zero, zero, 2**24, 0, policy) == (0, 0, "reward")
    for action in (1, -1):
        assert table.at_least(zero, zero, 1, 0, chosen([action])) == (0, action, "policy")
    each = np.ones((1, 1), np.bool_)
    assert table.each_at_least(zero, zero, 2**24, 0, each) is None
    assert not each.any()
    for factor, error in ((0, 0), (LIMIT, 0), (1, LIMIT)):
        assert table.each_at_least(zero, zero, factor, error, each) == (-1, -1, "parameters")
        assert table.at_most(zero, zero, factor, error) == (-1, -1, "parameters")
        assert table.at_least(zero, zero, factor, error, policy) == (-1, -1, "parameters")
        assert table.check(zero, factor, error, policy) == (-1, -1, "parameters")


def test_a_discount_of_one_passes_no_check_of_a_discounted_process():
    """Staying for ever, unpaid, is worth anything then."""
    model = Model([[[(1, 0, 0, False)]]], 1, Fraction(1))
    seven, policy = signed([7]), np.zeros(1, np.int32)

    assert model.table().at_most(seven, seven, 1, 0) is None
    assert model.table().check(seven, 1, 0, policy) == (-1, -1, "parameters")
    with pytest.raises(ValueError, match="^sweep needs a discount below 1$"):
        model.table().sweep(np.zeros(1), 1.0)


@settings(deadline=None)
@given(models(small), st.data())
def test_whether_a_policy_decides(model, data):
    values = per_state(data.draw, model, st.integers(-1, 1) | near(0, *WORDS))
    ranks = per_state(data.draw, model, st.integers(0, 3) | near(0, *WORDS))
    policy = per_state(data.draw, model, st.integers(0, model.actions - 1))
    undecided = [
        s
        for s, a in enumerate(policy)
        if values[s] > 0
        and not any(
            weight and (terminated or values[t] <= 0 or ranks[t] % 2**64 < ranks[s] % 2**64)
            for weight, t, _, terminated in model.rows[s][a]
        )
    ]
    expected = (undecided[0], policy[undecided[0]], "rank") if undecided else None
    for threads in (1, 3):
        found = model.table().decides(signed(values), signed(ranks), chosen(policy), threads)

        assert found == expected


@pytest.mark.parametrize("threads", [1, 2, 7])
@pytest.mark.parametrize("wrong", [0, 1, 333, 499, 500, 998])
def test_the_first_state_that_is_undecided(wrong, threads):
    """Wherever it lies in the parts of the threads; of one outcome and of two."""
    certain, ranks = corridor(1000), np.arange(1000)[::-1].copy()
    halves = [[[(1, t, 0, end)] * 2 for [(_, t, _, end)] in row] for row in certain.rows]
    for model in (certain, Model(halves, 2, Fraction(1))):
        table, policy = model.table(), np.zeros(1000, np.int32)
        assert table.decides(np.ones(1000, np.int64), ranks, policy, threads) is None

        policy[wrong] = 1
        assert table.decides(np.ones(1000, np.int64), ranks, policy, threads) == (wrong, 1, "rank")


def test_a_policy_that_decides_names_actions():
    table = corridor(2).table()
    zero = signed([0, 0])
    for action in (2, -1, -(2**31)):
        assert table.decides(zero, zero, chosen([0, action])) == (1, action, "policy")
    for name, arguments in {
        "values": (signed([0]), zero, chosen([0, 0])),
        "ranks": (zero, signed([0, 0, 0]), chosen([0, 0])),
        "policy": (zero, zero, chosen([0])),
    }.items():
        with pytest.raises(ValueError, match=rf"^{name} must be a .* of shape \(2,\)"):
            table.decides(*arguments)


@settings(deadline=None)
@given(models(small), st.integers(1, 10), st.booleans(), st.data())
def test_a_layer(model, factor, up, data):
    model = undiscounted(data.draw, model)
    most = near(0, LIMIT // 2, -LIMIT // 2, low=-(LIMIT // 2), high=LIMIT // 2)
    successors = per_state(data.draw, model, most)
    backups = [
        [model.backup(successors, s, a, factor) for a in range(model.actions)]
        for s in range(model.states)
    ]
    rounded = math.ceil if up else math.floor
    for threads in (1, 3):
        values, policy = np.zeros(model.states, np.int64), np.zeros(model.states, np.int32)
        model.table().layer(signed(successors), factor, up, values, policy, threads)

        assert values.tolist() == [rounded(max(row)) for row in backups]
        assert policy.tolist() == [row.index(max(row)) for row in backups]


def test_layers_of_many_states():
    """Around the parts that the threads share."""
    table = corridor(1000, discount=Fraction(1)).table()
    policy = np.zeros(1000, np.int32)
    for threads in (1, 2, 7):
        values = np.zeros(1000, np.int64)
        for _ in range(3):
            following, values = values, np.zeros(1000, np.int64)
            table.layer(following, 1, True, values, policy, threads)

        assert values.tolist() == [-3] * 998 + [-2, -1]
        assert policy.tolist() == [0] * 1000


def test_layers_that_do_not_fit():
    table = Model([[[(1, 0, 1, False)]]], 1, Fraction(1)).table()
    values, policy = np.zeros(1, np.int64), np.zeros(1, np.int32)
    with pytest.raises(ValueError, match=r"^a value is 2\*\*62 or more in size$"):
        table.layer(signed([LIMIT - 1]), 1, False, values, policy)
    with pytest.raises(ValueError, match=r"^successor_values must be less than 2\*\*62 in size$"):
        table.layer(signed([-LIMIT]), 1, False, values, policy)
    large = Model([[[(1, 0, 4, False)]]], 1, Fraction(1)).table()
    with pytest.raises(ValueError, match=r"^a reward times the factor must be less than 2\*\*63"):
        large.layer(signed([0]), 2**61, False, values, policy)
    with pytest.raises(ValueError, match="^factor must be between 1 and 4611686018427387903"):
        large.layer(signed([0]), 0, False, values, policy)
    with pytest.raises(ValueError, match="values"):
        large.layer(values, 1, False, values, policy)
