"""Targets that are held against no reference at all."""

import json
import math
import random
import re
import time
from random import uniform
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete, Tuple
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from corpus.zoo.entries import RIGHT, WRONG
from corpus.zoo.right_grids import Grid
from provengym.cli import main
from provengym.comparison.translator import not_in, wrong_dtype
from provengym.conformance import ConformanceError, Reference, Report, conform, replay
from provengym.models.free_model import MOST_ACTIONS, SAMPLED_ACTIONS, some_actions
from provengym.targets.global_generators import global_draws

NONE = {"reference": "none"}
FOUND = (
    "SharesItsArray",
    "ChangesTheFirst",
    "ShowsFloats",
    "StartsByTheClock",
    "KeepsItsYears",
    "SharesItsCell",
    "OldForm",
    "HasNoActions",
    "Crashes",
    "LeavesAtOnce",
)


@pytest.mark.parametrize(
    "name", ["Grid", "Pair", "Lanes", "SameStepLanes", "Fishery", "Hunt", "Icy"]
)
def test_a_right_target_is_clean(name):
    target = next(right.target for right in RIGHT if right.name == name)
    report = conform(target, **NONE)

    assert (report.verdict, report.findings, report.reference) == ("clean", (), None)
    assert report
    assert "nothing was compared with one" in report.meaning
    assert [covered.engine for covered in report.engines] == ["contract"]
    assert Report.from_dict(json.loads(json.dumps(report.to_dict()))) == report


@pytest.mark.parametrize("name", FOUND)
def test_what_is_wrong_by_itself_is_found(name):
    wrong = next(wrong for wrong in WRONG if wrong.name == name)
    report = conform(wrong.target, call_limit=wrong.call_limit, **NONE)

    assert report.verdict == "differs"
    assert wrong.kind in [finding.kind for finding in report.findings]
    for finding in report.findings:
        assert "(no reference); reset(seed=" in finding.story
        assert "reference:" not in finding.story
        assert finding.reproduced == 3


class Late(Grid):
    """A grid that does something wrong after many steps."""

    did = 0

    def reset(self, *, seed=None, options=None):
        self.did = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.did += 1
        answer = super().step(action)
        return self.wrong(*answer) if self.did > 40 else answer


class LeavesItsSpace(Late):
    def wrong(self, observation, *others):
        return 25, *others


class PaysInfinity(Late):
    def wrong(self, observation, reward, *others):
        return observation, float("inf"), *others


class DrawsLate(Late):
    def wrong(self, observation, reward, *others):
        return observation, float(np.random.default_rng().random()), *others


@pytest.mark.parametrize(
    ("target", "kind", "told"),
    [
        (LeavesItsSpace, "space", "the observation 25 of type int is not in Discrete(25)"),
        (PaysInfinity, "api", "the reward must be a finite number, not inf"),
        (DrawsLate, "seeding", "the second time is in a new environment, step by step"),
    ],
)
def test_long_walks_are_looked_at(target, kind, told, tmp_path):
    report = conform(target, **NONE)
    (finding,) = report.findings

    assert (finding.kind, finding.step) == (kind, 41)
    assert told in finding.story
    assert finding.story.partition("\n\n")[2].startswith(f"{report.target} (no reference); reset(")
    assert report.meaning == f"The target breaks Gymnasium's contract at step 41 ({kind})."
    file, _ = report.save(tmp_path)
    assert replay(file).times == 3
    assert not replay(file, target=Grid).reproduced


class Doubles(gymnasium.Env):
    """Its space says float32, and NumPy makes float64; late it leaves the space."""

    action_space, observation_space = Discrete(2), Box(0.0, 20.0, (2,), np.float32)
    leaves = False

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.did = 0
        return np.zeros(2), {}

    def step(self, action):
        self.did += 1
        return np.full(2, 30.0 if self.leaves and self.did > 40 else 3.0), 0.0, False, False, {}


def test_a_dtype_is_told_and_the_rest_is_looked_at():
    report = conform(Doubles, **NONE)
    (finding,) = report.findings

    assert (finding.kind, finding.step, finding.reproduced) == ("space", 0, 3)
    assert (
        "(the observation array([0., 0.]) is float64 in a float32 Box: Box(0.0, 20.0, (2,), "
        "float32))" in finding.story
    )
    assert report.engines[0].episodes > 1
    assert report.coverage.target_steps > 1_000


