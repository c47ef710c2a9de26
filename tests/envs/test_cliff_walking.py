"""CliffWalking: every step against the transcription, its table and Gymnasium's environment against
each other, and how others are held against it."""

import itertools
from collections import Counter
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

import provengym
from provengym._core import CliffWalking
from provengym.conformance import Binding
from provengym.conformance.references import find
from provengym.models.model import NoFitError
from transcriptions import splitmix
from transcriptions.cliff_walking import letter, outcomes, step, words

START, GOAL = 36, 47
AROUND = [0, *[1] * 11, 2]
BOTH = pytest.mark.parametrize("slippery", [False, True], ids=["certain", "slippery"])


def make(**parameters):
    return provengym.CliffWalkingEnv(**parameters)


def gathered(row, cell):
    """How probable each outcome of a row of a table is; ours at the goal."""
    if cell == GOAL:
        return {(GOAL, 0, True): 1.0}
    found = Counter()
    for chance, successor, reward, terminated in row:
        found[int(successor), reward, terminated] += chance
    return found


@BOTH
def test_every_step_from_every_cell(slippery):
    kernel = CliffWalking(slippery=int(slippery))
    first = [-(-k * 2**64 // 3) for k in range(3)]
    last = [word - 1 for word in (*first[1:], 2**64)]
    for cell, action, word in itertools.product(range(48), range(4), first + last):
        after, reward, ended = step(cell, action, slippery, word)

        assert kernel.step(words(cell), action, word) == (words(after), reward, ended)
        assert kernel.observe(words(cell)) == (cell,)
    valid = [cell for cell in range(48) if kernel.state_valid(words(cell))]
    assert valid == [cell for cell in range(48) if letter(cell) != "#"]


def test_the_stream_decides_the_ways():
    env = make(is_slippery=True)
    for seed in (0, 7, 2**64 - 1):
        cell, _ = env.reset(seed=seed)
        key = splitmix.key_of(seed)
        for t, action in enumerate(AROUND * 2):
            word = splitmix.word(key, t)
            expected = step(cell, action, True, word)
            cell, *told = env.step(action)
            assert (cell, *told[:2]) == expected


@BOTH
def test_the_table_is_gymnasiums_but_for_the_goal(slippery):
    ours = make(is_slippery=slippery)
    theirs = gymnasium.make("CliffWalking-v1", is_slippery=slippery).unwrapped
    for cell, action in itertools.product(range(48), range(4)):
        row, other = ours.P[cell][action], gathered(theirs.P[cell][action], cell)
        written = outcomes(cell, action, slippery)
        whole = sum(written.values())

        assert {tuple(outcome) for _, *outcome in row} == set(other) == set(written)
        for chance, *outcome in row:
            exact = Fraction(written[tuple(outcome)], whole)
            assert abs(Fraction(chance) - exact) <= Fraction(1, 2**53)
            assert abs(chance - other[tuple(outcome)]) <= 2**-53
    assert ours.initial_state_distrib.tolist() == theirs.initial_state_distrib.tolist()
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space


@BOTH
def test_the_arrays_are_those_of_the_table(slippery):
    env = make(is_slippery=slippery)
    matrices, rewards = env.transition_matrices(), env.reward_matrix()
    for cell, action in itertools.product(range(48), range(4)):
        row = env.P[cell][action]
        expected = np.zeros(48)
        for chance, successor, _, _ in row:
            expected[successor] += chance

        assert matrices[action].toarray()[cell] == pytest.approx(expected, abs=1e-15)
        mean = sum(chance * reward for chance, _, reward, _ in row)
        assert rewards[cell, action] == pytest.approx(mean, rel=1e-15)


@BOTH
def test_parts_of_the_table_are_the_table(slippery):
    env = make(is_slippery=slippery)
    whole, parts = env.tabulate(), [env.tabulate(begin=b, end=b + 16) for b in (0, 16, 32)]
    for name in ("successors", "rewards", "terminated"):
        joined = np.concatenate([getattr(part, name) for part in parts])
        assert joined.tolist() == getattr(whole, name).tolist()
    assert (whole.weights is None) == (whole.row_starts is None) == (not slippery)
    assert {part.denominator for part in (whole, *parts)} == {3 if slippery else 1}


@BOTH
def test_values_are_those_of_gymnasiums_table(slippery):
    """But at the goal, where Gymnasium's goes on."""
    asked = {"objective": "total", "members": "reachable"}
    ours = provengym.solve("CliffWalking", is_slippery=slippery, **asked)
    theirs = provengym.solve("CliffWalking-v1", is_slippery=slippery, **asked)

    assert ours.values[START] == pytest.approx(theirs.values[START], abs=1e-9)
    assert ours.values[START] == pytest.approx(-64.709176 if slippery else -13, abs=1e-6)
    assert provengym.check("CliffWalking", ours.certificate, is_slippery=slippery)


@BOTH
def test_a_certificate_on_disk_is_accepted(slippery, tmp_path):
    asked = {"discount": "9/10", "is_slippery": slippery}
    provengym.solve("CliffWalking", storage="disk", folder=tmp_path / "it", **asked)
    kept = provengym.solving.load_certificate(tmp_path / "it")

    assert provengym.check("CliffWalking", kept, is_slippery=slippery)
    assert not provengym.check("CliffWalking", kept, is_slippery=not slippery)


def test_around_the_cliff():
    env = make()
    env.reset(seed=0)
    steps = [env.step(action) for action in AROUND]

    assert [cell for cell, *_ in steps] == [*range(24, 36), GOAL]
    assert sum(reward for _, reward, *_ in steps) == -13
    assert [terminated for _, _, terminated, *_ in steps] == [False] * 12 + [True]
    assert env.step(0) == (GOAL, 0.0, True, False, {})


def test_without_a_limit_no_step_truncates():
    env = make()
    env.reset(seed=0)

    assert not any(env.step(3)[3] for _ in range(1000))
    assert env.time_limit is None


@BOTH
def test_gymnasiums_is_accepted(slippery):
    arguments = {"is_slippery": slippery}
    report = provengym.conform(
        "CliffWalking-v1",
        reference="CliffWalking",
        target_args=arguments,
        reference_args=arguments,
        engines=["stochastic" if slippery else "systematic"],
        budget="4000steps",
    )

    assert report.verdict == ("agrees" if slippery else "equal")
    assert report.coverage.transitions == 148


def test_gymnasiums_goal_is_the_difference_that_is_known():
    report = provengym.conform(
        "CliffWalking-v1",
        reference="CliffWalking",
        binding=Binding(after_done="absorbing"),
        engines=["contract"],
        budget="5000steps",
    )
    (finding,) = report.findings

    assert report.verdict == "differs"
    assert len(finding.actions) == len(AROUND) + 1


class Plain(gymnasium.Env):
    """The environment in plain Python, right or with a mistake."""

    action_space = spaces.Discrete(4)
    observation_space = spaces.Discrete(48)
    mistake = None

    def __init__(self, max_steps=None):
        self.max_steps = max_steps

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.steps = START, 0
        return self.cell, {}

    def step(self, action):
        before, self.steps = self.cell, self.steps + 1
        self.cell, reward, over = step(before, int(action), False)
        if self.mistake == "reward" and reward == -100:
            reward = -99
        if self.mistake == "transition" and (before, action) == (24, 2):
            self.cell = 25
        cut = self.max_steps is not None and self.steps >= self.max_steps and not over
        return self.cell, float(reward), over, cut and self.mistake != "truncated", {}


@pytest.mark.parametrize("mistake", [None, "reward", "transition", "truncated"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(target, reference="CliffWalking", budget="4000steps")

    assert [finding.kind for finding in report.findings] == ([mistake] if mistake else [])
    assert bool(report) is (mistake is None)


@BOTH
@pytest.mark.parametrize(
    ("space", "fits"),
    [
        (spaces.Discrete(48), True),
        (spaces.Discrete(48, start=1), True),
        (spaces.Discrete(47), False),
        (spaces.MultiDiscrete([4, 12]), False),
    ],
    ids=str,
)
def test_the_reference_reads_the_number_of_a_cell(slippery, space, fits):
    model = find("CliffWalking").model({"is_slippery": slippery})
    if fits:
        shown = model.observation_reader(space)(np.int64(25 + space.start))
        assert shown == ((25,) if slippery else words(25))
        assert model.describe(shown) == {"observation": 25, "cell": (2, 1)}
    else:
        with pytest.raises(NoFitError, match=r"is not Discrete\(48\)"):
            model.observation_reader(space)
