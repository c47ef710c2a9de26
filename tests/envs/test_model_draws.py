"""The draws of models in lanes over 10^8 steps, against their probabilities, by chi-square."""

import random

import numpy as np
import pytest
from scipy.stats import chi2

import provengym
from auditing.processes import drawn, process
from envs.chain import CHAIN

LANES, STEPS, LEAST = 1 << 16, 10**8, 1e-9
"""Lanes, steps of all models together, and the least probability of what is seen."""


def lake():
    return provengym.extract("FrozenLake-v1", parameters={"map_name": "8x8"})


MODELS = {
    "ice": lake,
    "a chain": lambda: CHAIN,
    "many outcomes": lambda: process(drawn(random.Random(3), states=40, actions=5)),
}


def likely(model):
    """The probability of each successor after each action in each state, shape (rows, states)."""
    found = np.zeros((model.states * len(model.actions), model.states))
    sizes = np.diff(model.row_starts)
    chances = np.array([float(p) for p in model.probabilities])[model.probability_of]
    np.add.at(found, (np.repeat(np.arange(len(sizes)), sizes), model.successors), chances)
    return found


def surprise(counts, chances):
    """The probability of counts that differ as much, or more, from the expected ones."""
    seen = counts.sum(axis=1) > 0
    expected = counts[seen].sum(axis=1, keepdims=True) * chances[seen]
    possible = chances[seen] > 0
    assert not counts[seen][~possible].any()
    parts = (counts[seen] - expected)[possible] ** 2 / expected[possible]
    return chi2.sf(parts.sum(), possible.sum() - seen.sum())


def played(model, steps, seed=0):
    """How often each successor came after each action in each state, and each start."""
    actions, states = len(model.actions), model.states
    batch = provengym.Batch(model, LANES, autoreset="next_step")
    batch.reset(seed)
    of = batch._env._table.model_states
    counts = np.zeros(states * actions * states, np.int64)
    starts = np.zeros(states, np.int64)
    generator = np.random.default_rng(seed)
    before = batch.save()
    starts += np.bincount(of[before.states[0]], minlength=states)
    for _ in range(-(-steps // LANES)):
        given = generator.integers(actions, size=LANES)
        batch.step(given)
        after = batch.save()
        here, there, going_on = of[before.states[0]], of[after.states[0]], ~before.over
        cells = (here.astype(np.int64) * actions + given) * states + there
        counts += np.bincount(cells[going_on], minlength=len(counts))
        starts += np.bincount(there[~going_on], minlength=states)
        before = after
    return counts.reshape(-1, states), starts


@pytest.mark.parametrize("name", MODELS)
def test_outcomes_come_as_often_as_they_are_likely(name):
    model = MODELS[name]()
    counts, starts = played(model, STEPS // len(MODELS))
    assert counts.sum() + starts.sum() >= STEPS // len(MODELS)
    assert surprise(counts, likely(model)) > LEAST
    chances = np.zeros((1, model.states))
    for state, probability in model.start_distribution().items():
        chances[0, state] = float(probability)
    if len(model.starts) > 1:
        assert surprise(starts[np.newaxis], chances) > LEAST
    else:
        assert starts.nonzero()[0].tolist() == model.starts.tolist()


def test_a_probability_that_is_wrong_by_a_hundredth_is_seen():
    """What the others decide, they decide."""
    counts, _ = played(CHAIN, STEPS // 10)
    wrong = likely(CHAIN)
    row = wrong[0]
    first, second = np.flatnonzero(row)[:2]
    row[first], row[second] = row[first] + 0.01, row[second] - 0.01
    assert surprise(counts, wrong) < LEAST