def test_what_is_out_of_its_space_is_told_in_place_of_a_wrong_dtype():
    (finding,) = conform(type("Leaves", (Doubles,), {"leaves": True}), **NONE).findings

    assert (finding.kind, finding.step, finding.ignored) == ("space", 41, ("dtype",))
    assert "array([30., 30.]) of type ndarray is not in Box" in finding.story


def test_behind_a_wrong_dtype_behaviour_is_compared():
    """A reward that the reference does not pay is another finding."""

    def shows(state):
        return np.full(2, 3.0 if state else 0.0, np.float32)

    def step(state, action):
        return min(state + 1, 5), float(state == 4), False

    reference = Reference(
        name="Singles", actions=("a", "b"), start=0, step=step, observe=shows, time_limit=math.inf
    )
    report = conform(Doubles, reference=reference)
    assert [(one.kind, one.step, one.ignored) for one in report.findings] == [
        ("space", 0, ()),
        ("reward", 5, ("dtype",)),
    ]


@pytest.mark.parametrize(
    ("space", "observation", "told"),
    [
        (Box(0, 9, (2,), np.float32), np.array([1, 2]), "int64 in a float32 Box"),
        (Box(0, 9, (2,), np.uint8), np.array([1.0, 2.0]), "float64 in a uint8 Box"),
        (Box(0, 9, (2,), np.uint8), np.array([1.5, 2.0]), ""),
        (Box(0, 9, (2,), np.float32), np.array([1.0, 20.0]), ""),
        (Box(0, 9, (2,), np.float32), np.zeros(3), ""),
        (Box(0, 9, (2,), np.float32), np.zeros(2, np.float32), ""),
        (Box(0, 9, (2,), np.float32), "text", ""),
        (MultiDiscrete([3, 3]), np.array([1.0, 2.0]), "float64 in an int64 MultiDiscrete"),
        (MultiBinary(2), np.array([1.0, 0.0]), "float64 in an int8 MultiBinary"),
        (Dict({"x": Box(0, 9), "n": Discrete(3)}), {"x": np.ones(1), "n": 1}, "Box at 'x'"),
        (Dict({"x": Box(0, 9), "n": Discrete(3)}), {"x": np.ones(1), "n": 7}, ""),
        (Dict({"x": Box(0, 9), "n": Discrete(3)}), {"x": np.ones(1)}, ""),
        (Tuple((Discrete(2), Box(0, 9))), (1, np.ones(1)), "float64 in a float32 Box at 1"),
        (Discrete(3), np.array(1.0), "float64 in an int64 Discrete"),
        (Discrete(3), 1.0, "float in an int64 Discrete"),
    ],
)
def test_what_is_wrong_with_a_dtype_alone(space, observation, told):
    found = wrong_dtype(space, observation)
    assert told in found
    assert bool(found) == bool(told)


@pytest.mark.parametrize(
    ("space", "observation", "told"),
    [
        (Box(0, 9, (2,)), np.zeros((2, 1), np.float32), "its shape is (2, 1), not (2,)"),
        (MultiDiscrete([3, 3]), np.zeros(3, np.int64), "its shape is (3,), not (2,)"),
        (Box(0, 9, (2,)), np.array([1, 9.5], np.float32), "[1] is 9.5, above 9.0"),
        (Box(0, 9, (2, 2)), np.full((2, 2), -1.0), "[0, 0] is -1.0, below 0.0"),
        (Box(0, 9, ()), np.array(10.0), "it is 10.0, above 9.0"),
        (Box(0, 9, (1,)), np.array([np.nan]), "[0] is nan, no number"),
        (Box(0, 9, (1,), np.uint8), np.array([1.5]), "its dtype is float64, not uint8"),
        (Dict({"x": Box(0, 9), "n": Discrete(3)}), {"n": 1}, "there is no 'x'"),
        (Dict({"n": Discrete(3)}), {"n": 1, "m": 2}, "'m' is not in the space"),
        (
            Dict({"x": Box(0, 9), "n": Discrete(3)}),
            {"x": np.ones(1), "n": 7},
            "at 'n' it is not in Discrete(3)",
        ),
        (Tuple((Discrete(2), Discrete(3))), (1, 3), "at 1 it is not in Discrete(3)"),
        (Discrete(3), 7, ""),
        (Box(0, 9), None, ""),
    ],
)
def test_range_and_shape_are_told_apart(space, observation, told):
    told = f": {told}" if told else ""
    assert not_in(space, observation).endswith(f" is not in {space}{told}")


