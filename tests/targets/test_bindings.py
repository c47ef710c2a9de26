"""Bindings in TOML files, and the notes on bindings that would fit."""

import json
from dataclasses import replace

import numpy as np
import pytest
from gymnasium import spaces

from corpus.odd_grids import PaysTwice, Transposed
from corpus.own_references import LEFT_RIGHT, QUICK, Walk, corridor
from corpus.zoo.right_grids import Grid, Position
from corpus.zoo.wrong_grids import PaysOneAtTheGoal
from limited import checked
from provengym.cli import main
from provengym.conformance import Binding, ConformanceError, Reference, conform
from provengym.data.limits import NORMAL

SQUARE = {"height": 3, "width": 3}


@pytest.fixture
def file(tmp_path):
    def write(text):
        path = tmp_path / "binding.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


class Turned(Grid):
    """Its actions are left, down, right, up."""

    def moved(self, action):
        return super().moved((2, 1, 3, 0)[action])


class PaysLess(Grid):
    def reward(self):
        return super().reward() * 2 + 1


class FromOne(Position):
    def __init__(self, **parameters):
        super().__init__(**parameters)
        self.observation_space = spaces.MultiDiscrete([self.height + 1, self.width + 1])

    def observation(self):
        return super().observation() + 1


class InADict(Position):
    def __init__(self, **parameters):
        super().__init__(**parameters)
        self.observation_space = spaces.Dict(
            {"place": self.observation_space, "time": spaces.Discrete(2)}
        )

    def observation(self):
        return {"place": super().observation(), "time": 0}


class Backwards(Grid):
    def observation(self):
        return self.height * self.width - 1 - super().observation()


@pytest.mark.parametrize(
    ("target", "text"),
    [
        (Turned, "actions = [3, 1, 0, 2]"),
        (PaysLess, "reward = {scale = 0.5, offset = -0.5}"),
        (Transposed, "observation = {index = [1, 0]}"),
        (FromOne, "observation = {offset = -1}"),
        (FromOne, "observation = {offset = [-1, -1]}"),
        (InADict, 'observation = {key = "place"}'),
        (Backwards, "observation = {table = [8, 7, 6, 5, 4, 3, 2, 1, 0]}"),
        (Backwards, f"observation = {{table = {[[2 - i // 3, 2 - i % 3] for i in range(9)]}}}"),
    ],
)
def test_a_file_maps_what_a_function_maps(target, text, file):
    assert not conform(target, engines=["systematic"], reference="GridWorld", **SQUARE)
    for binding in (file(text), str(file(text)), Binding.from_toml(file(text))):
        assert conform(
            target, engines=["systematic"], binding=binding, reference="GridWorld", **SQUARE
        ), text


@pytest.mark.parametrize("text", ["observation = {table = [5]}", 'observation = {key = "a"}'])
def test_a_file_that_does_not_fit_the_target_is_named(text, file):
    with pytest.raises(ConformanceError, match="Binding: observation raised"):
        conform(FromOne, binding=file(text), reference="GridWorld", **SQUARE)


