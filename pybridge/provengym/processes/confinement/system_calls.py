"""System calls of Linux by which a process gives up what it may do, for which Python has no names:
capabilities, namespaces and mounts, Landlock, and a filter of system calls (seccomp).

Numbers and structures are those of the kernel's headers, for x86_64 and aarch64; on any other
machine the calls raise `OSError`.  Nothing of the package is imported here: `supervisor` runs this
file beside it, by itself.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import stat
import struct
import sys
from collections.abc import Iterable, Iterator

# linux/prctl.h
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_CAPBSET_DROP, PR_SET_CHILD_SUBREAPER = 1, 4, 24, 36
PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL = 38, 47, 4
# linux/capability.h
_LINUX_CAPABILITY_VERSION_3 = 0x20080522
# linux/sched.h
CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC = 0x20000, 0x2000000, 0x4000000, 0x8000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
_EVERY_NAMESPACE = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC
_EVERY_NAMESPACE |= CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET
# linux/mount.h
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT = 1, 2, 4, 8, 0x20
MS_BIND, MS_REC, MS_PRIVATE = 0x1000, 0x4000, 0x40000
MNT_DETACH = 2
MOUNT_ATTR_RDONLY, MOUNT_ATTR_NOSUID, MOUNT_ATTR_NODEV = 1, 2, 4
# linux/fcntl.h, asm-generic/fcntl.h
AT_FDCWD, AT_RECURSIVE = -100, 0x8000
O_ACCMODE = 3
# linux/landlock.h
_LANDLOCK_CREATE_RULESET_VERSION, _LANDLOCK_RULE_PATH_BENEATH = 1, 1
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REFER, _TRUNCATE, _IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
_OF_FILES = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _IOCTL_DEV
_EVERY_ACCESS = {1: _REFER - 1, 2: 2 * _REFER - 1, 3: 2 * _TRUNCATE - 1, 5: 2 * _IOCTL_DEV - 1}
"""``LANDLOCK_ACCESS_FS_*`` that are known from a version on."""
_EVERY_NET_ACCESS = 0b11
"""``LANDLOCK_ACCESS_NET_BIND_TCP`` and ``LANDLOCK_ACCESS_NET_CONNECT_TCP``, from version 4 on."""
_EVERY_SCOPE = 0b11
"""``LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET`` and ``LANDLOCK_SCOPE_SIGNAL``, from version 6 on."""
SCOPES_FROM = 6
# linux/seccomp.h, linux/filter.h, linux/bpf_common.h
_SECCOMP_SET_MODE_FILTER = 1
_RET_KILL_PROCESS, _RET_ERRNO, _RET_ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
_LOAD, _EQUALS, _AT_LEAST, _HAS_ANY, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NR, _ARCH, _ARGUMENTS = 0, 4, 16
"""Places in ``struct seccomp_data``; of an argument, 8 bytes, the lower half comes first."""
_X32 = 0x40000000
"""``__X32_SYSCALL_BIT``."""
_HIGHEST = 469
"""The highest number of a call that is looked at here; what is above is not there."""

_MACHINES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
"""The place of a machine's numbers below, and its ``AUDIT_ARCH_*``."""
_NONE = -1
"""There is no such call."""
_REFUSED = {
    # sockets
    "socket": (41, 198),
    "socketpair": (53, 199),
    # the memory and the descriptors of other processes
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "kcmp": (312, 272),
    "pidfd_getfd": (438, 438),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # keys
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # calls that come by another way than this filter
    "io_uring_setup": (425, 425),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    # mounts and namespaces
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fspick": (433, 433),
    "mount_setattr": (442, 442),
    "open_tree_attr": (467, 467),
    "unshare": (272, 97),
    "setns": (308, 268),
    # the affairs of the system
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "reboot": (169, 142),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "acct": (163, 89),
    "quotactl": (179, 60),
    "quotactl_fd": (443, 443),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "clock_adjtime": (305, 266),
    "adjtimex": (159, 171),
    "iopl": (172, _NONE),
    "ioperm": (173, _NONE),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "fanotify_init": (300, 262),
    "vhangup": (153, 58),
    "syslog": (103, 116),
    "lookup_dcookie": (212, 18),
    # memory that belongs to no process
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "shmget": (29, 194),
    "shmat": (30, 196),
    "msgget": (68, 186),
    "semget": (64, 190),
    "mq_open": (240, 180),
}
"""The numbers of calls on x86_64 and on aarch64, here of those that are always refused."""
_REFUSED_WHERE_FILES_ARE_SEEN = {
    "truncate": (76, 45),
    "chmod": (90, _NONE),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, _NONE),
    "fchown": (93, 55),
    "lchown": (94, _NONE),
    "fchownat": (260, 54),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "setxattrat": (463, 463),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "removexattrat": (466, 466),
    "file_setattr": (469, 469),
    "utime": (132, _NONE),
    "utimes": (235, _NONE),
    "futimesat": (261, _NONE),
    "utimensat": (280, 88),
}
"""Calls that Landlock does not look at, or not in all versions."""
_REFUSED_WHERE_PROCESSES_ARE_SEEN = {
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "pidfd_send_signal": (424, 424),
}
_NOT_THERE = {
    "clone3": (435, 435),
    "openat2": (437, 437),
}
"""Calls whose arguments no filter can look into, and in whose place the C library has others."""
_SOON_ALLOWED = {
    "read": (0, 63),
    "write": (1, 64),
    "futex": (202, 98),
    "mmap": (9, 222),
    "munmap": (11, 215),
}
"""Frequent ones."""
_OTHERS = {
    "open": (2, _NONE),
    "openat": (257, 56),
    "kill": (62, 129),
    "tkill": (200, 130),
    "tgkill": (234, 131),
    "clone": (56, 220),
    "ioctl": (16, 29),
    "prctl": (157, 167),
    "prlimit64": (302, 261),
    "seccomp": (317, 277),
    "landlock_create_ruleset": (444, 444),
    "landlock_add_rule": (445, 445),
    "landlock_restrict_self": (446, 446),
}
_NUMBERS = {
    **_REFUSED,
    **_REFUSED_WHERE_FILES_ARE_SEEN,
    **_REFUSED_WHERE_PROCESSES_ARE_SEEN,
    **_NOT_THERE,
    **_SOON_ALLOWED,
    **_OTHERS,
}

