"""A call that does not return is a finding when it is seen once, and is not made once more."""

import contextlib
import time
from dataclasses import replace

import gymnasium
import pytest
from gymnasium import spaces

from corpus.zoo.right_grids import Grid
from limited import checked
from provengym.conformance.candidates import EXHAUSTIVE
from provengym.data.limits import NORMAL
from provengym.processes.budget import Budget, OutOfTime
from provengym.processes.isolation import can_fork
from provengym.processes.waiting import Waits
from provengym.targets.guard import Guard, Hang, Hung, Trouble

LIMITS = replace(NORMAL, call_seconds=0.5)
QUICK = replace(LIMITS, stuck_margin_seconds=0.2, parting_seconds=0.1)
GRID = {"height": 5, "width": 6}
forks = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")


class SleepsInACell(Grid):
    """Does not answer a step out of one cell, whatever the start."""

    waits = 0

    def step(self, action):
        if self.cell == (2, 3):
            type(self).waits += 1
            time.sleep(10**6)
        return super().step(action)


class HitchesOnce(Grid):
    """A single call of the process takes long."""

    calls = 0

    def step(self, action):
        type(self).calls += 1
        if type(self).calls == 40:
            time.sleep(5)
        return super().step(action)


class ResetSleeps(Grid):
    def reset(self, **options):
        time.sleep(10**6)


class DeafInACell(Grid):
    """Swallows whatever interrupts it."""

    def step(self, action):
        while self.cell == (1, 1):
            with contextlib.suppress(BaseException):
                time.sleep(1)
        return super().step(action)


class HangsInACorridor(gymnasium.Env):
    """Does not answer the step that leads to its end."""

    observation_space = spaces.Discrete(10)
    action_space = spaces.Discrete(2)

    def __init__(self, swallows=False, slow=0.0):
        self.swallows, self.slow = swallows, slow

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return 0, {}

    def step(self, action):
        self.cell = max(self.cell + 2 * int(action) - 1, 0)
        time.sleep(self.slow if self.cell == 2 else 0.0)
        while self.cell == 5:
            with contextlib.suppress(BaseException if self.swallows else ZeroDivisionError):
                time.sleep(10**6)
        return self.cell, 0.0, False, False, {}


@pytest.mark.parametrize("isolated", [False, pytest.param(True, marks=forks)])
def test_one_hang_is_a_finding_with_the_shortest_actions(isolated):
    SleepsInACell.waits = 0
    report = checked(SleepsInACell, LIMITS, isolated=isolated, budget=30, **GRID)

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("timeout", 3, 3)
    assert finding.got["error"] == "step took more than 0.5 s"
    # Two to see it and to shorten it, three replays, and a few of other paths to the cell.
    assert SleepsInACell.waits < 12


def test_it_is_one_where_no_time_is_left_to_see_it_again():
    patient = replace(NORMAL, call_seconds=1.5)  # so that the cell is met in time on any machine
    report = checked(SleepsInACell, patient, budget=2.5, **GRID)

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert finding.kind == "timeout"
    assert finding.confirmed
    assert "a call that does not return is a finding" in finding.confirmation or finding.reproduced


def test_a_reset_that_hangs_is_one():
    report = checked(ResetSleeps, LIMITS, budget=10, **GRID)

    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == ("timeout", 0, 3)


def test_a_single_hitch_is_no_difference():
    HitchesOnce.calls = 0
    report = checked(HitchesOnce, LIMITS, budget=20, **GRID)

    assert report.verdict == "inconclusive"
    (finding,) = report.findings
    assert (finding.kind, finding.reproduced) == ("timeout", 0)


@forks
def test_what_swallows_every_interrupt_is_ended_with_its_process():
    report = checked(DeafInACell, QUICK, isolated=True, budget=20, height=3, width=3)

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("timeout", 3)
    assert "could not be interrupted" in finding.story


@forks
@pytest.mark.parametrize("swallows", [False, True])
def test_without_a_model_it_is_shortened_in_forks(swallows):
    report = checked(
        HangsInACorridor,
        QUICK,
        reference="none",
        isolated=True,
        budget=60,
        target_args={"swallows": swallows},
    )

    (finding,) = report.findings
    assert (finding.kind, finding.actions) == ("timeout", (1, 1, 1, 1, 1))
    assert finding.minimal == EXHAUSTIVE
    assert finding.reproduced == finding.replays == 3


