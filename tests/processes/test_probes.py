"""Confined code reaches no more than docs/confinement.md says."""

import os
from pathlib import Path

import pytest

from processes import probes
from processes.means import NAMES, choose
from provengym.processes.confinement import ladder
from provengym.processes.confinement.process import LANDLOCK, LEVELS, LIMITS, NAMESPACES

PAGE = Path(__file__).parents[2] / "docs" / "confinement.md"
HELD, REACHED = "held", "reached"


def table():
    """By level and probe, what the page says of it."""
    lines = PAGE.read_text(encoding="utf-8").partition("## What was tried")[2].splitlines()
    head, _, *rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    assert head == list(LEVELS)
    told = {level: {} for level in LEVELS}
    for name, *cells in rows:
        for level, cell in zip(LEVELS, cells, strict=True):
            told[level][name] = cell
    return told


def test_the_table_has_every_probe():
    for level, told in table().items():
        assert list(told) == probes.NAMES
        assert (set(told.values()) == {HELD}) == (level in (NAMESPACES, LANDLOCK))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_reached(name, monkeypatch):
    means = choose(name, monkeypatch)
    monkeypatch.setattr("sys.path", [*probes.sys.path, str(probes.HERE)])
    told = table()[means.level]
    rows = probes.every()
    reached = {probed for probed, (is_reached, _) in rows.items() if is_reached}
    possible = {probed for probed, cell in told.items() if cell == REACHED}
    if not ladder.chosen().has_user:
        possible |= {probed for probed, cell in told.items() if cell == "as the user"}
        if not os.geteuid():
            possible |= {probed for probed, cell in told.items() if cell == "as root"}

    assert reached <= possible
    if possible:  # so the probes do find what is not kept
        assert "a file of the user is read" in reached
        assert ("a port of this machine is reached" in reached) == (means.level == LIMITS)
