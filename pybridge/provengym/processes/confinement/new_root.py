"""The files of a confined process: a root of its own where there are namespaces, and rules for
Landlock where there are none.

Run by `supervisor`; nothing of the package is imported.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from typing import Any

from . import system_calls  # as `supervisor` runs it, this is no part of the package

DEVICES = tuple(f"/dev/{name}" for name in ("null", "zero", "full", "random", "urandom"))
DEVICE_LINKS = {
    "/dev/fd": "/proc/self/fd",
    "/dev/stdin": "/proc/self/fd/0",
    "/dev/stdout": "/proc/self/fd/1",
    "/dev/stderr": "/proc/self/fd/2",
}
COVERED_FOLDERS = tuple(
    f"/proc/{name}" for name in ("sys", "bus", "fs", "irq", "acpi", "asound", "scsi", "driver")
)
COVERED_FILES = tuple(
    f"/proc/{name}"
    for name in ("kcore", "keys", "key-users", "kallsyms", "sysrq-trigger", "timer_list")
)
"""Paths where a namespace of processes shows the whole system, or lets it be changed."""
WRITABLE = ("/tmp", "/dev/shm")
"""Folders in memory, empty at the start."""
EMPTY = ("/run", "/home")
_OF_PROC = ("/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat")
_SMALL = "mode=755,size=1m,nr_inodes=16384"
_COVER = "mode=555,size=4k,nr_inodes=2048"


def enter_namespaces(has_own_user: bool) -> None:
    """Leave the namespaces of the system, but for that of users where one may without.

    Raises:
        OSError: The system refuses.
    """
    user, group = os.getuid(), os.getgid()
    flags = system_calls.CLONE_NEWNS | system_calls.CLONE_NEWPID | system_calls.CLONE_NEWNET
    flags |= system_calls.CLONE_NEWIPC | system_calls.CLONE_NEWUTS | system_calls.CLONE_NEWCGROUP
    if not has_own_user:
        system_calls.unshare(flags)
        return
    system_calls.unshare(flags | system_calls.CLONE_NEWUSER)
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        with open(f"/proc/self/{name}", "w") as file:
            file.write(text)


def enter(config: dict[str, Any]) -> None:
    """Make a root of what a view shows and little else, and change to it.

    Raises:
        OSError: The system refuses.
    """
    mount = system_calls.mount
    mount("none", "/", None, system_calls.MS_REC | system_calls.MS_PRIVATE)
    root = config["folder_outside"]
    _mount_memory(root, _SMALL)
    covers = []
    for path, kind in in_order(config["reads"], config["hidden"]):
        if kind == "shown":
            _bind(path, root)
            continue
        os.makedirs(root + path, exist_ok=True)
        if kind == "hidden":
            covers.append(root + path)
            _mount_memory(root + path, _COVER)
        else:
            _mount_memory(root + path, f"mode=1777,size={room(config['disk'])}")
    for path, target in [*config["links"], *DEVICE_LINKS.items()]:
        os.makedirs(os.path.dirname(root + path), exist_ok=True)
        with contextlib.suppress(FileExistsError):
            os.symlink(target, root + path)
    for path in covers:
        system_calls.set_mount_attributes(path, system_calls.MOUNT_ATTR_RDONLY, recursive=False)
    for path in DEVICES:
        _bind(path, root, is_device=True)
    _mount_proc(root)
    for path in EMPTY:
        os.makedirs(root + path, exist_ok=True)
    system_calls.change_root(root)
    system_calls.set_mount_attributes("/", system_calls.MOUNT_ATTR_RDONLY, recursive=False)


def in_order(reads: Iterable[str], hidden: Iterable[str]) -> list[tuple[str, str]]:
    """Paths, each ``"shown"``, ``"hidden"`` or ``"writable"``, a folder before what is in it."""
    every = [(path, "writable") for path in WRITABLE]
    every += [(path, "shown") for path in reads]
    every += [(path, "hidden") for path in hidden]
    return sorted(every, key=lambda one: one[0].count("/"))


def room(disk: int) -> int:
    """The bytes that there are for files: so many that it can be told when they are too many."""
    return disk + (1 << 20)


def _bind(path: str, root: str, *, is_device: bool = False) -> None:
    """Show a file, or a folder with what is in it, that nobody can write into."""
    target = root + path
    os.makedirs(target if os.path.isdir(path) else os.path.dirname(target), exist_ok=True)
    if not os.path.isdir(path) and not os.path.exists(target):
        os.close(os.open(target, os.O_CREAT | os.O_WRONLY, 0o444))
    flags = system_calls.MS_BIND | system_calls.MS_REC
    system_calls.mount(path, target, None, flags)
    attributes = system_calls.MOUNT_ATTR_NOSUID
    if not is_device:
        attributes |= system_calls.MOUNT_ATTR_RDONLY | system_calls.MOUNT_ATTR_NODEV
    system_calls.set_mount_attributes(target, attributes, recursive=True)


def _mount_memory(target: str, options: str) -> None:
    flags = system_calls.MS_NOSUID | system_calls.MS_NODEV
    system_calls.mount("tmpfs", target, "tmpfs", flags, options)


def _mount_proc(root: str) -> None:
    os.makedirs(root + "/proc")
    flags = system_calls.MS_NOSUID | system_calls.MS_NODEV | system_calls.MS_NOEXEC
    system_calls.mount("proc", root + "/proc", "proc", flags)
    for path in COVERED_FOLDERS:
        if os.path.isdir(root + path):
            _mount_memory(root + path, _COVER)
            attributes = system_calls.MOUNT_ATTR_RDONLY
            system_calls.set_mount_attributes(root + path, attributes, recursive=False)
    for path in COVERED_FILES:
        if os.path.exists(root + path):
            system_calls.mount("/dev/null", root + path, None, system_calls.MS_BIND)


def restrict_files(config: dict[str, Any]) -> None:
    """Keep this process to what a view shows, and to its folder, by Landlock.

    Raises:
        OSError: The system refuses.
    """
    reads, lists = list[str](), list(config["lists"])
    for path in config["reads"]:
        _add_but_hidden(path, set(config["hidden"]), reads, lists)
    proc = [path for path in _OF_PROC if os.path.exists(path)]
    devices = [path for path in DEVICES if os.path.exists(path)]
    system_calls.restrict_files([*reads, *proc], lists, [config["folder"]], devices)


def _add_but_hidden(path: str, hidden: set[str], reads: list[str], lists: list[str]) -> None:
    if not any(one.startswith(path + "/") for one in hidden):
        reads.append(path)
        return
    lists.append(path)
    for name in os.listdir(path):
        inside = os.path.join(path, name)
        if inside not in hidden and os.path.exists(inside):
            _add_but_hidden(inside, hidden, reads, lists)
