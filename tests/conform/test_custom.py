"""References of the user's own: what can be said with them, and what is said of wrong ones."""

import json
import math
from collections import namedtuple
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete

from provengym.cli import main
from provengym.conformance import Binding, ConformanceError, Reference, conform
from provengym.conformance.references import find

LEFT_RIGHT = ("left", "right")
QUICK = ["contract", "systematic"]


def corridor(length=5, **more):
    """Cells in a row; the last is the goal."""

    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, -1.0, cell == length - 1

    return Reference(name="Corridor", actions=LEFT_RIGHT, start=0, step=step, **more)


class Walk:
    """A right corridor; the tests spoil it."""

    action_space = Discrete(2)

    def __init__(self, length=5):
        self.length = length
        self.observation_space = Discrete(length)

    def reset(self, seed=None):
        self.cell = 0
        return self.shown(), {}

    def step(self, action):
        self.cell = self.moved(action)
        return self.shown(), -1.0, self.cell == self.length - 1, False, {}

    def moved(self, action):
        return self.cell + 1 if action else max(self.cell - 1, 0)

    def shown(self):
        return self.cell


class Parity(Walk):
    """Shows only whether the cell is odd."""

    def __init__(self, length=5):
        super().__init__(length)
        self.observation_space = Discrete(2)

    def shown(self):
        return self.cell % 2


class ParityJumps(Parity):
    """Goes from cell 2 left to 3, which is as odd as 1."""

    def moved(self, action):
        return {(2, 0): 3}.get((self.cell, int(action)), super().moved(action))


class ShowsThree(Walk):
    """Shows the wrong cell, from which nothing follows."""

    def shown(self):
        return 3 if self.cell == 2 else self.cell


def parity(length=5):
    return corridor(length, observe=lambda cell: cell % 2)


def message_of(*arguments, **more):
    with pytest.raises(ConformanceError) as error:
        conform(*arguments, **more)
    text = str(error.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    "reference",
    [corridor, corridor(), "conform.test_custom:corridor", f"{__file__}:corridor"],
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
    assert [coverage.engine for coverage in report.engines] == [*QUICK, "lockstep", "exhaustive"]


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
    assert report.verdict == "equal"
    assert not report.coverage.complete
    (finding,) = conform(Wrong, reference=reference, engines=["lockstep"], budget=5).findings
    assert (finding.kind, finding.step, finding.reproduced) == ("observation", 2, 3)


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
        ({"observe": lambda s: 1 / s}, "observe(0) raised ZeroDivisionError"),
        ({"observe": lambda s: bytearray()}, "observe(0) gave bytearray(b''), which cannot be"),
    ],
)
def test_what_is_wrong_in_the_reference_names_the_state_and_the_action(changed, said):
    text = message_of(Walk, reference=wrong(**changed))

    assert said in text
    assert text.startswith("the reference W: ")


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
        ("conform.test_custom:LEFT_RIGHT", {}, "LEFT_RIGHT is no provengym.conformance.Reference"),
        ("conform.test_custom:nothing", {}, "the reference conform.test_custom:nothing cannot be"),
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


def test_pictures_are_in_the_story():
    drawn = corridor(picture=lambda cell: "".join("A" if k == cell else "." for k in range(5)))
    broken = corridor(picture=lambda cell: 1 / 0)

    assert "\n    .A...\n" in conform(ShowsThree, reference=drawn).findings[0].story
    assert "(picture raised ZeroDivisionError" in (
        conform(ShowsThree, reference=broken).findings[0].story
    )


TABLE = {
    0: {0: [(1.0, 0, -1.0, False)], 1: [(0.5, 1, -1.0, False), (0.5, 1, -1.0, False)]},
    1: {0: [(1.0, 0, -1.0, False), (0.0, 7, 0.0, False)], 1: [(1.0, 2, -1.0, True)]},
}


def test_tables_in_gymnasium_s_form():
    reference = Reference.from_table(TABLE, start=0, name="Table", actions=LEFT_RIGHT)
    unnamed = Reference.from_table(list(TABLE.values()), start=0, name="Table")

    assert conform(Walk, reference=reference, target_args={"length": 3}).verdict == "equal"
    assert unnamed.actions == ("action 0", "action 1")