TIOCSTI, TIOCLINUX = 0x5412, 0x541C
"""``asm-generic/ioctls.h``: they write into the input of a terminal."""

_libc = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


class _CapabilityHeader(ctypes.Structure):
    """``struct __user_cap_header_struct``."""

    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class _CapabilitySets(ctypes.Structure):
    """Two of ``struct __user_cap_data_struct``, of 32 capabilities each."""

    _fields_ = [("words", ctypes.c_uint32 * 6)]


class _MountAttributes(ctypes.Structure):
    """``struct mount_attr``."""

    _fields_ = [(name, ctypes.c_uint64) for name in ("set", "clear", "propagation", "userns_fd")]


class _Ruleset(ctypes.Structure):
    """``struct landlock_ruleset_attr``."""

    _fields_ = [(name, ctypes.c_uint64) for name in ("handled_fs", "handled_net", "scoped")]


class _PathBeneath(ctypes.Structure):
    """``struct landlock_path_beneath_attr``."""

    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("parent_fd", ctypes.c_int32)]


class _FilterProgram(ctypes.Structure):
    """``struct sock_fprog``."""

    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_char_p)]


def prctl(option: int, argument: int = 0, more: int = 0) -> None:
    """Control this process.

    Raises:
        OSError: The system refuses, or is not Linux.
    """
    _call("prctl", option, argument, more, 0, 0)


def drop_privileges(user: int | None = None) -> None:
    """Give up all capabilities for good: nothing that this process starts has any.

    Args:
        user: The number of the user and of the group to become; None for none.

    Raises:
        OSError: The system refuses.
    """
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    _empty_bounding_set()
    if user is not None:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    header = _CapabilityHeader(_LINUX_CAPABILITY_VERSION_3, 0)
    _call("capset", ctypes.byref(header), ctypes.byref(_CapabilitySets()))


def _empty_bounding_set() -> None:
    """Empty it, which takes a capability itself; a process without needs it no more."""
    for capability in range(64):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:  # the first number beyond the last, or one that may not be dropped
            return


# Namespaces and mounts.


def unshare(flags: int) -> None:
    """Go on in new namespaces, ``CLONE_NEW*``."""
    _call("unshare", flags)


