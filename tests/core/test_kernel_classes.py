"""Kernels as objects: what describes them, how they compare and are copied, what they refuse."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest

from core.cases.case import LARGEST
from core.cases.gridworld import PARAMS
from core.cases.spell_correction import HELLO
from core.kernels import CASES, example
from provengym._core import (
    KERNELS,
    Fishing,
    GridWorld,
    HunterWumpus,
    KeyLock,
    Recommender,
    SpellCorrection,
    TwoLaneDriving,
)
from transcriptions.fishing import CAPACITY
from transcriptions.spell_correction import packed

every_kernel = pytest.mark.parametrize("name", KERNELS)
UNIT = 27720
STATE = ("user", "recommended", "bought", "last", "time")


@pytest.mark.parametrize(
    ("kernel", "state", "dtype", "components", "actions", "reward_scale", "reset", "step"),
    [
        (GridWorld, ("row", "col"), np.uint32, 3, 4, 1, 0, 0),
        (Fishing, ("stock",), np.uint32, 1, 2 * CAPACITY + 1, CAPACITY, 0, 1),
        (HunterWumpus, ("pits", "visited", "tokens"), np.uint64, 14, 4, 1, 64, 1),
        (SpellCorrection, ("target", "current"), np.uint64, 13, 26 * 10, UNIT, 3, 0),
        (KeyLock, ("board",), np.uint64, 9, 6, 1, 3, 0),
        (TwoLaneDriving, ("near0", "far0", "near1", "far1", "car"), np.uint64, 7, 6, 1, 8, 0),
        (Recommender, STATE, np.uint64, 5, 6, 1, 1, 1),
    ],
)
def test_description(kernel, state, dtype, components, actions, reward_scale, reset, step):
    name = kernel.__name__

    assert KERNELS[name] is kernel
    assert kernel.name == name
    assert kernel.params == tuple(CASES[name].params)
    assert (kernel.state, kernel.state_dtype) == (state, np.dtype(dtype))
    assert (len(kernel.observation), example(name).num_actions) == (components, actions)
    assert (kernel.reward_scale, kernel.reset_words, kernel.step_words) == (
        reward_scale,
        reset,
        step,
    )


def test_observations():
    assert GridWorld.observation == ("index", "row", "col")
    assert Fishing.observation == ("stock",)
    assert SpellCorrection.observation == (*(f"cell_{i}" for i in range(12)), "distance")


def test_repr():
    assert repr(example("GridWorld")) == (
        "GridWorld(height=3, width=4, start_row=0, start_col=1, goal_row=2, goal_col=3)"
    )
    assert repr(example("SpellCorrection")) == (
        "SpellCorrection(max_word_length=10, mode=1, transforms=3, words=<1>)"
    )


# ---- Values -------------------------------------------------------------------------------------


@every_kernel
def test_value(name):
    kernel, other = example(name), CASES[name].other

    assert {param: getattr(kernel, param) for param in kernel.params} == CASES[name].params
    assert kernel == example(name)
    assert hash(kernel) == hash(example(name))
    assert other is None or kernel != example(name, **other)
    assert kernel != "kernel"


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
@every_kernel
def test_copy(name, duplicate):
    assert duplicate(example(name)) == example(name)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
@every_kernel
def test_pickle(name, protocol):
    assert pickle.loads(pickle.dumps(example(name), protocol)) == example(name)


def test_a_forged_pickle_is_checked():
    forged = GridWorld.__new__(GridWorld)
    with pytest.raises(ValueError, match="^height must be between"):
        forged.__setstate__((0, 4, 0, 1, 2, 3))
    with pytest.raises(ValueError, match="^GridWorld has 6 parameters, got"):
        forged.__setstate__((1, 1))


@every_kernel
def test_immutable(name):
    for attribute in (*CASES[name].params, "anything"):
        with pytest.raises(AttributeError):
            setattr(example(name), attribute, 1)
    with pytest.raises(TypeError, match="not an acceptable base type"):
        type("Subclass", (KERNELS[name],), {})


def test_the_words_are_part_of_a_kernel():
    words = np.array([packed("hello"), packed("world")], np.uint64)
    kernel = example("SpellCorrection", words=words)
    kept = words.copy()
    words[:] = packed("other")
    kernel.words[:] = packed("other")
    twin = example("SpellCorrection", words=kept)

    assert (kernel.words == kept).all()
    assert kernel == twin == pickle.loads(pickle.dumps(kernel))
    assert hash(kernel) == hash(twin)
    assert kernel.init(3, 4) == pickle.loads(pickle.dumps(kernel)).init(3, 4)
    for other in (kept[::-1].copy(), kept[:1], np.append(kept, kept[:1])):
        different = example("SpellCorrection", words=other)
        assert kernel != different
        assert hash(kernel) != hash(different)
    assert kernel != example("SpellCorrection", words=kept, mode=0)


def test_rewards_of_spellings_are_shares():
    kernel = SpellCorrection(max_word_length=12, mode=1, transforms=15, words=HELLO)
    for length in range(1, 13):
        target = "a" * length
        _, reward, _ = kernel.step((packed(target), packed("b" * length)), 25)
        assert Fraction(reward, UNIT) == -1
    _, reward, _ = kernel.step((packed("abab"), packed("baba")), 26 + 1)
    assert Fraction(reward, UNIT) == Fraction(-3, 4)


# ---- Refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "changes", "parameter", "low", "high"),
    [
        ("GridWorld", {"height": 0}, "height", 1, LARGEST),
        ("GridWorld", {"height": LARGEST + 1}, "height", 1, LARGEST),
        ("GridWorld", {"height": 2**32 + 1}, "height", 1, LARGEST),
        ("GridWorld", {"width": 0}, "width", 1, LARGEST),
        ("GridWorld", {"width": -1}, "width", 1, LARGEST),
        ("GridWorld", {"start_row": 3}, "start_row", 0, 2),
        ("GridWorld", {"start_col": 4}, "start_col", 0, 3),
        ("GridWorld", {"goal_row": 3}, "goal_row", 0, 2),
        ("GridWorld", {"goal_row": -1}, "goal_row", 0, 2),
        ("GridWorld", {"goal_col": 4}, "goal_col", 0, 3),
        ("Fishing", {"growth_num": 5_000_001}, "growth_num", 0, 5_000_000),
        ("Fishing", {"growth_num": 51}, "growth_den", 11, 10**6),
        ("Fishing", {"growth_den": 0}, "growth_den", 1, 10**6),
        ("Fishing", {"growth_den": 10**6 + 1}, "growth_den", 1, 10**6),
        ("Fishing", {"noise_num": 10**6 + 1}, "noise_num", 0, 10**6),
        ("Fishing", {"noise_num": 2}, "noise_den", 2, 10**6),
        ("Fishing", {"noise_den": 0}, "noise_den", 1, 10**6),
        ("Fishing", {"order": 2}, "order", 0, 1),
        ("Fishing", {"start": 2_000_001}, "start", 0, 2_000_000),
        ("HunterWumpus", {"size": 1, "num_pits": 0}, "size", 2, 8),
        ("HunterWumpus", {"size": 9, "num_pits": 0}, "size", 2, 8),
        ("HunterWumpus", {"size": 2, "num_pits": 2}, "num_pits", 0, 1),
        ("HunterWumpus", {"size": 8, "num_pits": 62}, "num_pits", 0, 61),
        ("SpellCorrection", {"max_word_length": 0}, "max_word_length", 1, 12),
        ("SpellCorrection", {"max_word_length": 13}, "max_word_length", 1, 12),
        ("SpellCorrection", {"mode": 2}, "mode", 0, 1),
        ("SpellCorrection", {"transforms": 0}, "transforms", 1, 15),
        ("SpellCorrection", {"transforms": 16}, "transforms", 1, 15),
        ("KeyLock", {"size": 1}, "size", 2, 1024),
        ("Recommender", {"num_products": 0}, "num_products", 1, 16),
        ("Recommender", {"num_products": 17}, "num_products", 1, 16),
        ("Recommender", {"features_per_product": 0}, "features_per_product", 1, 7),
        ("Recommender", {"features_per_product": 8}, "features_per_product", 1, 7),
        ("Recommender", {"horizon": 0}, "horizon", 1, LARGEST),
        ("Recommender", {"denominator": 0}, "denominator", 1, LARGEST),
        ("Recommender", {"n0": 7}, "n0", 0, 6),
        ("Recommender", {"n2": 7}, "n2", 0, 6),
        ("Recommender", {"n3": 1}, "n3", 0, 0),
        ("Recommender", {"n7": 1}, "n7", 0, 0),
        ("KeyLock", {"size": 1025}, "size", 2, 1024),
        ("TwoLaneDriving", {"length": 1}, "length", 2, 128),
        ("TwoLaneDriving", {"length": 129}, "length", 2, 128),
        ("TwoLaneDriving", {"max_speed": 11}, "max_speed", 1, 10),
        ("TwoLaneDriving", {"speed_limit": 4}, "speed_limit", 1, 3),
        ("TwoLaneDriving", {"sensor_range": 63}, "sensor_range", 1, 62),
        ("TwoLaneDriving", {"drawn": 2}, "drawn", 0, 1),
    ],
)
def test_parameter_out_of_range(name, changes, parameter, low, high):
    got = (CASES[name].params | changes)[parameter]
    with pytest.raises(
        ValueError, match=f"^{parameter} must be between {low} and {high}, got {got}$"
    ):
        example(name, **changes)


def test_the_largest_parameters_of_fisheries():
    example("Fishing", growth_num=5_000_000, growth_den=1_000_000)
    example("Fishing", growth_num=50, noise_num=1, start=2_000_000, order=1)


def test_wrong_parameters():
    with pytest.raises(TypeError, match="^GridWorld has no parameter 'depth', its parameters are"):
        GridWorld(**PARAMS, depth=1)
    with pytest.raises(TypeError, match="^GridWorld takes keyword arguments only$"):
        GridWorld(3, 4, 0, 0, 2, 3)
    for name in PARAMS:
        with pytest.raises(TypeError, match=f"^GridWorld needs the parameter '{name}'$"):
            GridWorld(**{key: value for key, value in PARAMS.items() if key != name})


def test_words_that_are_missing_or_of_another_kernel():
    with pytest.raises(TypeError, match="^SpellCorrection needs the parameter 'words'$"):
        SpellCorrection(**CASES["SpellCorrection"].params)
    with pytest.raises(TypeError, match=r"its parameters are \('max_word_length', .* 'words'\)$"):
        example("SpellCorrection", text=3)
    with pytest.raises(TypeError, match="^GridWorld has no parameter 'words'"):
        GridWorld(words=HELLO)


@pytest.mark.parametrize(
    ("words", "error", "given"),
    [
        (None, TypeError, "None"),
        ([packed("hello")], TypeError, r"\["),
        (np.array([5], np.int64), TypeError, "dtype int64"),
        (np.zeros(0, np.uint64), ValueError, r"shape \(0,\)"),
        (np.zeros((1, 1), np.uint64), ValueError, r"shape \(1, 1\)"),
        (np.repeat(HELLO, 4)[::2], ValueError, "one that is not C-contiguous"),
    ],
)
def test_no_array_of_words(words, error, given):
    expected = (
        rf"^words must be a C-contiguous uint64 array of shape \(1 to 2147483647,\), got {given}"
    )
    with pytest.raises(error, match=expected):
        example("SpellCorrection", words=words)


def test_the_first_bad_word_is_named():
    words = np.array([packed("hello"), packed("hell_o"), 0], np.uint64)
    message = rf"^words\[1\] must be a word that SpellCorrection\(.*\) accepts, got {words[1]}$"
    with pytest.raises(ValueError, match=message):
        example("SpellCorrection", words=words)
