"""FishingNormalizedEnv is FishingContinuousEnv with stocks and quotas in [-1, 1]."""

import math
import re
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from hypothesis import example, given, settings
from hypothesis import strategies as st

import provengym.cli
from provengym.envs.fishing.fishery import CAPACITY

UNITS = st.integers(0, 2 * CAPACITY)


def make(name="FishingNormalized", **parameters):
    return gymnasium.make(f"provengym/{name}-v0", **parameters).unwrapped


def said(env):
    """What `check_env` warns of, without its colours."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(env)
    return [re.sub(r"\x1b\[\d+m", "", str(warning.message)) for warning in caught]


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
    normalized = make(**parameters)
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
    env = make()
    observation, _ = env.reset(options={"state": np.float32(stock / CAPACITY - 1)})
    assert env.units == stock
    env.reset(options={"state": observation})
    assert env.units == stock
    env.reset(options={"state": 1.0})
    assert env.step(np.array([quota / CAPACITY - 1], np.float32))[1] == quota / CAPACITY


@pytest.mark.slow
def test_check_env_has_nothing_to_say():
    for parameters in ({}, {"K": 7.0}, {"sigma": 0.1, "order": "harvest_first"}):
        assert said(make(**parameters)) == []


def test_check_env_only_recommends_a_normalized_box_to_the_others():
    assert said(make("Fishing")) == []
    (recommendation,) = said(make("FishingContinuous"))
    assert "For Box action spaces, we recommend using a symmetric and normalized" in recommendation


def test_spaces():
    env = make(K=4.0, s0=1.0)
    box = spaces.Box(-1.0, 1.0, (1,), np.float32)

    assert (env.observation_space, env.action_space) == (box, box)
    assert env.reset()[0].tolist() == [-0.75]
    assert (env.state, env.units) == (1.0, 250_000)
    assert env.step(-0.9375)[1] == 0.25


@pytest.mark.parametrize(("action", "harvest"), [(-1.5, 0.0), (-math.inf, 0.0), (1.5, 0.75)])
def test_actions_outside_of_the_box_are_its_border(action, harvest):
    env = make()
    env.reset()

    assert env.step(np.array([action]))[1] == harvest


@pytest.mark.parametrize(
    ("action", "error"),
    [(math.nan, ValueError), ("0", TypeError), (np.zeros(2), TypeError), (None, TypeError)],
)
def test_wrong_actions_change_nothing(action, error):
    env = make()
    env.reset()
    with pytest.raises(error, match="^action must be a number between -1 and 1, as an array"):
        env.step(action)

    assert env.units == 750_000


@pytest.mark.parametrize("state", [-1.1, 1.1, math.nan])
def test_wrong_states_change_nothing(state):
    env = make()
    env.reset()
    with pytest.raises(ValueError, match=r"^options\['state'\] must be a number between -1 and 1"):
        env.reset(options={"state": state})

    assert env.units == 750_000


def test_by_hand(capsys):
    env = make()
    env.reset()

    assert env.step(env.keys["5"])[1] == 0.25
    assert env.action_in_words(env.keys["5"]) == "action -0.75, quota 0.25"
    assert provengym.cli.main(["render", "FishingNormalized", "--actions", "-0.75"]) == 0
    assert "stock 0.55625 of 2, step 1" in capsys.readouterr().out
    assert provengym.cli.main(["render", "FishingNormalized", "--actions", "1.5"]) == 2
    assert "numbers between -1 and 1, got '1.5'" in capsys.readouterr().err


def test_it_is_exported():
    assert type(make()) is provengym.FishingNormalizedEnv
