"""Processes of which so little is unknown that they count as complete."""

from dataclasses import replace
from fractions import Fraction

import gymnasium
import pytest
from gymnasium.spaces import Discrete

import provengym
from auditing.processes import END, process
from provengym.auditing.objective import objective_of
from provengym.auditing.settling import most_steps, settled
from provengym.finite.model import Unknown

ONE = Fraction(1)
TINY = Fraction(1, 2**60)
REST = ONE - TINY
WON = "terminated and reward == 2"


def tail(*outcomes):
    """Outcomes of which the first is less probable by a tail that is not known."""
    (chance, to, reward), *others = outcomes
    return [(chance - TINY, to, reward), *others, (TINY, END, 99)]


QUEUE = [
    [tail((ONE / 2, 1, -1), (ONE / 2, END, 2)), tail((ONE, 1, 0))],
    [tail((ONE, 0, -1)), tail((ONE, END, 0))],
]
"""To wait for a success, or to leave; each step has a tail."""
PLACES = [(s, a) for s in range(2) for a in range(2)]


def queue(rows=QUEUE, **about):
    return process(rows, lost=[(s, a) for s in range(len(rows)) for a in range(2)], **about)


def test_a_tail_that_no_limit_lets_grow_decides_nothing():
    report = provengym.audit(queue(time_limit=100), success=WON)

    assert report.verdict == "sound"
    assert report.meaning.startswith(
        "Nothing is wrong in what was asked, but for at most 2^-53 of episodes: success and"
    )
    assert (report.complete, report.unknown_chance) == (False, 100 * 2.0**-60)
    assert report.assumption.startswith("at most 2^-53 of episodes meet an outcome that is not")
    assert str(report.best_return).endswith(", but for at most 2^-53 of episodes")
    assert report.success_probability.low < 1 - TINY < report.success_probability.high == 1
    assert report.success_probability.high - report.success_probability.low < Fraction(1, 10**5)
    assert report.to_dict()["best_return"]["but_for"] == 100 * 2.0**-60


def test_it_is_undecided_where_the_tail_grows_too_much():
    for options, limit, verdict in (
        ({}, 2**20 - 1, "sound"),
        ({}, 2**20, "undecided"),
        ({"horizon": 10}, 2**20, "sound"),
    ):
        model = queue(time_limit=limit)
        found = settled(model, objective_of(None, options.get("horizon"), limit), asks_success=True)
        assert (found is not None) == (verdict == "sound"), (options, limit)


def test_without_a_limit_the_number_of_steps_is_bounded_by_a_certificate():
    # State 0 goes on with probability 3/4, one comes back to it from state 1: 7 steps on average.
    rows = [
        [tail((Fraction(3, 4), 1, 0), (Fraction(1, 4), END, 2))] * 2,
        [tail((ONE, 0, 0)), tail((ONE, END, 0))],
    ]
    steps = most_steps(queue(rows))
    assert 7 <= steps + Fraction(1, 1000) < 7.01 + 1
    report = provengym.audit(queue(rows), success=WON)
    assert report.verdict == "sound"
    assert report.unknown_chance == pytest.approx(8 * 2.0**-60, rel=0.01)

    stays = [[tail((ONE, 0, 1)), tail((ONE, END, 2))]]
    assert most_steps(queue(stays)) is None
    assert provengym.audit(queue(stays), success=WON).verdict == "undecided"


def test_with_a_discount_it_is_decided_where_the_return_is_all_that_is_asked():
    stays = [[tail((ONE, 0, 1)), tail((ONE, 0, 2))]]
    report = provengym.audit(queue(stays), discount="9/10", success="none")
    assert (report.verdict, report.unknown_chance) == ("sound", float(10 * TINY))
    assert float(report.best_return.value.low) == pytest.approx(20)
    ends = [[tail((ONE, 0, 1)), tail((ONE, END, 2))]]
    assert provengym.audit(queue(ends), discount="9/10", success=WON).verdict == "undecided"


def test_a_return_is_a_number_of_the_process_only_with_a_range():
    claims = {"best_expected_return": "2.0", "reward_threshold": 1, "max_return": 2}
    claims |= {"max_reward": 2, "min_reward": -1}
    report = provengym.audit(queue(time_limit=9), success=WON, claims=claims)
    assert {claim.holds for claim in report.claims} == {None}
    assert report.verdict == "undecided"

    ranges = {"reward_range": (-100, 100)}
    report = provengym.audit(queue(time_limit=9), success=WON, claims=claims, **ranges)
    found = {claim.name: claim.holds for claim in report.claims}
    best = report.best_return
    assert found["reward_threshold"] is (best.value.low >= 1)
    assert found["best_expected_return"] is not None
    assert (best.but_for, len(best.certificates)) == (0, 2)
    assert 0 < best.value.high - best.value.low < Fraction(1, 1000)
    assert "(--reward-range)" in report.claims[0].found


@pytest.mark.parametrize(
    ("rows", "kind", "story"),
    [
        ([[tail((ONE, END, 0)), tail((ONE, END, 1))]], "unsolvable", "No policy succeeds"),
        ([[tail((ONE, END, 2)), tail((ONE, END, 2))]], "trivial", "Every policy earns the same"),
        (
            [
                [tail((ONE, 1, 0)), tail((ONE, END, 2))],
                [tail((ONE, 1, 0)), tail((ONE, END, 0))],
            ],
            "dead_end",
            "From 1 of 2 states no policy succeeds",
        ),
        ([[tail((ONE, 0, 3)), tail((ONE, END, 2))]], "endless_reward", "Reward can be had without"),
    ],
)
def test_questions_of_yes_or_no_are_answered_but_for_the_tail(rows, kind, story):
    report = provengym.audit(queue(rows, time_limit=10), success=WON)
    found = {one.kind: one for one in report.findings}

    assert found[kind].story.startswith(story)
    assert "but for at most 2^-56 of episodes" in report.meaning
    assert (report.verdict == "defect") == (kind != "dead_end")


