"""Texts of files, which reach a terminal and a log as text, and as nothing else."""

import pytest

from cli.formats import FORMATS, places, with_text
from cli.fuzz import FORGED, inert
from provengym.cli.output import Console
from provengym.data.errors import printable


@pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)
def test_no_text_of_a_file_does_anything_where_it_is_printed(kind, tmp_path, run, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = kind.write(tmp_path)
    content = path.read_bytes()
    value = kind.load(content)
    for place in places(value):
        path.write_bytes(kind.dump(content, with_text(value, place, FORGED)))
        for command in kind.commands(path):
            status, out, err = run(*command)
            assert inert(out), (place, command, out)
            assert inert(err), (place, command, err)
            assert status != 2 or err.count("\n") == 1, (place, command, err)


def test_what_is_printable_stays_as_it_is():
    text = "a story\n\tof λ, 東京 and 😀, with a::b, # and [brackets]"

    assert printable(text) == text


def test_a_line_of_the_console_is_one_line(capsys):
    console = Console()
    console.say(("holds", "bold green"), ": a\nholds: b\tc [red]d")
    console.lines("one\n::error::two")

    assert capsys.readouterr().out == "holds: a\\nholds: b\\tc [red]d\none\n\\x3a:error::two\n"
