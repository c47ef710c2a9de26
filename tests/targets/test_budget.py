"""Budgets and their parts, by a clock of the test's own."""

import math

import pytest

from provengym.targets import budget
from provengym.targets.budget import Budget, OutOfTime


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(budget.time, "monotonic", lambda: now[0])
    return now


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
    assert (part.target_steps, other.target_steps, whole.target_steps) == (5, 6, 11)
