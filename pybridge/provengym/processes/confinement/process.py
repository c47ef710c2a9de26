"""A process of Python that is confined, and what is told of it."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any

from provengym.data.errors import ConformanceError
from provengym.processes import confinement
from provengym.processes.child import Child, how_ended
from provengym.processes.confinement import new_root

if TYPE_CHECKING:
    from provengym.processes.confinement.view import VisibleFiles

_KEPT = ("PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH", "SYSTEMROOT")
"""The variables that the code sees; nothing else, for keys are kept in them."""
_SET = {
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "MPLBACKEND": "agg",
    "SDL_VIDEODRIVER": "dummy",
}
_SUPERVISOR = Path(confinement.__file__).parent / "supervisor.py"
_SEEN_SUPERVISOR = "/supervisor/confinement"
"""The folder of the supervisor where bubblewrap shows no other of this package."""
_PATIENCE = 5.0
"""Seconds for what is ended to be gone."""
LONGEST_PRINTED = 4_000


@dataclass(frozen=True, kw_only=True)
class Confinement:
    """The limits of a confined process, together with those that it starts."""

    seconds: float = 60.0
    """Seconds that it may take, from where its function begins."""
    memory: int = 4 << 30
    """Bytes of memory that is no file's."""
    disk: int = 256 << 20
    """Bytes that it may write."""
    processes: int = 64
    """Processes that there may be at a time."""


@dataclass(frozen=True)
class Means:
    """A means of confining a process."""

    name: str
    level: str
    """The level that it achieves, one of `LEVELS`."""
    has_namespaces: bool = False


NAMESPACES, LANDLOCK, SECCOMP, LIMITS = LEVELS = (
    "namespaces",
    "Landlock with seccomp",
    "seccomp",
    "limits alone",
)
"""Levels of confinement, the best first: files, processes and a network of its own; rules for files
and a filter of system calls; that filter, which knows no files; neither."""