def test_a_file_gives_words_too(file):
    path = file('after_done = "absorbing"\ndeviations = ["the\\ncolour", "the sound"]')

    assert Binding.from_toml(path).after_done == "absorbing"
    assert Binding.from_toml(path).deviations == ("the colour", "the sound")
    assert Binding.from_toml(file('deviations = "one"')).deviations == ("one",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("actions = [3, 1", "is not TOML"),
        ("action = [3, 1, 0, 2]", "unknown key 'action'; there is actions, reward, observation"),
        ("actions = 3", "actions must be a list"),
        ("actions = []", "actions must be a list"),
        ("actions = [true]", "actions must be a list"),
        ('reward = "minus"', "reward must be a table with component, weights, scale or offset"),
        ("reward = {scale = nan}", "reward.scale must be a finite number"),
        ("reward = {scale = 0}", "reward.scale must be a finite number other than 0, got 0"),
        ("reward = {scale = -0.0}", "reward.scale must be a finite number other than 0, got -0.0"),
        (f"reward = {{scale = 1{'0' * 400}}}", "reward.scale must be a finite number other than 0"),
        (f"reward = {{offset = 1{'0' * 400}}}", "reward.offset must be a finite number, got 1000"),
        (f"actions = [[1{'0' * 30}]]", "actions must be a list of the target's actions"),
        ("actions = [[1e300]]", "actions must be a list of the target's actions"),
        (
            "reward = {factor = 2}",
            "unknown key 'reward.factor'; there is component, weights, scale",
        ),
        (
            "reward = {component = -1}",
            "reward.component must be a component's number from 0, g",
        ),
        ("reward = {weights = []}", "reward.weights must be a list of numbers, got []"),
        ("reward = {weights = [1], component = 0}", "component or weights, not both"),
        ("reward_tolerance = -1", "reward_tolerance must be a finite number, 0 or more, got -1"),
        ("observation_tolerance = nan", "observation_tolerance must be a finite number, 0 or more"),
        ("observation = {}", "observation must be a table with key, index, offset or table"),
        ("observation = {key = 1}", "observation.key must be a string"),
        ("observation = {index = [-1]}", "observation.index must be"),
        ("observation = {index = true}", "observation.index must be"),
        ('observation = {offset = "1"}', "observation.offset must be"),
        ("observation = {table = [[]]}", "observation.table must be"),
        ('after_done = "whatever"', 'after_done must be "undefined" or "absorbing"'),
        ("after_done = []", 'after_done must be "undefined" or "absorbing"'),
        ("deviations = [1]", "deviations must be a string or a list of strings"),
    ],
)
def test_a_file_that_does_not_fit_is_one_line_and_status_two(text, said, file, capsys):
    path = file(text)

    assert main(["conform", "provengym/GridWorld-v0", "--binding", str(path)]) == 2

    error = capsys.readouterr().err
    assert said in error
    assert str(path) in error
    assert error.count("\n") == 1


def test_a_file_must_be_there_and_be_text(tmp_path):
    with pytest.raises(ConformanceError, match="cannot be read: No such file"):
        Binding.from_toml(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConformanceError, match="is not TOML"):
        Binding.from_toml(tmp_path / "bytes.toml")


def test_the_command_takes_a_file(file, capsys):
    path = file("actions = [3, 1, 0, 2]")
    given = [f"{__file__}:Turned", "--reference", "GridWorld", "--binding", str(path)]
    options = ["--engine", "systematic", "--json", "-p", "height=3", "-p", "width=3"]

    assert main(["conform", *given, *options]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "equal"


class TurnedAndPaysOne(Turned):
    def reward(self):
        return super().reward() + 1


class PaysBackwards(Grid):
    """Costs are counted as gains: no positive scale mends it."""

    def reward(self):
        return -super().reward()


class Sticks(Grid):
    """One wrong cell: under no reading is it right."""

    def moved(self, action):
        return self.cell if self.cell == (1, 1) else super().moved(action)


class TurnedButSticks(Turned):
    def moved(self, action):
        return self.cell if self.cell == (1, 1) else super().moved(action)


FITS = "the target agrees on the"


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (Turned, "when its actions are read as (3, 1, 0, 2): Binding(actions=(3, 1, 0, 2))"),
        (PaysTwice, "when its reward r is read as 0.5 * r: Binding(reward=lambda r: 0.5 * r)"),
        (
            TurnedAndPaysOne,
            "when its actions are read as (3, 1, 0, 2) and its reward r is read as r - 1: "
            "Binding(actions=(3, 1, 0, 2), reward=lambda r: r - 1)",
        ),
        (PaysBackwards, None),
        # Two rewards lie on a line, whatever they are: nothing bears it out.
        (PaysOneAtTheGoal, None),
        (Sticks, None),
        (TurnedButSticks, None),
    ],
)
@pytest.mark.parametrize("grid", [{}, SQUARE], ids=["explored", "fixed"])
def test_a_binding_that_would_fit_is_noted(target, said, grid):
    report = conform(target, reference="GridWorld", **grid)
    fits = [note for note in report.notes if note.startswith(FITS)]

    assert report.verdict == "differs"
    assert [note.partition(" that were tried ")[2] for note in fits] == ([said] if said else [])
    if said:
        given = said.partition(": ")[2]
        binding = eval(given, {"Binding": Binding})  # it can be copied from the report
        assert conform(target, binding=binding, reference="GridWorld", **grid)


