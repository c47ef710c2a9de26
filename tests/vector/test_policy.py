"""The actions of a policy, drawn in compiled code, and the estimate of its value."""

import json
import math
from importlib.resources import files

import gymnasium
import numpy as np
import pytest

from provengym import Batch, _core
from provengym.vector import estimating
from provengym.vector.estimating import estimate

N, T, SEED = 1500, 40, 2**64 - 700
SIZE = {"height": 3, "width": 4}


def weights(dtype=np.int64):
    """A weight for each cell and action, some of them 0 and one row as large as can be."""
    table = np.random.default_rng(0).integers(0, 5, (12, 4))
    table[:, 3] += 1
    table[2] = 0, 2**32 - 2, 0, 1
    return table.astype(dtype)


def drawn(table, row, seed, t):
    """The action that the documentation of `rollout_policy` says, in Python's integers."""
    word = _core.word(_core.key(seed % 2**64) ^ 0x5A5A5A5A5A5A5A5A, t)
    u = word * sum(table[row].tolist()) >> 64
    return next(a for a in range(4) if sum(table[row, : a + 1].tolist()) > u)


def grid(**arguments):
    batch = Batch("GridWorld", N, **SIZE, **arguments)
    return batch, batch.reset(seed=SEED)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("dtype", [np.int64, np.uint32])
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_actions_are_those_that_are_documented(dtype, autoreset, threads):
    table = weights(dtype)
    batch, seen = grid(threads=threads, autoreset=autoreset)
    kept = batch.rollout_policy(table, T, SEED, keep="all", final_observations=True)
    other, _ = grid(autoreset=autoreset)
    assert len(np.unique(kept.observations)) > 10

    for t in range(T):
        actions = [drawn(table, row, SEED + i, t) for i, row in enumerate(seen.tolist())]
        observations, rewards, terminated, truncated = other.step(np.array(actions))
        assert np.array_equal(kept.observations[t], observations)
        assert np.array_equal(kept.rewards[t], rewards)
        assert np.array_equal(kept.terminated[t], terminated)
        assert np.array_equal(kept.truncated[t], truncated)
        seen = observations


@pytest.mark.parametrize("form", [None, "uint8", "int32", "one_hot"])
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_the_last_call_and_the_sums_are_those_of_all(form, autoreset):
    arguments = {"observation_dtype": form, "autoreset": autoreset, "max_episode_steps": 9}
    kept = grid(**arguments)[0].rollout_policy(weights(), T, 5, keep="all")
    last = grid(**arguments)[0].rollout_policy(weights(), T, 5)

    assert kept.truncated.any()
    assert np.array_equal(last.returns, kept.rewards.sum(axis=0, dtype=np.float64))
    for name in ("observations", "rewards", "terminated", "truncated"):
        assert np.array_equal(getattr(last, name), getattr(kept, name)[-1])


@pytest.mark.parametrize(
    ("table", "error", "message"),
    [
        (weights().astype(float), TypeError, "table must be an array of uint32 or int64"),
        (weights().tolist(), TypeError, "table must be an array of uint32 or int64"),
        (weights()[:-1], ValueError, r"table must have shape \(12, 4\), got \(11, 4\)"),
        (weights() * (np.arange(12) != 7)[:, None], ValueError, r"table\[7\] must be weights"),
        (weights() - 2, ValueError, r"table\[1\] must be weights that are not negative"),
        (np.full((12, 4), 2**30), ValueError, r"table\[0\] .* sum from 1 to 4294967295"),
        (np.full((12, 4), 2**62), ValueError, r"table\[0\] .* sum from 1 to 4294967295"),
    ],
)
def test_a_wrong_table_is_refused_and_nothing_changes(table, error, message):
    batch, seen = grid()
    with pytest.raises(error, match=message):
        batch.rollout_policy(table, 3, 0)
    assert np.array_equal(batch.observe(), seen)


@pytest.mark.parametrize(
    "name", ["HunterWumpus", "SpellCorrection", "Fishing", "FishingContinuous"]
)
def test_where_observations_are_no_numbers_it_is_refused(name):
    batch = Batch(name, 2)
    batch.reset(seed=0)
    with pytest.raises(ValueError, match="observations and actions are single numbers, got prov"):
        batch.rollout_policy(weights(), 3, 0)


def test_other_wrong_use():
    batch = Batch("GridWorld", 2, observation="position", **SIZE)
    batch.reset(seed=0)
    with pytest.raises(ValueError, match="MultiDiscrete"):
        batch.rollout_policy(weights(), 3, 0)
    batch, _ = grid(autoreset="disabled")
    with pytest.raises(ValueError, match=r"for rollout_policy\(\), got 'disabled'"):
        batch.rollout_policy(weights(), 3, 0)
    batch, _ = grid()
    with pytest.raises(ValueError, match="T must be"):
        batch.rollout_policy(weights(), 0, 0)
    with pytest.raises(ValueError, match="keep must be"):
        batch.rollout_policy(weights(), 1, 0, keep="some")


