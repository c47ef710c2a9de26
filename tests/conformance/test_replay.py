"""Findings that are saved, played again, and gone once the target is mended."""

import json
import os
import random
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import provengym
from conformance.saved_findings import EXAMPLES, saved
from corpus.zoo import wrong_grids, wrong_hunts, wrong_manners
from corpus.zoo.entries import WRONG
from corpus.zoo.right_grids import Grid, Position
from provengym.cli import main
from provengym.conformance import replay
from provengym.targets.global_generators import global_generators

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "wrong",
    [
        wrong_grids.StopsShort,  # terminated
        wrong_grids.PaysNaN,  # a reward that JSON lacks
        wrong_grids.IgnoresTheStart,  # transition: told from an observation by later steps
        wrong_grids.StartsBySeed,  # observation, at the reset
        wrong_grids.CountsBumps,  # reward, after three steps
        wrong_grids.HasALimit,  # truncated, after 300 steps
        wrong_manners.Crashes,
        wrong_manners.Leaves,
        wrong_manners.SharesItsArray,  # aliasing: found by a check
        wrong_manners.ShowsFloats,  # space: found by a check
        wrong_manners.OldReset,  # api: found by a check
        wrong_manners.StartsAnywhere,  # seeding: found by a check
    ],
    ids=lambda wrong: wrong.__name__,
)
def test_a_finding_comes_again_from_its_file_and_not_with_a_right_target(wrong, tmp_path):
    files = saved(tmp_path, wrong)

    (entry,) = (entry for entry in WRONG if entry.target is wrong)
    assert entry.kind in [file.stem for file in files]
    for file in files:
        value = json.loads(file.read_text())
        again = replay(file)
        assert again.reproduced
        assert again.times == again.before == value["reproduced"] == 3
        assert again.same or value["class"] == "seeding"
        assert (again.seen.kind, again.seen.step) == (value["class"], value["step"])
        assert again.story.startswith(f"{value['class']}: ")
        right = Position if issubclass(wrong, Position) else Grid
        mended = replay(value, target=right)
        assert (mended.reproduced, mended.times, mended.seen) == (False, 0, None)
        assert mended.story == value["story"]


class DrawsFromNumPy(wrong_manners.Grid):
    """Pays by NumPy's global random state."""

    def reward(self):
        return super().reward() if np.random.random() < 0.5 else 7.0  # noqa: NPY002


@pytest.mark.parametrize("target", [wrong_manners.SlipsSometimes, DrawsFromNumPy])
def test_what_the_global_generators_bring_comes_again_as_often(target, tmp_path):
    """It is thrown anew in each of the three plays, and in the same way when played again."""
    found = []
    for seed in range(10):
        with global_generators(seed, 3):
            (file,) = saved(tmp_path / str(seed), target, engines=["systematic"], seed=seed)
        again = replay(file)
        found.append(again.times)
        assert again.times == again.before
        assert again.reproduced == (again.times > 0)
    assert {1, 2} <= set(found)


def test_the_global_generators_are_left_as_they_were(tmp_path):
    (file,) = saved(tmp_path, wrong_grids.StopsShort)
    random.random(), np.random.random()  # noqa: NPY002
    before = random.getstate(), repr(np.random.get_state())  # noqa: NPY002

    assert replay(file).same
    assert (random.getstate(), repr(np.random.get_state())) == before  # noqa: NPY002


def test_the_earlier_episodes_are_played_on_the_same_environment(tmp_path):
    """The bumps are counted over episodes, so the last episode alone shows nothing."""

    (file,) = saved(tmp_path, "corpus.zoo.wrong_manners:KeepsCounting", engines=["systematic"])
    value = json.loads(file.read_text())

    assert len(value["earlier"]) == 2
    assert replay(value).same
    assert not replay(value | {"earlier": []}).reproduced


def test_what_was_ignored_is_ignored_again(tmp_path):
    class_of = {file.stem: file for file in saved(tmp_path, FloatsThatStopShort)}

    assert set(class_of) == {"space", "terminated"}
    assert replay(class_of["space"]).seen.kind == "space"
    assert replay(class_of["terminated"]).seen.kind == "terminated"


class FloatsThatStopShort(wrong_grids.StopsShort, wrong_manners.ShowsFloats):
    """Wrong in two ways."""


def test_a_random_reference(tmp_path):
    arguments = {"reference": "HunterWumpus", "budget": 10}
    (file,) = saved(tmp_path, wrong_hunts.PaidAtTheWall, **arguments)

    assert replay(file).same
    assert not replay(file, target="provengym/HunterWumpus-v0").reproduced


@pytest.mark.filterwarnings("ignore:start and goal are the same cell")
def test_a_task_that_makes_no_sense_makes_none_when_decided_again(tmp_path):
    (file,) = saved(tmp_path, "provengym/GridWorld-v0", engines=["task"], height=1, width=1)

    assert replay(file).same
    value = json.loads(file.read_text())
    value["params"] = {"height": 1, "width": 2}
    value["parameters"] = {"height": 1, "width": 2, "start": [0, 0], "goal": [0, 1]}
    assert not replay(value).reproduced


OWN = """
import gymnasium
from provengym.conformance import Reference

class Coin(gymnasium.Env):
    action_space = gymnasium.spaces.Discrete(2)
    observation_space = gymnasium.spaces.Discrete(2)
    pays = {pays}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return 0, {{}}

    def step(self, action):
        return 1, float(action * self.pays), True, False, {{}}

def coin():
    return Reference(
        name="Coin", actions=("tails", "heads"), start=0, step=lambda s, a: (1, a, True)
    )
"""


