"""Count the processes below this one, and the memory and files that they take together.

Run by `supervisor`; nothing of the package is imported.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterator
from typing import Any

from . import new_root  # as `supervisor` runs it, this is no part of the package

_OF_A_NAME = 1 << 10
"""Bytes that a file takes by being there, about as many as the kernel keeps for one."""
_RESIDENT = re.compile(r"^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB", re.MULTILINE)
_SHARED_OUT = re.compile(r"^(?:Pss_Anon|Pss_Shmem|SwapPss):\s+(\d+) kB", re.MULTILINE)
"""Memory that belongs to no file; that of several processes is counted once in the latter."""
_GONE = " (deleted)"


class Count:
    """Counts processes, memory and files, against what a configuration allows."""

    def __init__(self, config: dict[str, Any]) -> None:
        self._config = config
        self._folder = config["folder"]
        self._before = self._in_memory() if config["namespaces"] else 0

    def too_much(self) -> str | None:
        """The words for what is more than may be."""
        config, numbers = self._config, descendants()
        if len(numbers) > config["processes"]:
            return f"had more than {config['processes']} processes"
        memory, disk = config["memory"], config["disk"]
        if _sum(numbers, "status", _RESIDENT) > memory and memory_of(numbers) > memory:
            return f"took more than {memory >> 20} MB of memory"
        if config["namespaces"]:
            written = self._in_memory() - self._before
        else:
            written = size(self._folder, disk) + unnamed(numbers, self._folder)
        return f"wrote more than {disk >> 20} MB" if written > disk else None

    @staticmethod
    def _in_memory() -> int:
        """Bytes of what there is in the places that can be written to."""
        total = 0
        for path in new_root.WRITABLE:
            with contextlib.suppress(OSError):
                about = os.statvfs(path)
                total += (about.f_blocks - about.f_bfree) * about.f_frsize
                total += (about.f_files - about.f_ffree) * _OF_A_NAME
        return total


def descendants() -> list[int]:
    """Numbers of all processes below this one, as far as the system tells."""
    own = os.getpid()
    try:
        known = int(os.readlink("/proc/self"))
    except (OSError, ValueError):
        return []
    if known != own:  # it tells of another namespace, whose numbers are others
        return []
    with contextlib.suppress(OSError):
        return list(_below(own))
    parents: dict[int, int] = {}
    with contextlib.suppress(OSError):
        for name in os.listdir("/proc"):
            if name.isdigit():
                with contextlib.suppress(OSError), open(f"/proc/{name}/stat") as about:
                    # After the name of the program, in parentheses: state, parent.
                    parents[int(name)] = int(about.read().rpartition(")")[2].split()[1])
    below = {own}
    while more := {number for number, parent in parents.items() if parent in below} - below:
        below |= more
    return list(below - {own})


def _below(number: int) -> Iterator[int]:
    """Those below a process, by its list of children.

    Raises:
        OSError: The system has no such list.
    """
    for thread in os.listdir(f"/proc/{number}/task"):
        with open(f"/proc/{number}/task/{thread}/children") as file:
            for child in map(int, file.read().split()):
                yield child
                with contextlib.suppress(ProcessLookupError, FileNotFoundError):
                    yield from _below(child)


def memory_of(numbers: list[int]) -> int:
    """Bytes of memory of some processes, what they share counted once where that is told."""
    told = {number: _sum([number], "smaps_rollup", _SHARED_OUT) for number in numbers}
    return sum(told.values()) + _sum([one for one in told if not told[one]], "status", _RESIDENT)


def _sum(numbers: list[int], name: str, pattern: re.Pattern[str]) -> int:
    texts = (_read(f"/proc/{number}/{name}") for number in numbers)
    return 1024 * sum(int(found) for text in texts for found in pattern.findall(text))


def _read(path: str) -> str:
    with contextlib.suppress(OSError), open(path, errors="replace") as file:
        return file.read()
    return ""


def size(folder: str, most: int) -> int:
    """The bytes of the files in a folder, counted until they are more than `most`."""
    total, folders = 0, [folder]
    while folders and total <= most:
        with contextlib.suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                with contextlib.suppress(OSError):
                    about = entry.stat(follow_symlinks=False)
                    total += about.st_blocks * 512 + _OF_A_NAME
                    if stat.S_ISDIR(about.st_mode):
                        folders.append(entry.path)
    return total


def unnamed(numbers: list[int], folder: str) -> int:
    """The bytes of files that have no name any more, and that some processes have open or mapped:
    such as were in a folder, and those of memory."""
    sizes: dict[tuple[int, int], int] = {}
    for number in numbers:
        held = f"/proc/{number}/fd"
        with contextlib.suppress(OSError):
            for name in os.listdir(held):
                with contextlib.suppress(OSError):
                    path = os.path.join(held, name)
                    target = os.readlink(path)
                    if target.endswith(_GONE) and target.startswith((folder, "/memfd:")):
                        about = os.stat(path)
                        sizes[about.st_dev, about.st_ino] = about.st_blocks * 512
        for line in _read(f"/proc/{number}/maps").splitlines():
            if line.endswith(_GONE) and folder in line:
                # from-to, access, offset, device, number of the file, path
                place, _, _, device, inode, _ = line.split(maxsplit=5)
                begin, _, end = place.partition("-")
                major, _, minor = device.partition(":")
                key = os.makedev(int(major, 16), int(minor, 16)), int(inode)
                sizes[key] = max(sizes.get(key, 0), int(end, 16) - int(begin, 16))
    return sum(sizes.values())
