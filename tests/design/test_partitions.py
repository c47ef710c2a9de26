"""Which states are alike: against brute force."""

import itertools
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from provengym.design.looks import attributes_of, together
from provengym.finite.bisimulation import Homogeneity, coarsest, unlike
from provengym.finite.observed import Observations
from provengym.finite.partitions import joined, numbered
from provengym.models.values import key
from provengym.solving import model_of_table

LARGE = Fraction(1, 3**50)
"""Sums of such probabilities take more than 64 bits."""


@st.composite
def models(draw):
    """A model in which a few states are alike, with equal outcomes beside each other."""
    states, actions = draw(st.integers(1, 6)), draw(st.integers(1, 2))
    row = st.lists(
        st.tuples(st.integers(0, states - 1), st.integers(0, 1), st.booleans()),
        min_size=1,
        max_size=3,
    )

    def outcomes(found):
        return [(1 / len(found), to, reward, ends) for to, reward, ends in found]

    table = {s: {a: outcomes(draw(row)) for a in range(actions)} for s in range(states)}
    model = model_of_table(table)
    if draw(st.booleans()):
        small = tuple(p * (1 - LARGE * n) for n, p in enumerate(model.probabilities))
        object.__setattr__(model, "probabilities", small)
    return model


def sides(model, state, block):
    """The probability of each block, reward and flag, for each action."""
    found = [{} for _ in model.actions]
    for action, side in enumerate(found):
        for p, to, *rest in model.row(state, action):
            what = (block[to], *rest)
            side[what] = side.get(what, 0) + p
    return found


@given(models())
def test_the_coarsest_partition_that_respects_the_dynamics(model):
    blocks = [bool(ended) for ended in model.ended]
    for _ in range(model.states):
        seen = []
        for state in range(model.states):
            one = blocks[state], sides(model, state, blocks)
            if one not in seen:
                seen.append(one)
        blocks = [
            seen.index((blocks[state], sides(model, state, blocks)))
            for state in range(model.states)
        ]
    found = coarsest(model)

    assert len(set(zip(found.tolist(), blocks, strict=True))) == len(set(blocks))
    assert len(set(found.tolist())) == len(set(blocks))
    assert unlike(model, found) is None


def test_equal_hashes_of_other_probabilities_are_found_out(monkeypatch):
    model = model_of_table(
        {
            0: {0: [(1, 1, 0, False)]},
            1: {0: [(0.5, 0, 0, False), (0.5, 2, 0, False)]},
            2: {0: [(1, 0, 1, False)]},
        }
    )
    right = np.random.default_rng

    class Stuck:
        def integers(self, high, *, size, dtype):
            return np.ones(size, dtype)

    monkeypatch.setattr(np.random, "default_rng", lambda seed: right(seed) if seed else Stuck())
    assert not Homogeneity(model).holds(np.zeros(model.states, np.int64))

    assert coarsest(model).tolist() == [0, 1, 2]


@pytest.mark.parametrize(
    "values",
    [
        [{"a": 1, "b": 0.1}, {"a": 2, "b": np.nextafter(0.1, 1)}, {"a": 1, "b": 0.3}],
        [(True, 0.0), (False, -0.0), (False, float("nan")), (True, float("nan"))],
        [np.array([1, 2]), np.array([1, 3]), np.array([2, 2])],
        [np.array([0.5, 1e300]), np.array([0.5, 2e300]), np.array([1.5, np.inf])],
        [["x", "y"], ["x", "z"], ["y", "y"]],
        [3, 4, 5],
        [np.float32(0.5), np.float32(1.5)],
        [{"a": (1, 2), "b": 3}, {"a": (1, 3), "b": 3}],
    ],
)
def test_attributes_in_columns_are_what_they_are_by_value(values):
    table = {s: {0: [(1, min(s + 1, len(values) - 1), 0, False)]} for s in range(len(values))}
    model = model_of_table(table)
    object.__setattr__(model, "observations", Observations.of(values))

    for name, numbers in attributes_of(model).items():
        keys = [
            key(one[name] if isinstance(one, dict) else one if name == "observation"
                else one[int(name)])
            for one in values
        ]  # fmt: skip
        expected: dict = {}
        assert numbers.tolist() == [expected.setdefault(k, len(expected)) for k in keys]


@given(
    st.lists(st.lists(st.integers(0, 3), min_size=5, max_size=5), max_size=3),
    st.sampled_from([1, 10, 2**62]),
)
def test_joined_numbers_are_equal_where_all_are(partitions, most):
    rows = list(zip(*partitions, strict=True)) if partitions else [()] * 5
    found = joined([np.array(one) for one in partitions], 5, most)

    for one, other in itertools.product(range(5), repeat=2):
        assert bool(found[one] < found[other]) is (rows[one] < rows[other])
    assert found.max() < max(most, 5)


def test_more_numbers_than_64_bits_hold_are_joined():
    parts = [np.array([0, n, 2**31]) for n in range(2, 9)]

    assert joined(parts, 3, most=3).tolist() == [0, 1, 2]
    assert joined(parts, 3).argsort().tolist() == [0, 1, 2]
    assert together(parts, 3).max() <= 2**16
    assert numbered(np.array([9, 4, 9])).tolist() == [0, 1, 0]


@pytest.mark.parametrize("power", [3, 20, 53, 64, 106, 200])
def test_probabilities_count_whatever_their_common_denominator(power):
    """All but one are multiples of a large power of two then, and of a word from 2^64 on."""
    half, rare = Fraction(1, 2), Fraction(1, 8)
    table = {0: {0: [(half / 2, state, 0, False) for state in (1, 2, 3, 4)]}}
    for state, chance in enumerate((half, half / 2, half, rare), 1):
        table[state] = {0: [(chance, 5, 0, False), (1 - chance, 6, 0, False)]}
    table |= {5: {0: [(1, 5, 1, True)]}, 6: {0: [(1, 6, 0, True)]}}
    model = model_of_table(table)
    tiny = Fraction(1, 2**power)
    others = {rare: tiny, 1 - rare: 1 - tiny}
    probabilities = tuple(others.get(one, one) for one in model.probabilities)
    found = coarsest(replace(model, probabilities=probabilities))
    block = {model.observation(s): int(found[s]) for s in np.flatnonzero(~model.ended)}

    assert block[1] == block[3]
    assert len({block[state] for state in (0, 1, 2, 4, 5, 6)}) == 6
