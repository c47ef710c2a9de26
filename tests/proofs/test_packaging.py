"""``provengym package``: a class of rules with its proof, as a wheel that needs no Lean."""

import json
import os
import site
import subprocess
import venv
import zipfile
from pathlib import Path

import pytest

import provengym
from proofs.coin import COIN, written
from provengym.rules.packaging import packaged
from proving.leans import LIBRARY
from spec.making import made

STEPPED = """
import warnings
import gymnasium, numpy as np
from gymnasium.vector import SyncVectorEnv
import {name}
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    lanes = gymnasium.make_vec("{id}", num_envs=16)
copies = SyncVectorEnv([lambda: gymnasium.make("{id}").unwrapped] * 16)
rng = np.random.default_rng(0)
assert np.array_equal(lanes.reset(seed=5)[0], copies.reset(seed=5)[0])
for _ in range(60):
    chosen = rng.integers(0, 2, 16)
    for mine, theirs in zip(lanes.step(chosen)[:4], copies.step(chosen)[:4], strict=True):
        assert np.array_equal(mine, theirs)
print(type(lanes).__name__, *[one.message for one in told])
"""


@pytest.fixture
def install(tmp_path):
    """Install a wheel in an environment of its own, without Lean; the result runs Python there."""

    def made_of(wheel):
        place = tmp_path / f"venv-{wheel.parent.name}"
        venv.create(place, with_pip=True)
        python = place / "bin" / "python"
        pip = [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel]
        subprocess.run(pip, check=True)
        paths = [Path(provengym.__file__).parents[1], *site.getsitepackages()]

        def call(text, **variables):
            done = subprocess.run(
                [python, "-c", text],
                cwd=place,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(map(str, paths)),
                    "PROVENGYM_LEAN": "/nowhere/lean",
                    "XDG_CACHE_HOME": str(place / "cache"),
                    **variables,
                },
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            return done.stdout

        return call, next(place.glob("lib/*/site-packages"))

    return made_of


@pytest.mark.xdist_group("Lean, confined")
def test_a_package_has_the_kernel_wherever_it_is_installed(cache, run, install):
    run("new", "key_hunt", "--folder", cache)
    rules = cache / "key_hunt" / "key_hunt.py"
    asked = ("package", rules, "--library", LIBRARY, "--budget", 2_000)
    status, out, err = run(*asked, "--out", cache / "one", "--json")
    told = json.loads(out)
    wheel = cache / "one" / "key_hunt-0.1.0-py3-none-any.whl"

    assert (status, err, told["grade"], told["wheel"]) == (0, "", "proved", str(wheel))
    status, out, _ = run(*asked, "--out", cache / "two")
    assert out.splitlines()[-1] == f"wrote {cache / 'two' / wheel.name}"
    assert (cache / "two" / wheel.name).read_bytes() == wheel.read_bytes()
    with zipfile.ZipFile(wheel) as archive:
        names = {*archive.namelist()}
        proof = json.loads(archive.read("key_hunt/KeyHunt.proof/record.json"))
    assert (proof["grade"], proof["proved"]) == ("proved", told["proved"])
    assert {name for name in names if name.endswith(".py")} == {
        "key_hunt/__init__.py",
        "key_hunt/key_hunt.py",
    }
    assert "key_hunt/KeyHunt.proof/Rules/KeyHunt/Basic.lean" in names

    call, packages = install(wheel)
    text = STEPPED.format(name="key_hunt", id="key_hunt/KeyHunt-v0")
    assert call(text) == "KernelVectorEnv\n"
    said = call(text, CXX="none", XDG_CACHE_HOME=str(cache / "empty"))
    assert said.startswith("SyncVectorEnv ")
    assert "the kernel of KeyHunt cannot be compiled: a C++ compiler is needed" in said
    with open(packages / "key_hunt" / "key_hunt.py", "a") as file:
        file.write("# another\n")
    said = call(text)
    assert said.startswith("SyncVectorEnv ")
    assert "there is no kernel of KeyHunt as it is" in said


@pytest.mark.xdist_group("Lean, confined")
def test_a_package_is_made_of_a_single_file(cache, run, install):
    status, _, err = run(
        "package", written(cache), "--library", LIBRARY, "--budget", 100, "--out", cache / "made"
    )
    assert (status, err) == (0, "")
    call, _ = install(cache / "made" / "coin-0.1.0-py3-none-any.whl")

    assert call(STEPPED.format(name="coin", id="coin/Coin-v0")) == "KernelVectorEnv\n"


def test_what_cannot_be_packaged_is_refused(tmp_path, run):
    file = written(tmp_path)

    status, _, err = run("package", file, "--version", "1-x", "--out", tmp_path / "dist")
    assert status == 2
    assert "version must be like 0.1.0 or 1.0rc1, got '1-x'" in err
    status, _, err = run("package", file.rename(tmp_path / "Coin.py"), "--out", tmp_path / "dist")
    assert status == 2
    assert "a package must be of small letters, digits and _, got 'Coin'" in err
    assert not (tmp_path / "dist").exists()
    assert packaged(made(COIN)) is None