def value(table, discount):
    """Compute the value of a policy table from the start, by a system of linear equations."""
    P = gymnasium.make("provengym/GridWorld-v0", **SIZE).unwrapped.P
    matrix, rewards = np.eye(12), np.zeros(12)
    for s in range(12):
        for a in range(4):
            for p, successor, reward, ended in P[s][a]:
                share = p * table[s, a] / table[s].sum()
                rewards[s] += share * reward
                matrix[s, successor] -= 0 if ended else discount * share
    return np.linalg.solve(matrix, rewards)[0]


@pytest.mark.parametrize("discount", [0.5, 0.9, 0.99])
@pytest.mark.parametrize("T", [None, 7])
def test_the_interval_contains_the_value(discount, T):
    table = weights()
    table[2] = 1, 1, 1, 1
    found = estimate("GridWorld", table, discount=discount, T=T, n=20_000, seed=3, **SIZE)
    exact = value(table, discount)

    assert found.low < exact < found.high
    if T is None:  # far closer than Hoeffding's inequality says
        assert abs(found.mean - exact) < found.sampling / 2
    steps = (1 - discount**found.T) / (1 - discount)
    assert found.sampling == pytest.approx(steps * math.sqrt(math.log(40) / 40_000), rel=1e-5)
    assert found.tail == discount**found.T / (1 - discount)
    assert found.high - found.mean == pytest.approx(found.sampling + found.tail)


def test_each_lane_is_one_episode_cut_off():
    down = np.full(12, 1)  # never arrives
    found = estimate("GridWorld", down, discount=0.9, T=150, n=3, **SIZE)
    assert found.mean == pytest.approx(-(1 - 0.9**150) / 0.1, rel=1e-14)
    way = np.array([3, 3, 3, 1] * 3)
    found = estimate("GridWorld", way, discount=0.9, T=150, n=3, **SIZE)
    assert found.mean == pytest.approx(-(1 - 0.9**4) / 0.1, rel=1e-14)
    assert estimate("GridWorld", way, discount=0, n=3, **SIZE).mean == -1


def test_blocks_of_calls_draw_other_words():
    seeds = []

    class Recording(Batch):
        def rollout_policy(self, table, T, seed, **arguments):
            seeds.append((seed, T))
            return super().rollout_policy(table, T, seed, **arguments)

    batch = Recording("GridWorld", 5, **SIZE)
    table = np.tile(np.array([1, 1, 1, 0]), (12, 1))  # never right
    estimating._returns(batch, table, 0.9, 200, 2**64 - 3)
    assert sum(T for _, T in seeds) == 200
    lanes = {(seed + i) % 2**64 for seed, _ in seeds for i in range(5)}
    assert len(lanes) == 5 * len(seeds) == 20


def test_the_theorem_of_the_rewards_is_proved():
    claims = json.loads(files("provengym").joinpath("claims.json").read_text())
    proved = {claim["theorem"] for claim in claims if claim["bridge"] == "proved"}
    assert {f"Spec.{theorem}" for *_, theorem in estimating.REWARDS.values()} <= proved


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"discount": 1}, ValueError, r"discount must be a number in \[0, 1\)"),
        ({"level": 1}, ValueError, "level must be between 0 and 1"),
        ({"level": "x"}, TypeError, "level must be a number"),
        ({"n": 0}, ValueError, "n must be"),
        ({"policy": np.full(12, 4)}, ValueError, r"policy\[0\] must be an action between 0 and 3"),
        ({"policy": np.ones(12)}, TypeError, "policy must be an array of integers"),
        ({"policy": np.ones(3, int)}, ValueError, r"policy must have shape \(12, 4\) or \(12,\)"),
        ({"policy": np.ones((12, 3), int)}, ValueError, "policy must have shape"),
        ({"policy": -np.ones((12, 4), int)}, ValueError, r"policy\[0\] must be weights"),
        ({"policy": np.zeros((12, 4), int)}, ValueError, r"policy\[0\] must be weights"),
        ({"policy": np.full((12, 4), 2**31)}, ValueError, r"policy\[0\] must be weights"),
        ({"observation": "position"}, ValueError, "observations must be single numbers"),
        ({"device": "cuda"}, TypeError, "device is no argument of an estimate"),
        ({"max_episode_steps": 3}, TypeError, "max_episode_steps is no argument of an estimate"),
        ({"autoreset": "next_step"}, TypeError, "autoreset is no argument of an estimate"),
        ({"env_id": "Fishing"}, ValueError, "env_id must be one of"),
    ],
)
def test_wrong_use_of_estimate(arguments, error, message):
    given = {"env_id": "GridWorld", "policy": np.ones(12, int), "discount": 0.9} | arguments
    size = SIZE if given["env_id"] == "GridWorld" else {}
    with pytest.raises(error, match=message):
        estimate(given.pop("env_id"), given.pop("policy"), **given, **size)
