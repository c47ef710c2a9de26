"""Check that what a target makes reaches the process that judges it as data, never as code."""

import contextlib
import os
import stat

import pytest

from corpus.zoo.right_grids import Grid
from provengym.conformance import ConformanceError, conform
from provengym.processes.isolation import can_fork
from provengym.processes.record import Record

pytestmark = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")
SQUARE = {"reference": "GridWorld", "height": 3, "width": 3}
ran = []


def _ran(place):
    ran.append(place)
    return ValueError(place)


class Loads:
    """Runs a function where it is unpickled."""

    def __reduce__(self):
        return _ran, (f"in process {os.getpid()}",)


class Raised(Loads, BaseException):
    pass


class Number(Loads, float):
    pass


class RaisesIt(Grid):
    def step(self, action):
        raise Raised("no")


class RewardsWithIt(Grid):
    def step(self, action):
        observation, _, *rest = super().step(action)
        return observation, Number(7.0), *rest


@pytest.mark.parametrize(("target", "kind"), [(RaisesIt, "exception"), (RewardsWithIt, "reward")])
def test_nothing_that_a_target_made_is_unpickled(target, kind):
    report = conform(target, isolated=True, engines=["systematic"], **SQUARE)

    assert [finding.kind for finding in report.findings] == [kind]
    assert report.verdict == "differs"
    assert not ran


class SaysEscapes(Grid):
    def step(self, action):
        raise ValueError("\x1b[2J\x07\x9b1m")


def test_what_a_target_says_does_nothing_to_a_terminal():
    report = conform(SaysEscapes, engines=["systematic"], **SQUARE)

    assert r"ValueError: \x1b[2J\x07\x9b1m" in report.findings[0].story
    assert all(c.isprintable() or c == "\n" for c in report.findings[0].story)


def pipes():
    """The descriptors of pipes but those of standard input and output."""
    for descriptor in range(3, 64):
        with contextlib.suppress(OSError):
            if stat.S_ISFIFO(os.fstat(descriptor).st_mode):
                yield descriptor


class WritesIntoNewPipes(Grid):
    not_its_own = frozenset()
    """Pipes that were there before the check, such as those of whoever runs the tests."""
    line = b""

    def step(self, action):
        for descriptor in {*pipes()} - self.not_its_own:
            with contextlib.suppress(OSError):
                os.write(descriptor, self.line + b"\n")
        return super().step(action)


@pytest.mark.parametrize(
    "line",
    [
        b"\xff a line",
        b"[" * 100_000,
        b"5",
        b"{}",
        b'{"event": "ended"}',
        b'{"event": "ended", "seal": ""}',
        b'{"event": "finding"}',
        b'{"event": "coverage", "engine": []}',
    ],
)
def test_a_stray_line_in_the_pipe_of_the_check_is_no_verdict(monkeypatch, line):
    monkeypatch.setattr(WritesIntoNewPipes, "not_its_own", frozenset(pipes()))
    monkeypatch.setattr(WritesIntoNewPipes, "line", line)

    with pytest.raises(ConformanceError, match="wrote into a file that provengym has open"):
        conform(WritesIntoNewPipes, isolated=True, engines=["systematic"], **SQUARE)


class PaysTooMuch(Grid):
    def step(self, action):
        observation, _, *rest = super().step(action)
        return observation, 10**400, *rest


def test_a_reward_that_no_float_holds_is_a_finding():
    report = conform(PaysTooMuch, isolated=True, engines=["systematic"], **SQUARE)

    assert [finding.kind for finding in report.findings] == ["api"]
    assert "the reward must be a float" in report.findings[0].story


def test_what_was_played_is_read_back_as_json():
    record = Record()
    parameters = {"goal": (1, 2), "words": ["a"], "slip": 0.5, "none": None}
    record.begin("lockstep", parameters, 7)
    record.add(3)

    moment = record.read()

    assert (moment.engine, moment.parameters, moment.seed) == ("lockstep", parameters, 7)
    assert moment.actions == (3,)
    record._memory[:] = b"\xff" * len(record._memory)
    assert (record.read().engine, record.read().parameters) == ("", None)
