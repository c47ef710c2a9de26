"""A process that has imported everything once, and forks for each job: ``python -m`` this module.

What asks for jobs sends a socket and a file for each through the socket that the first argument
numbers.  Through the socket of a job come two lines, the number of its process once it has begun
and its exit code once it has ended; it is ended when the other side shuts the socket down.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import selectors
import signal
import socket
import sys
import warnings
from typing import NoReturn

from provengym.campaigns.work import answer
from provengym.envs.registry import FAMILIES
from provengym.processes.orphans import end_with

_EARLY = (
    "hypothesis.strategies",
    "provengym.conformance.ahead",
    "scipy.sparse.csgraph",
    "scipy.sparse.linalg",
    "scipy.special",
    *(f"provengym.envs.{family.folder}.reference" for family in FAMILIES),
)
"""The modules that a job may import later than `answer` does, and that take long."""
_LOOK_SECONDS = 1.0


_Spare = tuple[int, socket.socket]
"""A fork that waits for the file of its job, and where that is sent to it."""


class _Forking:
    def __init__(self, asked: socket.socket, parent: int) -> None:
        self._asked, self._parent = asked, parent
        self._jobs: dict[int, socket.socket] = {}
        self._selector = selectors.DefaultSelector()
        self._woken, self._waking = socket.socketpair()
        for one in (self._woken, self._waking):
            one.setblocking(False)
        # A child that ends writes a byte, for which the loop below waits.
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._waking.fileno(), warn_on_full_buffer=False)
        self._selector.register(asked, selectors.EVENT_READ)
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._spare: _Spare | None = None
        self._fork()

    def go_on(self) -> None:
        """Until nobody can ask any more and no job is left, or the parent is gone."""
        is_asked = True
        try:
            while (is_asked or self._jobs) and os.getppid() == self._parent:
                for key, _ in self._selector.select(_LOOK_SECONDS):
                    if key.fileobj is self._woken:
                        self._woken.recv(4096)
                    elif key.fileobj is not self._asked:
                        self._selector.unregister(key.fileobj)
                        _end(key.data)
                    elif not self._begin():
                        self._selector.unregister(self._asked)
                        is_asked = False
                self._reap()
        finally:
            for pid in (*self._jobs, *([self._spare[0]] if self._spare else [])):
                _end(pid)

    def _begin(self) -> bool:
        """Let a job begin; false where nobody can ask any more."""
        message, (*passed,), _, _ = socket.recv_fds(self._asked, 1, 2)
        if not message:
            return False
        job, file = socket.socket(fileno=passed[0]), passed[1]
        pid = self._given(file)
        os.close(file)
        with contextlib.suppress(OSError):  # the other side may be gone, which the loop sees
            job.sendall(b"%d\n" % pid)
        if pid:
            self._jobs[pid] = job
            self._selector.register(job, selectors.EVENT_READ, pid)
        else:
            job.close()
        self._fork()  # for the next, while this one is at work
        return True

    def _given(self, file: int) -> int:
        """The process that does the job of a file; 0 where there can be none."""
        if self._spare is None:
            self._fork()
        if self._spare is None:
            return 0
        (pid, giving), self._spare = self._spare, None
        with giving, contextlib.suppress(OSError):  # it may be dead, as any job
            socket.send_fds(giving, [b"j"], [file])
        return pid

    def _fork(self) -> None:
        giving, given = socket.socketpair()
        with given:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", DeprecationWarning)  # of threads: none is here
                    pid = os.fork()
            except OSError:
                giving.close()
                return
            if not pid:
                giving.close()
                self._work(given)
            self._spare = pid, giving

    def _work(self, given: socket.socket) -> NoReturn:
        """Do the job of a fork, and end it."""
        status = 1
        try:
            parent = os.getppid()
            os.setsid()
            end_with(parent)
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            self._selector.close()
            for one in (self._asked, self._woken, self._waking, *self._jobs.values()):
                one.close()
            with given:
                _, passed, _, _ = socket.recv_fds(given, 1, 1)
            for file in passed:
                answer(file)
            status = 0
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        finally:
            os._exit(status & 0xFF)  # and wait for no thread of the target

    def _reap(self) -> None:
        for pid, job in list(self._jobs.items()):
            if os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
                continue
            _end(pid)  # those that it left behind; while it isn't waited for, its number is its own
            _, status = os.waitpid(pid, 0)
            with contextlib.suppress(KeyError):
                self._selector.unregister(job)
            with contextlib.suppress(OSError):
                job.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
            job.close()
            del self._jobs[pid]


def _end(pid: int) -> None:
    """End a job and the processes that it started."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # it leads no session yet
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def main() -> None:
    """Import everything, and begin."""
    parent = int(sys.argv[2])
    for name in _EARLY:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    gc.collect()
    gc.freeze()  # what no job changes is shared by all
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        _Forking(asked, parent).go_on()


if __name__ == "__main__":
    main()
