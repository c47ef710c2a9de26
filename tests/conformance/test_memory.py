"""A check takes no more memory than it may."""

import pytest

from corpus.zoo.right_grids import Grid
from limited import checked
from provengym.conformance import ConformanceError, conform
from provengym.conformance import run as driver
from provengym.data.limits import NORMAL
from provengym.processes import memory
from provengym.processes.isolation import can_fork

pytestmark = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")
SQUARE = {"reference": "GridWorld", "height": 3, "width": 3}
MEGABYTE = 2**20


class Hoards(Grid):
    """Takes much memory when it stands in the middle."""

    def step(self, action):
        if self.cell == (1, 1):
            self.hoard = bytearray(600 * MEGABYTE)
        return super().step(action)


def test_what_a_target_takes_above_it_is_refused():
    report = conform(Hoards, memory="300M", engines=["systematic"], **SQUARE)

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert (finding.kind, finding.got) == ("exception", {"error": "step raised MemoryError"})
    assert finding.reproduced == 3


def test_what_suffices_changes_nothing():
    limited, free = (
        conform(Grid, engines=["systematic"], **memory, **SQUARE)
        for memory in ({"memory": "1G"}, {})
    )

    assert limited == free


def test_where_the_checker_needs_more_it_is_undecided(monkeypatch):
    def greedy(run, session, engine):
        bytearray(600 * MEGABYTE)

    monkeypatch.setattr(driver._Run, "_recorded", greedy)
    report = checked(Grid, NORMAL, memory="300M", **SQUARE)

    assert report.verdict == "inconclusive"
    assert report.meaning == "The memory ran out before the check came to its end."


def test_where_nothing_can_be_loaded_it_is_told(tmp_path):
    path = tmp_path / "greedy.py"
    path.write_text("hoard = bytearray(600 * 2**20)\n")

    with pytest.raises(ConformanceError, match="cannot be loaded: MemoryError"):
        conform(f"{path}:Grid", memory="300M", **SQUARE)


def test_a_system_without_limits_is_told(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "resource", None)

    with pytest.raises(ConformanceError, match="memory cannot be limited on this system"):
        memory.limit_memory(MEGABYTE)


def test_a_limit_that_the_system_refuses_is_told(monkeypatch):
    def refused(which, limits):
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr("resource.setrlimit", refused)

    with pytest.raises(ConformanceError, match="cannot be limited on this system: .*not permitted"):
        memory.limit_memory(MEGABYTE)


def test_a_system_that_cannot_fork_is_told(monkeypatch):
    monkeypatch.setattr("provengym.conformance.isolated_run.can_fork", lambda: False)

    with pytest.raises(ConformanceError, match="memory: a limit needs Linux or macOS"):
        conform(Grid, memory="1G", **SQUARE)