@forks
def test_what_is_slow_is_not_taken_for_what_is_stuck():
    """A tenth of the limit is less than a step takes that is slow, and is answered."""
    report = checked(
        HangsInACorridor,
        QUICK,
        reference="none",
        isolated=True,
        budget=60,
        target_args={"slow": 0.4},
    )

    (finding,) = report.findings
    assert finding.kind == "timeout"
    assert finding.actions.count(1) - finding.actions.count(0) >= 5
    assert finding.reproduced == finding.replays == 3


@forks
def test_there_is_time_to_see_it_again_where_the_budget_is_spent():
    report = checked(
        HangsInACorridor,
        QUICK,
        reference="none",
        isolated=True,
        budget=0.2,
        target_args={"swallows": True},
    )

    (finding,) = report.findings
    assert (report.verdict, finding.kind) == ("differs", "timeout")


@forks
def test_what_was_going_on_is_told_where_there_is_no_time_at_all(monkeypatch):
    monkeypatch.setattr("provengym.conformance.isolated_run.CONFIRMING", 0)
    report = checked(
        HangsInACorridor,
        QUICK,
        reference="none",
        isolated=True,
        budget=0.2,
        target_args={"swallows": True},
    )

    assert (report.verdict, report.findings) == ("inconclusive", ())
    assert report.meaning.startswith("A call was not answered, and there was no time")
    (note,) = [note for note in report.notes if "interrupted" in note]
    assert note.startswith(
        "step took more than 0.5 s, and could not be interrupted, with the seed 0 after the "
    )


def test_the_first_call_of_each_kind_may_take_longer():
    guard = Guard(Budget(60), replace(NORMAL, call_seconds=0.2))
    with guard.watchdog.on_duty():
        guard.call("reset", time.sleep, 0.5)
        with pytest.raises(Trouble, match="reset took more than 0.2 s"):
            guard.call("reset", time.sleep, 0.5)
        guard.within(Budget(60)).call("step", time.sleep, 0.5)
        with pytest.raises(Trouble, match="step took more than 0.2 s"):
            guard.call("step", time.sleep, 0.5)


def test_but_not_beyond_the_budget():
    guard = Guard(Budget(0.1), replace(NORMAL, call_seconds=0.2))
    with guard.watchdog.on_duty(), pytest.raises(Trouble, match="took more than 0.2 s"):
        guard.call("reset", time.sleep, 0.9)


def test_waiting_for_a_processor_does_not_count(monkeypatch):
    waited = iter([0.0, 0.0, 0.3])
    monkeypatch.setattr(
        "provengym.processes.timeout.waits", lambda: Waits(1, {1: next(waited, 0.3)}, 0.0)
    )
    guard = Guard(Budget(60), replace(NORMAL, call_seconds=0.2, first_call_factor=1))
    began = time.monotonic()
    with guard.watchdog.on_duty(), pytest.raises(Trouble):
        guard.call("step", time.sleep, 5)
    assert time.monotonic() - began > 0.39


def test_work_of_our_own_ends_soon_after_the_budget():
    guard = Guard(Budget(0.2), NORMAL)
    with guard.watchdog.on_duty():
        with pytest.raises(OutOfTime):
            time.sleep(60)
        with guard.watchdog.held():
            time.sleep(1.2)


def test_calls_that_hung_are_answered_for_until_they_are_made_again():
    hung = Hung()
    hung.check({"n": 1}, 0, [1, 2])
    hung.add(Hang({"n": 1}, 0, (1, 2), "step took long"))

    with pytest.raises(Trouble, match="step took long") as raised:
        hung.check({"n": 1}, 0, [1, 2])
    assert raised.value.kind == "timeout"
    for other in (({"n": 2}, 0, [1, 2]), ({"n": 1}, 1, [1, 2]), ({"n": 1}, 0, [1])):
        hung.check(*other)
    with hung.made_again():
        hung.check({"n": 1}, 0, [1, 2])
    hung.forget()
    hung.check({"n": 1}, 0, [1, 2])
