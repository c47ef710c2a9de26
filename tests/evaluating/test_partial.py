"""Policies in models that are not complete: between which numbers their values lie."""

import math
import random
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

import provengym
from auditing.processes import END, drawn, process
from provengym import evaluate
from provengym.auditing.objective import Objective
from provengym.auditing.ranges import NO_RANGES
from provengym.evaluating.worth import worth_of
from provengym.finite.induced import induced
from provengym.finite.model import ExtractionFinding
from provengym.finite.policies import Policy
from provengym.solving import reachable

HALF, ONE = Fraction(1, 2), Fraction(1)
LOW, HIGH = -1, 2
"""Between these `drawn` pays."""
PAYS = ", if each step pays between -1 and 2 (--reward-range)"
CUT = [[[(HALF, 0, -1), (HALF, 1, -1)]], [[(ONE, END, 9)]]]
"""One waits for -1 a step, and then gets 9 where that is known."""


def earned(rows, lost, steps, once, later, discount=ONE, state=0):
    """What equally likely actions earn where a lost outcome pays once, and then in each later step;
    in fractions."""
    if not steps or state == END:
        return Fraction(0)
    found = Fraction(0)
    for action, outcomes in enumerate(rows[state]):
        for number, (chance, successor, reward) in enumerate(outcomes):
            if (state, action) in lost and number == len(outcomes) - 1:
                more = once + later * sum(discount**k for k in range(1, steps))
            else:
                more = reward + discount * earned(
                    rows, lost, steps - 1, once, later, discount, successor
                )
            found += chance * more / len(rows[state])
    return found


def is_certified(found):
    return bool(found.certificates) and all(
        provengym.check(one.model, one).holds for one in found.certificates.values()
    )


def lossy(seed):
    """A process at random, and which outcomes of it are lost."""
    rng = random.Random(seed)
    rows = drawn(rng)
    return rows, rng.sample([(s, a) for s, row in enumerate(rows) for a in range(len(row))], 2)


@pytest.mark.parametrize("seed", range(8))
def test_the_return_within_some_steps_lies_between_the_values_of_two_completions(seed):
    rows, lost = lossy(seed)

    found = evaluate(process(rows, lost=lost), "random", horizon=4, reward_range=(LOW, HIGH))

    value, rewards = found.certified, found.condition == PAYS
    assert value.low == earned(rows, lost, 4, LOW, LOW)
    assert value.high == earned(rows, lost, 4, HIGH, HIGH)
    assert value.low <= earned(rows, [], 4, 0, 0) <= value.high
    assert rewards == (value.low < value.high) == (found.certificate is None)
    assert is_certified(found)
    again = evaluate(process(rows, lost=lost), "random", horizon=4, return_range="1:3").certified
    assert (again.low, again.high) == tuple(earned(rows, lost, 4, one, 0) for one in (1, 3))


@pytest.mark.parametrize("seed", range(4))
def test_the_discounted_return_lies_between_the_values_of_two_completions(seed):
    rows, lost = lossy(seed)

    found = evaluate(process(rows, lost=lost), "random", discount="1/2", reward_range=(LOW, HIGH))

    ends = [earned(rows, lost, 8, pays, pays, HALF) for pays in (LOW, HIGH)]
    rest = Fraction(2 * HIGH, 2**8)  # after 8 steps
    assert ends[0] - rest <= found.certified.low <= ends[0] + rest
    assert ends[1] - rest <= found.certified.high <= ends[1] + rest
    whole = evaluate(process(rows), "random", discount="1/2").certified
    assert found.certified.low <= whole.high
    assert whole.low <= found.certified.high
    assert is_certified(found)


