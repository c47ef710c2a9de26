"""Policies by what is observed, and the processes that they make of models."""

import dataclasses
from fractions import Fraction

import numpy as np
import pytest
from gymnasium import spaces

from provengym.finite.induced import induced
from provengym.finite.model import Unknown
from provengym.finite.observed import Observations
from provengym.finite.policies import Policy, PolicyError
from provengym.solving import model_of_table, solve

ENDS, GOES = True, False
HALF = Fraction(1, 2)
PAIRS = ((0, 0), (0, 1), (1, 0), (1, 1))


class Predicts:
    """A model as Stable-Baselines3 has it."""

    def __init__(self, action, memory=None):
        self.action, self.memory = action, memory

    def predict(self, observation, deterministic=False):
        assert deterministic
        return np.array(self.action), self.memory


def falls(observation):
    raise KeyError(observation)


def counts(observation, asked=[]):  # noqa: B006 - it is to remember
    asked.append(observation)
    return len(asked) % 2


@pytest.mark.parametrize(
    ("given", "shares"),
    [
        ("random", (HALF, HALF)),
        (lambda seen: seen % 2, (0, 1)),
        (lambda seen: np.int64(seen % 2), (0, 1)),
        (lambda seen: [0.25, 0.75], (HALF / 2, 3 * HALF / 2)),
        (lambda seen: {0: Fraction(1, 3), 1: Fraction(2, 3)}, (Fraction(1, 3), Fraction(2, 3))),
        (Predicts(1), (0, 1)),
        ({3: 1, 4: 0}, (0, 1)),
        ({(3): [1, 3]}, (HALF / 2, 3 * HALF / 2)),
        (np.array([0, 0, 0, 1]), (0, 1)),
        (np.array([[1, 0]] * 3 + [[3, 1]]), (3 * HALF / 2, HALF / 2)),
        (np.array([[1, 0]] * 3 + [[0.1, 0.9]]), (Fraction(0.1) / (Fraction(0.1) + Fraction(0.9)),)),
    ],
    ids=range(11),
)
def test_shares_are_read_exactly(given, shares):
    found = Policy(given, (0, 1)).shares(3)

    assert found[: len(shares)] == shares
    assert sum(found) == 1


@pytest.mark.parametrize("seen", [3, np.int64(3), np.array(3)], ids=["int", "scalar", "array"])
def test_an_observation_is_its_value(seen):
    assert Policy({3: 1}, (0, 1)).shares(seen) == Policy(np.array([0] * 3 + [1]), (0, 1)).shares(3)
    assert Policy({(3, 1): 1}, (0, 1)).shares(np.array([3, 1])) == (0, 1)


def test_actions_of_several_numbers():
    assert Policy(lambda seen: np.array([1, 0]), PAIRS).shares(0) == (0, 0, 1, 0)
    assert Policy(lambda seen: (1, 0), PAIRS).shares(0) == (0, 0, 1, 0)
    assert Policy({0: [1, 1, 1, 1]}, PAIRS).shares(0) == (HALF / 2,) * 4
    assert Policy(np.array([[0, 0, 1, 0]]), PAIRS).shares(0) == (0, 0, 1, 0)
    boxed = Policy(lambda seen: np.array([[0.1]], np.float32), ((0.1,), (0.2,)))
    assert boxed.shares(0) == (1, 0)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (lambda seen: 2, r"one of the 2 actions \[0, 1\], or their probabilities, got 2 where 3"),
        (lambda seen: 1.0, "got 1.0 where 3 is observed"),
        (lambda seen: [1], r"got \[1\] where"),
        (lambda seen: [0.5, 0.4], "whose sum is 1"),
        (lambda seen: [2, -1], "none of them negative"),
        (lambda seen: [float("nan"), 1], "whose sum is 1"),
        (lambda seen: {5: 1}, "got 5 where"),
        (falls, "raised KeyError: 3 where 3 is observed"),
        (counts, "must be a function of the observation, and of 3 it made 1 and 0: it draws, or"),
        (Predicts(1, memory=(0,)), "remembers, for its predict returns a state"),
        ({4: 1}, "says nothing of 3, which is observed"),
        (np.array([1, 1, 1]), "has 3 rows, one for each number that is observed, and 3 is"),
        (np.array([1.0, 0.0]), "must be an array of shape"),
        (np.ones((4, 3), int), "must be an array of shape"),
        (np.zeros((4, 2), int), "integer weights"),
        (np.array(1), "must be an array of shape"),
    ],
    ids=range(16),
)
def test_what_says_nothing_is_refused(given, message):
    with pytest.raises(PolicyError, match=f"^policy.*{message}"):
        Policy(given, (0, 1)).shares(3)


@pytest.mark.parametrize("given", [3, None, "greedy", [0, 1], Predicts, int])
def test_other_forms_are_refused(given):
    with pytest.raises(TypeError, match='^policy must be "random", a function'):
        Policy(given, (0, 1))


