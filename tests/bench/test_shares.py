"""In which channels an environment agrees with the reference, call by call."""

from types import SimpleNamespace

import pytest

from provengym.bench import shares
from provengym.bench.shares import CHANNELS, Shares
from provengym.comparison.translator import ObservationError
from provengym.envs.gridworld.reference_model import GridWorldModel


class Translator:
    """Reads numbers from 0 to 9, which are states; each action is itself."""

    actions = (0, 1)

    def in_space(self, observation):
        return observation not in (8, 9)

    def read(self, observation, state):
        if observation > 9:
            raise ObservationError("no digit")
        return observation

    def pays(self, reward, right):
        return reward == right.reward


class Steps:
    """An environment that ends after so many steps."""

    def __init__(self, last):
        self.last = last

    def expect(self, calls):
        """Nothing is made before it is asked for."""

    def reset(self, seed):
        self.steps = 0

    def step(self, action):
        self.steps += 1
        ends = self.steps == self.last
        return answer(observation=self.steps, terminated=ends, done=ends)


def answer(**changes):
    usual = {"observation": 3, "reward": 1.0, "terminated": False, "truncated": False}
    return SimpleNamespace(**{**usual, "state": 3, "done": False, **changes})


@pytest.mark.parametrize(("observation", "right"), [(3, True), (4, False), (8, False), (11, False)])
def test_what_is_in_its_space_and_shows_the_state_agrees(observation, right):
    comparer = SimpleNamespace(translator=Translator())

    assert shares.shows(comparer, observation, observation if observation != 4 else 3) is right


@pytest.mark.parametrize(
    ("change", "channel"),
    [
        ({"observation": 2}, "observation"),
        ({"reward": 2.0}, "reward"),
        ({"terminated": True}, "terminated"),
        ({"truncated": True}, "truncated"),
    ],
)
def test_each_channel_is_held_by_itself(change, channel):
    agrees = shares.agreeing(SimpleNamespace(translator=Translator()), answer(**change), answer())

    assert agrees == {name: name != channel for name in CHANNELS}


@pytest.mark.parametrize(("last", "agrees"), [(2, False), (3, True)])
def test_after_an_end_nothing_agrees(last, agrees):
    comparer = SimpleNamespace(translator=Translator(), target_env=Steps(last))
    right = answer(terminated=last == 3)

    found = shares._after(comparer, 0, (0, 1), right, 0)
    assert found == dict.fromkeys(CHANNELS, agrees)


def test_resets_are_counted_among_the_steps():
    model = GridWorldModel({"height": 2, "width": 2})

    assert len(shares._every_way(model, 100, 20)) == 3
    assert shares._every_way(model, 100, 19) is None
    assert shares._every_way(model, 2, 20) is None


def test_calls_are_counted_by_channel():
    counted = Shares()
    counted.count(dict.fromkeys(CHANNELS, True))
    counted.count({name: name != "reward" for name in CHANNELS}, 7, (1, 2))
    counted.count(dict.fromkeys(CHANNELS, False), 8, (3,))

    told = counted.to_dict()
    assert told["compared"] == 3
    assert told["agreed"] == {name: 1 if name == "reward" else 2 for name in CHANNELS} | {"all": 1}
    assert {key: told["first"][key] for key in ("class", "seed", "actions", "step")} == {
        "class": "reward",
        "seed": 7,
        "actions": [1, 2],
        "step": 2,
    }
