"""Which rules are shown to be safe before Lean is asked, and what is said of the others."""

import random
import re
from dataclasses import replace

import pytest

from here import ROOT
from provengym.proving import comparing, showing, splitting
from provengym.proving import page as proving_page
from provengym.proving.flat import expr
from provengym.proving.hints import facts
from provengym.proving.modules import safe
from provengym.proving.modules.terms import filled
from provengym.proving.page import page
from provengym.proving.program import Assign, IfElse, Lit, Program, Var, fixed, may_fail, reads, run
from provengym.proving.reaching import Reach
from proving.flattened import Author
from spec.making import made

WALK = """\
from typing import Annotated
from provengym.spec import Environment, Parameter, Range

class Walk(Environment):
    size: Annotated[int, Parameter(2, 50)] = 5
    place: Annotated[int, Range(0, "size - 1")]

    def start(self) -> None:
        self.place = 0

    def act(self, action: Annotated[int, Range(0, 2)]) -> int:
        self.place = min(max(self.place + (1, 0, -1)[action], 0), self.size - 1)
        return -1

    def over(self) -> bool:
        return self.place == self.size - 1

    def invariant(self) -> bool:
        return self.place < self.size
"""
QUEUES = """\
from typing import Annotated

class Queues(Environment):
    room: Annotated[int, Parameter(1, 50)] = 8
    queues: Annotated[Cells, Of("room + 1", 2)]

    def start(self) -> None:
        self.queues = Cells([0, 0])

    def act(self, action: bool) -> int:
        queue = 1 if action else 0
        full = self.queues[queue] == self.room
        if not full:
            self.queues[queue] += 1
        return -sum(self.queues)
"""
TABLE = """\
from typing import Annotated
from provengym.spec import Environment, Range

FREE = (1, 0, 1, 0)

class Table(Environment):
    place: Annotated[int, Range(0, 3)]

    def start(self) -> None:
        self.place = 0

    def act(self, action: bool) -> int:
        free = FREE[(3 * self.place) % 4] == 1
        self.place = self.place + 1 if free else 0
        return -1
"""
PEOPLE = """\
from typing import Annotated
from provengym.spec import Environment, Range

class People(Environment):
    goal: Annotated[int, Range(0, 3)]

    def start(self) -> None:
        self.goal = 0

    def act(self, action: bool) -> int:
        goal = self.draw(3)
        if goal >= 1:
            goal += 1
        self.goal = goal
        return -1

    def invariant(self) -> bool:
        return self.goal != 1
"""


