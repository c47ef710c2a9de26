"""No wrong code gets the score of right code by what it does to what runs it."""

import json
from dataclasses import replace

import pytest

from bench.conftest import EXAMPLES
from bench.forgeries import ACCIDENTS, FORGERIES, LIES
from processes.means import NAMES, choose
from provengym.bench.score import score
from provengym.processes.confined import Confinement

LIMITS = Confinement(seconds=300.0, disk=32 << 20, processes=20, memory=1 << 30)
BRIEF = replace(LIMITS, seconds=10.0)
"""For what is not to be `equal`, and may last as long as it is let."""
WRONG = ("differs", "fails", "inconclusive")


@pytest.fixture
def careless():
    """Wrong code for the small task."""
    return (EXAMPLES / "GridWorld" / "careless.py").read_text()


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_no_right_code(grid, careless, name):
    found = score(grid, f"{careless}\n{FORGERIES[name]}", limits=BRIEF)

    assert found.verdict in WRONG
    assert found.score < 1


@pytest.mark.parametrize("means", NAMES)
def test_nothing_of_this_package_is_there_to_be_changed(grid, careless, monkeypatch, means):
    """Whatever confines the code."""
    choose(means, monkeypatch)
    for name in ("the judge's function is replaced in the main module", "the code of conform is"):
        (name,) = (one for one in FORGERIES if one.startswith(name))
        found = score(grid, f"{careless}\n{FORGERIES[name]}", limits=BRIEF)

        assert found.verdict in WRONG


@pytest.mark.parametrize("name", ACCIDENTS)
def test_an_accident_leaves_right_code_right(grid, right, name):
    found = score(grid, f"{right}\n{ACCIDENTS[name]}", limits=LIMITS)

    assert (found.verdict, found.score, found.findings) == ("equal", 1.0, ())


@pytest.mark.parametrize("lie", map(json.dumps, LIES), ids=range(len(LIES)))
@pytest.mark.parametrize("first", [2, 40])
def test_a_runner_that_lies_gives_wrong_answers_and_nothing_else(grid, right, lie, first):
    """From some answer on it sends the same text."""
    lines = f"""
import sys, itertools
runner, numbers = sys.modules["runner.targets.remote.runner"], itertools.count()
write = runner._write
runner._write = lambda file, answer: write(
    file, answer if next(numbers) < {first} else runner.json.loads({lie!r})
)
"""
    found = score(grid, right + lines, limits=BRIEF)

    assert found.verdict in WRONG
