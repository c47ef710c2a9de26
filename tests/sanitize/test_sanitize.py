"""The C++ of lanes under sanitizers, and as vectors in guarded memory: driver.cpp and a file for
each kernel, which have no Python in them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("driver.cpp")
KERNELS = sorted(file for file in DRIVER.parent.glob("*.cpp") if file != DRIVER)
COMPILER = shutil.which("g++") or shutil.which("c++")
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-variable"]
FOLDERS = [f"-I{REPOSITORY / 'pybridge' / folder}" for folder in ("src", "include")]

MEMORY, THREADS = "address,undefined", "thread"

# Levels of x86-64 for which loops over lanes are compiled, and what a processor of the level has.
LEVELS = {
    "x86-64-v3": ("avx2", "bmi2", "fma"),
    "x86-64-v4": ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
}

# What is planted in the driver, the sanitizers that must report it, and what they say.
PLANTS = {
    "OVERFLOW": (MEMORY, "heap-buffer-overflow"),
    "LEAK": (MEMORY, "detected memory leaks"),
    "UNDEFINED": (MEMORY, "shift exponent 40 is too large"),
    "RACE": (THREADS, "data race"),
}

pytestmark = pytest.mark.slow


def compiled(sources, program, *options):
    assert COMPILER is not None
    command = [COMPILER, "-std=c++17", "-g1", *WARNINGS, "-DPROVENGYM_ONE_VARIANT", "-pthread"]
    return subprocess.run(
        [*command, *options, *FOLDERS, *map(str, sources), "-o", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )


def sanitized(sanitizers):
    return "-O1", f"-fsanitize={sanitizers}", "-fno-sanitize-recover=all"


def vectors(level):
    """As the extension is compiled for this level, in memory with guards."""
    options = ("-mprefer-vector-width=512", "-ffp-contract=off", "-DPROVENGYM_FLATTEN")
    return "-O3", f"-march={level}", *options, "-DGUARDED"


def require(sanitizers, folder):
    """Skips where a program of nothing cannot be compiled and run with these sanitizers."""
    if COMPILER is None:
        pytest.skip("needs a C++ compiler")
    source, program = folder / "nothing.cpp", folder / "nothing"
    source.write_text("int main() { return 0; }\n")
    if compiled([source], program, *sanitized(sanitizers)).returncode or run(program).returncode:
        pytest.skip(f"{COMPILER} has no runtime of -fsanitize={sanitizers} that starts here")


def require_level(level, folder):
    """Skips where the driver cannot be compiled for this level, or the processor lacks it."""
    if COMPILER is None:
        pytest.skip("needs a C++ compiler")
    source, program = folder / "level.cpp", folder / "level"
    has = " && ".join(f'__builtin_cpu_supports("{name}")' for name in LEVELS[level])
    source.write_text(f"int main() {{ return {has} ? 0 : 1; }}\n")
    # Not compiled for the level itself: that may end before it can answer.
    if compiled([source], program).returncode or run(program).returncode:
        pytest.skip(f"the processor lacks {level}")
    if compiled([source], program, *vectors(level)).returncode:
        pytest.skip(f"{COMPILER} does not compile for {level}")


def run(program):
    return subprocess.run([str(program)], capture_output=True, text=True, check=False)


def driven(folder, *options, kernels=()):
    program = folder / "driver"
    built = compiled([DRIVER, *kernels], program, *options)
    assert built.returncode == 0, built.stderr
    return run(program)


def test_every_kernel_has_a_file():
    assert {file.stem for file in KERNELS} == {family.folder for family in FAMILIES}


@pytest.mark.parametrize("sanitizers", [MEMORY, THREADS])
def test_nothing_is_reported(sanitizers, tmp_path):
    require(sanitizers, tmp_path)

    outcome = driven(tmp_path, *sanitized(sanitizers), kernels=KERNELS)

    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


@pytest.mark.parametrize("plant", PLANTS)
def test_what_is_planted_is_reported(plant, tmp_path):
    sanitizers, report = PLANTS[plant]
    require(sanitizers, tmp_path)

    outcome = driven(tmp_path, *sanitized(sanitizers), f"-DPLANT_{plant}")

    assert outcome.returncode != 0
    assert report in outcome.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_vectors_stay_in_their_arrays(level, tmp_path):
    require_level(level, tmp_path)

    outcome = driven(tmp_path, *vectors(level), kernels=KERNELS)

    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


@pytest.mark.parametrize("plant", ["OVERFLOW", "READ"])
@pytest.mark.parametrize("level", LEVELS)
def test_vectors_that_leave_their_arrays_are_reported(level, plant, tmp_path):
    require_level(level, tmp_path)

    outcome = driven(tmp_path, *vectors(level), f"-DPLANT_{plant}")

    assert (outcome.returncode, outcome.stderr) == (4, "an access beyond a block\n")
