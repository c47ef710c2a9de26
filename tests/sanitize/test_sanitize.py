"""The C++ of lanes under sanitizers, and as vectors in guarded memory: driver.cpp and a file for
each kernel, which have no Python in them.  Each set of flags has its objects, which are compiled
once; what is planted is compiled into the driver alone."""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
PYBRIDGE = REPOSITORY / "pybridge"
DRIVER = Path(__file__).with_name("driver.cpp")
KERNELS = sorted(file for file in DRIVER.parent.glob("*.cpp") if file != DRIVER)
LANES = sorted([*PYBRIDGE.glob("src/batch/*.cpp"), *PYBRIDGE.glob("generated/*_table.cpp")])
COMPILER = shutil.which("g++") or shutil.which("c++")
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-Wno-unused-variable"]
FOLDERS = [f"-I{PYBRIDGE / folder}" for folder in ("src", "include")]

MEMORY, THREADS = "address,undefined", "thread"
SANITIZED = ("-O1", "-fno-sanitize-recover=all")
GUARDED = (
    *("-O2", "-ftree-vectorize", "-fvect-cost-model=dynamic", "-mprefer-vector-width=512"),
    *("-ffp-contract=off", "-DPROVENGYM_LEVELS=6", "-DGUARDED"),
)
"""As the extension is compiled, in memory with guards."""
SETS = {
    MEMORY: (*SANITIZED, f"-fsanitize={MEMORY}"),
    THREADS: (*SANITIZED, f"-fsanitize={THREADS}"),
    "guarded": GUARDED,
}
LEVELS = ("x86-64-v3", "x86-64-v4")

# What is planted in the driver, the sanitizers that must report it, and what they say.
PLANTS = {
    "OVERFLOW": (MEMORY, "heap-buffer-overflow"),
    "LEAK": (MEMORY, "detected memory leaks"),
    "UNDEFINED": (MEMORY, "shift exponent 40 is too large"),
    "RACE": (THREADS, "data race"),
}

pytestmark = pytest.mark.xdist_group("sanitizers")


def command(*options):
    return [str(COMPILER), "-std=c++17", "-g1", *WARNINGS, "-pthread", *options, *FOLDERS]


def ran(*words):
    return subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)


def unavailable(flags, folder):
    """Why a program cannot be compiled and run with this set of flags; None where it can."""
    if COMPILER is None:
        return "needs a C++ compiler"
    source, program = folder / "nothing.cpp", folder / "nothing"
    source.write_text('#include "levels.hpp"\nint main() { return 0; }\n')
    if ran(*command(*SETS[flags]), source, "-o", program).returncode or ran(program).returncode:
        return f"{COMPILER} makes no program with {flags} that starts here"
    return None


@pytest.fixture(scope="module")
def objects(tmp_path_factory):
    """A function from a set of flags to the objects of all but the driver, compiled once."""
    made = {}

    def compiled(flags):
        folder = tmp_path_factory.mktemp("objects")
        if reason := unavailable(flags, folder):
            return reason

        def one(source):
            target = folder / f"{source.parent.name}_{source.stem}.o"
            outcome = ran(*command(*SETS[flags]), "-c", source, "-o", target)
            assert outcome.returncode == 0, outcome.stderr
            return target

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [*pool.map(one, LANES)], [*pool.map(one, KERNELS)]

    def of(flags):
        if flags not in made:
            made[flags] = compiled(flags)
        if isinstance(made[flags], str):
            pytest.skip(made[flags])
        return made[flags]

    return of


def driven(objects, folder, flags, *options, kernels=False, level=None):
    """What the driver says, linked with these objects."""
    lanes, exercises = objects(flags)
    program = folder / "driver"
    linked = [*lanes, *(exercises if kernels else [])]
    built = ran(*command(*SETS[flags], *options), DRIVER, *linked, "-o", program)
    assert built.returncode == 0, built.stderr
    outcome = ran(program, *([level] if level else []))
    if "the processor lacks the level" in outcome.stderr:
        pytest.skip(f"the processor lacks {level}")
    return outcome


def test_every_kernel_has_a_file():
    assert {file.stem for file in KERNELS} == {family.folder for family in FAMILIES}


@pytest.mark.parametrize("sanitizers", [MEMORY, THREADS])
def test_nothing_is_reported(sanitizers, objects, tmp_path):
    outcome = driven(objects, tmp_path, sanitizers, kernels=True)

    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


@pytest.mark.parametrize("plant", PLANTS)
def test_what_is_planted_is_reported(plant, objects, tmp_path):
    sanitizers, report = PLANTS[plant]

    outcome = driven(objects, tmp_path, sanitizers, f"-DPLANT_{plant}")

    assert outcome.returncode != 0
    assert report in outcome.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_vectors_stay_in_their_arrays(level, objects, tmp_path):
    outcome = driven(objects, tmp_path, "guarded", kernels=True, level=level)

    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


@pytest.mark.parametrize("plant", ["OVERFLOW", "READ"])
@pytest.mark.parametrize("level", LEVELS)
def test_vectors_that_leave_their_arrays_are_reported(level, plant, objects, tmp_path):
    outcome = driven(objects, tmp_path, "guarded", f"-DPLANT_{plant}", level=level)

    assert (outcome.returncode, outcome.stderr) == (4, "an access beyond a block\n")
