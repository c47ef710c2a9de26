"""Budgets and their parts, by a clock of the test's own."""

import math
import os
import re

import pytest

from corpus.zoo.wrong_grids import StopsShort
from provengym.conformance import conform
from provengym.data.errors import ConformanceError
from provengym.data.spec import budget_of, part_of
from provengym.processes import budget
from provengym.processes.budget import Budget, OutOfTime
from provengym.processes.waiting import Waits


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(budget, "monotonic", lambda: now[0])
    monkeypatch.setattr(budget, "waits", lambda: Waits(os.getpid(), {}, 0.0))
    return now


@pytest.fixture
def threads(monkeypatch, clock):
    """Let a list of the test's own say what each thread of this process has waited."""
    waited = [0.0, 0.0]

    def waits():
        return Waits(os.getpid(), dict(enumerate(waited)), 0.0)

    monkeypatch.setattr(budget, "waits", waits)
    return waited


def test_time_in_which_a_thread_waits_for_a_processor_does_not_count(clock, threads):
    whole = Budget(10)
    half = whole.part(share=0.5)
    clock[0] += 6
    threads[:] = [4, 1]
    assert (whole.seconds_left, half.seconds_left) == (8, 3)
    assert not half.is_spent
    clock[0] += 3
    half_left = half.seconds_left
    threads[:] = [4, 4]  # while the first slept, the second waited: no longer than the longest
    assert (half_left, half.seconds_left) == (0, 0)
    late = whole.part(share=0.5)
    assert (whole.seconds_left, late.seconds_left) == (5, 2.5)
    threads[:] = [4, 6]  # of which two were since then
    assert (whole.seconds_left, late.seconds_left) == (7, 4.5)


def test_a_budget_lasts_no_longer_than_ten_times_its_seconds(clock, threads):
    whole = Budget(10)
    clock[0] += 99
    threads[0] = 99
    assert whole.seconds_left == 1
    assert not whole.is_spent
    clock[0] += 1
    threads[0] = 100
    assert whole.is_spent


def test_a_fork_has_what_was_left_and_waits_of_its_own(clock, monkeypatch):
    whole = Budget(10)
    clock[0] += 8
    parent = Waits(1, {1: 4.0}, 0.0)
    monkeypatch.setattr(budget, "waits", lambda: parent._replace(process=os.getpid()))
    assert whole.seconds_left == 6
    monkeypatch.setattr(budget, "waits", lambda: Waits(2, {2: 0.0}, 0.0))
    assert whole.seconds_left == 6
    clock[0] += 6
    monkeypatch.setattr(budget, "waits", lambda: Waits(2, {2: 1.5}, 0.0))
    assert whole.seconds_left == 1.5


def test_it_is_spent_when_its_seconds_are_over(clock):
    whole = Budget(10)
    assert (whole.seconds_left, whole.is_spent) == (10, False)
    clock[0] += 10
    assert (whole.seconds_left, whole.is_spent) == (0, True)
    with pytest.raises(OutOfTime):
        whole.check()


def test_a_part_ends_no_later_than_the_whole(clock):
    whole = Budget(10)
    half, long, few = whole.part(share=0.5), whole.part(seconds=99), whole.part(seconds=3)
    assert [part.seconds_left for part in (half, long, few)] == [5, 10, 3]
    clock[0] += 4
    assert [part.is_spent for part in (half, long, few)] == [False, False, True]
    assert whole.part(share=0.5).seconds_left == 3
    clock[0] += 6
    assert half.is_spent
    assert long.is_spent
    assert whole.part().is_spent


def test_steps_of_a_part_are_steps_of_the_whole(clock):
    whole = Budget(math.inf, steps=10)
    part = whole.part(steps=4)
    part.count(4)
    assert not part.is_spent
    part.count(1)
    assert part.is_spent
    assert not whole.is_spent
    other = whole.part()
    other.count(6)
    assert other.is_spent
    assert whole.is_spent
    assert (other.target_steps, whole.target_steps) == (6, 11)


