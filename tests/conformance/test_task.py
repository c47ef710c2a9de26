"""Degenerate tasks: small ones made by hand, and others against brute force."""

import itertools
import json
import random
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

from command import runner
from corpus.zoo.right_grids import Grid
from provengym.conformance import Reference, api, conform
from provengym.data.limits import NORMAL
from provengym.finite.reachable import reachable
from provengym.models.model import TimeLimit, certain
from provengym.solving import endless, integer_model, reward_cycle
from provengym.solving.questions.task import always_lasts, is_trivial


class Table:
    """A model from rows ``{state: [(next, reward, end) for each action]}``, None for going on."""

    name, deterministic, time_limit = "by hand", True, TimeLimit()

    def __init__(self, rows, start=0):
        self.rows, self.first, self.parameters = rows, start, {}
        self.actions = tuple(f"a{k}" for k in range(len(rows[start])))

    def starts(self):
        return np.array([[self.first]])

    def outcomes(self, states, actions):
        steps = [self.rows[s][a] for s, a in zip(states[0].tolist(), actions.tolist(), strict=True)]
        successors, rewards, ends = zip(*steps, strict=True)
        return certain(
            np.array([successors]),
            np.array([successors]).T,
            np.array(rewards, dtype=float),
            np.array([end == "terminated" for end in ends]),
            np.array([end == "truncated" for end in ends]),
        )

    def observe(self, states):
        return states.T

    def columns(self, states):
        return np.array(states).T

    def forget(self, states):
        return states


def explored(rows, start=0):
    return reachable(Table(rows, start), {(start,): Fraction(1)}, most=100)


def cycle_of(rows):
    model = explored(rows)
    found = reward_cycle(integer_model(model, 1), model)
    assert (endless(model) is not None) == (found is not None), rows
    return found


ON, END, CUT = None, "terminated", "truncated"


def test_a_task_too_large_is_noted(monkeypatch):
    limits = replace(NORMAL, task_transitions=7)
    monkeypatch.setitem(api.EFFORTS, "normal", limits)
    report = conform("provengym/GridWorld-v0", engines=["task"], height=1, width=3)

    assert not report.engines[-1].complete
    assert any("too many states to decide" in note for note in report.notes)


@pytest.mark.parametrize(
    ("rows", "trivial"),
    [
        ({0: [(1, 0, ON), (2, 0, ON)], 1: [(1, 1, END)] * 2, 2: [(2, 1, END)] * 2}, True),
        ({0: [(1, 0, ON), (2, 0, ON)], 1: [(1, 1, END)] * 2, 2: [(2, 2, END)] * 2}, False),
        # One action ends the episode and the other goes on for nothing: the rewards are the same.
        ({0: [(0, 0, END), (0, 0, ON)]}, True),
        ({0: [(0, 1, END), (0, 1, ON)]}, False),
    ],
)
def test_trivial_tasks(rows, trivial):
    assert is_trivial(explored(rows)) is trivial


def test_a_difference_far_away_is_no_triviality():
    chains = {2 * k + side: [(2 * k + 2 + side, 0, ON)] * 2 for k in range(9) for side in (0, 1)}
    ends = {18: [(18, 1, END)] * 2, 19: [(19, 2, END)] * 2}
    fork = {-1: [(0, 0, ON), (1, 0, ON)]}

    assert not is_trivial(explored({**fork, **chains, **ends}, start=-1))
    assert is_trivial(explored({**fork, **chains, **ends, 19: ends[18]}, start=-1))


def a_random_task(source):
    count = source.randint(1, 6)
    ends = [ON] * 6 + [END, CUT]
    return {
        state: [
            (source.randrange(count), source.choice((-1, 0, 0, 1)), source.choice(ends))
            for _ in range(2)
        ]
        for state in range(count)
    }


def rewards_of(rows, actions):
    state, earned, over = 0, [], False
    for action in actions:
        if over:
            earned.append(0)
            continue
        state, reward, end = rows[state][action]
        earned.append(reward)
        over = end is not ON
    return earned


