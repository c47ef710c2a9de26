"""The examples in the package's docstrings."""

import doctest
import importlib
import pkgutil
import pydoc
import re
from pathlib import Path

import pytest

import from_nothing
import provengym
import provengym_delf
from provengym.envs.registry import ENVIRONMENTS
from website import reference

MODULES = [
    module.name
    for package in (provengym, provengym_delf)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    # JAX and Stable-Baselines3 are in vector/test_jax.py and vector/test_sb3.py; the supervisor is
    # started by its file.
    if not module.name.endswith(("__main__", "_core", ".jax", ".sb3", ".supervisor"))
]


@pytest.mark.parametrize("name", ["provengym", *MODULES])
def test_examples(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize(
    "name", ["provengym", *{entry.entry_point.partition(":")[0]: None for entry in ENVIRONMENTS}]
)
def test_there_are_examples(name):
    assert doctest.testmod(importlib.import_module(name)).attempted > 0


def test_examples_on_the_site_run_from_nothing():
    """Those of all names that the site documents, each by itself."""
    pages = "".join(reference.pages().values())
    names = re.findall(r"^\.\. auto\w+:: (\S+)$", pages, re.MULTILINE)
    optional = tuple(f"provengym.{name}." for name in reference.OPTIONAL)
    texts = {
        test.name: test.docstring
        for name in names
        if not name.startswith(optional)
        for test in doctest.DocTestFinder().find(pydoc.locate(name), name)
        if test.examples
    }
    ran = from_nothing.run(texts, Path(__file__).parent)

    assert len(ran) > 20
    assert {name: done.failed for name, done in ran.items() if done.failed} == {}
