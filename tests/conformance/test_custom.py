"""References of the user's own: targets are held against them as against the proved ones."""

import math
from collections import namedtuple

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete, Tuple

from corpus import own_references
from corpus.own_references import (
    LEFT_RIGHT,
    QUICK,
    Parity,
    ParityJumps,
    ShowsThree,
    Walk,
    corridor,
    parity,
)
from provengym.conformance import Binding, Reference, conform
from provengym.conformance.references import find


@pytest.mark.parametrize(
    "reference",
    [
        corridor,
        corridor(),
        "corpus.own_references:corridor",
        f"{own_references.__file__}:corridor",
    ],
    ids=["function", "reference", "module", "file"],
)
def test_every_way_to_name_one(reference):
    report = conform(Walk, reference=reference, engines=QUICK)

    assert report.verdict == "equal", report.findings
    assert report.reference == "Corridor"
    assert report.coverage.complete
    assert (report.coverage.states, report.coverage.transitions) == (5, 8)


def test_every_engine_for_references_without_dice_runs():
    report = conform(Walk, reference=corridor)

    assert report.verdict == "equal"
    assert [coverage.engine for coverage in report.engines] == [
        "contract",
        "exhaustive",
        "systematic",
        "lockstep",
    ]


def test_parameters_go_to_both():
    report = conform(Walk, reference=corridor, length=7, engines=QUICK)

    assert report.verdict == "equal"
    assert report.parameters == {"length": 7}
    assert report.coverage.states == 7
    assert conform(Walk, reference=corridor, target_args={"length": 4}).verdict == "differs"


def test_a_wrong_target_is_caught_at_the_first_step_that_shows_it():
    (finding,) = conform(ShowsThree, reference=corridor).findings

    assert (finding.kind, finding.actions) == ("observation", (1, 1))
    assert "Step 2: action 1 (right)" in finding.story
    assert "observation 2                     3   <--" in finding.story
    assert "Corridor with length=5; reset(seed=0), right\n" in finding.story


@pytest.mark.parametrize(
    ("spoil", "kind", "actions"),
    [
        (lambda self, answer: (*answer[:1], 0.0, *answer[2:]), "reward", (0,)),
        (lambda self, answer: (*answer[:2], self.cell == 3, *answer[3:]), "terminated", (1, 1, 1)),
        (lambda self, answer: (*answer[:3], self.cell == 2, *answer[4:]), "truncated", (1, 1)),
    ],
)
def test_every_kind_of_difference_is_seen(spoil, kind, actions):
    class Spoilt(Walk):
        def step(self, action):
            return spoil(self, super().step(action))

    finding = conform(Spoilt, reference=corridor).findings[0]

    assert (finding.kind, finding.actions) == (kind, actions)
    assert finding.reproduced == 3


@pytest.mark.parametrize("seed", range(3))
def test_what_several_states_show_gives_no_false_alarm(seed):
    report = conform(Parity, reference=parity, seed=seed)

    assert report.verdict == "equal", report.findings
    assert (report.coverage.states, report.coverage.transitions) == (5, 8)


def test_what_several_states_show_is_told_apart_by_a_later_step():
    (finding,) = conform(ParityJumps, reference=parity).findings

    # From cell 2 left to 3 in place of 1 shows nothing yet; one more to the right is the goal.
    assert (finding.kind, finding.actions) == ("terminated", (1, 1, 0, 1))
    assert finding.expected["state"] == 2
    assert finding.got["state"] == 2 or "or" in finding.got["state"]


def test_the_story_claims_no_state_where_several_show_the_same():
    class Stuck(Parity):
        def shown(self):
            return 0 if self.cell == 1 else super().shown()

    (finding,) = conform(Stuck, reference=parity).findings

    assert (finding.kind, finding.actions) == ("observation", (1,))
    assert (finding.expected["state"], finding.got["state"]) == (1, "0 or 2 or 4")


def test_a_wrong_observation_that_a_later_step_confirms_is_a_transition():
    class Jumps(Walk):
        def moved(self, action):
            return 3 if (self.cell, int(action)) == (1, 1) else super().moved(action)

    (finding,) = conform(Jumps, reference=corridor).findings

    assert (finding.kind, finding.actions) == ("transition", (1, 1))


