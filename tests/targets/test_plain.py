"""Classes without spaces, whose actions are named, or told of."""

from fractions import Fraction

import pytest

from provengym import audit, extract
from provengym.extraction.run import Extraction, extract_model
from provengym.targets.actions import WrongActionsError
from provengym.targets.adapters.plain import Plain, own_actions

CODE = """
import random


class Walk:
    '''Cells 0 to 3; action 1 goes on, with probability 3/4, and pays 1 at the end.'''

    n_actions = 2

    def reset(self):
        self.cell = self.t = 0
        return self.cell

    def step(self, action):
        if action and random.random() < 0.75:
            self.cell += 1
        self.t += 1
        done = self.cell == 3
        return self.cell, float(done), done


class Gym(Walk):
    def reset(self):
        return super().reset(), {}

    def step(self, action):
        return *super().step(action), {}


class New(Walk):
    def step(self, action):
        cell, reward, done = super().step(action)
        return cell, reward, done, self.t >= 5, {}


class Mute(Walk):
    n_actions = None


class Words(Mute):
    actions = ("stay", "go")

    def step(self, action):
        return super().step(self.actions.index(action))


class Others(Mute):
    actions = [0.0, 1.0]
"""


@pytest.fixture
def walk(tmp_path):
    (tmp_path / "walk.py").write_text(CODE)
    return tmp_path / "walk.py"


@pytest.mark.parametrize("name", ["Walk", "Gym", "New"])
def test_its_decision_process_is_read_whatever_its_steps_return(walk, name):
    model = extract_model(Extraction(target=f"{walk}:{name}", actions=(0, 1), hash_seeds=0))

    assert model.complete
    assert model.actions == (0, 1)
    assert model.time_limit == (5 if name == "New" else None)
    assert [(p, o) for p, o, *_ in model.row(0, 1)] == [(Fraction(1, 4), 0), (Fraction(3, 4), 1)]
    assert "a class without spaces: its actions are 0 to 1, as given" in model.assumption


@pytest.mark.parametrize("name", ["Walk", "Words"])
def test_an_audit_says_what_it_lacks_and_solves_it_with_the_actions_that_it_tells_of(walk, name):
    report = audit(f"{walk}:{name}")

    assert report.complete
    assert [finding.kind for finding in report.findings] == ["api", "idle_action"]
    assert report.best_return.value.low == 1
    told = {"Walk": "0 to 1, as its n_actions says"}
    told["Words"] = "0 for 'stay', 1 for 'go', as its actions says"
    assert f"a class without spaces: its actions are {told[name]}" in report.assumptions


@pytest.mark.parametrize("actions", [None, [0, 1]])
def test_its_model_is_held_against_it(walk, actions):
    model = extract(f"{walk}:Walk", actions=actions)

    assert model.tested.startswith("Everything that the target showed in ")
    assert model.complete


@pytest.mark.parametrize(("name", "is_told"), [("Mute", True), ("Others", False)])
def test_an_audit_says_how_to_name_its_actions_where_it_tells_of_none(walk, name, is_told):
    report = audit(f"{walk}:{name}")

    assert not report.complete
    advice = [why for why in report.notes if "or name its actions, as --actions '[0, 1, 2" in why]
    assert bool(advice) == is_told


@pytest.mark.parametrize("actions", [(0, 2), (1.0, 2.0), ([0.0], [1.0])])
def test_its_actions_are_whole_numbers_in_a_row(walk, actions):
    with pytest.raises(
        WrongActionsError, match=r"must be whole numbers in a row, such as \[0, 1, 2"
    ):
        extract(f"{walk}:Walk", actions=actions)


def test_actions_may_begin_elsewhere(walk):
    assert Plain(Thing(), [1, 2, 3]).action_space.start == 1


class Thing:
    def reset(self):
        return 0

    def step(self, action):
        return 0, 0.0, True


@pytest.mark.parametrize(
    ("told", "name", "actions"),
    [
        ({}, "", ()),
        ({"n_actions": 2}, "n_actions", (0, 1)),
        ({"actions": [0, 1, 2]}, "actions", (0, 1, 2)),
        ({"action_space": range(2)}, "action_space", (0, 1)),
        ({"n_actions": 0, "num_actions": 10**9}, "", ()),
        ({"n_actions": True}, "", ()),
        ({"actions": ["left", "right"]}, "actions", ("left", "right")),
        ({"actions": ["left", "left"]}, "actions", ()),
        ({"actions": ["left", 1]}, "actions", ()),
        ({"actions": [1, 0]}, "actions", ()),
    ],
)
def test_the_actions_that_an_object_tells_of(told, name, actions):
    thing = Thing()
    vars(thing).update(told)
    found, own = own_actions(thing)

    assert (found, tuple(own)) == (name, actions)
