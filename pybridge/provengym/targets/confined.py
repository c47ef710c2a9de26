"""Run a module in a process that is kept from the network and from the files of the user.

The code of an environment that a language model wrote is run so.  What confines it is bubblewrap
where it is installed, else the namespaces of Linux through ``unshare``, and else limits alone; an
`Answer` says which, and what is missing.  It guards against what code does by accident.  Against
malice it is no more than the system's own means are; use a container or a virtual machine.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from provengym.data.errors import ConformanceError
from provengym.targets import confinement
from provengym.targets.isolation import how_ended
from provengym.targets.memory import limit_memory
from provengym.targets.orphans import tied_to

_CONFIG = "PROVENGYM_CONFINED"
"""The variable of the environment with what the code's process is told."""
_KEPT = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""The variables that the code sees; nothing else, for keys are kept in them."""
_LONGEST_PRINTED = 4_000
_LONGEST_ANSWER = 1 << 26
_SUPERVISOR = Path(confinement.__file__).parent / "supervisor.py"
_PATIENCE = 5.0
"""Seconds for what is ended to be gone."""


@dataclass(frozen=True, kw_only=True)
class Confinement:
    """What a confined process may take."""

    seconds: float = 60.0
    memory: int = 4 << 30
    """Bytes that each of its processes may take."""
    disk: int = 256 << 20
    """Bytes that it may write."""
    processes: int = 64
    """Processes that there may be at a time."""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What came of a confined process."""

    value: dict[str, Any] | None
    """What the function answered; None where the process failed."""
    failed: str | None
    """How it failed, such as ``"took more than 60 s"``; None where there is an answer."""
    changed: tuple[str, ...]
    """What of this package was not the same after the function as before it: functions and classes
    that the code has put something else in the place of."""
    printed: str
    """The first 4,000 characters of what the process wrote to its streams."""
    confinement: str
    """What confined it: ``"bubblewrap"``, ``"unshare"`` or ``"limits alone"``."""
    warnings: tuple[str, ...]
    """What it was not kept from."""


def run_confined(
    module: str,
    request: Mapping[str, Any],
    *,
    limits: Confinement | None = None,
    files: Mapping[str, str] | None = None,
) -> Answer:
    """Run ``python -m module`` in a process that is confined, and wait for its answer.

    It runs in an empty folder of its own, which is removed.  The module answers by `serve`.

    Args:
        module: The name of a module that can be imported here.
        request: JSON values for the function that the module serves.
        limits: What the process may take.
        files: Texts by the names of the files in the folder that hold them.

    Raises:
        ConformanceError: The process cannot be started.
    """
    limits = Confinement() if limits is None else limits
    means = _means()
    token = secrets.token_hex(16)
    with tempfile.TemporaryDirectory(prefix="provengym-", ignore_cleanup_errors=True) as name:
        folder = str(Path(name).resolve())
        for file, text in (files or {}).items():
            Path(folder, file).write_text(text, encoding="utf-8")
        with _Process(means, module, folder, token, limits) as process:
            failed = process.wait(json.dumps(request).encode(), limits.seconds)
        return _answer(process, means, token, failed)


