"""A kernel that is compiled and compared while Lean checks the rest of its page."""

import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from provengym.proving.compiling import CompileError
from provengym.rules import kernels
from provengym.rules.kernels import Work
from provengym_lean.checking import CheckedModule

EMITTED = {"Rules.Coin.Kernel": CheckedModule(True, (), "int c;\n", 1.0)}
REFUSED = {"Rules.Coin.Kernel": CheckedModule(False, (), None, 1.0)}


class DepartedError(Exception):
    pass


@pytest.fixture
def work(monkeypatch, tmp_path):
    """A function that gives a piece of work whose compiler and comparison are these functions."""
    monkeypatch.setattr(kernels, "sources_of", lambda *_: None)

    def made(hold=lambda *_: "held", compiled=lambda *_, **__: Path("kernel.so")):
        monkeypatch.setattr(kernels, "compiled", compiled)
        return Work(SimpleNamespace(name="Coin"), {}, tmp_path, hold)

    return made


def test_it_begins_with_the_c_and_not_with_the_end_of_lean(work, tmp_path):
    begun = threading.Event()
    with work(hold=lambda *_: begun.set() or "held") as one:
        one.look({})
        one.look(REFUSED)
        assert not begun.wait(0.05)
        one.look(EMITTED)
        assert begun.wait(10)
        one.look(EMITTED)
        made = one.result(lambda _: None)

    assert (made.library, made.held, made.refused) == (Path("kernel.so"), "held", None)
    assert {*made.seconds} == {"compiling", "comparing"}
    assert (tmp_path / "kernel.c").read_text() == "int c;\n"


def test_without_c_there_is_nothing_to_do(work):
    with work() as one:
        one.look(REFUSED)
        made = one.result(lambda _: None)

    assert (made.library, made.held, made.seconds) == (None, None, {})


def test_what_the_compiler_refuses_is_told(work):
    def refuses(*_, **__):
        raise CompileError("no compiler")

    with work(compiled=refuses) as one:
        one.look(EMITTED)
        made = one.result(lambda _: None)

    assert (made.library, made.held, made.refused) == (None, None, "no compiler")


def test_a_departure_is_raised_while_lean_is_still_at_work(work):
    def departs(*_):
        raise DepartedError

    def look(one):
        for _ in range(1000):
            one.look(EMITTED)
            time.sleep(0.01)

    with work(hold=departs) as one, pytest.raises(DepartedError):
        look(one)
    with work(hold=departs) as one:
        one.look(EMITTED)
        with pytest.raises(DepartedError):
            one.result(lambda _: None)


def test_what_is_at_work_is_stopped_when_nobody_waits(work):
    ended = []

    def holds(_, meanwhile):
        try:
            while True:
                meanwhile()
                time.sleep(0.01)
        finally:
            ended.append(True)

    def interrupted():
        with work(hold=holds) as one:
            one.look(EMITTED)
            while one.does == "compiling":
                time.sleep(0.01)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert ended == [True]


def test_who_waits_hears_what_is_done(work):
    heard = []
    with work(hold=lambda *_: time.sleep(0.5)) as one:
        one.look(EMITTED)
        one.result(heard.append)

    assert heard[-1] == "holding the class against the kernel"
    assert len(heard) > 2
