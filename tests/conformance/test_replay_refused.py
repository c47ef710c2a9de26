"""Files that are no finding, and findings that cannot be played."""

import json

import pytest

from corpus.zoo.right_grids import Grid
from provengym.cli import main
from provengym.conformance import ConformanceError, replay

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
        ({"format": "other"}, "the field 'format' is not 'provengym-finding'"),
        ({"version": 2}, "'version' must be 1, got 2"),
        ({"version": True}, "'version' must be 1, got True"),
        ({"class": "ugly"}, "'class' must be one of api, "),
        ({"class": ["api"]}, "'class' must be one of api, "),
        ({"target": 5}, "'target' must be text"),
        ({"target": "no_such_module:Grid"}, "No module named 'no_such_module'"),
        (
            {"target": "corpus.zoo.right_grids:MOVES"},
            "must be a class or function that makes an environment",
        ),
        ({"reference": "Chess"}, "no reference is called 'Chess'"),
        ({"binding": "corpus.zoo.right_grids:Grid"}, "is no provengym.conformance.Binding"),
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
        (b"{}", "the field 'format' is not 'provengym-finding'"),
    ],
)
def test_a_file_that_is_no_finding_is_one_line_and_status_2(content, said, tmp_path, capsys):
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content)

    is_refused(file, said, capsys)


def is_refused(file, said, capsys):
    """One line on standard error that names what is wrong, and the status of wrong use."""
    assert main(["replay", "--run", str(file)]) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err


def test_wrong_arguments_of_replay(border):
    with pytest.raises(ConformanceError, match="a finding must be a file or its content, got int"):
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
