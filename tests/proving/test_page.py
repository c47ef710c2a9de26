"""Tests of the Lean modules of classes of rules, as text."""

from __future__ import annotations

import re
from dataclasses import replace
from types import FunctionType
from typing import Annotated

import pytest

from here import ROOT
from proofs.written import Lift, Purse, Shelves
from provengym.proving import ranges
from provengym.proving.modules.terms import bare, camel, class_name, doc, kernel_name, name_of
from provengym.proving.page import page, page_of
from provengym.proving.program import Assign, Bin, Expr, IfElse, Ite, Lit, Op, Var
from provengym.proving.reading import RULES, read
from provengym.proving.refusals import Refused
from provengym.spec import Environment, Range
from provengym_lean.rules_kernel import joining_modules
from spec.making import made
from spec.written import CliffWalking, TicTacToe

CORRIDOR = ROOT / "pybridge/provengym/cli/new/files/new_rules.py.txt"
ACT = """\
    .ite ((action.eq Way.RIGHT).and (self.cell.lt (self.length - 1)))
      (.block [
        -- cell must be between 0 and length - 1
        .require ((self.cell + 1).le (self.length - 1)),
        self.cell.becomes (self.cell + 1)])
"""


def corridor() -> type[Environment]:
    """The class that `provengym new corridor` writes."""
    found: type[Environment] = made(CORRIDOR.read_text().replace("NewRules", "Corridor"))
    return found


class Wide(Environment):
    """A field -/ that is too wide, /- or so."""

    place: Annotated[int, Range(0, 2**40)]

    def start(self) -> None:
        self.place = 0

    def act(self, action: bool) -> int:
        return 1 if action else 0


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("row", "row"),
        ("end", "the_end"),
        ("_x", "x"),
        ("ärger", "rger"),
        ("é", "x"),
        ("a", "the_a"),
    ],
)
def test_names_are_lean_s(written: str, name: str) -> None:
    assert name_of(written, ()) == name
    assert name_of(written, (name,)) == f"{name}_x"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Maze", "Maze"),
        ("my_maze", "Mymaze"),
        ("Rules", "TheRules"),
        ("Lean", "TheLean"),
        ("Spec", "TheSpec"),
        ("_9", "Class9"),
        ("É", "Class"),
    ],
)
def test_names_of_classes(written: str, name: str) -> None:
    assert class_name(written) == name


def test_parameters_of_kernels_have_no_names_of_the_kernel_s() -> None:
    assert kernel_name("noise_1", ()) == "the_noise_1"
    assert camel(kernel_name("a_b", ("aB",))) not in ("aB",)


def test_comments_do_not_end() -> None:
    text = doc("a -/ b /- c /-/ d --/")
    assert "-/" not in text
    assert "/-" not in text


def test_a_state_has_a_field_for_each() -> None:
    found = page(CliffWalking)
    assert "  row : UpTo 3 2\n" in found.modules["Programs"]
    assert found.parameters == {"slippery": "slippery"}
    assert "Rules State Action Seen 0 1 1 (-100) 0 where" in found.modules["Basic"]
    assert found.entry["rules"]["state"] == ["state"]


def test_a_class_without_parameters_has_a_word_for_them() -> None:
    found = page(TicTacToe)
    assert found.parameters == {}
    assert list(found.entry["params"]) == ["nothing"]
    assert found.entry["rules"]["legal"]


def test_integers_are_shown_as_they_are() -> None:
    found = page(Lift)
    assert "abbrev Seen : Type := Signed (Between 4294967294 5 3) " in found.modules["Programs"]
    assert found.places["floor"] == ((0, 0, 3, -2),)
    assert "Rules State Action Seen 1 1 6 (-17) 13 where" in found.modules["Basic"]


def test_parameters_say_how_many_actions_there_are() -> None:
    found = page(Purse)
    assert "Rules State (Actions p) Seen 0 0 1 0 6 where" in found.modules["Basic"]
    assert "step s a := step p s (action a)" in found.modules["Basic"]


def test_a_state_of_many_bits_has_several_words() -> None:
    found = page(Shelves)
    assert found.entry["rules"]["state"] == ["state_0", "state_1"]
    assert [word for word, *_ in found.places["shelves"]] == [0, 0, 0, 1, 1]


@pytest.mark.parametrize("cells", [20, 45])
def test_the_kernel_of_a_state_of_many_words_passes_no_tuples(cells: int) -> None:
    found = page(
        made(
            "class Sky(Environment):\n"
            f"    stars: Annotated[Cells, Of(8, {cells})]\n"
            f"    def start(self) -> None:\n        self.stars = Cells([0] * {cells})\n"
            f"    def act(self, action: Annotated[int, Range(0, {cells - 1})]) -> int:\n"
            "        self.stars[action] = 7\n        return 1\n"
        )
    )
    kernel, theorem = joining_modules("Sky", found.entry, found.modules["Basic"]).values()
    lists = re.findall(r"Stmt\.entry [(\[]([^()\[\]]*)[)\]]", found.modules["Code"])
    assert max(one.count(",") for one in lists) < 32  # of more Lean makes several, with a `let`

    # one of three words or more is chosen where it is, by no function of the tuple of them
    assert ("(·.2.1)" in kernel, "c.next.2.1" in kernel) == (False, cells == 45)
    assert ("set_option synthInstance.maxSize" in theorem) == (cells > 32)


