"""The first state in which a policy errs."""

import itertools
import random
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

import provengym
from auditing.processes import END, drawn, process
from evaluating import exact, small
from provengym import evaluate
from provengym.evaluating import errs
from provengym.evaluating.errs import first_mistake
from provengym.finite.policies import Policy
from provengym.solving import solve

ONE, HALF = Fraction(1), Fraction(1, 2)
STEPS = 4
LATE = [[[(ONE, 1, -1)], [(ONE, END, -9)]], [[(ONE, END, 4)], [(HALF, 0, 0), (HALF, END, 0)]]]
"""One goes on by 0, and then gets 4 by 0."""


def expected(rows, policy):
    """After how many steps a policy errs first, and in which states: in fractions."""
    layer = {0}
    for passed in range(STEPS):
        left = STEPS - passed
        wrong = {
            state
            for state in layer
            if exact.action_worth(
                rows, state, policy[state], left, lambda *of: exact.best(rows, *of)
            )
            < exact.best(rows, state, left)
        }
        if wrong:
            return passed, wrong
        layer = {s for state in layer for _, s, _ in rows[state][policy[state]] if s != END}
    return None


@pytest.mark.parametrize("seed", range(25))
def test_the_first_error_is_that_of_exact_returns(seed):
    rng = random.Random(seed)
    rows = drawn(rng)
    policy = [rng.randrange(2) for _ in [*rows, END]]
    found = evaluate(process(rows), np.array(policy), horizon=STEPS)
    wanted = expected(rows, policy)

    if wanted is None:
        assert (found.first_mistake, found.no_mistake) == (None, "nowhere that it comes to")
        return
    (passed, wrong), error = wanted, found.first_mistake
    state, left = error.seen[-1], STEPS - passed
    assert len(error.actions) == passed
    assert state in wrong
    assert list(error.actions) == [policy[one] for one in error.seen[:-1]]
    for (one, after), action in zip(itertools.pairwise(error.seen), error.actions, strict=True):
        assert after in {s for _, s, _ in rows[one][action]}

    def later(*of):
        return exact.best(rows, *of)

    assert (error.action, error.probability) == (policy[state], 1)
    assert error.worth.exact == exact.action_worth(rows, state, error.action, left, later)
    best = exact.action_worth(rows, state, error.best_action, left, later)
    assert error.best_worth.exact == best == later(state, left)


def test_errors_are_both_met():
    found = [expected(drawn(rng := random.Random(s)), [rng.randrange(2) for _ in range(9)])
             for s in range(25)]  # fmt: skip
    assert 2 < sum(one is None for one in found) < 23
    assert any(one is not None and one[0] > 1 for one in found)


@pytest.mark.parametrize("asked", [{"discount": 0.9}, {"objective": "total"}])
def test_the_story(asked):
    found = evaluate(process(LATE), np.array([0, 1, 0]), **asked)
    later = {"discount": "1.17", "objective": "1.5"}[next(iter(asked))]
    gain = {"discount": "2.83", "objective": "2.5"}[next(iter(asked))]
    told = found.first_mistake.story.replace(later, "LATER").replace(gain, "GAIN")
    assert told == (
        "in step 2, after the actions [0], where it sees 1\n"
        "it takes action 1, worth LATER if the best follows;\n"
        "action 0 is worth 4, which is GAIN more"
    )
    assert (
        found.first_mistake.actions,
        found.first_mistake.seen,
        found.first_mistake.best_action,
    ) == ((0,), (0, 1), 0)
    told = found.to_dict()["first_mistake"]
    assert (told["actions"], told["seen"], told["probability"]) == ([0], [0, 1], 1.0)
    assert told["worth"]["high"] < told["best_worth"]["low"]


def test_the_likeliest_action_counts():
    often = evaluate(process(LATE), np.array([[2, 1], [2, 1], [1, 1]]), discount=0.9)
    assert often.first_mistake is None
    assert often.no_mistake.startswith(
        "nowhere that it comes to in its most likely actions, by more"
    )
    rarely = evaluate(process(LATE), np.array([[2, 1], [1, 2], [1, 1]]), discount=0.9)
    assert (rarely.first_mistake.actions, rarely.first_mistake.probability) == (
        (0,),
        Fraction(2, 3),
    )
    assert "it takes action 1 with probability 2/3, worth" in rarely.first_mistake.story


