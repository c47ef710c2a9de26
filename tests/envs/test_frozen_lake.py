"""FrozenLake: every step against the transcription, its table and Gymnasium's environment against
each other, and how others are held against it."""

import itertools
from collections import Counter
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.envs.toy_text.frozen_lake import MAPS, generate_random_map

import provengym
from provengym._core import FrozenLake
from provengym.conformance.references import find
from provengym.models.model import NoFitError
from transcriptions import splitmix
from transcriptions.frozen_lake import Lake

GOAL = 15
ACROSS = [1, 1, 2, 1, 2, 2]
BOTH = pytest.mark.parametrize("slippery", [False, True], ids=["certain", "slippery"])
RANDOM = [generate_random_map(size, p, seed) for size, p, seed in ((2, 0.5, 1), (5, 0.7, 2))]
ODD = ["HFFF", "FSFG", "GGHF"]
BOARDS = pytest.mark.parametrize(
    "board", [*MAPS.values(), *RANDOM, ["SFG"], ODD], ids=lambda board: "-".join(board)
)
RATES = (Fraction(1, 3), Fraction(3, 4), Fraction(0), Fraction(1), Fraction(1, 1000000))
PAYS = (2.5, -1, -0.000001)


def make(**parameters):
    return provengym.FrozenLakeEnv(**parameters)


def units(pays):
    return [round(1000000 * pay) for pay in pays]


def gathered(row):
    """How probable each outcome of a row of a table is."""
    found = Counter()
    for chance, successor, reward, terminated in row:
        found[int(successor), float(reward), terminated] += Fraction(chance)
    return {outcome: chance for outcome, chance in found.items() if chance}


@pytest.mark.parametrize("rate", RATES, ids=str)
def test_every_step_from_every_cell(rate):
    lake = Lake(ODD, rate, units(PAYS))
    env = make(desc=ODD, success_rate=rate, reward_schedule=PAYS)
    assert env.kernel == FrozenLake(**lake.parameters())
    first = [word for _, word in env.branches]
    last = [word - 1 for word in (*first[1:], 2**64)]
    for cell, action, word in itertools.product(range(12), range(4), first + last):
        after, reward, ended = lake.step(cell, action, word)

        assert env.kernel.step(lake.words(cell), action, word) == (
            lake.words(after),
            reward,
            ended,
        )
        assert env.kernel.observe(lake.words(cell)) == (cell,)


@pytest.mark.parametrize("rate", RATES, ids=str)
def test_words_stand_for_the_chances(rate):
    branches = make(success_rate=rate).branches
    words = [word for _, word in branches] + [2**64]
    total = sum(weight for weight, _ in branches)
    for (weight, first), after in zip(branches, words[1:], strict=True):
        assert abs(Fraction(after - first, 2**64) - Fraction(weight, total)) < Fraction(1, 2**63)


def test_the_stream_decides_the_ways():
    env, lake = make(success_rate=0.7, map_name="8x8"), Lake(MAPS["8x8"], "7/10")
    for seed in (0, 7, 2**64 - 1):
        cell, _ = env.reset(seed=seed)
        key = splitmix.key_of(seed)
        for t, action in enumerate(ACROSS * 4):
            after, reward, ended = lake.step(cell, action, splitmix.word(key, t))
            cell, *told = env.step(action)
            assert (cell, *told[:2]) == (after, reward / 1000000, ended)


@BOTH
@BOARDS
def test_the_table_is_gymnasiums(board, slippery):
    for rate, pays in ((1 / 3, (1, 0, 0)), (0.8, PAYS)):
        given = {"is_slippery": slippery, "success_rate": rate, "reward_schedule": pays}
        ours = make(desc=board, **given)
        theirs = gymnasium.make("FrozenLake-v1", desc=board, **given).unwrapped
        lake = Lake(board, ours.goes_as_chosen, units(pays))
        for cell, action in itertools.product(range(ours.num_states), range(4)):
            row, other = gathered(ours.P[cell][action]), gathered(theirs.P[cell][action])
            written = lake.outcomes(cell, action)

            assert len(row) == len(ours.P[cell][action])
            assert row.keys() == other.keys() == {(s, r / 1000000, e) for s, r, e in written}
            for (successor, reward, ended), exact in written.items():
                outcome = (successor, reward / 1000000, ended)
                assert abs(row[outcome] - exact) <= Fraction(1, 2**54)
                assert abs(row[outcome] - other[outcome]) <= Fraction(1, 2**53)
        assert ours.initial_state_distrib.tolist() == theirs.initial_state_distrib.tolist()
        assert ours.observation_space == theirs.observation_space
        assert ours.action_space == theirs.action_space


def test_maps_are_gymnasiums():
    for name, rows in MAPS.items():
        assert list(make(map_name=name).board.rows) == rows
        assert make(map_name=name).desc is None
        assert make(desc=rows).kernel == make(map_name=name).kernel
        assert make(desc=np.array(rows)).desc == tuple(rows)
        assert make(desc=rows, map_name=None).map_name is None


