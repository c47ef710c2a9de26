"""The examples in the package's docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import provengym
from provengym.envs.registry import ENVIRONMENTS

MODULES = [
    module.name
    for module in pkgutil.walk_packages(provengym.__path__, "provengym.")
    # JAX and Stable-Baselines3 are in vector/test_jax.py and vector/test_sb3.py.
    if not module.name.endswith(("__main__", "_core", ".jax", ".sb3"))
]


@pytest.mark.parametrize("name", ["provengym", *MODULES])
def test_examples(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize(
    "name", ["provengym", *{entry.entry_point.partition(":")[0]: None for entry in ENVIRONMENTS}]
)
def test_there_are_examples(name):
    assert doctest.testmod(importlib.import_module(name)).attempted > 0
