"""Probabilities of misspellings, against brute force."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from corpus.zoo.right_spellings import Spelling
from provengym.envs.spell_correction.arguments import TRANSFORMS, unpack
from provengym.envs.spell_correction.reference import (
    Explanations,
    SpellCorrectionModel,
    misspellings,
)

WORDS = ("ab", "aab", "abc", "cab", "ab", "bb")
CHOICES = [("swap", "substitute"), ("delete", "insert"), ("swap",), TRANSFORMS]


def brute_force(word, cells, transforms):
    """The same from the edits of an environment that somebody else might have written."""
    env = Spelling([word], cells, transforms=transforms)
    edits = {name: made for name in transforms if (made := env.edits(name, word))}
    return {
        (name, text): Fraction(count, len(edits) * len(made))
        for name, made in edits.items()
        for text, count in Counter(made).items()
    }


@pytest.mark.parametrize("transforms", CHOICES, ids=",".join)
@pytest.mark.parametrize("word", ["a", "ab", "aa", "aab", "abca"])
@pytest.mark.parametrize("cells", [4, 5])
def test_misspellings_are_as_probable_as_by_brute_force(word, cells, transforms):
    assert misspellings(word, cells, transforms) == brute_force(word, cells, transforms)


def texts_of(words, cells, transforms):
    """Return the probability of each word and text after a reset."""
    joint = Counter()
    for word in words:
        for (_, text), chance in brute_force(word, cells, transforms).items():
            joint[word, text] += chance / len(words)
    return joint


@pytest.mark.parametrize("transforms", [CHOICES[0], CHOICES[3]], ids=",".join)
def test_what_a_reset_tells_is_as_probable_as_by_brute_force(transforms):
    """Given a text, each word; and of the explanations each part, given those before it."""
    model = SpellCorrectionModel({"words": WORDS, "max_word_length": 4, "transforms": transforms})
    joint = texts_of(WORDS, 4, transforms)
    of = Explanations(Counter(WORDS), 4, transforms).of
    assert set(of) == {text for _, text in joint}
    chances = Counter()
    for (_, text), chance in joint.items():
        chances[of[text]] += chance
    for text, explained in list(of.items())[::29]:
        observation = model.read(text)
        states = model.starts(observation)
        weights = model.start_weights(states).tolist()
        likely = {
            unpack(word): Fraction(weight, sum(weights))
            for word, weight in zip(states[0].tolist(), weights, strict=True)
        }
        whole = sum(chance for (_, other), chance in joint.items() if other == text)
        assert likely == {
            word: chance / whole for (word, other), chance in joint.items() if other == text
        }
        for k, sample in enumerate(model.start_distributions(observation)):
            alike = {
                parts: chance for parts, chance in chances.items() if parts[:k] == explained[:k]
            }
            law, total = Counter(), sum(alike.values())
            for parts, chance in alike.items():
                law[parts[k]] += chance / total
            assert sample.value == explained[k]
            assert sample.distribution == law


def played(model, word, text, actions):
    """The texts and ends of an episode from a state."""
    states = model.columns([model.read_state({"target": word, "current": text})])
    for action in actions:
        done = model.outcomes(states, action)
        states = done.states
        yield unpack(int(states[1, 0])), bool(done.terminated[0])
        if done.terminated[0]:
            return


def test_plans_reach_what_random_letters_do_not():
    """The word at once and in the very last step, a letter behind it, another word."""
    model = SpellCorrectionModel({"words": ["proof", "prove"], "max_steps": 9})
    states = model.columns([model.read_state({"target": "proof", "current": "prood"})])
    ends = Counter()
    for seed in range(60):
        *_, (text, solved) = steps = list(
            played(model, "proof", "prood", model.plan(states, Random(seed)))
        )
        ends["last" if solved and len(steps) == 9 else "soon" if solved else text[:5]] += 1
        ends["behind"] += len(text) > 5

    assert {"last", "soon", "prove", "behind"} <= ends.keys()
    assert ends["behind"]