SHELF = """\
from typing import Annotated
from provengym.spec import Cells, Environment, Of, Parameter, Range

class Shelf(Environment):
    most: Annotated[int, Parameter(1, 9)] = 3
    shelf: Annotated[Cells, Of(10, 3)]
    place: Annotated[int, Range(0, 2)]
    left: Annotated[int, Range(0, "most")]

    def start(self) -> None:
        self.shelf = Cells([0, 0, 0])
        self.place = 0
        self.left = self.most

    def act(self, action: Annotated[int, Range(0, "most")]) -> int:
        self.left = max(self.left - action - 1, 0)
        self.shelf[self.place] = 1
        return -1

    def over(self) -> bool:
        return self.left == 0

    def show(self) -> tuple[Annotated[int, Range(0, 9)], Annotated[int, Range(1, "most")]]:
        return self.shelf[self.place], max(self.left, 1)

    def legal(self, action: Annotated[int, Range(0, "most")]) -> bool:
        return action < self.left and self.shelf[self.place] < 10 // (action + 1) + 10

    def invariant(self) -> bool:
        return 5 % (self.place + 1) < 3
"""
ROW = """\
from typing import Annotated
from provengym.spec import Cells, Environment, Of, Range

class Row(Environment):
    board: Annotated[Cells, Of(3, 6)]

    def start(self) -> None:
        self.board = Cells([0] * 6)

    def act(self, action: Annotated[int, Range(0, 5)]) -> int:
        if self.board[action] != 0:
            return -1
        self.board[action] = 1
        return 1

    def over(self) -> bool:
        won = any(all(self.board[i + k] == 1 for k in range(3)) for i in range(4))
        return won or 0 not in self.board

    def legal(self, action: Annotated[int, Range(0, 5)]) -> bool:
        return self.board[action] == 0
"""
STEP = """\
from typing import Annotated
from provengym.spec import Environment, Range

class Step(Environment):
    place: Annotated[int, Range(-2, 2)]

    def start(self) -> None:
        self.place = 0

    def act(self, action: Annotated[int, Range(-1, 1)]) -> int:
        self.place = max(min(self.place + action, 2), -2)
        return action

    def legal(self, action: Annotated[int, Range(-1, 1)]) -> bool:
        return action != 0 and -2 <= self.place + action <= 2
"""
HEAPS = """\
from typing import Annotated
from provengym.spec import Cells, Environment, Of, Range

class Heaps(Environment):
    heaps: Annotated[Cells, Of(6, 6)]

    def start(self) -> None:
        self.heaps = Cells([3, 4, 5, 0, 0, 0])

    def act(self, action: Annotated[int, Range(0, 5)]) -> int:
        if self.heaps[action] == 0:
            return -1
        self.heaps[action] -= 1
        if self.over():
            return 1
        heap = self.pick([h > 0 for h in self.heaps])
        self.heaps[heap] -= self.draw(self.heaps[heap]) + 1
        return 0

    def over(self) -> bool:
        return all(h == 0 for h in self.heaps)
"""
FREE = """\
from typing import Annotated
from provengym.spec import Cells, Environment, Of, Range

class Free(Environment):
    taken: Annotated[Cells, Of(2, 14)]

    def start(self) -> None:
        self.taken = Cells([0] * 14)

    def act(self, action: Annotated[int, Range(0, 13)]) -> int:
        self.taken[action] = 1
        if any(x == 0 for x in self.taken):
            self.taken[self.pick([x == 0 for x in self.taken])] = 1
        return 0
"""
PEGS = """\
from typing import Annotated
from provengym.spec import Cells, Environment, Of, Range

JUMPS = [(i, i + 1, i + 2) for i in range(4)] + [(i + 2, i + 1, i) for i in range(4)]

class Pegs(Environment):
    pegs: Annotated[Cells, Of(2, 6)]

    def start(self) -> None:
        self.pegs = Cells([1, 1, 1, 0, 1, 1])

    def act(self, action: Annotated[int, Range(0, len(JUMPS) - 1)]) -> int:
        if self.legal(action):
            a, b, c = JUMPS[action]
            self.pegs[a], self.pegs[b], self.pegs[c] = 0, 0, 1
        return 0

    def over(self) -> bool:
        return not any(self.legal(jump) for jump in range(len(JUMPS)))

    def legal(self, action: Annotated[int, Range(0, len(JUMPS) - 1)]) -> bool:
        a, b, c = JUMPS[action]
        return self.pegs[a] == 1 and self.pegs[b] == 1 and self.pegs[c] == 0
"""
ALL = ["start", "act", "over", "show", "invariant"]


def theorems(found):
    return re.findall(r"^theorem ((?:safe|exists|holds_of)_\w+)", found.proofs, re.MULTILINE)


@pytest.mark.parametrize("text", [WALK, QUEUES, PEOPLE], ids=["walk", "queues", "people"])
def test_rules_are_shown_to_be_safe(text):
    found = page(made(text))

    assert found.open == ()
    assert theorems(found) == [
        *(f"safe_{rule}" for rule in ALL),
        "holds_of_reachable",
        "safe_of_reachable",
    ]
    assert type(found).from_dict(found.to_dict()) == found


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (SHELF, "∃ a : Actions p, offered p s (action a) = true"),
        (ROW, "∃ a : Action, offered p s a = true"),  # with what the end of an episode says
        (STEP, "∃ a : Action, offered p s a = true"),  # with the number of each action
    ],
    ids=["shelf", "row", "step"],
)
def test_every_rule_is_shown_to_be_safe_and_some_action_to_be_legal(text, says):
    found = page(made(text))

    assert found.open == ()
    assert {"safe_legal", "exists_legal", "safe_of_reachable"} < {*theorems(found)}
    assert says in found.proofs


def test_what_is_picked_is_one_of_those_that_may_be(monkeypatch):
    found = page(made(HEAPS))
    assert found.open == ()
    assert "picked" in found.modules["Programs"]

    monkeypatch.setattr(showing, "picks", lambda program: program)
    assert page(made(HEAPS)).open == (
        "line 17: n must be between 1 and 4294967295",
        "line 17: a cell of heaps must be between 0 and 5",
    )


def test_many_cases_are_kept_apart_where_fewer_do_not_do(monkeypatch):
    assert page(made(FREE)).open == ()

    monkeypatch.setattr(showing, "MANY", showing.PATHS[-1])
    assert page(made(FREE)).open == ("line 13: mask must have a true value",)


