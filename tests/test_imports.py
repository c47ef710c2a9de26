"""The direction of imports: no circle, none upward, and what is loaded only when it is used."""

import ast
import functools
import re
import subprocess
import sys
from pathlib import Path

import pytest

from provengym.envs.registry import FAMILIES

PACKAGE = Path(__file__).parents[1] / "pybridge" / "provengym"

# From the ground up.  Those in one row do not know each other.
LAYERS = (
    {"data", "spec", "_validation", "_core"},
    {"processes", "reporting", "snapshots"},
    {"models", "proving", "targets"},
    {"finite"},
    {"comparison", "statistics"},
    {"rendering"},
    {"envs"},
    {"vector"},
    {"rules"},
    {"solving", "extraction"},
    {"functional", "jax"},
    {"conformance"},
    {"extracting", "filming"},
    {"auditing", "bench", "design"},
    {"evaluating"},
    {"campaigns", "sb3"},
    {"cli"},
)
CONFORMANCE = (
    {"references", "reporting", "saved", "journal"},
    {"saving", "session"},
    {"candidates", "time_limit"},
    {"minimizing", "engines"},
    {"ahead", "pictures"},
    {"report"},
    {"run", "verdict"},
    {"isolated_run", "replaying"},
    {"api"},
)
SOLVING = (
    {"forms", "methods", "plots"},
    {"certificates"},
    {"objectives"},
    {"registry", "streamed"},
    {"_solve", "checking"},
    {"questions"},
)
# Imports within the package that wait until they are needed, and why.
DEFERRED = {
    "provengym.cli": "a command imports what it needs",
    "provengym.data.errors": "few errors are of names that NumPy no longer has",
    "provengym.conformance.engines.alongside": "few references have no model",
    "provengym.conformance.engines.lockstep": "Hypothesis takes long to load",
    "provengym.conformance.engines.stochastic": "few references are random",
    "provengym.conformance.engines.support": "few references are random",
    "provengym.conformance.engines.task": "few checks need solving",
    "provengym.conformance.minimizing.shrinker": "few references are random",
    "provengym.conformance.report": "few reports become pages",
    "provengym.conformance.references": "few checks need extraction, solving or a compiler",
    "provengym.envs.tabular": "few ask for a table",
    "provengym.extraction.run": "few targets are classes of rules",
    "provengym.models.listed_parameters": "Hypothesis takes long to load",
    "provengym.solving": "pictures need Matplotlib",
    "provengym.targets.binding": "few bindings are files",
    "provengym.targets.loading": "few targets are notebooks",
    **{
        f"provengym.envs.{family.folder}.reference": "Hypothesis takes long to load"
        for family in FAMILIES
    },
}
DOORS = {"provengym", "provengym.__main__", "provengym.delf"}
"""The package's own, which are above all layers."""
HEAVY = ("scipy", "hypothesis", "matplotlib", "pygame", "jax")
MOST_LOADED = 125, 147
"""Modules of the package that an import of `provengym.conformance` loads, and those that are loaded
once a check of one environment has found a difference."""
CHECK = """
import sys
from provengym.conformance import conform

def loaded():
    return sum(name.partition(".")[0] == "provengym" for name in sys.modules)

before = loaded()
wrong = "examples/gridworld_border_bug.py:GridWorld"
found = conform(wrong, reference="GridWorld", engines=["systematic"])
print(found.verdict, before, loaded())
"""


def modules():
    """Every module of the package by its name, and the stub of the compiled one."""
    found = {}
    for file in [*PACKAGE.rglob("*.py"), PACKAGE / "_core.pyi"]:
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = file
    return found


MODULES = modules()


