"""The kernel of spell correction: one lane equals a transcription, and a batch its lanes."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from provengym._core import KERNELS
from transcriptions import spell_correction as speller
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller, packed

SpellCorrection = KERNELS["SpellCorrection"]
UNIT = 27720
HELLO = np.array([packed("hello")], np.uint64)

LETTERS = st.sampled_from("ab") | st.sampled_from(ALPHABET)
KEYS = st.integers(0, speller.WORD)
ACTIONS = st.integers(0, 12 * 26 - 1) | st.integers(0, 2**32 - 1)


def texts(alphabet, low, high):
    return st.lists(alphabet, min_size=low, max_size=high).map("".join)


@st.composite
def spellers(draw, *, words=False):
    """Tasks; with words, each of which can be misspelled."""
    cells, shaped = draw(st.integers(1, 12)), draw(st.booleans())
    transforms = draw(st.sets(st.sampled_from(TRANSFORMS), min_size=1))
    task = Speller(cells, shaped, transforms, ())
    if not words:
        return task
    fits = texts(LETTERS, 1, cells).filter(task.applicable)
    if not any(map(task.applicable, ("a", "ab"[:cells]))):  # one cell without a substitution
        return draw(spellers(words=True))
    return Speller(cells, shaped, transforms, draw(st.lists(fits, min_size=1, max_size=5)))


def states(task):
    """Targets with any cells, and with cells that are nearly right."""
    word = texts(LETTERS, 1, task.cells)
    symbols = st.just(BLANK) | LETTERS
    anything = st.tuples(word, texts(symbols, task.cells, task.cells))
    return (
        anything
        | word.map(lambda w: (w, task.pad(w)))
        | anything.map(lambda s: (s[0], s[1][0] + task.pad(s[0])[1:]))
    )


def kernel_of(task):
    """The kernel of a task; without words, one that any transform misspells."""
    params = task.params() if task.words else task.params() | {"transforms": 15}
    return SpellCorrection(
        **params, words=np.array(list(map(packed, task.words or "a")), np.uint64)
    )


def observed(task, state):
    symbols = [(BLANK + ALPHABET).index(c) for c in state[1].ljust(12, BLANK)]
    return (*symbols, task.distance(state))


@given(st.data(), spellers())
@example(None, Speller(12, True, ("swap",), ()))
def test_one_lane_is_the_transcription(data, task):
    kernel = kernel_of(task)
    if data is None:
        cases = [(("abcdefghijkl", "lkjihgfedcba"), 11 * 26 + 25), (("a", "____________"), 0)]
    else:
        cases = data.draw(st.lists(st.tuples(states(task), ACTIONS), max_size=8))
    for state, action in cases:
        words = tuple(map(packed, state))
        after, reward, solved = task.step(state, action)

        assert kernel.terminated(words) is task.solved(state)
        assert kernel.observe(words) == observed(task, state)
        assert kernel.step(words, action) == (tuple(map(packed, after)), UNIT * reward, solved)


@given(spellers(words=True), KEYS, KEYS)
@example(Speller(12, False, TRANSFORMS, ["zzz", "abcdefghijkl", "aab", "q"]), 5, speller.WORD)
def test_resets_are_the_transcription(task, key, t):
    kernel = kernel_of(task)
    for i in range(4):
        state, transform = task.reset(key, t + i & speller.WORD)

        assert kernel.init(key, t + i & speller.WORD) == tuple(map(packed, state))
        assert TRANSFORMS[kernel.transform(key, t + i & speller.WORD)] == transform


@given(st.integers(1, 12), st.integers(1, 15), st.data())
def test_the_words_that_are_accepted(cells, mask, data):
    names = [name for i, name in enumerate(TRANSFORMS) if mask >> i & 1]
    task = Speller(cells, False, names, ())
    text = data.draw(texts(st.sampled_from("_abz"), 0, 12) | texts(LETTERS, 1, cells))
    word = packed(text) ^ data.draw(st.just(0) | st.integers(0, 63).map(lambda i: 1 << i))
    words, text = np.array([word], np.uint64), unpacked(word)
    fits = text is not None and len(text) <= cells and task.applicable(text) != []
    if fits:
        assert (SpellCorrection(**task.params(), words=words).words == words).all()
    else:
        with pytest.raises(ValueError, match=rf"^words\[0\] must be .* accepts, got {word}$"):
            SpellCorrection(**task.params(), words=words)


def unpacked(word):
    """The text of a word, None when it is not letters and then nothing."""
    symbols = [word >> 5 * i & 31 for i in range(13)]
    letters = [s for s in symbols if s]
    if not letters or symbols[len(letters) :] != [0] * (13 - len(letters)) or max(letters) > 26:
        return None
    return "".join(ALPHABET[s - 1] for s in letters)


# ---- Batches ------------------------------------------------------------------------------------


@given(spellers(words=True), st.lists(st.tuples(KEYS, KEYS, ACTIONS), max_size=30))
def test_a_batch_is_its_lanes(task, lanes):
    kernel = kernel_of(task)
    columns = list(zip(*lanes, strict=True)) or ([], [], [])
    keys, t = (np.array(column, np.uint64) for column in columns[:2])
    words = np.zeros((2, len(lanes)), np.uint64)
    kernel.init_batch(words, keys, t)
    expected = [kernel.init(key, at) for key, at, _ in lanes]

    assert [tuple(lane) for lane in words.T.tolist()] == expected
    assert_step(kernel, words, np.array(columns[2], np.int64))


@pytest.mark.parametrize("mode", [0, 1])
@pytest.mark.parametrize("n", [0, 1, 7, 8, 1023, 1024, 1025, 2049])
def test_every_batch_size_and_words_out_of_range(n, mode):
    rng = np.random.default_rng(n)
    words = rng.integers(0, 2**64, (2, n), dtype=np.uint64)
    near = packed("a" * 12)
    words[:, ::3] = near  # solved, and one cell off
    words[1, ::6] ^= np.uint64(3)
    kernel = SpellCorrection(max_word_length=12, mode=mode, transforms=15, words=HELLO)
    assert_step(kernel, words, rng.integers(0, 330, n))


def assert_step(kernel, words, actions):
    n = len(actions)
    before = [tuple(lane) for lane in words.T.tolist()]
    observations, rewards = np.full((n, 13), -7, np.int64), np.full(n, np.nan)
    terminated = np.zeros(n, bool)
    kernel.step_batch(words, actions, None, observations, rewards, terminated)
    expected = [kernel.step(s, a) for s, a in zip(before, actions.tolist(), strict=True)]

    assert [tuple(lane) for lane in words.T.tolist()] == [after for after, _, _ in expected]
    assert rewards.tolist() == [reward / UNIT for _, reward, _ in expected]
    assert terminated.tolist() == [end for _, _, end in expected]
    assert observations.tolist() == [list(kernel.observe(after)) for after, _, _ in expected]
