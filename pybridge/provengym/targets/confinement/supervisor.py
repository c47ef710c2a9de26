"""The process between `run_confined` and the code that it runs; a script of its own.

It is started as ``python -I supervisor.py FOLDER CONFIG``, FOLDER being its own, where nothing of
the package is imported yet, inside of the namespaces that `provengym.targets.confined` found to
work.  It makes the files of the system read-only where it may, starts the code without any
privilege, ends it where it takes more than it may, and sees to it that no process outlives it.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import stat
import sys
import time
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from provengym.targets.confinement import system_calls
else:
    sys.path.insert(0, sys.argv[1])
    import system_calls

_TICK = 0.05
_MS_BIND, _MS_REC, _MS_PRIVATE = 0x1000, 0x4000, 0x40000
_MOUNT_SETATTR, _AT_FDCWD, _AT_RECURSIVE, _RDONLY = 442, -100, 0x8000, 1


class _MountAttributes(ctypes.Structure):
    """``struct mount_attr`` of ``mount_setattr(2)``."""

    _fields_ = [
        (name, ctypes.c_uint64) for name in ("attr_set", "attr_clr", "propagation", "userns_fd")
    ]


def main(text: str) -> NoReturn:
    """Run the command of a configuration until it ends or is ended; and end."""
    config = json.loads(text)
    libc = ctypes.CDLL(None, use_errno=True)
    if sys.platform == "linux":
        system_calls.prctl(system_calls.PR_SET_CHILD_SUBREAPER, 1)
        system_calls.prctl(system_calls.PR_SET_PDEATHSIG, signal.SIGKILL)
    read_only = config["read_only"] or (config["mounts"] and _made_read_only(libc, os.getcwd()))
    _send(config, {"read_only": bool(read_only)})
    child = os.fork()
    if not child:
        os.setsid()
        if sys.platform == "linux":
            system_calls.prctl(system_calls.PR_SET_PDEATHSIG, signal.SIGKILL)
            system_calls.drop_privileges()
        resource.setrlimit(resource.RLIMIT_FSIZE, (config["disk"], config["disk"]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.execv(config["command"][0], config["command"])
    signal.signal(signal.SIGTERM, lambda *_: _leave(child))
    status = None
    while status is None:
        status, failed = _look(child, config)
        if failed is not None:
            _send(config, {"failed": failed})
            _leave(child)
        time.sleep(_TICK if status is None else 0)
    how = os.waitstatus_to_exitcode(status)
    _send(config, {"ended": how})
    _leave(child)


def _look(child: int, config: dict[str, Any]) -> tuple[int | None, str | None]:
    """The status of the child where it has ended, and what was too much."""
    ended = None
    with contextlib.suppress(ChildProcessError):
        while True:
            number, status = os.waitpid(-1, os.WNOHANG)
            if number == child:
                ended = status
            if not number:
                break
    if len(_descendants()) > config["processes"]:
        return ended, f"had more than {config['processes']} processes"
    if _size(os.getcwd(), config["disk"]) > config["disk"]:
        return ended, f"wrote more than {config['disk'] >> 20} MB"
    return ended, None


def _descendants() -> list[int]:
    """Numbers of all processes below this one, as far as the system tells."""
    parents: dict[int, int] = {}
    with contextlib.suppress(OSError):
        if int(os.readlink("/proc/self")) != os.getpid():  # it tells of another namespace
            return []
        for name in os.listdir("/proc"):
            if name.isdigit():
                with contextlib.suppress(OSError), open(f"/proc/{name}/stat") as about:
                    # After the name of the program, in parentheses: state, parent.
                    parents[int(name)] = int(about.read().rpartition(")")[2].split()[1])
    below = {os.getpid()}
    while more := {number for number, parent in parents.items() if parent in below} - below:
        below |= more
    return list(below - {os.getpid()})


def _size(folder: str, most: int) -> int:
    """The bytes of the files in a folder, counted until they are more than `most`."""
    total, folders = 0, [folder]
    while folders and total <= most:
        with contextlib.suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    about = entry.stat(follow_symlinks=False)
                    total += about.st_blocks * 512
                    if stat.S_ISDIR(about.st_mode):
                        folders.append(entry.path)
    return total


def _leave(child: int) -> NoReturn:
    """End this process, and all below it first."""
    with contextlib.suppress(OSError):
        os.killpg(child, signal.SIGKILL)  # all at once, so that none makes another meanwhile
    while os.getpid() != 1:  # with the first process of a namespace all others end
        stopped: set[int] = set()
        while new := set(_descendants()) - stopped:
            _kill(new, signal.SIGSTOP)
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


def _made_read_only(libc: ctypes.CDLL, folder: str) -> bool:
    """Make all files of this mount namespace read-only but those of a folder; whether it worked."""
    where = os.fsencode(folder)

    def set_attributes(path: bytes, flags: int, attributes: _MountAttributes) -> bool:
        size = ctypes.sizeof(attributes)
        reference = ctypes.byref(attributes)
        return bool(libc.syscall(_MOUNT_SETATTR, _AT_FDCWD, path, flags, reference, size) == 0)

    if sys.platform != "linux" or libc.mount(None, b"/", None, _MS_REC | _MS_PRIVATE, None):
        return False
    if libc.mount(where, where, None, _MS_BIND, None):
        return False
    libc.mount(b"proc", b"/proc", b"proc", 0, None)  # of its own processes, where that is allowed
    made = set_attributes(b"/", _AT_RECURSIVE, _MountAttributes(attr_set=_RDONLY))
    made = made and set_attributes(where, 0, _MountAttributes(attr_clr=_RDONLY))
    os.chdir(folder)
    return made


def _send(config: dict[str, Any], message: dict[str, Any]) -> None:
    line = f"\n{config['token']} {json.dumps(message)}\n".encode()
    with contextlib.suppress(OSError):
        os.write(config["answer"], line)


if __name__ == "__main__":
    main(sys.argv[2])
