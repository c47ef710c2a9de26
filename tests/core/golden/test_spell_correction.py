"""Agreement of what runs with the golden table of SpellCorrection."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller, edits

TABLES = golden.load(named("SpellCorrection"))


every_spelling = pytest.mark.parametrize(
    "case", TABLES, ids=lambda c: f"{c['cells']}-{c['shaped']}-{'.'.join(map(str, c['word']))}"
)


def packed(symbols):
    return sum(symbol << 5 * place for place, symbol in enumerate(symbols))


def target(case):
    """The symbols of the word, without blanks."""
    return [letter + 1 for letter in case["word"]]


def entries(case):
    """Text, action and entry of each step of a table."""
    for text, row in zip(case["texts"], case["table"][1], strict=True):
        for action, entry in zip(case["actions"], row, strict=True):
            yield text, action, entry


def kernel_of(case, transforms=15):
    return KERNELS["SpellCorrection"](
        max_word_length=case["cells"],
        mode=int(case["shaped"]),
        transforms=transforms,
        words=np.array([packed(target(case))], np.uint64),
    )


def rows(case):
    word, blanks = packed(target(case)), [0] * (12 - case["cells"])
    for text, action, (after, distance, num, den, terminated, _) in entries(case):
        states, reward = ((word, packed(symbols)) for symbols in (text, after)), Fraction(num, den)
        state, successor = states
        yield state, action, 0, successor, (*after, *blanks, distance), reward, terminated


@every_spelling
def test_the_environment_of_spellings(case):
    word = "".join(ALPHABET[letter] for letter in case["word"])
    env = gymnasium.make(
        "provengym/SpellCorrection-v0",
        max_word_length=case["cells"],
        reward_mode="shaped" if case["shaped"] else "sparse",
        words=["abcd"[: case["cells"]]],
        transforms=TRANSFORMS,
    ).unwrapped
    for text, action, (after, distance, num, den, *flags) in entries(case):
        current = "".join((BLANK + ALPHABET)[symbol] for symbol in text)
        env.reset(options={"state": {"target": word, "current": current}})
        observation, reward, terminated, truncated, info = env.step(action)

        assert observation.tolist() == after
        assert reward == num / den
        assert [terminated, truncated] == flags
        assert info == {"edit_distance": distance, "time_limit": False}


@pytest.mark.parametrize("transform", TRANSFORMS)
@every_spelling
def test_every_edit_is_drawn_in_its_place(case, transform):
    """The word of the edit goes through the middle of every share of 2^64 that is one edit's."""
    expected = case["table"][0][TRANSFORMS.index(transform)]
    if not expected:
        with pytest.raises(ValueError, match="accepts"):
            kernel_of(case, 1 << TRANSFORMS.index(transform))
        return
    compiled = kernel_of(case, 1 << TRANSFORMS.index(transform))
    for place, letters in enumerate(expected):
        t = position_of((2 * place + 1) * 2**64 // (2 * len(expected)))
        _, current = compiled.init(0, (t - 2) % 2**64)

        assert current == packed([letter + 1 for letter in letters])
        assert compiled.transform(0, (t - 2) % 2**64) == TRANSFORMS.index(transform)


def position_of(word):
    """The number of the random word that is `word`, in the stream with key 0: mixing, undone."""
    z = word
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    z ^= z >> 30 ^ z >> 60
    return (z * pow(0x9E3779B97F4A7C15, -1, 2**64) - 1) % 2**64


@every_spelling
def test_the_transcription_has_the_same_edits(case):
    word = "".join(ALPHABET[letter] for letter in case["word"])
    task = Speller(case["cells"], False, TRANSFORMS, [word])
    letters = [
        [[ALPHABET.index(a) for a in other] for other in task.effective(word, transform)]
        for transform in TRANSFORMS
    ]

    assert letters == case["table"][0]


def test_spellings_hold_every_case():
    steps = [(case, *step) for case in TABLES for step in entries(case)]
    solved = [entry[4] for *_, entry in steps]
    before = [
        text == target(case) + [0] * (case["cells"] - len(target(case))) for case, text, *_ in steps
    ]

    assert sum(b and s for b, s in zip(before, solved, strict=True)) > 20
    assert sum(s and not b for b, s in zip(before, solved, strict=True)) > 5
    assert {entry[1] for *_, entry in steps} == {0, 1, 2, 3, 4}
    rewards = {(case["shaped"], entry[2] < 0) for case, _, _, entry in steps}
    assert rewards == {(True, True), (True, False), (False, False)}
    # Every transform leaves some edits out, for they change nothing or do not fit.
    for number, transform in enumerate(TRANSFORMS):
        left_out = [
            len(edits("".join(ALPHABET[a] for a in case["word"]), transform))
            - len(case["table"][0][number])
            for case in TABLES
        ]
        assert min(left_out) >= 0
        assert max(left_out) > 0
