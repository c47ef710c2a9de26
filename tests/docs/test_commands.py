"""The commands and recipes of README, docs and examples are accepted as they are written."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from command import forget_folders_with
from provengym.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]
PLACES = [
    REPOSITORY / "README.md",
    *sorted((REPOSITORY / "docs").glob("*.md")),
    *sorted((REPOSITORY / "examples").glob("*.*")),
]
WRITTEN = re.compile(
    r"^(?:\$ | {4}| *(?:entry|- run): |expect \d )?provengym conform ((?:.*\\\n)*.*)$", re.MULTILINE
)
COMMANDS = [
    pytest.param(found[1].replace("\\\\\n", "").replace("\\\n", ""), id=f"{place.name}-{number}")
    for place in PLACES
    for number, found in enumerate(WRITTEN.finditer(place.read_text(encoding="utf-8")))
]
RECIPE = re.compile(r"```py\n(.*?)```", re.DOTALL)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Where the commands of a reader are run: with the examples, and packages of the reader's."""
    (tmp_path / "examples").symlink_to(REPOSITORY / "examples")
    (tmp_path / "my_package").mkdir()
    grid = (REPOSITORY / "examples" / "gridworld_plain.py").read_text(encoding="utf-8")
    (tmp_path / "my_package" / "grid.py").write_text(grid.replace("class GridWorld", "class Grid"))
    monkeypatch.chdir(tmp_path)
    forget_folders_with("corridor", monkeypatch)
    assert main(["new", "corridor"]) == 0
    return tmp_path


def test_the_commands_are_read():
    assert len(COMMANDS) >= 14


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_accepted(command, folder, capfd):
    """In half a second: what it finds with its own budget is tested elsewhere."""
    status = main(["conform", *shlex.split(command), "--budget", "0.5s"])

    assert status in (0, 1, 3), capfd.readouterr().err


def test_the_recipe_for_pytest_passes(folder):
    page = (REPOSITORY / "docs" / "conformance.md").read_text(encoding="utf-8")
    (recipe,) = RECIPE.findall(page)
    (folder / "test_recipe.py").write_text(recipe)
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_recipe.py"]
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=folder)

    assert "2 passed" in done.stdout, done.stdout
