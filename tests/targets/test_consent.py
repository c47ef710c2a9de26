"""Code named by files: which is run without being asked for, and which is not."""

import sys

import pytest

from provengym.targets.consent import refusal

MODULE = """
import subprocess
from functools import partial
from os import system
from grids.small import Grid as Small
from grids import *

class Grid:
    pass

def made(**arguments):
    return Grid()

try:
    import fast
except ImportError:
    class Slow:
        pass

single = Grid()
Same = Grid
alias = subprocess.run
renamed = system
halved = partial(Grid, height=2)
"""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    here = tmp_path / "here"
    (here / "grids").mkdir(parents=True)
    (here / "world.py").write_text(MODULE)
    (here / "broken.py").write_text("class Grid:\n" + "(" * 9_000)
    (here / "grids" / "__init__.py").write_text("from .small import Grid\nfrom os import system\n")
    (here / "grids" / "small.py").write_text("class Grid:\n    pass\n")
    packages = here / ".venv" / "lib" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "other.py").write_text("class Grid:\n    pass\n")
    (tmp_path / "beside.py").write_text("class Grid:\n    pass\n")
    (here / "link.py").symlink_to(tmp_path / "beside.py")
    monkeypatch.chdir(here)
    monkeypatch.setattr(sys, "path", list(sys.path))


@pytest.mark.parametrize(
    "place",
    [
        *("world.py:Grid", "world.py:made", "world.py:Slow", "world.py:single", "world.py:Same"),
        *("world.py:Small", "world.py:halved", "./world.py:Grid", "env:world.py:Grid"),
        *("world:Grid", "grids:Grid", "grids.small:Grid", "grids/small.py:Grid"),
        *("GridWorld", "provengym/GridWorld-v0", "provengym:provengym/GridWorld-v0", "none"),
        *("CartPole-v1", "env:CartPole-v1", "model.npz", "binding.toml", "no such target"),
    ],
)
def test_what_is_of_this_folder_or_of_these_packages_is_run(place):
    assert refusal(place) is None


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("command:touch x", "is a command"),
        ("env:command:touch x", "is a command"),
        *((f"{place}:Grid", "is not of this folder") for place in ("", "../beside.py", "link.py")),
        *(
            (place, "is not of this folder")
            for place in ("os:system", "builtins:exec", "subprocess:Popen", "numpy:load", "no:Grid")
        ),
        (".venv/lib/site-packages/other.py:Grid", "is not of this folder"),
        *(
            (f"world.py:{name}", "is no class or function of world.py")
            for name in ("alias", "renamed", "system", "partial", "subprocess.run", "__loader__")
        ),
        ("grids:system", "is no class or function of __init__.py"),
        ("broken.py:Grid", "is no class or function of broken.py"),
        ("evil:Foo-v0", "is not of this folder"),
        ("world:Foo-v0", "is no class or function of world.py"),
    ],
)
def test_what_is_of_elsewhere_is_asked_for(place, why):
    assert refusal(place) == why


def test_the_environments_of_other_packages_are_asked_for(monkeypatch):
    import gymnasium

    spec = gymnasium.envs.registration.EnvSpec("Foreign-v0", entry_point="somewhere:Foreign")
    monkeypatch.setitem(gymnasium.registry, "Foreign-v0", spec)

    assert refusal("Foreign-v0") == "is of another package"


def test_nothing_is_imported_to_find_out(tmp_path):
    (tmp_path / "here" / "loud.py").write_text("raise SystemExit(7)\nclass Grid:\n    pass\n")

    assert refusal("loud:Grid") is None
    assert "loud" not in sys.modules
