"""How the episodes of classes of rules end, and what of a class was executed."""

import itertools
import random
import sys

import pytest

from provengym.rules.branches import Branches
from provengym.rules.covering import Coverage
from provengym.rules.ending import Ends, ends_of
from provengym.rules.failures import Failure, failure_of, stories
from spec.making import acting, made

END = "end"


@pytest.mark.parametrize(
    ("graph", "kind", "steps", "loop"),
    [
        ({0: [(0, END)]}, Ends.ALWAYS, 1, None),
        ({0: [(0, 1), (1, 2)], 1: [(0, 2)], 2: [(0, END), (1, END)]}, Ends.ALWAYS, 3, None),
        ({0: [(0, 0), (1, END)]}, Ends.ALMOST, 0, (0, (0,))),
        ({0: [(0, 1)], 1: [(0, END), (1, 0)]}, Ends.ALMOST, 0, (0, (0, 1))),
        ({0: [(0, 1)], 1: [(0, END), (0, 2)], 2: [(1, 1)]}, Ends.ALMOST, 0, (1, (0, 1))),
        ({0: [(0, 1), (1, END)], 1: [(0, 1)]}, Ends.SOME, 0, (1, ())),
        ({0: [(0, 1)], 1: [(0, 0)]}, Ends.NEVER, 0, None),
    ],
)
def test_episodes_end_in_one_of_four_ways(graph, kind, steps, loop):
    found = ends_of(graph, [0])

    assert found[:2] == (kind, steps)
    assert (found[2] and (found[2].state, found[2].actions)) == loop


def test_the_most_steps_are_those_of_the_longest_path():
    generator = random.Random(0)
    for _ in range(50):
        graph = {
            state: [(a, generator.randint(state + 1, 8)) for a in range(2)] for state in range(8)
        }
        longest = 0
        for actions in itertools.product(range(2), repeat=8):
            state = 0
            for step, action in enumerate(actions, 1):
                state = graph[state][action][1]
                if state == 8:
                    longest = max(longest, step)
                    break

        reached = {0}
        for state in range(8):
            if state in reached:
                reached |= {after for _, after in graph[state]}
        live = {state: ways for state, ways in graph.items() if state in reached}
        assert ends_of(live, [0]) == (Ends.ALWAYS, longest, None)


def test_ends_are_told():
    ends = Ends(Ends.ALWAYS, Ends.LEGAL, 4, 3)
    assert str(ends) == "every episode ends within 3 steps of any legal actions"
    assert str(Ends(Ends.NEVER, Ends.ANY, 4)) == "no episode ends, by any actions"
    almost = Ends(Ends.ALMOST, Ends.ANY, 4, 0, "x")
    assert Ends.from_dict(almost.to_dict()) == almost
    with pytest.raises(ValueError, match="how episodes end: kind must be"):
        Ends.from_dict({"kind": "maybe", "states": 1, "steps": 0, "story": ""})


def test_lines_are_those_of_rules_and_of_what_they_call():
    rules = made("""
        def twice(n: int) -> int:
            if n > 4:
                return 8
            return 2 * n

        def unused(n: int) -> int:
            return n

        class Rules(Environment):
            n: Annotated[int, Range(0, 9)]

            def start(self) -> None:
                self.n = 1

            def act(self, action: bool) -> int:
                if action:
                    self.grow()
                return 0

            def grow(self) -> None:
                self.n = twice(self.n)

            def frame(self) -> str:
                return "seen"
    """)
    coverage = Coverage(rules)
    env = rules()

    assert (coverage.lines, coverage.covered) == (8, 0)
    with coverage.watching():
        env.reset(seed=0)
        env.step(0)
    assert coverage.covered == 3
    with coverage.watching(pairs=True):
        env.step(1)
        assert coverage.is_new()
        assert not coverage.is_new()
        env.step(1)
        assert not coverage.is_new()
        env.step(1)
        assert not coverage.is_new()
        env.step(1)
        assert coverage.is_new()
    assert coverage.covered == 8
    assert sys.gettrace() is None or sys.gettrace() != coverage._called


def test_states_are_those_of_the_ranges():
    rules = made("""
        class Light(enum.Enum):
            ON = 0
            OFF = 1

        class Rules(Environment):
            low: Annotated[int, Parameter(0, 5)] = 2
            n: Annotated[int, Range(-1, "low")]
            light: Light
            row: Annotated[Cells, Of(2, 2)]

            def start(self) -> None:
                self.n = 0
                self.light = Light.ON
                self.row = Cells([0, 0])

            def act(self, action: bool) -> int:
                return 0

            def invariant(self) -> bool:
                return 6 // self.n > 0
    """)
    branches = Branches(rules())
    states = [*branches.in_ranges()]

    assert branches.size() == len(states) == 4 * 2 * 4
    assert sum(map(branches.is_allowed, states)) == 2 * 2 * 4  # of 0 it raises
    assert branches.state_of([2, 1, 0, 1])["row"][1] == 1
    assert {branches.drawn_in_ranges(random.Random(i))["n"] for i in range(50)} == {-1, 0, 1, 2}


REACHED = Failure("act", 7, "ValueError: x must be 1", "the step by action 0 from x 2", "")
REACHED = Failure(**{**REACHED.to_dict(), "reached": Failure.REACHED})
INDUCTION = Failure("", 0, "ValueError: A.invariant does not hold of {}", "the step", "")
INDUCTION = Failure(**{**INDUCTION.to_dict(), "reached": Failure.NOT_FOUND})


def test_what_is_open_is_told_with_a_state_where_it_fails():
    open_ = [
        "line 7: x must be 1",
        "line 8: y must be 1",
        "that ranges and the invariant hold after act",
    ]

    assert stories(open_, None) == open_
    assert stories(open_, [REACHED, INDUCTION]) == [
        "line 7: x must be 1: the step by action 0 from x 2 raises ValueError: x must be 1",
        "line 8: y must be 1: no state was found where it fails",
        "that ranges and the invariant hold after act: the step raises ValueError: A.invariant "
        "does not hold of {}; no episode that was tried reaches the state, which the invariant "
        "allows: strengthen the invariant",
    ]
    assert stories([], [REACHED]) == [f"the class raises: {REACHED}"]
    assert Failure.from_dict(REACHED.to_dict()) == REACHED


@pytest.mark.parametrize(
    ("body", "more", "rule", "line"),
    [
        ("self.n = 10", "", "act", 6),
        ("pass", "def over(self) -> bool:\n    return 1 // (self.n - self.n) > 2", "over", 9),
        ("pass", "def invariant(self) -> bool:\n    return self.n > 3", "", 0),
    ],
)
def test_a_failure_has_its_place_in_the_class(body, more, rule, line):
    env = acting(body, more)()
    with pytest.raises((ValueError, ZeroDivisionError)) as raised:  # noqa: PT012 - one of the two
        env.reset(seed=0)
        env.step(0)
    found = failure_of(type(env), raised.value, "the step", Failure.REACHED)

    assert (found.rule, found.line) == (rule, line)
