"""What docs/solving.md says is so: its examples run, its links lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from provengym.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "docs" / "solving.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINKS = re.findall(r"\[([^\][]*)\]\(([^)\s]+)\)", TEXT)


def steady(output):
    """What a command printed, without what may differ from one machine or version to another."""
    output = re.sub(r"(  (seconds|iterations) +)\S+", r"\1...", output)
    return re.sub(r"(?<=within )\S+|(?<=\.\d{6})\d+", "...", output)


def test_python_examples_run():
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")

    assert results.attempted > 15
    assert results.failed == 0


def test_console_examples_print_what_is_shown(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```console\n\$ provengym (.*?)\n(.*?)```", TEXT, re.DOTALL)
    printed = []
    for command, _ in examples:
        main(shlex.split(command))
        printed.append(steady(capsys.readouterr().out))

    assert len(examples) == 3
    assert printed == [steady(output) for _, output in examples]


def test_the_command_of_the_picture_draws_one(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"`provengym (solve [^`]*--plot\s[^`]*)`", TEXT)

    assert main(shlex.split(command)) == 0
    assert (tmp_path / "solution.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(("text", "target"), LINKS)
def test_links_lead_to_files_that_have_the_theorem(text, target):
    file = PAGE.parent / target

    assert file.exists()
    if file.suffix == ".lean":
        theorem = text.strip("`")
        assert re.search(rf"^theorem ([\w.]*\.)?{theorem}\b", file.read_text(), re.MULTILINE)


def test_there_are_links():
    assert len(LINKS) == 3
