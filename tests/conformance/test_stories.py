"""Reports that no wrong environment of the zoo gives, as the command prints them.

Each case is compared with a file, see `stories`.  Equal ones run engines that end by themselves.
"""

import math
import signal
from fractions import Fraction
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Text
from gymnasium.vector import AutoresetMode

import stories
from corpus import rude_grids
from corpus.odd_grids import BadCopies, Elsewhere, Held, PaysTwice, Percent, Raises, Twice
from corpus.own_references import (
    QUICK,
    Parity,
    ParityJumps,
    ShowsThree,
    Walk,
    corridor,
    parity,
)
from corpus.vector_grids import OneLanesSpace, Shapeless, vector
from corpus.zoo import right_rooms, tasks, wrong_hunts, wrong_lanes, wrong_manners
from corpus.zoo.entries import WRONG
from corpus.zoo.entry import ENOUGH
from corpus.zoo.right_fisheries import Fishery, Fixed
from corpus.zoo.right_grids import Grid, Strict, impatient
from corpus.zoo.right_ice import FromTwo, Icy, from_two, icy
from corpus.zoo.right_styles import command
from corpus.zoo.wrong_fisheries import OneYearMore
from corpus.zoo.wrong_grids import Combination, GoesOn, StopsShort
from corpus.zoo.wrong_moves import MirrorsSides
from provengym.cli import main
from provengym.conformance import Binding, Interrupted, Reference
from provengym.conformance import conform as check
from provengym.conformance.engines import ENGINES
from provengym.processes import isolation

SQUARE = {"height": 3, "width": 3}
FIXED = {**SQUARE, "start": (0, 0), "goal": (2, 2)}
SMALL_HUNT = {"reference": "HunterWumpus", "size": 2, "num_pits": 1, "max_steps": 4}
LAKE = f"{stories.REPOSITORY / 'examples' / 'references_gymnasium.py'}:frozen_lake"
RUDE = Path(rude_grids.__file__)

VERDICTS = ("equal", "agrees", "differs", "inconclusive")
HYPOTHESIS = {"lockstep"}
"""The engines whose steps depend on the version of Hypothesis."""
CASES = {}


def case(make):
    """A case: a function that makes a report, or what a command prints."""
    assert make.__name__ not in CASES
    CASES[make.__name__] = make
    return make


def conform(target, **arguments):
    """Against GridWorld, at a budget that ends nothing, so that time says nothing."""
    return check(target, **{"reference": "GridWorld", "budget": ENOUGH, **arguments})


def contract(target, **arguments):
    return conform(target, engines=["contract"], **arguments)


def systematic(target, **arguments):
    return conform(target, engines=["systematic"], **arguments)


def commanded(*words, status):
    """Check a grid that is rude with the command `conform`, and return what it prints."""
    target, *options = words
    square = ["-p", "height=3", "-p", "width=3", "-p", "start=[0,0]", "-p", "goal=[2,2]"]
    square += ["--reference", "GridWorld"]
    budget = ["--budget", f"{ENOUGH}s"]
    with stories.written() as output:
        assert main(["conform", f"{RUDE}:{target}", *square, *budget, *options]) == status
    return output.getvalue()


# Nothing was found.


@case
def equal_grid():
    return conform(Grid, engines=["contract", "systematic"], **SQUARE)


@case
def equal_grids_of_all_sizes():
    return systematic(Grid)


@case
def equal_where_small_grids_are_refused():
    return systematic(Strict)


@case
def equal_in_every_engine():
    return conform(Walk, reference=corridor)


@case
def equal_in_every_state():
    cell = Binding(state_key=lambda env: env.cell)
    return conform(Grid, engines=["systematic", "exhaustive"], binding=cell, **SQUARE)


@case
def agrees_where_a_state_cannot_be_copied():
    return conform(Held, engines=["exhaustive"], height=2, width=2, reference="GridWorld")


@case
def agrees_where_states_cannot_be_trusted():
    return conform(BadCopies, engines=["exhaustive"], height=2, width=2, reference="GridWorld")


