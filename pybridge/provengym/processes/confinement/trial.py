"""Try in a confined process what it should be kept from; a script of its own.

It reads JSON from standard input: descriptor and token of the answer, modules to import and where
they are, and files and addresses outside.  It answers with what was possible, each with the reason
where it was not.  Nothing of the package is imported but what it is asked to.
"""

import contextlib
import ctypes
import importlib
import json
import os
import socket
import sys
from collections.abc import Callable

MS_REMOUNT, MS_BIND = 0x20, 0x1000


def _open(path: str, flags: int) -> None:
    os.close(os.open(path, flags, 0o600))


def _connect(family: int, address: tuple[str, int] | str) -> None:
    with socket.socket(family) as one:
        one.settimeout(2)
        one.connect(address)


def _remount() -> None:
    if ctypes.CDLL(None).mount(b"none", b"/", None, MS_REMOUNT | MS_BIND, None):
        raise OSError("refused")


def _has_privileges() -> None:
    with open("/proc/self/status") as file:
        about = dict(line.split(":", 1) for line in file if ":" in line)
    if not int(about["CapPrm"], 16) and int(about["NoNewPrivs"]):
        raise OSError("none")


def main() -> None:
    asked = json.loads(sys.stdin.read())
    sys.path += asked["paths"]
    for name in asked["modules"]:
        importlib.import_module(name)
    trials: dict[str, Callable[[], None]] = {
        "write files": lambda: _open(asked["written"], os.O_WRONLY | os.O_CREAT),
        "read files": lambda: _open(asked["read"], os.O_RDONLY),
        "reach the network": lambda: _connect(socket.AF_INET, ("127.0.0.1", asked["port"])),
        "reach sockets by their path": lambda: _connect(socket.AF_UNIX, asked["socket"]),
        "reach abstract sockets": lambda: _connect(socket.AF_UNIX, "\0" + asked["abstract"]),
        "mount anew": _remount,
        "have privileges": _has_privileges,
    }
    possible = []
    for name, trial in trials.items():
        with contextlib.suppress(OSError):
            trial()
            possible.append(name)
    answer = {"possible": possible, "user": os.getuid()}
    os.write(asked["answer"], json.dumps(answer).encode())


if __name__ == "__main__":
    main()
