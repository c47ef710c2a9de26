"""States of target and reference are visited by copies, where neither has a model."""

import os

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from corpus import draws
from provengym.conformance import conform, replay

PLACE = os.path.abspath(__file__)
CODE = [(k * k + k // 3) % 2 for k in range(24)]


class Lock(gymnasium.Env):
    """Opens after a code of 24 digits; each step draws a number of which nothing depends.

    Args:
        prize: What opening it pays.
        holding: What it holds besides, of which nothing depends either.
    """

    action_space, observation_space = spaces.Discrete(2), spaces.Discrete(25)

    def __init__(self, prize=1.0, holding=None):
        self.prize, self.holding = prize, holding
        self.table = [[0.0, 0.0] for _ in range(40)]

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = int(self.np_random.integers(2))
        return self.place, {}

    def step(self, action):
        self.np_random.random()
        self.place = self.place + 1 if action == CODE[self.place] else 0
        over = self.place == len(CODE)
        return self.place, self.prize * over + self.table[self.place][0], over, False, {}


class Generators(Lock):
    """Holds what cannot be saved."""

    def __init__(self, prize=1.0):
        super().__init__(prize, (k for k in range(3)))


class Counting(Lock):
    """Counts its steps, so that its states have no end, and shows the count's last bit."""

    observation_space = spaces.MultiDiscrete([25, 2])
    count = 0

    def reset(self, *, seed=None, options=None):
        self.count = 0
        place, info = super().reset(seed=seed)
        return np.array([place, 0]), info

    def step(self, action):
        self.count += 1
        place, *rest = super().step(action)
        return np.array([place, self.count % 2]), *rest


class Forgetful(Lock):
    """A table of 40 rows is a part of the state, whose last row pays for opening it."""

    def reset(self, *, seed=None, options=None):
        self.table[24][0] = 0.0
        return super().reset(seed=seed)

    def step(self, action):
        self.table[24][0] = self.prize - 1 if self.place == 23 else 0.0
        return super().step(action)


def compared(target="Lock", budget="60000steps", *, place=PLACE, old="Lock", **given):
    return conform(
        f"{place}:{target}",
        reference=f"env:{place}:{old}",
        engines=["alongside"],
        budget=budget,
        **given,
    )


def test_all_states_are_visited_and_what_no_episode_shows_is_found(tmp_path):
    right = compared()
    assert right.verdict == "agrees"
    assert right.coverage.states == 24
    assert "and to every action in 24 pairs of their states" in right.meaning
    assert not right.coverage.complete

    wrong = compared(target_args={"prize": 2.0})
    (finding,) = wrong.findings
    assert (finding.kind, finding.reproduced) == ("reward", 3)
    assert finding.actions in (tuple(CODE), tuple(CODE[1:]))
    assert max(finding.evidence.target_alone, finding.evidence.reference_alone) > 20
    (saved, *_) = wrong.save(tmp_path)
    assert replay(saved).same


@pytest.mark.parametrize("target", ["Lock", "Generators"])
def test_where_a_state_cannot_be_saved_nothing_is_copied(target):
    report = compared(target, old="Generators", budget="60000steps")

    assert report.verdict == "agrees"
    assert report.coverage.states == 0
    assert any("states were not copied, for they cannot be saved" in note for note in report.notes)


def test_states_that_show_something_new_come_first():
    report = compared("Counting", old="Counting", target_args={"prize": 2.0})

    (finding,) = report.findings
    assert finding.kind == "reward"


def test_a_table_that_changes_is_a_part_of_the_state():
    report = compared("Forgetful", target_args={"prize": 2.0})

    assert [finding.kind for finding in report.findings] == ["reward"]


def test_a_taxi_shows_all_of_its_states():
    right = compared("Taxi", "400000steps", place=draws.__file__, old="Taxi")
    assert right.verdict == "agrees"
    assert right.coverage.states > 404

    stale = compared("StaleTaxi", "400000steps", place=draws.__file__, old="Taxi")
    (finding,) = stale.findings
    assert (finding.kind, finding.actions[-1]) == ("observation", 5)
    assert (finding.expected["terminated"], finding.got["terminated"]) == (True, True)