@case
def agrees_in_the_contract():
    return contract(StopsShort, **SQUARE)


@case
def equal_with_deliberate_differences():
    binding = Binding(deviations=("it is drawn in colour", "it has music"))
    return systematic(Grid, binding=binding, **SQUARE)


@case
def equal_lanes():
    return conform(vector(Grid, Grid, Grid), engines=["contract", "systematic"], **SQUARE)


@case
def equal_lanes_that_declare_the_space_of_one():
    return systematic(vector(Grid, Grid, parent=OneLanesSpace), **SQUARE)


@case
def equal_process():
    return systematic(command(""), **SQUARE)


@case
def equal_table():
    return conform(right_rooms.Rooms, reference=right_rooms.rooms, engines=QUICK)


@case
def equal_functions():
    return conform(right_rooms.DeepSea, reference=right_rooms.deep_sea, engines=QUICK)


@case
def equal_where_several_states_show_the_same():
    return conform(Parity, reference=parity, engines=QUICK)


@case
def equal_task():
    return conform(tasks.played(tasks.corridor), reference=tasks.corridor, engines=["task"])


@case
def equal_task_with_a_time_limit():
    limit = Reference(
        name="Limit",
        actions=("left", "right"),
        start=(0, 0),
        step=lambda state, action: ((state[0] + 1, action), float(action), state[0] == 1),
        observe=lambda state: state[0],
    )

    class Counts(gymnasium.Env):
        action_space, observation_space = Discrete(2), Discrete(4)

        def reset(self, *, seed=None, options=None):
            self.steps = 0
            return 0, {}

        def step(self, action):
            self.steps += 1
            return self.steps, float(action), self.steps == 2, False, {}

    return conform(Counts, reference=limit, engines=["task"])


@case
def equal_fishery():
    return systematic(Fishery, reference="Fishing", Tmax=1)


@case
def equal_ice():
    return conform(Icy, reference=icy)


@case
def agrees_hunt():
    return conform(wrong_hunts.Hunt, **SMALL_HUNT)


# No verdict, and checks that were cut short.


@case
def inconclusive_without_a_budget():
    return conform(Grid, budget=0, reference="GridWorld")


@case
def inconclusive_out_of_memory(monkeypatch):
    def exhausted(self):
        raise MemoryError

    monkeypatch.setattr(ENGINES["lockstep"], "search", exhausted)
    return conform(Grid, engines=["systematic", "lockstep"], **SQUARE)


@case
def inconclusive_where_it_was_seen_once():
    class Glitch(Grid):
        calls = 0

        def step(self, action):
            observation, reward, *rest = super().step(action)
            Glitch.calls += 1
            return observation, reward + (Glitch.calls == 60), *rest

    return systematic(Glitch, **SQUARE)


def interrupted(target):
    with pytest.raises(Interrupted) as interruption:
        systematic(target)
    return interruption.value.report


@case
def interrupted_before_anything_was_found():
    return interrupted(impatient())


@case
def interrupted_before_it_was_played_again():
    class Impatient(StopsShort):
        wrong = 0

        def step(self, action):
            answer = super().step(action)
            Impatient.wrong += self.cell == (0, 0) and action == 3 and self.width == 2
            if Impatient.wrong == 2:
                signal.raise_signal(signal.SIGINT)
            return answer

    return interrupted(Impatient)


# The checks of the contract, each by itself.


@case
def contract_shape_of_an_observation():
    return contract(wrong_manners.ShowsARow, **SQUARE)


@case
def contract_shape_of_a_step():
    return contract(wrong_manners.FlagsAreNumbers, **SQUARE)


@case
def contract_shape_space_that_changes():
    return contract(rude_grids.ChangesSpace, height=1, width=9, start=(0, 0), goal=(0, 8))


@case
def contract_shape_space_that_changes_in_place():
    return contract(rude_grids.ChangesInPlace, **SQUARE)


@case
def contract_shape_bound_that_changes():
    class Widens(Fishery):
        def reset(self, *, seed=None, options=None):
            self.observation_space.high[0] += 1
            return super().reset(seed=seed)

    return contract(Widens, reference="Fishing")


