"""Errors of a reference of the user's own that is wrong, or that does not fit."""

import itertools
import math
import os
import random
import time

import pytest
from gymnasium.spaces import Discrete

from corpus.own_references import LEFT_RIGHT, Walk, corridor, message_of, parity
from provengym.conformance import ConformanceError, Near, Reference, Satisfies, conform


def wrong(**changed):
    """A reference with other arguments."""
    return Reference(
        **{"name": "W", "actions": LEFT_RIGHT, "start": 0, "step": lambda s, a: (0, 0, True)}
        | changed
    )


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"step": lambda s, a: 1 / 0}, "step(0, 0) (left) raised ZeroDivisionError"),
        ({"step": lambda s, a: (0, 0.0)}, "step(0, 0) (left) must return (next state, reward, t"),
        ({"step": lambda s, a: (s, math.nan, a == 0)}, "must pay a finite number, got nan"),
        ({"step": lambda s, a: (s, "1", True)}, "must pay a finite number, got '1'"),
        ({"step": lambda s, a: (s, 0, 1)}, "step(0, 0) (left): terminated must be a bool, got 1"),
        ({"step": lambda s, a: (s, 0, True, None)}, "truncated must be a bool, got None"),
        ({"step": lambda s, a: ([s], 0, True)}, "gave a state that is not hashable: [0]"),
        (
            {"step": lambda s, a: (s + 1, 0.0, a / (s - 3) > 0)},
            "step(3, 0) (left) raised ZeroDivisionError",
        ),
        ({"step": lambda s, a: os._exit(0)}, "step(0, 0) (left) left the program: os._exit(0)"),
        ({"observe": lambda s: 1 / s}, "observe(0) raised ZeroDivisionError"),
        ({"observe": lambda s: bytearray()}, "observe(0) gave bytearray(b''), which cannot be"),
    ],
)
def test_what_is_wrong_in_the_reference_names_the_state_and_the_action(changed, said):
    text = message_of(Walk, reference=wrong(**changed))

    assert said in text
    assert text.startswith("the reference W: ")


def drawing(kind):
    """A function that draws, or goes by turns."""
    turns = itertools.count()
    if kind == "draws":
        return lambda s, a: (random.randint(0, 6), -1.0, False)
    if kind == "counts":
        return lambda s, a: (0, float(next(turns)), False)
    if kind == "lists":
        return lambda s, a: [(1, next(turns) % 2, 0.0, False), (1, 5, 0.0, False)]
    return lambda s, a: ((s + 1) % 12, float(next(turns) % 2 and s == 11), False)


@pytest.mark.parametrize("kind", ["draws", "counts", "lists", "far"])
def test_a_reference_that_is_no_function_of_its_arguments_is_refused(kind):
    """Else the target would be blamed."""
    text = message_of(Walk, reference=wrong(step=drawing(kind)))

    assert text.startswith("the reference W: step(")
    assert "and when it was asked again (" in text or "and when it was asked again [" in text
    assert "it must depend on nothing but its arguments" in text


def test_so_is_one_that_is_a_function_at_first():
    """Of the calls after the first 64 one of 64 is made twice."""
    turns = itertools.count()
    reference = wrong(step=lambda s, a: (0, max(next(turns), 150.0), True))
    with pytest.raises(ConformanceError, match="and when it was asked again"):
        list(map(reference.row, [0] * 256, [0] * 256))


def test_so_is_what_it_shows():
    turns = itertools.count()
    text = message_of(Walk, reference=wrong(observe=lambda s: next(turns)))

    assert text.startswith("the reference W: observe(0) gave 0, and when it was asked again 1: it")


