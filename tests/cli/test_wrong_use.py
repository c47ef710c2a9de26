"""Wrong uses of every command: one line, status 2, and no file; warnings are one line, too."""

import os
from pathlib import Path

import pytest

from cli.formats import FORMATS
from command import rows

EXAMPLES = Path(__file__).parents[2] / "examples"
PLAIN = f"{EXAMPLES / 'gridworld_plain.py'}:GridWorld"
AGAINST = ("--reference", "GridWorld")
SOLVE, CHECK = ("solve", "GridWorld", "--discount", "0.9"), ("check", "grid.npz")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("confrom", PLAIN), "no command is called 'confrom'; did you mean 'conform'?"),
        (("lst",), "no command is called 'lst'; did you mean 'list'?"),
        (("nothing",), "no command is called 'nothing'; 'provengym --help' lists them"),
        (("bench", "shw"), "no command is called 'shw'; did you mean 'show'?"),
        (("bench", "xyz"), "no command is called 'xyz'; 'provengym bench --help' lists them"),
        (("delf", "rn"), "no command is called 'rn'; did you mean 'run'?"),
        (("--vrsion",), "no option is called '--vrsion'; did you mean '--version'?"),
        (("conform", PLAIN, "--refrence", "x"), "'--refrence'; did you mean '--reference'?"),
        (("conform", PLAIN, "--sed", "3"), "no option is called '--sed'; did you mean '--seed'?"),
        (("conform", PLAIN, "-z"), "no option is called '-z'; 'provengym conform --help' lists"),
        (("bench", "show", "x", "--jsn"), "'--jsn'; did you mean '--json'?"),
        (("show", "Taxy"), "no environment is called 'Taxy'; did you mean 'Taxi'?"),
        (("audit", "provengym/Taxy-v0"), "Did you mean: `Taxi`?"),
        (("list", "more"), "more"),
        (("list", "--jsn"), "--jsn"),
        (("show",), "NAME"),
        (("show", "GridWold"), "did you mean 'GridWorld'?"),
        (("show", "zzz"), "there is GridWorld"),
        (("show", "GridWorld", "-p", "heigth=3"), "did you mean 'height'?"),
        (("show", "GridWorld", "-p", "render_mode=human"), "no parameter 'render_mode'"),
        (("show", "GridWorld", "-p", "height=0"), "height must be between 1 and 2147483647"),
        (("show", "GridWorld", "-p", "height"), "KEY=VALUE"),
        (("show", "GridWorld", "-p"), "-p"),
        (("play", "GridWorld", "--seed", "-1"), "--seed"),
        (("render", "GridWorld", "-p", "height=10001"), "up to 10,000 cells"),
        (("render", "GridWorld", "-o", "frame.jpg"), ".png"),
        (("render", "GridWorld", "-o", "no/such/folder/frame.png"), "cannot be written"),
        (("render", "GridWorld", "--actions", "1,7"), "between 0 and 3 or up, down, left, right"),
        (("render", "GridWorld", "--actions", "0,,1"), "got ''"),
        (("render", "GridWorld", "--actions", ""), "got ''"),
        (("solve", "GridWorld"), "--discount"),
        (("solve", "--discount", "0.9"), "NAME"),
        (("solve", "GridWorld", "--discount", "1"), "discount must be a number in [0, 1)"),
        (("solve", "GridWorld", "--discount", "nan"), "discount must be a number in [0, 1)"),
        (("solve", "GridWorld", "--discount", "much"), "discount must be a number in [0, 1)"),
        (("solve", "GridWold", "--discount", "0.9"), "did you mean 'GridWorld'?"),
        (("solve", "Acrobot", "--discount", "0.9"), "did you mean 'Acrobot-v1'?"),
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
        (("conform", "no_such_module:Grid"), "No module named 'no_such_module'"),
        (("conform", f"{EXAMPLES / 'gridworld_plain.py'}:Nothing"), "has no Nothing"),
        (("conform", PLAIN, *AGAINST, "-p", "height"), "a parameter is KEY=VALUE"),
        (("conform", PLAIN, *AGAINST, "-p", "slip=0.1"), "takes no argument 'slip'"),
        (("conform", PLAIN), "a reference must be named for this target: GridWorld, Fishing"),
        (("conform", PLAIN, *AGAINST, "-p", "budget=3"), "takes no argument 'budget'"),
        (("conform", PLAIN, *AGAINST, "--effort", "huge"), "'huge' is not one of"),
        (("conform", PLAIN, *AGAINST, "--reference-arg", "slip=0.1"), "no parameter 'slip'"),
        (
            ("conform", PLAIN, "--reference", "Chess"),
            "no reference is called 'Chess'; there is Grid",
        ),
        (("conform", PLAIN, "--reference", "GridWrld"), "'GridWrld'; did you mean 'GridWorld'?"),
        (("conform", "GridWrld", *AGAINST), "did you mean 'provengym/GridWorld-v0'?"),
        (("audit", "Acrobo"), "no target is called 'Acrobo'; did you mean 'Acrobot-v1'?"),
        (("extract", "GridWorld", "-o", "x.npz"), "did you mean 'provengym/GridWorld-v0'?"),
        (("evaluate", "GridWrld", "--policy", "random"), "did you mean 'provengym/GridWorld-v0'?"),
        (("conform", PLAIN, "--reference", "env:none.py:X"), "the reference env:none.py:X: the "),
        (("render", "Nope"), "no environment is called 'Nope'; there is GridWorld, "),
        (("render", "GridWrld"), "did you mean 'GridWorld'?"),
        (("conform", PLAIN, *AGAINST, "--engine", "magic"), "no engine is called 'magic'"),
        (("conform", PLAIN, *AGAINST, "--budget", "soon"), "budget must be a time"),
        (("conform", PLAIN, *AGAINST, "--budget", "1.5steps"), "first that is spent, got '1.5"),
        (("conform", PLAIN, *AGAINST, "--call-limit", "0s"), "--call-limit must be a time above 0"),
        (("conform", PLAIN, *AGAINST, "--call-limit", "9steps"), "--call-limit must be a time"),
        (("conform", PLAIN, *AGAINST, "--seed", "-1"), "seed must be"),
        (("conform", PLAIN, *AGAINST, "--binding", PLAIN), "is no provengym.conformance.Binding"),
        (("conform",), "error: TARGET is missing, or --replay FILE"),
        (("show",), "error: NAME is missing: a short name (GridWorld), an environment id"),
        (("evaluate", "GridWorld"), "error: --policy is missing: random; module:attribute"),
        (("conform", PLAIN, "--seed", "x"), "error: --seed must be an integer, got 'x'"),
        (("conform", PLAIN, "--detect", "x"), "error: --detect must be a number, got 'x'"),
        (("solve", "GridWorld", "--threads", "0"), "error: --threads must be at least 1, got '0'"),
        (("conform", PLAIN, "--effort", "huge"), "error: --effort: 'huge' is not one of 'normal'"),
        (("conform", PLAIN, "--seed"), "error: --seed needs a value"),
        (("show", "GridWorld", "x"), "error: too many arguments, x; 'provengym show --help'"),
        (("solve", "GridWorld", "--discount", "2"), "error: --discount must be a number in [0, 1)"),
        (("conform", PLAIN, "--reference", "none", "--budget", "0s"), "error: --budget must suff"),
        (("render", PLAIN), f"`provengym extract {PLAIN} -o model.npz` makes a model"),
        (("conform", PLAIN, *AGAINST, "--run"), "--run is for a saved finding, --replay FILE"),
        (("conform", "--replay", "none.json"), "none.json"),
        (("conform", "--replay", "garbled.json"), "garbled.json"),
        (("conform", "--replay", "x", "--seed", "0"), "--seed is no option of --replay"),
        (("conform", PLAIN, "--replay", "x", "-p", "height=3"), "--param is no option of --replay"),
        (("conform", "--replay", "x", "--save", "here"), "--save is no option of --replay"),
        (("conform", "--replay", "x", *AGAINST), "--reference is no option of --replay"),
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