Cell = namedtuple("Cell", "row column")


@pytest.mark.parametrize(
    ("observe", "space", "form"),
    [
        (lambda c: (c.row, c.column), MultiDiscrete([2, 2]), lambda r, c: np.array([r, c])),
        (lambda c: [c.row, c.column], Box(0, 1, (2,), np.float32), lambda r, c: np.float32([r, c])),
        (
            lambda c: np.array([c.row / 3, 0.1]),
            Box(0, 1, (2,)),
            lambda r, c: np.float32([r / 3, 0.1]),
        ),
        (lambda c: {"row": c.row}, Dict(row=Discrete(2)), lambda r, c: {"row": np.int64(r)}),
        (lambda c: math.nan, Box(-1, 1, ()), None),
    ],
    ids=["MultiDiscrete", "Box", "fractions", "Dict", "never"],
)
def test_observations_are_compared_by_value(observe, space, form):
    def step(cell, action):
        moved = cell._replace(row=1 - cell.row) if action else cell._replace(column=1)
        return moved, 0.5, moved == (1, 1)

    class Target:
        action_space, observation_space = Discrete(2), space

        def reset(self, seed=None):
            self.cell = Cell(0, 0)
            return self.shown(), {}

        def step(self, action):
            self.cell, reward, terminated = step(self.cell, action)
            return self.shown(), reward, terminated, False, {}

        def shown(self):
            return form(*self.cell) if form else np.zeros((), np.float32)

    reference = Reference(
        name="Square", actions=("stay", "go"), start=Cell(0, 0), step=step, observe=observe
    )
    report = conform(Target, reference=reference, engines=QUICK)

    assert report.verdict == ("equal" if form else "differs"), report.findings


@pytest.mark.parametrize(
    ("space", "form"),
    [
        (MultiDiscrete([5]), lambda shown: shown),
        (MultiBinary(5), lambda shown: np.eye(5)[shown[0].astype(int)].astype(shown.dtype)),
        (Dict(at=MultiDiscrete([5])), lambda shown: {"at": shown}),
        (Tuple([Discrete(2), MultiDiscrete([5])]), lambda shown: (1, shown)),
    ],
    ids=["MultiDiscrete", "MultiBinary", "Dict", "Tuple"],
)
@pytest.mark.parametrize("dtype", [np.int8, np.int64, np.uint8, np.float32, np.float64])
def test_fractions_are_not_in_a_space_of_whole_numbers(space, form, dtype):
    class Target(Walk):
        def __init__(self):
            super().__init__()
            self.observation_space = space

        def shown(self):
            return form(np.array([self.cell], dtype=dtype))

    binding = Binding(state=lambda env: env.cell)
    report = conform(Target, reference=corridor, binding=binding, engines=["contract"])
    expected = ["space"] if np.issubdtype(dtype, np.floating) else []

    assert [finding.kind for finding in report.findings] == expected


def test_rewards_may_be_as_far_apart_as_is_said():
    class Near(Walk):
        def step(self, action):
            cell, _, *rest = super().step(action)
            return (cell, -0.999, *rest)

    assert conform(Near, reference=corridor).findings[0].kind == "reward"
    near = corridor(reward_tolerance=0.002)
    assert conform(Near, reference=near, engines=QUICK).verdict == "equal"


def test_a_truncation_is_an_end_too():
    def step(state, action):
        cell, time = state
        return (cell, time + 1), 0.0, False, time == 2

    reference = Reference(
        name="Clock", actions=("wait",), start=(0, 0), step=step, observe=lambda state: state[0]
    )

    class Clock(Walk):
        action_space = Discrete(1)
        limit = 3

        def step(self, action):
            self.time += 1
            return 0, 0.0, False, self.time >= self.limit, {}

        def reset(self, seed=None):
            self.time = 0
            return 0, {}

    class Late(Clock):
        limit = 4

    assert conform(Clock, reference=reference, engines=QUICK).verdict == "equal"
    (finding,) = conform(Late, reference=reference).findings
    assert (finding.kind, finding.actions) == ("truncated", (0, 0, 0))