def test_the_table_of_frozen_lake():
    def lake(**more):
        return gymnasium.make("FrozenLake-v1", is_slippery=False, **more)

    reference = Reference.from_table(
        lake().unwrapped.P, start=0, name="FrozenLake", actions=("left", "down", "right", "up")
    )
    report = conform(lake, reference=reference)

    assert report.verdict == "equal", report.findings
    assert report.coverage.complete
    assert conform(lake, reference=reference, target_args={"map_name": "8x8"}).findings


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({0: {0: [(0.5, 0, 0, False)]}}, "has probability 0.5, not 1"),
        ({0: {0: [(1.0, 0, 0)]}}, "must be [(probability, next state, reward, terminated)]"),
        ({0: {1: [(1.0, 0, 0, True)]}}, "no row of actions 0, 1, 2 ... for the start 0"),
        ({1: {0: [(1.0, 0, 0, True)]}}, "for the start 0"),
        (5, "a table is P[state][action], of dictionaries or lists, got 5"),
    ],
)
def test_tables_that_cannot_be_used(table, said):
    with pytest.raises(ConformanceError) as error:
        Reference.from_table(table, start=0, name="T")

    assert said in str(error.value)


def test_a_table_without_a_row_that_is_needed():
    reference = Reference.from_table({0: {0: [(1.0, 1, 0, False)]}}, start=0, name="T")

    assert "step(1, 0) (action 0) raised LookupError" in message_of(Walk, reference=reference)


def test_the_engine_for_random_references_does_not_fit():
    assert "not random" in message_of(Walk, reference=corridor, engines=["support"])


FILE = """
from gymnasium.spaces import Discrete
from provengym.conformance import Reference

def corridor(length=5, walls=()):
    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, -1.0, cell == length - 1
    return Reference(name="Corridor", actions=("left", "right"), start=0, step=step)

def broken(length=5):
    return Reference(name="B", actions=("go",), start=0, step=lambda s, a: 1 / 0)

class Walk:
    action_space = Discrete(2)
    def __init__(self, length=5):
        self.length, self.observation_space = length, Discrete(length)
    def reset(self, seed=None):
        self.cell = 0
        return 0, {}
    def step(self, action):
        self.cell = self.cell + 1 if action else max(self.cell - 1, 0)
        return self.cell, -1.0, self.cell == self.length - 1, False, {}
"""


def test_on_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "walks.py").write_text(FILE)
    arguments = ["conform", "walks.py:Walk", "--reference", "walks.py:corridor", "-p", "length=7"]

    assert main([*arguments, "--reference-arg", "walls=[[1, 2]]", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["reference"] == "Corridor"
    assert report["parameters"] == {"length": 7, "walls": [[1, 2]]}
    assert main([*arguments, "--reference-arg", "size=3"]) == 2
    said = capsys.readouterr().err
    assert "walks.py:corridor has no parameter 'size'" in said
    assert said.count("\n") == 1
    assert main(["conform", "walks.py:Walk", "--reference", "walks.py:broken"]) == 2
    assert "step(0, 0) (go) raised ZeroDivisionError" in capsys.readouterr().err


GYMNASIUM = f"{Path(__file__).parents[2] / 'examples' / 'references_gymnasium.py'}"


def test_the_cliff_of_gymnasium_is_as_documented():
    report = conform("CliffWalking-v1", reference=f"{GYMNASIUM}:cliff_walking", engines=QUICK)

    assert report.verdict == "equal", report.findings
    assert (report.coverage.states, report.coverage.transitions) == (38, 4 * 37)
    assert report.coverage.complete


@pytest.mark.parametrize("destination", range(4))
def test_the_taxi_of_gymnasium_is_as_documented(destination):
    start = {"row": 2, "column": 3, "passenger": (destination + 1) % 4, "destination": destination}
    places = {"target": f"{GYMNASIUM}:taxi_at", "reference": f"{GYMNASIUM}:taxi"}
    report = conform(**places, engines=QUICK, **start)

    assert report.verdict == "equal", report.findings
    assert (report.coverage.states, report.coverage.transitions) == (101, 600)
    assert report.coverage.complete
