"""The report: its form, that it repeats itself, and what becomes of a run that is cut short."""

import json
import signal

import pytest

from corpus.odd_grids import Twice
from corpus.zoo.right_grids import Grid, impatient
from corpus.zoo.wrong_grids import CountsBumps, StopsShort, WideOnly
from provengym.conformance import CLASSES, Interrupted, conform
from provengym.conformance.candidates import EpisodeCandidate
from provengym.processes.budget import OutOfTime

KEYS = {"verdict", "meaning", "reference", "target", "parameters", "seed", "coverage", "findings"}
COVERAGE = {"engine", "states", "transitions", "target_steps", "complete", "assumption"}
FINDING = {"class", "parameters", "seed", "actions", "step", "expected", "got", "story"}


def test_the_form_is_the_documented_one():
    report = json.loads(
        json.dumps(conform(StopsShort, seed=3, reference="GridWorld").to_dict(), allow_nan=False)
    )

    assert set(report) >= KEYS
    assert set(report["coverage"]) >= COVERAGE
    (finding,) = report["findings"]
    assert set(finding) >= FINDING
    assert finding["class"] in CLASSES
    assert finding["parameters"] == {"height": 1, "width": 2, "start": [0, 0], "goal": [0, 1]}
    assert finding["expected"]["terminated"] is True
    assert finding["got"]["terminated"] is False
    assert finding["reproduced"] == 3
    assert (report["seed"], report["reference"]) == (3, "GridWorld")


@pytest.mark.parametrize(
    ("target", "grid"), [(Grid, {"height": 2, "width": 2}), (CountsBumps, {}), (WideOnly, {})]
)
def test_the_same_seed_gives_the_same_report(target, grid):
    first, second = (
        conform(target, seed=7, reference="GridWorld", **grid).to_dict() for _ in range(2)
    )

    assert first == second


def test_findings_are_in_the_order_of_their_classes():
    kinds = [finding.kind for finding in conform(Twice, reference="GridWorld").findings]
    assert kinds == ["space", "terminated"]


def test_without_a_budget_nothing_is_concluded():
    report = conform(Grid, budget=0, reference="GridWorld")

    assert report.verdict == "inconclusive"
    assert not report
    assert report.coverage.target_steps == 0


def test_the_contract_alone_compares_no_behaviour():
    report = conform(StopsShort, engines=["contract"], reference="GridWorld")

    assert report.verdict == "agrees"
    assert "not compared" in report.meaning


def test_an_interruption_keeps_what_was_covered():
    with pytest.raises(Interrupted) as interruption:
        conform(impatient(), reference="GridWorld")
    report = interruption.value.report
    assert report.interrupted
    assert report.verdict == "agrees"
    assert report.meaning.startswith("Interrupted.")
    assert not report.coverage.complete
    assert 0 < report.coverage.target_steps <= 2_000


def test_an_interruption_keeps_what_was_found():
    class Impatient(StopsShort):
        wrong = 0

        def step(self, action):
            answer = super().step(action)
            self.__class__.wrong += self.cell == (0, 0) and action == 3 and self.width == 2
            if self.wrong == 2:
                signal.raise_signal(signal.SIGINT)
            return answer

    with pytest.raises(Interrupted) as interruption:
        conform(Impatient, engines=["systematic"], reference="GridWorld")
    report = interruption.value.report
    (finding,) = report.findings
    assert (finding.replays, finding.confirmed) == (0, False)
    assert report.verdict == "inconclusive"
    assert report.meaning == (
        "Interrupted. The target departed from the reference once, at step 1 (terminated), "
        "which was not replayed."
    )


def test_a_finding_that_there_was_no_time_to_make_smaller_is_replayed_all_the_same(monkeypatch):
    def late(session, discrepancy):
        raise OutOfTime

    monkeypatch.setattr("provengym.conformance.minimizing.shrinker.shrink_actions", late)
    (finding,) = conform(
        StopsShort, height=3, width=3, engines=["systematic"], reference="GridWorld"
    ).findings

    assert (finding.reproduced, finding.minimal) == (3, "the shortest that was seen")


def late(*_):
    raise OutOfTime


def test_no_time_to_see_it_again_before_the_replays_is_no_fault_of_the_seeds(monkeypatch):
    monkeypatch.setattr(EpisodeCandidate, "_seen_again", late)
    given = {"height": 1, "width": 2, "engines": ["systematic"]}
    (finding,) = conform(StopsShort, reference="GridWorld", **given).findings

    assert (finding.kind, finding.reproduced, finding.may_not_recur) == ("terminated", 3, "")


def test_no_time_to_see_what_restored_states_showed_casts_no_doubt_on_them(monkeypatch):
    monkeypatch.setattr(EpisodeCandidate, "_seen_again", late)
    given = {"height": 1, "width": 3, "engines": ["exhaustive"]}
    report = conform(StopsShort, reference="GridWorld", **given)

    assert report.findings == ()
    assert "the budget ran out in the engine exhaustive" in report.notes
    assert not any("cannot trust" in note for note in report.notes)
