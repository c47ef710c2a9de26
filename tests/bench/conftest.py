"""A small task, and right code for it."""

from dataclasses import replace
from pathlib import Path

import pytest

from command import runner
from provengym.bench import tasks

EXAMPLES = Path(__file__).parents[2] / "examples" / "envbench"


@pytest.fixture(scope="session")
def grid():
    """GridWorld at one small choice of parameters, with few steps."""
    task = tasks.find("GridWorld")
    return replace(task, visible=({"height": 2, "width": 3},), hidden=(), steps=1_000)


@pytest.fixture(scope="session")
def right():
    """Right code for it."""
    return (EXAMPLES / "GridWorld" / "plain.py").read_text()


@pytest.fixture
def run(capsys):
    """Call `main`; the result is (status, stdout, stderr)."""
    return runner(capsys)
