"""Gives the build scripts of `tools/` a small repository with a stand-in for Lean, and the tiers of
tests a few tests of their own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from here import lean_folder
from provengym_lean import toolchains
from provengym_lean.compiling import Build
from provengym_lean.sources import in_import_order, read_modules

REPOSITORY = Path(__file__).resolve().parents[2]

# Understands the options that `compiling` passes, notes each call,
# and does what the source tells it to.
FAKE_LEAN = f"""#!{sys.executable}
import json, os, pathlib, subprocess, sys, time

sys.path.insert(0, {str(REPOSITORY / "tests")!r})
from tools.oleans import parts, using

arguments = sys.argv[1:]
root = pathlib.Path(__file__).parent
if arguments == ["--version"]:
    (root / "versions").open("a").write("asked\\n")
    print("Lean (version 4.28.0-fake, x86_64-unknown-linux-gnu, commit 0123456789abcdef, Release)")
    raise SystemExit
if arguments == ["--print-libdir"]:
    print(root / "library")
    raise SystemExit
if arguments == ["--serve"]:
    (root / "servers").open("a").write("started\\n")
    for line in sys.stdin:
        request = json.loads(line)
        if "fake: broken server" in pathlib.Path(request["arguments"][-1]).read_text():
            raise SystemExit(1)
        if "fake: stuck server" in pathlib.Path(request["arguments"][-1]).read_text():
            time.sleep(3600)
        with open(request["output"], "w") as output, open(request["errors"], "w") as errors:
            command = [__file__, *request["arguments"]]
            status = subprocess.run(command, stdout=output, stderr=errors).returncode
        last = "fake: much memory" in pathlib.Path(request["arguments"][-1]).read_text()
        print(json.dumps({{"status": status, "last": last}}), flush=True)
        if last:
            break
    raise SystemExit
source = pathlib.Path(arguments[-1])
text = source.read_text()
(root / "calls").open("a").write(source.name + "\\n")
outputs = {{
    option: pathlib.Path(arguments[arguments.index(option) + 1]) for option in ("-o", "-i", "-c")
}}
emitted = text.partition("/- emit\\n")[2].partition("-/")[0]
for option, path in outputs.items():
    path.write_text(emitted if option == "-c" else os.environ["LEAN_PATH"])

def listed(what):
    return text.partition(f"-- {{what}}: ")[2].partition("\\n")[0].split()

# A constant is NAME, or NAME:KIND and the names that it uses, each after a colon.
constants = {{c.split(":")[0]: using(*c.split(":")[1:]) for c in listed("constants")}}
public, private = parts(constants, imports=listed("imports"))
outputs["-o"].write_bytes(public)
outputs["-o"].with_suffix(".olean.private").write_bytes(private)
print("[DEBUG] not a message")

def say(severity, data, kind="[anonymous]"):
    print(json.dumps(dict(severity=severity, data=data, kind=kind, pos=dict(line=2, column=4))))

if "fake: slow" in text:
    (root / "pid.new").write_text(str(os.getpid()))
    (root / "pid.new").rename(root / "pid")
    time.sleep(60)
if "fake: no memory" in text:
    print("terminate called after throwing an instance of 'std::bad_alloc'", file=sys.stderr)
    sys.exit(134)
if "fake: crash" in text:
    print("the last words", file=sys.stderr)
    raise SystemExit(134)
if "fake: warning" in text:
    say("warning", "unused variable")
if "fake: hole" in text:
    say("warning", "declaration uses a hole", "hasSorry")
if "fake: error" in text:
    say("error", "unsolved goals")
    raise SystemExit(1)
