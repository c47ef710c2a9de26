"""Counterexamples of random references are shortened."""

from dataclasses import replace

from corpus.zoo.right_spellings import Spelling
from corpus.zoo.wrong_spellings import TruncatedToo
from limited import checked
from provengym.conformance import replay
from provengym.data.limits import NORMAL

LIMITS = replace(NORMAL, support_small_episodes=0, support_shorter_episodes=0)
UNSHORTENED = replace(LIMITS, shrinking_random_steps=-1)
LONG = {"reference": "SpellCorrection", "max_steps": 1_000, "words": ["abc"], "max_word_length": 3}


class Vowels(Spelling):
    """Pays from the step on that has written every vowel into the first cell."""

    def reset(self, *, seed=None, options=None):
        self.left = set("aeiou")
        return super().reset(seed=seed)

    def write(self, cell, letter):
        super().write(cell, letter)
        if cell == 0:
            self.left.discard("abcdefghijklmnopqrstuvwxyz"[letter])

    def unsolved(self):
        return 0.0 if self.left else 0.5


def first(limits, target=Vowels, **arguments):
    return checked(target, limits, **{**LONG, **arguments}).findings[0]


def test_actions_that_it_does_not_need_are_left_out():
    long, short = first(UNSHORTENED), first(LIMITS)

    assert long.step > 100
    assert short.step == 5
    assert short.kind == long.kind == "reward"
    assert short.reproduced == 3


def test_as_long_as_there_are_steps_for_it():
    some = first(replace(LIMITS, shrinking_random_steps=1_000)).step

    assert 5 < some < first(UNSHORTENED).step


def test_parameters_are_made_smaller_and_saved(tmp_path):
    arguments = {"reference": "SpellCorrection", "engines": ["contract", "support"]}
    large = checked(TruncatedToo, UNSHORTENED, **arguments).findings[0]
    report = checked(TruncatedToo, LIMITS, **arguments)
    (small,) = report.findings

    assert (large.kind, large.step) == ("truncated", 20)
    assert (small.kind, small.step, small.parameters["max_steps"]) == ("truncated", 2, 2)
    assert len(small.parameters["words"]) == 1
    file, _ = report.save(tmp_path)
    assert replay(file).same