def serve(function: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answer the request of `run_confined` by a function's value; a module calls it as its main.

    All modules of this package that the function needs should be imported before.
    """
    config = json.loads(os.environ.pop(_CONFIG))
    request = json.loads(sys.stdin.buffer.read())
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    limit_memory(config["memory"])
    before = _contents()
    value = function(request)
    changed = _changes(before)
    line = f"\n{config['token']} {json.dumps({'value': value, 'changed': changed})}\n".encode()
    number = config["answer"]
    while line:
        line = line[os.write(number, line) :]
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(0)  # and wait for no thread of the code


@dataclass(frozen=True)
class _Means:
    """What confines a process on this system."""

    name: str
    command: Callable[[str], list[str]]
    """What goes before a command that works in a folder."""
    mounts: bool = False
    """Whether the supervisor can make the files of the system read-only."""
    read_only: bool = False
    """Whether they are so already."""


def _bubblewrap(folder: str) -> list[str]:
    words = (
        "bwrap --unshare-all --cap-drop ALL --die-with-parent --ro-bind / / --dev /dev "
        "--proc /proc --tmpfs /tmp"
    )
    return [*words.split(), "--bind", folder, folder, "--chdir", folder, "--"]


def _unshare(folder: str) -> list[str]:
    del folder
    words = "unshare --user --map-root-user --net --ipc --mount --pid --fork --kill-child --"
    return words.split()


_EVERY_MEANS = (
    _Means("bubblewrap", _bubblewrap, read_only=True),
    _Means("unshare", _unshare, mounts=True),
    _Means("limits alone", lambda folder: []),
)


@functools.cache
def _means() -> _Means:
    """The first that works here."""
    for means in _EVERY_MEANS[:-1]:
        with tempfile.TemporaryDirectory(prefix="provengym-") as folder:
            command = [*means.command(folder), sys.executable, "-I", "-c", ""]
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                if (
                    shutil.which(command[0])
                    and not subprocess.run(
                        command, capture_output=True, cwd=folder, timeout=30, check=False
                    ).returncode
                ):
                    return means
    return _EVERY_MEANS[-1]


class _Process:
    """The process of a module, behind its supervisor."""

    def __init__(
        self, means: _Means, module: str, folder: str, token: str, limits: Confinement
    ) -> None:
        self._means, self._reading, writing = means, *os.pipe()
        self.printed, self.answered = _Text(_LONGEST_PRINTED), _Text(_LONGEST_ANSWER)
        told = {"token": token, "answer": writing, "memory": limits.memory}
        config = told | {
            "command": [sys.executable, "-m", module],
            "processes": limits.processes,
            "disk": limits.disk,
            "mounts": means.mounts,
            "read_only": means.read_only,
        }
        environment = {name: os.environ[name] for name in _KEPT if name in os.environ} | {
            _CONFIG: json.dumps(told),
            "PYTHONPATH": os.pathsep.join(os.path.abspath(place) for place in sys.path if place),
            "PYTHONHASHSEED": "0",
            "PYTHONDONTWRITEBYTECODE": "1",
            "OPENBLAS_NUM_THREADS": "1",
            "OMP_NUM_THREADS": "1",
            "MPLBACKEND": "agg",
            "SDL_VIDEODRIVER": "dummy",
            "HOME": folder,
            "TMPDIR": folder,
        }
        script = [sys.executable, "-I", str(_SUPERVISOR), str(_SUPERVISOR.parent)]
        try:
            self._process = subprocess.Popen(
                [*means.command(folder), *script, json.dumps(config)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd=folder,
                env=environment,
                pass_fds=(writing,),
                start_new_session=True,
                preexec_fn=tied_to(os.getpid()),
            )
        except OSError as error:
            os.close(self._reading)
            raise ConformanceError(f"the process cannot be started: {error}") from error
        finally:
            os.close(writing)
        assert self._process.stdout is not None
        self._readers = [
            threading.Thread(target=text.read, args=(stream,), daemon=True)
            for text, stream in (
                (self.printed, self._process.stdout),
                (self.answered, os.fdopen(self._reading, "rb", buffering=0)),
            )
        ]

    def __enter__(self) -> _Process:
        return self

    def __exit__(self, *_: object) -> None:
        """End it, with all below it."""
        if self._process.poll() is None:
            if not self._means.command(""):  # no namespace ends with its first process
                with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                    self._process.terminate()
                    self._process.wait(_PATIENCE)
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for reader in self._readers:
            reader.join(_PATIENCE)

    def wait(self, request: bytes, seconds: float) -> str | None:
        """Let it work until it ends; what was too much, in words."""
        assert self._process.stdin is not None
        for reader in self._readers:
            reader.start()
        deadline = time.monotonic() + seconds
        with contextlib.suppress(OSError), self._process.stdin as stream:
            stream.write(request)
        try:
            self._process.wait(max(deadline - time.monotonic(), 0))
        except subprocess.TimeoutExpired:
            return f"took more than {seconds:g} s"
        return None


class _Text:
    """The beginning of what comes through a pipe, all of which is read."""

    def __init__(self, most: int) -> None:
        self._most, self._kept = most, bytearray()

    def read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while piece := os.read(stream.fileno(), 1 << 16):
                self._kept += piece[: max(self._most - len(self._kept), 0)]

    def __str__(self) -> str:
        return self._kept.decode(errors="replace")


def _answer(process: _Process, means: _Means, token: str, failed: str | None) -> Answer:
    messages: dict[str, Any] = {}
    for line in str(process.answered).split("\n"):
        if line.startswith(token + " "):
            with contextlib.suppress(ValueError):
                messages |= json.loads(line[len(token) + 1 :])
    value = messages.get("value")
    ended = messages.get("ended")
    failed = failed or messages.get("failed")
    if failed is None and ended != 0:
        failed = "was ended" if ended is None else f"ended with {how_ended(ended)}"
    if failed is None and value is None:
        failed = "ended with status 0 and no answer"
    if means is _EVERY_MEANS[-1]:
        missing: tuple[str, ...] = (
            "neither bubblewrap nor unshare works here: the code was not kept from the network, "
            "nor from writing files where this user may",
        )
    elif not messages.get("read_only"):
        missing = ("the code was not kept from writing files where this user may",)
    else:
        missing = ()
    return Answer(
        value=None if failed else value,
        failed=failed,
        changed=tuple(messages.get("changed", ())),
        printed=str(process.printed),
        confinement=means.name,
        warnings=missing,
    )


def _contents() -> dict[str, dict[str, object]]:
    """The functions and classes of this package's modules, by the names of what has them."""
    found: dict[str, dict[str, object]] = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "provengym" and isinstance(module, ModuleType):
            found[name] = _code_of(vars(module))
            for kind in found[name].values():
                if isinstance(kind, type) and kind.__module__ == name:
                    found[f"{name}.{kind.__qualname__}"] = _code_of(vars(kind))
    return found


def _code_of(contents: Mapping[str, object]) -> dict[str, object]:
    kinds = (ModuleType, property, staticmethod, classmethod)
    return {
        name: value
        for name, value in contents.items()
        if callable(value) or isinstance(value, kinds)
    }


def _changes(before: dict[str, dict[str, object]]) -> list[str]:
    """What is not as it was before, by name."""
    after = _contents()
    return [
        f"{owner}.{name}"
        for owner, contents in before.items()
        for name, value in contents.items()
        if after.get(owner, {}).get(name) is not value
    ]