def test_the_reference_is_not_asked_after_the_end():
    def step(cell, action):
        assert cell != 2
        return cell + 1, 1.0, cell == 1

    reference = Reference(name="Two", actions=LEFT_RIGHT, start=0, step=step)

    class Two(Walk):
        stays = True

        def step(self, action):
            if self.cell == 2 and self.stays:
                return 2, 0.0, True, False, {}
            self.cell = min(self.cell + 1, 2)
            return self.cell, 1.0, self.cell == 2, False, {}

    class Pays(Two):
        stays = False

    absorbing = Binding(after_done="absorbing")
    assert conform(Two, reference=reference, binding=absorbing, engines=QUICK).verdict == "equal"
    (finding,) = conform(Pays, reference=reference, binding=absorbing).findings
    assert (finding.kind, finding.expected["reward"]) == ("after_done", 0.0)


def test_the_end_in_a_state_where_the_episode_can_go_on():
    def step(cell, action):
        return 1 - cell, 0.0, action == 0

    class Flips(Walk):
        def step(self, action):
            self.cell = 1 - self.cell
            return self.cell, 0.0, bool(action == 0), False, {}

    reference = Reference(name="Flips", actions=LEFT_RIGHT, start=0, step=step)
    report = conform(Flips, reference=reference, engines=QUICK)

    assert report.verdict == "equal"
    assert report.coverage.transitions == 4


def test_what_a_finding_tells_does_not_depend_on_what_was_played_before():
    reference = Reference(
        name="Count",
        actions=("on",),
        start=0,
        step=lambda number, _: (number + 1, 0.0, False),
        observe=lambda number: number % 5_000,
    )
    model = find(reference).model({})
    first = model.describe(model.read(3))
    state = model.start
    for _ in range(5_010):
        state = model.step(state, 0).state

    assert model.describe(state) == {"observation": 10, "state": 5_010}
    assert model.describe(model.read(3)) == first == {"observation": 3, "state": None}


def test_a_state_that_the_binding_reads_is_told_as_the_user_s_own():
    class Stuck(Parity):
        def moved(self, action):
            return 0

    binding = Binding(state=Parity.shown)
    (finding,) = conform(Stuck, reference=parity, binding=binding, engines=QUICK).findings

    assert (finding.kind, finding.actions) == ("transition", (1,))
    assert (finding.expected["state"], finding.got["state"]) == (1, "0 or 2 or 4")


def test_references_of_more_states_than_are_met_at_once():
    many = 32  # the tree has more nodes of depth 2 than that

    class Tree(Walk):
        action_space, observation_space = Discrete(many), Box(0, 2**60, (), np.int64)
        wrong = 2**61

        def __init__(self):
            pass

        def step(self, action):
            self.cell = (self.cell * many + int(action) + 1) % 2**40
            return self.shown(), 0.0, False, False, {}

        def shown(self):
            return np.array(self.cell + (self.cell >= self.wrong))

    class Wrong(Tree):
        wrong = 1_000

    def step(state, action):
        return ((state[0] * many + action + 1) % 2**40, 0), 0.0, False

    reference = Reference(
        name="Tree",
        actions=tuple(map(str, range(many))),
        start=(0, 0),
        step=step,
        observe=lambda state: state[0],
    )
    report = conform(Tree, reference=reference, engines=["contract", "systematic"])
    assert report.verdict == "agrees"
    assert not report.coverage.complete
    (finding,) = conform(Wrong, reference=reference, engines=["lockstep"], budget=60).findings
    assert (finding.kind, finding.step, finding.reproduced) == ("observation", 2, 3)


def test_pictures_are_in_the_story():
    drawn = corridor(picture=lambda cell: "".join("A" if k == cell else "." for k in range(5)))
    broken = corridor(picture=lambda cell: 1 / 0)

    assert "\n    .A...\n" in conform(ShowsThree, reference=drawn).findings[0].story
    assert "(picture raised ZeroDivisionError" in (
        conform(ShowsThree, reference=broken).findings[0].story
    )
