"""The example that draws learning curves: its tasks are right; the learning itself is not run."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
FILE = REPOSITORY / "examples" / "learn.py"


@pytest.fixture(scope="module")
def learn():
    spec = importlib.util.spec_from_file_location("learn", FILE)
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn"] = module  # dataclasses look there
    spec.loader.exec_module(module)
    yield module
    del sys.modules["learn"]


# The actions that earn what the task calls the best.
BEST = {
    "Fishing": [np.array([quota - 1], np.float32) for quota in (0.30625, *98 * [0.075], 2.0)],
    "GridWorld": 7 * [1] + 7 * [3],
}


def test_every_optimum_is_attained(learn):
    assert set(learn.TASKS) == set(BEST)
    for name, task in learn.TASKS.items():
        env = task.make()
        env.reset(seed=0)
        results = [env.step(action) for action in BEST[name]]

        assert sum(result[1] for result in results) == pytest.approx(task.optimum)
        assert [result[2] or result[3] for result in results].index(True) == len(results) - 1


def test_every_proof_exists(learn):
    theorems = "".join(path.read_text() for path in (REPOSITORY / "Spec").rglob("*.lean"))
    for task in learn.TASKS.values():
        assert re.search(rf"^theorem {task.proof}\b", theorems, re.MULTILINE)


def test_chance_earns_less(learn):
    task = learn.TASKS["Fishing"]

    assert 0.5 < learn.random_return(task) < 1.5
    assert learn.random_return(task) == learn.random_return(task)


def test_a_curve_is_drawn(learn, tmp_path):
    curves = [[(0, 0.5), (100, 6.0)], [(0, 0.7), (100, 7.0)]]
    learn.draw("Fishing", curves, 0.86, tmp_path / "curve.png")

    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_list():
    said = subprocess.run(
        [sys.executable, str(FILE), "--list"], capture_output=True, text=True, check=True
    ).stdout

    assert "Fishing: provengym/FishingNormalized-v0, best return 8.15625" in said