def test_one_that_is_a_function_may_answer_in_another_order_or_by_new_objects():
    class Cell:
        """Each is another one."""

    same = itertools.cycle(
        [[(1, 0, 0.0, True), (1, 1, 0.0, True)], [(1, 1, 0, True), (1, 0, 0, True)]]
    )
    for changed in (
        {"step": lambda s, a: next(same)},
        {"step": lambda s, a: (Cell(), 0.0, True), "observe": lambda s: math.nan},
        {"step": lambda s, a: (0, Satisfies(lambda paid: paid == 0, "nothing"), True)},
        {"observe": lambda s: Near(float(s), 0.1)},
    ):
        reference = wrong(**changed)
        for _ in range(4):
            assert reference.row(0, 0) is not None
            assert reference.shown(0)[0] is not None


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"name": ""}, "name must be a text, got ''"),
        ({"actions": "left"}, "actions must be names, got 'left'"),
        ({"actions": ()}, "actions must be one name or more"),
        ({"actions": (0, 1)}, "actions must be one name or more, got (0, 1)"),
        ({"start": []}, "start must be hashable, got []"),
        ({"step": 5}, "step must be a function, got 5"),
        ({"observe": None}, "observe must be a function, got None"),
        ({"picture": 5}, "picture must be a function, got 5"),
        ({"reward_tolerance": -1}, "reward_tolerance must be a number, 0 or more, got -1"),
        ({"reward_tolerance": math.nan}, "reward_tolerance must be a number"),
    ],
)
def test_arguments_that_do_not_fit_are_named(changed, said):
    with pytest.raises(ConformanceError) as error:
        wrong(**changed)

    assert said in str(error.value)


@pytest.mark.parametrize(
    ("reference", "arguments", "said"),
    [
        (5, {}, "the reference int is no provengym.conformance.Reference"),
        (
            "corpus.own_references:LEFT_RIGHT",
            {},
            "LEFT_RIGHT is no provengym.conformance.Reference",
        ),
        (
            "corpus.own_references:nothing",
            {},
            "the reference corpus.own_references:nothing cannot be",
        ),
        ("nowhere.py:corridor", {}, "there is no file nowhere.py"),
        ("corridor", {}, "no reference is called 'corridor'; there is GridWorld, "),
        (Walk, {}, "the reference Walk is no provengym.conformance.Reference and returns none"),
        (corridor(), {"length": 3}, "the reference Corridor has no parameters, got length"),
        (parity, {"lenght": 3}, "the reference parity has no parameter 'lenght'; it has length"),
        (parity, {"length": "x"}, "unsupported operand"),
        (lambda length: corridor(length), {}, "missing a required argument: 'length'"),
    ],
)
def test_a_reference_that_is_none(reference, arguments, said):
    assert said in message_of(Walk, reference=reference, reference_args=arguments)


def test_other_actions_are_refused():
    class Three(Walk):
        action_space = Discrete(3)

    (finding,) = conform(Three, reference=corridor).findings

    assert finding.kind == "space"
    assert "Discrete(3) is not Discrete(2) for left, right" in finding.story


def test_the_engine_for_random_references_does_not_fit():
    assert "not random" in message_of(Walk, reference=corridor, engines=["support"])


@pytest.mark.parametrize("isolated", [False, True])
@pytest.mark.parametrize(
    ("reference", "said"),
    [
        (wrong(step=lambda s, a: time.sleep(60)), "the reference W: step(0, 0) (left) took more"),
        (wrong(observe=lambda s: time.sleep(60)), "the reference W: observe(0) took more than 0.2"),
        (lambda: time.sleep(60), "the reference <lambda> took more than 0.2 s"),
    ],
)
def test_a_reference_that_does_not_return_is_named_soon(reference, said, isolated):
    with pytest.raises(ConformanceError) as error:
        conform(Walk, reference=reference, call_limit=0.2, isolated=isolated)

    assert said in str(error.value)


def test_one_that_hangs_later_is_named_too():
    endless = wrong(step=lambda s, a: (s + 1, 0.0, False) if s < 5_000 else time.sleep(60))

    class Counts(Walk):
        observation_space = Discrete(10**6)
        place = 0

        def reset(self, **options):
            self.place = 0
            return 0, {}

        def step(self, action):
            self.place += 1
            return self.place, 0.0, False, False, {}

    with pytest.raises(ConformanceError, match=r"step\(5000, 0\) \(left\) took more than 2 s"):
        conform(Counts, reference=endless, call_limit=2, engines=["contract"], budget=300)


def test_a_reference_that_never_ends_leaves_time_to_compare():
    endless = wrong(step=lambda s, a: (s + 1, 0.0, False))
    report = conform(Walk, reference=endless, budget=4)

    assert report.verdict == "differs"
    assert report.findings[0].step == 1
