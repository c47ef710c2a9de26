"""The story of a finding: what differs is marked and never cut, what repeats is counted."""

from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Discrete

from corpus.zoo.entry import ENOUGH
from corpus.zoo.right_grids import Grid
from provengym.conformance import Binding, Reference, conform
from provengym.conformance.minimizing.story import frequency_table
from provengym.conformance.reporting.side_by_side import WIDEST, differences, side_by_side
from provengym.data.episode import Either, brief_actions, in_runs

HEAD = ("reference", "target")


def marked(expected, got, **more):
    """The names of the rows that have an arrow."""
    rows = side_by_side(expected, got, HEAD, **more)[1:]
    return [row.split()[0] for row in rows if row.endswith("<--")]


@pytest.mark.parametrize(
    ("wanted", "seen"),
    [
        (0.9, np.float32(0.9)),
        (1, True),
        ((0, 1), np.array([0.0, 1.0])),
        (Either.of([1, 2]), 2),
        (float("nan"), float("nan")),
    ],
)
def test_what_the_comparison_takes_for_equal_has_no_arrow(wanted, seen):
    assert marked({"observation": wanted}, {"observation": seen}) == []


def test_what_differs_has_an_arrow():
    assert marked({"observation": 1, "reward": 0.0}, {"observation": 1, "reward": 0.5}) == [
        "reward"
    ]
    assert marked({"observation": Either.of([1, 2])}, {"observation": 3}) == ["observation"]


def test_a_reward_within_the_tolerance_has_no_arrow():
    answers = {"reward": 1.0}, {"reward": 1.01}

    assert marked(*answers) == ["reward"]
    assert marked(*answers, reward_tolerance=0.02) == []


def test_what_is_long_and_of_another_form_is_cut_at_its_end():
    for expected, got in (((1,) * 90, "x" * 90), ("x" * 90, (1,) * 90), ((1,) * 90, (1,) * 80)):
        _, row = side_by_side({"observation": expected}, {"observation": got}, HEAD)

        assert row.count("...") == 2
        assert row.endswith("   <--")


def test_a_long_tuple_is_cut_where_it_agrees():
    expected = tuple(range(1_000, 1_100))
    got = (*expected[:50], 7, *expected[51:])

    _, row, place = side_by_side({"observation": expected}, {"observation": got}, HEAD)

    assert "(1000, ..., 1049, 1050, 1051, ..., 1099)" in row
    assert "(1000, ..., 1049, 7, 1051, ..., 1099)   <--" in row
    assert place == "  (observation[50]: reference 1050, target 7)"


def test_a_long_array_is_cut_where_it_agrees():
    expected = np.zeros((9, 9), dtype=np.int64)
    got = expected.copy()
    got[4, 4] = 5

    _, row, place = side_by_side({"observation": expected}, {"observation": got}, HEAD)

    assert "(0, ..., 0, 5, 0, ..., 0)   <--" in row
    assert place == "  (observation[4][4]: reference 0, target 5)"


def test_a_short_tuple_is_not_cut():
    rows = side_by_side({"observation": (1, 2, 3)}, {"observation": (1, 2, 4)}, HEAD)

    assert "(1, 2, 3)" in rows[1]
    assert "(1, 2, 4)   <--" in rows[1]
    assert len(str(tuple(range(10)))) <= WIDEST


def test_differences_name_both_values():
    expected = {"observation": 4, "reward": -1.0, "terminated": False}
    got = {"observation": 3, "reward": -1.0, "terminated": True}

    told = differences(expected, got)

    assert told == "observation 3 instead of 4, terminated True instead of False"


def test_what_repeats_is_counted():
    assert in_runs(["down"] * 190 + ["up"]) == ["down 190 times", "up"]
    assert brief_actions((1,) * 190 + (3, 0)) == "[1] * 190 + [3] + [0]"
    assert eval(brief_actions((1,) * 190 + (3, 0))) == [1] * 190 + [3, 0]
    assert brief_actions((1, 1, 3)) == "[1, 1, 3]"
    apart = (0, 1, 2) * 40
    assert brief_actions(apart) == str(list(apart))


