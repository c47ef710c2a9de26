"""Everything that runs agrees with Fishing as Lean's own reduction evaluates it."""

import itertools
from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym import _core
from provengym.envs import stream

TABLES = golden.load(named("Fishing"))
UNITS = 10**6
PARAMETERS = ("growth_num", "growth_den", "noise_num", "noise_den", "order")
# The first random word of an episode with this seed chooses this branch.
SEEDS = {
    branch: next(
        seed for seed in itertools.count() if stream.word(stream.key(seed), 0) >> 60 == branch
    )
    for branch in (0, 5, 8, 14, 15)
}
every_table = pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))


def entries(table):
    """Stock, quota and branch of every entry, and the entry."""
    for stock, row in zip(table["stocks"], table["table"], strict=True):
        for quota, cell in zip(table["quotas"], row, strict=True):
            for branch, entry in zip(table["branches"], cell, strict=True):
                yield stock, quota, branch, entry


def kernel(table):
    """The compiled kernel of a table."""
    return _core.KERNELS["Fishing"](start=0, **{name: table[name] for name in PARAMETERS})


def environment(name, table):
    """The environment of a table."""
    return gymnasium.make(
        f"provengym/{name}-v0",
        r=Fraction(table["growth_num"], table["growth_den"]),
        sigma=Fraction(table["noise_num"], table["noise_den"]),
        order=("growth_first", "harvest_first")[table["order"]],
    ).unwrapped


def test_tables_hold_every_case_of_the_step():
    flat = [(t, *entry) for t in TABLES for entry in entries(t)]
    rates = {(t["growth_num"], t["noise_num"], t["order"]) for t in TABLES}
    stocks = {entry[0] for *_, entry in flat}

    assert len(flat) > 1500
    assert len(rates) == len(TABLES) == 10
    assert {0, 2 * UNITS} <= stocks  # clipped below and above
    assert all(entry[3] is (entry[0] == 0) and entry[4] is False for *_, entry in flat)
    assert {branch.bit_count() - 2 for _, _, _, branch, _ in flat} == {-2, -1, 0, 1, 2}
    assert any(
        Fraction(entry[1], entry[2]) == Fraction(quota, UNITS) for _, _, quota, _, entry in flat
    )
    assert any(0 < stock < quota for _, stock, quota, _, _ in flat)


@every_table
def test_kernel(table):
    compiled = kernel(table)
    for stock, quota, branch, (after, num, den, terminated, _) in entries(table):
        for low in (0, 2**60 - 1):  # the other bits do not matter
            state, harvest, extinct = compiled.step((stock,), quota, (branch << 60) | low)

            assert compiled.observe(state) == (after,)
            assert (Fraction(harvest, compiled.reward_scale), extinct) == (
                Fraction(num, den),
                terminated,
            )


@every_table
def test_batch(table):
    stocks, quotas, branches, expected = zip(*entries(table), strict=True)
    n = len(expected)
    states = np.array([stocks], np.uint32)
    noise = np.array(branches, np.uint64) << np.uint64(60)
    observations, rewards = np.full(n, -1), np.full(n, np.nan)
    terminated = np.zeros(n, bool)
    kernel(table).step_batch(states, np.array(quotas), noise, observations, rewards, terminated)

    assert states[0].tolist() == observations.tolist() == [entry[0] for entry in expected]
    assert rewards.tolist() == [entry[1] / entry[2] for entry in expected]
    assert terminated.tolist() == [entry[3] for entry in expected]


@pytest.mark.parametrize("name", ["Fishing", "FishingContinuous"])
@every_table
def test_environment(table, name):
    env = environment(name, table)
    played = 0
    for stock, quota, branch, (after, num, den, terminated, truncated) in entries(table):
        action, off_grid = divmod(quota, UNITS // 100)
        if name == "FishingContinuous":
            action = np.array([quota / UNITS], np.float32)
        elif off_grid:
            continue
        env.reset(seed=SEEDS[branch], options={"state": stock / UNITS})
        observation, reward, *flags, _ = env.step(action)
        played += 1

        assert env.units == after
        assert observation.tolist() == [np.float32(after / UNITS)]
        assert (reward, *flags) == (num / den, terminated, truncated)
    assert played >= 24