def test_states_that_look_alike_are_said():
    hidden = small.extracted(small.Hidden)
    found = evaluate(hidden, "random", discount=0.9)
    assert found.first_mistake.story.endswith(" more, for whoever sees the state")
    assert len(set(found.first_mistake.seen)) <= small.SIDE


def test_the_best_policy_errs_nowhere_that_the_bounds_show():
    model = small.extracted(small.Slippery)
    found = evaluate(model, solve(model, discount=0.9).certificate, discount=0.9)
    assert found.first_mistake is None
    assert found.no_mistake.startswith("nowhere that it comes to, by more than ")
    assert float(found.no_mistake.split()[-1]) < 1e-6


@pytest.mark.parametrize("error", [Fraction(3, 10), Fraction(4)])
def test_bounds_that_do_not_decide_show_no_error(error):
    """With a wide tolerance the same values may be those of a policy that is optimal."""
    model, policy = process(LATE), Policy(np.array([0, 1, 0]), (0, 1))
    near = first_mistake(model, policy, solve(model, discount=0.9, tol=1e-6), hides=False)
    assert near[0].actions == (0,)
    wide = solve(model, discount=0.9)
    certificate = replace(wide.certificate, error=int(error * wide.certificate.scale))
    assert provengym.check(model, certificate).holds
    found = first_mistake(model, policy, replace(wide, certificate=certificate), hides=False)
    assert found[0] is None
    assert float(found[1].removeprefix("nowhere that it comes to, by more than ")) > 3


def test_what_is_known_decides_what_is_said(monkeypatch):
    lost = evaluate(process(LATE, lost=[(1, 1)]), np.array([0, 0, 0]), discount=0.9)
    assert (lost.first_mistake, lost.no_mistake) == (
        None,
        "not known, for the decision process is not",
    )
    endless = {0: {0: [(1, 0, 1, False)], 1: [(1, 0, 0, True)]}}
    found = evaluate(endless, np.array([1]))
    assert (found.first_mistake, found.no_mistake) == (
        None,
        "not known, for the best return is not",
    )
    monkeypatch.setattr(errs, "MOST_OUTCOMES", 0)
    found = evaluate(process(LATE), np.array([0, 1, 0]), discount=0.9)
    assert found.no_mistake == "nowhere in the first 1 step; it was not looked for further"


def test_rewards_are_as_exact_as_the_bounds():
    """A tenth is no float: the total return counts decimals, and a discounted one what is given."""
    tenths = [[[(ONE, 0, 0.1), (0, END, 0)], [(ONE, END, 0.1)]]]
    tenths[0][0] = [(HALF, END, 0.1), (HALF, END, 0.1)]
    for asked in ({"discount": 0.9}, {"objective": "total"}, {"horizon": 2}):
        assert evaluate(process(tenths), np.array([1, 0]), **asked).first_mistake is None
    tenths[0][0] = [(HALF, END, 0.1), (HALF, END, 0.2)]
    for asked in ({"discount": 0.9}, {"objective": "total"}, {"horizon": 2}):
        found = evaluate(process(tenths), np.array([1, 0]), **asked)
        assert abs(found.first_mistake.best_worth.high - Fraction(3, 20)) < Fraction(1, 10**8)
    primes = [[[(ONE / 1009, END, 1), (Fraction(1008, 1009), END, 0)], [(ONE, END, 1)]] ,
              [[(ONE / 65537, END, 1), (Fraction(65536, 65537), END, 0)]] * 2,
              [[(ONE / 131071, END, 1), (Fraction(131070, 131071), END, 0)]] * 2]  # fmt: skip
    model = process(primes, {0: HALF, 1: HALF / 2, 2: HALF / 2})
    assert evaluate(model, np.array([0] * 4), discount=0.9).first_mistake.worth.high < Fraction(
        1, 1000
    )
    assert evaluate(model, np.array([0] * 4)).no_mistake == "not decided, for numbers were rounded"


def test_an_action_that_is_not_legal_is_no_better_one():
    rows = [[[(ONE, END, 5)], [(ONE, END, 1)], [(ONE, END, 0)]]]
    legal = np.array([[False, True, True], [True, True, True]])
    model = replace(process(rows), legal=legal)
    assert evaluate(model, np.array([1, 0]), horizon=1).first_mistake is None
    found = evaluate(model, np.array([2, 0]), horizon=1).first_mistake
    assert (found.action, found.best_action, found.best_worth.exact) == (2, 1, 1)
