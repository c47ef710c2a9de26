"""FishingEnv and FishingContinuousEnv: lockstep with a transcription, limits, refusals, frames."""

import copy
import io
import math
import pickle
import sys
import warnings
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym.cli import main
from provengym.envs import stream
from transcriptions.fishing import CAPACITY, Fishery

IDS = ["provengym/Fishing-v0", "provengym/FishingContinuous-v0"]
CONTINUOUS = IDS[1]
RATES = st.fractions(0, 1, max_denominator=10**6)


def make(name=IDS[0], **parameters):
    return gymnasium.make(name, disable_env_checker=True, **parameters).unwrapped


def nothing(env):
    return env.keys["0"]


# ---- Lockstep -----------------------------------------------------------------------------------


@given(
    RATES.map(lambda r: 5 * r).filter(lambda r: r.denominator <= 10**6),
    RATES,
    st.booleans(),
    st.integers(0, 2 * CAPACITY),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 200), min_size=1, max_size=40),
    st.sampled_from(IDS),
)
@settings(deadline=None)
def test_episodes(r, sigma, harvest_first, start, seed, actions, name):
    ratios = [(rate.numerator, rate.denominator) for rate in (r, sigma)]
    fishery = Fishery(*ratios, harvest_first, start)
    order = "harvest_first" if harvest_first else "growth_first"
    env = make(name, r=r, sigma=str(sigma), order=order, Tmax=20)
    env.reset(seed=seed, options={"state": start / CAPACITY})
    stock, key = start, stream.key(seed)
    for t, action in enumerate(actions):
        given_action = action if name == IDS[0] else np.array([action / 100], np.float32)
        observation, reward, terminated, truncated, info = env.step(given_action)
        stock, harvest, extinct = fishery.step(stock, action * 10_000, stream.word(key, t))

        assert env.units == stock
        assert observation.tolist() == [np.float32(stock / CAPACITY)]
        assert reward == harvest / CAPACITY
        assert terminated is extinct
        assert truncated is (t + 1 >= 20 and not extinct)
        assert info == {"time_limit": t + 1 >= 20}
        assert env.observation_space.contains(observation)


@pytest.mark.parametrize(
    ("order", "quotas", "total"),
    [
        ("growth_first", [306_250] + 98 * [75_000] + [2_000_000], "8.15625"),
        ("harvest_first", [250_000] + 98 * [75_000] + [2_000_000], "8.175"),
    ],
)
def test_the_optimal_quotas_of_the_specification(order, quotas, total):
    env = make(CONTINUOUS, order=order)
    env.reset(seed=0)
    results = [env.step(np.array([quota / CAPACITY], np.float32)) for quota in quotas]

    assert sum(Fraction(str(reward)) for _, reward, *_ in results) == Fraction(total)
    assert not any(truncated for *_, truncated, _ in results[:-1])
    # What is left of the last stock grows only where the growth comes first.
    assert results[-1][2:4] == ((False, True) if order == "growth_first" else (True, False))


def test_the_nearest_unit():
    env = make(CONTINUOUS, K=3.0)
    for quota, units in (
        (1.0, 333_333),
        (0.0000014, 0),
        (0.0000016, 1),
        (-1.0, 0),
        (99.0, 250_000),
    ):
        env.reset(options={"state": 0.75 if quota == 99 else 6.0})
        assert env.step(np.array([quota]))[1] == units / CAPACITY * 3.0


def test_a_capacity():
    env = make(K=2.5, s0=1.0)
    observation, _ = env.reset()

    assert env.observation_space == spaces.Box(0, 5.0, (1,), np.float32)
    assert (env.units, observation.tolist()) == (400_000, [1.0])
    assert env.step(10)[1] == 0.25


# ---- Gymnasium ----------------------------------------------------------------------------------


@pytest.mark.parametrize("parameters", [{}, {"sigma": 0.1, "order": "harvest_first", "K": 0.5}])
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
@pytest.mark.parametrize("name", IDS)
def test_check_env(name, render_mode, parameters):
    env = make(name, render_mode=render_mode, **parameters)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The box of quotas is in natural units, and not the [0, 1] of K=0.5.
        warnings.filterwarnings("ignore", ".*recommend using a symmetric and normalized space")
        check_env(env)


def test_check_env_finds_nothing_in_a_box_of_one():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(CONTINUOUS, K=0.5))
        check_env(make())