def test_some_action_is_legal_where_it_is_over_unless_one_is(monkeypatch):
    assert page(made(PEGS)).open == ()

    monkeypatch.setattr(showing, "facts", lambda told, spans, zeros: facts(told, spans))
    assert page(made(PEGS)).open == (showing.LEGAL,)


def test_no_more_programs_are_tried_after_enough_work(monkeypatch):
    tried = []
    monkeypatch.setattr(showing, "ENOUGH", 2_000)
    monkeypatch.setattr(showing, "picks", tried.append)

    assert page(made(HEAPS)).open
    assert not tried


def test_a_rule_that_is_dear_to_check_has_modules_of_its_own(monkeypatch):
    whole = page(made(SHELF))
    monkeypatch.setattr(safe, "DEAR", 100)
    dear = [one for one, found in _found(SHELF).items() if found.work > 100]
    assert 0 < len(dear) < len(showing.PARTS)

    found = page(made(SHELF))

    assert [*whole.modules][3:] == ["Checks", "Safe"]
    own = [f"{kind}{one.capitalize()}" for one in dear for kind in ("Check", "Safe")]
    assert [*found.modules][3:] == [*own, "Checks", "SafeOthers", "Safe"]
    assert {*theorems(found)} == {*theorems(whole)}
    computed = [text for name, text in found.modules.items() if name.startswith("Check")]
    for text in computed:
        assert "public import Rules.Shelf.Programs\n" in text
        assert "public import Rules.Shelf.Basic\n" not in text
    assert [text.count("decide +kernel") for text in computed[:-1]] == [1] * len(dear)
    assert "theorem" not in computed[0].replace("theorem start.check_shown", "")
    assert not any("decide +kernel" in line for line in found.modules["Safe"].splitlines())
    monkeypatch.setattr(safe, "DEAR", 0)
    assert "Checks" not in page(made(SHELF)).modules


def test_what_is_not_needed_is_left_out_where_there_is_much_work(monkeypatch):
    all_ = _found(SHELF)
    assert all(one.parts == showing.PARTS[check] for check, one in all_.items())
    monkeypatch.setattr(showing, "MUCH", 0)

    found = _found(SHELF)

    assert found["legal"].parts == ()
    assert found["exists"].parts == ("over",)
    assert found["act"] == all_["act"]  # whose index is in the row by the invariant alone
    assert found["legal"].work < all_["legal"].work
    assert (
        "safe_legal {p : Params} (hp : accepted p = true) {s : State}\n    (_hs : "
        in page(made(SHELF)).proofs
    )


def test_keys_are_left_out_that_are_not_needed():
    rules = (ROOT / "examples" / "rules" / "blackjack.py").read_text(encoding="utf-8")

    found = _found(rules)["act"]

    assert found.work < 3_000  # with all seven keys it is 8,376
    assert len(found.frame.keys) < 5
    assert found.frame.bases == (1, 3)  # the points and the cards, which the invariant compares


def test_bases_are_left_out_that_are_not_needed():
    rules = (ROOT / "examples" / "rules" / "door_key.py").read_text(encoding="utf-8")

    found = _found(rules)["start"]

    # the size, and the column of the wall; six others are compared with each other, too
    assert found.frame.bases == (0, 4)


