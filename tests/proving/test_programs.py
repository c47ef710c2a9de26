"""Programs that rules are read to."""

import doctest
import itertools
from pathlib import Path

import pytest

from provengym.proving.program import (
    Assign,
    Bin,
    Draw,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
    assign_at,
    get,
    is_defined,
    length,
    most,
    run,
    value,
)
from provengym.proving.reading import read
from provengym.proving.refusals import Refused
from provengym.proving.simplifying import simplified
from provengym.proving.values import span
from provengym.spec import Cells
from proving.agreeing import disagreements, in_program, in_python, played
from proving.test_language import HEAD, rules
from proving.test_language import written as written_text
from proving.writing import Author
from spec import written
from spec.making import made

WRITTEN = [
    (written.CliffWalking, {"slippery": True}, 49),
    (written.CliffWalking, {}, 49),
    (written.Taxi, {"rainy": True, "fickle": True}, 120),
    (written.TicTacToe, {}, 69),
]


@pytest.mark.parametrize(("kind", "parameters", "statements"), WRITTEN)
def test_the_rules_of_a_kernel_agree_with_python(kind, parameters, statements):
    found, ended, failed = disagreements(kind, 60, 40, **parameters)

    assert not found[:3]
    assert ended > 100
    assert failed == 0
    assert length(read(kind).act.body) < statements


def test_the_rules_of_the_page_agree_with_python():
    page = Path(__file__).parents[2] / "docs" / "spec.md"
    examples = doctest.DocTestParser().get_examples(page.read_text())
    way, *texts = (one.source for one in examples if one.source.startswith("class "))
    corridor, lights, trail = (made(f"SIZE = 5\n{way}\n{text}") for text in texts)

    cases = (corridor, {}), (corridor, {"length": 3, "icy": True}), (lights, {}), (trail, {})
    for kind, parameters in cases:
        found, ended, failed = disagreements(kind, 40, **parameters)
        assert not found[:3]
        assert ended > 40
        assert failed == 0


@pytest.mark.parametrize(("kind", "parameters", "statements"), WRITTEN)
def test_a_thousand_steps_read_the_same_words(kind, parameters, statements):
    played(kind(**parameters), 1000)


@pytest.mark.parametrize("seed", range(40))
def test_rules_that_are_written_at_random_agree_with_python(seed):
    act, more = Author(seed).written()
    try:
        found, ended, failed = disagreements(rules(act, more), 6, 16)
    except TypeError as error:  # of draws in loops whose rounds are not written out, and clashes
        assert isinstance(error, Refused) or "draws" in str(error)  # noqa: PT017
        return

    assert not found[:1]
    assert ended + failed > 20


def test_most_random_rules_are_read():
    count = 0
    for seed in range(20):
        try:
            read(rules(*Author(seed).written()))
        except TypeError:
            continue
        count += 1

    assert count > 12


SENTENCES = {
    "self.n = action + 2": (2, "n must be between -3 and 3"),
    "self.m = action + 2": (2, "m must be between 0 and k"),
    "self.m = 2 * action": (-1, "m must be between 0 and k"),
    "return 7 // (action - 1)": (1, "the divisor must not be 0"),
    "return 7 % (action - 1)": (1, "the divisor must not be 0"),
    "return 1 << action": (-1, "the shift must be 0 or more"),
    "return self.board[action]": (-1, "the index of board must be between 0 and 2"),
    "self.board[action - 1] = 0": (0, "the index of board must be between 0 and 2"),
    "self.board[0] = 2 + action": (1, "a cell of board must be between 0 and 2"),
    "self.board = Cells([0, 2 + action, 1])": (1, "board[1] must be between 0 and 2"),
    "return self.TURNS[action + 2]": (1, "the index must be between -3 and 2"),
    "self.draw(action)": (0, "n must be between 1 and 4294967295"),
    "self.draw(1 << 31 + action)": (1, "n must be between 1 and 4294967295"),
    "self.chance(0, action)": (0, "q must be between 1 and 9223372036854775808"),
    "self.chance(action, 1)": (2, "p must be between 0 and q"),
    "self.choose((2, action))": (-1, "weights[1] must be between 0 and 9223372036854775808"),
    "self.choose((0, action * action))": (
        0,
        "the total of weights must be between 1 and 9223372036854775808",
    ),
    "self.pick((False, action > 0))": (0, "mask must have a true value"),
    "assert action < 1, 'too much'": (1, "`action < 1` must hold"),
    "if action < 1:\n    x = 1\nreturn x": (1, "x has no value here on some path"),
    "if action < 1:\n    return 1": (1, "act returns nothing on some path"),
    "return action << 53": (2, "the reward must be between -9007199254740992 and 9007199254740992"),
}


