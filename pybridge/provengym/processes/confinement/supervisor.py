"""The process between `run_confined` and the code that it runs; a script of its own.

It is started as ``python -I supervisor.py FOLDER NUMBER``, FOLDER being that in which `confinement`
is, and NUMBER a descriptor from which it reads its configuration; nothing else of the package is
imported.  It enters namespaces where it is to make them, starts the code without any privilege,
ends it where it takes more than it may, and sees to it that no process outlives it.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import resource
import signal
import sys
import time
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from provengym.processes.confinement import counting, new_root, system_calls
else:
    sys.path.insert(0, sys.argv[1])
    from confinement import counting, new_root, system_calls

    del sys.path[0]

Config = dict[str, Any]

_TICK = 0.05
_THREADS = 16
"""Threads that each process may have: the system counts those of a user as processes."""
_IS_LINUX = sys.platform == "linux"


def main(config: Config) -> NoReturn:
    """Run the command of a configuration until it ends or is ended; and end."""
    os.set_inheritable(config["events"], False)
    _end_with_parent(signal.SIGTERM)
    try:
        if config["means"] == "unshare":
            new_root.enter_namespaces(config["user"] is None)
            _go_on_as_first(config)
            new_root.enter(config)
        elif config["means"] != "bubblewrap":
            _go_on_below(config)
        if config["namespaces"]:
            system_calls.drop_privileges(config["user"])
            system_calls.prctl(system_calls.PR_SET_DUMPABLE, 0)  # the code has the same user
            _end_with_parent(signal.SIGKILL)
        _supervise(config)
    except OSError as error:
        _send(config, {"refused": str(error)})
    os._exit(1)


def _end_with_parent(how: signal.Signals) -> None:
    """Get a signal when the parent ends, which a change of users undoes; and be the parent of what
    loses its own."""
    if _IS_LINUX:
        system_calls.prctl(system_calls.PR_SET_CHILD_SUBREAPER, 1)
        system_calls.prctl(system_calls.PR_SET_PDEATHSIG, how)


def _go_on_as_first(config: Config) -> None:
    """Go on in a child, the first process of its namespace: with it all others end."""
    child = os.fork()
    if not child:
        system_calls.prctl(system_calls.PR_SET_PDEATHSIG, signal.SIGKILL)
        return
    signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGKILL))
    _, status = os.waitpid(child, 0)
    os._exit(abs(os.waitstatus_to_exitcode(status)))


def _go_on_below(config: Config) -> None:
    """Go on in a child, and end all processes below when it ends, however it does."""
    child = os.fork()
    if not child:
        _end_with_parent(signal.SIGTERM)
        return
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    with contextlib.suppress(ChildProcessError):
        os.waitpid(child, 0)
    _leave()


def _supervise(config: Config) -> NoReturn:
    folder = config["folder"]
    os.makedirs(folder, mode=0o700, exist_ok=True)
    os.chdir(folder)
    for name, text in config["files"].items():
        os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        with open(name, "wb") as file:
            file.write(base64.b64decode(text))
    if not config["namespaces"] and config["user"] is not None:
        for place, _, files in os.walk("."):
            for path in (place, *(os.path.join(place, name) for name in files)):
                os.chown(path, config["user"], config["user"])
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    child = os.fork()
    if not child:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        try:
            _become(config)
        except OSError as error:
            _send(config, {"refused": str(error)})
        os._exit(126)
    status, count = None, counting.Count(config)
    while status is None:
        status = _ended(child)
        too_much = count.too_much()
        if too_much is not None:
            _send(config, {"failed": too_much})
            _leave()
        time.sleep(_TICK if status is None else 0)
    _send(config, {"ended": os.waitstatus_to_exitcode(status)})
    _leave()


def _become(config: Config) -> NoReturn:
    """Become the code, with no more than its means leave it."""
    supervisor = os.getppid()
    os.setsid()
    resource.setrlimit(resource.RLIMIT_FSIZE, (config["disk"], config["disk"]))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    means = config["means"]
    if _IS_LINUX:
        if config["user"] is not None:
            most = _THREADS * config["processes"]
            resource.setrlimit(resource.RLIMIT_NPROC, (most, most))
        if not config["namespaces"]:
            system_calls.drop_privileges(config["user"])
        system_calls.prctl(system_calls.PR_SET_PDEATHSIG, signal.SIGKILL)
    scopes = config["namespaces"] or config["user"] is not None
    if means == "Landlock":
        scopes |= system_calls.landlock_version() >= system_calls.SCOPES_FROM
        new_root.restrict_files(config)
    if means != "limits":
        try:
            system_calls.filter_calls(
                sees_files=not config["namespaces"],
                sees_processes=not scopes,
                spared=(supervisor, os.getpgid(supervisor)),
            )
        except OSError:
            if not config["namespaces"]:  # which hold without
                raise
    program = config["command"][0]
    try:
        os.execv(program, config["command"])
    except OSError as error:
        raise OSError(f"{program} cannot be run: {error.strerror}") from error


def _ended(child: int) -> int | None:
    """The status of the child where it has ended; others that ended are let go."""
    ended = None
    with contextlib.suppress(ChildProcessError):
        while True:
            number, status = os.waitpid(-1, os.WNOHANG)
            if number == child:
                ended = status
            if not number:
                break
    return ended


def _leave() -> NoReturn:
    """End this process, and all below it first."""
    while os.getpid() != 1:  # with the first process of a namespace all others end
        stopped: set[int] = set()
        while new := set(counting.descendants()) - stopped:
            _kill(new, signal.SIGSTOP)  # so that none makes another meanwhile
            stopped |= new
        _kill(stopped, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            break
    os._exit(0)


def _kill(numbers: set[int], number: signal.Signals) -> None:
    for one in numbers:
        with contextlib.suppress(OSError):
            os.kill(one, number)


def _send(config: Config, message: dict[str, Any]) -> None:
    with contextlib.suppress(OSError):
        os.write(config["events"], json.dumps(message).encode() + b"\n")


if __name__ == "__main__":
    with open(int(sys.argv[2]), "rb") as source:
        given = source.read()
    main(json.loads(given))
