"""`provengym.functional`: pure functions that, on the words of a stream, are the environments."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.experimental.functional import FuncEnv
from hypothesis import given, settings
from hypothesis import strategies as st

from provengym import _core
from provengym.functional import State, make
from vector import tasks

LARGEST = 2**64 - 1
every_task = pytest.mark.parametrize("task", tasks.TASKS)


def made(task):
    name, parameters = tasks.arguments(task)
    return make(name, **parameters)


def episode(env, seed, actions):
    """Every call of an episode: all that is returned."""
    key, t = _core.key(seed), env.kernel.reset_words
    state = env.initial(key)
    found = [(env.observation(state, key), env.state_info(state))]
    for action in actions:
        count = env.kernel.step_words
        words = tuple(_core.word(key, t + k) for k in range(max(count, 1)))
        word = words if count > 1 else words[0]
        after = env.transition(state, action, word)
        found.append(
            (
                env.observation(after, word),
                env.reward(state, action, after, word),
                env.terminal(after, word),
                env.truncated(after),
                env.transition_info(state, action, after),
            )
        )
        state, t = after, t + env.kernel.step_words
    return found


def identical(a, b):
    return pickle.dumps(a) == pickle.dumps(b)


@every_task
@settings(max_examples=25)
@given(seed=st.integers(0, LARGEST), choices=st.integers(0, 2**32))
def test_an_episode_is_that_of_the_environment(task, seed, choices):
    single, env = tasks.make(task).unwrapped, made(task)
    actions = list(tasks.actions(single.action_space, np.random.default_rng(choices), (12,)))
    first, info = single.reset(seed=seed)
    expected = [single.step(action) for action in actions]
    (observation, told), *found = episode(env, seed, actions)
    for drawn in ("transform", "target"):  # what a state does not tell of its reset
        info.pop(drawn, None)
        told.pop(drawn, None)

    assert identical((observation, told), (first, info))
    for mine, step in zip(found, expected, strict=True):
        assert identical(mine, step)


@every_task
def test_the_functions_are_pure(task):
    """An episode can be played again in another order, and what is returned is not shared."""
    env = made(task)
    rng = np.random.default_rng(1)
    key, action = 7, tasks.actions(env.action_space, rng, (1,))[0]
    start = env.initial(key)
    before = episode(env, 3, [action] * 4)
    count = env.kernel.step_words
    one, two = ((word,) * count if count > 1 else word for word in (1, 2))
    other = env.transition(env.transition(start, action, one), action, two)
    env.transition_info(start, action, other)
    observation = env.observation(start)
    if isinstance(observation, np.ndarray):
        observation += 1

    assert isinstance(env, FuncEnv)
    assert start == env.initial(key)
    assert identical(episode(env, 3, [action] * 4), before)
    assert other == env.transition(env.transition(start, action, one), action, two)
    assert hash(start) == hash(State(*start))


def test_initial_goes_on_with_a_stream():
    env = make("HunterWumpus")
    single = gymnasium.make("provengym/HunterWumpus-v0").unwrapped
    single.reset(seed=5)
    again, _ = single.reset()

    np.testing.assert_array_equal(env.observation(env.initial((_core.key(5), 64))), again)


def test_two_halves_are_a_word():
    env = make("HunterWumpus")

    assert env.initial(np.array([3, 9], np.uint32)) == env.initial(3 << 32 | 9)
    assert env.initial(np.uint64(9)) == env.initial(9) != env.initial(10)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda env: make("Chess"), ValueError, "^env_id must be one of 'provengym/GridWorld-v0'"),
        (
            lambda env: env.initial(-1),
            ValueError,
            "^rng must be between 0 and 18446744073709551615",
        ),
        (lambda env: env.initial(0.5), TypeError, "^rng must be an integer"),
        (lambda env: env.initial(np.zeros(2)), TypeError, "^rng must be an integer"),
        (lambda env: env.initial(0, {}), ValueError, "^params must be None, as make"),
        (
            lambda env: env.transition(env.initial(0), 4, 0),
            ValueError,
            "^action must be between 0 and 3, got 4$",
        ),
        (
            lambda env: env.transition(State((0,), 0), 1, 0),
            ValueError,
            r"^state must be a tuple of integers \('row', 'col'\), got \(0,\)$",
        ),
        (
            lambda env: make("Taxi").transition(State((0,), 0), 1, 0),
            TypeError,
            "^rng must be 2 words, got 0$",
        ),
        (
            lambda env: make("Taxi").transition(State((0,), 0), 1, (0, -1)),
            ValueError,
            "^rng must be between 0 and 18446744073709551615, got -1$",
        ),
    ],
)
def test_what_is_refused(call, error, message):
    with pytest.raises(error, match=message):
        call(make("GridWorld"))