def test_what_can_be_read_in_two_ways_is_refused():
    two = ((0, 0), (1, 0))
    with pytest.raises(PolicyError, match="may be an action or the weights of 2; give a dict"):
        Policy(lambda seen: (1, 0), two).shares(0)
    assert Policy(lambda seen: {(1, 0): 1}, two).shares(0) == (0, 1)
    with pytest.raises(PolicyError, match=r"must be an array of shape \(observations, 4\)"):
        Policy(np.array([0, 1]), PAIRS)
    with pytest.raises(PolicyError, match="two entries for one observation"):
        Policy({1 / 3: 0, 1 / 3 + 1e-12: 1}, (0, 1))
    with pytest.raises(PolicyError, match="only where single numbers are observed, not"):
        Policy(np.array([0, 1]), (0, 1)).shares((0, 1))


def test_a_function_may_write_into_what_it_sees():
    def writes(seen):
        seen[0] += 1
        return int(seen[0]) - 1

    assert Policy(writes, (0, 1)).shares(np.array([1])) == (0, 1)


# State 0 shows 0 and leads to 1 or 2 by chance, both of which show 7; 1 pays 1 for action 0 and 2
# for action 1, which end the episode; 2 pays 5 for action 1; 3 is reached by nobody.
def two_alike():
    """That model."""
    table = {
        0: {a: [(0.25, 1, 0, GOES), (0.75, 2, 0, GOES)] for a in (0, 1)},
        1: {0: [(1, 1, 1, ENDS)], 1: [(1, 1, 0, ENDS)]},
        2: {0: [(1, 0, -1, GOES)], 1: [(1, 2, 5, ENDS)]},
    }
    model = model_of_table(table)
    looks = [0 if state == 0 else 7 for state in model.observations]
    return dataclasses.replace(model, observations=Observations.of(looks))


def test_states_that_show_the_same_are_one_to_a_policy():
    model = two_alike()
    found = induced(model, Policy({0: 0, 7: {0: 1, 1: 3}}, model.actions))

    assert found.model.complete
    assert [model.observation(s) for s in found.state_of] == [
        found.model.observation(s) for s in range(found.model.states)
    ]
    row = {found.state_of[to]: (p, r) for p, to, r, *_ in found.model.row(0, 0)}
    assert sorted(p for p, _ in row.values()) == [Fraction(1, 4), Fraction(3, 4)]
    # v = 1/2 (1/4 * 1/4 * 1 + 3/4 (3/4 * 5 + 1/4 (-1 + 1/2 v)))
    v = (0.5 * (0.25 * 0.25 + 0.75 * (0.75 * 5 - 0.25))) / (1 - 0.5 * 0.75 * 0.25 * 0.5)
    assert solve(found.model, discount="1/2").values[0] == pytest.approx(v, abs=1e-6)


def test_a_policy_is_asked_only_of_what_it_comes_to():
    model = two_alike()
    asked = []

    def stays(seen):
        asked.append(seen)
        return 1

    found = induced(model, Policy(stays, model.actions))
    assert set(asked) == {0, 7}
    assert np.array_equal(found.model.rewards, model.rewards[found.outcome_of])
    line = model_of_table({s: {0: [(1, 0, 0, GOES)], 1: [(1, 1, 1, s == 1)]} for s in (0, 1)})
    assert induced(line, Policy({0: 0}, line.actions)).model.states == 1
    with pytest.raises(PolicyError, match="says nothing of 1"):
        induced(line, Policy({0: 1}, line.actions))


def test_rows_of_states_are_refused_where_they_can_be_told():
    model = model_of_table({0: {0: [(1, 0, 0, ENDS)], 1: [(1, 0, 1, ENDS)]}})
    for rows in (1, 3):
        Policy(np.zeros(rows, int), model.actions).require_fit(model)
    with pytest.raises(PolicyError, match="for each number that is observed, 0 to 0: states are"):
        Policy(np.zeros(2, int), model.actions).require_fit(model)
    with pytest.raises(PolicyError, match="must have 3 rows, one for each number"):
        Policy(np.zeros(1, int), model.actions).require_fit(model, spaces.Discrete(2, start=1))
    Policy(np.zeros(3, int), model.actions).require_fit(model, spaces.Discrete(2, start=1))


def test_what_a_policy_does_not_meet_need_not_be_known():
    model = two_alike()
    at = int(np.flatnonzero(~model.ended)[1])
    starts = model.row_starts.copy()
    first, last = starts[2 * at : 2 * at + 2]
    starts[2 * at + 1 :] -= last - first
    kept = np.ones(model.transitions, bool)
    kept[first:last] = False
    arrays = ("successors", "rewards", "terminated", "truncated", "probability_of")
    holed = dataclasses.replace(
        model,
        row_starts=starts,
        unknown_rows=(Unknown(at, 0, Fraction(1), {"a reason": 2}),),
        **{name: getattr(model, name)[kept] for name in arrays},
    )

    assert not holed.complete
    assert induced(holed, Policy({0: 0, 7: 1}, (0, 1))).model.complete
    (row,) = induced(holed, Policy({0: 0, 7: [1, 3]}, (0, 1))).model.unknown_rows
    assert (row.mass, dict(row.reasons)) == (Fraction(1, 4), {"a reason": 2})
