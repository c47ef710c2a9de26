"""The means of the ladder that this machine has, for tests of each."""

import functools
import sys

import pytest

from provengym.processes.confinement import ladder
from provengym.processes.confinement.ladder import unused_user
from provengym.processes.confinement.view import view_of_module

NAMES = tuple(means.name for means in ladder.EVERY_MEANS)


@functools.cache
def chosen(name):
    """The choice of one of the means, or why it does not work here.

    Where the unused user cannot read this Python, since it lies in the home of root, the code is
    root without privileges.
    """
    (means,) = (one for one in ladder.EVERY_MEANS if one.name == name)
    asked = view_of_module("provengym"), ("provengym",), tuple(filter(None, sys.path))
    user = unused_user()
    reason = ladder._why_not(means, user, *asked)
    if reason is not None and "Permission denied" in reason and not means.has_namespaces:
        user, reason = None, None
    return reason or ladder.Chosen(means, user is not None, ())


def choose(name, monkeypatch):
    """Let code be confined by these means, or skip the test."""
    found = chosen(name)
    if isinstance(found, str):
        pytest.skip(f"{name} does not work here: {found}")
    monkeypatch.setattr(ladder, "chosen", lambda *_: found)
    return found.means
