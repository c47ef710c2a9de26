"""The fisheries: in lockstep with a transcription and with each other, and their frames."""

import io
import math
import sys
from fractions import Fraction

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from hypothesis import example, given, settings
from hypothesis import strategies as st

import provengym
from provengym.cli import main
from transcriptions import splitmix
from transcriptions.fishing import CAPACITY, Fishery

RATES = st.fractions(0, 1, max_denominator=10**6)
UNITS = st.integers(0, 2 * CAPACITY)


NAMES = ["Fishing", "FishingContinuous", "FishingNormalized"]


def make(name="Fishing", **parameters):
    return getattr(provengym, f"{name}Env")(**parameters)


# ---- Lockstep ------------------------------------------------------------------------------------


@given(
    RATES.map(lambda r: 5 * r).filter(lambda r: r.denominator <= 10**6),
    RATES,
    st.booleans(),
    st.integers(0, 2 * CAPACITY),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 200), min_size=1, max_size=40),
    st.sampled_from(NAMES[:2]),
)
@settings(deadline=None)
def test_episodes(r, sigma, harvest_first, start, seed, actions, name):
    ratios = [(rate.numerator, rate.denominator) for rate in (r, sigma)]
    fishery = Fishery(*ratios, harvest_first, start)
    order = "harvest_first" if harvest_first else "growth_first"
    env = make(name, r=r, sigma=str(sigma), order=order, Tmax=20)
    env.reset(seed=seed, options={"state": start / CAPACITY})
    stock, key = start, splitmix.key_of(seed)
    for t, action in enumerate(actions):
        given_action = action if name == "Fishing" else np.array([action / 100], np.float32)
        observation, reward, terminated, truncated, info = env.step(given_action)
        stock, harvest, extinct = fishery.step(stock, action * 10_000, splitmix.word(key, t))

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
    env = make("FishingContinuous", order=order)
    env.reset(seed=0)
    results = [env.step(np.array([quota / CAPACITY], np.float32)) for quota in quotas]

    assert sum(Fraction(str(reward)) for _, reward, *_ in results) == Fraction(total)
    assert not any(truncated for *_, truncated, _ in results[:-1])
    # What is left of the last stock grows only where the growth comes first.
    assert results[-1][2:4] == ((False, True) if order == "growth_first" else (True, False))


def test_the_nearest_unit():
    env = make("FishingContinuous", K=3.0)
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


# ---- Gymnasium -----------------------------------------------------------------------------------


def test_spaces():
    box, normalized = (
        spaces.Box(0.0, 2.0, (1,), np.float32),
        spaces.Box(-1.0, 1.0, (1,), np.float32),
    )

    assert [make(name).observation_space for name in NAMES] == [box, box, normalized]
    assert [make(name).action_space for name in NAMES] == [spaces.Discrete(201), box, normalized]


def test_the_noise_depends_on_the_seed_where_there_is_noise():
    def stocks(seed, **parameters):
        env = make(**parameters)
        env.reset(seed=seed)
        return [env.step(5)[0].item() for _ in range(10)]

    assert stocks(3, sigma=0.2) != stocks(4, sigma=0.2)
    assert stocks(3) == stocks(4)


def test_the_checker_only_recommends_a_normalized_box():
    with pytest.warns(UserWarning, match="we recommend using a symmetric and normalized") as told:
        check_env(make("FishingContinuous"), skip_render_check=True)

    assert len(told) == 1


def test_an_observation_restores_its_state():
    env = make(K=1.1)
    for units in (0, 1, 123_457, 1_999_999, 2_000_000):
        observation, _ = env.reset(options={"state": units / CAPACITY * 1.1})
        env.reset(options={"state": observation})
        assert env.units == units


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


# ---- Stocks and quotas in [-1, 1] ----------------------------------------------------------------


@given(
    st.sampled_from([0.5, 1.0, 3.0, 1e-30, 123.456]),
    st.booleans(),
    st.sampled_from([0, 0.1, 1]),
    st.integers(0, 2**32),
    UNITS,
    st.lists(UNITS, min_size=1, max_size=30),
)
@settings(deadline=None)
def test_episodes_are_the_same(capacity, harvest_first, sigma, seed, start, quotas):
    order = "harvest_first" if harvest_first else "growth_first"
    parameters = {"K": capacity, "sigma": sigma, "order": order, "Tmax": 20, "s0": capacity}
    plain = make("FishingContinuous", **parameters)
    normalized = make("FishingNormalized", **parameters)
    state, there = start / CAPACITY * capacity, np.float32(start / CAPACITY - 1)
    assert normalized.reset(seed=seed)[0] == plain.reset(seed=seed)[0] / np.float32(capacity) - 1
    plain.reset(options={"state": state})
    normalized.reset(options={"state": there})
    for quota in quotas:
        # Both ways of saying a quota are rounded to float32, and mean the same unit.
        one = plain.step(np.array([quota / CAPACITY * capacity], np.float32))
        other = normalized.step(np.array([quota / CAPACITY - 1], np.float32))

        assert normalized.units == plain.units
        assert other[1:] == one[1:]
        assert other[0].dtype == np.float32
        assert other[0].tolist() == [np.float32((plain.units - CAPACITY) / CAPACITY)]
        assert normalized.observation_space.contains(other[0])