class Leaves(Doubles):
    """Out of its space from the first step, and of no seed."""

    def reset(self, *, seed=None, options=None):
        return np.zeros(2, np.float32), {}

    def step(self, action):
        return np.float32([25, random.random()]), 0.0, False, False, {}


def test_behind_an_observation_that_is_out_of_its_space_the_rest_is_looked_at():
    report = conform(Leaves, **NONE)

    assert [finding.kind for finding in report.findings] == ["space", "seeding"]
    assert "(2,), float32): [0] is 25.0, above 20.0)" in report.findings[0].story


class Slow(Doubles):
    """Each step takes a while."""

    def reset(self, **options):
        return np.zeros(2, np.float32), super().reset(**options)[1]

    def step(self, action):
        time.sleep(0.01)
        seen, *rest = super().step(action)
        return seen.astype(np.float32), *rest


def test_no_episode_is_not_clean():
    report = conform(Slow, **NONE, budget="300steps")

    assert report.verdict == "inconclusive"
    assert not report
    assert report.meaning.endswith("and no random episode was played to its end.")
    assert report.engines[0].episodes == 0
    assert Report.from_dict(json.loads(json.dumps(report.to_dict()))) == report


class Plain:
    """A class as tutorials write it."""

    def reset(self):
        return 0

    def step(self, action):
        return 0, 0.0, False, {}


def test_a_plain_class_is_told_what_it_lacks():
    (finding,) = conform(Plain, **NONE).findings

    assert finding.story.split("\n")[2] == f"{__name__}:Plain (no reference); reset(seed=0)"
    assert (
        "observation_space must be a gymnasium.Space, not None; there are reset() and step(action):"
        " add observation_space and action_space, such as gymnasium.spaces.Discrete(4), and let "
        "reset(*, seed=None, options=None) return (observation, info), and step(action) return "
        "(observation, reward, terminated, truncated, info)" in finding.story
    )


class Copied(Grid):
    """A copy begins at another place."""

    def __reduce__(self):
        return Elsewhere, (self.height, self.width)


class Elsewhere(Grid):
    def reset(self, *, seed=None, options=None):
        answer = super().reset(seed=seed)
        self.cell = (1, 1)
        return self.observe(), answer[1]

    def observe(self):
        return self.cell[0] * self.width + self.cell[1]


class Anew(Grid):
    """A copy is a new environment, as of Gymnasium's EzPickle."""

    def __reduce__(self):
        return Anew, (self.height, self.width)

    def step(self, action):
        if not hasattr(self, "cell"):
            raise RuntimeError("not reset")
        return super().step(action)


def test_a_copy_does_after_a_reset_what_the_environment_does():
    (finding,) = conform(Copied, **NONE).findings
    report = conform(Anew, **NONE)

    assert (finding.kind, finding.step) == ("seeding", 0)
    assert "the second time is in a copy of it by copy.deepcopy" in finding.story
    assert report.verdict == "clean"
    assert report.notes == tuple(
        f"a copy by {way} in the middle of an episode does not go on as the environment does; "
        "Gymnasium does not demand that"
        for way in ("copy.deepcopy", "pickle")
    )


class OfNumPy(Grid):
    def step(self, action):
        return (super().step(action)[0], float(np.random.randint(1000)), False, False, {})  # noqa: NPY002


class OfPython(Grid):
    def step(self, action):
        return (super().step(action)[0], float(uniform(0, 1)), False, False, {})


class OfItsOwn(Grid):
    def step(self, action):
        drawn = np.random.default_rng().random()
        return (super().step(action)[0], float(drawn), False, False, {})


class OfTheEpisodeBefore(Grid):
    paid = 0.0

    def step(self, action):
        self.paid += 1
        return (super().step(action)[0], self.paid, False, False, {})


@pytest.mark.parametrize(
    ("target", "cause"),
    [
        (
            OfNumPy,
            r"a generator that all code of the process shares: numpy\.random\.randint in line",
        ),
        (
            OfPython,
            r"a generator that all code of the process shares: random\.uniform in line \d+ of",
        ),
        (OfTheEpisodeBefore, "a new environment does what the first one did: the episode before"),
        (OfItsOwn, None),
    ],
)
def test_the_cause_of_another_trajectory_is_named(target, cause):
    (finding,) = conform(target, **NONE).findings

    assert finding.kind == "seeding"
    assert re.search(cause or r"\(the second time is after [a-z ]*\)", finding.story)