def test_spaces_and_types():
    for name in IDS:
        env = make(name)
        first, info = env.reset(seed=0)
        second, reward, terminated, truncated, _ = env.step(nothing(env))

        assert info == {}
        assert first is not second
        assert first.dtype == second.dtype == np.float32
        assert [type(item) for item in (reward, terminated, truncated)] == [float, bool, bool]
        assert env.observation_space == spaces.Box(0.0, 2.0, (1,), np.float32)
        second[:] = 9
        assert env.state == env.units / CAPACITY < 1
    assert make().action_space == spaces.Discrete(201)
    assert make(CONTINUOUS).action_space == spaces.Box(0.0, 2.0, (1,), np.float32)


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_truncated_at_the_last_step(limit):
    env = make(Tmax=limit)
    for _ in range(2):  # and again after a reset
        env.reset()
        assert [env.step(0)[3] for _ in range(limit)] == (limit - 1) * [False] + [True]


def test_extinction_is_absorbing_and_never_truncated():
    env = make(Tmax=2, order="harvest_first")
    env.reset()
    steps = [env.step(action) for action in (200, 0, 5)]

    assert [reward for _, reward, *_ in steps] == [0.75, 0.0, 0.0]
    assert [step[2:4] for step in steps] == 3 * [(True, False)]
    assert [step[4]["time_limit"] for step in steps] == [False, True, True]


def test_seeds():
    def episode(env, seed):
        env.reset(seed=seed)
        first = [env.step(5)[0].item() for _ in range(10)]
        env.reset()
        return first, [env.step(5)[0].item() for _ in range(10)]

    env = make(sigma=0.2)
    first = episode(env, 3)

    assert episode(env, 3) == episode(make(sigma=0.2), 3) == first
    assert first[0] != first[1]
    assert episode(env, 4) != first
    assert episode(make(), 3) == episode(make(), 4)


def test_an_observation_restores_its_state():
    env = make(K=1.1)
    for units in (0, 1, 123_457, 1_999_999, 2_000_000):
        observation, _ = env.reset(options={"state": units / CAPACITY * 1.1})
        env.reset(options={"state": observation})
        assert env.units == units


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
@pytest.mark.parametrize("name", IDS)
def test_copies(name, duplicate):
    env = make(name, sigma=0.3, render_mode="rgb_array")
    env.reset(seed=1)
    env.step(env.keys["3"])
    twin = duplicate(env)

    assert [e.step(e.keys["1"])[:2] for e in (env,)] == [e.step(e.keys["1"])[:2] for e in (twin,)]
    np.testing.assert_array_equal(env.render(), twin.render())


# ---- Refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameters", "error", "message"),
    [
        ({"r": 5.1}, ValueError, r"r must be a number between 0 and 5: .* got 5.1"),
        ({"r": -0.1}, ValueError, "r must be a number between 0 and 5"),
        ({"r": float("nan")}, ValueError, "r must be a number"),
        ({"r": "fast"}, ValueError, "r must be a number"),
        ({"r": None}, TypeError, "r must be a number"),
        ({"r": True}, TypeError, "r must be a number"),
        ({"r": 0.1234567}, ValueError, "of at most 1,000,000: 0.1234567 .* has 10000000; the near"),
        ({"sigma": 1.1}, ValueError, "sigma must be a number between 0 and 1"),
        ({"sigma": "1/0"}, ValueError, "sigma must be a number"),
        ({"K": 0}, ValueError, "K must be a number between 1e-30 and 1e\\+30, got 0"),
        ({"K": math.inf}, ValueError, "K must be a number"),
        ({"K": 10**400}, ValueError, "K must be a number"),
        ({"K": "1"}, TypeError, "K must be a number"),
        ({"s0": 2.1}, ValueError, "s0 must be a stock between 0 and 2, got 2.1"),
        ({"s0": -0.1}, ValueError, "s0 must be a stock"),
        ({"s0": math.nan}, ValueError, "s0 must be a stock"),
        ({"s0": [1]}, TypeError, "s0 must be a stock"),
        ({"Tmax": 0}, ValueError, "Tmax must be between 1 and 2147483647, got 0"),
        ({"Tmax": 1.5}, TypeError, "Tmax must be an integer"),
        ({"order": "both"}, ValueError, "order must be one of 'growth_first', 'harvest_first'"),
        ({"render_mode": "svg"}, ValueError, "render_mode must be one of"),
    ],
)
def test_wrong_parameters_are_named(parameters, error, message):
    for environment in (provengym.FishingEnv, provengym.FishingContinuousEnv):
        with pytest.raises(error, match=message):
            environment(**parameters)


