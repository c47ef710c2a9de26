"""Standard output that cannot be written to, and lines that a terminal is too narrow for."""

import errno
import os

import pytest

from provengym.cli.output import Console, OutputError


@pytest.mark.parametrize(
    ("number", "gone"), [(errno.EPIPE, True), (errno.ESHUTDOWN, True), (errno.ENOSPC, False)]
)
def test_a_reader_that_went_away_is_told_from_a_full_disk(number, gone):
    error = OutputError(OSError(number, os.strerror(number)))

    assert error.reader_gone is gone
    assert str(error) == f"standard output: {os.strerror(number)}"
    assert not isinstance(error, OSError)


def printed(line, monkeypatch, capsys, *, terminal):
    monkeypatch.setattr(Console, "is_terminal", terminal)
    console = Console()
    console.width = 30
    console.say("  ", line)
    return capsys.readouterr().out


def test_a_long_line_goes_on_below_on_a_terminal_alone(monkeypatch, capsys):
    line = "covered  4 states, 12 transitions, complete; 272 steps"

    assert printed(line, monkeypatch, capsys, terminal=False) == f"  {line}\n"
    assert printed(line, monkeypatch, capsys, terminal=True).splitlines() == [
        "  covered  4 states, 12",
        "      transitions, complete;",
        "      272 steps",
    ]
    assert printed("a" * 28, monkeypatch, capsys, terminal=True) == f"  {'a' * 28}\n"
