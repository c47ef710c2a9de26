"""A short run of the soak: kernels step by step against a second implementation in C++."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
SOAK = Path(__file__).with_name("soak.cpp")
KERNELS = {
    file: re.search(r"using Kernel = provengym::(\w+);", file.read_text(encoding="utf-8"))[1]
    for file in sorted(SOAK.parent.glob("*.cpp"))
    if file != SOAK
}
"""The files with a second implementation, and the kernel of each."""
PLANTS = [
    (file, "PLANT", re.search(r"#if defined\(PLANT\)  // (\w+)", file.read_text("utf-8"))[1])
    for file in KERNELS
]
"""The files, what is planted in them, and what differs then."""
PLANTS.append((SOAK.with_name("gridworld.cpp"), "PLANT_LANE", "truncated"))
COMPILER = shutil.which("g++") or shutil.which("c++")

pytestmark = pytest.mark.skipif(COMPILER is None, reason="needs a C++ compiler")


def outcome(folder, files, *options, steps=1_000_000):
    """What a run prints, and its exit status."""
    program = folder / "soak"
    command = [str(COMPILER), "-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror"]
    command += ["-Wno-unused-function", "-Wno-unused-variable", *options]
    command += [f"-I{REPOSITORY / 'pybridge' / name}" for name in ("src", "include")]
    built = subprocess.run(
        [*command, *map(str, (SOAK, *files)), "-o", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    ran = subprocess.run(
        [str(program), str(steps * len(files)), "1"], capture_output=True, text=True, check=False
    )
    return ran.stdout, ran.returncode


def test_every_kernel_has_a_second_implementation():
    found = {file.stem: name for file, name in KERNELS.items()}
    assert found == {family.folder: family.name for family in FAMILIES}


def test_a_million_steps_of_each_are_the_same(tmp_path):
    text, status = outcome(tmp_path, KERNELS)

    assert status == 0, text
    ran = dict(re.findall(r"^(\w+): (\d+) steps are", text, re.MULTILINE))
    assert sorted(ran) == sorted(KERNELS.values())
    assert min(map(int, ran.values())) >= 1_000_000


@pytest.mark.parametrize(
    ("file", "plant", "what"), PLANTS, ids=lambda given: getattr(given, "stem", given)
)
def test_a_wrong_implementation_is_found(file, plant, what, tmp_path):
    text, status = outcome(tmp_path, [file], f"-D{plant}")

    assert status == 1
    where = r"seed 1 round \d+, parameters( \w+)+, mode \d, .*lane \d+, step \d+, action \d+"
    assert re.search(rf"^{KERNELS[file]} differs: {what}; {where}$", text, re.MULTILINE)
