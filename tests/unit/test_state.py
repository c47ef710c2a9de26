"""Every environment gives its state away and takes it back."""

import gymnasium
import numpy as np
import pytest

import provengym  # noqa: F401 - it registers them

IDS = (
    "GridWorld-v0",
    "HunterWumpus-v0",
    "SpellCorrection-v0",
    "Fishing-v0",
    "FishingContinuous-v0",
)


def answers(env, actions):
    """What steps return, as far as a state decides it."""
    found = []
    for action in actions:
        observation, *others, info = env.step(action)
        shown = observation if isinstance(observation, dict) else {"": observation}
        told = {name: np.asarray(value).tolist() for name, value in shown.items()}
        found.append((told, *others, info))
    return found


@pytest.mark.parametrize("name", IDS)
def test_steps_from_a_state_that_was_put_back_are_the_same(name):
    noisy = {"sigma": 0.2} if name.startswith("Fishing") else {}
    env = gymnasium.make(f"provengym/{name}", **noisy).unwrapped
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
