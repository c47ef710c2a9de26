"""Findings that are saved, played again, and gone once the target is mended."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import provengym
from provengym.cli import main
from provengym.conformance import Binding, ConformanceError, Reference, conform, replay
from provengym.conformance._plays import global_generators
from zoo import wrong_grids, wrong_hunts, wrong_manners
from zoo.entries import WRONG
from zoo.right_grids import Grid, Position

EXAMPLES = Path(__file__).parents[2] / "examples"
BORDER = f"{EXAMPLES / 'gridworld_border_bug.py'}:GridWorld"
TESTS = Path(__file__).parents[1]
MIRRORED = Binding(actions=(0, 1, 3, 2))


def saved(folder, target, **arguments):
    """The JSON files of a target's findings."""
    report = conform(target, **arguments)
    files = report.save(folder)
    assert len(files) == 2 * len(report.findings)
    return [file for file in files if file.suffix == ".json"]


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
        with global_generators(seed):
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

    (file,) = saved(tmp_path, "zoo.wrong_manners:KeepsCounting", engines=["systematic"])
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
    assert replay(file).same
    (tmp_path / "coin.py").write_text(OWN.format(pays=1))
    assert not replay(file).reproduced


def test_a_reference_given_as_an_object_is_refused(tmp_path):
    own = Reference(name="Own", actions=("a",) * 4, start=0, step=lambda s, a: (s, 5.0, False))
    report = conform(Grid, reference=own, engines=["systematic"])

    assert report.findings
    with pytest.raises(ConformanceError, match="a reference given in Python cannot be saved"):
        report.save(tmp_path)


def test_parameters_of_both_and_of_one_side(tmp_path):
    (file,) = saved(
        tmp_path,
        "zoo.wrong_grids:StopsShort",
        width=3,
        target_args={"start": [0, 1], "goal": (1, 2)},
        reference_args={"start": (0, 1), "goal": (1, 2)},
        height=2,
    )
    value = json.loads(file.read_text())

    assert (value["params"], value["explored"]) == ({"width": 3, "height": 2}, [])
    assert value["target_args"] == {"start": {"list": [0, 1]}, "goal": [1, 2]}

    def target(height, width, start, goal):
        assert (height, width, start, goal) == (2, 3, [0, 1], (1, 2))
        return wrong_grids.StopsShort(height, width, start, goal)

    assert replay(file, target=target).same


