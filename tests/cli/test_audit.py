"""``provengym audit``: what is printed, what is written, and the exit status."""

import json
import re
from pathlib import Path

import pytest

from command import rows
from provengym import load_certificate
from provengym.cli import main

LAMPS = Path(__file__).with_name("lamps.py")
LAKE = ("FrozenLake-v1", "-p", "is_slippery=false", "--budget", "20000steps")
DIMMER, SHORT = f"{LAMPS}:Dimmer", ("--budget", "3000steps")
GRID = ("GridWorld", "-p", "height=2", "-p", "width=3")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_sound_environment(run):
    claims = ("--claim", "solvable", "--claim", "reward_threshold")
    status, out, err = run("audit", *LAKE, *claims, "--verbose")
    table = rows(out)

    assert (status, err) == (0, "")
    first, second = out.splitlines()[:2]
    assert first == "FrozenLake-v1: expected return within 100 steps, the limit of the environment"
    assert second == (
        "sound: Nothing is wrong in what was asked: success and endless reward, the expected "
        "return within 100 steps, the limit of the environment, 2 claims, Gymnasium's contract."
    )
    assert (table["states"], table["best chance"], table["best return"]) == ("17", "1", "1")
    assert table["shortest way"] == "[1, 1, 2, 1, 2, 2]"
    assert table["claim solvable"] == "true holds: true"
    assert table["claim reward_threshold"] == "0.7, the environment's own holds: at best 1"
    assert "that the model is the target" in table["tested"]
    assert "When it was played: The target keeps Gymnasium's contract" in table["tested"]


def test_assumptions_and_tests_have_a_line_each_with_their_number(run, folder):
    _, out, _ = run("audit", DIMMER, *SHORT, "--actions", "[[1.0]]", "--html", "audit.html")
    _, full, _ = run("audit", DIMMER, *SHORT, "--actions", "[[1.0]]", "--verbose")
    told = [line for line in out.splitlines() if line.startswith(("  assumption ", "  tested "))]

    assert [line.split(maxsplit=1)[1] for line in told] == [
        "3: this instance of the environment, as it was constructed; of the action space "
        "Box(-1.0, 1.0, (1,), float32) only these actions are taken: [1.0]; nothing depends on the "
        "order of sets ... (--verbose shows all)",
        "that the model is the target: The target equals the reference on all 3 states of both "
        "together that one episode can reach and all 2 transitions. (3 more: --verbose)",
    ]
    assert "PYTHONHASHSEED" in full
    assert "PYTHONHASHSEED" in (folder / "audit.html").read_text()


@pytest.mark.parametrize("in_a_file", [False, True])
def test_a_box_whose_actions_are_named(run, folder, in_a_file):
    listed = "[[-1.0], [0.2], [1.0]]"
    (folder / "tried.json").write_text(listed)
    named = "tried.json" if in_a_file else listed
    status, out, err = run("audit", DIMMER, *SHORT, "--actions", named)
    table = rows(out)

    assert (status, err) == (0, "")
    assert (table["states"], table["shortest way"]) == ("4", "[[1.0], [1.0]]")
    assert "only these actions are taken: [-1.0], [0.2" in table["assumption"]
    assert "all 4 states of both together" in table["tested"]
    assert "Actions that leave every reachable state as it is: [0.2]." in out


def test_a_box_without_actions_says_what_to_add(run):
    status, out, _ = run("audit", DIMMER, *SHORT)
    assert status == 3
    _, _, rest = out.partition("--actions '")
    added = rest.partition("'")[0]
    assert added == "[[-1.0], [1.0]]"

    assert run("audit", DIMMER, *SHORT, "--actions", added)[0] == 0


def test_a_claim_that_is_wrong(run):
    status, out, _ = run("audit", *GRID, "--claim", "max_return=-1.0")

    assert status == 1
    assert out.splitlines()[1] == "defect: There is something wrong: claim."
    assert "defect: claim: The claim max_return = -1.0 is wrong: it is -2." in out


def test_json_is_one_object(run):
    status, out, err = run("audit", *GRID, "--json", "--claim", "solvable=false")
    found = json.loads(out)

    assert (status, err) == (1, "")
    assert (found["verdict"], found["target"]) == ("defect", "GridWorld")
    assert (found["states"], found["complete"], found["unknown_mass"]) == (6, True, 0.0)
    assert found["success_probability"] == {"value": 1.0, "exact": "1", "low": 1.0, "high": 1.0}
    assert found["best_return"] == {
        "value": -2.0, "exact": "-2", "low": -2.0, "high": -2.0, "kind": "total",
        "policies": "ending", "given": None, "but_for": 0.0, "certificates": ["best_return"],
    }  # fmt: skip
    assert found["solution"] == [1, 3, 3]
    assert found["claims"] == [
        {"name": "solvable", "given": "false", "found": "true", "holds": False}
    ]
    (finding,) = found["findings"]
    assert (finding["class"], finding["severity"], finding["actions"]) == ("claim", "defect", [])
    assert {"key", "assumption", "ignored", "proved", "tested", "success", "parameters"} < set(
        found
    )


