"""The parts of a finding that are saved, and those that cannot be."""

import json
from pathlib import Path

import pytest

from conformance.saved_findings import BORDER, saved
from corpus.zoo import wrong_grids
from corpus.zoo.right_grids import Grid
from provengym.cli import main
from provengym.conformance import Binding, ConformanceError, Reference, conform, replay

TESTS = Path(__file__).parents[1]
MIRRORED = Binding(actions=(0, 1, 3, 2))


def test_a_reference_given_as_an_object_is_refused(tmp_path):
    own = Reference(name="Own", actions=("a",) * 4, start=0, step=lambda s, a: (s, 5.0, False))
    report = conform(Grid, reference=own, engines=["systematic"])

    assert report.findings
    with pytest.raises(ConformanceError, match="a reference given in Python cannot be saved"):
        report.save(tmp_path)


def test_parameters_of_both_and_of_one_side(tmp_path):
    (file,) = saved(
        tmp_path,
        "corpus.zoo.wrong_grids:StopsShort",
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
    arguments = ["--binding", "conformance/test_saving.py:MIRRORED", "--save", str(tmp_path / "a")]
    arguments += ["--reference", "GridWorld"]
    assert main(["conform", "corpus.zoo.wrong_grids:StopsShort", *arguments]) == 1
    (file,) = (tmp_path / "a").glob("*.json")
    assert json.loads(file.read_text())["binding"] == "conformance/test_saving.py:MIRRORED"

    monkeypatch.chdir(tmp_path)  # it is looked for in the folder where it was, too
    assert replay(file, run=True).same
    assert main(["conform", "--replay", str(file), "--run"]) == 1
    assert "differs: in 3 of 3 plays, as it was saved" in capsys.readouterr().out


def test_a_binding_of_python_is_not_saved_but_where_it_is_or_on_its_target(tmp_path):
    report = conform(wrong_grids.StopsShort, binding=MIRRORED, reference="GridWorld")
    with pytest.raises(ConformanceError, match="a binding given in Python cannot be saved"):
        report.save(tmp_path)
    with pytest.raises(ConformanceError, match="is no provengym.conformance.Binding"):
        report.save(tmp_path, binding="corpus.zoo.right_grids:Grid")
    assert list(tmp_path.iterdir()) == []

    place = "conformance.test_saving:MIRRORED"
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
            conform(target, reference="GridWorld").save(tmp_path)
        assert "\n" not in str(error.value)
    assert list(tmp_path.iterdir()) == []


def test_an_argument_that_json_lacks_is_not_saved(tmp_path):
    report = conform(AnyGrid, target_args={"thing": object}, reference="GridWorld")

    with pytest.raises(ConformanceError, match="the argument 'thing' cannot be saved"):
        report.save(tmp_path)


class AnyGrid(wrong_grids.StopsShort):
    """Takes whatever it is given."""

    def __init__(self, thing=None):
        super().__init__()


def test_an_equal_target_leaves_no_file(tmp_path):
    assert conform(Grid, height=2, width=2, reference="GridWorld").save(tmp_path / "none") == []
    assert not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(ConformanceError, match="cannot be written to"):
        conform(wrong_grids.StopsShort, reference="GridWorld").save(tmp_path / "file")


def test_a_folder_for_the_files_that_is_a_file_is_refused_before_the_check(tmp_path, capsys):
    (tmp_path / "file").write_text("")

    assert (
        main(["conform", BORDER, "--reference", "GridWorld", "--save", str(tmp_path / "file")]) == 2
    )
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "is no folder" in captured.err


def test_what_cannot_be_saved_is_told_after_the_report(tmp_path, capsys):
    (tmp_path / "terminated.json").mkdir()  # where the finding is to be

    assert main(["conform", BORDER, "--reference", "GridWorld", "--save", str(tmp_path)]) == 1
    captured = capsys.readouterr()
    assert "differs: The target departs" in captured.out
    assert captured.err.count("\n") == 1
    assert "cannot be written to" in captured.err
