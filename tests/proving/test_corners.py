"""Corners of the language of rules, beside the cases of test_language.py and test_refusals.py."""

import textwrap

import pytest

from provengym.proving import writing
from provengym.proving.program import Lit, Op, Require, run
from provengym.proving.reading import read
from provengym.proving.refusals import Refused
from provengym.proving.values import span
from proving.agreeing import disagreements
from proving.test_language import HELPERS, rules
from proving.test_refusals import refused
from spec.making import made

#: Bits of a number that may be negative: of these no ends are known.
CASES = {
    "rounds of a tuple that has a name": """
        pair = (2, 3)
        x = 0
        for i in range(pair[0]):
            x += i + self.n
        return x
        """,
    "a denominator below 0": "return Fraction(self.n, -2) + Fraction(3, -4) * self.m",
    "the least of unknown ends": "self.n = min(self.n ^ action, 2) * 2\nreturn 0",
    "the largest of unknown ends": "self.n = max(self.n ^ action, -2) * 2\nreturn 0",
    "the least of known ends": "self.m = min(self.n, 2)\nreturn 0",
    "the largest of known ends": "self.n = max(self.n, self.m)\nreturn 0",
    "a number of unknown ends is assigned": "self.n = self.n ^ action\nreturn 0",
    "chances of unknown ends": "return int(self.chance(self.m, (self.n ^ action) + 4))",
    "chances out of unknown ends": "return int(self.chance(self.n ^ action, 3))",
    "a row that is replaced after a loop through it": """
        x = 0
        for one in self.board:
            x = x * 3 + one
        self.board = Cells([self.m % 3, 1, 0])
        return x
        """,
    "a tuple that grows": """
        pair = (self.n, 1)
        pair += (self.m,)
        return pair[0] * 100 + pair[2] * 10 + len(pair)
        """,
    "the end of a range that a parameter says": "self.m = action + 3\nreturn 0",
    "tuples in order": """
        x = ((self.n, self.m) < (self.n, self.m)) + 2 * ((self.n,) < (self.n, 1))
        return x + 4 * ((self.n, 1) <= (self.n,)) + 8 * ((self.n, 1) >= (action, 1))
        """,
    "rounds that are counted from a number": """
        x = 0
        for i, one in enumerate(self.board, SIZE):
            x += (i - action) * one
        return x + sum(i * one for i, one in enumerate((self.n, self.m), -1))
        """,
    "an index that is the length": "return self.TURNS[3] if self.key else self.TURNS[2]",
    "a comprehension after fields were assigned": """
        self.n = self.m % 2
        return sum(x + self.n for x in self.board if x != self.n)
        """,
}


@pytest.mark.parametrize("case", CASES)
def test_the_program_does_what_python_does(case):
    found, ended, _ = disagreements(rules(CASES[case]), 70, 24)

    assert not found[:3]
    assert ended > 20


INNER = """
class Turn(enum.Enum):
    NONE = 0
    HALF = 1
    FULL = 2

class Mixed(enum.Enum):
    ONE = 3
    TWO = (1, 2)

def many(self, kind: enum.EnumMeta) -> int:
    return len(kind)

def mixed(self) -> int:
    return self.many(self.Turn) * 10 + self.Mixed.ONE.value + self.Mixed.TWO.value[1]

def half(self, x: int) -> int:
    return self.Turn(x % 3).value * 10 + (self.Turn(x) is self.Turn.HALF)
"""


def test_an_enumeration_of_the_class_is_called_by_it():
    found, ended, _ = disagreements(
        rules("return self.half(self.m) + self.mixed()", HELPERS + INNER), 70, 24
    )

    assert not found[:3]
    assert ended > 20


def test_a_number_is_a_condition_as_if_it_were_compared_with_0():
    one, other = (rules(f"return 1 if {text} else 2") for text in ("self.n", "self.n != 0"))

    assert read(one).act == read(other).act


@pytest.mark.parametrize(("sign", "key"), [("", 0), ("", 1), ("-", 0), ("-", 1)])
def test_the_largest_reward_is_known_to_the_unit(sign, key):
    largest = 1 << 53
    text = f"return {sign}Fraction({sign}({largest} + self.key), 1)"
    failed = run(read(rules(text)).act, [3, 0, 0, 0, key, 1, 0, 1, 2, 0], lambda n: 0).failed

    assert (failed is not None) == bool(key)


@pytest.mark.parametrize(
    "reward", ["-Fraction({} - self.key, 1)", "Fraction(self.key - {}, 1)", "{} - self.key"]
)
def test_a_reward_that_is_in_its_range_is_not_checked(reward):
    program = read(rules(f"return {reward.format(1 << 53)}")).act

    assert not [one for one in program.body if isinstance(one, Require)]


def test_a_round_counts_as_one_statement(monkeypatch):
    lines = "for i in range(40):\n    pass\nreturn i"
    monkeypatch.setattr(writing, "LARGEST", 45)
    assert read(rules(lines)).act.body[-1].value == Lit(39)
    monkeypatch.setattr(writing, "LARGEST", 39)
    with pytest.raises(Refused, match="more than 39 statements, its loops and calls written out; "):
        read(rules(lines))


