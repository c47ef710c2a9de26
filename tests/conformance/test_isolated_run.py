"""A check in a process of its own: what came before its end is kept, and goes as JSON."""

import os
import signal

import pytest

from corpus.zoo import wrong_manners
from corpus.zoo.right_grids import Grid
from limited import checked
from provengym.conformance import Interrupted, conform, journal
from provengym.conformance.isolated_run import check_isolated
from provengym.conformance.journal import Done, Journal
from provengym.conformance.verdict import verdict
from provengym.data.limits import NORMAL
from provengym.data.report import Finding
from provengym.data.spec import CheckSpec
from provengym.processes.isolation import can_fork

pytestmark = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")
SQUARE = {"reference": "GridWorld", "height": 3, "width": 3}
LATE = 40
"""Steps of an episode that only the engine lockstep plays."""


class Late(wrong_manners.SharesItsArray):
    """Returns one array again and again, and does something in a late step of an episode."""

    how = staticmethod(lambda: None)

    def step(self, action):
        if self.steps == LATE - 1:
            self.how()
        return super().step(action)


class Crashes(Late):
    how = staticmethod(lambda: os.kill(os.getpid(), signal.SIGSEGV))


class IsInterrupted(Late):
    how = staticmethod(lambda: os.kill(os.getpid(), signal.SIGINT))


def coverage(report):
    return {one.engine: (one.states, one.transitions, one.complete) for one in report.engines}


def test_what_was_found_and_covered_before_a_crash_is_kept():
    report = conform(Crashes, isolated=True, engines=["contract", "lockstep"], **SQUARE)

    assert [finding.kind for finding in report.findings] == ["exit", "aliasing"]
    crash, aliasing = report.findings
    assert (crash.step, crash.reproduced, crash.engine) == (LATE, 3, "lockstep")
    assert (aliasing.reproduced, aliasing.engine) == (3, "contract")
    assert list(coverage(report)) == ["contract", "lockstep"]
    assert report.coverage.target_steps > report.engines[0].target_steps > 0
    assert report.verdict == "differs"


def test_what_an_engine_covered_to_its_end_is_kept_whole():
    class Right(Grid):
        def step(self, action):
            if self.steps == LATE - 1:
                Crashes.how()
            return super().step(action)

    report = conform(Right, isolated=True, engines=["contract", "systematic", "lockstep"], **SQUARE)

    assert coverage(report)["systematic"] == (9, 32, True)
    assert [finding.kind for finding in report.findings] == ["exit"]
    assert not any("not known" in note for note in report.notes)


def test_what_was_found_before_an_interruption_is_kept():
    with pytest.raises(Interrupted) as raised:
        conform(IsInterrupted, isolated=True, engines=["contract", "lockstep"], **SQUARE)

    report = raised.value.report
    assert [finding.kind for finding in report.findings] == ["aliasing"]
    assert report.interrupted
    assert report.verdict == "differs"


def test_an_interruption_of_whoever_listens_keeps_what_came_before():
    def interrupt(event):
        if isinstance(event, Finding):
            raise KeyboardInterrupt

    report = checked(Late, NORMAL, isolated=True, listen=interrupt, **SQUARE)

    assert report.interrupted
    assert [finding.kind for finding in report.findings] == ["aliasing"]


def test_what_a_target_shows_crosses_as_json(monkeypatch):
    """No object of the target's is made in this process, whatever it is."""
    kinds, seen_at = [], []

    def from_dict(message):
        kinds.append(message["event"])
        if message["event"] == "seen":
            seen_at.append((message["confirmed"], message["target_steps"]))
        return original(message)

    original = journal.from_dict
    monkeypatch.setattr("provengym.conformance.journal.from_dict", from_dict)
    monkeypatch.setattr("pickle.loads", None)
    spec = CheckSpec(
        target=wrong_manners.SharesItsArray,
        reference="GridWorld",
        parameters={"height": 2, "width": 2},
    )
    seen = Journal()
    check_isolated(spec, seen)

    assert kinds[0] == "started"
    assert kinds[-1] == "done"
    assert {"progress", "coverage", "finding", "seen"} < {*kinds}
    (first, early), (last, late) = seen_at
    assert (first, last) == (False, True)
    assert early < late
    assert isinstance(seen.done, Done)
    (finding,) = verdict(spec, seen).findings
    assert type(finding.got["observation"]) is list
