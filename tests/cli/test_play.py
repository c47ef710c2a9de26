"""``provengym play``: from a pipe, and in a terminal where there are such."""

import io
import os
import subprocess
import sys

import pytest

from provengym.cli import main
from provengym.cli.play import decode, piped_keys


def play(monkeypatch, capsys, keys, *args, name="GridWorld"):
    monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
    status = main(["play", name, *args])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize(
    "keys", ["ddssq", "d\nd\ns\ns\n", "right right down down", "3 3 1 1", "ddSS"]
)
def test_keys_from_a_pipe(monkeypatch, capsys, keys):
    status, out, err = play(monkeypatch, capsys, keys)

    assert (status, err) == (0, "")
    assert out.count("GridWorld 5 x 5") == 5
    assert "action right, reward -1, terminated False" in out
    assert "step 4, return -4, last action down" in out


def test_the_goal_and_a_reset(monkeypatch, capsys):
    _, out, _ = play(monkeypatch, capsys, "dra", "-p", "height=1", "-p", "width=2")
    frames = out.split("GridWorld 1 x 2")

    assert "action right, reward 0, terminated True" in frames[2]
    assert "step 0, return 0" in frames[3]
    assert "action left, reward -1, terminated False" in frames[4]


def test_nothing_is_played_after_quit(monkeypatch, capsys):
    _, out, _ = play(monkeypatch, capsys, "dqdd")

    assert out.count("GridWorld 5 x 5") == 2


@pytest.mark.parametrize("keys", ["dx", "7", "forward"])
def test_an_unknown_key_is_wrong_use(monkeypatch, capsys, keys):
    status, _, err = play(monkeypatch, capsys, keys)

    assert status == 2
    assert err.startswith("provengym: error: no action has the key")
    assert err.count("\n") == 1


def test_the_best_harvest_can_be_played(monkeypatch, capsys):
    quotas = " ".join(["0.30625", *98 * ["0.075"], "2.0"])
    _, out, _ = play(monkeypatch, capsys, quotas, name="FishingContinuous")

    assert "step 100, return 8.15625" in out


def test_a_quota_is_typed_in_hundredths(monkeypatch, capsys):
    status, out, _ = play(monkeypatch, capsys, "25 q", name="Fishing")

    assert (status, "quota 0.25, reward 0.25, terminated False" in out) == (0, True)
    status, _, err = play(monkeypatch, capsys, "201", name="Fishing")
    assert (status, "actions are numbers between 0 and 200, got '201'" in err) == (2, True)


def test_too_large_to_draw(monkeypatch, capsys):
    status, out, err = play(monkeypatch, capsys, "d", "-p", "height=10000")

    assert (status, out) == (2, "")
    assert "up to 10,000 cells" in err


def test_an_interrupt_is_130(monkeypatch, capsys):
    class Interrupted(io.StringIO):
        def __next__(self):
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())

    assert main(["play", "GridWorld"]) == 130


def test_what_a_terminal_sends():
    arrows = "\x1b[A\x1b[B\x1bOC\x1b[D"

    assert list(decode(arrows)) == ["up", "down", "right", "left"]
    assert list(decode("w\x1b[3~2\x1b[1;5Cr\x04")) == ["up", "2", "reset", "quit"]
    assert list(piped_keys(io.StringIO("up  dd\n\nQ"))) == ["up", "right", "right", "quit"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_in_a_terminal():
    import pty
    import termios

    leader, follower = pty.openpty()
    before = termios.tcgetattr(follower)
    os.write(leader, b"x\x1b[C\x1b[Bq")
    result = subprocess.run(
        [sys.executable, "-m", "provengym", "play", "GridWorld"],
        stdin=follower,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    after = termios.tcgetattr(follower)
    os.close(leader)
    os.close(follower)

    assert (result.returncode, result.stderr) == (0, "")
    assert "step 2, return -2, last action down" in result.stdout
    assert "no action has the key 'x'" in result.stdout
    assert before == after
