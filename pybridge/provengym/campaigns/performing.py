"""Do a job in a process of its own, which is ended when it takes too long: a fork of one that has
imported everything, or else a fresh one."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import IO, Any, Protocol

from provengym.campaigns.rows import unanswered
from provengym.processes.child import Child, how_ended
from provengym.processes.isolation import can_fork

_FORKING, _WORK = "provengym.campaigns.forking", "provengym.campaigns.work"
_ENVIRONMENT: Mapping[str, str] = MappingProxyType(
    {
        "PYTHONHASHSEED": "0",  # what depends on the order of a set is the same everywhere
        "OPENBLAS_NUM_THREADS": "1",  # no thread is to be there at a fork
    }
)
_BEGINNING_SECONDS, _ENDING_SECONDS = 120.0, 10.0
_LONGEST_WAIT = 3600.0
_TRIES = 2
_Place = tuple[str, Mapping[str, str]]


_all: list[_Warm] = []
"""Those of this process: the last is asked, and the others end with the last of their jobs."""
_all_lock = threading.Lock()


_running: dict[JobProcess, str] = {}
"""The processes of this one's threads, and the campaigns that they belong to."""
_lock = threading.Lock()


class CampaignError(RuntimeError):
    """A campaign cannot go on; what it has found so far is kept."""


class WorkerLostError(RuntimeError):
    """A worker of an executor is gone; the message names it."""


def perform(job: Mapping[str, Any], limit: float, version: str, campaign: str) -> dict[str, Any]:
    """Do a job, and return its row; ``"run"`` tells which process did it, and in what time.

    Args:
        job: As `Job.to_dict` has it.
        limit: The seconds that it may take.
        version: That of this package which the campaign has.
        campaign: Of which it is, for `end_running`.

    Raises:
        CampaignError: The package has another version here.
        OSError: No process can be started.
    """
    request = json.dumps({"job": job, "version": version}).encode() + b"\n"
    with _scratch() as file:
        file.write(request)
        file.flush()
        process = started(file.fileno())
        began = time.monotonic()
        with _lock:
            _running[process] = campaign
        try:
            how = process.wait(limit)
            file.seek(len(request))
            found = _answered(file.read(), how, version)
        except TimeoutError:
            found = unanswered("timeout", f"The job did not end in {limit:g} seconds.")
        finally:
            with _lock:
                del _running[process]
            process.close()
    worker = {"host": socket.gethostname(), "pid": process.pid}
    return {**found, "run": {"seconds": round(time.monotonic() - began, 3), **worker}}


def end_running(campaign: str) -> None:
    """End the jobs of a campaign that threads of this process wait for."""
    with _lock:
        for process, owner in _running.items():
            if owner == campaign:
                process.end()


