"""The classes of rules among the examples: Gymnasium's checks, and the programs of them."""

import importlib.util
import inspect
import sys
from pathlib import Path

import pytest
from gymnasium.utils.env_checker import check_env

from provengym.spec import Environment
from proving.agreeing import played

FILES = sorted((Path(__file__).resolve().parents[2] / "examples" / "rules").glob("*.py"))
ENDLESS = {"elevator", "inventory", "queue_network"}
SELDOM = {"door_key", "taxi"}
"""Those whose episodes end by their limit alone, and mostly by it with random actions."""
PARAMETERS = {
    "blackjack": {"natural": True},
    "corridor_key": {"length": 4},
    "door_key": {"size": 3},
    "inventory": {"capacity": 3, "weeks": 1},
    "queue_network": {"capacity": 2, "arrival": 9},
    "slippery_grid": {"size": 7, "slip_q": 3, "slip_p": 2},
}


def the_class(path, monkeypatch):
    spec = importlib.util.spec_from_file_location(f"rules_of_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    [found] = [
        one
        for one in vars(module).values()
        if inspect.isclass(one) and issubclass(one, Environment) and one is not Environment
    ]
    return found


def test_there_are_twelve():
    assert len(FILES) == 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_gymnasiums_checker_accepts_it(path, monkeypatch):
    check_env(the_class(path, monkeypatch)(), skip_render_check=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_episodes_go_as_the_programs_say(path, monkeypatch):
    rules = the_class(path, monkeypatch)
    ended = played(rules(), 300)
    if path.stem in PARAMETERS:
        ended += played(rules(**PARAMETERS[path.stem]), 300, 8)

    assert path.stem in SELDOM or (ended > 0) == (path.stem not in ENDLESS)
