"""A small task, and right code for it."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from command import runner
from provengym.bench import tasks

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

HERE = Path(__file__).parent
CHANGES = {
    file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in sorted((HERE / "changes").glob("*.toml"))
}
"""For each task what its tests change, and where."""
EXAMPLES = HERE.parents[1] / "examples" / "envbench"


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
