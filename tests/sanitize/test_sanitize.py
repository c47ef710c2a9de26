"""The C++ of lanes under sanitizers: driver.cpp, which has no Python in it."""

import shutil
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("driver.cpp")
COMPILER = shutil.which("g++") or shutil.which("c++")
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-variable"]
FOLDERS = [f"-I{REPOSITORY / 'pybridge' / folder}" for folder in ("src", "include")]

MEMORY, THREADS = "address,undefined", "thread"

# What is planted in the driver, the sanitizers that must report it, and what they say.
PLANTS = {
    "OVERFLOW": (MEMORY, "heap-buffer-overflow"),
    "LEAK": (MEMORY, "detected memory leaks"),
    "UNDEFINED": (MEMORY, "shift exponent 40 is too large"),
    "RACE": (THREADS, "data race"),
}

pytestmark = pytest.mark.slow


def compiled(source, sanitizers, program, *options):
    assert COMPILER is not None
    command = [COMPILER, "-std=c++17", "-O1", "-g1", *WARNINGS, f"-fsanitize={sanitizers}"]
    command += ["-fno-sanitize-recover=all", "-DPROVENGYM_ONE_VARIANT", "-pthread", *options]
    return subprocess.run(
        [*command, *FOLDERS, str(source), "-o", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )


def require(sanitizers, folder):
    """Skips where a program of nothing cannot be compiled and run with these sanitizers."""
    if COMPILER is None:
        pytest.skip("needs a C++ compiler")
    source, program = folder / "nothing.cpp", folder / "nothing"
    source.write_text("int main() { return 0; }\n")
    if compiled(source, sanitizers, program).returncode or run(program).returncode:
        pytest.skip(f"{COMPILER} has no runtime of -fsanitize={sanitizers} that starts here")


def run(program):
    return subprocess.run([str(program)], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("sanitizers", [MEMORY, THREADS])
def test_nothing_is_reported(sanitizers, tmp_path):
    require(sanitizers, tmp_path)
    program = tmp_path / "driver"
    built = compiled(DRIVER, sanitizers, program)
    assert built.returncode == 0, built.stderr
    outcome = run(program)
    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


@pytest.mark.parametrize("plant", PLANTS)
def test_what_is_planted_is_reported(plant, tmp_path):
    sanitizers, report = PLANTS[plant]
    require(sanitizers, tmp_path)
    program = tmp_path / "driver"
    built = compiled(DRIVER, sanitizers, program, f"-DPLANT_{plant}")
    assert built.returncode == 0, built.stderr
    outcome = run(program)
    assert outcome.returncode != 0
    assert report in outcome.stderr
