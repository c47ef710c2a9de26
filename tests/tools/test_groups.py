"""The tests of a file share a worker of pytest-xdist, so what a fixture of theirs builds is built
once; those of a group share one across files; and groups of slow tests come first."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"

FILE = """
import json, os, pathlib, pytest

@pytest.mark.parametrize("number", [*range(5), pytest.param(5, marks=%(marks)s)])
def test_of_the_file(number):
    note("test_%(name)s")

@pytest.mark.xdist_group("a group")
@pytest.mark.parametrize("number", range(3))
def test_of_the_group(number):
    note("a group")

def note(name):
    worker = os.environ["PYTEST_XDIST_WORKER"]
    with pathlib.Path(__file__).with_name(worker + ".notes").open("a") as notes:
        print(json.dumps([name, worker]), file=notes)
"""


@pytest.mark.slow
def test_each_file_and_each_group_has_one_worker(tmp_path):
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    for name, marks in (("one", "[]"), ("two", "pytest.mark.slow")):
        (tmp_path / f"test_{name}.py").write_text(FILE % {"name": name, "marks": marks})
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    done = subprocess.run(
        [*command, "--no-loadscope-reorder", str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")},
    )
    assert done.returncode == 0, done.stdout + done.stderr

    notes = [
        [tuple(json.loads(line)) for line in file.read_text().splitlines()]
        for file in tmp_path.glob("*.notes")
    ]
    seen = [note for file in notes for note in file]
    assert len(seen) == 18
    assert sorted(name for name, _ in set(seen)) == ["a group", "test_one", "test_two"]
    assert "test_two" in {file[0][0] for file in notes}
