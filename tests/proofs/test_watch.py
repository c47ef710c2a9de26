"""``provengym prove --watch``: again at each change of the files, until it is interrupted."""

import os
from dataclasses import replace

import pytest

from proofs.coin import COIN, written
from provengym.cli import prove as command
from provengym.proving.refusals import Refused
from provengym.rules import api
from provengym.rules.records import Record

RECORD = Record(
    name="Coin",
    grade="proved",
    proved=("the first",),
    tested="",
    trusted="Lean",
    open=(),
    folder="/page",
    library=None,
    seconds={"reading": 0.1},
)


@pytest.fixture
def rounds(monkeypatch):
    """What `prove` finds in turn, or what becomes of the files while it looks, and what becomes of
    them while the command waits; each is given as a list."""

    def play(found, edits):
        found, edits = iter(found), iter(edits)

        def prove(*_, progress, **__):
            one = next(found)
            if isinstance(one, Exception):
                raise one
            if callable(one):
                one()
                progress("having Lean check the page: 1 of 6 modules")
                raise AssertionError("it was not stopped")
            return api.Proof(one, {})

        monkeypatch.setattr(api, "prove", prove)
        monkeypatch.setattr(command.time, "sleep", lambda _: next(edits)())

    return play


def interrupted():
    raise KeyboardInterrupt


def test_it_is_proved_again_at_each_change(tmp_path, run, rounds):
    file = written(tmp_path)

    def edit(name):
        (tmp_path / name).write_text(f"{COIN}# and more\n")
        os.utime(tmp_path / name, (0, 0))

    rounds(
        [
            RECORD,
            Refused("Coin", 3, "a float is not exact", "write a Fraction"),
            replace(RECORD, grade="compiled"),
        ],
        [
            lambda: None,
            lambda: edit(file.name),
            lambda: (tmp_path / "notes.txt").write_text("no rules"),
            lambda: edit("Properties.lean"),
            interrupted,
        ],
    )
    status, out, err = run("prove", file, "--watch")

    assert (status, err) == (130, "")
    waiting = f"waiting for a change beside {file}; Ctrl-C ends"
    first, second, third, rest = out.split(waiting)
    assert first.startswith(f"proved: Coin, of {file}\n  proved   the first\n")
    assert second == ("\nrefused: Coin, line 3: a float is not exact; write a Fraction\n")
    assert third.startswith(f"\ncompiled: Coin, of {file}\n")
    assert rest == "\n"


def test_a_change_while_lean_works_has_it_begun_anew(tmp_path, run, rounds):
    file = written(tmp_path)
    rounds(
        [lambda: file.write_text(COIN + "\n"), lambda: file.write_text(COIN), RECORD],
        [lambda: None, interrupted],
    )
    status, out, _ = run("prove", file, "--watch")

    assert status == 130
    assert out.count("proved: Coin") == 1
    assert out.startswith("proved: Coin")


def test_what_cannot_be_watched_is_refused(tmp_path, run):
    assert run("prove", written(tmp_path), "--watch", "--json")[0] == 2
    status, out, err = run("prove", tmp_path / "none.py", "--watch")
    assert (status, out) == (2, "")
    assert err == f"provengym: error: {tmp_path}/none.py: no such file\n"
    status, _, err = run("prove", tmp_path / "none.txt", "--watch")
    assert status == 2
    assert "rules must be FILE.py or FILE.py:Class" in err