"""

VERSION = "Lean (version {}, x86_64-unknown-linux-gnu, commit 0123456789abcdef, Release)"


class Repository:
    """A repository in a temporary folder: `Spec.lean` importing every module,
    and a stand-in for Lean."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lean = root / "lean"
        self.lean.write_text(FAKE_LEAN)
        self.lean.chmod(0o755)
        (root / "lean-toolchain").write_text("leanprover/lean4:v4.28.0\n")
        self.names: list[str] = []

    def write(self, name: str, text: str = "module\n") -> Path:
        """Write the module `Spec.<name>` and have the root import it."""
        path = self.root / "Spec" / f"{name.replace('.', '/')}.lean"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        self.names = sorted({*self.names, name})
        self._write_root()
        return path

    def remove(self, name: str) -> None:
        """Remove the module `Spec.<name>` and its import."""
        (self.root / "Spec" / f"{name.replace('.', '/')}.lean").unlink()
        self.names.remove(name)
        self._write_root()

    def _write_root(self) -> None:
        (self.root / "Spec.lean").write_text(
            "module\n" + "".join(f"public import Spec.{n}\n" for n in self.names)
        )

    def calls(self) -> list[str]:
        """The file names that Lean was called with since the last time this was asked, sorted."""
        notes = self.root / "calls"
        called = notes.read_text().split() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return sorted(called)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """An empty repository whose stand-in for Lean is the one to use."""
    repository = Repository(tmp_path)
    monkeypatch.setenv("PROVENGYM_LEAN", str(repository.lean))
    monkeypatch.setenv("PATH", os.defpath)
    return repository


@pytest.fixture
def bare(repository: Repository, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Repository:
    """A repository on a machine without any Lean."""
    repository.write("A")
    monkeypatch.delenv("PROVENGYM_LEAN")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return repository


@pytest.fixture
def official(
    bare: Repository, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Path]:
    """A function that puts an official toolchain of some version on PATH;
    its `lake` notes its arguments."""
    folder = tmp_path / "elan"
    folder.mkdir()

    def put(version: str = "4.28.0", lake: str = "true") -> Path:
        for name, body in (
            ("lean", f"echo '{VERSION.format(version)}'"),
            ("lake", f'echo "$@" >> lake-calls; {lake}'),
        ):
            (folder / name).write_text(f"#!/bin/sh\n{body}\n")
            (folder / name).chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
        return folder

    return put


@pytest.fixture
def tiered(tmp_path: Path) -> Callable[..., Callable[..., tuple[int, str]]]:
    """A function that writes lines of durations and files of tests by their names, and returns one
    that runs pytest on these, with options, and returns its status and what it printed."""

    def run(*options: str, processes: int = 0) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(processes), *options]
        done = subprocess.run(
            [*command, "--dist", "loadgroup", "--no-loadscope-reorder", str(tmp_path)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")},
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def write(durations: str, **files: str) -> Callable[..., tuple[int, str]]:
        for file in ("tests/conftest.py", "tests/tier_plugin.py", "tools/tiers.py"):
            shutil.copy(REPOSITORY / file, tmp_path)
        (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = measured\n")
        (tmp_path / "durations.txt").write_text(durations)
        (tmp_path / "pinned.json").write_text("{}")
        for name, text in files.items():
            (tmp_path / f"test_{name}.py").write_text(text)
        return run

    return write


@pytest.fixture
def built_oleans() -> list[Path]:
    """The `.olean` files of this repository's modules.

    Skips the test where they are not built from the sources as they stand.
    """
    try:
        toolchain = toolchains.find(lean_folder(REPOSITORY), install=False)
    except toolchains.ToolchainError as error:
        pytest.skip(f"{error}; then run `make prove`")
    if toolchain.lake:
        pytest.skip("Lake builds elsewhere, and `make prove` has Lean itself look up the names")
    modules = read_modules(REPOSITORY)
    build = Build(lean_folder(REPOSITORY), modules, toolchain)
    keys = build.keys(in_import_order(modules))
    if not all(build._cached(module, keys[name]) for name, module in modules.items()):
        pytest.skip("the modules are not built from these sources: run `make prove`")
    return [build.output(module, ".olean") for module in modules.values()]