def test_files(run, folder):
    status, out, _ = run("audit", *GRID, "--certificate", "a.npz", "--html", "page.html")
    table = rows(out)

    assert status == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "a-best_return.npz", "a-success.npz", "page.html",
    ]  # fmt: skip
    assert table["best return"] == "-2 among policies that end"
    assert load_certificate("a-best_return.npz").between(0) == (-2, -2)
    assert run("check", "a-success.npz")[0] == 0
    page = (folder / "page.html").read_text()
    assert page.startswith("<!DOCTYPE html>")
    assert "sound" in page
    assert "the actions [1, 3, 3]" in page
    assert "http:" not in page
    assert "https:" not in page


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (f"{LAMPS}:Growing", "its model is not complete: not every reachable state"),
        ("Fishing", "its model is not complete: not every reachable state"),
        ("CartPole-v1", "no start is known: of a reset a probability of 1 is unknown"),
        ("Pendulum-v1", "its decision process is not known: an environment is extracted whose"),
    ],
)
def test_what_cannot_be_decided(run, target, why):
    status, out, _ = run("audit", target, "--budget", "2000steps", "--claim", "max_reward=999")

    assert status == 3
    assert f"undecided: Not everything could be decided: {why}" in out
    assert re.search("claim max_reward  999 is not decided: (not known|at least [02])", out)


def test_a_file_that_cannot_be_written(run, folder, monkeypatch):
    monkeypatch.setattr("provengym.data.writing.written", _full)
    status, out, err = run("audit", *GRID, "--html", "page.html")

    assert (status, err) == (2, "provengym: error: --html: No space left on device\n")
    assert "sound" in out
    assert list(folder.iterdir()) == []


def _full(path, write):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no_such_module:A"], "no_such_module"),
        ([*GRID, "--claim", "fun"], "there is no claim 'fun'"),
        ([*GRID, "--claim", "max_return"], "max_return must be a number"),
        ([*GRID, "--claim", "solvable=maybe"], "solvable is true or false, got 'maybe'"),
        ([*GRID, "--claim", "solvable", "--claim", "solvable"], "'solvable' is given twice"),
        ([*GRID, "--ignore", "x"], "ignore: there is no class 'x'"),
        ([*GRID, "--discount", "2"], "discount must be a number in [0, 1)"),
        ([*GRID, "--horizon", "0"], "horizon must be"),
        ([*GRID, "--certificate", "a.txt"], "--certificate: a .npz or .json file, got 'a.txt'"),
        ([*GRID, "--html", "no/page.html"], "--html: there is no folder 'no'"),
        ([*GRID, "-p", "depth=3"], "depth"),
        (["GridWorld", "-p", "height=0"], "height must be"),
        (["SpellCorrection"], "too many starts"),
        ([*GRID, "--actions", "[[0.0]]"], "actions: they are named of an environment that is ex"),
        ([*LAKE, "--actions", "[[0.0]]"], "of a Box action space; of Discrete(4) all are tried"),
        ([DIMMER, "--actions", "[[1.0], [2.0]]"], "actions: [2.0] is not in Box(-1.0, 1.0, (1,)"),
        ([DIMMER, "--actions", "[]"], "actions must be a list of one action or more"),
        ([DIMMER, "--actions", "[1"], "--actions: '[1' is no JSON"),
        ([DIMMER, "--actions", "no.json"], "got 'no.json': No such file"),
    ],
)
def test_wrong_use(run, arguments, message):
    status, out, err = run("audit", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith("provengym: error: ")
    assert err.count("\n") == 1
    assert message in err


def test_wrong_use_in_json(run):
    status, out, _ = run("audit", *GRID, "--claim", "fun", "--json")

    assert status == 2
    assert json.loads(out)["status"] == 2


def test_an_interrupt(monkeypatch, capsys):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("provengym.auditing.api.audit", interrupted)
    assert main(["audit", *GRID]) == 130
    assert capsys.readouterr().out == ""
    assert main(["audit", *GRID, "--json"]) == 130
    assert json.loads(capsys.readouterr().out) == {"error": "interrupted", "status": 130}