def test_a_policy_that_meets_nothing_unknown_has_an_exact_value():
    model = reachable("GridWorld", height=9, width=9, goal=(2, 2), states=40)
    whole = reachable("GridWorld", height=9, width=9, goal=(2, 2), states=81)
    asked = {"discount": 0.9, "success": "terminated"}

    def straight(cell):
        return 1 if cell[0] < 2 else 3

    found = evaluate(model, straight, **asked)
    assert not model.complete
    assert found.certified == evaluate(whole, straight, **asked).certified
    assert (found.condition, found.success.exact) == ("", 1)
    assert provengym.check(found.process, found.certificate).holds
    within = evaluate(model, "random", horizon=7)
    assert within.certified == evaluate(whole, "random", horizon=7).certified


def test_a_model_that_is_cut_off_bounds_return_and_success():
    part, whole = (
        evaluate(
            reachable("GridWorld", height=5, width=5, goal=(1, 1), states=states),
            "random",
            discount=0.9,
            success="terminated",
            reward_range="-1:0",
        )
        for states in (14, 25)
    )

    assert part.certified.low < whole.certified.low < whole.certified.high < part.certified.high
    assert part.success.low < whole.success.low <= whole.success.high == part.success.high == 1
    assert part.condition == ", if each step pays between -1 and 0 (--reward-range)"
    assert part.best is None
    assert whole.condition == ""
    assert list(part.certificates) == [
        "best_return_if_unknown_pays_least",
        "best_return_if_unknown_pays_most",
        "success",
        "success_if_unknown_succeeds",
    ]
    assert is_certified(part)
    report = part.to_dict()
    assert report["condition"] == part.condition[2:]
    assert (report["success"]["low"], report["success"]["high"]) == (float(part.success.low), 1)
    assert report["certificates"] == list(part.certificates)


class Queue(gymnasium.Env):
    """Serves one in a step or idles, and pays for who waits; a Poisson number arrives."""

    observation_space, action_space = spaces.Discrete(1_000), spaces.Discrete(2)
    room = 3

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.waiting = 0
        return 0, {}

    def step(self, action):
        left = max(self.waiting - int(action), 0)
        self.waiting = min(left + int(self.np_random.poisson(0.5)), self.room)
        return self.waiting, -float(self.waiting > 1), False, False, {}


class Crowd(Queue):
    """Has room for any number."""

    room = 900


def waits(steps, serves, room, waiting=0):
    """The expected number of steps after which more than one waits, by fractions of the numbers in
    double precision."""
    if not steps:
        return Fraction(0)
    found, left = Fraction(0), max(waiting - serves, 0)
    chances = [Fraction(math.exp(-0.5) * 0.5**k) / math.factorial(k) for k in range(room - left)]
    for number, chance in enumerate([*chances, 1 - sum(chances)]):
        after = left + number
        found += chance * ((after > 1) + waits(steps - 1, serves, room, after))
    return found


@pytest.mark.parametrize("serves", [0, 1])
def test_a_queue_with_poisson_arrivals_is_known_but_for_hardly_any_episode(serves):
    model = provengym.extract(Queue, budget="5000steps")
    expected = -waits(3, serves, 3)

    found = evaluate(model, np.full(1_000, serves), horizon=3)
    bounded = evaluate(model, np.full(1_000, serves), horizon=3, reward_range="-1:0")

    assert not model.complete
    assert found.condition.startswith(", but for at most 2^-5")
    assert bounded.condition == ", if each step pays between -1 and 0 (--reward-range)"
    for one in (found, bounded):
        assert abs((one.certified.low + one.certified.high) / 2 - expected) < Fraction(1, 10**7)
        assert one.certified.high - one.certified.low < Fraction(1, 10**6)
    assert found.best.but_for > 0
    assert is_certified(bounded)


def test_what_an_episode_may_earn_is_not_said_by_a_model_in_which_something_is_unknown():
    found = evaluate(
        Queue,
        np.ones(1_000, int),
        horizon=3,
        reward_range="-1:0",
        episodes=20,
        budget="4000steps",
    )

    assert (found.estimate.bounded_by, found.estimate.rewards) == ("as given", (-1, 0))
    assert found.agrees

    rare, policy = Fraction(1, 2**50), Policy("random", (0,))
    known = process([[[(HALF, 0, -1), (HALF, END, 1)]]])
    nearly = process([[[(HALF - rare, 0, -1), (HALF, END, 1), (rare, END, 9)]]], lost=[(0, 0)])
    for model, returns in ((known, (-2, 1)), (nearly, None)):
        made = induced(model, policy)
        found = worth_of(model, policy, made, Objective(horizon=2), "none", NO_RANGES)
        assert abs(found.value.value.high) < Fraction(1, 10**9)
        assert found.returns == returns