class OneHot(gymnasium.Env):
    """Counts to 2, as a unit vector, and pays for every step."""

    observation_space, action_space = Box(0, 1, (3,)), Discrete(1)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.n = 0
        return np.eye(3, dtype=np.float32)[0], {}

    def step(self, action):
        self.n = min(self.n + 1, 2)
        return np.eye(3, dtype=np.float32)[self.n], 1.0, self.n == 2, False, {}


def counter():
    return Reference(
        name="Counter", actions=("go",), start=0, step=lambda s, a: (s + 1, 0.0, s + 1 == 2)
    )


quick = partial(conform, budget=ENOUGH)


def test_what_a_binding_maps_is_told_mapped_and_raw():
    binding = Binding(observation=lambda shown: int(np.argmax(shown)), reward=lambda paid: 2 * paid)

    report = quick(OneHot, reference=counter, binding=binding)

    (finding,) = report.findings
    rows = {line.split()[0]: line for line in finding.story.splitlines() if line.startswith("  ")}
    assert rows["observation"].split(maxsplit=2)[1:] == ["1", "1 (raw: [0. 1. 0.])"]
    assert rows["reward"].split(maxsplit=2)[1:] == ["0", "2 (raw: 1.0)   <--"]
    assert finding.to_dict()["got"]["observation"] == 1
    assert finding.to_dict()["got"]["raw"] == {"observation": [0.0, 1.0, 0.0], "reward": 1.0}


def test_the_note_on_steps_after_the_end_names_what_differs():
    report = quick(
        OneHot, reference=counter, binding=Binding(observation=lambda o: int(o.argmax()))
    )

    assert any(
        "a step after the end of an episode (go) gives reward 1 instead of 0;" in note
        for note in report.notes
    )


class IgnoresTheSeed(Grid):
    """Starts anywhere, whatever the seed, and mostly in the first cell."""

    draws = np.random.default_rng(7)

    def reset(self, *, seed=None, options=None):
        shown = super().reset(seed=seed, options=options)
        if self.draws.random() < 0.3:
            self.position = (0, 1)
            return self.step(2)[0] * 0 + 1, {}
        return shown


@pytest.mark.parametrize("first", range(5))
def test_a_reset_that_ignores_its_seed_is_not_told_as_a_disturbance(first):
    IgnoresTheSeed.draws = np.random.default_rng(first)

    report = quick(IgnoresTheSeed, reference="GridWorld", engines=["contract"], height=3, width=3)

    finding = next(found for found in report.findings if found.kind == "seeding")
    assert "after a second reset with the same seed" in finding.story


def test_a_saved_test_does_not_call_every_reference_proved(tmp_path):
    from provengym.conformance import conform as check

    place = f"{__file__}"
    report = check(f"{place}:OneHotPlain", reference=f"{place}:counter", budget=ENOUGH)
    (text,) = [file.read_text() for file in report.save(tmp_path) if file.suffix == ".py"]

    assert "departs from the reference" in text
    assert "proved" not in text


class OneHotPlain(OneHot):
    """Shows the number itself."""

    observation_space = Discrete(3)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return 0, {}

    def step(self, action):
        _, *rest = super().step(action)
        return self.n, *rest


def test_a_frequency_far_from_one_that_is_0_is_marked():
    expected = {"distribution": {"win": 0.0, "draw": 0.5, "loss": 0.5, "none": 0.0}}
    got = {"distribution": {"win": 0.2, "draw": 0.45, "loss": 0.35, "none": 0.0}, "samples": 100}

    _, *rows = frequency_table(expected, got)

    assert [row.split()[0] for row in rows if row.endswith("<--")] == ["win", "loss"]


@pytest.mark.parametrize(
    ("first", "again", "told"),
    [
        (np.array([0.1]), np.array([0.1 + 1e-12]), ": reference 0.1, target 0.100000000001"),
        (
            np.zeros(2, np.float32),
            np.zeros(2),
            ": reference float32 of shape (2,), target float64 of shape (2,)",
        ),
    ],
)
def test_of_observations_that_print_alike_what_differs_is_told(first, again, told):
    *_, last = side_by_side({"observation": first}, {"observation": again}, HEAD)

    assert last.startswith("  (observation")
    assert told in last


def test_of_observations_that_are_equal_nothing_is_told():
    rows = side_by_side({"observation": np.zeros(2)}, {"observation": np.zeros(2)}, HEAD)

    assert len(rows) == 2
