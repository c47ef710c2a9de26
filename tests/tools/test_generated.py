"""`tools/generated.py` with the commands `generate` and `check-generated`,
with a stand-in for Lean."""

import hashlib
import json

import pytest

import generated
from lean_build import main

C = "LEAN_EXPORT uint32_t grid_obs_0(uint32_t x_1) {\n_start:\n{\nreturn x_1;\n}\n}\n"
BAD = C.replace("return x_1;", "return lean_nat_add(x_1, x_1);")


def source(c):
    return f"module\n/- emit\n{c}-/\n"


@pytest.fixture
def kernels(repository):
    """Two environments with a kernel each, and a module that no kernel needs."""
    repository.write("GridWorld.Kernel", source(C))
    repository.write("HunterWumpus.Kernel", source(C.replace("grid", "hunter")))
    repository.write("GridWorld.Basic")
    return repository


def check(repository, capsys, *options):
    status = main(["check-generated", *options], repository.root)
    return status, capsys.readouterr().out.splitlines()


@pytest.fixture
def fresh(kernels, capsys):
    """The repository just after `generate`."""
    assert main(["generate"], kernels.root) == 0
    capsys.readouterr()
    return kernels


def test_the_c_of_each_kernel_is_copied_bit_for_bit(fresh):
    folder = generated.folder(fresh.root)

    assert sorted(path.name for path in folder.iterdir()) == [
        "gridworld.c",
        "hunterwumpus.c",
        "manifest.json",
    ]
    assert (folder / "gridworld.c").read_text() == C
    assert fresh.calls() == ["Kernel.lean", "Kernel.lean"]


def test_the_manifest_sums_every_source_and_every_generated_file(fresh):
    text = (generated.folder(fresh.root) / "manifest.json").read_text()
    manifest = json.loads(text)

    assert manifest["emitted_by"] == "Lean 4.28.0-fake 01234567 (x86_64-unknown-linux-gnu)"
    assert list(manifest["sources"]) == [
        "Spec.lean",
        "Spec/GridWorld/Basic.lean",
        "Spec/GridWorld/Kernel.lean",
        "Spec/HunterWumpus/Kernel.lean",
    ]
    assert manifest["generated"]["gridworld.c"] == hashlib.sha256(C.encode()).hexdigest()
    assert text == json.dumps(manifest, indent=2, sort_keys=True) + "\n"


def test_unchanged_files_are_not_touched(fresh, capsys):
    files = list(generated.folder(fresh.root).iterdir())
    before = [path.stat().st_mtime_ns for path in files]

    assert main(["generate"], fresh.root) == 0

    assert [path.stat().st_mtime_ns for path in files] == before
    assert capsys.readouterr().out.endswith("2 kernels unchanged\n")


def test_a_changed_kernel_changes_its_file_and_the_manifest(fresh, capsys):
    fresh.write("GridWorld.Kernel", source(C + "// more\n"))

    assert main(["generate"], fresh.root) == 0

    assert capsys.readouterr().out.endswith("changed: gridworld.c\nchanged: manifest.json\n")
    assert check(fresh, capsys) == (0, [])


def test_the_file_of_a_removed_kernel_is_removed(fresh, capsys):
    fresh.remove("HunterWumpus.Kernel")

    assert main(["generate"], fresh.root) == 0

    capsys.readouterr()
    assert not (generated.folder(fresh.root) / "hunterwumpus.c").exists()
    assert check(fresh, capsys) == (0, [])


def test_forbidden_c_is_an_error_and_nothing_is_written(fresh, capsys):
    before = (generated.folder(fresh.root) / "hunterwumpus.c").read_text()
    fresh.write("GridWorld.Kernel", source(BAD))
    fresh.write("HunterWumpus.Kernel", source(C + "// more\n"))

    assert main(["generate"], fresh.root) == 1

    out = capsys.readouterr().out
    assert "pybridge: gridworld.c:4: in grid_obs_0: lean_nat_add " in out
    assert out.endswith("1 error; nothing was generated\n")
    assert (generated.folder(fresh.root) / "hunterwumpus.c").read_text() == before


def test_a_kernel_that_fails_leaves_the_files_alone(fresh, capsys):
    fresh.write("GridWorld.Kernel", source(C) + "-- fake: error\n")

    assert main(["generate"], fresh.root) == 1

    assert (generated.folder(fresh.root) / "gridworld.c").read_text() == C


def test_an_error_elsewhere_does_not_keep_kernels_from_being_generated(fresh):
    fresh.write("GridWorld.Basic", "theorem x : 1 = 2 := sorry\n")

    assert main(["generate"], fresh.root) == 0


def test_fresh_files_are_current(fresh, capsys):
    assert check(fresh, capsys) == (0, [])
    assert generated.stale(fresh.root) == []


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (
            lambda r: r.write("GridWorld.Basic", "-- new\n"),
            "Spec/GridWorld/Basic.lean differs from the manifest",
        ),
        (
            lambda r: (r.root / "Spec/GridWorld/Basic.lean").unlink(),
            "Spec/GridWorld/Basic.lean is missing",
        ),
        (lambda r: (r.root / "Spec/New.lean").touch(), "Spec/New.lean is not in the manifest"),
        (
            lambda r: (r.root / "pybridge/generated/gridworld.c").write_text(""),
            "gridworld.c differs from the manifest",
        ),
        (lambda r: (r.root / "pybridge/generated/gridworld.c").unlink(), "gridworld.c is missing"),
        (lambda r: (r.root / "pybridge/generated/odd.c").touch(), "odd.c is not in the manifest"),
        (
            lambda r: (r.root / "pybridge/generated/manifest.json").unlink(),
            "manifest.json is missing or unreadable",
        ),
        (
            lambda r: (r.root / "pybridge/generated/manifest.json").write_text("{"),
            "manifest.json is missing or unread",
        ),
    ],
)
def test_each_stale_file_is_named_with_the_cure(fresh, capsys, spoil, error):
    spoil(fresh)

    status, (line,) = check(fresh, capsys)

    assert status == 1
    assert error in line
    assert line.endswith(": run `make generate`")


def test_sources_alone_can_be_checked(fresh, capsys):
    (generated.folder(fresh.root) / "gridworld.c").write_text("")
    assert check(fresh, capsys, "--sources-only") == (0, [])

    fresh.write("GridWorld.Basic", "-- new\n")
    assert check(fresh, capsys, "--sources-only")[0] == 1
