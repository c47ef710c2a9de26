"""``provengym demo``: what is shown is what the checker says, on a terminal with pauses."""

import io
import json
import re
import sys
from types import SimpleNamespace

import pytest

from command import forget_folders_with
from provengym.cli import demo, main

LONGEST_PAUSES, SHORTEST_PAUSES = 20, 12
"""Seconds; what is checked meanwhile takes some more."""


class Terminal(io.StringIO):
    def isatty(self):
        return True


class Clock:
    """Time that only pauses take."""

    def __init__(self, at_most=float("inf")):
        self.passed, self._at_most = 0.0, at_most

    def sleep(self, seconds):
        self.passed += seconds
        if self.passed > self._at_most:
            raise KeyboardInterrupt


def put_terminal(monkeypatch):
    """Put a terminal in the place of standard output, and return it; a fixture that did so would
    be undone before the test."""
    found = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys, "stdout", found)
    return found


def set_clock(monkeypatch, clock):
    monkeypatch.setattr(demo, "time", SimpleNamespace(sleep=clock.sleep))
    return clock


def test_elsewhere_than_on_a_terminal_it_neither_pauses_nor_draws_over(run, monkeypatch):
    clock = set_clock(monkeypatch, Clock())
    status, out, err = run("demo")

    assert (status, err) == (0, "")
    assert clock.passed == 0
    assert "\x1b" not in out
    assert demo.CODE.rstrip() in out
    assert "Gymnasium's check_env has no complaint." in out
    assert max(len(line) for line in out.splitlines()) <= 90


def test_it_tells_what_the_command_tells_of_that_file(run, monkeypatch, tmp_path):
    (tmp_path / demo.FILE).write_text(demo.CODE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    forget_folders_with("gridworld", monkeypatch)
    _, out, _ = run("demo")
    command = re.search(r"^\$ provengym (conform .*)$", out, re.MULTILINE)[1]
    status, printed, _ = run(*command.split())
    _, verdict, *_, told = re.split(r"\n(?=differs: )|\n\n(?=transition: )", printed)

    assert status == 1
    assert verdict.split("\n")[0] in out
    assert told in out


def test_the_finding_in_json(run):
    status, out, err = run("demo", "--json")
    found = json.loads(out)

    assert (status, err) == (0, "")
    assert (found["class"], found["actions"], found["reproduced"]) == ("transition", [3] * 5, 3)


def test_on_a_terminal_it_is_a_film_of_twenty_seconds(monkeypatch):
    terminal = put_terminal(monkeypatch)
    clock = set_clock(monkeypatch, Clock())
    assert main(["demo"]) == 0
    shown = terminal.getvalue()
    rows = set(re.findall(r"\| [^|]*A[^|]* \|", shown))

    assert SHORTEST_PAUSES < clock.passed < LONGEST_PAUSES
    assert "\x1b[" in shown
    assert len(rows) == 5  # a picture of the reset and of each action before the last
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
    assert demo.CODE.rstrip() in plain
    assert "Step 5: action 3 (right)" in plain


@pytest.mark.parametrize("second", [0, 3, 7, 9])
def test_an_interrupt_ends_it_quietly(second, monkeypatch, capsys):
    terminal = put_terminal(monkeypatch)
    set_clock(monkeypatch, Clock(at_most=second))

    assert main(["demo"]) == 130
    assert capsys.readouterr().err == ""
    assert terminal.getvalue().count("\x1b[?25l") == terminal.getvalue().count("\x1b[?25h")


def test_a_checker_that_finds_nothing_is_an_error(run, monkeypatch):
    right = demo.CODE.replace(
        "not off_the_left", "not off_the_left and (action, moved % 5) != (3, 0)"
    )
    monkeypatch.setattr(demo, "CODE", right)
    status, _, err = run("demo")

    assert status == 4
    assert "the mistake of the demo was not found" in err
