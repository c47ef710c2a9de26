"""`provengym_lean/toolchains.py` and `tools/lean_lake.py`: which Lean is used, and with Lake."""

import json

import pytest

from here import ROOT, lean_folder
from lean_build import main
from lean_lake import unexpected_axioms
from provengym_lean import toolchains, wasm
from provengym_lean.toolchains import Toolchain, ToolchainError, find


def lake_calls(repository):
    return (repository.root / "lake-calls").read_text().splitlines()


def test_the_override_comes_first(repository, official, monkeypatch):
    official()
    monkeypatch.setenv("PROVENGYM_LEAN", str(repository.lean))

    toolchain = find(lean_folder(repository.root))

    assert toolchain.command == (str(repository.lean),)
    assert toolchain.lake is None
    assert toolchain.identity == "Lean 4.28.0-fake 01234567 (x86_64-unknown-linux-gnu)"


def test_the_version_is_asked_once_per_executable(repository):
    find(lean_folder(repository.root))
    find(lean_folder(repository.root))
    assert (repository.root / "versions").read_text() == "asked\n"

    repository.lean.write_text(repository.lean.read_text().replace("4.28.0-fake", "4.28.1-fake"))
    assert "4.28.1-fake" in find(lean_folder(repository.root)).identity


@pytest.mark.parametrize("value", ["/nowhere/lean", "/"])
def test_an_override_that_cannot_run_is_an_error(bare, monkeypatch, value):
    monkeypatch.setenv("PROVENGYM_LEAN", value)

    with pytest.raises(ToolchainError, match=f"PROVENGYM_LEAN={value} is not an executable file"):
        find(lean_folder(bare.root))


def test_an_override_that_is_not_lean_is_an_error(bare, monkeypatch):
    bare.lean.write_text("#!/bin/sh\necho first; echo hello\n")
    monkeypatch.setenv("PROVENGYM_LEAN", str(bare.lean))

    with pytest.raises(ToolchainError, match="says no version but: hello"):
        find(lean_folder(bare.root))


def test_the_pinned_official_toolchain_is_used(bare, official):
    folder = official()

    toolchain = find(lean_folder(bare.root))

    assert (toolchain.command, toolchain.lake) == ((str(folder / "lean"),), folder / "lake")
    assert toolchain.identity == "Lean 4.28.0 01234567 (x86_64-unknown-linux-gnu)"


def test_the_program_of_a_toolchain_is_found_behind_that_of_elan(bare, official, tmp_path):
    lean = tmp_path / "toolchain" / "bin" / "lean"
    (tmp_path / "toolchain" / "lib" / "lean").mkdir(parents=True)
    elans = official() / "lean"
    toolchain = find(lean_folder(bare.root))
    elans.write_text(f"#!/bin/sh\necho {tmp_path}/toolchain/lib/lean\n")
    assert toolchain.resolved() == toolchain

    lean.parent.mkdir()
    lean.touch()

    assert toolchain.resolved().command == (str(lean),)
    assert toolchain.resolved().files() == [lean, tmp_path / "toolchain"]
    assert Toolchain.from_dict(json.loads(json.dumps(toolchain.to_dict()))) == toolchain


def test_another_official_toolchain_is_not_used(bare, official, capsys):
    folder = official("4.27.0")

    with pytest.raises(ToolchainError, match="no Lean is installed"):
        find(lean_folder(bare.root), install=False)
    assert f"note: not using {folder}/lean: it is Lean 4.27.0 " in capsys.readouterr().err


def test_without_lean_the_error_is_one_line_with_the_ways_out(bare, monkeypatch, capsys):
    def fail():
        raise wasm.InstallError("fetching Node failed (no route)")

    monkeypatch.setattr(wasm, "install", fail)

    assert main(["prove"], bare.root) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error: fetching Node failed (no route); install elan, ")
    assert "PROVENGYM_LEAN" in line


def test_the_pinned_version_is_that_of_lean_toolchain():
    pinned = (ROOT / "lean-toolchain").read_text()
    assert pinned == f"leanprover/lean4:v{toolchains.VERSION}\n"
    assert wasm.IDENTITY.startswith("Lean 4.28.0-pre ")


def test_prove_runs_lake_and_the_audit(bare, official):
    official()
    assert main(["prove"], bare.root) == 0
    assert lake_calls(bare) == ["build --wfail"]

    (bare.root / "tests" / "lean").mkdir(parents=True)
    (bare.root / "tests" / "lean" / "AxiomAudit.lean").touch()
    assert main(["prove", "--allow-warnings"], bare.root) == 0
    assert lake_calls(bare)[1:] == ["build", "env lean tests/lean/AxiomAudit.lean"]


def test_prove_with_lake_checks_the_sources_first(bare, official, capsys):
    official()
    bare.write("A", "axiom x : 1 = 2\n")

    assert main(["prove"], bare.root) == 1

    assert "Spec/A.lean:1:1: error: `axiom`" in capsys.readouterr().out
    assert not (bare.root / "lake-calls").exists()


@pytest.mark.parametrize(
    ("lake", "status"),
    [
        ("[ $1 != build ]", 1),
        ("[ $1 = build ]", 1),  # the audit does not even run
        ("[ $1 = build ] || echo \"'Spec.good' depends on axioms: [propext, Quot.sound]\"", 0),
        ("[ $1 = build ] || echo \"'Spec.bad' depends on axioms: [propext, sorryAx]\"", 1),
    ],
)
def test_prove_fails_when_lake_or_the_audit_does(bare, official, lake, status):
    official(lake=lake)
    (bare.root / "tests" / "lean").mkdir(parents=True)
    (bare.root / "tests" / "lean" / "AxiomAudit.lean").touch()

    assert main(["prove"], bare.root) == status


def test_only_three_axioms_are_expected():
    output = (
        "'Spec.a' does not depend on any axioms\n"
        "'Spec.b' depends on axioms: [propext, Classical.choice, Quot.sound]\n"
        "'Spec.c' depends on axioms: [propext,\n Lean.ofReduceBool,\n Lean.trustCompiler]\n"
    )

    assert unexpected_axioms(output) == ["Spec.c depends on Lean.ofReduceBool, Lean.trustCompiler"]
