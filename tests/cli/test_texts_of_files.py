"""Texts of files, which reach a terminal and a log as text, and as nothing else."""

import pytest

from cli.formats import FORMATS, places, with_text
from provengym.cli._output import Console
from provengym.data.errors import printable

FORGED = (
    "\x1b[1F\x1b[2K\x1b[1;32mholds\x1b[0m\nholds: forged\r::error::forged\n"
    "  ::error::forged\n##[error]forged\x07\x9b2J\x85\u2028\u202e[red]"
)


def inert(text):
    """Whether a terminal and the log of a workflow show a text, and do nothing."""
    lines = text.split("\n")
    commands = [line for line in lines if line.lstrip().startswith("::") or "##[" in line]
    forged = [line for line in lines if line.startswith("holds: forged")]
    return all(map(str.isprintable, lines)) and not commands and not forged


@pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)
def test_no_text_of_a_file_does_anything_where_it_is_printed(kind, tmp_path, run):
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