def test_trivial_is_what_brute_force_says():
    source, seen = random.Random(0), set()
    for _ in range(400):
        rows = a_random_task(source)
        if source.random() < 0.7:  # make trivial tasks more frequent
            rows = {
                s: [(row[0][0], row[0][1], ON), (row[1][0], row[0][1], ON)]
                for s, row in rows.items()
            }
        words = itertools.product(range(2), repeat=8)  # more steps than states
        trivial = len({tuple(rewards_of(rows, word)) for word in words}) == 1

        assert is_trivial(explored(rows)) is trivial, rows
        seen.add(trivial)
    assert seen == {True, False}


def gain_of_cycles(rows):
    """The greatest sum of a simple cycle that can be reached, or None."""
    reached, stack, best = {0}, [0], None
    while stack:
        for successor, _, end in rows[stack.pop()]:
            if end is ON and successor not in reached:
                reached.add(successor)
                stack.append(successor)
    for count in range(1, len(rows) + 1):
        for states in itertools.permutations(sorted(reached), count):
            edges = zip(states, (*states[1:], states[0]), strict=True)
            sums = [
                max((r for t, r, end in rows[s] if t == successor and end is ON), default=None)
                for s, successor in edges
            ]
            if None not in sums:
                best = sum(sums) if best is None else max(best, sum(sums))
    return best


def soonest(rows, longest):
    """The fewest steps that end with a round that gains, or None."""
    for length in range(1, longest + 1):
        for word in itertools.product(range(2), repeat=length):
            state, passed, earned = 0, [0], [0]
            for action in word:
                state, reward, end = rows[state][action]
                if end is not ON:
                    break
                passed.append(state)
                earned.append(earned[-1] + reward)
            else:
                before = zip(passed[:-1], earned[:-1], strict=True)
                if any(s == state and earned[-1] > gain for s, gain in before):
                    return length
    return None


def test_cycles_are_what_brute_force_says():
    source, seen = random.Random(1), set()
    for _ in range(600):
        rows = a_random_task(source)
        found = cycle_of(rows)
        best = gain_of_cycles(rows)

        assert (found is not None) == (best is not None and best > 0), rows
        seen.add(found is not None)
        if found is not None:
            way, circle, gain = found.way, found.around, found.gain
            state = 0
            for action in way:
                state, _, end = rows[state][action]
                assert end is ON
            first, earned = state, Fraction(0)
            for action in circle:
                state, reward, end = rows[state][action]
                assert end is ON
                earned += reward
            assert (state, earned) == (first, gain)
            assert gain > 0
            assert len(way) + len(circle) == soonest(rows, 7) or len(way) + len(circle) > 7
    assert seen == {True, False}


def test_rewards_count_as_the_decimals_that_print_them():
    # In binary64 0.1 + 0.2 - 0.3 is not nothing.
    rows = {0: [(1, 0.1, ON)], 1: [(2, 0.2, ON)], 2: [(0, -0.3, ON)]}

    assert cycle_of(rows) is None
    found = cycle_of({**rows, 2: [(0, -0.299999999, ON)]})
    assert (found.around, found.gain) == ((0, 0, 0), Fraction(1, 10**9))
    assert cycle_of({0: [(0, 0.0, ON)], 1: [(0, 1.0, ON)]}) is None


def test_what_rounding_may_bring_is_no_reward_of_a_cycle():
    # Thirds are rounded to multiples of 2**-40: the larger sum may come of that, and may not.
    thirds = {0: [(1, -1 / 3, ON)], 1: [(2, -1 / 3, ON)], 2: [(0, 2 / 3, ON)]}

    assert integer_model(explored(thirds), 1).rewards.sum() == 1
    assert cycle_of(thirds) is None
    assert cycle_of({**thirds, 2: [(0, 2 / 3 + 2.0**-36, ON)]}).gain > 0


