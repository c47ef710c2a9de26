"""The page on the architecture: what it names exists, and following its list of files is true."""

import ast
import importlib
import operator
import re
import shlex
import sys
from pathlib import Path

import pytest

from provengym.cli import main
from provengym.conformance import ENGINES, isolated_run
from test_imports import LAYERS

REPOSITORY = Path(__file__).resolve().parents[2]
PYTHON = REPOSITORY / "pybridge"
FILE = REPOSITORY / "docs" / "architecture.md"
PAGE = FILE.read_text(encoding="utf-8")
ROOMS = sorted(path.parent for path in (PYTHON / "provengym").glob("*/__init__.py"))
MOST_FILES = 12
LINK = re.compile(r"\[([^\][]*)\]\(([^)\s]+)\)")
NAME = re.compile(r"`([A-Za-z_][\w.]*)`")
ENTRY = re.compile(r"^\d+\. \[[^\]]*\]\(([^)]+)\), ((?:`[\w.]+`(?:, )?)+):", re.MULTILINE)
PARAGRAPHS = [
    text
    for block in re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL).split("\n\n")
    for text in re.split(r"\n(?=- |\d+\. )", block)
]
NAMED = [(text, name) for text in PARAGRAPHS for name in NAME.findall(text)]
CONCEPTS = [
    "CheckSpec",
    "Session",
    "Journal",
    "Engine",
    "Candidate",
    "Comparer",
    "Model",
    "TargetEnv",
    "Report",
]


def module_of(target):
    """The module of the package that a link leads to."""
    parts = (FILE.parent / target).resolve().relative_to(PYTHON).with_suffix("").parts
    return importlib.import_module(".".join(parts))


def modules_of(text):
    """The modules that a paragraph links to."""
    return [
        module_of(target)
        for _, target in LINK.findall(text)
        if target.endswith(".py") and "/pybridge/" in target
    ]


def classes_of(module):
    """The classes that a module defines."""
    kinds = (value for value in vars(module).values() if isinstance(value, type))
    return [kind for kind in kinds if kind.__module__ == module.__name__]


def has(holder, name):
    """Return whether a module or a class has something by this name, which may be dotted."""
    first, _, rest = name.partition(".")
    if rest:
        return hasattr(holder, first) and has(getattr(holder, first), rest)
    return hasattr(holder, name) or name in getattr(holder, "__annotations__", {})


def code_of(module, name):
    """The code of a function, as frames have it."""
    function = operator.attrgetter(name)(module)
    return getattr(function, "__func__", function).__code__


LIST = [(target, NAME.findall(names)) for target, names in ENTRY.findall(PAGE)]
CALLS = [(module_of(target), name) for target, names in LIST for name in names]


def test_every_link_leads_to_something():
    targets = [target.partition("#")[0] for _, target in LINK.findall(PAGE)]

    assert len(targets) > 25
    assert [target for target in targets if not (FILE.parent / target).exists()] == []


def sources_of(text):
    """The texts of the C++ files, and what builds them, that a paragraph links to."""
    files = ((FILE.parent / target).resolve() for _, target in LINK.findall(text))
    found = (file for file in files if file.suffix in {".hpp", ".cpp", ".txt"})
    return [file.read_text(encoding="utf-8") for file in found]


def is_linked(text, name):
    """Return whether a paragraph links to a module that has a name, or a C++ file with the word."""
    word = re.compile(rf"\b{re.escape(name.rpartition('.')[2])}\b")
    if any(word.search(source) for source in sources_of(text)):
        return True
    modules = modules_of(text)
    holders = [*modules, *(kind for module in modules for kind in classes_of(module))]
    if name[0].isupper():  # a concept of another paragraph
        holders = modules_of(PAGE)
    return name in ENGINES or any(has(holder, name) for holder in holders)


def test_every_name_is_in_a_module_that_its_paragraph_links_to():
    assert len(NAMED) > 80
    assert [name for text, name in NAMED if not is_linked(text, name)] == []
    assert not is_linked(PARAGRAPHS[0], "no_such_name")


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_a_room_says_is_in_it_is_defined_there(room):
    """Of packages that say it: classes and functions of theirs, and folders, by their names."""
    text = ast.get_docstring(ast.parse((room / "__init__.py").read_text()))
    found = {path.stem for path in room.iterdir()}
    for file in room.rglob("*.py"):
        tree = ast.parse(file.read_text())
        named = (ast.ClassDef, ast.FunctionDef, ast.Assign)
        nodes = [node for node in ast.walk(tree) if isinstance(node, named)]
        found |= {node.name for node in nodes if not isinstance(node, ast.Assign)}
        found |= {ast.unparse(t) for n in nodes if isinstance(n, ast.Assign) for t in n.targets}
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        found |= {alias.name for node in imports for alias in node.names}
    names = {name.partition(".")[0] for name in NAME.findall(text)}

    assert names - {"provengym", "gymnasium"} <= found


def test_the_concepts_are_nine():
    section = PAGE.partition("## Nine concepts")[2].partition("\n## ")[0]

    assert re.findall(r"^- `(\w+)`", section, re.MULTILINE) == CONCEPTS


def test_the_picture_has_the_layers():
    picture = PAGE.partition("```text\n")[2].partition("```")[0]
    rows = [re.split(r" {2,}", line)[0] for line in picture.splitlines() if line[:1].strip()]
    layers = [{part for part in layer if not part.startswith("_")} for layer in LAYERS]

    assert [set(row.split(", ")) for row in reversed(rows)] == layers
    concepts = set(re.findall(r"\w+", picture))
    assert {*CONCEPTS, "confirm", "verdict", "Guard", "Budget"} <= concepts


def test_the_list_is_short_and_names_each_file_once():
    targets = [target for target, _ in LIST]

    assert len(re.findall(r"^\d+\. ", PAGE, re.MULTILINE)) == len(targets) <= MOST_FILES
    assert len(set(targets)) == len(targets)


def test_the_command_calls_the_functions_in_this_order(monkeypatch, capsys):
    """In one process, where the fork of an isolated check can be followed too."""
    (command,) = re.findall(r"^ {4}provengym (.*)$", PAGE, re.MULTILINE)
    monkeypatch.chdir(REPOSITORY)
    monkeypatch.setattr(isolated_run, "can_fork", lambda: False)
    codes = [code_of(module, name) for module, name in CALLS]
    called = []

    def profile(frame, event, argument):
        if event == "call" and len(called) < len(codes) and frame.f_code is codes[len(called)]:
            called.append(CALLS[len(called)])

    before = sys.getprofile()
    sys.setprofile(profile)
    try:
        status = main(shlex.split(command))
    finally:
        sys.setprofile(before)

    assert status == 1
    assert "terminated: The target ends the episode" in capsys.readouterr().out
    assert called == CALLS
