"""Kernels as objects: what describes them, how they compare and are copied, what they refuse."""

import copy
import pickle
from fractions import Fraction

import numpy as np
import pytest

from core.cases.gridworld import PARAMS
from core.cases.spell_correction import HELLO
from core.kernels import CASES, example
from provengym._core import (
    KERNELS,
    Fishing,
    GridWorld,
    SpellCorrection,
)
from transcriptions.spell_correction import packed

every_kernel = pytest.mark.parametrize("name", KERNELS)
UNIT = 27720


@every_kernel
def test_description(name):
    kernel, made = KERNELS[name], example(name)

    assert kernel.name == kernel.__name__ == name
    assert kernel.params == tuple(CASES[name].params)
    assert CASES[name].description == (
        kernel.state,
        kernel.state_dtype,
        len(kernel.observation),
        made.num_actions,
        kernel.reward_scale,
        kernel.reset_words,
        kernel.step_words,
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
    [(name, *row) for name, case in CASES.items() for row in case.out_of_range],
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