def test_no_note_where_two_orders_fit():
    corridor = {"height": 1, "width": 4}

    report = conform(Turned, reference="GridWorld", **corridor)

    assert report.verdict == "differs"
    assert not [note for note in report.notes if note.startswith(FITS)]


def test_no_note_against_the_binding_that_was_given():
    report = conform(Turned, binding=Binding(actions=(0, 1, 2, 3)), reference="GridWorld", **SQUARE)

    assert report.verdict == "differs"
    assert not [note for note in report.notes if note.startswith(FITS)]


def test_a_reading_is_sought_within_limits():
    report = checked(Turned, replace(NORMAL, suggestion_steps=20), **SQUARE)

    assert not [note for note in report.notes if note.startswith(FITS)]


class PaysVectors(Walk):
    """Pays what a step costs, and what it brings: -1 and 0 in every step but the last."""

    def step(self, action):
        observation, reward, terminated, *rest = super().step(action)
        return observation, self.vector(reward, terminated), terminated, *rest

    def vector(self, reward, terminated):
        return np.array([reward, 10.0 * terminated], np.float32)


class PaysLists(PaysVectors):
    def vector(self, reward, terminated):
        return [reward, 10 * terminated]


class PaysTooLittle(PaysVectors):
    def vector(self, reward, terminated):
        return np.array([reward - 1e-3 * (self.cell == 2), 10.0 * terminated])


@pytest.mark.parametrize("target", [PaysVectors, PaysLists])
@pytest.mark.parametrize(
    ("python", "toml", "usual", "last"),
    [
        (0, "{component = 0}", -1.0, -1.0),
        (np.int64(1), "{component = 1}", 0.0, 10.0),
        ((1, 0.5), "{weights = [1, 0.5]}", -1.0, 4.0),
        (np.array([1, 0.5]), "{weights = [2, 1], scale = 0.5}", -1.0, 4.0),
        (lambda vector: vector[0] + vector[1], "{weights = [1, 1], offset = 0}", -1.0, 9.0),
    ],
)
def test_a_binding_reads_rewards_that_are_vectors(target, python, toml, usual, last, file):
    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, last if cell == 4 else usual, cell == 4

    reference = Reference(name="Corridor", actions=LEFT_RIGHT, start=0, step=step)
    for binding in (Binding(reward=python), Binding.from_toml(file(f"reward = {toml}"))):
        report = conform(target, reference=reference, binding=binding, engines=QUICK)
        assert report.verdict == "equal", report.findings

    (finding,) = conform(target, reference=reference, engines=QUICK).findings
    assert finding.kind == "api"
    assert "the reward must be a float, not" in finding.story


def test_a_vector_is_shown_as_it_is_and_as_it_is_read():
    report = conform(PaysTooLittle, reference=corridor(), binding=Binding(reward=0), engines=QUICK)

    assert report.findings[0].actions == (1, 1)
    assert "-1.001 (raw: [-1.001 0. ])" in report.findings[0].story


def test_a_vector_that_does_not_fit_is_named():
    for reward in (2, (1, 2, 3)):
        with pytest.raises(ConformanceError, match="Binding: reward raised"):
            conform(PaysVectors, reference=corridor(), binding=Binding(reward=reward))


def test_a_binding_has_tolerances(file):
    class Rounds(Walk):
        observation_space = spaces.Box(-1, 9, (1,), np.float32)

        def __init__(self):
            self.length = 5

        def shown(self):
            return np.array([self.cell + 1e-4], np.float32)

        def step(self, action):
            observation, reward, *rest = super().step(action)
            return observation, reward + 1e-4, *rest

    reference = corridor(observe=lambda cell: (cell,))
    for both in ("observation_tolerance = 1e-3\nreward_tolerance = 1e-3", ""):
        for left_out in ("observation_tolerance", "reward_tolerance", "none"):
            lines = [line for line in both.splitlines() if not line.startswith(left_out)]
            binding = Binding.from_toml(file("\n".join(lines)))
            report = conform(Rounds, reference=reference, binding=binding, engines=QUICK)
            assert report.verdict == ("equal" if len(lines) == 2 else "differs"), lines
    with pytest.raises(ConformanceError, match="are for references of your own; GridWorld has its"):
        conform(Grid, reference="GridWorld", binding=Binding(observation_tolerance=1e-3))
