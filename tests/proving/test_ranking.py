"""Rankings that are found of classes of rules, and what shows that they fall."""

import random

import pytest

from proofs import written as more
from provengym.proving import ranking
from provengym.proving.page import page
from provengym.proving.program import Bin, Lit, Op, Var, run, value
from provengym.proving.reading import read
from spec import written
from spec.making import made

HEAD = """class Count(Environment):
    size: Annotated[int, Parameter(1, 20)] = 5
    n: Annotated[int, Range(0, "size")]
    key: bool
    def start(self) -> None:
        self.n = 0
        self.key = False
    def over(self) -> bool:
        return self.n == self.size
    def act(self, action: bool) -> int:
        self.key = action
"""
RISES = (
    HEAD
    + """        if action and self.n + 2 <= self.size:
            self.n += 2
            self.key = self.chance(1, 2)
        else:
            self.n += 1
        return 0
"""
)
FALLS = """class Down(Environment):
    left: Annotated[int, Range(2, 9)]
    def start(self) -> None:
        self.left = 9
    def act(self, action: bool) -> int:
        if action and self.left > 4:
            self.left -= 2
        self.left -= 1
        return 0
    def over(self) -> bool:
        return self.left == 2
"""
BOTH = """class Both(Environment):
    a: Annotated[int, Range(0, 9)]
    b: Annotated[int, Range(0, 9)]
    def start(self) -> None:
        self.a = 0
        self.b = 9
    def act(self, action: bool) -> int:
        if action:
            self.a += 1
        else:
            self.b -= 1
        return 0
    def over(self) -> bool:
        return self.b == 0 or self.a == 9
"""
SELDOM = HEAD.replace("1, 20)", "1, 100_000)").replace("] = 5", "] = 100_000") + (
    "        self.n += 1 if self.n != 77_777 else 0\n        return 0\n"
)


@pytest.mark.parametrize(
    ("text", "told"),
    [(RISES, "raises n"), (FALLS, "lowers left"), (BOTH, "lowers -a + b")],
    ids=["raises", "lowers", "both"],
)
def test_a_ranking_is_found(text, told):
    found = page(made(text))

    assert found.falls == told
    assert "theorem ends_within" in found.modules["Ends"]


def test_it_falls_in_every_step_and_is_not_negative(monkeypatch):
    kept = []
    ranking_of = ranking.ranking
    monkeypatch.setattr(
        "provengym.proving.page.ranking", lambda *given: kept.append(ranking_of(*given)) or kept[-1]
    )
    for text in (RISES, FALLS, BOTH):
        cls = made(text)
        page(cls)
        told, env, generator = read(cls), cls(), random.Random(1)
        given = [*env.parameters.values()]
        for _ in range(100):
            state = run(told.start, given, generator.randrange).store[: len(told.act.given) - 1]
            steps = 0
            while not run(told.over, state, generator.randrange).store[-1]:
                steps += 1
                action = generator.randrange(2)
                after = run(told.act, [*state, action], generator.randrange).store
                before, state = state, after[: len(state)]
                assert 0 <= value(kept[-1].rank, state) < value(kept[-1].rank, before)
            assert 0 < steps < 20


@pytest.mark.parametrize("rules", [written.Taxi, written.CliffWalking, more.Lift, more.Purse])
def test_where_episodes_need_not_end_there_is_none(rules):
    found = page(rules)

    assert found.falls == ""
    assert "Ends" not in found.modules


def test_what_only_fell_in_episodes_is_none():
    assert page(made(SELDOM)).falls == ""


def test_a_program_that_fails_somewhere_has_none():
    assert page(made(RISES.replace("self.n + 2 <= self.size", "self.n < self.size"))).falls == ""


def test_what_falls_is_looked_for_by_one_factor_alone():
    [first, *others] = ranking._candidates(ranking.np.array([[1, 0], [2, 3]]))

    assert first == {0: -1}
    assert {0: -2} not in others
    assert {0: -2, 1: -2} not in others
    assert {0: 1, 1: -1} not in others
    assert {0: -2, 1: 1} in others


def test_the_rank_has_ends_that_parameters_give():
    given = read(made(RISES)).act.given
    [_, n, key, _] = given

    rank = ranking._rank({0: -1, 1: 2}, [range(1, 2), range(2, 3)], given)
    assert (n.name, key.name) == ("n", "key")
    assert value(rank, [20, 7, 1]) == 13 + 2
    assert rank == Bin(Op.ADD, Bin(Op.SUB, Var(0), Var(1)), Bin(Op.MUL, Lit(2), Var(2)))