class ConfinedProcess:
    """Python in an empty folder, behind its supervisor.

    Args:
        means: The means that confine it.
        view: The files that it sees where that can be.
        arguments: The arguments of Python.
        user: The user that it becomes; None for the one that runs this process.
        limits: Its limits.
        files: The contents of the files of its folder, by their names.
        variables: Variables of its environment, besides a few.

    Raises:
        ConformanceError: It cannot be started.
    """

    def __init__(
        self,
        means: Means,
        view: VisibleFiles,
        arguments: Sequence[str],
        *,
        user: int | None,
        limits: Confinement,
        files: Mapping[str, bytes] = MappingProxyType({}),
        variables: Mapping[str, str] | None = None,
    ) -> None:
        self._limits = limits
        self._outside = tempfile.mkdtemp(prefix="provengym-")
        folder = os.path.realpath(self._outside)
        python = os.path.abspath(sys.executable)
        inside = f"/tmp/{os.path.basename(folder)}" if means.has_namespaces else folder
        self.answers, self.answer_number = os.pipe()
        """The file where the code's answers are read, and the number that it writes them to."""
        events, event_number = os.pipe()
        reading, writing = os.pipe()
        config = {
            "means": means.name,
            "namespaces": means.has_namespaces,
            "command": [python, *arguments],
            "folder": inside,
            "folder_outside": folder,
            "files": {name: base64.b64encode(data).decode() for name, data in files.items()},
            "user": user,
            "events": event_number,
            "memory": limits.memory,
            "disk": limits.disk,
            "processes": limits.processes,
            **asdict(view),
        }
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        command, place = [], _SUPERVISOR
        if means.name == "bubblewrap":
            command = _bubblewrap(view, limits, user)
            place = Path(_SEEN_SUPERVISOR, _SUPERVISOR.name)
        try:
            self._process = Child(
                [*command, python, "-I", str(place), str(place.parents[1]), str(reading)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd=folder,
                env={**kept, **_SET, "HOME": inside, "TMPDIR": inside, **(variables or {})},
                pass_fds=(self.answer_number, event_number, reading),
            )
        except OSError as error:
            for number in (self.answers, events, writing):
                os.close(number)
            self._remove()
            raise ConformanceError(f"the process cannot be started: {error}") from error
        finally:
            for number in (self.answer_number, event_number, reading):
                os.close(number)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.asked: IO[bytes] = self._process.stdin
        """The standard input of the code."""
        self._printed, self._events = Text(LONGEST_PRINTED), Text(1 << 16)
        self._printed.begin(self._process.stdout)
        self._events.begin(os.fdopen(events, "rb", buffering=0))
        with contextlib.suppress(OSError), os.fdopen(writing, "wb") as stream:
            stream.write(json.dumps(config).encode())

    def __enter__(self) -> ConfinedProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def wait(self, seconds: float) -> bool:
        """Let it work; whether it ended by itself."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def close(self) -> None:
        """End it, with all below it."""
        with contextlib.suppress(OSError, ValueError):
            self.asked.close()
        if self._process.poll() is None:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                self._process.terminate()
                self._process.wait(_PATIENCE)
            self._process.kill_all()
        self._process.wait()
        for text in (self._printed, self._events):
            text.end(_PATIENCE)
        if self.answers >= 0:
            os.close(self.answers)
            self.answers = -1
        self._remove()

    def _remove(self) -> None:
        shutil.rmtree(self._outside, ignore_errors=True)

    @property
    def printed(self) -> str:
        """The first 4,000 characters of what was written to its streams."""
        return str(self._printed)

    @property
    def refused(self) -> str | None:
        """The reason why the code was not begun; None where it was."""
        told: str | None = self._told("refused")
        return told

    @property
    def failed(self) -> str | None:
        """The failure, such as ``"ended with status 1"``, once the process has ended; None where it
        ended with status 0."""
        told: str | None = self._told("failed") or self.refused
        ended = self._told("ended")
        if told is not None or ended == 0:
            return told
        return "was ended" if ended is None else f"ended with {how_ended(ended)}"

    def _told(self, name: str) -> Any:
        for line in str(self._events).splitlines():
            with contextlib.suppress(ValueError):
                message = json.loads(line)
                if name in message:
                    return message[name]
        return None


class Text:
    """The beginning of what comes through a pipe, all of which is read."""

    def __init__(self, most: int) -> None:
        self._most, self._kept = most, bytearray()
        self._came = threading.Event()
        self._reader: threading.Thread | None = None

    def begin(self, stream: IO[bytes]) -> None:
        """Read a stream from now on."""
        self._reader = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    def wait(self, seconds: float) -> bool:
        """Wait for the first bytes or the end of the stream; False where neither came in time."""
        return self._came.wait(seconds)

    def end(self, seconds: float) -> None:
        """Wait for the end of the stream."""
        if self._reader is not None:
            self._reader.join(seconds)

    def _read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while piece := os.read(stream.fileno(), 1 << 16):
                self._kept += piece[: max(self._most - len(self._kept), 0)]
                self._came.set()
        self._came.set()

    def since(self, position: int) -> bytes:
        """What has come by now from a position on."""
        return bytes(self._kept[position:])

    def __str__(self) -> str:
        return self._kept.decode(errors="replace")


def _bubblewrap(view: VisibleFiles, limits: Confinement, user: int | None) -> list[str]:
    """The command that goes before another; the root that it makes is that of `new_root`."""
    words = ["bwrap", "--die-with-parent", "--cap-drop", "ALL"]
    if user is None:
        words += ["--unshare-all"]
    else:  # which would have a namespace of users as well, and this one not be in it
        words += [f"--unshare-{name}" for name in ("ipc", "pid", "net", "uts", "cgroup-try")]
        for name in ("CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"):  # until the supervisor began
            words += ["--cap-add", name]
    folders, covers = dict[str, None](), list[str]()

    def add(option: str, path: str, *source: str) -> None:
        for folder in reversed(Path(path).parents):
            if str(folder) not in folders:
                folders[str(folder)] = None
                words.extend(["--perms", "0755", "--dir", str(folder)])
        words.extend([option, *source, path])

    def cover(path: str) -> None:
        covers.append(path)
        add("--tmpfs", path)

    for path, kind in new_root.in_order(view.reads, view.hidden):
        if kind == "shown":
            add("--ro-bind", path, path)
        elif kind == "hidden":
            cover(path)
        else:
            folders[path] = None
            room = str(new_root.room(limits.disk))
            words.extend(["--perms", "1777", "--size", room, "--tmpfs", path])
    add("--ro-bind", _SEEN_SUPERVISOR, str(_SUPERVISOR.parent))
    for path, target in (*view.links, *new_root.DEVICE_LINKS.items()):
        add("--symlink", path, target)
    for path in new_root.DEVICES:
        add("--dev-bind", path, path)
    add("--proc", "/proc")
    for path in filter(os.path.isdir, new_root.COVERED_FOLDERS):
        cover(path)
    for path in filter(os.path.exists, new_root.COVERED_FILES):
        add("--ro-bind", path, "/dev/null")
    for path in new_root.EMPTY:
        add("--dir", path)
    for path in (*covers, "/"):
        words += ["--remount-ro", path]
    return [*words, "--chdir", "/", "--"]