ODD = """
class Flags(enum.Flag):
    A = 1

class Same(enum.Enum):
    A = 0
    def __eq__(self, other):
        return True
Same.__module__ = "builtins"

"""
BODIES = [
    ("x = min(*self.TURNS)  # here", "a star argument", "each argument"),
    ("x = self.n in (i for i in range(3))  # here", "a generator is no value", "write any()"),
    ("x = self.n is self.key  # here", "`is` asks an integer for being the same", "write `==`"),
    ("x = self.key is self.n  # here", "for being the same object", "write `==`"),
    ("x = self.Turn()  # here", "self.Turn is no method", "write one"),
    ("x = self.Turn(1, 2)  # here", "self.Turn is no method", "write one"),
    ("x = nowhere(self.n)  # here", "nowhere is no name here", "call methods"),
    ("x = self.local()", "outer has no value here", "assign one before"),
    ("outer = 3\nx = self.local()", "outer has no value here", "assign one before"),
    ("self.bump(1)  # here?", "act returns nothing", "return"),
    ("self.twice(1)  # here?", "act returns nothing", "return"),
]
LOCAL = """
def local(self) -> int:
    return outer

def twice(self, x: int) -> None:
    self.bump(self.bump(x))
"""


@pytest.mark.parametrize(("body", "reason", "instead"), BODIES)
def test_a_body_is_refused(body, reason, instead):
    error = refused(body if "here?" in body else f"{body}\nreturn 0", INNER + LOCAL)

    assert reason in error.reason
    assert instead in error.instead


@pytest.mark.parametrize(
    ("hint", "value", "reason"),
    [
        ("tuple[bool, bool]", "self.key", "show returns a truth value; return a tuple of 2"),
        ("tuple[bool, bool]", "(True,)", "show returns a tuple; return a tuple of 2"),
        ("tuple[bool, bool]", "[True, True]", "show returns a list; return a tuple of 2"),
        ("Annotated[Cells, Of(3, 3)]", "self.n", "show returns an integer; return 3 cells"),
        ("Annotated[Cells, Of(3, 2)]", "self.board", "show returns a row of cells; return 2"),
    ],
)
def test_what_is_shown_is_of_its_form(hint, value, reason):
    method = f"def show(self) -> {hint}:\n    return {value}"
    error = refused("return 0", method)

    assert f"{error.reason}; {error.instead}".startswith(reason)


def test_a_method_is_written_once():
    error = refused("return 0", "def f(self):\n    return 1\ndef f(self):  # here\n    return 2")

    assert (error.reason, error.instead) == ("f is written twice", "write one")


@pytest.mark.parametrize(
    ("op", "first", "second", "ends"),
    [
        (Op.ADD, (-1, 2), (3, None), (2, None)),
        (Op.SUB, (-1, 2), (3, 5), (-6, -1)),
        (Op.SUB, (-1, 2), (None, 5), (-6, None)),
        (Op.MUL, (-3, 2), (-1, 4), (-12, 8)),
        (Op.MUL, (-3, None), (1, 4), (None, None)),
        (Op.MOD, (None, None), (1, 4), (0, 3)),
        (Op.MOD, (None, None), (0, 4), (None, None)),
        (Op.FLOOR_DIV, (-3, 5), (1, 2), (-3, 5)),
        (Op.FLOOR_DIV, (2, 5), (1, 2), (0, 5)),
        (Op.FLOOR_DIV, (-3, -2), (1, 2), (-3, -1)),
        (Op.FLOOR_DIV, (-3, 5), (0, 2), (None, None)),
        (Op.BIT_AND, (0, 5), (0, 2), (0, 2)),
        (Op.BIT_AND, (0, None), (0, 2), (0, 2)),
        (Op.BIT_AND, (-1, 5), (0, 2), (None, None)),
        (Op.BIT_OR, (0, 5), (0, 2), (0, 7)),
        (Op.BIT_XOR, (0, 8), (0, 2), (0, 15)),
        (Op.SHIFT_RIGHT, (-3, 5), (0, 2), (-3, 5)),
        (Op.SHIFT_RIGHT, (2, 5), (0, None), (0, 5)),
        (Op.SHIFT_RIGHT, (-3, -2), (0, 2), (-3, -1)),
        (Op.SHIFT_LEFT, (1, 3), (0, 2), (1, 12)),
        (Op.SHIFT_LEFT, (1, 3), (0, 65), (None, None)),
        (Op.LT, (None, None), (None, None), (0, 1)),
    ],
)
def test_what_is_known_of_an_operation(op, first, second, ends):
    assert span(op, first, second) == ends


@pytest.mark.parametrize("name", ["Flags", "Same"])
def test_a_special_enumeration_is_refused(name):
    text = (
        ODD
        + "class Rules(Environment):\n    key: bool\n"
        + textwrap.indent(
            f"def start(self):\n    self.key = {name}.A == {name}.A  # here\n"
            "def act(self, action: bool):\n    return 0\n",
            "    ",
        )
    )
    with pytest.raises(Refused, match=f"{name} is a special enumeration; write one of class"):
        read(made(text))


def test_a_class_with_keywords_is_refused():
    text = "class Rules(Environment, metaclass=type):\n    key: bool\n" + textwrap.indent(
        "def start(self):\n    self.key = False\ndef act(self, action: bool):\n    return 0\n",
        "    ",
    )
    with pytest.raises(Refused, match="the class has keywords; write `class Name"):
        read(made(text))
