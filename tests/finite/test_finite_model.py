"""Finite models: what they refuse, their files, and what takes them."""

import json
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Discrete

import provengym
from auditing.processes import END, process
from extraction import small
from provengym.conformance import Binding, ConformanceError, conform
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.bisimulation import differ
from provengym.finite.model import ExtractionFinding, Unknown
from provengym.finite.observed import Observations, UnsupportedObservationError, identity
from provengym.solving import model_of_table


@pytest.fixture(scope="module")
def lake():
    return extract_model(Extraction(target="FrozenLake-v1", hash_seeds=0))


@pytest.fixture(scope="module")
def says():
    return extract_model(Extraction(target=small.Says, hash_seeds=0))


@pytest.fixture(scope="module")
def coin():
    return extract_model(Extraction(target=small.Coin, hash_seeds=0))


def same(one, other):
    names = [name for name in vars(one) if name != "observations"]
    return all(np.array_equal(getattr(one, n), getattr(other, n)) for n in names) and all(
        identity(a) == identity(b)
        for a, b in zip(one.observations, other.observations, strict=True)
    )


def test_a_file_gives_the_same_model(lake, tmp_path):
    unknown = Unknown(0, 1, Fraction(1, 3), {"a reason": 2})
    model = replace(lake, unknown_rows=(unknown,), parameters={"a": [1, None]}, unfinished="x")
    model.save(tmp_path / "lake.npz")
    assert same(provengym.load_model(tmp_path / "lake.npz"), model)


@pytest.mark.parametrize("denominator", [3, 2**61 - 1, 2**90])
def test_a_row_sums_to_at_most_one_exactly(denominator):
    """In integers of the machine, and where these are too small."""
    least = Fraction(1, denominator)
    row = [(1 - least, 0, 0), (least, END, 0)]
    assert process([[row, row[:1]]]).transitions == 3

    for wrong in ([*row, (least, END, 1)], [row[0], row[0], row[0]]):
        with pytest.raises(ValueError, match="must not sum to more than 1"):
            process([[row, wrong]])


def test_a_file_keeps_what_infos_say(says, tmp_path):
    says.save(tmp_path / "says.npz")
    assert same(provengym.load_model(tmp_path / "says.npz"), says)
    arrays = dict(np.load(tmp_path / "says.npz"))
    for wrong in (arrays["success"][:-1], arrays["success"].astype(np.int8)):
        np.savez(tmp_path / "wrong.npz", **{**arrays, "success": wrong})
        with pytest.raises(ValueError, match="success must"):
            provengym.load_model(tmp_path / "wrong.npz")


def test_models_of_which_infos_say_otherwise_differ(says):
    assert differ(says, replace(says)) is None
    assert differ(says, replace(says, success=~says.success)) is not None
    assert "say of success" in differ(says, replace(says, success=None))[0]


def test_observations_of_all_kinds_come_back():
    values = [
        *(1, -(2**40), 2**70, 1.5, True, "text", None),
        *(np.float32(2.5), np.arange(6, dtype=np.uint8).reshape(2, 3)),
        {"a": (1, np.zeros(2)), "b": ["x", {"c": np.int64(3)}]},
        {"a": (2, np.ones(2)), "b": ["y", {"c": np.int64(4)}]},
        (),
    ]
    kept = Observations.of(values)
    assert [identity(value) for value in kept] == [identity(value) for value in values]
    again = Observations.from_arrays(json.loads(json.dumps(kept.forms)), kept.arrays())
    assert [identity(value) for value in again] == [identity(value) for value in values]
    again[8][0, 0] = 99
    assert again[8][0, 0] == 0


@pytest.mark.parametrize("value", [object(), {1: 2}, np.array([None]), [{3}]])
def test_observations_that_cannot_be_kept_are_refused(value):
    with pytest.raises(UnsupportedObservationError):
        identity(value)


def test_observations_differ_in_type_and_sign():
    assert identity(0.0) != identity(-0.0)
    assert identity(1) != identity(1.0)
    assert identity(np.int64(1)) != identity(1)
    assert identity((1,)) != identity([1])


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("successors", lambda a: a + 99),
        ("row_starts", lambda a: a[::-1].copy()),
        ("rewards", lambda a: a * np.nan),
        ("probability_of", lambda a: a * 0),
        ("parents", lambda a: a + 1),
        ("starts", lambda a: a - 1),
        ("ended", lambda a: a[1:]),
    ],
)
def test_a_broken_model_is_refused(lake, name, change):
    with pytest.raises(ValueError, match=r"must|sum"):
        replace(lake, **{name: change(getattr(lake, name))})


