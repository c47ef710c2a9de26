"""The words of a kernel: copied, checked, compared, hashed and pickled."""

import pickle
from fractions import Fraction

import numpy as np
import pytest

from provengym._core import KERNELS
from transcriptions.spell_correction import ALPHABET, Speller, packed

SpellCorrection = KERNELS["SpellCorrection"]
UNIT = 27720
PARAMS = Speller(10, True, ("swap", "substitute"), ()).params()
HELLO = np.array([packed("hello")], np.uint64)


def test_description():
    assert SpellCorrection.params == tuple(PARAMS)
    assert SpellCorrection.state == ("target", "current")
    assert SpellCorrection.observation == (*(f"cell_{i}" for i in range(12)), "distance")
    assert SpellCorrection.num_actions == 26 * 12
    assert (SpellCorrection.reset_words, SpellCorrection.step_words) == (3, 0)
    assert (SpellCorrection.reward_scale, SpellCorrection.state_dtype) == (UNIT, np.uint64)
    assert repr(SpellCorrection(**PARAMS, words=HELLO)) == (
        "SpellCorrection(max_word_length=10, mode=1, transforms=3, words=<1>)"
    )


def test_the_words_are_part_of_a_kernel():
    words = np.array([packed("hello"), packed("world")], np.uint64)
    kernel = SpellCorrection(**PARAMS, words=words)
    kept = words.copy()
    words[:] = packed("other")
    kernel.words[:] = packed("other")
    twin = SpellCorrection(**PARAMS, words=kept)

    assert (kernel.words == kept).all()
    assert kernel == twin == pickle.loads(pickle.dumps(kernel))
    assert hash(kernel) == hash(twin)
    assert kernel.init(3, 4) == pickle.loads(pickle.dumps(kernel)).init(3, 4)
    for other in (kept[::-1].copy(), kept[:1], np.append(kept, kept[:1])):
        different = SpellCorrection(**PARAMS, words=other)
        assert kernel != different
        assert hash(kernel) != hash(different)
    assert kernel != SpellCorrection(**PARAMS | {"mode": 0}, words=kept)


def test_every_word_is_drawn():
    words = np.array([packed(a) for a in ALPHABET], np.uint64)
    kernel = SpellCorrection(max_word_length=1, mode=0, transforms=2, words=words)

    assert {kernel.init(1, t)[0] for t in range(300)} == set(words.tolist())


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
        SpellCorrection(**PARAMS, words=words)


def test_the_first_bad_word_is_named():
    words = np.array([packed("hello"), packed("hell_o"), 0], np.uint64)
    message = rf"^words\[1\] must be a word that SpellCorrection\(.*\) accepts, got {words[1]}$"
    with pytest.raises(ValueError, match=message):
        SpellCorrection(**PARAMS, words=words)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"max_word_length": 0}, "max_word_length must be between 1 and 12, got 0"),
        ({"max_word_length": 13}, "max_word_length must be between 1 and 12, got 13"),
        ({"mode": 2}, "mode must be between 0 and 1, got 2"),
        ({"transforms": 0}, "transforms must be between 1 and 15, got 0"),
        ({"transforms": 16}, "transforms must be between 1 and 15, got 16"),
    ],
)
def test_parameters_out_of_range(changes, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        SpellCorrection(**PARAMS | changes, words=HELLO)


def test_parameters_that_are_missing_or_unknown():
    with pytest.raises(TypeError, match="^SpellCorrection needs the parameter 'words'$"):
        SpellCorrection(**PARAMS)
    with pytest.raises(TypeError, match=r"its parameters are \('max_word_length', .* 'words'\)$"):
        SpellCorrection(**PARAMS, words=HELLO, text=3)
    with pytest.raises(TypeError, match="^GridWorld has no parameter 'words'"):
        KERNELS["GridWorld"](words=HELLO)


def test_random_words_are_needed_for_resets():
    kernel = SpellCorrection(**PARAMS, words=HELLO)
    with pytest.raises(TypeError, match="^keys must be"):
        kernel.init_batch(np.zeros((2, 1), np.uint64))


def test_rewards_are_shares():
    kernel = SpellCorrection(max_word_length=12, mode=1, transforms=15, words=HELLO)
    for length in range(1, 13):
        target = "a" * length
        _, reward, _ = kernel.step((packed(target), packed("b" * length)), 25)
        assert Fraction(reward, UNIT) == -1
    _, reward, _ = kernel.step((packed("abab"), packed("baba")), 26 + 1)
    assert Fraction(reward, UNIT) == Fraction(-3, 4)