def _found(text):
    """What is found of each check of rules."""
    got = []

    def shown(*given):
        got.append(showing.show(*given))
        return got[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(proving_page, "show", shown)
        page(made(text))
    return got[0].found


def test_as_many_actions_are_tried_as_there_are_at_all_parameters():
    text = SHELF.replace("action < self.left and ", "action == 1 and ")
    assert page(made(text)).open == ()

    text = text.replace("action == 1", "action == 2")
    assert page(made(text)).open == (showing.LEGAL,)
    assert page(made(text.replace("Parameter(1, 9)", "Parameter(2, 9)"))).open == ()


@pytest.mark.parametrize("seed", range(30))
def test_a_program_where_a_variable_is_known_does_the_same(seed):
    author = Author(seed)
    found = author.expr(4)
    body = IfElse(author.truth(3), (Assign(4, found),), (Assign(5, author.expr(3)),))
    program = replace(author.program(), body=(body,))
    at = min(reads(found) & {0, 1, 2, 3}, default=0)
    known = {k: replace(program, body=fixed(program.body, at, k)) for k in (-1, 0, 2)}

    for given in range(20):
        for number, other in known.items():
            ends = []
            for one in (program, other):
                chance = random.Random(given)
                store = [chance.randint(0, 5), chance.randint(-3, 4), chance.randint(0, 1), 3]
                store[at] = number
                try:
                    found = run(one, store, chance.randrange)
                    ends.append((found.store, found.failed and found.failed.says))
                except ArithmeticError as error:
                    ends.append(str(error))
            assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("text", "changed", "says", "missing"),
    [
        (
            WALK,
            ("1, 0, -1)[action], 0), self.size - 1", "2, 0, -1)[action], 0), 7"),
            "line 12: place must be between 0 and size - 1",
            {"safe_act"},
        ),
        (
            WALK,
            ("self.place = 0\n", "self.place = self.size - 1\n"),
            "that no start is over",
            {"safe_start"},
        ),
        (
            WALK,
            ("self.place < self.size", "self.place == 0"),
            "that ranges and the invariant hold after act",
            {"safe_act"},
        ),
        (
            QUEUES,
            ("if not full", "if full or not full"),
            "line 14: a cell of queues must be between 0 and room + 1 - 1",
            {"safe_act"},
        ),
        (
            SHELF,
            ("return self.left == 0", "return self.shelf[self.place + 1] == 1"),
            "line 21: the index of shelf must be between 0 and 2",
            {"safe_act", "safe_over", "exists_legal"},
        ),
        (
            SHELF,
            ("return self.shelf[self.place],", "return self.shelf[self.place + 1],"),
            "line 24: the index of shelf must be between 0 and 2",
            {"safe_show"},
        ),
        (
            SHELF,
            ("max(self.left, 1)", "self.left"),
            "line 23: what show returns[1] must be between 1 and most",
            {"safe_show"},
        ),
        (
            SHELF,
            ("[self.place] < 10", "[self.place + action] < 10"),
            "line 27: the index of shelf must be between 0 and 2",
            {"safe_legal"},
        ),
        (
            SHELF,
            ("return action < self.left", "return 1 < action < self.left"),
            "that some action is legal in every state that is not over",
            {"exists_legal"},
        ),
        (
            SHELF,
            ("5 % (self.place + 1)", "self.shelf[self.place + 1]"),
            "line 30: the index of shelf must be between 0 and 2",
            {"safe_act", "safe_show", "safe_invariant", "safe_legal", "exists_legal"},
        ),
    ],
    ids=["range", "start", "invariant", "row", "over", "show", "seen", "legal", "none", "holds"],
)
def test_what_is_not_shown_is_said(text, changed, says, missing):
    assert changed[0] in text
    all_ = {*theorems(page(made(text)))}

    found = page(made(text.replace(*changed)))

    assert says in found.open
    later = {"safe_of_reachable"}
    if missing & {"safe_start", "safe_act"}:
        later |= {"holds_of_reachable"}
    assert {*theorems(found)} == all_ - missing - later


def test_lean_finds_the_same_where_a_variable_is_known_and_of_what_may_fail(prove):
    texts, plain, names = [], 0, [*map(str, range(7))]
    for seed in range(60):
        one = Author(seed).expr(4)
        [assigned] = fixed((Assign(0, one),), at := seed % 3, number := seed % 5 - 1)
        is_plain = not may_fail((Assign(0, one),))
        plain += is_plain
        texts += [
            f"example : ((Expr.fix {at} ({number}) {expr(one, names)}).same",
            f"    {expr(assigned.value, names)}) = true := by decide +kernel",
            f"example : Expr.isTotal {expr(one, names)} =",
            f"    {str(is_plain).lower()} := by decide +kernel",
        ]

    assert 10 < plain < 50
    assert not prove("\n".join(filled(one) for one in texts))[0]


def test_what_is_too_long_is_not_looked_at(monkeypatch):
    monkeypatch.setattr(showing, "Reach", lambda frame: Reach(frame, 20))
    found = page(made(QUEUES))

    assert "that act fails nowhere: it is too long to be analysed" in found.open
    assert "safe_act" not in theorems(found)


@pytest.mark.parametrize("name", ["inventory", "door_key", "elevator", "taxi"])
def test_rules_of_the_examples_are_shown_to_be_safe(name):
    found = page(made((ROOT / "examples" / "rules" / f"{name}.py").read_text(encoding="utf-8")))

    assert not [one for one in found.open if one.startswith("line") or one.endswith("act")]
    assert "safe_act" in theorems(found)


@pytest.mark.parametrize("seed", range(60))
def test_rules_that_are_split_do_the_same(seed):
    program = Author(seed).program()
    split = splitting.split(program)

    for given in range(20):
        ends = []
        for one in (program, split):
            chance = random.Random(given)
            store = [chance.randint(0, 5), chance.randint(-3, 4), chance.randint(0, 1)]
            try:
                found = run(one, [*store, 3], chance.randrange)
                ends.append((found.store, found.failed and found.failed.says))
            except ArithmeticError as error:
                ends.append(str(error))
        assert ends[0] == ends[1]


