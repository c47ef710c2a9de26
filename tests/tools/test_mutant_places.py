"""The mutants that are made of the package's Python."""

import ast
import collections
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import mutant_places
from mutant_places import changes, differs, sample

FILE = "pybridge/provengym/room/little.py"


def made(text):
    """The changed lines of a program, by what is changed in them."""
    found = collections.defaultdict(set)
    for change in changes(FILE, text):
        assert text[change.start :].startswith(change.old)
        assert change.applied(text).count("\n") == text.count("\n")
        ast.parse(change.applied(text))
        found[change.operator].add(change.after)
    return dict(found)


@pytest.mark.parametrize(
    ("text", "operator", "expected"),
    [
        ("x = a < b", "comparison", {"x = a <= b"}),
        ("x = (a) is not (b)  # is not", "comparison", {"x = (a) is (b) # is not"}),
        ("x = a not in b", "comparison", {"x = a in b"}),
        ("x = a and b", "and, or", {"x = a or b"}),
        ("x = a or b", "condition left out", {"x = False or b", "x = a or False"}),
        ("x = a // b", "arithmetic", {"x = a / b"}),
        ("x += 1", "arithmetic", {"x -= 1"}),
        ("x = -a", "sign", {"x = a"}),
        ("x = not a", "not", {"x = a"}),
        ("x = 1", "constant", {"x = 2", "x = 0"}),
        ("x = 0", "constant", {"x = 1", "x = (-1)"}),
        ("x = True", "constant", {"x = False"}),
        ("x = 0.5", "constant", {"x = 1.5"}),
        ("if a(): b = c", "condition", {"if not (a()): b = c"}),
        ("x = [a for a in b if a.c]", "condition left out", {"x = [a for a in b if True]"}),
        ("a.b()", "statement left out", {"pass"}),
        ("a.b = c", "statement left out", {"pass"}),
        ("def f():\n    return a(b)", "return", {"return None"}),
        ("for a in b: break", "break, continue", {"for a in b: continue"}),
        ("a(b, c)", "arguments exchanged", {"a(c, b)"}),
        ("a(b, c=d)", "argument left out", {"a(b)"}),
        ("a(b=c, d=e)", "argument left out", {"a(d=e)", "a(b=c)"}),
        ("x = a['b']", "string", {"x = a['b_']"}),
        ("x = a[b:2]", "bound left out", {"x = a[:2]", "x = a[b:]"}),
        ("x = a[b:]", "bound", {"x = a[(b) + 1:]"}),
        ("x = max(a, b)", "function", {"x = min(a, b)"}),
        ("x = np.all(a)", "function", {"x = np.any(a)"}),
        ("raise ValueError('a')", "exception", {"raise TypeError('a')"}),
        ("try: a\nexcept (KeyError, B): c", "exception", {
            "except (IndexError, B): c", "except (KeyError, ZeroDivisionError): c",
        }),
        ("x = 'ä' + a[1:]", "bound left out", {"x = 'ä' + a[:]"}),
    ],
)  # fmt: skip
def test_a_mistake(text, operator, expected):
    assert made(text)[operator] == expected


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring of 1."""',
        "import a",
        "__all__ = ['a', b(1)]",
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "X = Literal[1, 2]",
        "if TYPE_CHECKING:\n    X = 1",
        "@overload\ndef f(a=1): ...",
        "class A(Protocol):\n    a = 1",
        "assert a < 1",
        "a = f'{1 + b}'",
        "a = sys.version_info >= (3, 11)",
        "@dataclass(frozen=True)\nclass A: ...",
        "x = cast(a, 1)",
    ],
)
def test_what_is_left_as_it_is(text):
    assert made(text) == {}


def test_of_what_is_raised_the_text_is_left_as_it_is():
    assert set(made("raise A(1, b < c)")) == {"exception", "statement left out"}


def test_lines_keep_their_numbers():
    text = "a(\n    b,\n    c=d,\n)\nif e:\n    f.g(\n        h)\n"
    found = made(text)

    assert found["argument left out"] == {""}
    assert found["statement left out"] == {"pass"}


def test_a_place_has_the_name_of_its_definition():
    text = "@d(1)\nclass A:\n    x = 2\n    @p\n    def f(self):\n        return lambda: 3\n"

    assert {c.new: c.function for c in changes(FILE, text) if c.operator == "constant"} == {
        "3": "A", "1": "A", "4": "A.f", "2": "A.f",
    }  # fmt: skip
    assert {c.line for c in changes(FILE, text) if c.function == "A.f"} == {6}


def test_a_change_that_changes_nothing():
    text = "def f(a):\n    return a[0:]\n"
    kept = next(c for c in changes(FILE, text) if c.operator == "bound left out")

    assert differs(text, kept)
    assert not differs(text, replace(kept, new="0 "))
    assert not differs(text, replace(kept, new="("))


@pytest.fixture
def checkout(tmp_path):
    """A package with a large room and a small one."""
    for room, count in (("large", 40), ("small", 12)):
        folder = tmp_path / "pybridge" / "provengym" / room
        folder.mkdir(parents=True)
        lines = [f"def f{n}(x):\n    return x + {n}\n" for n in range(count)]
        (folder / "file.py").write_text("\n".join(lines))
    (tmp_path / "tests").mkdir()
    return tmp_path


def rooms(drawn):
    return collections.Counter(change.room for change in drawn)


def test_a_sample_is_the_same_for_a_seed(checkout, monkeypatch):
    monkeypatch.setattr(mutant_places, "_SMALL", 10)

    one = sample(checkout, 1, 20, 4)
    assert sample(checkout, 1, 20, 4) == one != sample(checkout, 2, 20, 4)
    assert len({(c.file, c.start, c.old) for c in one}) == 20


def test_each_room_has_its_share(checkout, monkeypatch):
    monkeypatch.setattr(mutant_places, "_SMALL", 10)

    assert rooms(sample(checkout, 1, 24, 6)) == {"large": 15, "small": 9}
    assert rooms(sample(checkout, 1, 6, 6)) == {"large": 6, "small": 6}
    assert rooms(sample(checkout, 1, 6, 6, ["small"])) == {"small": 6}


def test_small_rooms_are_one(checkout, monkeypatch):
    monkeypatch.setattr(mutant_places, "_SMALL", 50)
    assert rooms(sample(checkout, 1, 10, 3))["small"] >= 3
    monkeypatch.setattr(mutant_places, "_SMALL", 1000)
    assert sum(rooms(sample(checkout, 1, 10, 3)).values()) == 10


def test_what_is_equivalent_is_passed_over(checkout):
    first = sample(checkout, 1, 5, 5)[0]
    entry = {key: vars(first)[key] for key in ("file", "function", "before", "after")}
    path = checkout / mutant_places.EQUIVALENTS
    path.write_text(json.dumps([{**entry, "reason": "It is."}]))

    assert first not in sample(checkout, 1, 5, 5)
    path.write_text(json.dumps([entry]))
    with pytest.raises(ValueError, match="tests/equivalents.json: .*reason"):
        sample(checkout, 1, 5, 5)


ROOT = Path(__file__).parents[2]


def test_the_changes_of_the_package_are_programs():
    every = [
        (change, text)
        for file in mutant_places.product(ROOT)[::9]
        for text in [(ROOT / file).read_text(encoding="utf-8")]
        for change in changes(file, text)
    ]
    chosen = random.Random(0).sample(every, 30)

    assert [change.key for change, text in chosen if not differs(text, change)] == []


def test_the_equivalents_are_up_to_date():
    for known in mutant_places.read_equivalents(ROOT):
        text = (ROOT / known.file).read_text(encoding="utf-8")
        found = [
            c
            for c in changes(known.file, text)
            if (c.function, c.before, c.after) == (known.function, known.before, known.after)
        ]
        assert found, known
        assert len(known.reason.split()) >= 3
