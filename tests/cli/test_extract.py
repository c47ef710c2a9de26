"""``provengym extract`` and the references that it makes: what is printed, and the exit status."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from command import rows
from provengym import load_model
from provengym.cli import main

LAMPS = Path(__file__).with_name("lamps.py")
LAMP, COUNTED, GROWING, HIDDEN, WORN, BROKEN, BINDING = (
    f"{LAMPS}:{name}"
    for name in ("Lamp", "Counted", "Growing", "Hidden", "Worn", "Broken", "BINDING")
)
QUEUE = """
import gymnasium

class Queue(gymnasium.Env):
    action_space, observation_space = gymnasium.spaces.Discrete(2), gymnasium.spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.waiting = 0
        return 0, {}

    def step(self, action):
        coming = self.waiting + self.np_random.poisson(1.5 - action)
        self.waiting = max(min(coming, 4) - 1, 0)
        return self.waiting, 0.0, False, False, {}
"""
FEW = ("--budget", "20000steps")
OUT = ("-o", "lamp.npz")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def report(run, *args, status):
    found, out, err = run("extract", *args, *FEW, "--json")
    assert (found, err) == (status, ""), out
    return json.loads(out)


def test_a_box_whose_actions_are_named(run):
    found = report(run, f"{LAMPS}:Dimmer", *OUT, "--actions", "[[-1], [1]]", status=0)

    assert (found["states"], found["actions"]) == (4, 2)
    assert load_model("lamp.npz").actions == ((-1,), (1,))
    assert run("extract", f"{LAMPS}:Dimmer", *OUT, "--actions", "[[3]]")[0] == 2


def test_a_complete_model(run):
    status, out, _ = run("extract", LAMP, *OUT, *FEW)
    table = rows(out)

    assert status == 0
    assert out.startswith(f"complete: the decision process of {LAMP}\n")
    assert (table["states"], table["actions"], table["outcomes"]) == ("2", "2", "3")
    assert (table["file"], "time limit" in table) == ("lamp.npz", False)
    assert table["assumption"].startswith("2: this instance of the environment")
    assert table["assumption"].endswith("order of sets ... (--verbose shows all)")
    assert table["tested"].startswith("Everything that the target showed in")
    assert load_model("lamp.npz").complete


def test_json_is_one_object(run):
    found = report(run, "FrozenLake-v1", "-p", "is_slippery=false", *OUT, status=0)

    assert (found["target"], found["parameters"]) == ("FrozenLake-v1", {"is_slippery": False})
    assert (found["states"], found["actions"], found["time_limit"]) == (17, 4, 100)
    assert (found["complete"], found["finite"], found["deterministic"]) == (True, True, True)
    assert found["unknown"] == found["rounding"] == found["findings"] == found["notes"] == []
    assert found["unfinished"] is None
    assert found["proved"].startswith("the statements of")
    assert found["tested"].startswith("that the model is the target: The target equals")
    assert found["file"] == "lamp.npz"
    assert load_model("lamp.npz").states == 17


@pytest.mark.parametrize("option", ["-p", "--target-arg"])
def test_arguments_reach_the_target(run, option):
    found = report(run, LAMP, *OUT, option, "works=0.5", status=0)

    assert found["parameters"] == {"works": 0.5}
    model = load_model("lamp.npz")
    assert [float(p) for p, *_ in model.row(0, 1)] == [0.5, 0.5]


def test_a_finding_is_status_1(run):
    found = report(run, WORN, *OUT, status=1)

    assert {finding["class"] for finding in found["findings"]} == {"reset", "extraction"}
    status, out, _ = run("extract", WORN, *OUT, *FEW)
    assert status == 1
    assert [line.split(":")[0] for line in out.splitlines()[-3:]] == [
        "reset",
        "extraction",
        "  after the actions [0]",
    ]
    assert load_model("lamp.npz").findings


def test_unknown_mass_is_status_3(run):
    found = report(run, HIDDEN, *OUT, status=3)

    assert (found["complete"], found["finite"]) == (False, True)
    assert any(row["mass"] == 1 and "urandom" in str(row["reasons"]) for row in found["unknown"])
    status, out, _ = run("extract", HIDDEN, *OUT, *FEW)
    assert status == 3
    assert out.startswith("not complete: ")
    assert "\nunknown: after [], action 0: probability 1: " in out
    assert Path("lamp.npz").is_file()


def test_a_reason_is_told_once(run, folder):
    """For the row of which most is unknown, and the number of the others."""
    (folder / "queue.py").write_text(QUEUE)
    status, out, _ = run("extract", "queue.py:Queue", *OUT, *FEW)
    lines = [line for line in out.splitlines() if line.startswith(("unknown", "and "))]

    assert status == 3
    (line,) = lines
    assert line.startswith("unknown: after [], action 1: probability 4.57e-19: the tail of the P")
    assert line.endswith("(1); no more in 7 other rows")


def test_states_without_end_are_status_3(run):
    found = report(run, GROWING, *OUT, "--budget", "2000steps", status=3)

    assert found["finite"] is False
    assert "times" in found["unfinished"]


@pytest.mark.parametrize(
    "option", [("--key", "env.times % 3"), ("--binding", BINDING)], ids=["key", "binding"]
)
def test_a_key_makes_the_states_finite(run, option):
    found = report(run, GROWING, *OUT, *option, status=0)

    assert found["finite"]
    assert found["states"] < 12
    assert "key" in found["assumption"]


def test_the_bar_is_shown_on_a_terminal_and_goes_to_standard_error(monkeypatch, capsys):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["extract", LAMP, *OUT, *FEW]) == 0
    assert "constructing" in terminal.getvalue()
    assert "constructing" not in capsys.readouterr().out


def test_help_names_the_options(run):
    status, out, err = run("extract", "--help")

    assert (status, err) == (0, "")
    for word in ("TARGET", "-o", "-p", "--target-arg", "--key", "--binding", "--budget", "--json"):
        assert word in out


WRONG = [
    ((LAMP,), "-o"),
    (OUT, "TARGET"),
    ((LAMP, "-o", "lamp.txt"), "--output: a model is a .npz file, got 'lamp.txt'"),
    ((LAMP, "-o", "missing/lamp.npz"), "--output: there is no folder 'missing'"),
    ((LAMP, "-o", "folder.npz"), "'folder.npz' is a folder"),
    (("NoSuchEnv-v0", *OUT), "NoSuchEnv"),
    (("no_such_module:Lamp", *OUT), "No module named 'no_such_module'"),
    ((f"{LAMPS}:Candle", *OUT), "has no Candle"),
    (("lamp", *OUT), "no target is called 'lamp'"),
    (("provengym/GridWorld-v0", *OUT), "is an environment of this package"),
    ((BROKEN, *OUT), "cannot be constructed with (): "),
    ((LAMP, *OUT, "-p", "works"), "a parameter is KEY=VALUE"),
    ((LAMP, *OUT, "-p", "colour=1"), "takes no argument 'colour'"),
    ((LAMP, *OUT, "--target-arg", "colour=1"), "takes no argument 'colour'"),
    ((LAMP, *OUT, "-p", "works=1", "--target-arg", "works=1"), "'works' is given twice"),
    ((LAMP, *OUT, "--key", "env.times +"), "key"),
    ((LAMP, *OUT, "--key", "env.times"), "key"),
    ((LAMP, *OUT, "--binding", LAMP), "is no provengym.conformance.Binding"),
    ((LAMP, *OUT, "--binding", "lamps"), "binding must be a Binding"),
    ((LAMP, *OUT, "--binding", "missing.toml"), "missing.toml"),
    ((LAMP, *OUT, "--budget", "soon"), "budget must be a time"),
    ((LAMP, *OUT, "--seed", "-1"), "seed must be"),
    ((LAMP, *OUT, "--call-limit", "0s"), "--call-limit must be a time above 0"),
]


def names(case):
    return "-".join(Path(word).name for word in case[0])[:60]


@pytest.mark.parametrize(("args", "words"), WRONG, ids=[names(case) for case in WRONG])
def test_wrong_use_is_one_line_and_status_2(run, folder, args, words):
    (folder / "folder.npz").mkdir()
    before = sorted(folder.iterdir())
    status, out, err = run("extract", *args)

    assert (status, out) == (2, "")
    lines = err.splitlines()
    assert [line for line in lines if line.startswith("provengym: error: ")] == lines[-1:]
    assert words in lines[-1]
    assert sorted(folder.iterdir()) == before


def test_wrong_use_is_one_object_too(run):
    status, out, err = run("extract", "NoSuchEnv-v0", *OUT, "--json")

    assert (status, err.count("\n")) == (2, 1)
    assert json.loads(out)["status"] == 2
    assert "NoSuchEnv" in json.loads(out)["error"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written_is_told_before(run, folder):
    folder.chmod(0o500)
    status, _, err = run("extract", LAMP, *OUT)
    folder.chmod(0o700)
    assert (status, "lamp.npz" in err) == (2, True)


CONFORM = [
    (("--reference", "missing.npz"), "missing.npz cannot be loaded"),
    (("--reference", "garbled.npz"), "garbled.npz cannot be loaded"),
    (("--reference", "env:"), "no target is called ''"),
    (("--reference", "env:NoSuchEnv-v0"), "NoSuchEnv"),
    (("--reference", f"env:{LAMPS}:Candle"), "has no Candle"),
    (("--reference", f"env:{BROKEN}"), "no current"),
    (("--reference", f"env:{LAMP}", "--reference-arg", "colour=1"), "colour"),
    (("--reference", "lamp.npz", "--reference-arg", "works=1"), "has no parameters, got works"),
]


@pytest.mark.parametrize(("args", "words"), CONFORM, ids=[names(case) for case in CONFORM])
def test_wrong_references_are_one_line_and_status_2(run, folder, args, words):
    assert run("extract", LAMP, *OUT, *FEW)[0] == 0
    (folder / "garbled.npz").write_text("garbled")
    status, out, err = run("conform", LAMP, *args, *FEW)

    assert (status, out) == (2, "")
    lines = err.splitlines()
    assert [line for line in lines if line.startswith("provengym: error: ")] == lines[-1:]
    assert words in lines[-1]


def test_a_model_file_and_the_environment_are_the_same_reference(run):
    assert run("extract", LAMP, *OUT, *FEW)[0] == 0
    verdicts = []
    for reference in ("lamp.npz", f"env:{LAMP}"):
        for works in ("0.75", "0.25"):
            args = ("--target-arg", f"works={works}", "--reference", reference, *FEW, "--json")
            status, out, _ = run("conform", LAMP, *args)
            verdicts.append((status, json.loads(out)["verdict"]))
    assert verdicts == [(0, "equal"), (1, "differs")] * 2
