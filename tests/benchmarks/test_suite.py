"""The benchmark suite: its arithmetic, its processes, and a quick run without any peer."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from provengym.envs.registry import FAMILIES

SUITE = Path(__file__).parents[2] / "benchmarks" / "suite"


def loaded(name: str) -> Any:
    """A module of the suite, which is run as a folder and is no package."""
    spec = importlib.util.spec_from_file_location(f"suite_{name}", SUITE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


arithmetic = loaded("arithmetic")
figures = loaded("figures").figures()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The suite in a process of its own."""
    command = [sys.executable, str(SUITE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_ratio_belongs_to_its_round() -> None:
    found = arithmetic.ratios([2.0, 30.0, 9.0], [1.0, 10.0, 9.0])
    assert found == [2.0, 3.0, 1.0]
    assert arithmetic.summary(found) == arithmetic.Summary(2.0, 1.0, 3.0)


def test_rounds_without_their_other_half_are_refused() -> None:
    with pytest.raises(ValueError, match="2 and 1"):
        arithmetic.ratios([1.0, 2.0], [1.0])
    with pytest.raises(ValueError, match="values"):
        arithmetic.summary([])


@pytest.mark.parametrize(
    ("reached", "target", "at_most", "expected"),
    [
        (6.0, 6.0, False, "yes"),
        (5.9, 6.0, False, "no"),
        (None, 6.0, False, "no"),
        (None, None, False, ""),
        (16.0, 16.0, True, "yes"),
        (16.1, 16.0, True, "no"),
    ],
)
def test_what_is_reached(
    reached: float | None, target: float | None, at_most: bool, expected: str
) -> None:
    assert arithmetic.verdict(reached, target, at_most=at_most) == expected


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.734, "0.734"), (999.6, "1 k"), (1_234_567.0, "1.23 M"), (2e9, "2 G"), (150.0, "150")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert arithmetic.short(value) == text


def test_a_table_keeps_its_columns() -> None:
    assert (
        arithmetic.table(["a", "b"], [["1", "x|y"]]) == "| a | b |\n| --- | --- |\n| 1 | x\\|y |\n"
    )
    with pytest.raises(ValueError, match="1 cells under a head of 2"):
        arithmetic.table(["a", "b"], [["1"]])


def test_every_figure_has_a_name_of_its_own_and_a_worker() -> None:
    names = [figure.name for figure in figures]
    assert len(set(names)) == len(names)
    for figure in figures:
        for worker, _ in (figure.ours, *figure.theirs):
            assert (SUITE / "workers" / f"run_{worker}.py").is_file(), worker
        assert (figure.bytes_per_step > 0) == any(w == "machine" for w, _ in figure.theirs)


def test_every_case_of_ours_is_one_that_the_worker_knows() -> None:
    """A name mistyped would otherwise read as something that is not there yet."""
    code = "import json, run_provengym; print(json.dumps(list(run_provengym.gathered())))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        cwd=SUITE / "workers",
    )
    known = set(json.loads(done.stdout))
    named = {
        case
        for figure in figures
        for worker, case in (figure.ours, *figure.theirs)
        if worker == "provengym"
    }
    assert named <= known


@pytest.mark.parametrize("name", [family.name for family in FAMILIES])
def test_every_environment_has_its_rates(name: str) -> None:
    """One step, a step of the vector environment, and the loop over steps in a batch."""
    measured = [figure for figure in figures if name in figure.name]
    if name == "GridWorld":
        measured = figures
        kinds = ("GridWorld unwrapped", "vector 1024", "rollout_random 1")
    else:
        kinds = (f"{name} unwrapped", f"vector {name} 1024", f"rollout_random {name}")
    for kind, peers in zip(kinds, (True, True, False), strict=True):
        sides = [figure.theirs for figure in measured if figure.ours == ("provengym", kind)]
        assert sides, kind
        assert all(sides) is peers, kind


def test_a_quick_run_writes_its_table_and_its_rounds(tmp_path: Path) -> None:
    done = run("--quick", "--only", "beside NumPy", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "results.json").read_text())
    (row,) = found["rows"]
    assert row["why"] is None
    assert row["values"] == arithmetic.ratios(row["our_rates"], row["their_rates"])
    assert len(row["values"]) == found["rounds"] == 2
    assert min(row["our_rates"]) > 0
    assert (tmp_path / "results.md").read_text() in done.stdout
    assert row["name"] in done.stdout
    for picture in ("bench_rates.png", "bench_lanes.png"):
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")


def test_pictures_are_drawn_again_without_measuring(tmp_path: Path) -> None:
    row = {"name": "a", "ours": "lanes 64", "theirs": "envpool FrozenLake 64", "values": [1.0]}
    rows = [row | {"our_rates": [2.0], "their_rates": [3.0]}]
    (tmp_path / "results.json").write_text(json.dumps({"rows": rows}))
    done = run("--draw", "--out", str(tmp_path))
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    for picture in ("bench_rates.png", "bench_lanes.png"):
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")


def test_nothing_is_drawn_without_results(tmp_path: Path) -> None:
    done = run("--draw", "--out", str(tmp_path))
    assert done.returncode == 2
    assert "results.json to draw from" in done.stderr


def test_every_side_has_a_colour_of_its_own() -> None:
    pictures = loaded("pictures")
    results = json.loads((SUITE.parent / "results.json").read_text())
    sides = {pictures.side(name) for name in pictures.rates(results["rows"])}
    assert sides == set(pictures.COLOURS)
    assert len(set(pictures.COLOURS.values())) == len(sides)


NO_GPU = """
class cuda:
    class runtime:
        class CUDARuntimeError(RuntimeError):
            pass

        def getDeviceProperties(number):
            raise cuda.runtime.CUDARuntimeError("no device")
"""


@pytest.mark.parametrize(
    ("file", "module", "source"),
    [
        ("bench_jax.py", "jax", "raise ImportError('no JAX here')"),
        ("bench_cuda.py", "cupy", "raise ImportError('no CuPy here')"),
        ("bench_cuda.py", "cupy", NO_GPU),
    ],
    ids=["jax", "cupy", "gpu"],
)
def test_what_is_not_there_is_not_measured(
    file: str, module: str, source: str, tmp_path: Path
) -> None:
    (tmp_path / f"{module}.py").write_text(source)
    done = subprocess.run(
        [sys.executable, str(SUITE.parent / file)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1
    assert "not measured" in done.stdout


def test_a_peer_left_out_is_a_figure_not_reached() -> None:
    done = run("--no-install", "--only", "VectorEnv.step, n = 1,024, beside EnvPool", "--rounds=1")
    assert done.returncode == 0, done.stderr
    assert "not measured: envpool: peers are left out" in done.stdout
    assert "| 150 | no |" in done.stdout
    assert "- envpool was not measured: peers are left out" in done.stdout


def test_a_word_that_no_figure_has_is_refused() -> None:
    done = run("--only", "no such figure")
    assert done.returncode == 2
    assert "no figure has this name" in done.stderr


def test_an_installation_that_fails_gives_the_last_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(SUITE)
    main = loaded("__main__")
    script = "import sys; sys.exit('warning: first\\nERROR: no such package\\nhint: last')"
    with pytest.raises(main.Absent, match="^ERROR: no such package$"):
        main.run([sys.executable, "-c", script])
