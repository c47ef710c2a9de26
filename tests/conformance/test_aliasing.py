"""Observations that are written into change nothing that comes later."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from corpus.zoo.right_grids import Grid
from provengym.conformance import conform
from provengym.targets.observations import overwrite_in_place, same

NONE = {"reference": "none", "engines": ["contract"]}


class Woods(gymnasium.Env):
    """Pays what its cell is, and ends after three steps; everything is as it should be."""

    observation_space, action_space = spaces.Box(0, 3, (1,), np.int32), spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        self.cell, self.steps = np.array([1], np.int32), 0
        return self.shown(), {}

    def step(self, action):
        reward = float(self.cell[0])
        self.cell = np.array([action], np.int32)
        self.steps += 1
        is_over = self.is_over()
        return self.shown(), reward, is_over, False, {}

    def is_over(self):
        return self.steps == 3

    def shown(self):
        return self.cell.copy()


class PaysWhatIsWritten(Woods):
    def shown(self):
        return self.cell


class InADict(Woods):
    observation_space = spaces.Dict({"cells": spaces.Tuple([Woods.observation_space])})

    def shown(self):
        return {"cells": (self.cell,)}


class InAList(Woods):
    observation_space = spaces.Tuple([spaces.Tuple([spaces.Discrete(4)])])

    def shown(self):
        return [[int(self.cell[0])]]


class KeepsItsList(InAList):
    def reset(self, **arguments):
        answer = super().reset(**arguments)
        self.cell = answer[0][0]
        return answer

    def shown(self):
        return [list(self.cell)] if isinstance(self.cell, list) else super().shown()


class EndsWhenWritten(Woods):
    """Ends when its step counter, which it shows, is written to."""

    observation_space = spaces.Box(0, 3, (1,), np.int32)

    def reset(self, **arguments):
        self.clock = np.array([3], np.int32)
        return super().reset(**arguments)

    def is_over(self):
        self.clock = self.clock - 1
        return self.clock[0] <= 0

    def shown(self):
        return self.clock


class SharesItsStart(Woods):
    """The observation of every reset is one array, which a step leaves alone."""

    start = np.array([1], np.int32)

    def reset(self, **arguments):
        return self.start, super().reset(**arguments)[1]


class Dice(Woods):
    """Rolls dice of its own, whatever the seed."""

    def step(self, action):
        observation, _, *others = super().step(action)
        return observation, float(np.random.default_rng().integers(3)), *others


@pytest.mark.parametrize("target", [Woods, InAList])
def test_copies_may_be_written_into(target):
    assert conform(target, **NONE).findings == ()


@pytest.mark.parametrize(
    ("target", "step", "part", "told"),
    [
        (PaysWhatIsWritten, 1, "reward", "of the reset changed what the step returned"),
        (InADict, 1, "reward", "of the reset changed what the step returned"),
        (KeepsItsList, 1, "reward", "of the reset changed what the step returned"),
        (EndsWhenWritten, 1, "terminated", "of the reset changed what the step returned"),
    ],
)
def test_what_is_written_changes_no_later_answer(target, step, part, told):
    (finding,) = conform(target, **NONE).findings

    assert (finding.kind, finding.step, finding.reproduced) == ("aliasing", step, 3)
    assert finding.expected[part] != finding.got[part]
    assert f"writing into the observation {told}" in finding.story
    assert "left alone " in finding.story
    assert " written to\n" in finding.story


def test_a_reset_after_the_writing_is_looked_at():
    made = type("Again", (SharesItsStart,), {"start": np.array([1], np.int32)})
    (finding,) = conform(made, **NONE).findings

    assert (finding.kind, finding.step) == ("aliasing", 0)


class Twice(Woods):
    """The third step pays what the second observation shows."""

    def reset(self, **arguments):
        self.held = np.array([2], np.int32)
        return super().reset(**arguments)

    def step(self, action):
        paid = float(self.held[0]) if self.steps == 2 else 0.0
        self.held = np.array([2], np.int32) if self.steps == 0 else self.held
        observation, _, *others = super().step(action)
        return (self.held if self.steps == 1 else observation), paid, *others


def test_the_observation_is_named_that_matters():
    (finding,) = conform(Twice, **NONE).findings

    assert (finding.kind, finding.step) == ("aliasing", 3)
    assert "writing into the observation of step 1 changed what step 3 returned" in finding.story


def test_dice_are_not_taken_for_writing():
    assert [finding.kind for finding in conform(Dice, **NONE).findings] == ["seeding"]


class OneDie(Woods):
    """One of four actions pays by chance, which no seed decides; each ends the episode."""

    action_space = spaces.Discrete(4)

    def __init__(self, action):
        self.action = action

    def step(self, action):
        paid = float(np.random.default_rng().random()) if action == self.action else 0.0
        return self.shown(), paid, True, False, {}


@pytest.mark.parametrize("action", range(4))
def test_one_action_that_pays_by_chance_is_not_taken_for_writing(action):
    found = conform(OneDie, target_args={"action": action}, **NONE).findings

    assert [finding.kind for finding in found] == ["seeding"]


class KeepsItsSteps(Woods):
    """Pays for each of its steps, those before the reset included."""

    made = 0

    def step(self, action):
        self.made += 1
        observation, _, *others = super().step(action)
        return observation, float(self.made), *others


def test_what_goes_on_over_a_reset_is_not_taken_for_writing():
    assert [finding.kind for finding in conform(KeepsItsSteps, **NONE).findings] == ["seeding"]


@pytest.mark.parametrize(
    "observation",
    [
        np.array([0.0, np.nan, np.inf, 1e30]),
        np.array([[True, False]]),
        np.zeros((2, 2), np.uint8),
        [1, 0],
        ((np.array([3]),),),
        {"one": 1, "two": [2.0, True]},
    ],
    ids=str,
)
def test_every_number_is_another_one_afterwards(observation):
    before = copy.deepcopy(observation)

    assert overwrite_in_place(observation)
    leaves = zip(numbers_in(before), numbers_in(observation), strict=True)
    assert all(type(one) is type(two) and not same(one, two) for one, two in leaves)


def numbers_in(value):
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple, np.ndarray)):
        return [number for item in value for number in numbers_in(item)]
    return [value]


def test_nothing_is_written_where_there_is_no_place():
    fixed = np.array([1])
    fixed.flags.writeable = False

    assert not overwrite_in_place((1, fixed, "text", {1, 2}))
    assert conform(Grid, **NONE).findings == ()
