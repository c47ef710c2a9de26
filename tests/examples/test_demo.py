"""The demo of `make demo`: it runs, and what it prints fits two screens."""

import os
import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
ROWS, COLUMNS = 48, 100
"""Of a screen."""


def test_it_runs_and_fits_two_screens():
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])

    outcome = subprocess.run(
        ["bash", "examples/demo.sh"],
        cwd=REPOSITORY,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (outcome.returncode, outcome.stderr) == (0, "")
    lines = re.sub(r"\x1b\[[0-9;]*m", "", outcome.stdout).splitlines()
    assert sum(max(1, -(-len(line) // COLUMNS)) for line in lines) <= 2 * ROWS
    assert [line[3:] for line in lines if line.startswith("== ")][-1] == "Done"
    assert any(line.startswith("differs: ") for line in lines)
