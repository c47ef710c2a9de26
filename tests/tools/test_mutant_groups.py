"""Groups of definitions of which mutants are drawn, and those of the translator of rules."""

import ast
import collections
import json
from dataclasses import asdict
from pathlib import Path

import pytest

import definitions
from mutant_groups import Groups, table
from mutant_places import changes, equivalents, sample
from mutant_sample import Result, Results

ROOT = Path(__file__).parents[2]
CONSTRUCTS = ROOT / "tests" / "constructs.json"
FILE = "pybridge/provengym/room/deep/file.py"


@pytest.fixture
def groups(tmp_path):
    """Groups of a folder, one of which has a method of the class that another has."""
    path = tmp_path / "groups.json"
    path.write_text(json.dumps({"class": ["deep.file.A"], "a | b": ["deep.file.A.f", "other"]}))
    return Groups.read(path, "room")


@pytest.mark.parametrize(
    ("file", "function", "group"),
    [
        (FILE, "A", "class"),
        (FILE, "A.g.inner", "class"),
        (FILE, "A.f.inner", "a | b"),
        (FILE, "A2", None),
        (FILE, None, None),
        ("pybridge/provengym/room/other.py", None, "a | b"),
        ("pybridge/provengym/room/other.py", "f", "a | b"),
        ("pybridge/provengym/rooms/other.py", "f", None),
    ],
)
def test_the_innermost_definition_that_is_named_says_the_group(groups, file, function, group):
    assert groups.of(file, function) == group


def test_a_part_is_in_one_group(tmp_path):
    (tmp_path / "groups.json").write_text(json.dumps({"a": ["x", "y"], "b": ["x"]}))

    with pytest.raises(ValueError, match=r"groups.json: x is in 'a' and in 'b'"):
        Groups.read(tmp_path / "groups.json", "room")


def test_the_table(groups):
    results = [(FILE, "A", "killed"), (FILE, "A.f", "equivalent"), (FILE, "A.f", "survived")]

    assert table(groups, [*results, (FILE, None, "killed")]).splitlines() == [
        "| Construct | Mutants | Killed | Equivalent | Survived | Unreached | Out of minutes |",
        "|---|---|---|---|---|---|---|",
        "| class | 1 | 1 | 0 | 0 | 0 | 0 |",
        r"| a \| b | 2 | 0 | 1 | 1 | 0 | 0 |",
        "| all | 3 | 1 | 1 | 1 | 0 | 0 |",
    ]


@pytest.fixture
def checkout(tmp_path):
    """A package with a folder of two functions, and another folder."""
    for room in ("room", "other"):
        folder = tmp_path / "pybridge" / "provengym" / room
        folder.mkdir(parents=True)
        lines = [f"def f{n}(x):\n    return x + {n} * x - {n}\n" for n in range(2)]
        (folder / "file.py").write_text("\n".join(lines))
    (tmp_path / "tests").mkdir()
    (tmp_path / "groups.json").write_text(json.dumps({"second": ["file.f1"], "first": ["file.f0"]}))
    return tmp_path


def test_of_each_group_so_many_are_drawn_equivalent_or_not(checkout):
    groups = Groups.read(checkout / "groups.json", "room")
    drawn = sample(checkout, 1, 6, 3, None, groups)

    assert [one.function for one in drawn] == ["f1"] * 3 + ["f0"] * 3
    keys = ("file", "function", "before", "after")
    entry = {**{key: vars(drawn[0])[key] for key in keys}, "reason": "It is the same."}
    (checkout / "tests" / "equivalents.json").write_text(json.dumps([entry]))
    assert sample(checkout, 1, 6, 3, None, groups) == drawn
    assert drawn[0].identity in equivalents(checkout)


def test_what_no_test_noticed_is_forgotten(tmp_path):
    results = Results(tmp_path / "results.jsonl")
    results.forget_unnoticed()
    assert results.read() == (None, [])
    results.append({"seed": 1}, first=True)
    for status in ("killed", "survived", "equivalent", "unreached", "out of minutes"):
        results.append(asdict(Result("key", status)))
    results.forget_unnoticed()

    head, kept = results.read()
    assert head == {"seed": 1}
    assert [one.status for one in kept] == ["killed", "equivalent"]


# ---- Those of the translator ----


ABSTRACT = ("outside", "settled", "invoked", "call")
"""What expressions leave to statements."""


def reading(path):
    return path.stem in {"calls", "expressions", "operations", "patterns", "statements"}


def test_each_definition_that_reads_rules_is_of_a_construct():
    groups = Groups.read(CONSTRUCTS, "proving")
    folder = ROOT / "pybridge" / "provengym" / "proving"
    for path in filter(reading, folder.glob("*.py")):
        file = str(path.relative_to(ROOT))
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and node.name in path.stem.title():
                left = ABSTRACT if node.name == "Expressions" else ()
                for one in node.body:
                    if isinstance(one, ast.FunctionDef) and one.name not in left:
                        assert groups.of(file, f"{node.name}.{one.name}"), one.name


def test_each_construct_names_what_there_is_and_can_be_changed_in_five_places():
    groups = Groups.read(CONSTRUCTS, "proving")
    folder = ROOT / "pybridge" / "provengym" / "proving"
    places, known = collections.defaultdict(set), set()
    for path in folder.rglob("*.py"):
        file, text = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        known |= {module, *(f"{module}.{one.name}" for one in definitions.definitions(file, text))}
        for change in changes(file, text):
            places[groups.of(file, change.function)].add((file, change.start, change.old))

    assert set(groups.parts) <= known
    assert [name for name in groups.names if len(places[name]) < 5] == []
