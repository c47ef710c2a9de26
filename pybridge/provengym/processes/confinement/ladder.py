"""The ladder of means that confine a process, from which the first is taken that works here."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from provengym.data.errors import ConformanceError, one_line
from provengym.processes import confinement
from provengym.processes.confinement import system_calls
from provengym.processes.confinement.process import (
    LANDLOCK,
    LIMITS,
    NAMESPACES,
    SECCOMP,
    ConfinedProcess,
    Confinement,
    Means,
)
from provengym.processes.confinement.view import VisibleFiles

_NOBODY = 65534
_HIGHEST = (1 << 31) - 1
_WHOLE = (1 << 32) - 1
"""The number of users of the whole system, where no namespace has only some of them."""


def unused_user() -> int | None:
    """The number of a user and a group that nothing on this system belongs to; None where this
    process is not root's, and where there is none.

    It is of the numbers that there are in this namespace of users, near their end.
    """
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd  # which is not everywhere

    first, _, many = max(_mapped(), key=lambda row: row[2])
    last = min(first + many - 1, _HIGHEST)
    while last > _NOBODY:
        found = last - secrets.randbelow((last - first) // 4 + 1)
        if found not in (0, _NOBODY):
            try:
                pwd.getpwuid(found)
            except KeyError:
                return found
    return None


def is_root_of_the_system(user: int) -> bool:
    """Return whether a user of this namespace is the system's root, and not only a namespace's."""
    return user == 0 and all(many >= _WHOLE for _, _, many in _mapped())


def _mapped() -> list[tuple[int, int, int]]:
    """The users of this namespace: the first of each range, who that is outside, and how many."""
    rows: list[list[str]] = []
    with contextlib.suppress(OSError), open("/proc/self/uid_map") as file:
        rows = [line.split() for line in file]
    return [(int(one), int(outside), int(many)) for one, outside, many in rows] or [(0, 0, _WHOLE)]


EVERY_MEANS = (
    Means("bubblewrap", NAMESPACES, has_namespaces=True),
    Means("unshare", NAMESPACES, has_namespaces=True),
    Means("Landlock", LANDLOCK),
    Means("seccomp", SECCOMP),
    Means("limits", LIMITS),
)
_ALLOWED = {
    NAMESPACES: (),
    LANDLOCK: (),
    SECCOMP: ("write files", "read files"),
}
"""Accesses that a level does not prevent, as far as the user has them; `LIMITS` prevents none."""
_TRIAL = Path(confinement.__file__).with_name("trial.py")
_LIMITS = Confinement(seconds=120.0)
"""Long, since on a machine that is slow for a while less must not be taken for what holds."""


@dataclass(frozen=True)
class Chosen:
    """The means that are used."""

    means: Means
    has_user: bool
    """True if the code becomes a user of its own, and is not who runs this process."""
    reasons: tuple[str, ...]
    """The reasons why those before are not used."""

    def to_dict(self) -> dict[str, Any]:
        """Return the choice as values of JSON."""
        return {"means": self.means.name, "has_user": self.has_user, "reasons": list(self.reasons)}

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Chosen:
        """Return the choice of which `to_dict` told."""
        (means,) = (means for means in EVERY_MEANS if means.name == told["means"])
        return cls(means, told["has_user"], tuple(told["reasons"]))

    def user(self) -> int | None:
        """A user for one process; None for who runs this one."""
        return unused_user() if self.has_user else None


@functools.lru_cache(maxsize=16)
def chosen(view: VisibleFiles, modules: tuple[str, ...], paths: tuple[str, ...]) -> Chosen:
    """The first means of the ladder that a trial shows to hold.

    Args:
        view: The files that are to be seen.
        modules: The modules that must be importable within.
        paths: Further places to look for these.
    """
    user, reasons = unused_user(), list[str]()
    for means in EVERY_MEANS:
        reason = _why_not(means, user, view, modules, paths)
        if reason is None:
            return Chosen(means, user is not None, tuple(reasons))
        reasons.append(f"{means.name}: {reason}")
    for means in EVERY_MEANS:  # root, since no other user can read Python: without privileges
        if not means.has_namespaces and _why_not(means, None, view, modules, paths) is None:
            return Chosen(means, False, tuple(reasons))
    return Chosen(EVERY_MEANS[-1], False, tuple(reasons))


def _why_not(
    means: Means,
    user: int | None,
    view: VisibleFiles,
    modules: Sequence[str],
    paths: Sequence[str],
) -> str | None:
    """Return why a means does not hold, in words; None where it holds."""
    if means.name == "bubblewrap" and shutil.which("bwrap") is None:
        return "it is not installed"
    if sys.platform != "linux":
        return None if means.level == LIMITS else "this system is not Linux"
    if means.level == LIMITS and user is None:
        return None  # there is nothing to try
    try:
        with _outside() as outside:
            answer = _tried(means, user, view, {"modules": modules, "paths": paths, **outside})
    except (ConformanceError, OSError) as error:
        return one_line(error)
    if isinstance(answer, str):
        return answer
    if means.has_namespaces and is_root_of_the_system(answer["user"]):
        return "the code would be root"
    possible = [one for one in answer["possible"] if one not in _ALLOWED.get(means.level, (one,))]
    return f"the code can {' and '.join(possible)}" if possible else None


def _tried(means: Means, user: int | None, view: VisibleFiles, asked: dict[str, Any]) -> Any:
    """Return the answer of a trial, or in words why there is none."""
    arguments = ["-I", "-B", "-c", _TRIAL.read_text(encoding="utf-8")]
    with ConfinedProcess(means, view, arguments, user=user, limits=_LIMITS) as process:
        with contextlib.suppress(OSError), process.asked as stream:
            stream.write(json.dumps({"answer": process.answer_number, **asked}).encode())
        ended = process.wait(_LIMITS.seconds)
        answer = os.read(process.answers, 1 << 16)
    if not ended:
        return f"a trial took more than {_LIMITS.seconds:g} s"
    if process.failed is None:
        return json.loads(answer)
    last = process.printed.strip().rpartition("\n")[2]
    return process.refused or one_line(last) or process.failed


@contextlib.contextmanager
def _outside() -> Iterator[dict[str, Any]]:
    """Files and sockets that a trial must not reach, though every user may."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="provengym-"))
        os.chmod(folder, 0o777)
        read = Path(folder, "read")
        read.write_text("")
        read.chmod(0o644)
        by_path, abstract = str(Path(folder, "socket")), f"provengym-{secrets.token_hex(8)}"
        listening = []
        for family, address in (
            (socket.AF_INET, ("127.0.0.1", 0)),
            (socket.AF_UNIX, by_path),
            (socket.AF_UNIX, f"\0{abstract}"),
        ):
            listening.append(stack.enter_context(socket.socket(family)))
            listening[-1].bind(address)
            listening[-1].listen()
        os.chmod(by_path, 0o777)
        yield {
            "written": str(Path(folder, "written")),
            "read": str(read),
            "port": listening[0].getsockname()[1],
            "socket": by_path,
            "abstract": abstract,
        }


def warnings(chosen: Chosen) -> tuple[str, ...]:
    """Return what the chosen means do not keep code from, and why there are no better ones."""
    level = chosen.means.level
    if level == NAMESPACES:
        return ()
    lines = [_NOT_KEPT[level]]
    if level == LANDLOCK and not chosen.has_user and not _has_scopes():
        lines.append("the code was not kept from sending signals to processes of this user")
    if not chosen.has_user and hasattr(os, "geteuid") and is_root_of_the_system(os.geteuid()):
        lines.append("the code ran as root")
    return (*lines, f"there was nothing better: {'; '.join(chosen.reasons)}")


_NOT_KEPT = {
    LANDLOCK: "the code could see the names, sizes and times of files outside of its folder",
    SECCOMP: "the code was not kept from reading and writing files where it may as a user",
    LIMITS: "the code was kept by limits alone: not from the network, nor from reading and writing "
    "files where it may as a user",
}


def _has_scopes() -> bool:
    with contextlib.suppress(OSError):
        return system_calls.landlock_version() >= system_calls.SCOPES_FROM
    return False
