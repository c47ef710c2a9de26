"""Installing what comes from package registries into the user's cache: whole or not at all, once
however many ask, with its progress on standard error.

It comes through pip and npm as the user has configured them.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from provengym_lean.locking import locked
from provengym_lean.progress import follow, say

#: What names the folder for temporary files, here or on Windows.
_TEMPORARY = ("TMPDIR", "TEMP", "TMP")


class InstallError(Exception):
    """Something could not be installed; the text is one line that says why."""


def home(name: str) -> Path:
    """The folder of the user's cache for what has this name; that of what is installed ends in a
    number that is raised whenever its files change."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    return cache.resolve() / "provengym" / name


def once(what: str, target: Path, file: str, assemble: Callable[[Path], Path]) -> Path:
    """The path of a file of a folder in the cache, which is installed unless the file is there.

    `assemble` puts everything together in a folder beside the target, and returns a folder in it,
    which then gets the name of the target.
    """
    if not (target / file).exists():
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with locked(
                target.with_name(f"{target.name}.lock"),
                lambda: say(f"waiting for another installation of {what} to end"),
            ):
                if not (target / file).exists():
                    _install(what, target, assemble)
        except OSError as error:
            raise InstallError(f"cannot install {what} in {target.parent}: {error}") from error
    return target / file


def _install(what: str, target: Path, assemble: Callable[[Path], Path]) -> None:
    """Put everything together beside the target, then give it its name."""
    prefix = f"{target.name}.staging-"
    for abandoned in target.parent.glob(f"{prefix}*"):  # by an installation that was killed
        shutil.rmtree(abandoned, ignore_errors=True)
    stage = Path(tempfile.mkdtemp(prefix=prefix, dir=target.parent))
    try:
        os.rename(assemble(stage), target)
    finally:
        shutil.rmtree(stage, ignore_errors=True)
    say(f"installed {what} in {target}")


def pip(stage: Path) -> list[str | Path]:
    """A pip to run: this Python's own, else one in a virtual environment."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    if not importlib.util.find_spec("ensurepip"):
        raise InstallError(
            "python3 has neither pip nor venv (Debian and Ubuntu: `apt install python3-pip`)"
        )
    run([sys.executable, "-m", "venv", stage / "venv"], stage, "making a virtual environment")
    folder, ending = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return [stage / "venv" / folder / f"python{ending}", "-m", "pip"]


def run(
    command: list[str | Path], stage: Path, what: str, total: int | None = None, **variables: str
) -> None:
    """Run a command that fetches something, and follow the size of its temporary files."""
    temporary = stage / "tmp"
    shutil.rmtree(temporary, ignore_errors=True)
    temporary.mkdir()
    log = stage / "log"
    with open(log, "wb") as output:
        process = subprocess.Popen(
            command,
            cwd=stage,
            env={**os.environ, **dict.fromkeys(_TEMPORARY, str(temporary)), **variables},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        follow(what, temporary, total, until=lambda: process.poll() is not None)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
    if process.returncode:
        said = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        reason = next(
            (line for line in said if line.startswith(("ERROR:", "npm error"))),
            f"status {process.returncode}",
        )
        raise InstallError(f"{what} failed ({reason})")
