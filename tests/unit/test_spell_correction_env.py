"""SpellCorrectionEnv: Gymnasium's contract, limits, states that are given, seeds and copies."""

import copy
import pickle
import warnings
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym  # noqa: F401
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS

ID = "provengym/SpellCorrection-v0"
WORDS = ["hello", "aab", "abacus", "zz", "q", "lull"]

SEEDS = st.integers(0, 2**64 - 1)


def make(**parameters):
    return gymnasium.make(ID, disable_env_checker=True, **parameters).unwrapped


def given_state(target, current):
    return {"state": {"target": target, "current": current}}


def numbers(cells):
    return [(BLANK + ALPHABET).index(cell) for cell in cells]


# ---- Gymnasium ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "parameters", [{}, {"reward_mode": "shaped", "transforms": TRANSFORMS, "max_word_length": 12}]
)
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_check_env(render_mode, parameters):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(ID, render_mode=render_mode, **parameters).unwrapped)


def test_spaces_and_types():
    env = make(max_word_length=6)
    first, _ = env.reset(seed=0)
    second, reward, terminated, truncated, info = env.step(np.int64(3))

    assert env.observation_space == spaces.MultiDiscrete([27] * 6)
    assert env.action_space == spaces.Discrete(26 * 6)
    assert first is not second
    assert first.dtype == second.dtype == np.int64
    types = [type(item) for item in (reward, terminated, truncated, *info.values())]
    assert types == [float, bool, bool, int, bool]
    second[:] = 9
    assert env.state["current"] != "i" * 6


def test_defaults():
    env = make()

    assert (env.max_word_length, env.max_steps, env.reward_mode) == (10, 20, "sparse")
    assert env.transforms == ("swap", "substitute")
    assert env.target is None
    assert env.state is None
    assert list(env.reset(seed=0)[1]) == ["edit_distance", "transform"]
    assert env.target in env.words


def test_the_target_is_revealed_on_demand():
    env = make(reveal_target=True)
    _, info = env.reset(seed=0)

    assert info["target"] == env.target
    assert "target" not in env.step(0)[4]


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_truncated_at_the_last_step(limit):
    env = make(max_steps=limit)
    for _ in range(2):  # and again after a reset
        env.reset(options=given_state("hello", "hxllo"))
        assert [env.step(0)[3] for _ in range(limit)] == (limit - 1) * [False] + [True]


def test_a_restored_word_is_absorbing_and_never_truncated():
    env = make(max_steps=1, reward_mode="shaped")
    env.reset(options=given_state("hello", "hallo"))
    steps = [env.step(action) for action in (26 * 1 + 4, 0, 30)]

    assert [step[1] for step in steps] == [1.0, 0.0, 0.0]
    assert [step[2:4] for step in steps] == 3 * [(True, False)]
    assert [step[4] for step in steps] == 3 * [{"edit_distance": 0, "time_limit": True}]
    assert env.state == {"target": "hello", "current": "hello"}


def test_progress_may_cost_more():
    env = make(max_word_length=4, reward_mode="shaped")
    env.reset(options=given_state("abab", "baba"))

    assert Fraction(env.step(26 * 1 + 1)[1]) == Fraction(-3, 4)  # an a that became a right b
    env.reset(options=given_state("abab", "baba"))
    assert Fraction(env.step(26 * 0 + 1)[1]) == Fraction(-2, 4)  # nothing changed


def test_a_blank_between_letters_counts():
    env = make(max_word_length=6)
    env.reset(options=given_state("ab", "ab"))
    assert env.step(0)[2] is True
    _, info = env.reset(options=given_state("ab", "ab_c"))
    assert info["edit_distance"] == 2
    assert env.state["current"] == "ab_c"
    _, info = env.reset(options=given_state("ab", "__ab__"))
    assert info["edit_distance"] == 2
    assert env.state["current"] == "__ab"
    observation, info = env.reset(options=given_state("ab", ""))
    assert observation.tolist() == [0] * 6
    assert info["edit_distance"] == 2


# ---- Seeds and copies ---------------------------------------------------------------------------


def test_seeds():
    def starts(env, seed):
        env.reset(seed=seed)
        first = env.state
        env.reset()
        return first, env.state

    env = make()
    assert starts(env, 3) == starts(env, 3) == starts(make(), 3)
    assert len({str(starts(env, seed)) for seed in range(20)}) == 20
    first, second = starts(env, 3)
    assert first != second


@given(st.data())
@settings(deadline=None)
def test_a_state_is_restored(data):
    env = make(max_steps=30, transforms=TRANSFORMS)
    env.reset(seed=data.draw(SEEDS))
    for action in data.draw(st.lists(st.integers(0, 259), max_size=10)):
        env.step(action)
    twin = make(max_steps=30)
    observation, info = twin.reset(options={"state": env.state})

    assert twin.state == env.state
    assert info["transform"] is None
    assert observation.tolist() == numbers(env.state["current"].ljust(10, BLANK))
    for action in data.draw(st.lists(st.integers(0, 259), max_size=5)):
        (a, *first), (b, *second) = env.step(action), twin.step(action)
        assert a.tolist() == b.tolist()
        assert first[:2] == second[:2]


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
@pytest.mark.parametrize("words", [None, WORDS])
def test_copies(words, duplicate):
    env = make(words=words, render_mode="rgb_array", reward_mode="shaped")
    env.reset(seed=1)
    env.step(4)
    twin = duplicate(env)

    assert twin.kernel == env.kernel
    for one, other in ((env.step(5), twin.step(5)), (env.reset(), twin.reset())):
        assert one[0].tolist() == other[0].tolist()
        assert one[1:] == other[1:]
    assert env.state == twin.state
    np.testing.assert_array_equal(env.render(), twin.render())
