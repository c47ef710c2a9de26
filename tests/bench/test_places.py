"""Right code is right wherever the package and its requirements lie."""

import json
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import provengym
from bench.conftest import EXAMPLES
from provengym.targets.remote import connection

SCORE = """
import json, sys
from dataclasses import replace
from pathlib import Path
import gymnasium, numpy, provengym
from provengym.bench import tasks
from provengym.bench.score import score

task = replace(tasks.find("GridWorld"), visible=({"height": 2, "width": 3},), hidden=())
found = score(task, Path(sys.argv[1]).read_text())
files = provengym.__file__, numpy.__file__, gymnasium.__file__
print(json.dumps([found.verdict, found.confinement, *files]))
"""


def copied(name, folder):
    """Copy a distribution's files to a folder."""
    for file in metadata.files(name):
        if ".." not in file.parts and "__pycache__" not in file.parts:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file.locate(), folder / file)


@pytest.mark.parametrize("is_home", [False, True], ids=["temporary", "home"])
@pytest.mark.parametrize("others", [(), ("numpy", "gymnasium")], ids=["alone", "with others"])
def test_right_code_is_equal(tmp_path, is_home, others):
    """Where bubblewrap and namespaces have an empty folder, and where the user's files are."""
    shutil.copytree(Path(provengym.__file__).parent, tmp_path / "lib" / "provengym")
    for name in others:
        copied(name, tmp_path / "lib")
    tmp_path.chmod(0o755)
    variables = {**os.environ, "PYTHONPATH": str(tmp_path / "lib")}
    variables |= {"HOME": str(tmp_path)} if is_home else {}
    done = subprocess.run(
        [sys.executable, "-c", SCORE, str(EXAMPLES / "GridWorld" / "plain.py")],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=variables,
    )

    assert done.returncode == 0, done.stderr
    verdict, level, *files = json.loads(done.stdout)
    assert (verdict, level) == ("equal", connection.chosen().means.level)
    places = [Path(file).is_relative_to(tmp_path) for file in files]
    assert places == [True, bool(others), bool(others)]
