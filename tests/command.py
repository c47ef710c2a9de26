"""Running the command line inside a test."""

import os
import subprocess
import sys
from pathlib import Path

from provengym.cli import main


def runner(capsys):
    """A function that calls `main`; its result is (status, stdout, stderr)."""

    def run(*args):
        status = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


def forget_folders_with(name, monkeypatch):
    """Take the folders out of `sys.path` that have a module of a name: a target that another test
    loaded leaves its folder there."""
    left = [one for one in sys.path if not [*Path(one).glob(f"{name}.py"), *Path(one).glob(name)]]
    monkeypatch.setattr(sys, "path", left)


def pytest_in(folder, *words):
    """Return what pytest prints of tests in a folder, with warnings as errors."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", *words],
        cwd=folder,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def rows(text):
    """Return what a command printed in two columns as a dictionary; a name may stand before several
    lines."""
    found, last = {}, ""
    for line in text.splitlines():
        if line.startswith("  "):
            name, _, value = line[2:].partition("  ")
            last = name or last
            found[last] = f"{found[last]}\n{value.strip()}" if last in found else value.strip()
    return found
