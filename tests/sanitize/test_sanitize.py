"""The C++ of lanes under sanitizers, and as vectors in guarded memory: driver.cpp and a file for
each kernel, which have no Python in them.  Each set of flags has its objects, which are compiled
once; what is planted is compiled into the driver alone."""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
PYBRIDGE = REPOSITORY / "pybridge"
DRIVER = Path(__file__).with_name("driver.cpp")
KERNELS = sorted(file for file in DRIVER.parent.glob("*.cpp") if file != DRIVER)
LANES = [
    file
    for pattern in ("src/batch/*.cpp", "src/xla/*.cpp", "generated/*_table.cpp")
    for file in sorted(PYBRIDGE.glob(pattern))
]
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

# What is planted in the driver for the sanitizers of memory and arithmetic, and what they say.
PLANTS = {
    "OVERFLOW": "heap-buffer-overflow",
    "LEAK": "detected memory leaks",
    "UNDEFINED": "shift exponent 40 is too large",
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


class Objects(NamedTuple):
    """The object files compiled with a set of flags: all but the driver's."""

    flags: str
    lanes: list[Path]
    kernels: list[Path]


def objects_of(flags):
    """A fixture: the objects of a set of flags, compiled once."""

    @pytest.fixture(scope="module")
    def objects(tmp_path_factory):
        folder = tmp_path_factory.mktemp("objects")
        if reason := unavailable(flags, folder):
            pytest.skip(reason)

        def one(source):
            target = folder / f"{source.parent.name}_{source.stem}.o"
            outcome = ran(*command(*SETS[flags]), "-c", source, "-o", target)
            assert outcome.returncode == 0, outcome.stderr
            return target

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return Objects(flags, [*pool.map(one, LANES)], [*pool.map(one, KERNELS)])

    return objects


memory, threads, guarded = objects_of(MEMORY), objects_of(THREADS), objects_of("guarded")


def driven(objects, folder, *options, kernels=False, level=None):
    """Link the driver with these objects, run it, and return the outcome."""
    program = folder / "driver"
    linked = [*objects.lanes, *(objects.kernels if kernels else [])]
    built = ran(*command(*SETS[objects.flags], *options), DRIVER, *linked, "-o", program)
    assert built.returncode == 0, built.stderr
    outcome = ran(program, *([level] if level else []))
    if "the processor lacks the level" in outcome.stderr:
        pytest.skip(f"the processor lacks {level}")
    return outcome


def assert_nothing_is_reported(outcome):
    assert outcome.stderr == ""
    assert (outcome.returncode, outcome.stdout) == (0, "done\n")


def test_every_kernel_has_a_file():
    assert {file.stem for file in KERNELS} == {family.folder for family in FAMILIES}


def test_no_error_of_memory_or_arithmetic_is_reported(memory, tmp_path):
    assert_nothing_is_reported(driven(memory, tmp_path, kernels=True))


def test_no_race_is_reported(threads, tmp_path):
    assert_nothing_is_reported(driven(threads, tmp_path, kernels=True))


@pytest.mark.parametrize("plant", PLANTS)
def test_what_is_planted_is_reported(plant, memory, tmp_path):
    outcome = driven(memory, tmp_path, f"-DPLANT_{plant}")

    assert outcome.returncode != 0
    assert PLANTS[plant] in outcome.stderr


def test_a_race_that_is_planted_is_reported(threads, tmp_path):
    outcome = driven(threads, tmp_path, "-DPLANT_RACE")

    assert outcome.returncode != 0
    assert "data race" in outcome.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_vectors_stay_in_their_arrays(level, guarded, tmp_path):
    assert_nothing_is_reported(driven(guarded, tmp_path, kernels=True, level=level))


@pytest.mark.parametrize("plant", ["OVERFLOW", "READ"])
@pytest.mark.parametrize("level", LEVELS)
def test_vectors_that_leave_their_arrays_are_reported(level, plant, guarded, tmp_path):
    outcome = driven(guarded, tmp_path, f"-DPLANT_{plant}", level=level)

    assert (outcome.returncode, outcome.stderr) == (4, "an access beyond a block\n")
