"""Levels of processors: which are compiled, which runs, and that there are vectors in the loops."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from provengym import _core

PYBRIDGE = Path(__file__).resolve().parents[2] / "pybridge"
COMPILER = shutil.which("g++") or shutil.which("c++")
OPTIONS = ("-std=c++17", "-ffp-contract=off", "-mprefer-vector-width=512", "-fPIC")
SHIPPED = re.search(
    r"^set\(flags_shipped (.*)\)$", (PYBRIDGE / "CMakeLists.txt").read_text(), re.MULTILINE
)[1].split()

#: A module that does at its import what `_core` does about levels.
MODULE = r"""
#include <Python.h>
#include <cstdlib>
#include "levels.hpp"
static PyModuleDef definition{PyModuleDef_HEAD_INIT, "_core", nullptr, -1, nullptr,
                              nullptr, nullptr, nullptr, nullptr};
PyMODINIT_FUNC PyInit__core() {
    const std::string wrong = provengym::use_level(std::getenv("PROVENGYM_LEVEL"));
    if (wrong.empty()) return PyModule_Create(&definition);
    PyErr_SetString(PyExc_ImportError, wrong.c_str());
    return nullptr;
}
"""
IMPORT = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("_core", sys.argv[1])
importlib.util.module_from_spec(spec)
"""
ROLLOUTS = """
import dataclasses
import hashlib
from provengym import Batch, _core
for name in _core.KERNELS:
    answers = []
    for mode in ("same_step", "next_step"):
        lanes = Batch(name, 1030, autoreset=mode)
        lanes.reset(seed=3)
        for keep in ("all", "last"):
            rollout = lanes.rollout_random(20, seed=4, keep=keep)
            answers += [getattr(rollout, field.name) for field in dataclasses.fields(rollout)]
    answers = [answer for answer in answers if answer is not None]
    print(name, hashlib.sha256(b"".join(answer.tobytes() for answer in answers)).hexdigest())
print(_core.LEVEL)
"""


def python(*words, level=None):
    environment = {name: value for name, value in os.environ.items() if name != "PROVENGYM_LEVEL"}
    if level is not None:
        environment["PROVENGYM_LEVEL"] = level
    return subprocess.run(
        [sys.executable, "-c", *map(str, words)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def compiled(*words):
    """Compiles, or skips where this compiler has no levels."""
    folders = (f"-I{PYBRIDGE / name}" for name in ("src", "include"))
    command = [COMPILER or "c++", *OPTIONS, *folders, *map(str, words)]
    try:
        outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        pytest.skip("needs a C++ compiler")
    if "there is one level, the baseline" in outcome.stderr:
        pytest.skip("the compiler or the processor has no levels")
    assert outcome.returncode == 0, outcome.stderr


def test_every_level_computes_the_same():
    outcomes = [python(ROLLOUTS, level=level) for level in (*_core.LEVELS, None)]

    assert {outcome.stderr for outcome in outcomes} == {""}
    *digests, used = zip(*(outcome.stdout.splitlines() for outcome in outcomes), strict=True)
    assert used == (*_core.LEVELS, _core.LEVELS[-1])
    assert [len(set(same)) for same in digests] == [1] * len(_core.KERNELS)


def test_an_unknown_level_is_an_error():
    outcome = python("from provengym import Batch", level="x86-64-v9")

    assert outcome.returncode == 1
    assert outcome.stderr.splitlines()[-1] == (
        "ImportError: PROVENGYM_LEVEL must be one of baseline, x86-64-v3, x86-64-v4, got x86-64-v9"
    )


def test_a_processor_without_the_compiled_levels_is_told_how_to_rebuild(tmp_path):
    source, module = tmp_path / "module.cpp", tmp_path / "_core.so"
    source.write_text(MODULE)
    include = sysconfig.get_paths()["include"]
    # As built by PROVENGYM_LEVELS=x86-64-v3;x86-64-v4, and imported where there is neither.
    compiled("-shared", "-DPROVENGYM_LEVELS=6", f"-I{include}", source, "-o", module)

    outcome = python(IMPORT, module, level="baseline")

    error = outcome.stderr.splitlines()[-1]
    assert re.fullmatch(
        r"ImportError: this build of provengym is for processors with x86-64-v3, x86-64-v4, which "
        r"this one lacks: rebuild it here with `pip install \.` in a clone",
        error,
    )


def vectors(folder, *options):
    """Count the instructions of a kernel's loops on vectors of 256 bits or more."""
    target = folder / "gridworld.s"
    compiled(
        "-S",
        "-DPROVENGYM_LEVELS=4",
        *options,
        PYBRIDGE / "generated/gridworld_table.cpp",
        "-o",
        target,
    )
    return sum("%zmm" in line or "%ymm" in line for line in target.read_text().splitlines())


def test_the_loops_are_vectors_as_they_are_shipped(tmp_path):
    plain = vectors(tmp_path, "-O2")

    assert vectors(tmp_path, *SHIPPED) > max(3_000, 100 * plain)