def test_the_binding_of_the_command_line_is_saved(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(TESTS)
    arguments = ["--binding", "conform/test_replay.py:MIRRORED", "--save", str(tmp_path / "a")]
    assert main(["conform", "zoo.wrong_grids:StopsShort", *arguments]) == 1
    (file,) = (tmp_path / "a").glob("*.json")
    assert json.loads(file.read_text())["binding"] == "conform/test_replay.py:MIRRORED"

    monkeypatch.chdir(tmp_path)  # it is looked for in the folder where it was, too
    assert replay(file).same
    assert main(["replay", str(file)]) == 1
    assert "differs: in 3 of 3 plays, as it was saved" in capsys.readouterr().out


def test_a_binding_of_python_is_not_saved_but_where_it_is_or_on_its_target(tmp_path):
    report = conform(wrong_grids.StopsShort, binding=MIRRORED)
    with pytest.raises(ConformanceError, match="a binding given in Python cannot be saved"):
        report.save(tmp_path)
    with pytest.raises(ConformanceError, match="is no provengym.conformance.Binding"):
        report.save(tmp_path, binding="zoo.right_grids:Grid")
    assert list(tmp_path.iterdir()) == []

    place = "conform.test_replay:MIRRORED"
    (file, _) = report.save(tmp_path, binding=place)
    assert replay(file).same

    (file,) = saved(tmp_path / "carried", Mirrored)
    assert replay(file).same
    assert json.loads(file.read_text())["binding"] is None


@MIRRORED
class Mirrored(wrong_grids.StopsShort):
    """Calls left right; its last column cannot be entered."""

    def moved(self, action):
        return super().moved((0, 1, 3, 2)[action])


def test_a_target_that_cannot_be_imported_again_is_not_saved(tmp_path):
    class Local(wrong_grids.StopsShort):
        pass

    for target in (Local, lambda: Local(), wrong_grids.StopsShort()):
        with pytest.raises(ConformanceError, match="cannot be imported again") as error:
            conform(target).save(tmp_path)
        assert "\n" not in str(error.value)
    assert list(tmp_path.iterdir()) == []


def test_an_argument_that_json_lacks_is_not_saved(tmp_path):
    report = conform(AnyGrid, target_args={"thing": object})

    with pytest.raises(ConformanceError, match="the argument 'thing' cannot be saved"):
        report.save(tmp_path)


class AnyGrid(wrong_grids.StopsShort):
    """Takes whatever it is given."""

    def __init__(self, thing=None):
        super().__init__()


def test_an_equal_target_leaves_no_file(tmp_path):
    assert conform(Grid, height=2, width=2).save(tmp_path / "none") == []
    assert not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(ConformanceError, match="cannot be written to"):
        conform(wrong_grids.StopsShort).save(tmp_path / "file")


def world(folder, place):
    """A target in a file, with what it imports."""
    module, name = place.split(".")
    (folder / "world.py").write_text(
        f"import sys\nsys.path.insert(0, {str(TESTS)!r})\n"
        f"from zoo.{module} import {name} as World\n"
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
    assert main(["conform", target, "--save", "found", "--json"]) == 1
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


@pytest.fixture(name="border", scope="module")
def _border(tmp_path_factory):
    """The saved finding of the border bug."""
    (file,) = saved(tmp_path_factory.mktemp("border"), BORDER, engines=["systematic"])
    return file


def test_the_command_says_whether_it_is_still_there(border, tmp_path, capsys):
    assert main(["replay", str(border)]) == 1
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
        assert main(["replay", str(file)]) == 0
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


def test_json_is_one_object_and_nothing_else(border, capsys):
    assert main(["replay", str(border), "--json"]) == 1

    captured = capsys.readouterr()
    answer = json.loads(captured.out)
    assert (answer["reproduced"], answer["times"], answer["same"]) == (True, 3, True)
    assert answer["seen"]["class"] == "terminated"
    assert captured.err == ""


FIELDS = [
    *("format", "version", "target", "folder", "reference", "binding", "params", "target_args"),
    *("reference_args", "explored", "exploration_seed", "class", "parameters", "seed", "actions"),
    *("step", "expected", "got", "story", "reproduced", "earlier", "check", "ignored"),
]


@pytest.mark.parametrize("name", FIELDS)
def test_a_missing_field_is_named(name, border):
    value = json.loads(border.read_text())
    del value[name]

    with pytest.raises(ConformanceError, match=f"the field '{name}' "):
        replay(value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"format": "other"}, "'format' must be provengym-finding, got 'other'"),
        ({"version": 2}, "'version' must be 1, got 2"),
        ({"version": True}, "'version' must be 1, got True"),
        ({"class": "ugly"}, "'class' must be one of api, "),
        ({"class": ["api"]}, "'class' must be one of api, "),
        ({"target": 5}, "'target' must be text"),
        ({"target": "no_such_module:Grid"}, "No module named 'no_such_module'"),
        ({"target": "zoo.right_grids:MOVES"}, "no class, function or environment"),
        ({"reference": "Chess"}, "no reference is called 'Chess'"),
        ({"binding": "zoo.right_grids:Grid"}, "is no provengym.conformance.Binding"),
        ({"params": [1]}, "'params' must be an object"),
        ({"params": {"height": {"set": [1]}}}, "'params' must be arguments as `save` writes them"),
        ({"params": {"slip": 1}, "explored": []}, "takes no argument 'slip'"),
        ({"parameters": {}}, "parameters lack"),
        ({"parameters": {"height": 0, "width": 1, "start": [0, 0], "goal": 7}}, "must be"),
        ({"explored": ["slip"]}, "takes no argument 'slip' any more"),
        ({"seed": -1}, "'seed' must be null or an integer"),
        ({"actions": [4]}, "has the action 4"),
        ({"actions": [True]}, "'actions' must be a list of numbers"),
        ({"actions": 3}, "'actions' must be a list of numbers"),
        ({"step": 2}, "'step' must be 1, got 2"),
        ({"earlier": [3]}, "'earlier' must be a list of episodes"),
        ({"earlier": [{"seed": 1}]}, "earlier: the field 'actions' is missing"),
        ({"check": "taste"}, "'check' must be one of None, shape"),
        ({"check": "shape"}, "is not at the parameters of the check"),
    ],
    ids=lambda value: json.dumps(value) if isinstance(value, dict) else "",
)
def test_a_field_that_does_not_fit_is_one_line_and_status_2(
    changes, said, border, tmp_path, capsys
):
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(json.loads(border.read_text()) | changes))

    is_refused(file, said, capsys)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read: No such file"),
        (b"", "is no JSON"),
        (b"\xff\xfe\x00", "is no JSON"),
        (b"[" * 100_000, "is no JSON"),
        (b"[1]", "holds no JSON object"),
        (b"{}", "the field 'format' is missing"),
    ],
)
def test_a_file_that_is_no_finding_is_one_line_and_status_2(content, said, tmp_path, capsys):
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content)

    is_refused(file, said, capsys)


def is_refused(file, said, capsys):
    """One line on standard error that names what is wrong, and the status of wrong use."""
    assert main(["replay", str(file)]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err


def test_wrong_arguments_of_replay(border):
    with pytest.raises(ConformanceError, match="a finding is a file or what it holds, got int"):
        replay(5)
    with pytest.raises(ConformanceError, match="binding must be a Binding"):
        replay(border, binding="yes")


def test_a_target_that_refuses_the_parameters_is_not_taken_for_mended(border):
    class Wide(Grid):
        def __init__(self, height=5, width=5, start=(0, 0), goal=None):
            if width < 3:
                raise ValueError("too narrow")
            super().__init__(height, width, start, goal)

    with pytest.raises(ConformanceError, match="refuses the parameters of the finding"):
        replay(border, target=Wide)


def test_a_folder_for_the_files_that_is_a_file_is_refused_before_the_check(tmp_path, capsys):
    (tmp_path / "file").write_text("")

    assert main(["conform", BORDER, "--save", str(tmp_path / "file")]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "is no folder" in captured.err


def test_what_cannot_be_saved_is_told_after_the_report(tmp_path, capsys):
    (tmp_path / "file").write_text("")

    assert main(["conform", BORDER, "--save", str(tmp_path / "file" / "below")]) == 2
    captured = capsys.readouterr()
    assert "differs: The target departs" in captured.out
    assert captured.err.count("\n") == 1
    assert "cannot be written to" in captured.err


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
