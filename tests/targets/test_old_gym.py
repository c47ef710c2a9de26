"""Environments of the package gym, with the manners of its versions."""

import importlib
import sys
from dataclasses import replace

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.wrappers import TimeLimit

import provengym
from corpus.zoo.right_styles import OLD_GYM
from provengym.conformance import Binding, Reference, conform
from provengym.extraction import growth
from provengym.extraction.run import Extraction, extract_model
from provengym.targets.adapters import adapt, inside
from provengym.targets.adapters.spaces import as_gymnasium
from provengym.targets.form import lacks
from provengym.targets.loading import bare, time_limit_of


@pytest.fixture
def corridors(monkeypatch):
    """The module of corridors, by the package gym or what stands in for it."""
    monkeypatch.syspath_prepend(str(OLD_GYM))
    yield importlib.import_module("corridors")
    for name in ("corridors", *(name for name in sys.modules if name.split(".")[0] == "gym")):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", ["Corridor", "Slippery", "Later", "Cut", "Pair", "wrapped"])
def test_each_manner_is_played_with_five_values(corridors, name):
    made = getattr(corridors, name)()
    env = adapt(made).env

    observation, info = env.reset(seed=7)
    assert observation in env.observation_space
    assert isinstance(info, dict)
    stepped = env.step(1)

    assert stepped[0] in env.observation_space
    assert stepped[1:4] == (0.0, False, False)
    assert isinstance(env, gymnasium.Env)
    assert inside(env) is made


def test_the_seed_reaches_what_takes_one(corridors):
    made = corridors.Slippery()
    adapt(made).env.reset(seed=7)
    later = adapt(corridors.Later()).env

    assert made.np_random.random() == np.random.default_rng(7).random()
    assert later.reset(seed=7)[1] == {"seeded": True}


def test_a_note_says_where_no_seed_is_taken(corridors):
    unseeded = "takes no seed, and it has no method seed"

    assert unseeded in adapt(corridors.Corridor()).notes[-1]
    for kind in (corridors.Slippery, corridors.Later, corridors.wrapped):
        assert not any(unseeded in note for note in adapt(kind()).notes)


def test_done_is_truncated_where_the_info_says_so(corridors):
    env = adapt(corridors.Cut()).env
    env.reset(seed=0)

    ends = [env.step(0)[2:4] for _ in range(3)]

    assert ends == [(False, False), (False, False), (False, True)]
    env.reset(seed=0)
    env.old.cell = 3
    env.old.steps = 2
    assert env.step(1)[2:4] == (True, False)


@pytest.mark.parametrize(("name", "outcomes"), [("Corridor", 8), ("Slippery", 16), ("Later", 8)])
def test_their_decision_process_is_read(name, outcomes):
    model = provengym.extract(f"{OLD_GYM / 'corridors.py'}:{name}", budget=60)

    assert model.complete, (model.unknown_rows, model.unfinished, model.findings)
    assert (model.states, model.transitions) == (5, outcomes)
    assert any("old package gym" in one for one in model.assumptions)


@pytest.mark.parametrize(
    ("name", "outcomes"), [("limited", 8), ("limited_slippery", 16), ("limited_later", 8)]
)
def test_a_limit_of_gym_make_is_no_part_of_the_states(name, outcomes):
    target = f"{OLD_GYM / 'corridors.py'}:{name}"

    model = provengym.extract(target, budget="40000steps")

    assert (model.complete, model.findings, model.time_limit) == (True, (), 6)
    assert (model.states, model.transitions) == (5, outcomes)
    # It is reached in four steps, in five after a slip in the first cell, or in six.
    slips = (3**4 * 4**2 + 3**4 * 4 + 3 * 3**5 + 3**4) / 4**6
    best = provengym.audit(target, budget="20000steps").best_return
    assert (best.kind, best.value.exact) == ("horizon", slips if "slippery" in name else 1)