class Twice(Environment):
    """A reward that two variables have."""

    place: Annotated[int, Range(0, 3)]

    def start(self) -> None:
        self.place = 0

    def act(self, action: bool) -> int:
        reward = self.paid(action)
        reward -= self.place
        return reward

    def paid(self, action: bool) -> int:
        reward = 5 * self.place
        if action:
            self.place = 0
        return reward


def test_variables_of_one_name_are_told_apart() -> None:
    found = page(Twice).modules["Programs"]
    assert re.findall(r"^abbrev act\.reward\w* : Expr := (.*)$", found, re.MULTILINE) == [
        ".var 2",
        ".var 3",
    ]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="32 bits"):
        page(Wide)


class Halves(Environment):
    """Rules that may raise where they are seen, and where actions are offered."""

    number: Annotated[int, Range(0, 9)]

    def start(self) -> None:
        self.number = 1

    def act(self, action: bool) -> int:
        return 0

    def show(self) -> Annotated[int, Range(0, 9)]:
        assert self.number > 0
        return self.number

    def legal(self, action: bool) -> bool:
        return action


def test_a_rule_that_may_raise_is_open_alone() -> None:
    found = page(Halves)
    [says] = found.open
    assert says.endswith("`self.number > 0` must hold")
    for theorem in ("safe_act", "safe_legal", "exists_legal", "holds_of_reachable"):
        assert f"theorem {theorem} " in found.proofs
    for theorem in ("safe_show", "safe_of_reachable"):
        assert f"theorem {theorem} " not in found.proofs
    assert page(CliffWalking).open == ()


def test_rules_stand_above_their_programs() -> None:
    found = page(corridor()).modules["Programs"]
    assert found.index("        self.cell += 1\n") < found.index(
        "self.cell.becomes (self.cell + 1)"
    )
    assert ACT in found
    assert "theorem" not in found
    assert "abbrev Way.RIGHT : Expr := 1\n" in found
    assert "/-- The episode is never over. -/\ndef over.program" in page(Twice).modules["Programs"]


def test_a_comment_is_no_reason_to_check_a_page_again() -> None:
    text = (ROOT / "examples" / "rules" / "corridor_key.py").read_text(encoding="utf-8")
    old = page(made(text)).modules
    comment = "        # nothing -/ ends /- here\n"
    said = text.replace("Find the key", "Find /- the key -/", 1)
    said = said.replace("        return -1\n", f"{comment}        return -1\n", 1)

    def differ(new: dict[str, str]) -> set[str]:
        assert new.keys() == old.keys()
        return {name for name in old if bare(new[name]) != bare(old[name])}

    new = page(made(said)).modules
    assert "# nothing - / ends / - here" in new["Programs"]
    assert not differ(new)
    assert "Programs" in differ(page(made(text.replace("return -1", "return -2", 1))).modules)
    assert "As on the page" in bare(old["Programs"])
    assert "python" not in bare(old["Programs"])


def test_helpers_are_told_once() -> None:
    found = page(Twice).modules["Programs"]
    assert found.count("    def paid(self, action: bool) -> int:\n") == 1
    assert found.index("def act(") < found.index("def paid(") < found.index("def act.program")
    told = read(TicTacToe).sources
    assert set(told) == {one for one in RULES if one in vars(TicTacToe)}
    texts = "\n\n".join(told.values())
    for name, one in vars(TicTacToe).items():
        if isinstance(one, FunctionType):
            assert texts.count(f"def {name}(") == 1


def test_the_page_of_the_guide_is_written_so() -> None:
    guide = (ROOT / "docs" / "proving.md").read_text(encoding="utf-8")
    [told] = re.findall(r"````lean\n(.*?)````\n", guide, re.DOTALL)
    found = page(corridor()).modules["Programs"]
    places = [found.index(part.strip("\n")) for part in told.split("...\n")]
    assert len(told.splitlines()) <= 60
    assert places == sorted(places)


def test_a_condition_inside_conditions_is_looked_at_once(monkeypatch):
    rules = read(Lift)
    looked: list[int] = []
    range_of = ranges.op_range
    monkeypatch.setattr(ranges, "op_range", lambda *at: (looked.append(1), range_of(*at))[1])

    def work(depth: int) -> int:
        deep: Expr = Bin(Op.LT, Var(0), Lit(2))
        for number in range(depth):
            deep = Bin(Op.LT, Ite(deep, Var(0), Lit(number)), Lit(1))
        body = (*rules.act.body, IfElse(deep, (Assign(0, Lit(0)),), ()))
        before = len(looked)
        page_of(replace(rules, act=replace(rules.act, body=body)))
        return len(looked) - before

    first, second, third = work(4), work(8), work(12)
    assert third - second <= 1.2 * (second - first)
