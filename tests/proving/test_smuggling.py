"""Texts of a class that would be code in Lean, if they were not escaped."""

import contextlib
import re

import pytest

from provengym.proving.lean import check
from provengym.proving.page import page
from provengym_lean.sources import Module, forbidden_words, without_comments_and_literals
from proving import leans
from spec.making import made

CLASS = '''
class Kind(enum.Enum):
    """Two kinds."""
    MEMBER = "text"
    OTHER = "more"

class Rules(Environment):
    """A class."""
    parameter: Annotated[int, Parameter(1, 3)] = 2
    field: Annotated[int, Range(0, "parameter")]
    kind: Kind
    WORDS = "constant"
    def start(self) -> None:
        """Start."""
        self.field = 0
        self.kind = Kind.MEMBER
    def act(self, action: bool) -> int:
        # A comment.
        local = self.draw(2)
        assert "said" == "said" and local >= 0, "message"
        if local == 1 and self.field < self.parameter:
            self.field += 1
            self.kind = Kind.OTHER
        return self.helper(local)
    def helper(self, argument: int) -> int:
        return argument
    def over(self) -> bool:
        return self.field == self.parameter
'''
AXIOM = "-/ axiom bad : False /-"
DOCS = [
    AXIOM,
    '-/\\n\\n#eval IO.println "here"\\n\\n/-!',
    "-/ set_option debug.skipKernelTC true in /--",
    "/-/-/- -/ theorem bad : False := sorry",
    "--/ @[implemented_by bad] def x := 1 /--",
    "-\\u200b/ axiom bad : False",
    "\\u202e-/ axiom bad : False /-",
    "\\r-/\\raxiom bad : False",
    "\\x00-/ axiom bad : False",
    "import Lean -/ import Lean /-",
    "```\\n-/\\n```lean\\naxiom bad : False\\n```",
    "`````` -/ axiom bad : False /- ``````",
    "-\u2215 \u2010/ \uff0d\uff0f axiom bad : False /\u2010",
    "\t-/\taxiom bad : False\t/-",
    "\\u2028-/\\u2029axiom bad : False",
    f"{'x' * 5_000}-/ axiom bad : False /-{'-' * 200}/{' ' * 2_000}axiom",
]
NAMES = [
    *("axiom", "theorem", "sorry", "unsafe", "extern", "instance", "open", "end", "macro"),
    *("native_decide", "decide", "by", "fun", "rules", "Params", "State", "program", "law_step"),
    *("safe_act", "implements", "x", "v1", "i", "t", "hp", "word", "Spec", "Init", "Int64", "Nat"),
    *("kernel", "lane", "noise", "key", "values", "reset", "step", "terminal", "observe", "flat"),
]


def code(found):
    """What Lean reads of a page as code."""
    return [without_comments_and_literals(one).split() for one in found.modules.values()]


def words(found):
    return [
        message
        for name, text in found.modules.items()
        for message in forbidden_words(Module(f"Rules.X.{name}", "X.lean", text, ()))
    ]


TEXTS = ["A class.", "Start.", "Two kinds.", "A comment.", "constant", "said", "message"]


@pytest.mark.parametrize("text", DOCS)
@pytest.mark.parametrize("old", TEXTS)
def test_no_text_is_code(old, text):
    assert CLASS.count(old) == 1 + (old == "said")
    if old == "A comment." and "\\" in text:
        text = text.encode().decode("unicode_escape").splitlines()[0]
        text = text.replace("\0", "")
    quoted = text.replace('"', "'")

    found = page(made(CLASS.replace(old, quoted)))

    assert code(found) == code(page(made(CLASS)))
    assert words(found) == []
    assert max(map(len, found.modules["Programs"].splitlines())) <= 100


@pytest.mark.parametrize("text", DOCS)
def test_source_is_further_in_than_code(text):
    """No line of it begins where a declaration does, whatever it looks like."""
    lines = "theorem safe : True := trivial\n\n/-- False. -/\naxiom bad : False"
    source = CLASS.replace("Start.", f"Start.\n{lines}\n{text}".replace('"', "'"))
    read = page(made(source)).modules["Programs"]

    at = read.index("theorem safe")
    begin, end = read.rindex("/--", 0, at), read.index("\ndef start.program", at)
    head, *inner, fence = read[begin:end].splitlines()
    assert head.startswith("/-- ```")
    assert fence.strip("`") == " -/"
    assert fence.count("`") > max([0, *map(len, re.findall("`+", text))])
    assert all(not one or one.startswith("    ") for one in inner)
    assert "-/" not in "".join(inner)


def test_a_range_of_several_lines_is_one_comment():
    text = CLASS.replace('"parameter")]', '"(parameter\\n+0)")]')
    assert text != CLASS

    assert code(page(made(text))) == code(page(made(CLASS)))


@pytest.mark.parametrize("old", ["MEMBER", "parameter", "field", "local", "helper", "argument"])
def test_no_name_is_a_word_of_lean(old):
    for name in NAMES:
        text = CLASS.replace(old, name)
        with contextlib.suppress(TypeError, SyntaxError):  # of Python's, or of the base class
            assert words(page(made(text))) == []


@pytest.mark.parametrize("name", ["Axiom", "theorem", "Spec", "State", "Rules", "Nat", "Prop"])
def test_no_name_of_a_class_is_another_one(name):
    found = page(made(CLASS.replace("class Rules", f"class {name}")))

    assert words(found) == []
    assert all(f"Rules.{found.name}" in text for text in code(found))


@pytest.mark.xdist_group("Lean, confined")
def test_lean_reads_a_class_of_such_names_as_it_does_others(monkeypatch):
    text = CLASS
    for old, name in (
        *(("parameter", "word"), ("field", "axiom"), ("kind", "values"), ("local", "theorem")),
        *(("helper", "sorry"), ("argument", "program"), ("A class.", AXIOM)),
        *(("MEMBER", "min"), ("OTHER", "key"), ("Start.", AXIOM), ("A comment.", AXIOM)),
    ):
        text = text.replace(old, name)
    found = page(made(text))
    modules = {f"Rules.{found.name}.{one}": found.modules[one] for one in ("Programs", "Code")}

    said = check(modules, **leans.installed())

    assert said.accepted, said.modules
