"""Wrong uses of ``provengym solve`` and ``provengym check``: one line, and no file."""

import sys

import pytest

from command import runner
from provengym import solving

SOLVE, CHECK = ("solve", "GridWorld", "--discount", "0.9"), ("check", "grid.npz")


@pytest.fixture
def run(capsys):
    return runner(capsys)


@pytest.fixture
def never_solved(monkeypatch):
    """Nothing may be solved."""

    def solve(*args, **options):
        raise AssertionError("it was solved")

    monkeypatch.setattr(solving, "solve", solve)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("solve", "GridWorld"), "--discount"),
        (("solve", "--discount", "0.9"), "NAME"),
        (("solve", "GridWorld", "--discount", "1"), "discount must be a number in [0, 1)"),
        (("solve", "GridWorld", "--discount", "nan"), "discount must be a number in [0, 1)"),
        (("solve", "GridWorld", "--discount", "much"), "discount must be a number in [0, 1)"),
        (("solve", "GridWold", "--discount", "0.9"), "did you mean 'GridWorld'?"),
        (("solve", "FrozenLake", "--discount", "0.9"), "did you mean 'FrozenLake-v1'?"),
        (("solve", "CartPole-v1", "--discount", "0.9"), "CartPole-v1 cannot be solved"),
        (("solve", "FrozenLake-v1", "--discount", "0.9", "-p", "tol=1"), "'tol' cannot be"),
        (("solve", "FrozenLake-v1", "--discount", "0.9", "-p", "ice=1"), "ice"),
        (
            ("solve", "FrozenLake-v1", "--discount", "0.9", "-p", "map_name=nope"),
            "the environment 'FrozenLake-v1' cannot be made: KeyError: 'nope'",
        ),
        (("solve", "no_such_module:Env-v0", "--discount", "0.9"), "no_such_module"),
        ((*SOLVE, "-p", "heigth=3"), "did you mean 'height'?"),
        ((*SOLVE, "-p", "height=0"), "height must be between 1 and 2147483647"),
        ((*SOLVE, "-p", "height=2147483647", "-p", "width=2147483647"), "states is not built"),
        ((*SOLVE, "--tol", "0"), "tol must be"),
        ((*SOLVE, "--tol", "inf"), "tol must be"),
        ((*SOLVE, "--method", "guessing"), "method must be one of"),
        ((*SOLVE, "--threads", "0"), "--threads"),
        ((*SOLVE, "--certificate", "grid.txt"), "--certificate names a .npz or .json file"),
        ((*SOLVE, "--certificate", "missing/grid.npz"), "there is no folder 'missing'"),
        ((*SOLVE, "--certificate", "folder.npz"), "'folder.npz' is a folder"),
        ((*SOLVE, "--plot", "grid.gif"), "must end in one of .png, .svg, .pdf"),
        ((*SOLVE, "--plot", "missing/grid.png"), "there is no folder 'missing'"),
        (("check",), "FILE"),
        (CHECK, "grid.npz"),
        (("check", "grid.csv"), ".npz or a .json file"),
        (("check", "garbled.npz"), "garbled.npz"),
        (("check", "garbled.json"), "garbled.json"),
        ((*CHECK, "-p", "height=3"), "-p needs the NAME of an environment"),
        ((*CHECK, "GridWold"), "did you mean 'GridWorld'?"),
        ((*CHECK, "GridWorld", "-p", "heigth=3"), "did you mean 'height'?"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(run, tmp_path, monkeypatch, args, words):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.npz").mkdir()
    for name in ("garbled.npz", "garbled.json"):
        (tmp_path / name).write_text("garbled")
    before = sorted(tmp_path.iterdir())
    status, out, err = run(*args)

    assert (status, out) == (2, "")
    assert err.startswith("provengym: error: ")
    assert err.count("\n") == 1
    assert words in err
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    "args", [("--certificate", "missing/grid.npz"), ("--plot", "missing/grid.png")]
)
def test_nothing_is_solved_for_a_file_that_cannot_be_written(run, never_solved, args):
    assert run(*SOLVE, *args)[0] == 2


def test_without_matplotlib_nothing_is_solved(run, never_solved, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    status, _, err = run(*SOLVE, "--plot", tmp_path / "grid.png")

    assert status == 2
    assert 'pip install "provengym[plot]"' in err
