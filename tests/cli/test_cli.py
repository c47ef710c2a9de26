"""The command line: what it prints and its exit status."""

import hashlib
import json
import re
from pathlib import Path

import gymnasium
import pytest

import provengym
from provengym.cli import show as show_module
from provengym.cli.common import UsageError, parse_parameters
from provengym.envs.registry import ENVIRONMENTS, FAMILIES

GENERATED = Path(__file__).resolve().parents[2] / "pybridge" / "generated"

CLAIMS = [
    {
        "environment": "GridWorld",
        "claim": "The goal is absorbing.",
        "bridge": "proved",
        "theorem": "Spec.GridWorld.step_goal",
        "file": "Spec/GridWorld/Properties.lean",
        "line": 12,
    },
    {
        "environment": "GridWorld",
        "claim": "The C is what Lean emitted.",
        "bridge": "tested",
        "theorem": None,
        "file": "tests/core/test_generated.py",
        "line": None,
    },
    {
        "environment": "MDP",
        "claim": "Every row of a kernel sums to one.",
        "bridge": "construction",
        "theorem": "Spec.MDP.row_sum",
        "file": "Spec/MDP/Kernel.lean",
        "line": 3,
    },
    {
        "environment": "MDP",
        "claim": "A greedy policy is greedy.",
        "bridge": "by definition",
        "theorem": "Spec.MDP.greedy",
        "file": "Spec/MDP/Kernel.lean",
        "line": 9,
    },
    {
        "environment": "Other",
        "claim": "Something else.",
        "bridge": "tested",
        "theorem": "Spec.Other.other",
        "file": "Spec/Other/Properties.lean",
        "line": 4,
    },
]

HEADINGS = (
    "Action Space",
    "Observation Space",
    "Starting State",
    "Transition",
    "Rewards",
    "Episode End",
    "Information",
)


@pytest.fixture
def claims(tmp_path, monkeypatch):
    file = tmp_path / "claims.json"
    file.write_text(json.dumps(CLAIMS))
    monkeypatch.setattr(show_module, "claims_file", lambda: file)
    return file


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("0.1", 0.1),
        ("true", True),
        ("null", None),
        ('"index"', "index"),
        ("index", "index"),
        ("", ""),
        ("a=b", "a=b"),
        ("[4, 4]", (4, 4)),
        ("[[0, 1], [2, 3]]", ((0, 1), (2, 3))),
        ('{"a": [1]}', {"a": (1,)}),
        ("NaN", "NaN"),
        ("[1,", "[1,"),
        ("1" * 5000, "1" * 5000),
        ("[" * 100_000, "[" * 100_000),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_parameter_is_json_or_a_string(text, value):
    assert parse_parameters([f"key={text}"]) == {"key": value}


@pytest.mark.parametrize(
    ("items", "message"),
    [
        (["height"], "KEY=VALUE, got 'height'"),
        (["=3"], "no parameter name"),
        (["a b=3"], "no parameter name"),
        (["height=3", "height=3"], "'height' is given twice"),
    ],
)
def test_wrong_parameters(items, message):
    with pytest.raises(UsageError, match=message):
        parse_parameters(items)


def test_version_and_help(run):
    assert run("--version") == (0, f"provengym {provengym.__version__}\n", "")
    assert run("--version", "list")[1] == f"provengym {provengym.__version__}\n"
    status, out, _ = run("--help")
    assert status == 0
    for command in ("list", "show", "play", "conform", "render"):
        assert command in out
    assert "replay" not in out.split()  # its older name is hidden


def test_the_version_as_json_has_the_digest_of_every_kernel(run):
    """Each is that of a file that the sources have, and an installed package has."""
    status, out, _ = run("--version", "--json")
    about = json.loads(out)
    manifest = json.loads((GENERATED / "manifest.json").read_text())

    assert status == 0
    assert list(about) == ["version", "emitted_by", "kernels", "shared"]
    assert about["version"] == provengym.__version__
    assert about["emitted_by"] == manifest["emitted_by"]
    assert set(about["kernels"]) == {family.name for family in FAMILIES}
    for name, digest in (about["kernels"] | about["shared"]).items():
        file = GENERATED / f"{name.lower()}.c"
        assert digest == hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.mark.parametrize("arguments", [("--json",), ("--json", "list")])
def test_options_without_a_command(run, arguments):
    status, _, err = run(*arguments)

    assert status == 2
    assert err == (
        "provengym: error: --json stands after a command, as in `provengym list --json`, or with "
        "--version\n"
    )


def test_list(run):
    status, out, _ = run("list")

    assert status == 0
    assert "provengym/GridWorld-v0" in out


