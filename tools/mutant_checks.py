"""The checks that can catch a mutant: the proofs, the golden tables, the compiler and the tests."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SUITE = "tests"

#: The tests of the build scripts, which say nothing about the package itself.
_TOOLS = f"{SUITE}/tools"
#: What says nothing about it either: what compares files with a list and so finds any edit.  And
#: what the check `golden` does.
_LEFT_OUT = (
    "--ignore=tests/core/test_generated.py",
    "--deselect=tests/core/test_golden.py::test_tables_are_what_the_specification_says",
)

#: Where an installed package hid the one in the copy, nothing changed there would ever fail.
_COMES_FROM_HERE = """
import pathlib, sys, provengym, provengym._core
here = pathlib.Path("pybridge/provengym").resolve()
for file in (provengym.__file__, provengym._core.__file__):
    if pathlib.Path(file).resolve().parent != here:
        sys.exit(f"error: the package in the copy is hidden by the installed {file}")
"""

#: The first line of these kinds says best what failed.
_TELLING = (r"^(FAILED|ERROR) .+", r"^Fatal Python error.+", r"^.*\berror\b.+", r"^.*\S.*\Z")
_LONGEST_QUOTE = 200


@dataclass(frozen=True)
class Check:
    """Commands that fail when something is wrong in the folder that they run in."""

    name: str
    commands: tuple[tuple[str, ...], ...]
    #: The check that must have passed in the folder before.
    needs: str | None = None
    #: Seconds that a mutant may take, besides ten times as long as the check takes without one.
    patience: float = 60
    #: Whether running out of time says that something is wrong.  It does not where the time
    #: without a mutant is that of a cache.
    catches_by_time: bool = True
    #: What is printed once the failure is certain: then the rest is not awaited.
    certain: str = "\0"


@dataclass(frozen=True)
class Outcome:
    """The outcome of a check: whether it failed, what it said first about that, and its seconds."""

    failed: bool
    quote: str
    seconds: float


def check(name: str) -> Check:
    """The check with this name; tests as pytest names them, apart by spaces, are a run of it.

    Raises:
        KeyError: There is none.
    """
    tool = (sys.executable, "tools/lean_build.py")
    if name == "prove":
        return Check(
            name, ((*tool, "prove"),), patience=900, catches_by_time=False, certain=": error: "
        )
    if name == "golden":
        evaluate = (sys.executable, "tools/golden.py", "--check")
        return Check(name, (evaluate,), patience=900, catches_by_time=False)
    if name == "manifest":
        return Check(name, ((*tool, "check-generated"),))
    if name == "build":
        return Check(name, _build_commands(), patience=300, catches_by_time=False)
    if name.startswith(SUITE):
        options = ("-x", "-q", "--tb=no", "-p", "no:cacheprovider", "--hypothesis-seed=0")
        left_out = _LEFT_OUT if name.startswith(_TOOLS) else (f"--ignore={_TOOLS}", *_LEFT_OUT)
        test = (sys.executable, "-m", "pytest", *options, *left_out, *name.split())
        return Check(name, (test,), needs="build")
    raise KeyError(name)


def _build_commands() -> tuple[tuple[str, ...], ...]:
    """Compile `_core` into the package's folder, as `pip install` does."""
    pybind11 = importlib.util.find_spec("pybind11")
    found = pybind11 and pybind11.submodule_search_locations
    present = (sys.executable, "-m", "pybind11", "--version")
    settings = {
        "SKBUILD": "ON",
        "PYBIND11_FINDPYTHON": "ON",
        "Python_EXECUTABLE": sys.executable,
        "CMAKE_PREFIX_PATH": ";".join(found or ()),
        "CMAKE_LIBRARY_OUTPUT_DIRECTORY": "../../pybridge/provengym",
        "PROVENGYM_FLAGS": "quick",
    }
    defined = [f"-D{name}={value}" for name, value in settings.items()]
    configure = ("cmake", "-S", "pybridge", "-B", "build/core", *defined)
    imports = (sys.executable, "-c", _COMES_FROM_HERE)
    return present, configure, ("cmake", "--build", "build/core", "--parallel"), imports


def run(check: Check, folder: Path, limit: float | None = None) -> Outcome:
    """Run the commands of a check in a folder until one fails, for at most `limit` seconds."""
    started = time.monotonic()
    quote = None
    for command in check.commands:
        quote = quote or _failure(command, folder, check, limit and started + limit)
    return Outcome(quote is not None, quote or "", time.monotonic() - started)


def _failure(
    command: tuple[str, ...], folder: Path, check: Check, deadline: float | None
) -> str | None:
    """Run a command; return what it said when it failed, None if it did not."""
    with tempfile.TemporaryFile() as output:

        def said() -> str:
            # Not by `seek`: the command writes where this file's offset is.
            file = output.fileno()
            return os.pread(file, os.fstat(file).st_size, 0).decode(errors="replace")

        try:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=environment(folder),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            return f"error: cannot run {command[0]}: {error.strerror}"
        with _ended(process):
            while process.poll() is None:
                if check.certain in said():
                    break
                if deadline is not None and time.monotonic() > deadline:
                    return "out of time" if check.catches_by_time else None
                time.sleep(0.05)
        return None if process.returncode == 0 else first_failure(said(), process.returncode)


@contextlib.contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Leave neither a process nor its children behind."""
    try:
        yield
    finally:
        for number in (signal.SIGTERM, signal.SIGKILL):
            if process.poll() is None:
                os.killpg(process.pid, number)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(5)


def environment(folder: Path) -> dict[str, str]:
    """The environment in which the package in `folder` is the one that Python imports."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "pybridge"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "COLUMNS": str(_LONGEST_QUOTE),
    }
    for name in ("PYTEST_ADDOPTS", "MAKEFLAGS", "MFLAGS"):
        environment.pop(name, None)
    return environment


def first_failure(output: str, status: int) -> str:
    """The line of a failed command's output that says best what failed."""
    output = output.strip()
    for telling in _TELLING:
        if found := re.search(telling, output, re.MULTILINE | re.IGNORECASE):
            line = " ".join(found[0].split())
            return line if len(line) <= _LONGEST_QUOTE else f"{line[: _LONGEST_QUOTE - 3]}..."
    return f"ended with status {status} and said nothing"