@pytest.mark.parametrize(
    ("name", "action", "error"),
    [
        (IDS[0], 201, ValueError),
        (IDS[0], -1, ValueError),
        (IDS[0], 1.0, TypeError),
        (IDS[0], np.array([1]), TypeError),
        (CONTINUOUS, np.array([math.nan]), ValueError),
        (CONTINUOUS, "1", TypeError),
        (CONTINUOUS, None, TypeError),
        (CONTINUOUS, True, TypeError),
        (CONTINUOUS, np.zeros(2), TypeError),
        (CONTINUOUS, np.zeros((1, 1)), TypeError),
    ],
)
def test_wrong_actions_change_nothing(name, action, error):
    env = make(name, sigma=0.1)
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    with pytest.raises(error, match="^action must be "):
        env.step(action)

    assert env.step(env.keys["1"]) == twin.step(twin.keys["1"])


@pytest.mark.parametrize("state", [-0.1, 2.1, math.nan, math.inf])
def test_wrong_states_change_nothing(state):
    env = make()
    env.reset()
    env.step(3)
    before = env.units
    with pytest.raises(ValueError, match=r"^options\['state'\] must be a stock between 0 and 2"):
        env.reset(options={"state": state})

    assert env.units == before


def test_parameters_are_read_exactly():
    env = make(r=0.3, sigma="1/3", s0=0.1)

    assert (env.r, env.sigma, env.units) == (Fraction(3, 10), Fraction(1, 3), None)
    assert env.kernel.start == 100_000
    assert make(r="3/10").kernel == make(r=np.float64(0.3)).kernel == make().kernel


def test_a_start_without_fish_warns():
    with pytest.warns(UserWarning, match="s0 is 0"):
        env = provengym.FishingEnv(s0=0)
    env.reset()

    assert env.step(5)[1:4] == (0.0, True, False)


@pytest.mark.parametrize(
    ("name", "parameters", "message"),
    [
        ("Fishing", {}, "Fishing has no table: there are 2,000,001 stocks"),
        ("FishingContinuous", {"sigma": 0.1}, "Fishing has no table with sigma=0.1: its steps are"),
    ],
)
def test_there_is_no_table_to_solve(name, parameters, message):
    with pytest.raises(ValueError, match=f"^{message}"):
        provengym.solve(name, discount=0.9, **parameters)


# ---- Frames and the command line ----------------------------------------------------------------


def test_text():
    env = make(render_mode="ansi", order="harvest_first")
    env.reset()
    first = env.render()
    env.step(200)

    assert first == (
        "Fishing [###############.....|....................] stock 0.75 of 2, step 0, return 0"
    )
    assert env.render() == (
        "Fishing [....................|....................] stock 0 of 2, step 1, return 0.75, "
        "last quota 2, extinct"
    )


def test_pictures():
    env = make(render_mode="rgb_array", Tmax=300, sigma=0.1)
    env.reset(seed=0)
    seen = set()
    for _ in range(250):  # more than a picture looks back
        seen.add(env.units)
        env.step(5)
    first = env.render()
    env.step(5)

    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert len(seen) > 100
    assert (env.render() != first).any()
    env.reset(seed=0)
    assert (env.render() != first).any()


def test_the_commands(capsys, monkeypatch):
    assert main(["show", "FishingContinuous"]) == 0
    assert "Box(0.0, 2.0, (1,), float32)" in capsys.readouterr().out
    assert main(["render", "FishingContinuous", "--actions", "0.25"]) == 0
    assert "stock 0.55625 of 2, step 1" in capsys.readouterr().out
    assert main(["render", "Fishing", "--actions", "25"]) == 0
    assert "stock 0.55625 of 2, step 1" in capsys.readouterr().out
    for name, wrong, words in (
        ("Fishing", "201", "numbers between 0 and 200, got '201'"),
        ("FishingContinuous", "nan", "quotas between 0 and 2, got 'nan'"),
    ):
        assert main(["render", name, "--actions", wrong]) == 2
        assert words in capsys.readouterr().err
        monkeypatch.setattr(sys, "stdin", io.StringIO("5q"))
        assert main(["play", name, "-p", "Tmax=1"]) == 0
        told = "quota 0.25, reward 0.25, terminated False, truncated True"
        assert told in capsys.readouterr().out
