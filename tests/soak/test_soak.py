"""A short run of soak.cpp: kernels step by step against a second implementation in C++."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
SOAK = Path(__file__).with_name("soak.cpp")
COMPILER = shutil.which("g++") or shutil.which("c++")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(COMPILER is None, reason="needs a C++ compiler"),
]


def outcome(folder, *options, steps=8_000_000):
    """What a run prints, and its exit status."""
    program = folder / "soak"
    command = [str(COMPILER), "-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-unused-function", "-Wno-unused-variable", "-DPROVENGYM_ONE_VARIANT", *options]
    command += [f"-I{REPOSITORY / 'pybridge' / name}" for name in ("src", "include")]
    built = subprocess.run(
        [*command, str(SOAK), "-o", str(program)], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    ran = subprocess.run(
        [str(program), str(steps), "1"], capture_output=True, text=True, check=False
    )
    return ran.stdout, ran.returncode


def test_a_million_steps_of_each_are_the_same(tmp_path):
    text, status = outcome(tmp_path)

    assert status == 0, text
    assert [int(steps) >= 1_000_000 for steps in re.findall(r"(\d+) steps are", text)] == [True] * 8


@pytest.mark.parametrize(
    ("plant", "kernel", "what"),
    [
        ("GRIDWORLD", "GridWorld", "reward"),
        ("FISHING", "Fishing", "state"),
        ("WUMPUS", "HunterWumpus", "state"),
        ("SPELLING", "SpellCorrection", "reward"),
        ("KEYLOCK", "KeyLock", "reward"),
        ("DRIVING", "TwoLaneDriving", "reward"),
        ("RECOMMENDER", "Recommender", "state"),
        ("SWIMMER", "SwimmerGait", "reward"),
        ("LANE", "GridWorld", "truncated"),
    ],
)
def test_a_wrong_implementation_is_found(plant, kernel, what, tmp_path):
    text, status = outcome(tmp_path, f"-DPLANT_{plant}")

    assert status == 1
    where = r"seed 1 round \d+, parameters( \w+)+, mode \d, .*lane \d+, step \d+, action \d+"
    assert re.search(rf"^{kernel} differs: {what}; {where}$", text, re.MULTILINE)
