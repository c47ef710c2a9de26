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


def corrections(env):
    """The actions that write the letters of the hidden word where the text has others."""
    state = env.unwrapped.state
    pairs = enumerate(zip(state["target"], state["current"], strict=True))
    return [26 * cell + ord(right) - ord("a") for cell, (right, there) in pairs if right != there]


# After a reset, the actions that earn what the task calls the best.
BEST = {
    "Fishing": lambda env: [
        np.array([quota - 1], np.float32) for quota in (0.30625, *98 * [0.075], 2.0)
    ],
    "GridWorld": lambda env: 7 * [1] + 7 * [3],
    "SpellCorrection": corrections,
}


def test_every_optimum_is_attained(learn):
    assert {name for name, task in learn.TASKS.items() if task.optimum is not None} == set(BEST)
    for name, best in BEST.items():
        env = learn.TASKS[name].make()
        env.reset(seed=0)
        results = [env.step(action) for action in best(env)]

        assert sum(result[1] for result in results) == pytest.approx(learn.TASKS[name].optimum)
        assert [result[2] or result[3] for result in results].index(True) == len(results) - 1


def test_a_known_return_is_that_of_its_example(learn):
    known = [entry for task in learn.TASKS.values() for entry in task.known.items()]
    for text, value in known:
        file = FILE.with_name(re.search(r"\w+\.py", text)[0])
        spec = importlib.util.spec_from_file_location("example", file)
        example = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(example)

        assert value == pytest.approx(example.distance(example.wave), abs=1e-6)
    assert known


def test_every_proof_exists(learn):
    theorems = "".join(path.read_text() for path in (REPOSITORY / "Spec").rglob("*.lean"))
    for task in learn.TASKS.values():
        if task.optimum is not None:
            assert re.search(rf"^theorem {task.proof}\b", theorems, re.MULTILINE)


def test_chance_earns_less(learn):
    task = learn.TASKS["Fishing"]

    (_, best), (_, chance) = learn.levels(task)
    assert best == 8.15625
    assert 0.5 < chance < 1.5
    assert learn.mean_return(task, None) == chance


def test_chasing_earns_more_than_chance(learn):
    (rule, chasing), (_, chance) = learn.levels(learn.TASKS["HunterWumpus"])

    assert rule.startswith("a wumpus that steps towards the player: ")
    assert -45 < chance < -20 < 5 < chasing < 35


def test_a_curve_is_drawn(learn, tmp_path):
    curves = [[(0, 0.5), (100, 6.0)], [(0, 0.7), (100, 7.0)]]
    learn.draw("Fishing", curves, [("best", 8.15625), ("random", 0.86)], tmp_path / "curve.png")

    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_list():
    said = subprocess.run(
        [sys.executable, str(FILE), "--list"], capture_output=True, text=True, check=True
    ).stdout

    assert "Fishing: provengym/FishingNormalized-v0, best return 8.15625" in said
    assert "HunterWumpus: provengym/HunterWumpus-v0\n" in said
