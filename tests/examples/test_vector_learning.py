"""The examples that learn over many lanes: both backends play the same, and what they print."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def load():
    def load(name):
        spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module  # dataclasses look there
        spec.loader.exec_module(module)
        return module

    before = set(sys.modules)
    yield load
    for name in ("q_learning", "ppo_torch"):
        if name not in before:
            sys.modules.pop(name, None)


def test_q_learning_is_the_same_over_both(load):
    learn = load("q_learning").learn
    native, sync = (learn(sync, 64, 4) for sync in (False, True))

    assert native[0]
    assert sync[0]
    assert native[3] == sync[3] > 0
    assert [reward for _, reward in native[1]] == [reward for _, reward in sync[1]]


def test_q_learning_prints_its_curve():
    command = [sys.executable, EXAMPLES / "q_learning.py", "--lanes", "64", "--side", "4"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    lines = done.stdout.splitlines()
    assert lines[0].endswith("reward per step")
    assert lines[-2].startswith("solved after ")
    assert "of which the environment took" in lines[-1]


@pytest.mark.parametrize("over", ["sync", "async"])
def test_ppo_learns_an_original_as_its_model(load, monkeypatch, over):
    """Which draw differently: the steps are as many."""
    pytest.importorskip("torch", reason="PyTorch is not installed, run `pip install torch`")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learn = load("ppo_torch").learn
    native, original = (learn("Maze", kind, 4, 8, 0, 60.0, 1e-3, 2) for kind in ("lanes", over))

    assert native["steps"] == original["steps"] == 64


@pytest.mark.parametrize("name", ["GridWorld", "HunterWumpus"])
def test_ppo_is_the_same_over_both(load, name):
    pytest.importorskip("torch", reason="PyTorch is not installed, run `pip install torch`")
    learn = load("ppo_torch").learn
    native, sync = (learn(name, over, 16, 8, 0, 60.0, 1e-3, 2) for over in ("lanes", "sync"))

    assert native["steps"] == sync["steps"] == 256
    assert [value for _, value in native["curve"]] == [value for _, value in sync["curve"]]