@pytest.mark.parametrize("command", [("show", "GridWorld"), SOLVE])
def test_a_warning_is_one_line(run, command):
    status, out, err = run(*command, "-p", "goal=[0,0]")

    assert status == 0
    if command == SOLVE:
        assert float(rows(out)["value at the start"]) == 0
    assert err.startswith("provengym: warning: start and goal are the same cell")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("option", "given", "advised"),
    [
        ("--target-arg", "foo=1", False),
        ("-p", "heigth=3", False),
        ("-p", "observation=index", True),
    ],
)
def test_what_the_reference_does_not_take_either_is_not_to_be_given_to_it(
    run, option, given, advised
):
    status, _, err = run("conform", PLAIN, *AGAINST, option, given)

    assert status == 2
    assert given.partition("=")[0] in err
    assert ("--reference-arg" in err) is advised


@pytest.mark.parametrize(
    ("name", "command", "said"),
    [
        ("model", "check", "holds a model, not a certificate; did you mean `provengym solve`?"),
        ("policy", "audit", "holds a certificate, not a model; did you mean `provengym check`?"),
        (
            "finding",
            "check",
            "holds a saved finding, not a certificate; did you mean `provengym conform --replay`?",
        ),
        (
            "shard",
            "check",
            "holds a verdict on a shard, not a certificate; did you mean `provengym",
        ),
        (
            "shard",
            "replay",
            "holds a verdict on a shard, not a saved finding; did you mean `proven",
        ),
    ],
)
def test_a_file_of_another_kind_is_named(name, command, said, tmp_path, monkeypatch, run):
    monkeypatch.chdir(tmp_path)
    (kind,) = (one for one in FORMATS if one.name == name)

    status, out, err = run(command, kind.write(tmp_path))

    assert (status, out, err.count("\n")) == (2, "", 1)
    assert said in err


@pytest.mark.parametrize(
    "command",
    [
        ("check", "empty.npz"),
        ("check", "empty.json"),
        ("solve", "empty.npz", "--discount", "0.9"),
        ("audit", "empty.npz"),
        ("analyse", "empty.npz", "--discount", "0.9"),
        ("replay", "empty.json"),
    ],
)
def test_an_empty_file_is_said_to_be_empty(command, tmp_path, monkeypatch, run):
    monkeypatch.chdir(tmp_path)
    (tmp_path / command[1]).touch()

    status, out, err = run(*command)

    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "it is empty" in err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
@pytest.mark.parametrize("command", ["check", "audit", "replay"])
def test_what_has_no_end_is_not_waited_for(kind, command, tmp_path, run):
    path = tmp_path / {"check": "c.json", "audit": "m.npz", "replay": "f.json"}[command]
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    else:
        path.mkdir()

    status, out, err = run(command, path)

    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_folder_that_cannot_be_made_is_told_before_the_check(tmp_path, run):
    (tmp_path / "file").touch()
    for place in (tmp_path / "file" / "found", "/proc/found", tmp_path / "file"):
        status, out, err = run("conform", "no_such_module:Env", "--save", place)

        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "--save: " in err
    assert os.listdir(tmp_path) == ["file"]

    status, _, err = run("conform", "no_such_module:Env", "--save", tmp_path / "a" / "b")
    assert "--save" not in err
    assert os.listdir(tmp_path) == ["file"]
