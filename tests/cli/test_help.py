"""The help of the whole, and what the command prints by itself."""

import json
import re
import shlex
from pathlib import Path

from command import forget_folders_with

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_help_begins_with_five_commands(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    _, out, _ = run("--help")
    first, more = out.split(" More ")
    _, first = first.split(" Begin with ")

    assert commands_in(first) == ["conform", "audit", "evaluate", "solve", "play"]
    assert [shlex.split(example)[0] for example in examples_in(first)] == commands_in(first)
    assert {"list", "show", "check", "bench"} < set(commands_in(more))
    assert examples_in(more) == []
    assert max(len(line) for line in out.splitlines()) <= 80


def commands_in(panel):
    return re.findall(r"^. ([a-z-]+)  ", panel, re.MULTILINE)


def examples_in(panel):
    return [line.strip() for line in re.findall(r"\$ provengym ([^│|\n]*)", panel)]


def test_the_examples_of_the_help_can_be_pasted(run, monkeypatch, tmp_path):
    """In a folder with a file of that name; `play` needs a terminal."""
    grid = (EXAMPLES / "gridworld_plain.py").read_text(encoding="utf-8")
    (tmp_path / "my.py").write_text(grid.replace("class GridWorld", "class MyEnv"))
    monkeypatch.chdir(tmp_path)
    forget_folders_with("my", monkeypatch)
    _, out, _ = run("--help")
    *examples, play = examples_in(out)

    for example in examples:
        assert run(*shlex.split(example))[0] == 0, example
    assert shlex.split(play) == ["play", "GridWorld"]


def test_the_command_alone_prints_three_lines_to_start_with(run):
    status, out, err = run()
    lines = out.splitlines()

    assert (status, err) == (2, "")
    assert [line.partition(":")[0] for line in lines] == ["Try it", "Your own file", "All commands"]
    for line in lines:
        _, _, command = line.partition("provengym ")
        word, *_ = shlex.split(command)
        assert run(word, *(["--help"] if word != "--help" else []))[0] == 0


def test_the_command_alone_does_not_answer_in_json(run):
    """A script that asks for JSON has forgotten the command."""
    status, out, _ = run("--json")

    assert status == 2
    assert json.loads(out)["status"] == 2
