"""A user that nobody is."""

from __future__ import annotations

import contextlib
import os
import secrets

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
