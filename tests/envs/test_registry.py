"""The registry, what Gymnasium, README and docs have of it, and what an import loads."""

import importlib.metadata
import subprocess
import sys
import warnings
from itertools import groupby
from pathlib import Path

import gymnasium
import pytest

import provengym
from provengym.cli import main
from provengym.conformance.references import find
from provengym.envs import registry
from provengym.envs.registry import ENVIRONMENTS, FAMILIES

REPOSITORY = Path(__file__).parents[2]
EVERY = pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
EVERY_FAMILY = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)


def run(code):
    return subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", code],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, provengym; gymnasium.make('provengym/GridWorld-v0')",
        "import gymnasium; gymnasium.make('provengym:provengym/GridWorld-v0')",
        "import gymnasium, provengym; gymnasium.register_envs(provengym)",
        "import provengym; provengym.solving.model_of_table({0: {0: [(1.0, 0, 0.0, True)]}})",
        "import provengym; provengym.functional.make('GridWorld')",
        "import provengym; provengym.conformance, provengym.delf, provengym.design",
    ],
)
def test_nothing_more_is_needed(code):
    result = run(code)

    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_the_old_name_of_delf_is_told_to_go():
    code = "import provengym_delf, provengym.delf as old; print(old.judge is provengym_delf.judge)"
    result = run(f"import warnings; warnings.simplefilter('default'); {code}")

    assert result.stdout == "True\n"
    assert "DeprecationWarning: provengym.delf is provengym_delf now" in result.stderr


def test_importing_loads_nothing_heavy():
    heavy = ("pygame", "scipy", "rich", "typer", "hypothesis", "matplotlib")
    result = run(f"import provengym, sys; print([m for m in {heavy} if m in sys.modules])")

    assert result.stdout == "[]\n"


def test_the_class_loads_nothing_to_draw_with():
    result = run("import provengym, sys; provengym.GridWorldEnv(); print('pygame' in sys.modules)")

    assert result.stdout == "False\n"


def test_registering_twice_is_silent():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        registry.register()


@EVERY
def test_gymnasium_has_it(entry):
    spec = gymnasium.spec(entry.id)

    assert entry.id == f"provengym/{entry.name}-v0"
    assert spec.entry_point == entry.entry_point
    assert spec.max_episode_steps is None
    assert spec.nondeterministic is False
    assert type(gymnasium.make(entry.id).unwrapped) is entry.load()


@EVERY
def test_the_package_exports_it(entry):
    assert getattr(provengym, f"{entry.name}Env") is entry.load()
    assert f"{entry.name}Env" in provengym.__all__


@EVERY
def test_the_command_lists_it(entry, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "1000")
    assert main(["list"]) == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if f" {entry.id} " in line)

    assert line.rstrip().split(maxsplit=2) == [entry.name, entry.id, entry.description]
    assert entry.load().__doc__.startswith(f"{entry.description}.\n")


@EVERY_FAMILY
def test_its_reference_has_its_name(family):
    (name, entry) = family.name, family.environments[0]
    for text in (name, name.lower(), entry.id):
        assert type(find(text)) is type(family.load_reference())
    space = find(name)

    assert (space.name, space.id) == (name, entry.id)
    assert space.model({}).name == name
    for entry in family.environments:
        assert entry.load()().kernel.name == name
        assert entry.load().__module__.startswith(f"provengym.envs.{family.folder}.")


def test_the_index_of_environments_has_a_row_for_each_family():
    """The text to put there, where this fails, is what is expected here."""
    rows = ["| id, in `provengym/…` | task | a theorem about it |", "| --- | --- | --- |"]
    for family in FAMILIES:
        ids = ", ".join(f"`{entry.id.partition('/')[2]}`" for entry in family.environments)
        file, _, name = family.theorem.partition(":")
        page = f"[page]({family.folder}.md)"
        rows.append(f"| {ids}: {page} | {family.task} | {family.proved}: [`{name}`](../{file}) |")
    page = (REPOSITORY / "docs" / "environments.md").read_text(encoding="utf-8").splitlines()
    tables = groupby(page, lambda line: line.startswith("|"))

    assert rows in [list(lines) for is_table, lines in tables if is_table]


@EVERY_FAMILY
def test_its_page_names_it(family):
    page = (REPOSITORY / "docs" / f"{family.folder}.md").read_text(encoding="utf-8")

    for entry in family.environments:
        assert f"`{entry.id}`" in page or entry.id in page


def test_exports():
    assert provengym.__version__ == importlib.metadata.version("provengym")
    assert dir(provengym) == sorted(provengym.__all__)
    for name in provengym.__all__:
        assert getattr(provengym, name) is not None
    assert dir(provengym) == sorted(provengym.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = provengym.nothing


def test_conform_is_the_checker():
    from provengym.conformance import conform

    assert provengym.conform is conform
