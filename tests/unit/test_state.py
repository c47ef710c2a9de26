"""Every environment gives its state away and takes it back."""

import json

import gymnasium
import numpy as np
import pytest

from provengym.envs.registry import ENVIRONMENTS

EVERY_ENVIRONMENT = pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)


def answers(env, actions):
    """What steps return, as far as a state decides it."""
    found = []
    for action in actions:
        observation, *others, info = env.step(action)
        shown = observation if isinstance(observation, dict) else {"": observation}
        told = {name: np.asarray(value).tolist() for name, value in shown.items()}
        found.append((told, *others, info))
    return found


@EVERY_ENVIRONMENT
def test_steps_from_a_state_that_was_put_back_are_the_same(entry):
    noisy = {"sigma": 0.2} if entry.name.startswith("Fishing") else {}
    env = gymnasium.make(entry.id, **noisy).unwrapped
    env.action_space.seed(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.get_state()
    env.reset(seed=3)
    for _ in range(3):
        env.step(env.action_space.sample())
    state = env.get_state()
    actions = [env.action_space.sample() for _ in range(6)]
    first = answers(env, actions)
    later = env.get_state()

    env.set_state(state)
    assert env.get_state() == state
    assert answers(env, actions) == first
    assert env.get_state() == later


def test_a_grid_has_no_clock():
    env = gymnasium.make("provengym/GridWorld-v0").unwrapped
    env.reset(seed=0)
    before = env.get_state()
    env.step(0)

    assert env.get_state() == before


GARBAGE = (
    None,
    5,
    -1.5,
    float("nan"),
    True,
    "garbage",
    b"\0",
    [],
    (),
    {},
    [[[1]]],
    ((0, 0), (0, 0)),
    ((0, 0), 0, 0, 0),
    {"state": {}},
    {1: 2},
    object(),
    10**400,
    np.zeros((2, 2)),
    np.array("garbage"),
    np.array(None),
)
EVERY_GARBAGE = pytest.mark.parametrize("garbage", GARBAGE, ids=lambda value: repr(value)[:20])


def played(entry):
    """An environment in the middle of an episode, and how it stands."""
    env = entry.load()()
    env.action_space.seed(0)
    env.reset(seed=3)
    env.step(env.action_space.sample())
    return env, stands(env)


def stands(env):
    """How an environment stands."""
    return env.get_state(), env._steps, env._return


@EVERY_ENVIRONMENT
@EVERY_GARBAGE
def test_a_state_to_reset_to_that_is_none(entry, garbage):
    env, before = played(entry)
    with pytest.raises((TypeError, ValueError), match=r"options\['state'\].* (must|needs|may) "):
        env.reset(options={"state": garbage})

    assert stands(env) == before


@EVERY_ENVIRONMENT
@EVERY_GARBAGE
def test_a_state_to_set_that_is_none(entry, garbage):
    env, before = played(entry)
    with pytest.raises((TypeError, ValueError), match="^state must be .*get_state.*, got "):
        env.set_state(garbage)

    assert stands(env) == before


@EVERY_ENVIRONMENT
def test_a_state_to_set_with_one_part_that_is_wrong(entry):
    env, before = played(entry)
    words, steps, stream = env.get_state()
    wrong = [
        (words[:-1], steps, stream),
        ((*words, 0), steps, stream),
        ((*words[:-1], words[-1] + 0.5), steps, stream),
        ((*words[:-1], "0"), steps, stream),
        *(((*words[:-1], word), steps, stream) for word in (-1, 2**32 - 1, 2**64 - 1, 2**64)),
        *(((word, *words[1:]), steps, stream) for word in (-1, 2**32 - 1, 2**64 - 1, 2**64)),
        *((words, wrong, stream) for wrong in (-1, 1.5, "1", 2**64, True)),
        (words, None if env.time_limit is not None else 0, stream),
        *((words, steps, wrong) for wrong in (5, (), (1,), (-1, 0), (0, -1), (2**64, 0), "ab")),
        (words, steps, (0, 0) if stream is None else None),
    ]
    for state in wrong:
        with pytest.raises((TypeError, ValueError), match="^state must be .*get_state.*, got "):
            env.set_state(state)

        assert stands(env) == before


@EVERY_ENVIRONMENT
def test_every_state_of_an_episode_is_one(entry):
    env, other = entry.load()(), entry.load()()
    env.action_space.seed(0)
    for seed in range(20):
        env.reset(seed=seed)
        for _ in range(40):
            env.step(env.action_space.sample())
            other.set_state(env.get_state())

            assert other.get_state() == env.get_state()


@EVERY_ENVIRONMENT
def test_a_state_that_went_through_json_is_the_same(entry):
    env, _ = played(entry)
    state = env.get_state()
    env.reset()
    env.set_state(json.loads(json.dumps(state)))

    assert env.get_state() == state