@case
def contract_shape_actions_that_are_not_the_references():
    class Few(Fixed):
        def __init__(self):
            super().__init__()
            self.action_space = Discrete(100)

    return contract(Few, reference="Fishing")


@case
def contract_seeding_again():
    return contract(wrong_manners.StaysWhereItWas, **SQUARE)


@case
def contract_seeding_in_another_environment():
    class Numbered(Grid):
        made = 0

        def __init__(self, height=5, width=5):
            super().__init__(height, width)
            self.number = Numbered.made % 2
            Numbered.made += 1

        def reward(self):
            return super().reward() - self.number

    return contract(Numbered, **SQUARE)


@case
def contract_seeding_beside_another():
    return contract(wrong_manners.SharesItsCell, **SQUARE)


@case
def contract_aliasing_same_object():
    return contract(wrong_manners.SharesItsArray, **SQUARE)


@case
def contract_aliasing_changed():
    return contract(wrong_manners.ChangesTheFirst, **SQUARE)


@case
def contract_aliasing_written():
    return contract(wrong_manners.ShowsItsState, **SQUARE)


@case
def contract_autoreset_in_the_next_step():
    return contract(wrong_lanes.ResetsLate, **SQUARE)


@case
def contract_autoreset_in_the_same_step():
    class Lingers(wrong_lanes.Lanes):
        """Says that it resets a lane as it ends, and does so in the step after."""

        mode = AutoresetMode.SAME_STEP

        def step(self, actions):
            observations, *others, infos = super().step(actions)
            return observations, *others, {**infos, "final_obs": observations}

    return contract(Lingers, **SQUARE)


@case
def contract_after_done():
    return contract(GoesOn, binding=Binding(after_done="absorbing"), **SQUARE)


@case
def contract_after_done_as_a_note():
    return contract(GoesOn, **SQUARE)


@case
def contract_printing_at_the_reset():
    return contract(rude_grids.WritesToDescriptor, **SQUARE)


@case
def contract_printing_in_a_step():
    return contract(rude_grids.Prints, **SQUARE)


@case
def contract_of_a_random_reference():
    return contract(wrong_hunts.SeedsOnce, **SMALL_HUNT)


# What the target does.


@case
def differs_in_two_classes():
    return conform(Twice, engines=["contract", "systematic"], reference="GridWorld")


@case
def differs_each_time_in_another_way():
    class Fickle(Grid):
        calls = 0

        def step(self, action):
            corner = self.cell == self.start
            observation, reward, *rest = super().step(action)
            Fickle.calls += 1
            return observation, reward - (Fickle.calls if corner else 0), *rest

    return systematic(Fickle, **SQUARE)


@case
def differs_by_an_exception_of_its_own():
    return systematic(rude_grids.RaisesItsOwn, **SQUARE)


@case
def differs_where_some_sizes_cannot_be_made():
    class Refuses(Grid):
        def __init__(self, height=5, width=5):
            if width == 2:
                raise OSError("no grid of two columns")
            super().__init__(height, width)

    return conform(Refuses, engines=["contract", "systematic"], reference="GridWorld")


@case
def differs_by_an_exception_of_two_lines():
    class Explains(Grid):
        def step(self, action):
            raise ValueError("this action\nis not " + "very " * 60 + "wise")

    return systematic(Explains, **SQUARE)


@case
def differs_by_an_exception_for_want_of_memory():
    return systematic(rude_grids.WantsMemory, **SQUARE)


@case
def differs_by_a_number_of_many_digits():
    return systematic(rude_grids.ShowsTooMuch, **SQUARE)


@case
def differs_by_an_infinite_reward():
    class Generous(Grid):
        def reward(self):
            return math.inf if self.cell == self.goal else super().reward()

    return systematic(Generous, **SQUARE)


@case
def differs_in_a_true_state():
    return systematic(Elsewhere, binding=Binding(state=lambda env: env.cell), **FIXED)


@case
def differs_by_the_binding():
    return systematic(Grid, binding=Binding(reward=lambda r: 2 * r), **SQUARE)


