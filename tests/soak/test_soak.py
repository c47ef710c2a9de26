"""A short run of the soak: the compiled kernels against a second implementation in C++."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from programs import CMAKE
from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
BUILT = REPOSITORY / "build" / "core"
"""Where make builds the extension: the soak is linked with the objects that are there."""
IMPLEMENTED = {
    file.stem: file.read_text(encoding="utf-8")
    for file in sorted(Path(__file__).parent.glob("*.cpp"))
    if file.stem != "soak"
}
DIFFERS = {"reward": "reward|sum of rewards", "state": "[a-z ]+"}
"""Patterns of the first difference where a reward is wrong, or a state and so all that follows."""

pytestmark = [
    pytest.mark.skipif(not (CMAKE and shutil.which("c++")), reason="needs cmake and c++"),
    pytest.mark.xdist_group("soak"),
]


def run(*command):
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def soak(tmp_path_factory):
    """The program, linked with the objects of `make` where there are some."""
    build = BUILT
    if not (build / "CMakeCache.txt").exists():
        build = tmp_path_factory.mktemp("soak")
        assert run(CMAKE, "-S", REPOSITORY / "pybridge", "-B", build).returncode == 0
    built = run(CMAKE, "--build", build, "--target", "soak", "--parallel")
    assert built.returncode == 0, built.stdout + built.stderr
    return build / "soak"


def test_every_kernel_has_a_second_implementation():
    assert sorted(IMPLEMENTED) == sorted(family.folder for family in FAMILIES)


def test_a_million_steps_of_each_are_the_same(soak):
    told = run(soak, 1_000_000 * len(FAMILIES), 1)

    assert told.returncode == 0, told.stdout
    ran = re.findall(r"^(\w+): (\d+) steps are the same, (\d+) of them by", told.stdout, re.M)
    assert sorted(name for name, _, _ in ran) == sorted(family.name for family in FAMILIES)
    assert min(int(steps) for _, steps, _ in ran) >= 1_100_000
    assert min(int(steps) for _, _, steps in ran) >= 100_000


@pytest.mark.parametrize(
    ("family", "plant"),
    [*((family, "kernel") for family in FAMILIES), (FAMILIES[0], "limit")],
    ids=lambda given: getattr(given, "folder", given),
)
def test_a_wrong_implementation_is_found(soak, family, plant):
    told = run(soak, 1_000_000, 1, family.name, plant)

    assert told.returncode == 1
    what = "truncated"
    if plant == "kernel":
        what = DIFFERS[re.search(r"planted.*// (\w+)", IMPLEMENTED[family.folder])[1]]
    where = (
        r"seed \d+ round \d+, parameters( \w+)+, level [\w-]+, mode \d, .*lane \d+, step \d+, "
        r"action \d+"
    )
    assert re.search(rf"^{family.name} differs: ({what}); {where}$", told.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    "wrong", [["10"], ["ten", "1"], ["10", "1", "Chess"], ["10", "1", "Fishing", "it"]], ids=str
)
def test_wrong_use_is_told(soak, wrong):
    told = run(soak, *wrong)

    assert told.returncode == 2
    assert told.stderr == "usage: soak STEPS SEED [KERNEL [kernel|limit]]\n"
