"""Confined code reaches nothing outside, and takes no more than it may."""

import pytest

from provengym.targets.confinement.process import LANDLOCK, LIMITS, NAMESPACES
from targets import probes
from targets.means import NAMES, choose

FILES = {
    "a file of the user is read",
    "the home of the user is listed",
    "a file is written in the home of the user",
    "a file is written in /tmp",
    "a file is written in /dev/shm",
    "a key is in the environment of another",
    "the terminal of the user is written to",
    "the processes of the user are seen",
    "400 MB in /tmp, of 64 MB",
    "400 MB in /dev/shm, of 64 MB",
}
NETWORK = {
    "a port of this machine is reached",
    "a socket is reached by its path",
    "an abstract socket is reached",
    "a port is bound",
}
AS_ROOT = {"a setting of the kernel is opened for writing", "a disk is open for writing"}
"""What root may without privileges, where it had to stay root."""


@pytest.mark.parametrize("name", NAMES)
def test_what_is_reached(name, monkeypatch):
    means = choose(name, monkeypatch)
    monkeypatch.setattr("sys.path", [*probes.sys.path, str(probes.HERE)])
    rows = probes.every()
    reached = {probed for probed, (is_reached, _) in rows.items() if is_reached}

    if means.level in (NAMESPACES, LANDLOCK):
        assert reached == set()
    elif means.level == LIMITS:
        assert reached <= FILES | NETWORK | AS_ROOT
        assert reached >= NETWORK  # so the probes do find what is not kept
    else:
        assert reached <= FILES | AS_ROOT
        assert "a file of the user is read" in reached
