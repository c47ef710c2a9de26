"""Agreement of what runs with the golden table of Fishing."""

import itertools
from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from provengym.envs.fishing.reference import fishery
from transcriptions import splitmix

TABLES = golden.load(named("Fishing"))
UNITS = 10**6


# The first random word of an episode with this seed chooses this branch.
SEEDS_OF_BRANCHES = {
    branch: next(
        seed
        for seed in itertools.count()
        if splitmix.word(splitmix.key_of(seed), 0) >> 60 == branch
    )
    for branch in (0, 5, 8, 14, 15)
}


def entries(table):
    """Stock, quota and branch of every entry, and the entry."""
    for stock, row in zip(table["stocks"], table["table"], strict=True):
        for quota, cell in zip(table["quotas"], row, strict=True):
            for branch, entry in zip(table["branches"], cell, strict=True):
                yield stock, quota, branch, entry


def kernel_of(table):
    names = ("growth_num", "growth_den", "noise_num", "noise_den", "order")
    return KERNELS["Fishing"](start=0, **{name: table[name] for name in names})


def rows(table):
    for stock, quota, branch, (after, num, den, terminated, _) in entries(table):
        for low in (0, 2**60 - 1):  # the other bits do not matter
            noise = (branch << 60) | low
            yield (stock,), quota, noise, (after,), (after,), Fraction(num, den), terminated


def test_fisheries_hold_every_case_of_the_step():
    tables = TABLES
    flat = [(t, *entry) for t in tables for entry in entries(t)]
    rates = {(t["growth_num"], t["noise_num"], t["order"]) for t in tables}
    stocks = {entry[0] for *_, entry in flat}

    assert len(flat) > 1500
    assert len(rates) == len(tables) == 10
    assert {0, 2 * UNITS} <= stocks  # clipped below and above
    assert all(entry[3] is (entry[0] == 0) and entry[4] is False for *_, entry in flat)
    assert {branch.bit_count() - 2 for _, _, _, branch, _ in flat} == {-2, -1, 0, 1, 2}
    assert any(
        Fraction(entry[1], entry[2]) == Fraction(quota, UNITS) for _, _, quota, _, entry in flat
    )
    assert any(0 < stock < quota for _, stock, quota, _, _ in flat)


@pytest.mark.parametrize("name", ["Fishing", "FishingContinuous"])
@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_the_environments_of_fisheries(table, name):
    env = gymnasium.make(
        f"provengym/{name}-v0",
        r=Fraction(table["growth_num"], table["growth_den"]),
        sigma=Fraction(table["noise_num"], table["noise_den"]),
        order=("growth_first", "harvest_first")[table["order"]],
    ).unwrapped
    played = 0
    for stock, quota, branch, (after, num, den, terminated, truncated) in entries(table):
        action, off_grid = divmod(quota, UNITS // 100)
        if name == "FishingContinuous":
            action = np.array([quota / UNITS], np.float32)
        elif off_grid:
            continue
        env.reset(seed=SEEDS_OF_BRANCHES[branch], options={"state": stock / UNITS})
        observation, reward, *flags, _ = env.step(action)
        played += 1

        assert env.units == after
        assert observation.tolist() == [np.float32(after / UNITS)]
        assert (reward, *flags) == (num / den, terminated, truncated)
    assert played >= 24


def test_the_chances_of_a_table_are_those_that_are_proved():
    """A table is filled with the words of `Spec.Fishing.branches`, by their weights."""
    [branches] = [case["table"] for case in golden.load(named("FishingBranches"))]
    model = fishery({"sigma": "1/7", "order": "harvest_first"})
    kernel = KERNELS["Fishing"](
        growth_num=3, growth_den=10, noise_num=1, noise_den=7, order=1, start=750_000
    )
    for stock, action in ((750_000, 20), (1_999_999, 0), (3, 200)):
        found = model.outcomes(model.columns([(stock,)]), action)
        for number, (weight, word) in enumerate(branches):
            after, units, over = kernel.step((stock,), action * UNITS // 100, word)

            assert found.transition(number).state == after
            assert found.transition(number).reward == units / UNITS
            assert found.transition(number).terminated == over
            assert found.chances()[number] == Fraction(weight, 16)
        assert len(found) == len(branches)
