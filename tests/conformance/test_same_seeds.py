"""Differences under one seed, which may be no more than another use of the same draws."""

import json
import os
import xml.etree.ElementTree as ET

import pytest

from corpus import draws
from provengym.conformance import Report, conform, replay

DRAWS = os.path.abspath(draws.__file__)


def compared(target, reference=None, *, place=DRAWS, budget="20000steps", **given):
    reference = f"env:{place}:{reference or target}"
    target = f"{place}:{target}"
    return conform(target, reference=reference, engines=["alongside"], budget=budget, **given)


@pytest.mark.parametrize("how", draws.HOWS)
@pytest.mark.parametrize("right", draws.RIGHT)
def test_another_use_of_the_draws_is_no_finding(right, how):
    budget = "30000steps" if right is draws.Prizes else "10000steps"
    report = compared(right.__name__, target_args={"how": how}, budget=budget)

    assert report.findings == ()
    assert report.verdict == "agrees", report.meaning
    (note,) = (note for note in report.notes if "nothing follows" in note)
    assert "not known that the same seeds mean the same draws in both" in note


def test_hidden_draws_in_the_other_order_are_no_finding():
    """Both leave their generator in the same state, and the step that differs draws nothing."""
    for seed in range(5):
        report = compared("Memory", target_args={"how": "order"}, seed=100 * seed)
        assert (report.verdict, report.findings) == ("agrees", ())


def test_what_other_draws_would_explain_is_left_undecided_where_the_budget_ends_before():
    report = compared("LowPrizes", "Prizes", budget="9000steps")

    assert (report.verdict, report.findings) == ("inconclusive", ())
    where = "step 4 (reward) under the seed 0, actions [0, 0, 0, 0]"
    assert f"{where}, and the budget ended before it was known" in report.meaning
    assert " have reward 1 at " in report.meaning
    assert "in the target alone, and 0 in the reference alone)" in report.meaning
    assert report.meaning.endswith("; there was no time for more pairs.")


@pytest.fixture(scope="module", name="rare")
def _rare():
    """A prize that comes in one of 300 steps is paid with 1 in place of 1.5."""
    return compared("LowPrizes", "Prizes", budget="80000steps")


def test_a_rare_reward_is_found_by_pairs_that_share_their_seed(rare, tmp_path):
    (finding,) = rare.findings
    evidence = finding.evidence

    assert (rare.verdict, finding.kind, finding.check) == ("differs", "reward", None)
    assert (finding.expected["reward"], finding.got["reward"]) == (1.5, 1.0)
    assert (finding.replays, finding.reproduced) == (3, 3)
    assert evidence.seed == finding.seed
    alone = {evidence.target_alone, evidence.reference_alone}
    assert alone == {0, max(alone)}
    assert 24 < max(alone) < 32
    assert evidence.pairs > 5 * max(alone)
    assert evidence.e_value > 2e6
    (saved, *_) = rare.save(tmp_path)
    assert replay(saved).same


def test_every_form_of_a_report_tells_the_evidence(rare):
    (finding,) = rare.findings
    evidence = finding.evidence

    value = json.loads(json.dumps(rare.to_dict()))
    assert value["findings"][0]["evidence"] == {
        "seed": finding.seed,
        "event": evidence.event,
        "actions": list(evidence.actions),
        "pairs": evidence.pairs,
        "target": evidence.target,
        "reference": evidence.reference,
        "target_alone": evidence.target_alone,
        "reference_alone": evidence.reference_alone,
        "e_value": evidence.e_value,
    }
    assert Report.from_dict(value) == rare
    (failure,) = ET.fromstring(rare.to_junit()).iter("failure")
    for text in (finding.story, rare.to_html(), failure.text):
        assert f"in {evidence.pairs:,} pairs of episodes with the same actions" in text
        assert evidence.event in text
    assert value["engines"][0]["false_positive_probability"] == 1e-6
