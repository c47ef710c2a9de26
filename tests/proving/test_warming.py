"""The machine code that Lean leaves for the confined processes that come later."""

import os
import shutil
from dataclasses import replace
from types import SimpleNamespace

import pytest

from provengym.data.errors import ConformanceError
from provengym.proving import lean, warming
from provengym.proving.page import page
from provengym_lean import wasm
from provengym_lean.toolchains import Toolchain
from proving import leans, standing

SMALL = """\
module
public import Init
/-- Something that holds. -/
theorem Rules.Warming.two : 1 + 1 = 2 := rfl
"""


@pytest.fixture
def home(tmp_path):
    """The folder of a Lean that has left no code."""
    (tmp_path / "share").mkdir()
    return tmp_path


def toolchain_in(home):
    return Toolchain(("node",), wasm.IDENTITY, home=home, serves=True)


def test_it_is_due_where_there_is_no_code_and_some_can_be_kept(home, monkeypatch):
    assert warming.is_due(toolchain_in(home))
    assert not warming.is_due(toolchain_in(None))
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert not warming.is_due(toolchain_in(home))
    monkeypatch.undo()
    wasm.code(home).touch()
    assert not warming.is_due(toolchain_in(home))


def test_the_page_is_one_of_which_all_is_shown():
    found = page(warming.Warming)

    assert found.open == ()
    assert found.name == "Warming"
    assert "Safe" in found.modules


def test_what_it_takes_long_for_is_said_and_it_is_done_once(tmp_path, monkeypatch):
    here = standing.lean(tmp_path)
    monkeypatch.setattr(lean.toolchains, "find", lambda *_, **__: here["toolchain"])
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(
        warming, "page", lambda _: SimpleNamespace(modules={"Programs": "module\n"})
    )
    told = []

    lean.install(here["library"], tell=told.append)
    assert told == []
    monkeypatch.setattr(warming, "is_due", lambda _: True)
    lean.install(here["library"], tell=told.append)
    assert told == 2 * ["warming Lean up, once"]

    def unwritable(*_, **__):
        raise PermissionError

    monkeypatch.setattr(warming, "check", unwritable)
    lean.install(here["library"], tell=told.append)


def test_a_library_must_have_what_a_page_imports(tmp_path, monkeypatch):
    here = standing.lean(tmp_path)
    monkeypatch.setattr(lean.toolchains, "find", lambda *_, **__: here["toolchain"])

    lean.install(here["library"], ["module\npublic import Spec.A\npublic import Rules.B\n"])
    with pytest.raises(ConformanceError, match=r"has no built module Spec\.B: `make prove`"):
        lean.install(here["library"], ["module\npublic import Spec.A\npublic import Spec.B\n"])


@pytest.mark.xdist_group("Lean, confined")
def test_lean_leaves_code_that_a_confined_process_cannot(tmp_path, monkeypatch):
    here = leans.installed()
    given = here["toolchain"].home
    if given is None:
        pytest.skip("it is not Lean as WebAssembly")
    home = tmp_path / "lean"
    home.mkdir()
    for folder in ("bin", "lib"):
        (home / folder).symlink_to(given / folder)
    shutil.copytree(given / "share", home / "share", copy_function=_linked)
    wasm.code(home).unlink(missing_ok=True)
    toolchain = replace(here["toolchain"], home=home, command=tuple(map(str, wasm.command(home))))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(warming, "page", lambda _: SimpleNamespace(modules={"Programs": SMALL}))

    warming.warm(toolchain, here["library"], lambda: None)

    assert wasm.code(home).stat().st_size > 1 << 20
    assert not warming.is_due(toolchain)


def _linked(source, target):
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)