def mount(source: str, target: str, kind: str | None, flags: int, data: str = "") -> None:
    """Mount something, as ``mount(2)`` does."""
    words = [None if one is None else os.fsencode(one) for one in (source, target, kind)]
    _call("mount", *words, ctypes.c_ulong(flags), os.fsencode(data) or None)


def set_mount_attributes(target: str, attributes: int, *, recursive: bool) -> None:
    """Set ``MOUNT_ATTR_*`` of a mount, and of those below it."""
    given = _MountAttributes(set=attributes)
    flags = AT_RECURSIVE if recursive else 0
    size = ctypes.sizeof(given)
    _system_call("mount_setattr", AT_FDCWD, os.fsencode(target), flags, ctypes.byref(given), size)


def change_root(folder: str) -> None:
    """Make a mount the root of all paths, and let go of the one before."""
    os.chdir(folder)
    _system_call("pivot_root", b".", b".")
    _call("umount2", b".", MNT_DETACH)
    os.chdir("/")


# Landlock.


def landlock_version() -> int:
    """The version of Landlock's interface.

    Raises:
        OSError: There is none.
    """
    return _system_call("landlock_create_ruleset", None, 0, _LANDLOCK_CREATE_RULESET_VERSION)


def restrict_files(
    reads: Iterable[str], lists: Iterable[str], writes: Iterable[str], devices: Iterable[str]
) -> None:
    """Let this process, and what it starts, reach no other files than these, by Landlock; and no
    TCP port, and no abstract socket and no process outside, where its version has that.

    Files that are open already are not affected.  `drop_privileges` comes before.

    Args:
        reads: Files, and folders with all that is in them, to be read and run.
        lists: Folders whose names may be listed.
        writes: Folders in which anything may be done.
        devices: Files that may be read and written.

    Raises:
        OSError: The system refuses, or there is no such file.
    """
    version = landlock_version()
    every = max(access for since, access in _EVERY_ACCESS.items() if since <= version)
    ruleset = _Ruleset(
        handled_fs=every,
        handled_net=_EVERY_NET_ACCESS if version >= 4 else 0,
        scoped=_EVERY_SCOPE if version >= SCOPES_FROM else 0,
    )
    size = 24 if version >= SCOPES_FROM else 16 if version >= 4 else 8
    rules = _system_call("landlock_create_ruleset", ctypes.byref(ruleset), size, 0)
    try:
        for paths, access in (
            (reads, _EXECUTE | _READ_FILE | _READ_DIR),
            (lists, _READ_DIR),
            (writes, every),
            (devices, _READ_FILE | _WRITE_FILE),
        ):
            for path in paths:
                _allow(rules, path, access & every)
        _system_call("landlock_restrict_self", rules, 0)
    finally:
        os.close(rules)


def _allow(rules: int, path: str, access: int) -> None:
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        is_folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        rule = _PathBeneath(access if is_folder else access & _OF_FILES, descriptor)
        _system_call("landlock_add_rule", rules, _LANDLOCK_RULE_PATH_BENEATH, ctypes.byref(rule), 0)
    finally:
        os.close(descriptor)


# Seccomp.


def filter_calls(*, sees_files: bool, sees_processes: bool, spared: Iterable[int] = ()) -> None:
    """Refuse system calls from now on, in this process and in what it starts: those that make
    sockets of any family, look into other processes, have keys, mounts, namespaces, `io_uring` or
    memory that belongs to no process, or are the system's own affairs.

    `drop_privileges` comes before.

    Args:
        sees_files: True if the files of others can be named, whose modes, owners, times and
            attributes may not be changed then.
        sees_processes: True if the processes of others can be named; then all of the user's at
            once, and whole groups, get no signal.
        spared: Numbers of processes that get no signal.

    Raises:
        OSError: The system refuses, or the machine's numbers are not known.
    """
    refused = [*_REFUSED]
    if sees_files:
        refused += _REFUSED_WHERE_FILES_ARE_SEEN
    if sees_processes:
        refused += _REFUSED_WHERE_PROCESSES_ARE_SEEN
    code = list(_program(refused, sees_files, list(spared) if sees_processes else []))
    text = b"".join(struct.pack("=HBBI", *one) for one in code)
    program = _FilterProgram(len(code), text)
    _system_call("seccomp", _SECCOMP_SET_MODE_FILTER, 0, ctypes.byref(program))


_Instruction = tuple[int, int, int, int]
"""``struct sock_filter``: a code, how far to jump where it is true and where not, a number."""


