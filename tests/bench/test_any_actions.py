"""Random actions of a continuous space, next to the right environment."""

from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium import spaces

from provengym.bench.judge import EPISODES, compare_any_actions
from provengym.comparison.translator import ObservationError
from provengym.targets.guard import Trouble


class Sums:
    """The reward is the action, the observation the sum of all; it ends after some steps."""

    length, cut, scale, shift = 5, False, 1.0, 0

    def __init__(self, kind=spaces.Box(-1, 1, (1,), np.float32)):  # noqa: B008 - never changed
        self.action_space, self.resets = kind, 0

    def reset(self, seed=None):
        self.total, self.steps = 0.0, 0
        self.resets += 1

    def step(self, action):
        self.steps += 1
        self.total += float(action[0])
        over = self.steps == self.length
        shown = round(100 * self.total) + self.shift
        return shown, self.scale * float(action[0]), over and not self.cut, over and self.cut, {}


class Target:
    """The same as a check plays it."""

    def __init__(self, env):
        self.reset, self._env = env.reset, env

    def step(self, action):
        shown, reward, terminated, truncated, _ = self._env.step(action)
        return SimpleNamespace(
            observation=shown, reward=reward, terminated=terminated, truncated=truncated
        )


def read(observation):
    if observation is None:
        raise ObservationError("it shows nothing")
    return observation


def found(target, right=None, *, tolerance=0.0, deterministic=True):
    right = right or Sums()
    comparer = SimpleNamespace(
        model=SimpleNamespace(deterministic=deterministic, reward_tolerance=tolerance),
        target_env=Target(target),
        translator=SimpleNamespace(read=read),
    )
    task = SimpleNamespace(make=lambda parameters: right)
    return compare_any_actions(task, comparer, {}, 3)


def test_the_same_is_played_for_some_episodes():
    target = Sums()

    assert found(target) == []
    assert target.resets == EPISODES


@pytest.mark.parametrize(
    ("wrong", "kind", "step"),
    [
        ({"length": 4}, "terminated", 4),
        ({"length": 6}, "terminated", 5),
        ({"cut": True}, "terminated", 5),
        ({"scale": 1.5}, "reward", 1),
        ({"shift": 1}, "observation", 1),
    ],
)
def test_the_first_difference_is_told(wrong, kind, step):
    target = Sums()
    vars(target).update(wrong)

    (told,) = found(target)
    assert (told["class"], told["step"]) == (kind, step)
    assert told["story"].startswith(f"{kind}: in step {step} of random actions, [")


def test_a_wrong_limit_is_told():
    right, target = Sums(), Sums()
    right.cut, target.length = True, 6

    assert found(right) != []
    (told,) = found(target, right)
    assert (told["class"], told["step"]) == ("truncated", 5)


def test_rewards_may_differ_by_the_tolerance_of_the_reference():
    target = Sums()
    target.scale = 1.01

    assert found(target, tolerance=0.02) == []
    assert found(target, tolerance=0.0001)[0]["class"] == "reward"


def test_what_cannot_be_read_is_another_observation():
    target = Sums()
    target.step = lambda action: (None, *Sums.step(target, action)[1:])

    assert found(target)[0]["class"] == "observation"


def test_a_target_that_fails_is_told():
    def fail(seed):
        raise Trouble("exception", "reset raised OSError")

    target = Sums()
    target.reset = fail
    (told,) = found(target)
    assert (told["class"], told["story"]) == ("exception", "reset raised OSError")


def test_nothing_is_played_where_actions_are_numbers_or_steps_are_random():
    broken = Sums()
    broken.scale = 7

    assert found(broken, Sums(spaces.Discrete(2))) == []
    assert found(broken, deterministic=False) == []
