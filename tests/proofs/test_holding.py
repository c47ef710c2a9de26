"""Classes of rules held against their kernels."""

import dataclasses
import inspect

import pytest

from provengym.rules import holding
from provengym.rules.branches import Branches
from provengym.rules.comparing import Comparison
from provengym.rules.covering import Coverage
from provengym.rules.ending import Ends
from provengym.rules.failures import Failure
from provengym.rules.holding import DifferenceError, Held, hold, parameters_of
from proving import kernels
from spec import written
from spec.making import made

SLIDE = "import enum\n" + inspect.getsource(kernels.Way) + "\n" + inspect.getsource(kernels.Slide)


def changed(compiled, source, old, new):
    """The kernel of a class, with a class that departs from it in one place."""
    assert source.count(old) == 1, old
    return dataclasses.replace(compiled, rules=made(source.replace(old, new)))


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Few states that are drawn, and few episodes: enough for what is wrong here."""
    monkeypatch.setattr(holding, "TRIED", 2_000)
    monkeypatch.setattr(holding, "PLAYED", 2_000)


def test_a_class_is_held_in_every_state_that_its_ranges_allow():
    held = hold(kernels.cliff_walking())

    assert held.parameters == ({"slippery": False}, {"slippery": True})
    assert (held.states, held.steps) == (2 * 38, 37 * 4 + 37 * 4 * 3 + 2 * 4)
    assert (held.allowed, held.reached, held.played, held.failures) == (2, 0, 0, ())
    assert held.covered == held.lines
    assert held.ends is not None
    assert (held.ends.kind, held.ends.states) == (Ends.ALMOST, 37)
    assert str(held) == (
        "600 steps from 76 states, all that the invariant allows of 2 parameters, "
        f"{held.lines} of {held.lines} lines"
    )
    assert Held.from_dict(held.to_dict()) == held


def test_no_more_steps_are_compared_than_are_asked_for():
    held = hold(kernels.slide(), budget=1_000)

    assert held.steps <= 2_000  # from states that are reached, and from others
    assert (held.allowed, held.reached) == (0, 0)
    assert 900 <= held.played <= 1_000
    assert held.ends is None
    assert len(held.parameters) > 10
    assert f", {held.played} of episodes, some states of 1" in str(held)
    assert hold(kernels.slide(), budget=1_000) == held


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("return -100", "return -99", "the class has state row 3, col 0, reward -99.0"),
        ("self.row = 3", "self.row = 2", "the start with seed 0"),
        (
            "return self.row == 3 and self.col == 11",
            "return self.col == 11",
            "terminated True, the kernel",
        ),
        ("12 * self.row + self.col", "11 * self.row + self.col", "what is seen of row 3, col 0"),
        ("self.draw(3)", "2 - self.draw(3)", "the step by action 0"),
        ("self.draw(3)", "(self.draw(3) + 1) % 3", "with the words [0]"),
    ],
)
def test_a_difference_is_found(old, new, where):
    source = "import enum\n" + inspect.getsource(written.Way)
    source += "\n" + inspect.getsource(written.CliffWalking)
    wrong = changed(kernels.cliff_walking(), source, old, new)

    with pytest.raises(DifferenceError) as raised:
        hold(wrong)

    assert where in str(raised.value)
    assert "the kernel" in str(raised.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("or self.place > -3", "or self.place > -2"),
        ("self.place + self.shift, 2)", "self.place + self.shift, 3)"),
        ("self.draw(3) - 1", "1 - self.draw(3)"),
        ("(self.board[cell] + 1) % 3", "(self.board[cell] + 2) % 3"),
        ("self.place == 3 or", "self.place > 1 or"),
    ],
)
def test_a_difference_of_masks_rewards_draws_and_rows_is_found(old, new):
    with pytest.raises(DifferenceError):
        hold(changed(kernels.slide(), SLIDE, old, new), budget=20_000)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("self.place + self.shift, 2)", "self.place + self.shift, 3)", "in an episode"),
        ("self.place == 3 or", "self.place > 1 or", "in an episode"),
        ("self.draw(3) - 1", "1 - self.draw(3)", "the start with seed"),
        ("or self.place > -3", "or self.place > -2", "what is seen of way"),
        ("return self.place + self.shift, ", "return self.shift, ", "what is seen of way"),
    ],
)
def test_a_difference_is_found_in_episodes(old, new, where):
    compiled = changed(kernels.slide(), SLIDE, old, new)
    comparison = Comparison(compiled, Branches(compiled.rules()))

    with pytest.raises(DifferenceError) as raised:
        comparison.play(3_000, 0, Coverage(compiled.rules))

    assert where in str(raised.value)


def test_what_the_class_raises_is_told():
    wrong = changed(kernels.slide(), SLIDE, "and self.place > -3:", "and self.place > -4:")
    [found] = hold(wrong, budget=20_000).failures

    assert (found.rule, found.reached) == ("act", Failure.REACHED)
    assert "self.place -= 1" in SLIDE.splitlines()[found.line - 1]
    assert found.where.startswith("the step by action 0 (BACK) from way ")
    assert found.error == "ValueError: Slide.place must be between -3 and 3, got -4"


def test_a_state_that_only_the_invariant_allows_is_told_apart():
    # An episode is over at 3, so that no step leads out of the range of one that is not.
    wrong = changed(
        kernels.slide(), SLIDE, "if self.way is Way.ON and self.place < 3", "if self.way is Way.ON"
    )
    assert hold(wrong, budget=5_000).failures == ()

    ends = "return self.place == 3 or"
    late = SLIDE.replace(ends, "return (self.place == 3 and not self.worn) or")
    late = late.replace("if self.way is Way.ON and self.place < 3", "if self.way is Way.ON")
    compiled = dataclasses.replace(kernels.slide(), rules=made(late))
    branches = Branches(compiled.rules(icy=False))
    comparison = Comparison(compiled, branches)
    state = branches.meet(branches.state_of([2, 3, 0, 0, 1]))
    for branch in branches.steps(state, 2):
        comparison.step(state, 2, branch, Failure.UNREACHABLE)
    [found] = comparison.failures.values()

    assert found.is_of_induction
    assert str(found).endswith(
        "raises ValueError: Slide.place must be between -3 and 3, got 4; no episode reaches the "
        "state, which the invariant allows: strengthen the invariant"
    )


def test_parameters_are_the_default_both_ends_and_some_at_random():
    rules = made("""
        class Rules(Environment):
            size: Annotated[int, Parameter(2, 50)] = 7
            start_at: Annotated[int, Parameter(0, "size - 1")] = 3
            icy: Annotated[bool, Parameter()] = False
            n: Annotated[int, Range(0, 49)]
            def start(self) -> None:
                self.n = self.start_at
            def act(self, action: bool) -> int:
                return 0
    """)
    found = list(parameters_of(rules, seed=0))

    assert found[:3] == [
        {"size": 7, "start_at": 3, "icy": False},
        {"size": 2, "start_at": 0, "icy": False},
        {"size": 50, "start_at": 49, "icy": True},
    ]
    assert len(found) == 13
    for given in found:
        assert rules(**given).parameters == given