@pytest.mark.parametrize("body", SENTENCES)
def test_a_requirement_says_where_and_why_it_fails(body):
    action, says = SENTENCES[body]
    text = body if "return" in body else f"{body}\nreturn 0"
    kind = rules(text, "")
    program, env = read(kind).act, kind()
    failed = run(program, [3, 0, 0, 0, 0, 1, 0, 1, 2, action], lambda n: 0).failed

    assert failed is not None
    assert failed.says == says
    source = written_text(text, "").splitlines()
    first = next(i for i, line in enumerate(source, 1) if "def act" in line)
    ends = {"x has": first + 3, "act r": first, "the r": first}
    assert failed.line == ends.get(says[:5], first + 1)
    assert env.draws["act"] == most(program.body)


def test_start_requires_that_each_field_is_assigned():
    for text, says in {
        "self.n = 0": "start assigns no value to m",
        "self.n = self.m": "m has no value before start assigns one",
        "self.board[0] = 1": "board has no value before start assigns one",
        "if self.sly:\n            self.n = 0": "start assigns no value to n",
    }.items():
        kind = made(HEAD.format(start=f"        {text}", act="        return 0", more=""))
        failed = run(read(kind).start, [3, 0], lambda n: 0).failed

        assert failed is not None
        assert failed.says == says


def test_variables_lie_in_order():
    program = read(rules("x = self.n + self.draw(2)\nself.m = x\nreturn x")).act

    fixed = "k sly n m key way board[0] board[1] board[2] action".split()  # noqa: SIM905
    assert list(program.variables[:10]) == fixed
    assert [one.name for one in program.given] == fixed
    assert program.variables[-1] == "reward"
    assert program.given[3].high == Var(0)
    assert (program.results, program.scale) == (1, 1)


def test_an_environment_is_read_as_its_class():
    assert read(written.Taxi(rainy=True)) == read(written.Taxi)


def test_rewards_have_a_common_denominator():
    program = read(rules("return Fraction(1, 4) if self.key else Fraction(self.n, 6)")).act

    assert program.scale == 12
    assert run(program, [3, 0, 2, 0, 0, 1, 0, 1, 2, 0], lambda n: 0).store[-1] == 4


def test_values_are_those_of_lean():
    x, y = Var(0), Var(1)

    assert value(Bin(Op.FLOOR_DIV, x, y), [-7, 2]) == -4
    assert value(Bin(Op.MOD, x, y), [7, -2]) == -1
    assert value(Bin(Op.SHIFT_RIGHT, x, y), [-7, 1]) == -4
    assert value(Bin(Op.SHIFT_LEFT, x, y), [-7, 2]) == -28
    assert value(Ite(x, y, Bin(Op.MOD, y, x)), [-1, 5]) == 5
    for op, left, right in ((Op.MOD, 1, 0), (Op.BIT_AND, -1, 1), (Op.SHIFT_LEFT, 1, -1)):
        with pytest.raises(ArithmeticError, match=f"{op.value} has no value"):
            value(Bin(op, x, y), [left, right])
    with pytest.raises(ArithmeticError, match="no number below 0"):
        run(Program(("x",), (), (Draw(0, Lit(0)),), 0), [], lambda n: 0)


@pytest.mark.parametrize("index", range(4))
def test_rows_are_read_and_written(index):
    body = (*assign_at(0, 4, Var(4), Lit(9)), Assign(5, get(0, 4, Var(4))))
    program = Program(tuple("abcdix"), (), body, 1)

    store = run(program, [1, 2, 3, 4, index], lambda n: 0).store
    assert store == [9 if i == index else i + 1 for i in range(4)] + [index, 9]


