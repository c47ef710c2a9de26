"""Hunts against the reference, whose board is hidden and whose player moves at random."""

import pytest

from corpus.zoo import wrong_hunts
from corpus.zoo.entry import LIMITS
from corpus.zoo.right_hunts import Hunt
from limited import checked
from provengym.conformance import Binding, ConformanceError, conform

BOARDS = ({}, {"size": 2, "num_pits": 1}, {"size": 3, "num_pits": 0, "max_steps": 3})


@pytest.mark.parametrize("parameters", BOARDS, ids=str)
@pytest.mark.parametrize("target", ["provengym/HunterWumpus-v0", Hunt], ids=["ours", "plain"])
def test_a_right_hunt_agrees(target, parameters):
    report = checked(target, LIMITS, reference="HunterWumpus", **parameters)

    assert report.findings == ()
    assert report.verdict == "agrees"
    assert report.coverage.engine == "support"
    assert report.coverage.target_steps > 300
    assert "how often" in report.coverage.assumption


def test_a_step_that_cannot_happen_is_told_with_what_could():
    report = conform(wrong_hunts.PlayerAnywhere, reference="HunterWumpus", size=2, num_pits=0)

    assert report.findings[0].step == 0
    assert "no start of the reference looks like this" in report.findings[0].story


def test_the_true_state_decides_where_it_is_read():
    class Sleeper(Hunt):
        """Keeps the gold in its state where it is, and hands it out elsewhere."""

        def state(self):
            return {**super().state(), "gold": self.elapsed and super().state()["gold"]}

    right = Binding(state=lambda env: env.state())
    assert conform(Hunt, reference="HunterWumpus", binding=right, size=8, num_pits=9)
    report = conform(Sleeper, reference="HunterWumpus", binding=right)
    assert report.findings[0].kind == "observation"
    report = conform(wrong_hunts.FlyingWumpus, reference="HunterWumpus", binding=right)
    assert report.findings[0].kind == "terminated"


def test_episodes_without_a_seed_are_compared_too():
    class Unprepared(Hunt):
        """Places nobody anew unless it is given a seed."""

        def reset(self, *, seed=None, options=None):
            self.seeded = seed is not None
            return super().reset(seed=seed)

        def place(self):
            super().place()
            if not self.seeded:
                self.player = (1, 1)

    finding = conform(Unprepared, reference="HunterWumpus", size=3, num_pits=1).findings[0]
    assert (finding.kind, finding.seed, finding.reproduced) == ("observation", None, 0)


def test_a_large_board_needs_the_true_state():
    with pytest.raises(ConformanceError, match=r"boards look alike.*Binding\(state"):
        conform(Hunt, reference="HunterWumpus", size=8, num_pits=9)


@pytest.mark.parametrize("engine", ["systematic", "lockstep"])
def test_an_engine_that_does_not_fit_is_named(engine):
    with pytest.raises(ConformanceError, match=f"'{engine}' does not fit the reference Hunter"):
        conform(Hunt, reference="HunterWumpus", engines=[engine])


def test_the_support_engine_does_not_fit_a_reference_without_dice():
    with pytest.raises(ConformanceError, match="'support' does not fit the reference GridWorld"):
        conform("provengym/GridWorld-v0", engines=["support"])


def test_the_same_seed_gives_the_same_report():
    reports = [
        conform(wrong_hunts.LateNose, reference="HunterWumpus", size=3, seed=5).to_dict()
        for _ in "ab"
    ]

    assert reports[0] == reports[1]