def _scratch() -> IO[bytes]:
    """A file without a name; in memory where there are such, for a disk may be full."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("job"), "w+b")
    return tempfile.TemporaryFile()


def _answered(answer: bytes, how: str, version: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(answer)
    except ValueError:  # it did not come to its end
        return unanswered("died", f"Its process was ended: {how}.")
    here = found.pop("version")
    if here != version:
        raise CampaignError(
            f"the worker on {socket.gethostname()} has provengym {here}, and the campaign {version}"
        )
    return found


class JobProcess(Protocol):
    """The process of a job, which has begun.

    Attributes:
        pid: Its number.
    """

    pid: int

    def wait(self, seconds: float) -> str:
        """Wait for the process, and tell how it ended.

        Raises:
            TimeoutError: It has not ended.
        """

    def end(self) -> None:
        """End it and those that it started; any thread may ask for it."""

    def close(self) -> None:
        """See it off."""


def started(file: int) -> JobProcess:
    """A process that does the job which stands in a file.

    Raises:
        OSError: None can be started.
    """
    if can_fork() and hasattr(os, "waitid") and hasattr(socket, "send_fds"):
        for _ in range(_TRIES):
            if forked := _warm().forked(file):
                return forked
    return _Fresh(file)


class _Fresh:
    """A process that imports everything."""

    def __init__(self, file: int) -> None:
        self._process = _python([_WORK, str(file)], [file], is_tied=True)
        self.pid = self._process.pid

    def wait(self, seconds: float) -> str:
        try:
            return how_ended(self._process.wait(seconds))
        except subprocess.TimeoutExpired as error:
            raise TimeoutError from error

    def end(self) -> None:
        self._process.kill_all()

    def close(self) -> None:
        self._process.end()


class _Forked:
    """A fork of the process that has imported everything."""

    def __init__(self, warm: _Warm, ours: socket.socket, pid: int) -> None:
        self._warm, self._ours, self.pid = warm, ours, pid
        self._has_ended = False

    def wait(self, seconds: float) -> str:
        code = _line(self._ours, seconds)
        self._has_ended = True
        if code is None:
            return f"the process that starts each job, {self._warm.pid}, ended: {self._warm.lost()}"
        return how_ended(code)

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self._ours.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.end()
        if not self._has_ended:
            try:
                self.wait(_ENDING_SECONDS)
            except TimeoutError:  # it was stopped, say
                self._warm.lost()
        self._ours.close()


class _Warm:
    """The process that forks for each job, and that ends with this one."""

    def __init__(self, place: _Place) -> None:
        self._place = place
        self._asking, asked = socket.socketpair()
        self._lock = threading.Lock()
        self._is_lost = False
        with asked:
            words = [_FORKING, str(asked.fileno()), str(os.getpid())]
            self._process = _python(words, [asked.fileno()], is_tied=False)
        self.pid = self._process.pid

    def is_ready(self, place: _Place) -> bool:
        """Return whether it forks for callers in this folder, with these environment variables."""
        return not self._is_lost and self._place == place and self._process.poll() is None

    def forked(self, file: int) -> _Forked | None:
        """The process of a job; None where it cannot fork, or is no more."""
        ours, theirs = socket.socketpair()
        try:
            with theirs, self._lock:
                socket.send_fds(self._asking, [b"j"], [theirs.fileno(), file])
            pid = _line(ours, _BEGINNING_SECONDS)
        except OSError:
            pid = None
        if pid:
            return _Forked(self, ours, pid)
        ours.close()
        if pid is None:
            self.lost()
        return None

    def lost(self) -> str:
        """End it, by force; how it ended."""
        self._is_lost = True
        with self._lock:
            self._asking.close()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        return how_ended(self._process.wait())

    def retire(self) -> bool:
        """Let it end with the last of its jobs; whether it has."""
        with self._lock:
            self._asking.close()
        return self._process.poll() is not None

    def disown(self) -> None:
        """This process is a fork of that which it belongs to."""
        self._asking.close()
        self._process.returncode = 0  # it is no child of this one


def _warm() -> _Warm:
    try:
        here = os.getcwd()
    except OSError:  # it was removed
        here = ""
    place = here, dict(os.environ)
    with _all_lock:
        if not _all or not _all[-1].is_ready(place):
            _all[:] = [one for one in _all if not one.retire()]
            _all.append(_Warm(place))
        return _all[-1]


def _end_all() -> None:
    for one in _all:
        one.lost()


def _forget() -> None:
    """In a fork of this process."""
    global _all_lock
    _all_lock = threading.Lock()  # a thread that is not there may have had the other
    for one in _all:
        one.disown()
    _all.clear()


def _python(words: list[str], files: list[int], *, is_tied: bool) -> Child:
    return Child(
        [sys.executable, "-m", *words],
        is_tied=is_tied,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **_ENVIRONMENT},
        pass_fds=files,
    )


def _line(connection: socket.socket, seconds: float) -> int | None:
    """The number on the next line; None where the other side is gone.

    Raises:
        TimeoutError: It has not come.
    """
    until, line = time.monotonic() + seconds, b""
    while not line.endswith(b"\n"):
        connection.settimeout(min(max(until - time.monotonic(), 0.001), _LONGEST_WAIT))
        try:
            piece = connection.recv(1)
        except TimeoutError:
            if time.monotonic() < until:
                continue
            raise
        except ConnectionError:
            piece = b""
        if not piece:
            return None
        line += piece
    return int(line)


atexit.register(_end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