@case
def differs_by_a_scale_of_the_reward():
    return systematic(PaysTwice, **FIXED)


@case
def differs_by_a_reading_of_the_actions():
    return systematic(MirrorsSides, **FIXED)


@case
def differs_in_a_hidden_state():
    return conform(Combination, engines=["exhaustive"], **FIXED)


@case
def differs_in_long_observations():
    def show(state):
        return {"image": [[[0, 0, 0]] * 9, [[0, 0, state]] * 9], "name": "x"}

    class Wrong:
        action_space = Discrete(1)
        observation_space = Dict(image=Box(0, 9, (2, 9, 3), np.int64), name=Text(1))

        def reset(self, *, seed=None):
            return self.seen(0), {}

        def step(self, action):
            observation = self.seen(1)
            observation["image"][1, 4, 2] = 7
            return observation, 0.0, True, False, {}

        def seen(self, state):
            return {**show(state), "image": np.array(show(state)["image"])}

    image = Reference(
        name="Image",
        actions=("go",),
        start=0,
        step=lambda state, action: (1, 0.0, True),
        observe=show,
    )
    return systematic(Wrong, reference=image)


@case
def differs_in_a_long_row():
    class Wrong:
        action_space, observation_space = Discrete(2), MultiDiscrete([3] * 40)

        def reset(self, *, seed=None):
            self.row = [0] * 40
            return np.array(self.row), {}

        def step(self, action):
            self.row[37 if action else 3] += 1
            return np.array(self.row), 0.0, True, False, {}

    row = Reference(
        name="Row",
        actions=("near", "far"),
        start=(0,) * 40,
        step=lambda state, action: ((*state[:3], 1 - action, *state[4:]), 0.0, True),
    )
    return systematic(Wrong, reference=row)


@case
def differs_in_a_corridor():
    return systematic(ShowsThree, reference=corridor)


@case
def differs_where_several_states_show_the_same():
    return conform(ParityJumps, reference=parity)


@case
def differs_in_a_picture():
    drawn = corridor(picture=lambda cell: "".join("A" if k == cell else "." for k in range(5)))
    return systematic(ShowsThree, reference=drawn)


@case
def differs_where_the_picture_cannot_be_drawn():
    return systematic(ShowsThree, reference=corridor(picture=lambda cell: 1 / 0))


@case
def differs_in_the_middle_lane():
    return systematic(vector(Grid, StopsShort, Grid), **SQUARE)


@case
def differs_by_an_exception_in_a_lane():
    return systematic(vector(Grid, Raises), **SQUARE)


@case
def differs_in_the_rewards_of_lanes():
    return systematic(vector(Grid, Grid, parent=Shapeless), **SQUARE)


@case
def differs_in_a_process():
    return systematic(command("border"), **SQUARE)


@case
def differs_in_a_process_that_speaks_no_json():
    return systematic(command("junk"), **SQUARE)


@case
def differs_in_a_fishery_of_two_years():
    return systematic(OneYearMore, reference="Fishing", Tmax=2)


@case
def differs_in_a_fishery_of_another_form():
    return contract(Percent, reference="Fishing")


@case
def differs_in_a_hunt_whose_state_is_read():
    binding = Binding(state=lambda env: env.state())
    arguments = {**SMALL_HUNT, "engines": ["support"], "binding": binding}
    return conform(wrong_hunts.PaidTwice, **arguments)


@case
def differs_by_a_coin_that_shows_what_it_cannot():
    class Coin(gymnasium.Env):
        observation_space, action_space = Discrete(2), Discrete(1)

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            return 0, {}

        def step(self, action):
            return 5, 0.0, False, False, {}

    coin = Reference(
        name="Coin",
        actions=("toss",),
        start=0,
        step=lambda side, action: [(1, 0, 0, False), (1, 1, 0, False)],
    )
    return conform(Coin, reference=coin)