def _program(refused: Iterable[str], sees_files: bool, spared: list[int]) -> Iterator[_Instruction]:
    """The filter, which is run at each call with a ``struct seccomp_data``."""
    _, architecture = _machine()
    yield _LOAD, 0, 0, _ARCH
    yield _EQUALS, 1, 0, architecture
    yield _RETURN, 0, 0, _RET_KILL_PROCESS
    yield _LOAD, 0, 0, _NR
    for name in _SOON_ALLOWED:
        yield from _where(_EQUALS, _number(name), _RET_ALLOW)
    yield from _where(_AT_LEAST, _HIGHEST + 1, _RET_ERRNO | errno.ENOSYS)  # of x32 as well
    for name in _NOT_THERE:
        yield from _where(_EQUALS, _number(name), _RET_ERRNO | errno.ENOSYS)
    for name in refused:
        if _number(name) != _NONE:
            yield from _where(_EQUALS, _number(name), _RET_ERRNO | errno.EPERM)
    yield from _of_call("clone", 0, [(_HAS_ANY, _EVERY_NAMESPACE)])
    yield from _of_call("ioctl", 1, [(_EQUALS, TIOCSTI), (_EQUALS, TIOCLINUX)])
    yield from _of_call("prctl", 0, [(_EQUALS, PR_SET_DUMPABLE)])
    yield from _of_call("prlimit64", 0, [(_HAS_ANY, 0xFFFFFFFF)])  # of another process
    if spared:
        for name in ("kill", "tkill", "tgkill"):
            others = [(_EQUALS, number) for number in spared]
            yield from _of_call(name, 0, [(_AT_LEAST, 0x80000000), *others])
    if sees_files:
        # Reading that cuts the file off is no writing to the versions of Landlock before 3.
        for name, argument in (("open", 1), ("openat", 2)):
            yield from _of_flags(name, argument)
    yield _RETURN, 0, 0, _RET_ALLOW


def _where(test: int, value: int, answer: int) -> Iterator[_Instruction]:
    yield test, 0, 1, value
    yield _RETURN, 0, 0, answer


def _of_call(name: str, argument: int, tests: list[tuple[int, int]]) -> Iterator[_Instruction]:
    """Refuse a call where its argument, the lower half of it, passes one of these tests."""
    yield _EQUALS, 0, 2 * len(tests) + 2, _number(name)
    yield _LOAD, 0, 0, _ARGUMENTS + 8 * argument
    for test, value in tests:
        yield from _where(test, value, _RET_ERRNO | errno.EPERM)
    yield _LOAD, 0, 0, _NR


def _of_flags(name: str, argument: int) -> Iterator[_Instruction]:
    """Refuse a call whose flags are to cut off a file that is opened for reading alone."""
    if _number(name) == _NONE:
        return
    yield _EQUALS, 0, 5, _number(name)
    yield _LOAD, 0, 0, _ARGUMENTS + 8 * argument
    yield _HAS_ANY, 2, 0, O_ACCMODE
    yield _HAS_ANY, 0, 1, os.O_TRUNC
    yield _RETURN, 0, 0, _RET_ERRNO | errno.EPERM
    yield _LOAD, 0, 0, _NR


# Calls of the C library.


def _machine() -> tuple[int, int]:
    name = platform.machine()
    known = _MACHINES.get(name)
    if known is None or sys.platform != "linux" or struct.calcsize("P") != 8:
        system = f"{sys.platform} on {name or 'an unknown machine'}"
        raise OSError(errno.ENOSYS, f"the numbers of system calls of {system} are not known")
    return known


def _number(name: str) -> int:
    return _NUMBERS[name][_machine()[0]]


def _system_call(name: str, *arguments: object) -> int:
    return _call("syscall", ctypes.c_long(_number(name)), *arguments, name=name)


def _call(function: str, *arguments: object, name: str = "") -> int:
    """Call a function of the C library.

    Raises:
        OSError: It returns -1, or there is no such function.
    """
    known = getattr(_libc, function, None)
    if known is None:
        raise OSError(errno.ENOSYS, f"{function} is not there on this system")
    known.restype = ctypes.c_long
    result = int(known(*arguments))
    if result == -1:
        error = ctypes.get_errno()
        raise OSError(error, f"{name or function}: {os.strerror(error)}")
    return result
