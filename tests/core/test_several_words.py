"""The C++ of kernels of which a step takes several random words, on a kernel made for it."""

import shutil
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("several_words.cpp")


@pytest.mark.skipif(not shutil.which("c++"), reason="needs c++")
def test_the_words_of_a_step_come_in_order(tmp_path):
    program = tmp_path / "several_words"
    include = ["-I", REPOSITORY / "pybridge" / "src", "-I", REPOSITORY / "pybridge" / "include"]
    flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", *include]
    subprocess.run(["c++", *flags, PROGRAM, "-o", program], check=True)
    lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split("\n")

    def after(state, action, u, v):
        return 7 + 10 * state + 100 * action + 1000 * u + 10000 * v

    batch = [after(1, 0, 1, 2), after(2, 1, 3, 4), after(3, 2, 5, 6)]
    assert lines[0] == f"{after(5, 6, 3, 4)} -1"
    assert lines[1:4] == [f"{state} -0.5 {int(state % 2 == 0)}" for state in batch]
