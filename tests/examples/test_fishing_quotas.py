"""The example that computes the best return of Fishing-v0's quotas."""

import functools
import importlib.util
import sys
from pathlib import Path

import pytest

from transcriptions.fishing import CAPACITY, Fishery

FILE = Path(__file__).resolve().parents[2] / "examples" / "fishing_quotas.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("fishing_quotas", FILE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("capacity", "quota"), [(40, 4), (41, 3), (30, 1)])
def test_every_list_of_quotas(example, capacity, quota):
    @functools.cache
    def best(stock, steps):
        if not stock or not steps:
            return 0
        grown = stock + 3 * stock * (capacity - stock) // (10 * capacity)
        taken = {min(number * quota, stock) for number in range(2 * capacity // quota + 1)}
        return max(h + best(grown - h, steps - 1) for h in taken)

    found = example.values(5, capacity, quota)
    for steps in range(6):
        assert found[steps].tolist() == [best(stock, steps) for stock in range(capacity + 1)]


def test_quotas_that_are_played(example):
    found, fishery = example.values(4), Fishery((3, 10), (0, 1), False, 750_000)
    stock, total = 750_000, 0
    for steps in (3, 2, 1, 0):
        quota = example.best_action(stock, found[steps]) * CAPACITY // 100
        stock, harvest, _ = fishery.step(stock, quota, 0)
        total += harvest
    assert total == found[4, 750_000]


def test_a_hundred_steps(example, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["fishing_quotas.py"])
    example.main()

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("of 100 steps: 8.155956")
    assert lines[1].endswith("Fishing-v0:        8.155956")


def test_a_number_of_steps_that_there_is_not(example, capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["fishing_quotas.py", "--steps", "0"])
    with pytest.raises(SystemExit, match="2"):
        example.main()

    assert "Tmax must be" in capsys.readouterr().err
