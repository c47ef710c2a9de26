"""The examples in the package's docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import provengym

MODULES = [
    module.name
    for module in pkgutil.walk_packages(provengym.__path__, "provengym.")
    if not module.name.endswith(("__main__", "_core"))
]


@pytest.mark.parametrize("name", ["provengym", *MODULES])
def test_examples(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize(
    "name",
    [
        "provengym",
        "provengym.envs.fishing.env",
        "provengym.envs.gridworld.env",
        "provengym.envs.hunter_wumpus.env",
        "provengym.envs.spell_correction.env",
    ],
)
def test_there_are_examples(name):
    assert doctest.testmod(importlib.import_module(name)).attempted > 0
