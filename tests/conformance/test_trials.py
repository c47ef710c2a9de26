"""Trials of what once went wrong, or was promised, each by a command and guarded by a test."""

import ast
import functools
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer.main

from provengym.cli import app
from provengym.data.reading import tomllib
from provengym.data.report import CLASSES

ROOT = Path(__file__).parents[2]
TRIALS = tomllib.loads((ROOT / "tests/corpus/trials.toml").read_text(encoding="utf-8"))["trial"]
IDS = [
    *(f"H{number}" for number in range(1, 8)),
    *(f"M{number}" for number in range(1, 11)),
    *(f"L{number}" for number in range(1, 23) if number != 8),
    *(f"promise {number}" for number in range(1, 17)),
]
STATUSES = {0, 1, 2, 3, 130, 141}


def each(trials):
    return [pytest.param(trial, id=trial["id"]) for trial in trials]


def test_every_one_is_there_once():
    assert [trial["id"] for trial in TRIALS] == IDS


@pytest.mark.parametrize("trial", each(TRIALS))
def test_it_says_what_it_must(trial):
    keys = {"id", "said", "command", "status", "test"}
    assert keys <= trial.keys() <= keys | {"class", "quick"}
    assert trial["said"].endswith(".")
    assert trial["status"] in STATUSES
    assert trial.get("class", CLASSES[0]) in CLASSES
    assert trial["status"] == 1 or "class" not in trial


@pytest.mark.parametrize("trial", each(TRIALS))
def test_the_test_that_guards_it_exists(trial):
    file, _, name = trial["test"].partition("::")
    assert name in names_in(file)


@functools.cache
def names_in(file):
    """The names of the tests of a file, which is not imported."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("trial", each(TRIALS))
def test_its_command_can_be_read(trial):
    programs = list(commands(trial["command"]))
    assert programs
    for program, *words in programs:
        if program == "provengym":
            group = typer.main.get_command(app)
            with group.make_context("provengym", words, resilient_parsing=True) as context:
                name, command, rest = group.resolve_command(context, words)
                command.make_context(name, [*rest])
                check_files(rest)
        elif words[0] == "-c":
            ast.parse(words[1])
        else:
            check_files(words)


def commands(line):
    """The words of each call of one of our programs in a line for the shell."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
    lexer.whitespace_split = True
    words = None
    for word in (*lexer, ";"):
        if set(word) <= set(";|&<>"):
            if words:
                yield words
            words = None
        elif words is not None:
            words.append(word)
        elif word in ("provengym", "python", "pytest"):
            words = [word]


def check_files(words):
    """Check that a word that names a file, or something in one, names what is in the checkout."""
    for word in words:
        if word.startswith(("tests/", "examples/")):
            file, _, name = word.partition(":")
            text = (ROOT / file).read_text(encoding="utf-8")
            assert not name or f"\nclass {name}" in text or f"\ndef {name}(" in text


def test_a_reference_is_named_where_the_target_is_not_of_this_package():
    for trial in TRIALS:
        for program, *words in commands(trial["command"]):
            if program == "provengym" and words[0] == "conform" and trial["status"] != 2:
                assert "--reference" in words or words[1].startswith("provengym/")


@pytest.mark.parametrize("trial", each(trial for trial in TRIALS if trial.get("quick")))
def test_its_command_says_what_it_must(trial, tmp_path):
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    surroundings = {"PATH": programs, "PYTHONPATH": str(ROOT / "tests"), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", trial["command"]],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **surroundings},
        timeout=120,
    )

    assert done.returncode == trial["status"], done.stdout + done.stderr
    if "class" in trial:
        assert json.loads(done.stdout)["findings"][0]["class"] == trial["class"]