def test_nothing_is_said_of_a_model_that_contradicts_its_target():
    found = ExtractionFinding("extraction", "a call did something else again", ())
    model = replace(process(CUT), findings=(found,))

    said = evaluate(model, "random", horizon=2, reward_range="-1:9", success="terminated")

    assert (said.certified, said.success, said.best) == (None, None, None)
    assert said.not_certified == "extraction: a call did something else again"


def test_a_queue_without_an_end_has_an_interval():
    model = provengym.extract(Crowd, budget="2000steps")
    many = np.arange(50)
    chances = np.array([math.exp(-0.5) * 0.5**k / math.factorial(k) for k in many])
    moves = np.array([np.roll(chances, left) * (many >= left) for left in np.maximum(many - 1, 0)])
    true = np.linalg.solve(np.eye(50) - 0.75 * moves, -moves[:, 2:].sum(axis=1))[0]

    found = evaluate(model, np.ones(1_000, int), discount="3/4", reward_range="-1:0")

    assert model.unfinished
    assert found.certified.low < true < found.certified.high
    assert found.certified.high - found.certified.low < Fraction(1, 100)
    assert found.condition


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"reward_range": (-9, 0)}, "at most -2, if each step pays between -9 and 0"),
        ({"reward_range": (-1, 9)}, None),
        ({"return_range": (2, 4)}, "between 0 and 2, if an episode earns between 2 and 4 from"),
        ({}, None),
    ],
)
def test_the_total_return_needs_rewards_of_one_sign_or_a_range_of_returns(asked, told):
    found = evaluate(process(CUT, lost=[(1, 0)]), "random", objective="total", **asked)

    if told is None:
        assert (found.certified, found.value) == (None, None)
        assert found.not_certified.endswith("unknown (lost): give --return-range LO:HI")
    else:
        assert f"{found.certified}{found.condition}".startswith(told)
        assert (found.value is None) == ("at most" in told)


@pytest.mark.parametrize(
    ("asked", "holds"),
    [
        ({"reward_range": "-1:9"}, True),
        ({"reward_range": "-1:4"}, False),
        ({"return_range": "5:9"}, True),
        ({"return_range": "5:8"}, False),
        ({"return_range": "10:11"}, False),
    ],
)
def test_a_range_that_is_too_narrow_for_what_is_unknown_excludes_the_value(asked, holds):
    """So the condition is told wherever a number rests on it."""
    true = earned(CUT, [], 2, 0, 0)
    found = evaluate(process(CUT, lost=[(1, 0)]), "random", horizon=2, **asked)

    assert (found.certified.low <= true <= found.certified.high) is holds
    assert found.condition


def test_wrong_ranges_are_refused():
    model = process(CUT, lost=[(1, 0)])
    with pytest.raises(ValueError, match="reward_range must hold every reward that is known, and"):
        evaluate(model, "random", horizon=2, reward_range="0:9")
    with pytest.raises(ValueError, match="what is given contradicts what is known: an episode"):
        evaluate(model, "random", horizon=2, reward_range="-1:0", return_range="7:9")
    with pytest.raises(ValueError, match="return_range must be"):
        evaluate(model, "random", horizon=2, return_range="9:7")


def test_a_limit_of_steps_that_is_set_aside_makes_nothing_known():
    model = process(CUT, lost=[(1, 0)], time_limit=1)

    assert evaluate(model, "random").certified.exact == -1
    assert evaluate(model, "random", discount=0.9).certified is None
    assert evaluate(model, "random", objective="total").certified is None