@case
def distribution_of_many_outcomes():
    class Dice(gymnasium.Env):
        """Twelve sides, of which the first comes too often."""

        observation_space, action_space = Discrete(12), Discrete(1)

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            return 0, {}

        def step(self, action):
            side = max(int(self.np_random.integers(-6, 12)), 0)
            return side, float(side), True, False, {}

    die = Reference(
        name="Dice",
        actions=("throw",),
        start=0,
        step=lambda state, action: [(Fraction(1, 12), k, float(k), True) for k in range(12)],
    )
    return conform(Dice, reference=die)


@case
def distribution_in_many_cells():
    return conform("FrozenLake-v1", reference=LAKE, target_args={"success_rate": 0.8})


@case
def distribution_of_starts():
    class Biased(FromTwo):
        def drawn(self):
            return int(self.random.random() < 0.5)

    return conform(Biased, reference=from_two)


@case
def distribution_of_a_number():
    return conform(wrong_hunts.EastWind, **{**SMALL_HUNT, "size": 3, "max_steps": 6})


@case
def task_of_one_cell():
    with pytest.warns(UserWarning, match="start and goal are the same cell"):
        return conform("provengym/GridWorld-v0", engines=["task"], height=1, width=1)


@case
def task_with_observations_that_are_never_seen():
    cells = {"height": 1, "width": 4, "start": (0, 2), "goal": (0, 1)}
    return conform("provengym/GridWorld-v0", engines=["task"], **cells)


# The command, where it says more than the report.


@case
def command_that_saves(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return commanded("RaisesItsOwn", "--engine", "systematic", "--save", "found", status=1)


@case
def command_of_a_target_that_ends_the_process():
    return forked("Exits")


@case
def command_of_a_target_that_is_killed():
    return forked("Killed")


def forked(target):
    if not isolation.can_fork():
        pytest.skip("the system cannot fork")
    return commanded(target, status=1)


@pytest.mark.parametrize("name", CASES)
def test_a_report_is_printed_as_it_was(name, story, request):
    make = CASES[name]
    wanted = make.__code__.co_varnames[: make.__code__.co_argcount]
    made = make(**{fixture: request.getfixturevalue(fixture) for fixture in wanted})

    counts = not HYPOTHESIS & {ran.engine for ran in getattr(made, "engines", ())}
    text = made if isinstance(made, str) else stories.printed(made, counts=counts)
    if name.split("_")[0] in VERDICTS:  # as the name says, whatever the file says
        assert f"\n{name.split('_')[0]}: " in text
    story(name, text)


def test_every_story_has_a_file_and_every_file_a_story(rewrite_stories):
    """Those are asked for too that cannot be compared where a package is missing."""
    names = [*CASES, *(wrong.name for wrong in WRONG if not wrong.unsteady)]
    files = [stories.file_of(name) for name in names]

    assert len({file.name.casefold() for file in files}) == len(files)
    assert stories.orphans({*names}, rewrite=rewrite_stories) == []
    if not rewrite_stories:  # others may be about to be written
        assert [file.name for file in files if not file.is_file()] == []


def test_the_corpus_tells_what_changed(monkeypatch, tmp_path):
    monkeypatch.setattr(stories, "REPOSITORY", tmp_path)
    monkeypatch.setattr(stories, "FOLDER", tmp_path / "corpus")
    compare = partial(stories.compare, "a story", rewrite=False)

    with pytest.raises(pytest.fail.Exception, match="a_story.txt is missing: `make stories`"):
        compare("one\ntwo\n")
    stories.compare("a story", "one\ntwo\n", rewrite=True)
    assert (tmp_path / "corpus" / "a_story.txt").read_bytes() == b"one\ntwo\n"
    compare("one\ntwo\n")
    with pytest.raises(pytest.fail.Exception, match="(?s)`make stories` rewrites.*\n-two\n\\+2\n"):
        compare("one\n2\n")
    with pytest.raises(pytest.fail.Exception, match="rewrites it"):
        compare("one\ntwo")

    (tmp_path / "corpus" / "left.txt").write_text("")
    assert stories.orphans({"a story"}, rewrite=False) == ["left.txt"]
    assert stories.orphans({"a story"}, rewrite=True) == []
    assert [file.name for file in (tmp_path / "corpus").iterdir()] == ["a_story.txt"]