@pytest.mark.parametrize("columns", ["40", "71", "72", "120"])
def test_list_cuts_no_id(run, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    _, out, _ = run("list")

    assert all(entry.id in out and entry.name in out for entry in ENVIRONMENTS)


def test_list_json(run):
    status, out, err = run("list", "--json")
    names = [environment["id"] for environment in json.loads(out)["environments"]]

    assert (status, err) == (0, "")
    assert names[0] == "provengym/GridWorld-v0"


def test_json_is_indented_by_two(run):
    _, out, _ = run("list", "--json")

    assert out == json.dumps(json.loads(out), indent=2) + "\n"


@pytest.mark.parametrize("name", ["GridWorld", "gridworld", "provengym/GridWorld-v0"])
def test_show(run, claims, name):
    status, out, err = run("show", name, "-p", "height=7")

    assert (status, err) == (0, "")
    assert "Discrete(35)" in out
    assert "0 up, 1 down, 2 left, 3 right" in out
    assert "The goal is absorbing." in out
    assert "proved: Spec.GridWorld.step_goal" in out
    assert "Spec/GridWorld/Properties.lean:12" in out
    assert "Something else." not in out


def test_a_claim_without_a_theorem_rests_on_its_file(run, claims):
    _, out, _ = run("show", "GridWorld")

    assert "tested: tests/core/test_generated.py\n" in re.sub(" +\n", "\n", out)


def test_general_claims_are_counted_and_shown_on_demand(run, claims):
    claim = "Every row of a kernel sums to one."
    pointer = "More claims, 1 about decision processes and certificates in general, with --all."

    out = run("show", "GridWorld")[1]
    assert (claim in out, pointer in out) == (False, True)
    status, out, err = run("show", "GridWorld", "--all")
    assert (status, err) == (0, "")
    assert (claim in out, pointer in out) == (True, False)


@pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
def test_show_prints_what_the_docstring_says(run, claims, monkeypatch, entry):
    monkeypatch.setenv("COLUMNS", "10000")
    _, out, _ = run("show", entry.name)
    printed = " ".join(re.sub("[^!-~]", " ", out).split())  # without bullets
    sections = show_module.documentation(entry.load())

    for heading in (*HEADINGS, "Arguments"):
        text = re.sub(r"^- |^\d\. |`|\*(?=\w)", "", sections[heading], flags=re.MULTILINE)
        for paragraph in text.split("\n"):
            assert " ".join(paragraph.split()) in printed
    for heading in HEADINGS:
        assert f"\n{heading}\n" in out


def test_show_begins_with_what_an_agent_does_and_sees(run, claims):
    out = run("show", "GridWorld")[1]
    first = ("Spaces", "Action Space", "Observation Space", "Rewards", "Episode End")
    places = [out.index(f"\n{heading}\n") for heading in (*first, "Parameters", "Claims")]

    assert places == sorted(places)


def test_show_prints_no_examples(run, claims):
    assert ">>>" not in run("show", "GridWorld")[1]


def test_show_json(run, claims):
    status, out, err = run("show", "GridWorld", "-p", "goal=[1,2]", "--json")
    about = json.loads(out)

    assert (status, err) == (0, "")
    assert about["parameters"]["goal"] == {"default": None, "value": [1, 2]}
    assert about["parameters"]["start"] == {"default": [0, 0], "value": [0, 0]}
    assert about["actions"] == ["up", "down", "left", "right"]
    environments = [claim["environment"] for claim in about["claims"]]
    assert environments == ["GridWorld", "GridWorld", "MDP", "MDP"]
    assert about["documentation"]["Information"] == "`reset` and `step` return an empty info."


def test_show_says_when_there_are_no_claims(run, claims):
    claims.unlink()
    status, out, _ = run("show", "GridWorld")

    assert status == 0
    assert "list of claims is missing" in out
    assert json.loads(run("show", "GridWorld", "--json")[1])["claims"] is None


@pytest.mark.parametrize("actions", ["3, 3", "3 3", "right,right"])
def test_render_text(run, actions):
    status, out, _ = run("render", "GridWorld", "-p", "height=2", "--actions", actions)
    env = gymnasium.make("provengym/GridWorld-v0", height=2, render_mode="ansi")
    env.reset()
    env.step(3)
    env.step(3)

    assert (status, out) == (0, env.render() + "\n")


def test_render_picture(run, tmp_path):
    file = tmp_path / "frame.png"
    assert run("render", "GridWorld", "-o", file) == (0, "", "")

    import pygame

    env = gymnasium.make("provengym/GridWorld-v0", render_mode="rgb_array")
    env.reset()
    picture = pygame.surfarray.array3d(pygame.image.load(file)).transpose(1, 0, 2)
    assert (picture == env.render()).all()