def test_what_draws_is_as_before_after_it_was_looked_for():
    before = np.random.rand, random.random, uniform

    with global_draws() as draws:
        uniform(0, 1)
        np.random.seed(3)  # noqa: NPY002 - no draw

    assert len(draws) == 1
    assert (np.random.rand, random.random, uniform) == before


class Endless(Grid):
    def step(self, action):
        return (*super().step(action)[:2], False, False, {})


def lanes(limit, kind=Endless, parent=SyncVectorEnv):
    made = parent([kind, kind], autoreset_mode=AutoresetMode.NEXT_STEP)
    made.spec = SimpleNamespace(max_episode_steps=limit)
    return made


class Limited(Grid):
    """Ends after 30 steps."""

    steps = 0

    def reset(self, **arguments):
        self.steps = 0
        return super().reset(**arguments)

    def step(self, action):
        self.steps += 1
        observation, reward, terminated, _, info = super().step(action)
        return observation, reward, terminated, self.steps == 30, info


def test_a_vector_environment_keeps_its_time_limit():
    (finding,) = conform(lambda: lanes(30), **NONE).findings

    assert (finding.kind, finding.step) == ("truncated", 30)
    assert "the episode goes on after 30 steps" in finding.story
    assert conform(lambda: lanes(30, Limited), **NONE).verdict == "clean"


class PaysForTheReset(SyncVectorEnv):
    """A step that only resets a lane pays."""

    def step(self, actions):
        was = self._autoreset_envs.copy()
        observations, rewards, *others = super().step(actions)
        return observations, np.where(was, -1.0, rewards), *others


def test_a_lane_that_is_reset_pays_nothing():
    report = conform(lambda: lanes(30, Limited, PaysForTheReset), **NONE)
    (finding,) = report.findings

    assert finding.kind == "after_done"
    assert (finding.expected["reward"], finding.got["reward"]) == (0.0, -1.0)


@pytest.mark.parametrize(
    ("space", "many"),
    [
        (Discrete(4, start=2), 4),
        (MultiDiscrete([2, 3], start=[1, 5]), 6),
        (Discrete(10_000), SAMPLED_ACTIONS),
        (Box(-1, 1, (2,), np.float32), SAMPLED_ACTIONS),
        (MultiBinary(2), 4),
    ],
)
def test_actions_are_those_of_the_space(space, many):
    actions = some_actions(space, 0)

    assert len(actions) == many <= MOST_ACTIONS
    assert len({str(action) for action in actions}) == many
    assert all(space.contains(action) for action in actions)
    if isinstance(space, Box):
        assert (actions[0] == space.low).all()
        assert (actions[1] == space.high).all()
    assert str(actions) == str(some_actions(space, 0))


def test_continuous_actions_are_played():
    report = conform("Pendulum-v1", **NONE)

    assert report.verdict == "clean"
    assert report.coverage.target_steps > 10_000


def test_what_needs_a_reference_is_refused():
    with pytest.raises(ConformanceError, match="'systematic' needs a reference"):
        conform(Grid, engines=["systematic"], **NONE)
    with pytest.raises(ConformanceError, match="no reference that could take 'height'"):
        conform(Grid, reference_args={"height": 3}, **NONE)
    with pytest.raises(ConformanceError, match="cannot be constructed"):
        conform(Grid, height="tall", **NONE)
    with pytest.raises(ConformanceError, match="no action can be drawn"):
        conform(Undrawable, **NONE)
    with pytest.raises(ConformanceError, match="of a class of its own, 'Odd'"):
        conform(Odd, **NONE)


class Undrawable(Grid):
    def __init__(self):
        super().__init__()
        self.action_space = type("Odd", (gymnasium.Space,), {"__eq__": lambda *_: True})()


class Odd(Grid):
    def __init__(self):
        super().__init__()
        self.action_space = type("Odd", (gymnasium.Space,), {})()


def test_the_command_prints_no_reference(capsys):
    assert main(["conform", "provengym/GridWorld-v0", "--reference", "none"]) == 0
    assert capsys.readouterr().out.startswith("provengym/GridWorld-v0 without a reference\nclean: ")
    assert main(["conform", "CartPole-v1", "--reference", "none", "--require", "equal"]) == 3
    assert capsys.readouterr().out.count("\n  required: equal\n") == 1
    assert main(["conform", "CartPole-v1", "--reference", "none", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["verdict"], report["reference"]) == ("clean", None)