def test_a_reference_of_the_user_s_own(tmp_path, monkeypatch):
    (tmp_path / "coin.py").write_text(OWN.format(pays=2))
    monkeypatch.chdir(tmp_path)
    (file,) = saved(tmp_path / "found", "coin.py:Coin", reference="coin.py:coin")
    monkeypatch.chdir(tmp_path.parent)

    assert json.loads(file.read_text())["reference"] == "coin.py:coin"
    assert replay(file, run=True).same
    (tmp_path / "coin.py").write_text(OWN.format(pays=1))
    assert not replay(file, run=True).reproduced


def world(folder, place):
    """A target in a file, with what it imports."""
    module, name = place.split(".")
    (folder / "world.py").write_text(
        f"import sys\nsys.path.insert(0, {str(TESTS)!r})\n"
        f"from corpus.zoo.{module} import {name} as World\n"
    )


@pytest.mark.parametrize(
    ("target", "wrong", "right", "kind"),
    [
        ("world.py:World", "wrong_grids.StopsShort", "right_grids.Grid", "terminated"),
        ("world:World", "wrong_manners.SharesItsArray", "right_grids.Position", "aliasing"),
    ],
)
def test_the_test_fails_until_the_target_is_mended(
    target, wrong, right, kind, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    world(tmp_path, wrong)
    assert main(["conform", target, "--reference", "GridWorld", "--save", "found", "--json"]) == 1
    written = [str(Path("found", name)) for name in (f"{kind}.json", f"test_{kind}.py")]
    assert json.loads(capsys.readouterr().out)["saved"] == written
    assert sorted(os.listdir("found")) == sorted(Path(name).name for name in written)

    done = run_pytest(tmp_path)
    assert done.returncode == 1, done.stdout
    assert f"AssertionError: {kind}: " in done.stdout
    assert "1 failed" in done.stdout

    world(tmp_path, right)
    done = run_pytest(tmp_path)
    assert done.returncode == 0, done.stdout
    assert "1 passed" in done.stdout


def run_pytest(folder):
    """Pytest, in the folder of the tests, on the package that is tested here."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", os.devnull, "."],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder / "found",
        env={**os.environ, "PYTHONPATH": str(Path(provengym.__file__).parents[1])},
        timeout=60,
    )


@pytest.mark.parametrize("command", [["conform", "--replay"], ["replay"]])
def test_the_command_says_whether_it_is_still_there(command, border, tmp_path, capsys):
    assert main([*command, str(border)]) == 1
    out = capsys.readouterr().out
    assert "Step 1: action 3 (right)" in out
    assert "still differs: in 3 of 3 plays, as it was saved" in out

    value = json.loads(border.read_text())
    plain = f"{EXAMPLES / 'gridworld_plain.py'}:GridWorld"
    for changes, said in (
        ({}, "in 0 of 3 plays."),
        ({"reproduced": 1}, "in 0 of 3 plays, and 1 of 3 when it was found."),
    ):
        file = tmp_path / "mended.json"
        file.write_text(json.dumps(value | {"target": plain} | changes))
        assert main([*command, str(file)]) == 0
        assert f"does not differ any more: {said}" in capsys.readouterr().out


def test_another_difference_counts_and_is_told(border):
    value = json.loads(border.read_text())

    class Crashes(Grid):
        def step(self, action):
            raise IndexError("no such cell")

    crashed = replay(value, target=Crashes)
    assert (crashed.reproduced, crashed.times, crashed.same) == (True, 3, False)
    assert crashed.seen.kind == "exception"
    assert "no such cell" in crashed.story


@pytest.mark.parametrize(
    "form", ["conform {target} --replay {file}", "replay {file} --target {target}"]
)
def test_another_target_is_played_in_the_place_of_the_saved_one(form, border, capsys):
    plain = f"{EXAMPLES / 'gridworld_plain.py'}:GridWorld"

    assert main(form.format(target=plain, file=border).split()) == 0
    assert "does not differ any more" in capsys.readouterr().out


def test_the_line_that_plays_a_saved_finding_again_can_be_pasted(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "40")
    bug = f"{EXAMPLES / 'gridworld_border_bug.py'}:GridWorld"
    assert main(["conform", bug, "--reference", "GridWorld", "--save", "what was found"]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    title, _, line = last.partition(": provengym ")

    assert title == "Play it again"
    assert main([*shlex.split(line), "--run"]) == 1
    assert "still differs" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["conform", "--replay"], ["replay"]])
def test_json_is_one_object_and_nothing_else(command, border, capsys):
    assert main([*command, str(border), "--json"]) == 1

    captured = capsys.readouterr()
    answer = json.loads(captured.out)
    assert (answer["reproduced"], answer["times"], answer["same"]) == (True, 3, True)
    assert answer["seen"]["class"] == "terminated"
    assert captured.err == ""


class Moody(Grid):
    """Pays wrong in every third environment that is made."""

    made = 0

    def __init__(self, height=5, width=5, start=(0, 0), goal=None):
        super().__init__(height, width, start, goal)
        Moody.made += 1
        self.number = Moody.made

    def reward(self):
        return 5.0 if self.number % 3 == 0 else super().reward()


def test_what_is_seen_in_one_play_of_three_is_still_there(tmp_path):
    (file,) = saved(tmp_path, wrong_grids.PaysNaN)

    again = replay(file, target=Moody)
    assert (again.reproduced, again.times, again.same) == (True, 1, False)
