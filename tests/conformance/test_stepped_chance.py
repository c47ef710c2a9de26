"""Where the same seeds mean other draws, frequencies are compared."""

import os
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from provengym.conformance import Binding, conform, replay

PLACE = os.path.abspath(__file__)
BUDGET = "60000steps"


class Chances(gymnasium.Env):
    """Floats that are drawn, a reward and an end that come with these probabilities; first it draws
    so many numbers of which nothing depends."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Box(-np.inf, np.inf, (2,), np.float64)

    def __init__(self, first=0, win=0.5, end=0.3, width=1.0, second=0.3, later=0.0):
        self.first, self.win, self.end, self.width = first, win, end, width
        self.second, self.later = second, later

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.np_random.random(self.first)
        self.place, self.steps = self.width * self.np_random.normal(), 0
        return self.shown(0), {}

    def step(self, action):
        self.steps += 1
        self.place += 0.1 * self.np_random.normal()
        chance = (self.second if action else self.win) + self.later * (self.steps > 1)
        won = self.np_random.random() < chance
        over = self.np_random.random() < self.end
        return self.shown(action), float(won), bool(over), False, {}

    def shown(self, action):
        return np.array([self.place, action])


class Dice(gymnasium.Env):
    """Shows what the operating system draws, in a dictionary."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Dict(
        die=spaces.Discrete(6), image=spaces.Box(0, 255, (9, 9), np.uint8)
    )
    least = 0

    def reset(self, *, seed=None, options=None):
        return self.shown(), {}

    def step(self, action):
        return self.shown(), 0.0, False, False, {}

    def shown(self):
        word = os.urandom(82)
        image = np.frombuffer(word[1:], np.uint8).reshape(9, 9)
        return {"die": max(word[0] % 6, self.least), "image": np.maximum(image, 100 * self.least)}


class LoadedDice(Dice):
    least = 1


class Born(Chances):
    """Each environment has another width, which no seed decides."""

    made = 0

    def __init__(self):
        Born.made += 1
        super().__init__(width=4.0 ** (Born.made % 9), first=os.urandom(1)[0] % 2)


class Failing(Chances):
    def step(self, action):
        answer = super().step(action)
        if self.np_random.random() < 0.01:
            raise RuntimeError("out of luck")
        return answer


class Near(Chances):
    """Pays a little more."""

    def step(self, action):
        shown, reward, *rest = super().step(action)
        return shown, 1.004 * reward, *rest


def compared(target, old="Chances", budget=BUDGET, binding=None, **target_args):
    return conform(
        f"{PLACE}:{target}",
        reference=f"env:{PLACE}:{old}",
        engines=["alongside"],
        target_args=target_args,
        binding=binding,
        budget=budget,
        isolated=True,
    )


def test_other_draws_with_the_same_distribution_agree():
    report = compared("Chances", first=1)

    assert (report.verdict, report.findings) == ("agrees", ())
    (coverage,) = report.engines
    assert coverage.false_positive_probability == 1e-6
    assert not coverage.complete
    assert coverage.transitions > 100
    assert 0.1 < coverage.weakest.detectable < 0.4
    assert f"differs by more than {coverage.weakest.detectable:.2g}" in report.meaning
    assert "pairs of samples" in report.meaning
    assert "episodes depend neither on those before" in coverage.assumption
    assert any("nothing follows from the same seeds" in note for note in report.notes)
    assert report == compared("Chances", first=1)


@pytest.mark.parametrize(
    ("target_args", "part", "step"),
    [
        ({"win": 0.95}, "reward 1", 1),
        ({"second": 0.9}, "reward 1", 1),
        ({"end": 0.95}, "episode terminated", 1),
        ({"width": 40.0}, "observation[0]", 0),
        ({"later": -0.5}, "reward 1", 2),
    ],
)
def test_another_distribution_differs_where_it_is_drawn(tmp_path, target_args, part, step):
    report = compared("Chances", first=1, **target_args)

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert (finding.kind, finding.step, finding.reproduced) == (
        "distribution",
        step,
        finding.replays,
    )
    assert any(look.startswith(part) for look in finding.got["distribution"])
    assert "another seed" in finding.story or "a seed of its own" in finding.story
    if "second" in target_args:
        assert finding.actions == (1,)
    for side in (finding.got, finding.expected):
        assert sum(side["distribution"].values()) == pytest.approx(1)
        assert side["distribution"].get("over before", 0.0) == pytest.approx(
            0.3 * (step > 1), abs=0.15 * (step > 1)
        )
    (saved, *_) = report.save(tmp_path)
    assert replay(saved).times == 3


@pytest.mark.parametrize(("tolerance", "found"), [(0.01, []), (0.001, ["distribution"])])
def test_rewards_that_are_near_each_other_are_the_same(tolerance, found):
    binding = Binding(reward_tolerance=tolerance)
    report = compared("Near", first=1, budget="8000steps", binding=binding)

    assert [finding.kind for finding in report.findings] == found


def test_what_no_seed_decides_is_compared_by_its_parts():
    report = compared("Dice", "Dice", "12000steps")
    assert (report.verdict, report.findings) == ("agrees", ())
    assert "not known that the same seeds mean the same draws" in report.notes[1]

    report = compared("LoadedDice", "Dice", "40000steps")
    assert report.verdict == "differs"
    (finding,) = report.findings
    assert finding.step == 0


def test_what_is_drawn_once_for_an_environment_is_no_difference():
    report = compared("Born", "Born")

    assert (report.verdict, report.findings) == ("inconclusive", ())
    assert report.meaning.endswith("; environments of the reference differ from each other.")


class Words(Chances):
    """Shows words that never come again."""

    observation_space = spaces.Text(40)

    def shown(self, action):
        return "".join("abcdefghij"[k] for k in self.np_random.integers(10, size=30))

    def step(self, action):
        return self.shown(action), 0.0, False, False, {}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return self.shown(0), {}


def test_what_cannot_be_compared_is_not_called_equal():
    report = compared("Words", "Words", "12000steps", first=1)

    assert report.findings == ()
    assert report.verdict == "agrees"  # rewards and ends come equally often
    assert "not compared: observation" in report.meaning


def test_too_few_samples_are_no_agreement():
    report = compared("Chances", first=1, budget="700steps")

    assert (report.verdict, report.findings) == ("inconclusive", ())
    assert report.meaning.endswith("; there was no time to compare how often things come.")


def test_a_target_that_fails_by_chance_does_not_agree():
    report = compared("Failing", first=1)

    assert report.verdict != "agrees"
    assert [finding.kind for finding in report.findings] == ["exception"]


class Coin(Chances):
    """Which action pays is drawn when it is made, which no seed of a reset decides."""

    made = 0

    def __init__(self, draw=1):
        super().__init__()
        Coin.made += 1
        self.good = Random(f"{draw} {Coin.made}").randrange(2)

    def step(self, action):
        shown, reward, *rest = super().step(action)
        return shown, reward + 10.0 * (action == self.good), *rest


@pytest.mark.parametrize("draw", [3, 13])
def test_what_two_environments_draw_when_they_are_made_is_no_difference(draw):
    """The target's first ones happen to differ from the reference's in the same way."""
    report = compared("Coin", "Coin", "4000steps", draw=draw)

    assert report.findings == ()
    assert "first differ at step 1 (reward)" in report.meaning