def imported(node):
    """The modules of the package that an import statement names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names} & MODULES.keys()
    if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "provengym":
        names = {f"{node.module}.{alias.name}" for alias in node.names}
        return {name if name in MODULES else node.module for name in names}
    return set()


def edges(file, *, deferred=None):
    """Return what a file imports: all of it, or the part inside functions, or that outside them."""
    found = set()

    def look(node, inside):
        if deferred is None or deferred == inside:
            found.update(imported(node))
        within = inside or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        for child in ast.iter_child_nodes(node):
            look(child, within)

    look(ast.parse(file.read_text()), False)
    return found


@functools.cache
def graph():
    """Return for each module what it imports of the package."""
    return {name: edges(file) - {name} for name, file in MODULES.items()}


def height(name, root, layers):
    """The part of the package, or of one of its packages, that a module is in, and its layer."""
    part = name.removeprefix(f"{root}.").partition(".")[0]
    (number,) = (number for number, layer in enumerate(layers) if part in layer)
    return part, number


def upward(root, layers):
    """The imports that do not lead down, and those between parts of one layer."""
    for name, targets in graph().items():
        for target in targets - DOORS:
            if name in DOORS or not all(one.startswith(f"{root}.") for one in (name, target)):
                continue
            (part, here), (other, there) = (height(one, root, layers) for one in (name, target))
            if part != other and here <= there:
                yield f"{name} imports {target}"


@pytest.mark.parametrize(
    ("root", "layers"),
    [
        ("provengym", LAYERS),
        ("provengym.conformance", CONFORMANCE),
        ("provengym.solving", SOLVING),
    ],
    ids=["package", "conformance", "solving"],
)
def test_no_import_leads_up(root, layers):
    assert sorted(upward(root, layers)) == []


def test_only_the_old_name_of_delf_leads_to_that_package():
    found = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        if re.search(r"^\s*(from|import) provengym_delf", file.read_text(), re.MULTILINE)
    }

    assert found == {"delf.py"}


def test_what_asks_lean_imports_the_standard_library_alone():
    """The tools run it before anything is installed."""
    wanted = {
        alias.name if isinstance(node, ast.Import) else node.module
        for file in PACKAGE.with_name("provengym_lean").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }

    tops = {name.partition(".")[0] for name in wanted}
    assert tops - sys.stdlib_module_names == {"provengym_lean"}


def test_there_is_no_circle():
    """Found by taking away what imports nothing that is left, as long as there is any."""
    left = {name: set(targets) for name, targets in graph().items()}
    while done := {name for name, targets in left.items() if not targets & left.keys()}:
        left = {name: targets for name, targets in left.items() if name not in done}

    assert sorted(left) == []


def private_of_others(name):
    """The modules that a module imports though they are private to a package it is not in."""
    for target in graph()[name]:
        parts = target.split(".")
        for depth, part in enumerate(parts):
            owner = ".".join(parts[:depth])
            if part.startswith("_") and not f"{name}.".startswith(f"{owner}."):
                yield f"{name} imports {target}"


def test_no_package_reaches_into_another():
    """A module whose name starts with an underscore is for the package that it is in."""
    assert sorted(found for name in MODULES for found in private_of_others(name)) == []


def test_imports_wait_only_where_it_is_said_why():
    deferred = {name for name, file in MODULES.items() if edges(file, deferred=True)} - DOORS
    said = {name for name in deferred if any(f"{name}.".startswith(f"{d}.") for d in DEFERRED)}

    assert deferred - said == set()


@pytest.mark.parametrize("module", ["provengym", "provengym.conformance"])
def test_what_is_heavy_is_loaded_when_it_is_used(module):
    code = f"import sys, {module}; print([m for m in {HEAVY} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_a_check_of_one_environment_loads_little_of_the_package():
    """What is for random references, for those without a model and for pages is left out."""
    command = [sys.executable, "-c", CHECK]
    root = PACKAGE.parents[1]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root)
    verdict, imported, checked = done.stdout.split()

    assert verdict == "differs"
    assert (int(imported) <= MOST_LOADED[0], int(checked) <= MOST_LOADED[1]) == (True, True)


@pytest.mark.parametrize("module", ["provengym.cli._confined_call", "provengym_delf.confined"])
def test_a_confined_process_imports_all_of_a_check_before_the_code(module):
    """Changes are told of the modules that are there before the code."""
    code = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = MODULES.keys() & set(done.stdout.split())
    rooms = tuple(f"provengym.{one}." for one in ("conformance", "models", "statistics", "targets"))
    deferred = set[str]().union(*(edges(MODULES[name], deferred=True) for name in loaded))
    late = {name for name in deferred - loaded if name.startswith(rooms)}

    # Reports in other forms are not asked for; strategies are for Hypothesis.
    assert late == {
        "provengym.conformance.reporting.html",
        "provengym.conformance.reporting.junit",
        "provengym.models.strategies",
    }