@BOTH
def test_the_arrays_are_those_of_the_table(slippery):
    env = make(is_slippery=slippery)
    matrices, rewards = env.transition_matrices(), env.reward_matrix()
    for cell, action in itertools.product(range(16), range(4)):
        row = env.P[cell][action]
        expected = np.zeros(16)
        for chance, successor, _, _ in row:
            expected[successor] += chance

        assert matrices[action].toarray()[cell] == pytest.approx(expected, abs=1e-15)
        mean = sum(chance * reward for chance, _, reward, _ in row)
        assert rewards[cell, action] == pytest.approx(mean, rel=1e-15)


@pytest.mark.parametrize(
    ("rate", "exact"),
    [
        (1 / 3, Fraction(1, 3)),
        (0.1, Fraction(1, 10)),
        (np.float64(0.999999), Fraction(999999, 1000000)),
        ("2/6", Fraction(1, 3)),
        (0, Fraction(0)),
        (1.0, Fraction(1)),
    ],
    ids=str,
)
def test_rates_are_fractions(rate, exact):
    assert make(success_rate=rate).success_rate == exact


def test_values_are_those_of_gymnasiums_table():
    ours = provengym.solve("FrozenLake", objective="total")
    theirs = provengym.solve("FrozenLake-v1", objective="total")

    assert ours.values[0] == pytest.approx(14 / 17, abs=1e-12)
    assert theirs.values[0] == pytest.approx(14 / 17, abs=1e-9)
    assert provengym.check("FrozenLake", ours.certificate)


def test_a_certificate_on_disk_is_accepted(tmp_path):
    other = {"desc": ODD, "success_rate": "3/4", "reward_schedule": PAYS}
    asked = {"discount": "9/10", **other}
    provengym.solve("FrozenLake", storage="disk", folder=tmp_path / "it", **asked)
    kept = provengym.solving.load_certificate(tmp_path / "it")

    assert provengym.check("FrozenLake", kept, **other)
    assert not provengym.check("FrozenLake", kept)


def test_across_the_lake():
    env = make(is_slippery=False)
    env.reset(seed=0)
    steps = [env.step(action) for action in ACROSS]

    assert [cell for cell, *_ in steps] == [4, 8, 9, 13, 14, GOAL]
    assert [reward for _, reward, *_ in steps] == [0.0] * 5 + [1.0]
    assert [terminated for _, _, terminated, *_ in steps] == [False] * 5 + [True]
    assert env.step(0) == (GOAL, 0.0, True, False, {})


def test_without_a_limit_no_step_truncates():
    env = make(desc=["SFG"], is_slippery=False)
    env.reset(seed=0)

    assert not any(env.step(0)[3] for _ in range(1000))
    assert env.time_limit is None


@BOTH
def test_gymnasiums_is_accepted(slippery):
    arguments = {"is_slippery": slippery}
    report = provengym.conform(
        "FrozenLake-v1",
        reference="FrozenLake",
        target_args=arguments,
        reference_args=arguments,
        budget="4000steps" if slippery else "12000steps",
    )

    assert report.verdict == ("agrees" if slippery else "equal")
    assert report.coverage.transitions == 44
    assert report.explored == ("desc", "map_name")


class Plain(gymnasium.Env):
    """The environment in plain Python, right or with a mistake."""

    action_space = spaces.Discrete(4)
    observation_space = spaces.Discrete(16)
    mistake = None

    def __init__(self, max_steps=None):
        self.max_steps = max_steps
        self.lake = Lake(MAPS["4x4"], 1)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.steps = 0, 0
        return self.cell, {}

    def step(self, action):
        before, self.steps = self.cell, self.steps + 1
        self.cell, reward, over = self.lake.step(before, int(action))
        if self.mistake == "reward" and self.cell == 12:
            reward = -1000000
        if self.mistake == "terminated" and self.cell == 5:
            over = False
        cut = self.max_steps is not None and self.steps >= self.max_steps and not over
        return self.cell, reward / 1000000, over, cut and self.mistake != "truncated", {}


@pytest.mark.parametrize("mistake", [None, "reward", "terminated", "truncated"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(
        target,
        reference="FrozenLake",
        reference_args={"is_slippery": False},
        budget="4000steps",
    )

    assert [finding.kind for finding in report.findings] == ([mistake] if mistake else [])
    assert bool(report) is (mistake is None)


@BOTH
@pytest.mark.parametrize(
    ("space", "fits"),
    [
        (spaces.Discrete(12), True),
        (spaces.Discrete(12, start=1), True),
        (spaces.Discrete(16), False),
        (spaces.MultiDiscrete([3, 4]), False),
    ],
    ids=str,
)
def test_the_reference_reads_the_number_of_a_cell(slippery, space, fits):
    model = find("FrozenLake").model({"desc": ODD, "is_slippery": slippery})
    if fits:
        shown = model.observation_reader(space)(np.int64(6 + space.start))
        assert shown == ((6,) if slippery else Lake(ODD).words(6))
        assert model.describe(shown) == {"observation": 6, "cell": (1, 2)}
    else:
        with pytest.raises(NoFitError, match=r"is not Discrete\(12\)"):
            model.observation_reader(space)


def test_simpler_boards_have_fewer_cells():
    space, free = find("FrozenLake"), frozenset({"desc"})
    given = {"desc": ODD, "map_name": None, "is_slippery": False}
    simpler = list(space.shrink(given, free))

    assert [row["desc"] for row in simpler] == [["SG"]]
    assert FrozenLake(**Lake(["SG"], 1).parameters()) == space.model(simpler[0]).env.kernel
