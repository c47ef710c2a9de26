"""Spell correction against the reference, which does not show the word to be restored."""

from dataclasses import replace

import pytest

from corpus.zoo.entry import LIMITS
from corpus.zoo.right_spellings import Spelling
from limited import checked
from provengym.conformance import Binding, ConformanceError, conform

WORDS = ["proof", "prove", "proven", "gym", "gum", "hello"]
SHORT = {"words": ["abc", "aab"], "max_word_length": 4, "max_steps": 5}
LISTS = (
    {},
    {"words": WORDS},
    {**SHORT, "reward_mode": "shaped"},
    {**SHORT, "transforms": ("delete", "insert")},
)


@pytest.mark.parametrize("parameters", LISTS, ids=["free", "words", "shaped", "delete"])
@pytest.mark.parametrize("target", ["provengym/SpellCorrection-v0", Spelling], ids=["id", "plain"])
def test_a_right_one_agrees(target, parameters):
    report = checked(target, LIMITS, reference="SpellCorrection", **parameters)

    assert report.findings == ()
    assert report.verdict == "agrees"
    assert report.coverage.engine == "support"


def test_the_word_that_the_target_hides_can_be_read():
    binding = Binding(state=lambda env: {"target": env.target, "current": env.text()})

    class Forgetful(Spelling):
        """Takes another word after the first step."""

        def step(self, action):
            result = super().step(action)
            self.target = "gum" if self.target == "gym" else "gym"
            return result

    assert conform(Spelling, reference="SpellCorrection", binding=binding, words=WORDS)
    report = conform(Forgetful, reference="SpellCorrection", binding=binding, words=WORDS)
    assert report.findings[0].kind == "transition"


def test_frequencies_are_compared_of_lists_that_are_not_long():
    limits = replace(LIMITS, support_most_episodes=300)
    texts = [
        checked(Spelling, limits, reference="SpellCorrection", **given).coverage.assumption
        for given in ({"words": WORDS}, {})
    ]

    assert all("how often an outcome comes is compared" in text for text in texts)
    assert ["how often a reset leads where is not compared" in text for text in texts] == [
        False,
        True,
    ]


def test_a_bad_parameter_is_named():
    with pytest.raises(ConformanceError, match="SpellCorrection has no parameter 'width'"):
        conform(Spelling, reference="SpellCorrection", reference_args={"width": 3}, words=WORDS)
    with pytest.raises(ConformanceError, match="transforms must be"):
        conform(Spelling, reference="SpellCorrection", words=WORDS, transforms=("flip",))