def test_what_is_read_by_nobody_is_left_out():
    block = [
        Assign(1, Lit(3)),
        Assign(2, Var(1)),
        Assign(3, Bin(Op.ADD, Var(0), Var(2))),
        Draw(4, Var(2)),
        IfElse(Var(2), [Require(Var(0), 1, "x")], [Assign(3, Lit(0))]),
        IfElse(Var(0), [], [Assign(5, Var(3))]),
    ]

    assert simplified(block, (), [5]) == (
        Assign(3, Bin(Op.ADD, Var(0), Lit(3))),
        Draw(4, Lit(3)),
        Require(Var(0), 1, "x"),
        IfElse(Bin(Op.EQ, Var(0), Lit(0)), (Assign(5, Var(3)),), ()),
    )
    assert simplified(block, (), []) == (Draw(4, Lit(3)), Require(Var(0), 1, "x"))


def test_a_loop_may_be_long():
    lines = "for i in range(600):\n    if i > self.n * 100:\n        break\nreturn i"
    program = read(rules(lines)).act

    assert run(program, [3, 0, 3, 0, 0, 1, 0, 1, 2, 0], lambda n: 0).store[-1] == 301


@pytest.mark.parametrize("action", [0, 1, 398])
def test_a_row_may_be_long(action):
    kind = made(
        """
        class Long(Environment):
            board: Annotated[Cells, Of(3, 400)]
            at: Annotated[int, Range(0, 399)]

            def start(self) -> None:
                self.board = Cells(i % 3 for i in range(400))
                self.at = 0

            def act(self, action: Annotated[int, Range(0, 399)]) -> int:
                self.board[action] = 1
                if any(x == 2 for x in self.board) and self.board[action - self.at] == 0:
                    return 1
                self.at = self.pick(x == 0 for x in self.board)
                both = self.board.count(1) + sum(self.board)
                return both * (0 in self.board) + sum(x for x in self.board if x > 1)
        """
    )
    env, program = kind(), read(kind).act
    state = {"board": Cells(i % 3 for i in range(400)), "at": 0}
    for script in ([0], [1]):
        ran, _ = in_python(env, "act", state, (action,), script)

        assert in_program(env, program, "act", state, (action,), script) == ran


def test_what_lies_too_deep_is_refused():
    lines = "".join(f"if self.n == {i}:\n    return {i}\n" for i in range(2000))

    with pytest.raises(Refused, match="lie too deep in one another; write fewer rounds"):
        read(rules(f"{lines}return 0"))


@pytest.mark.parametrize(
    "lines",
    [
        "for i in range(300):\n    for j in range(300):\n        self.n = (self.n + j) % 3",
        "for i in range(4000):\n    for j in range(4000):\n        pass",
        "x = any(i == self.n for i in range(4000) for j in range(4000) if i == j == self.m)",
    ],
)
def test_what_is_too_long_is_refused(lines):
    with pytest.raises(Refused, match="has more than 50000 statements"):
        read(rules(f"{lines}\nreturn 0"))


@pytest.mark.parametrize("op", Op)
def test_ends_hold_all_values(op):
    ends = [(low, high) for low in range(-4, 5) for high in range(low, 5)]
    for first, second in itertools.product(ends, ends):
        low, high = span(op, first, second)
        for x, y in itertools.product(
            range(first[0], first[1] + 1), range(second[0], second[1] + 1)
        ):
            if is_defined(op, x, y):
                found = value(Bin(op, Lit(x), Lit(y)), [])
                assert low is None or low <= found
                assert high is None or found <= high
    for first, second in itertools.product([(None, 3), (-2, None), (1, None)], repeat=2):
        low, high = span(op, first, second)
        for x, y in itertools.product((-9, -2, 1, 3, 99), repeat=2):
            if _lies(x, first) and _lies(y, second) and is_defined(op, x, y):
                assert _lies(value(Bin(op, Lit(x), Lit(y)), []), (low, high))


def _lies(x, ends):
    return (ends[0] is None or ends[0] <= x) and (ends[1] is None or x <= ends[1])