def test_a_start_that_is_hardly_ever_unknown():
    whole = process([[[(ONE, END, 2)], [(ONE, END, 1)]]], {0: REST})
    model = replace(whole, unknown_rows=(Unknown(None, None, TINY, {"tail": 1}),))
    report = provengym.audit(model, success=WON)
    assert (report.verdict, report.unknown_chance) == ("sound", float(TINY))


LINE = [
    [[(ONE, 1, 1)], [(ONE, END, 0)]],
    [[(ONE, 2, 1)], [(ONE, END, 2)]],
    [[(ONE, END, 9)], [(ONE, END, 9)]],
]
"""Two states in a line, and one behind them."""
LOST = [(2, 0), (2, 1)]


def test_what_lies_behind_the_limit_need_not_be_known():
    model = process(LINE, lost=LOST, time_limit=2)
    report = provengym.audit(model, success=WON)
    whole = provengym.audit(process(LINE, time_limit=2), success=WON)

    assert (report.verdict, report.best_return.value.exact) == ("sound", 3)
    assert whole.best_return.value == report.best_return.value
    assert (report.complete, report.unknown_chance) == (False, 0)
    assert report.assumption == ("an episode has no more than 2 steps, within which all is known")
    assert str(report.best_return) == "3"
    longer = provengym.audit(replace(model, time_limit=3), success=WON)
    assert (longer.verdict, longer.unknown_chance) == ("undecided", None)
    assert provengym.audit(replace(model, time_limit=9), success=WON, horizon=2).verdict == "sound"


def test_what_lies_behind_the_limit_counts_in_a_discounted_return():
    rows = [[[(ONE / 2, 0, 1), (ONE / 2, 1, 1)]], [[(ONE, 2, 1)]], [[(ONE, END, 100)]]]
    model, asked = process(rows, lost=[(2, 0)], time_limit=2), {"discount": 0.9, "success": "none"}
    whole = provengym.audit(process(rows, time_limit=2), **asked).best_return.value

    report = provengym.audit(model, **asked)
    bounded = provengym.audit(model, reward_range="0:100", **asked).best_return.value

    assert (report.verdict, report.best_return) == ("undecided", None)
    assert bounded.low <= whole.high
    assert whole.low <= bounded.high
    assert provengym.audit(model, success="none").best_return.value.exact == 2


def test_steps_behind_the_limit_may_meet_what_is_unknown_where_they_count():
    for discount, is_settled in (("9/10", True), ("2097151/2097152", False)):
        objective = objective_of(discount, None, 2)
        found = settled(queue(time_limit=2), objective, asks_success=True)
        assert (found is not None) is is_settled


def test_a_claim_within_the_limit_is_decided():
    model = process(LINE, lost=LOST, time_limit=2)
    claims = {"max_return": 3, "max_reward": 2, "success_probability": 1, "solvable": True}
    report = provengym.audit(model, success=WON, claims=claims)
    assert [claim.holds for claim in report.claims] == [True] * 4


class Counter(gymnasium.Env):
    """A counter with room for two, at which a geometric number of people arrive."""

    observation_space, action_space = Discrete(3), Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.waiting = self.time = 0
        return 0, {}

    def step(self, action):
        self.time += 1
        arrived = int(self.np_random.geometric(0.75)) - 1
        self.waiting = min(self.waiting + arrived, 2) - int(action == 1 and self.waiting > 0)
        return self.waiting, -float(self.waiting), False, self.time >= 3, {}


def test_an_environment_with_a_tail_is_extracted_tested_and_sound():
    options = {"budget": "30000steps", "horizon": 3, "reward_range": (-2, 0)}
    report = provengym.audit(Counter, **options, claims={"reward_threshold": -1})

    assert report.verdict == "sound", report.meaning
    assert (report.complete, 0 < report.unknown_chance < 2**-40) == (False, True)
    assert report.tested.startswith(
        "that the model is the target: Everything that the target showed"
    )
    assert "what 2 processes with other hash seeds" in report.assumption
    assert report.claims[0].holds is True
    low, high = report.best_return.value.low, report.best_return.value.high
    assert 0 < high - low < Fraction(1, 10**6)


class Branches(gymnasium.Env):
    """Each step multiplies a number by one of two others: no two histories lead to the same."""

    action_space, observation_space = Discrete(2), Discrete(1)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.number = 1
        return 0, {}

    def step(self, action):
        self.number *= 3 if action else 2
        self.number += 1
        return 0, 1.0, False, False, {}


@pytest.mark.parametrize("steps", [400, 402, 405])
def test_states_that_are_not_explored_are_unknown_within_the_limit(steps):
    """Also where the budget is spent between two states, and no outcome of any is unknown."""
    known = provengym.extract(Branches, budget=f"{steps}steps")
    model = replace(known, time_limit=20)

    assert not model.finite
    report = provengym.audit(model, success="none")
    assert (report.verdict, report.complete) == ("undecided", False)
    within = provengym.audit(replace(model, time_limit=3), success="none")
    assert str(within.best_return.value) == "3"
