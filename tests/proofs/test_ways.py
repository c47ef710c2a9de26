"""Every way in which a program goes, against its runs by each number that it draws."""

import inspect
import itertools
import random
from fractions import Fraction

import numpy as np
import pytest

from provengym.proving import ways
from provengym.proving.program import run
from provengym.proving.reading import read
from provengym.proving.ways import FailsError, TooManyWaysError
from provengym.rules import kernel_ways
from provengym.rules.branches import Branches
from proving import kernels
from spec import written
from spec.making import acting, made

CHOICES = """
first = self.chance(3, 7)
place = self.choose((0, 5, 0, 3, 0))
if first or place == 1:
    self.n = self.draw(self.n + 1)
    if self.chance(1, 2):
        self.n = 9 - self.n
elif self.n // 2 == 2:
    for k in range(3):
        if self.pick((k == 0, True, False)) == 1:
            self.n = min(self.n + k, 9)
"""


def every(program, given, kept):
    """What a program leads to by all that it draws, with probabilities."""
    found, script = {}, []
    while True:
        counts = []

        def draws(count, counts=counts, script=script):
            if len(counts) == len(script):
                script.append(0)
            counts.append(count)
            return script[len(counts) - 1]

        store = tuple(run(program, given, draws).store)
        end = store[:kept] + store[len(store) - program.results :]
        weight = Fraction(1, int(np.prod(counts, dtype=object)))
        found[end] = found.get(end, 0) + weight
        while script and script[-1] + 1 == counts[len(script) - 1]:
            script.pop()
        if not script:
            return found
        script[-1] += 1


def listed(program, stores, kept):
    """The same by ways, for each of some stores."""
    got = ways.ways(program, np.array(stores, np.int64).T.reshape(-1, len(stores)), kept)
    found = [{} for _ in stores]
    for column, origin in enumerate(got.origin):
        weight = Fraction(1)
        drawn = np.array([got.counts, got.low, got.high])[:, :, column]
        for count, low, high in drawn.T.tolist():
            weight *= Fraction(high - low, count) if count else 1
        store = tuple(got.store[:, column].tolist())
        end = store[:kept] + store[len(store) - program.results :]
        found[origin][end] = found[origin].get(end, 0) + weight
    return found


@pytest.mark.parametrize(
    "rules",
    [
        acting(CHOICES, start="self.n = self.draw(10)"),
        kernels.Slide,
        written.Taxi,
        written.CliffWalking,
    ],
    ids=["choices", "slide", "taxi", "cliff walking"],
)
def test_ways_are_what_every_number_leads_to(rules):
    env, told = rules(), read(rules)
    branches = Branches(env)
    given = [int(one) for one in env.parameters.values()]
    generator = random.Random(1)
    actions = [env._actions.shown(env._actions.nth(k))[0] for k in range(branches.actions)]
    drawn = (branches.drawn_in_ranges(generator) for _ in itertools.count())
    allowed = itertools.islice(filter(branches.is_allowed, drawn), 12)
    stores = [[*given, *branches.meet(state), action] for state in [*allowed] for action in actions]

    kept = len(stores[0]) - 1
    assert listed(told.act, stores, kept) == [every(told.act, store, kept) for store in stores]
    assert listed(told.start, [given], kept) == [every(told.start, given, kept)]


def test_numbers_that_mean_the_same_are_taken_together():
    program = read(acting(CHOICES)).act
    got = ways.ways(program, np.array([[2, 1]]).T, 1)

    first, choice = ({*map(tuple, np.array([got.low, got.high])[:, k].T.tolist())} for k in (0, 1))
    assert first == {(0, 3), (3, 7)}
    assert choice == {(0, 5), (5, 8)}
    assert got.counts[:2].tolist() == [[7] * len(got.origin), [8] * len(got.origin)]
    assert got.counts[2].tolist() == sorted(got.counts[2].tolist(), reverse=True)


@pytest.mark.parametrize(
    ("body", "first", "second"),
    [
        ("k = self.draw(10)\nself.n = int(k < 3)", (0, 3), (3, 10)),
        ("k = self.draw(10)\nself.n = int(3 < k)", (0, 4), (4, 10)),
        ("k = self.draw(10)\nself.n = int(k < self.n)", (0, 4), (4, 10)),
        (
            "k = self.draw(10)\nif k < self.n:\n    self.n = 0\nelse:\n    self.n = 1",
            (0, 4),
            (4, 10),
        ),
        ("k = self.draw(10)\nself.n = 0 if k == 9 else 1", (0, 9), (9, 10)),
    ],
)
def test_the_ends_are_where_a_comparison_tells(body, first, second):
    got = ways.ways(read(acting(body)).act, np.array([[4, 0]]).T, 1)

    assert got.low[0].tolist() == [first[0], second[0]]
    assert got.high[0].tolist() == [first[1], second[1]]


@pytest.mark.parametrize(
    "body",
    [
        "k = self.draw(10)\nself.n = k",
        "k = self.draw(10)\nself.n = 3\nself.n = int(k < self.n) + int(k < self.draw(3))",
        "k = self.draw(10)\nself.n = 0 if k < 9 // (k + 1) else 1",
    ],
)
def test_numbers_that_are_read_otherwise_are_ways_of_their_own(body):
    got = ways.ways(read(acting(body)).act, np.array([[4, 0]]).T, 1)

    assert {*got.low[0].tolist()} == {*range(10)}
    assert (got.high == got.low + (got.counts > 0))[0].all()


def test_what_fails_is_told():
    program = read(acting("self.n += self.draw(2)")).act

    assert ways.ways(program, np.array([[8, 0]]).T, 1).store[0].tolist() == [8, 9]
    with pytest.raises(FailsError):
        ways.ways(program, np.array([[8, 0], [9, 0]]).T, 1)
    division = read(acting("self.n = 8 // self.n")).act
    with pytest.raises(FailsError):
        ways.ways(division, np.array([[0, 0]]).T, 1)


def test_too_many_ways_are_refused(monkeypatch):
    program = read(acting("self.n = self.draw(10)")).act
    monkeypatch.setattr(ways, "LIMIT", 10)

    assert len(ways.ways(program, np.array([[0, 0]]).T, 1).origin) == 10
    with pytest.raises(TooManyWaysError):
        ways.ways(program, np.array([[0, 0], [1, 0]]).T, 1)


def test_fewer_states_are_listed_at_once_where_there_are_many_ways(monkeypatch):
    monkeypatch.setattr(ways, "LIMIT", 30)
    branches = kernel_ways.KernelBranches(kernels.slide(), read(kernels.Slide), kernels.Slide())
    begun = [one.after for one in branches.starts()]

    assert len([*branches.steps(begun[0], 1)]) == 4
    assert branches.compared in (12, 24)
    assert len([*branches.steps(begun[2], 1)]) == 4
    monkeypatch.setattr(ways, "LIMIT", 3)
    with pytest.raises(TooManyWaysError):
        branches.steps(next(one for one in branches._waiting), 1)


def test_a_kernel_that_starts_elsewhere_departs():
    source = "import enum\n" + inspect.getsource(kernels.Way) + "\n"
    source += inspect.getsource(kernels.Slide).replace("self.draw(3) - 1", "1 - self.draw(3)")
    wrong = made(source)
    compiled = kernels.CompiledRules(
        wrong, kernels.slide().library, kernels.SLIDE_PLACES, {"lanes": "icy"}
    )
    branches = kernel_ways.KernelBranches(compiled, read(wrong), wrong())

    with pytest.raises(AssertionError, match="the start with seed [0-9]+: the program has"):
        branches.starts()