def test_a_long_cycle_is_found_among_those_that_cost():
    count = 500
    rows = {
        state: [((state + 1) % count, 1 if state == 0 else 0, ON), (state // 2, -1, ON)]
        for state in range(count)
    }
    model = reachable(Table(rows), {(0,): Fraction(1)}, most=count)
    found = reward_cycle(integer_model(model, 1), model)

    assert (found.way, found.around, found.gain) == ((), (0,) * count, 1)


def test_tasks_that_always_last_as_long():
    two = {0: [(1, 0, ON), (2, 0, ON)], 1: [(1, 0, END)] * 2, 2: [(2, 0, END)] * 2}

    assert always_lasts(explored(two)) == 2
    assert always_lasts(explored({**two, 2: [(2, 0, CUT)] * 2})) is None
    assert always_lasts(explored({**two, 2: [(2, 0, END), (1, 0, ON)]})) is None
    three = {state: [*row, row[0]] for state, row in two.items()}
    three[0][2] = (0, 0, ON)
    assert always_lasts(explored(three)) is None
    assert always_lasts(explored({0: [(0, 0, END)] * 2})) is None


def test_states_without_a_way_to_a_termination_are_noted():
    after = {0: (1, 2), 1: (1, 1), 2: (3, 2), 3: (2, 3)}
    tree = Reference(
        name="Tree",
        actions=("left", "right"),
        start=0,
        step=lambda state, action: (after[state][action], -1.0 - action, state == 1),
    )

    class Same(gymnasium.Env):
        action_space, observation_space = Discrete(2), Discrete(4)

        def reset(self, *, seed=None, options=None):
            self.state = 0
            return 0, {}

        def step(self, action):
            self.state, reward, terminated = tree.step(self.state, action)
            return self.state, reward, terminated, False, {}

    report = conform(Same, reference=tree, engines=["task"])

    assert report.verdict == "equal"
    assert "no termination can be reached from 2 of the states" in report.notes


def test_rewards_too_large_are_noted():
    huge = Reference(
        name="Huge",
        actions=("left", "right"),
        start=0,
        step=lambda state, action: (0, 2.0**41 * action, action == 1),
    )

    class Same(gymnasium.Env):
        action_space, observation_space = Discrete(2), Discrete(1)

        def reset(self, *, seed=None, options=None):
            return 0, {}

        def step(self, action):
            return 0, 2.0**41 * action, bool(action), False, {}

    report = conform(Same, reference=huge, engines=["task"])

    assert not report.engines[-1].complete
    assert any("is not decided: the rewards must stay below" in note for note in report.notes)


def test_a_sensible_task_passes_and_is_asked_for_with_a_comparison():
    report = conform(Grid, engines=["task"], height=3, width=3, reference="GridWorld")

    assert report.verdict == "equal"
    assert [coverage.engine for coverage in report.engines] == ["systematic", "task"]
    assert report.engines[1].complete
    assert report.engines[1].transitions == 32
    assert [
        coverage.engine
        for coverage in conform(Grid, height=2, width=2, reference="GridWorld").engines
    ] == [
        "contract",
        "exhaustive",
        "systematic",
        "lockstep",
    ]


@pytest.mark.filterwarnings("ignore:start and goal are the same cell")
def test_a_task_in_which_nothing_matters_is_a_finding(capsys):
    arguments = ["conform", "provengym/GridWorld-v0", "--engine", "task", "--json"]
    arguments += ["-p", "height=1", "-p", "width=1"]
    status, out, _ = runner(capsys)(*arguments)

    report = json.loads(out)
    assert status == 1
    assert report["verdict"] == "differs"
    (finding,) = report["findings"]
    assert finding["class"] == "task"
    assert finding["reproduced"] == 3
    assert finding["got"] == {"rewards depend on the actions": False}
    assert "every sequence of actions earns the same rewards" in finding["story"]


def test_observations_that_are_never_seen_are_noted():
    report = conform("provengym/GridWorld-v0", engines=["task"], height=1, width=3, start=(0, 1))

    assert report.verdict == "equal"
    assert not any("never seen" in note for note in report.notes)
    report = conform(
        "provengym/GridWorld-v0", engines=["task"], height=1, width=4, start=(0, 2), goal=(0, 1)
    )
    assert "1 of the 4 observations that the space declares are never seen" in report.notes