def test_steps_of_the_reference_are_spent_and_are_not_the_target_s(clock):
    whole = Budget(math.inf, steps=10)
    whole.count_of_reference(2)
    part = whole.part(steps=6)
    part.count(2)
    part.count_of_reference(4)
    assert (part.is_spent, part.target_steps, whole.steps_left) == (False, 2, 2)
    part.count_of_reference(1)
    assert part.is_spent
    whole.count(2)
    with pytest.raises(OutOfTime):
        whole.check()
    assert (part.target_steps, whole.target_steps) == (4, 4)


@pytest.mark.parametrize("seconds", [0.5, 2.0, 8.0])
def test_a_check_takes_no_time_beyond_its_budget(clock, seconds):
    """Each step takes a fiftieth of a second, so that there is no time to make everything small."""

    class Slow(StopsShort):
        def step(self, action):
            clock[0] += 0.02
            return super().step(action)

    small = {"height": 1, "start": (0, 0), "engines": ["systematic"]}
    report = conform(Slow, reference="GridWorld", budget=seconds, width=4, **small)

    assert clock[0] - 100 <= seconds + 0.02
    assert report.verdict == ("agrees" if seconds < 1 else "differs")


@pytest.mark.parametrize("late", [0.2, 0.7, 0.74, 0.98])
def test_there_is_time_to_confirm_what_is_found_at_the_end_of_the_search(clock, late):
    class LateInTheDay(StopsShort):
        """Wrong from some moment on."""

        def step(self, action):
            clock[0] += 0.0005
            return super().step(action)

        def terminated(self):
            return clock[0] >= 100 + late or self.cell == self.goal

    report = conform(
        LateInTheDay, reference="GridWorld", budget=1.0, engines=["exhaustive"], height=40, width=40
    )

    assert clock[0] <= 101.001
    assert all(finding.replays and finding.confirmed for finding in report.findings)
    assert bool(report.findings) == (late < 0.75)


@pytest.mark.parametrize("steps", [0, 100, 3_000])
def test_a_budget_of_steps_gives_the_same_report_however_long_steps_take(clock, steps):
    """A check takes no steps beyond it, in the fork or not."""

    def target(seconds):
        class Timed(StopsShort):
            def step(self, action):
                clock[0] += seconds
                return super().step(action)

        return Timed

    given = {"reference": "GridWorld", "budget": f"{steps}steps", "height": 7, "width": 7}
    quick, slow, isolated = (
        conform(target(seconds), isolated=isolated, **given)
        for seconds, isolated in ((0.0, False), (60.0, False), (60.0, True))
    )

    assert quick == slow == isolated
    assert quick.coverage.target_steps <= steps + 1
    assert quick.verdict == {0: "inconclusive", 100: "agrees", 3_000: "differs"}[steps]


@pytest.mark.parametrize("text", ["7", "7s", "7000ms", " 7 s", "0.0h"])
def test_a_time_is_a_number_with_a_unit(text):
    assert budget_of(text) == (0.0 if "h" in text else 7.0, math.inf)
    assert budget_of("7 steps") == (math.inf, 7.0)


@pytest.mark.parametrize("text", ["7s, 9steps", "7000ms,9 steps"])
def test_a_budget_may_be_of_both(text):
    assert budget_of(text) == (7.0, 9.0)
    assert part_of(text, 0.5) == "3.5s, 4steps"
    assert budget_of(part_of(text, 0.5)) == (3.5, 4.0)


@pytest.mark.parametrize("text", ["9steps, 7s", "7s, 7s", "7s,", ",9steps", "1s, 2steps, 3steps"])
def test_a_budget_of_both_is_a_time_and_steps(text):
    refusal = (
        f"or both, such as '30s, 100000steps', to end with the first that is spent, got '{text}'"
    )
    with pytest.raises(ConformanceError, match=re.escape(refusal)):
        budget_of(text)


def test_the_first_of_both_to_be_spent_ends_the_check(clock):
    class Slow(StopsShort):
        def step(self, action):
            clock[0] += 1.0
            return super().step(action)

    def check(budget):
        return conform(Slow, reference="GridWorld", budget=budget, height=7, width=7)

    by_steps, by_time = check("100steps"), check("20s")
    assert 0 < by_time.coverage.target_steps < by_steps.coverage.target_steps <= 101
    assert check("1h, 100steps") == by_steps
    assert check("20s, 100steps") == by_time
