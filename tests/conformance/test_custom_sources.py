"""References of the user's own from tables and files, and of Gymnasium's environments."""

import json
from pathlib import Path

import gymnasium
import pytest

from corpus.own_references import (
    LEFT_RIGHT,
    QUICK,
    Walk,
    message_of,
)
from provengym.cli import main
from provengym.conformance import ConformanceError, Reference, conform

TABLE = {
    0: {0: [(1.0, 0, -1.0, False)], 1: [(0.5, 1, -1.0, False), (0.5, 1, -1.0, False)]},
    1: {0: [(1.0, 0, -1.0, False), (0.0, 7, 0.0, False)], 1: [(1.0, 2, -1.0, True)]},
}


def test_tables_in_gymnasium_s_form():
    reference = Reference.from_table(TABLE, start=0, name="Table", actions=LEFT_RIGHT)
    unnamed = Reference.from_table(list(TABLE.values()), start=0, name="Table")

    assert conform(Walk, reference=reference, target_args={"length": 3}).verdict == "equal"
    assert unnamed.actions == ("action 0", "action 1")


def test_the_table_of_frozen_lake():
    def lake(**more):
        return gymnasium.make("FrozenLake-v1", is_slippery=False, **more)

    reference = Reference.from_table(
        lake().unwrapped.P, start=0, name="FrozenLake", actions=("left", "down", "right", "up")
    )
    report = conform(lake, reference=reference)

    assert report.verdict == "equal", report.findings
    assert report.coverage.complete
    assert conform(lake, reference=reference, target_args={"map_name": "8x8"}).findings


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({0: {0: [(0.5, 0, 0, False)]}}, "has probability 0.5, not 1"),
        ({0: {0: [(1.0, 0, 0)]}}, "must be [(probability, next state, reward, terminated)]"),
        ({0: {1: [(1.0, 0, 0, True)]}}, "no row of actions 0, 1, 2 ... for the start 0"),
        ({1: {0: [(1.0, 0, 0, True)]}}, "for the start 0"),
        (5, "a table is P[state][action], of dictionaries or lists, got 5"),
    ],
)
def test_tables_that_cannot_be_used(table, said):
    with pytest.raises(ConformanceError) as error:
        Reference.from_table(table, start=0, name="T")

    assert said in str(error.value)


def test_a_table_without_a_row_that_is_needed():
    reference = Reference.from_table({0: {0: [(1.0, 1, 0, False)]}}, start=0, name="T")

    assert "step(1, 0) (action 0) raised LookupError" in message_of(Walk, reference=reference)


FILE = """
from gymnasium.spaces import Discrete
from provengym.conformance import Reference

def corridor(length=5, walls=()):
    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, -1.0, cell == length - 1
    return Reference(name="Corridor", actions=("left", "right"), start=0, step=step)

def broken(length=5):
    return Reference(name="B", actions=("go",), start=0, step=lambda s, a: 1 / 0)

class Walk:
    action_space = Discrete(2)
    def __init__(self, length=5):
        self.length, self.observation_space = length, Discrete(length)
    def reset(self, seed=None):
        self.cell = 0
        return 0, {}
    def step(self, action):
        self.cell = self.cell + 1 if action else max(self.cell - 1, 0)
        return self.cell, -1.0, self.cell == self.length - 1, False, {}
"""


def test_on_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "walks.py").write_text(FILE)
    arguments = ["conform", "walks.py:Walk", "--reference", "walks.py:corridor", "-p", "length=7"]

    assert main([*arguments, "--reference-arg", "walls=[[1, 2]]", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["reference"] == "Corridor"
    assert report["parameters"] == {"length": 7, "walls": [[1, 2]]}
    assert main([*arguments, "--reference-arg", "size=3"]) == 2
    said = capsys.readouterr().err
    assert "walks.py:corridor has no parameter 'size'" in said
    assert said.count("\n") == 1
    assert main(["conform", "walks.py:Walk", "--reference", "walks.py:broken"]) == 2
    assert "step(0, 0) (go) raised ZeroDivisionError" in capsys.readouterr().err


GYMNASIUM = f"{Path(__file__).parents[2] / 'examples' / 'references_gymnasium.py'}"


def test_the_cliff_of_gymnasium_is_as_documented():
    report = conform("CliffWalking-v1", reference=f"{GYMNASIUM}:cliff_walking", engines=QUICK)

    assert report.verdict == "equal", report.findings
    assert (report.coverage.states, report.coverage.transitions) == (38, 4 * 37)
    assert report.coverage.complete


@pytest.mark.parametrize("destination", range(4))
def test_the_taxi_of_gymnasium_is_as_documented(destination):
    start = {"row": 2, "column": 3, "passenger": (destination + 1) % 4, "destination": destination}
    places = {"target": f"{GYMNASIUM}:taxi_at", "reference": f"{GYMNASIUM}:taxi"}
    report = conform(**places, engines=QUICK, **start)

    assert report.verdict == "equal", report.findings
    assert (report.coverage.states, report.coverage.transitions) == (101, 600)
    assert report.coverage.complete