@given(UNITS, UNITS)
@example(0, 2 * CAPACITY)
@example(1, 2 * CAPACITY - 1)
def test_every_unit_has_its_number(stock, quota):
    env = make("FishingNormalized")
    observation, _ = env.reset(options={"state": np.float32(stock / CAPACITY - 1)})
    assert env.units == stock
    env.reset(options={"state": observation})
    assert env.units == stock
    env.reset(options={"state": 1.0})
    assert env.step(np.array([quota / CAPACITY - 1], np.float32))[1] == quota / CAPACITY


def test_a_capacity_in_the_box():
    env = make("FishingNormalized", K=4.0, s0=1.0)
    assert env.reset()[0].tolist() == [-0.75]
    assert (env.state, env.units) == (1.0, 250_000)
    assert env.step(-0.9375)[1] == 0.25


@pytest.mark.parametrize(("action", "harvest"), [(-1.5, 0.0), (-math.inf, 0.0), (1.5, 0.75)])
def test_actions_outside_of_the_box_are_its_border(action, harvest):
    env = make("FishingNormalized")
    env.reset()

    assert env.step(np.array([action]))[1] == harvest


def test_by_hand(capsys):
    env = make("FishingNormalized")
    env.reset()

    assert env.step(env.keys["5"])[1] == 0.25
    assert env.action_in_words(env.keys["5"]) == "action -0.75, quota 0.25"
    assert main(["render", "FishingNormalized", "--actions", "-0.75"]) == 0
    assert "stock 0.55625 of 2, step 1" in capsys.readouterr().out
    assert main(["render", "FishingNormalized", "--actions", "1.5"]) == 2
    assert "numbers between -1 and 1, got '1.5'" in capsys.readouterr().err


# ---- Frames and the command line -----------------------------------------------------------------


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
    for name, wrong, words, quota in (
        ("Fishing", "201", "numbers between 0 and 200, got '201'", "25"),
        ("FishingContinuous", "nan", "quotas between 0 and 2, got 'nan'", "0.25"),
    ):
        assert main(["render", name, "--actions", wrong]) == 2
        assert words in capsys.readouterr().err
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{quota} q"))
        assert main(["play", name, "-p", "Tmax=1"]) == 0
        told = "quota 0.25, reward 0.25, terminated False, truncated True"
        assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("rate", "taken"),
    [
        (1 / 3, Fraction(1, 3)),
        (0.1 * 3, Fraction(3, 10)),
        (np.float32(0.3), Fraction(3, 10)),
        (0.1234567, Fraction(0.1234567).limit_denominator(10**6)),
        ("0.1234567", Fraction(0.1234567).limit_denominator(10**6)),
        (1e-9, Fraction(0)),
    ],
)
@pytest.mark.parametrize("name", ["r", "sigma"])
def test_a_rate_is_the_nearest_fraction_that_the_kernel_takes(name, rate, taken):
    env = provengym.FishingEnv(**{name: rate})

    assert env.parameters[name] == taken
    assert taken.denominator <= 10**6


@given(st.floats(0, 1))
def test_every_float_is_a_rate(rate):
    env = provengym.FishingEnv(r=rate, sigma=rate)

    assert env.r == env.sigma
    assert abs(env.r - Fraction(rate)) <= Fraction(1, 10**6)
    assert provengym.FishingEnv(r=float(env.r)).r == env.r


def test_amounts_may_be_text():
    env = provengym.FishingEnv(r="3/10", K="3/2", s0="0.75", sigma="0")

    assert (env.r, env.K, env.s0, env.sigma) == (Fraction(3, 10), 1.5, 0.75, 0)


def test_the_dot_of_the_first_stock_is_whole():
    pytest.importorskip("pygame")
    env = provengym.FishingEnv(Tmax=10, render_mode="rgb_array")
    env.reset(seed=0)
    dot = (env.render() == (70, 98, 214)).all(axis=2)[150:, :480]
    across, down = (int(dot.any(axis=axis).sum()) for axis in (0, 1))

    assert abs(across - down) <= 1
    assert across >= 8