@pytest.mark.parametrize("name", ["limited", "limited_later"])
def test_a_limit_of_gym_is_compared_as_gymnasiums(corridors, name):
    def step(cell, action):
        cell = min(cell + 1, 4) if action else max(cell - 1, 0)
        return cell, float(cell == 4), cell == 4

    own = Reference(name="Corridor", actions=("back", "on"), start=0, step=step)
    make = getattr(corridors, name)

    aside = conform(make, reference=own, budget="4000steps")
    assert aside.verdict == "equal"
    assert "gym's time limit of 6 steps was set aside" in aside.notes
    same = replace(own, time_limit=6)
    assert conform(make, reference=same, budget="4000steps").verdict == "equal"
    (other,) = conform(make, reference=replace(own, time_limit=7), budget="4000steps").findings
    assert (other.kind, other.step) == ("truncated", 6)
    by_state = Binding(state=lambda env: env.cell)
    assert conform(make, reference=same, binding=by_state, budget="4000steps").verdict == "equal"


def test_a_limit_of_gym_inside_of_another_wrapper_is_part_of_the_states(corridors):
    class Own(corridors.gym.wrappers.TimeLimit):
        pass

    corridor, limit = bare(corridors.limited())
    assert (type(corridor), limit) == (corridors.Corridor, 6)
    assert time_limit_of(TimeLimit(adapt(corridor).env, limit)) == 6
    for made in (
        corridors.gym.Wrapper(corridors.limited()),
        Own(corridors.Corridor(), 6),
        corridors.gym.wrappers.TimeLimit(corridors.Corridor()),  # of no number of steps
    ):
        assert bare(made) == (made, None)


def test_what_grows_is_named_as_the_environment_has_it(corridors, monkeypatch):
    monkeypatch.setattr(growth, "_FEW", 10**6)  # so that the observation is not told to be a key

    class Logs(corridors.Corridor):
        def reset(self):
            self.log = []
            return super().reset()

        def step(self, action):
            self.log = [*self.log, action]
            return super().step(action)

    model = extract_model(Extraction(target=Logs, budget="400steps", hash_seeds=0))

    assert 'as --key "env.cell", which leaves out the list log' in model.unfinished


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (lambda s: s.Discrete(3), spaces.Discrete(3)),
        (lambda s: s.Box(0, 2, (2,), np.int8), spaces.Box(0, 2, (2,), np.int8)),
        (lambda s: s.Box(np.array([0, 1]), 2.5), spaces.Box(np.array([0, 1]), 2.5, (2,))),
        (lambda s: s.MultiDiscrete([2, 3]), spaces.MultiDiscrete([2, 3])),
        (lambda s: s.MultiBinary(3), spaces.MultiBinary(3)),
        (lambda s: s.MultiBinary([2, 3]), spaces.MultiBinary([2, 3])),
        (lambda s: s.Tuple([s.Discrete(2)]), spaces.Tuple([spaces.Discrete(2)])),
        (lambda s: s.Dict({"a": s.Discrete(2)}), spaces.Dict({"a": spaces.Discrete(2)})),
    ],
)
def test_spaces_are_those_of_gymnasium(corridors, old, new):
    assert as_gymnasium(old(corridors.gym.spaces)) == new
    assert as_gymnasium(new) is new


def test_a_space_of_a_derived_class_is_that_of_its_base(corridors):
    class Moves(corridors.gym.spaces.Discrete):
        pass

    assert as_gymnasium(Moves(3)) == spaces.Discrete(3)


def test_an_action_space_that_depends_on_the_state_is_refused_and_no_defect(corridors):
    class Legal(corridors.gym.spaces.Space):
        def contains(self, action):
            return action in (0, 1)

    class Own(corridors.Corridor):
        def __init__(self):
            super().__init__()
            self.action_space = Legal()

    for run in (provengym.audit, provengym.extract):
        with pytest.raises(ValueError, match="of a class of its own, 'Legal'"):
            run(Own)


def test_what_is_lacking_is_told_with_the_methods_that_were_written(corridors):
    class Bare(corridors.Corridor):
        def __init__(self):
            super().__init__()
            del self.action_space

    told = lacks(adapt(Bare()).env)

    assert "there are reset() and step(action): add action_space" in told
    assert told.endswith("gymnasium.spaces.Discrete(4)")
