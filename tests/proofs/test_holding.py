"""Classes of rules held against their kernels."""

import dataclasses
import inspect

import pytest

from provengym.rules.holding import DifferenceError, Held, hold, parameters_of
from proving import kernels
from spec import written
from spec.making import made

SLIDE = "import enum\n" + inspect.getsource(kernels.Way) + "\n" + inspect.getsource(kernels.Slide)


def changed(compiled, source, old, new):
    """The kernel of a class, with a class that departs from it in one place."""
    assert source.count(old) == 1, old
    return dataclasses.replace(compiled, rules=made(source.replace(old, new)))


def test_a_class_is_held_in_every_state():
    held = hold(kernels.cliff_walking())

    assert held.parameters == ({"slippery": False}, {"slippery": True})
    assert (held.states, held.steps) == (2 * 38, 37 * 4 + 37 * 4 * 3 + 2 * 4)
    assert (held.complete, held.raised) == (2, None)
    assert str(held) == (
        "600 steps from 76 states at 2 values of the parameters, all that can be reached at 2"
    )
    assert Held.from_dict(held.to_dict()) == held


def test_no_more_steps_are_compared_than_are_asked_for():
    held = hold(kernels.slide(), budget=1_000)

    assert held.steps <= 1_000
    assert held.complete == 0
    assert len(held.parameters) > 10


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


def test_what_the_class_raises_is_told():
    wrong = changed(
        kernels.slide(), SLIDE, "if self.way is Way.ON and self.place < 3", "if self.way is Way.ON"
    )
    # The class ends an episode at 3, so that no step leads out of its range.
    assert hold(wrong, budget=5_000).raised is None

    wrong = changed(kernels.slide(), SLIDE, "and self.place > -3:", "and self.place > -4:")
    raised = hold(wrong, budget=20_000).raised

    assert raised is not None
    assert raised.startswith("the step by action 0 from way ")
    assert "Slide.place must be between -3 and 3, got -4" in raised


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
