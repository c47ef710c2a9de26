"""libprovengym, built by CMake, installed, and used by a C program and a C++ one."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("c_api.c")
CMAKE = shutil.which("cmake", path=os.pathsep.join([f"{sys.prefix}/bin", os.environ["PATH"]]))

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        not (CMAKE and shutil.which("make") and shutil.which("cc") and shutil.which("c++")),
        reason="needs cmake, make, cc and c++",
    ),
]


def run(*command):
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A prefix with the library and its header, compiled without a warning."""
    build, prefix = tmp_path_factory.mktemp("build"), tmp_path_factory.mktemp("prefix")
    options = ["-DPROVENGYM_SHARED=ON", "-DPROVENGYM_WERROR=ON", "-DCMAKE_INSTALL_LIBDIR=lib"]
    run(CMAKE, "-S", REPOSITORY / "pybridge", "-B", build, "-G", "Unix Makefiles", *options)
    run(CMAKE, "--build", build)
    run(CMAKE, "--install", build, "--prefix", prefix)
    return prefix


@pytest.mark.parametrize(
    "compiler", [["cc", "-std=c99"], ["c++", "-x", "c++", "-std=c++17"]], ids=["c", "c++"]
)
def test_program(compiler, installed, tmp_path):
    program = tmp_path / "program"
    library = installed / "lib"
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    linked = [f"-L{library}", f"-Wl,-rpath,{library}", "-lprovengym"]
    run(*compiler, *warnings, f"-I{installed / 'include'}", PROGRAM, "-o", program, *linked)

    assert run(program) == "passed\n"


def test_the_library_exports_the_header_and_no_more(installed):
    declared = re.findall(r"(provengym_\w+)\(", (installed / "include/provengym.h").read_text())
    library = next((installed / "lib").glob("libprovengym.*"))
    exported = re.findall(r" [TWVi] (\w+)$", run("nm", "-D", library), re.MULTILINE)

    assert sorted(declared) == sorted(exported)