def test_broken_files_are_refused(lake, tmp_path):
    with pytest.raises(ValueError, match="npz"):
        lake.save(tmp_path / "lake.txt")
    path = tmp_path / "lake.npz"
    lake.save(path)
    with np.load(path) as archive:
        arrays = dict(archive)
    for changed in (
        {**arrays, "header": np.frombuffer(b"[]", dtype=np.uint8)},
        {**arrays, "header": np.frombuffer(b'{"format": "x"}', dtype=np.uint8)},
        {name: array for name, array in arrays.items() if name != "rewards"},
        {**arrays, "rewards": arrays["rewards"].astype(np.float32)},
        {**arrays, "successors": arrays["successors"] - 99},
        {name: array for name, array in arrays.items() if name != "observation_0_0"},
        {**arrays, "header": np.array([{}], dtype=object)},
    ):
        np.savez(path, **changed)
        with pytest.raises(ValueError, match=r"model|npz"):
            provengym.load_model(path)
    path.write_bytes(b"PK nothing")
    with pytest.raises(ValueError, match="npz"):
        provengym.load_model(path)


def test_it_is_solved_as_the_table_is(lake, tmp_path):
    lake.save(tmp_path / "lake.npz")
    table = provengym.solve("FrozenLake-v1", discount=0.99, tol=1e-9)
    for given in (lake, str(tmp_path / "lake.npz")):
        solution = provengym.solve(given, discount=0.99, tol=1e-9)
        for state in range(lake.states):
            if not lake.ended[state]:
                expected = table.values[lake.observation(state)]
                assert solution.values[state] == pytest.approx(expected, abs=1e-8)
    assert provengym.check(lake, solution.certificate)


def test_an_incomplete_model_is_not_solved(coin):
    unknown = Unknown(0, 1, Fraction(1, 2), {"nobody knows": 1})
    model = replace(coin, unknown_rows=(unknown,))
    with pytest.raises(ValueError, match="nobody knows"):
        provengym.solve(model, discount=0.9)
    with pytest.raises(ValueError, match="model must be complete, .*nobody knows"):
        provengym.analyse(model, discount=0.9)
    with pytest.raises(ConformanceError, match="nobody knows"):
        conform(small.Coin, reference=model)


def test_a_target_is_held_against_it(coin):
    assert conform(small.Coin, reference=coin, budget="40000steps").verdict in ("equal", "agrees")
    report = conform(small.Coin, reference=coin, target_args={"heads": 0.2}, budget="60000steps")
    assert report.findings[0].kind == "distribution"


def test_a_report_says_what_is_assumed_of_the_model_and_was_found_in_it(coin):
    found = ExtractionFinding("reset", "a reset depends on the episode before")
    model = replace(coin, assumptions=("the key says all", "sets are alike"), findings=(found,))
    binding = Binding(observation_tolerance=1e-9)
    for how in ({}, {"binding": binding}):
        notes = conform(small.Coin, reference=model, budget="2000steps", **how).notes
        assert notes[:2] == (
            f"the model of {coin.target} assumes: the key says all; sets are alike",
            f"found in {coin.target}: reset: a reset depends on the episode before",
        )


def test_any_environment_is_a_reference():
    def wrong():
        env = gymnasium.make("CliffWalking-v1").unwrapped
        env.P[36][0] = [(1.0, 25, -1, False)]
        return env

    report = conform(wrong, reference="env:CliffWalking-v1", budget=20)
    assert report.findings[0].actions == (0,)
    assert conform("CliffWalking-v1", reference="env:CliffWalking-v1", budget=20)


class Ruler(gymnasium.Env):
    """Three cells in a row, of which a number is shown; a step to the right may slip."""

    observation_space, action_space = Box(-1, 1, ()), Discrete(2)

    def __init__(self, slips, error):
        self.slips, self.error = slips, error

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return self.shown(), {}

    def step(self, action):
        slips = self.slips and self.np_random.random() < 0.5
        self.cell += int(action == 1 and not slips)
        return self.shown(), -1.0, self.cell == 2, False, {}

    def shown(self):
        return np.array(0.1 * self.cell + self.error * (self.cell == 1), np.float32)


@pytest.mark.parametrize("slips", [False, True])
@pytest.mark.parametrize("state", [None, lambda env: 0.1 * env.cell])
def test_its_observations_have_a_tolerance(slips, state):
    def row(cell):
        moves = [(Fraction(1, 2), cell + 1, -1, cell == 1), (Fraction(1, 2), cell, -1, False)]
        return {0: [(1, cell, -1, False)], 1: moves if slips else [(1, *moves[0][1:])]}

    table = model_of_table({0: row(0), 1: row(1), 2: row(0)}, start=0)
    model = replace(table, observations=Observations.of([0.0, 0.1, 0.2]))
    asked = {"reference": model, "budget": "1500steps"}
    asked["binding"] = Binding(observation_tolerance=1e-4, state=state)

    assert conform(lambda: Ruler(slips, 1e-5), **asked).verdict in ("equal", "agrees")
    (found,) = conform(lambda: Ruler(slips, 1e-3), **asked).findings
    assert (found.kind, found.actions[-1]) == ("observation", 1)