def test_most_rules_can_be_split():
    programs = [Author(seed).program() for seed in range(60)]

    assert sum(splitting.split(one) != one for one in programs) > 20


@pytest.mark.parametrize("seed", range(30))
def test_rules_that_require_values_do_the_same(seed):
    program = Author(seed).program()
    valued = splitting.by_values(program)

    for given in range(20):
        chance = random.Random(given)
        store = [chance.randint(0, 5), chance.randint(-3, 4), chance.randint(0, 1), 3]
        ends = []
        for one in (program, valued):
            chance = random.Random(given)
            try:
                found = run(one, store, chance.randrange)
                ends.append((found.store, found.failed and found.failed.says))
            except ArithmeticError as error:
                ends.append(str(error))
        assert ends[0] == ends[1]


def test_values_are_required_where_a_table_is_read():
    assert page(made(TABLE)).open == ()
    assert page(made(TABLE.replace("(1, 0, 1, 0)", "(1, 1, 1, 0)"))).open


@pytest.mark.parametrize(("place", "left"), [(0, [1, 0]), (1, [0, 1])])
def test_a_copy_is_none_any_longer_where_either_changes(place, left):
    body = (Assign(1, Var(0)), Assign(place, Lit(1)), IfElse(Var(0), (), ()))
    program = Program(("x", "copy"), (), body, 1)

    assert run(program, [], max).store == left
    assert run(splitting.split(program), [], max).store == left


@pytest.mark.parametrize("seed", range(60))
def test_rules_whose_comparisons_are_written_otherwise_do_the_same(seed):
    program = Author(seed).program()
    made = comparing.compared(program)

    for given in range(20):
        ends = []
        for one in (program, made):
            chance = random.Random(given)
            store = [chance.randint(0, 5), chance.randint(-3, 4), chance.randint(0, 1), 3]
            try:
                found = run(one, store, chance.randrange)
                ends.append(
                    ([*found.store[:6], found.store[-1]], found.failed and found.failed.says)
                )
            except ArithmeticError as error:
                ends.append(str(error))
        assert ends[0] == ends[1]


SUMS = """\
from typing import Annotated
from provengym.spec import Environment, Parameter, Range

class Sums(Environment):
    cap: Annotated[int, Parameter(5, 100)] = 20
    x: Annotated[int, Range(0, "cap")]
    a: Annotated[int, Range(0, 10)]
    b: Annotated[int, Range(0, 10)]

    def start(self) -> None:
        self.x = self.a = self.b = 0

    def act(self, action: Annotated[int, Range(0, 4)]) -> int:
        n = self.draw(6)
        {act}
        return -1

    def over(self) -> bool:
        return self.x == self.cap

    def legal(self, action: Annotated[int, Range(0, 4)]) -> bool:
        return {legal}

    def invariant(self) -> bool:
        return self.a + self.b <= 10
"""
SHOWN = [
    ("if self.x + n <= self.cap: self.x += n", "action < 4"),
    ("if self.cap - self.x >= action: self.x += action", "action < 4"),
    ("self.x = 0 if self.x - n < 0 else self.x - n", "action < 4"),
    ("if self.a + self.b < 10: self.a += 1", "action < 4"),
    ("if not self.a + self.b >= 10: self.b += 1", "action < 4"),
    ("if self.a + self.b + action <= 10: self.b += action", "action < 4"),
    ("if self.a + self.b == 10: self.a = 10 - self.b", "action < 4"),
    ("self.x = min(self.x + action, self.cap)", "action <= self.cap - self.x"),
    ("self.x = min(self.x + action, self.cap)", "action < min(4, self.cap - self.x)"),
]
"""Statements, and what is legal, of which everything is shown."""


@pytest.mark.parametrize(("act", "legal"), SHOWN)
def test_sums_are_compared(act, legal):
    assert page(made(SUMS.format(act=act, legal=legal))).open == ()


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ("if self.x + n <= self.cap + 1: self.x += n", "x must be between 0 and cap"),
        ("if self.a + self.b <= 10: self.a += 1", "a must be between 0 and 10"),
        ("if self.x + n <= self.cap: self.x += n + 1", "x must be between 0 and cap"),
        ("if self.x + n <= self.cap:\n            n += 1\n            self.x += n", "x must be"),
    ],
)
def test_sums_that_are_too_large(act, says):
    assert any(says in one for one in page(made(SUMS.format(act=act, legal="action < 4"))).open)
