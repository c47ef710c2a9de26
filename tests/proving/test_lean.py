"""Modules that Lean checks in a confined process."""

import pytest

from provengym.data.errors import ConformanceError
from provengym.processes.confined import ConfinedResult
from provengym.processes.confinement.process import LEVELS
from provengym.proving import lean
from provengym_lean.checking import Checked, CheckedModule
from provengym_lean.messages import Message
from proving import leans

GOOD = """\
module
public import Init
@[expose] public section
namespace Rules.Small
/-- Twice a word. -/
@[export small_twice] def twice (x : UInt32) : UInt32 := x + x
/-- Something that holds. -/
theorem sum : 2 + 2 = 4 := by decide
end Rules.Small
"""


@pytest.fixture
def here(monkeypatch, tmp_path):
    """The Lean that is installed, with an empty cache of what it checked."""
    found = leans.installed()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return found


@pytest.mark.xdist_group("Lean, confined")
def test_what_lean_says_comes_out_of_the_confined_process(here, monkeypatch):
    modules = {"Rules.Small": GOOD, "Rules.Wrong": GOOD.replace("= 4", "= 5")}

    found = lean.check(modules, theorems=["Rules.Small.sum"], **here)

    assert found.modules["Rules.Small"].accepted
    assert "uint32_t small_twice(uint32_t" in found.modules["Rules.Small"].c
    assert found.proves("Rules.Small.sum")
    assert found.confinement in LEVELS
    assert found.refused in (None, ())
    (message,) = found.modules["Rules.Wrong"].messages
    assert (message.line, message.severity) == (8, "error")
    assert not found.accepted
    monkeypatch.delattr(lean, "run_confined")
    assert lean.check(modules, theorems=["Rules.Small.sum"], **here) == found
    with pytest.raises(NameError):
        lean.check({"Rules.Small": GOOD}, **here)


@pytest.mark.parametrize(
    ("text", "kept"),
    [("unsolved goals", True), ("Lean ended with status 137 and no result", False)],
)
def test_only_what_is_decided_is_kept(here, monkeypatch, tmp_path, text, kept):
    message = Message("Rules/Small.lean", 1, 1, "error", text)
    module = CheckedModule(accepted=False, messages=(message,), c=None, seconds=1.0)
    told = Checked("Lean", {"Rules.Small": module}, {}, 1.0).to_dict()
    result = ConfinedResult(
        value={"checked": told, "built": {}},
        failed=None,
        changed=(),
        printed="",
        confinement="namespaces",
        warnings=(),
    )
    monkeypatch.setattr(lean, "run_confined", lambda *_, **__: result)

    lean.check({"Rules.Small": GOOD}, second=False, **here)

    assert any((tmp_path / "provengym").rglob("*.json")) == kept


@pytest.mark.xdist_group("Lean, confined")
def test_a_library_of_another_lean_is_an_error_here_too(here, tmp_path):
    folder = tmp_path / "Spec"
    folder.mkdir()
    (folder / "A.olean").write_bytes(b"olean\x02\0" + 33 * b"4" + 40 * b"c" + 100 * b"\0")
    (folder / "A.json").write_text('{"key": "1"}')
    importing = GOOD.replace("import Init", "import Spec.A")

    with pytest.raises(ConformanceError, match="was built by the Lean of commit cccccccc"):
        lean.check({"Rules.Small": importing}, **(here | {"library": tmp_path}))


def test_without_lean_one_sentence_says_what_is_needed(monkeypatch, tmp_path):
    monkeypatch.setenv("PROVENGYM_LEAN", "/nowhere/lean")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "Spec").mkdir()
    (tmp_path / "Spec" / "A.olean").touch()

    with pytest.raises(ConformanceError, match="^PROVENGYM_LEAN=/nowhere/lean is not an exec"):
        lean.check({"Rules.Small": GOOD}, library=tmp_path)


def test_without_a_library_its_name_is_told(here, monkeypatch):
    monkeypatch.setattr("provengym_lean.installed.PACKAGE", "provengym_no_library")

    with pytest.raises(ConformanceError, match="`pip install provengym-lean`"):
        lean.check({"Rules.Small": GOOD}, toolchain=here["toolchain"])


def test_a_second_kernel_that_cannot_be_had_is_an_error_where_it_is_wanted(here, monkeypatch):
    monkeypatch.setattr("platform.machine", lambda: "z80")
    monkeypatch.setattr("provengym_lean.second_kernel.installed", lambda: True)

    with pytest.raises(ConformanceError, match=r"is for Linux x86_64, not for \w+ z80$"):
        lean.check({"Rules.Small": GOOD}, second=True, **here)
    assert lean._second_kernel(here["toolchain"], None) is None
