"""Lanes: a call is the transcription, and a vector environment of Gymnasium around single
environments returns the same."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym  # noqa: F401
from core.cases.case import LARGEST_WORD, WORD
from core.kernels import example
from provengym import _core
from provengym._core import KERNELS
from transcriptions import lanes as written

every_kernel = pytest.mark.parametrize("name", KERNELS)
every_mode = pytest.mark.parametrize("mode", written.MODES)
KEYS = st.integers(0, LARGEST_WORD)
LIMITS = st.sampled_from([0, 1, 2, 5, WORD - 1, WORD])


def reached(kernel, data):
    """A lane somewhere in an episode, or what is left of one."""
    lane = kernel.lane_reset(data.draw(KEYS), data.draw(KEYS))
    for action in data.draw(st.lists(st.integers(0, kernel.num_actions - 1), max_size=4)):
        lane = kernel.lane_step(lane, action)[0]
    state, key, t, elapsed, _ = lane
    elapsed = data.draw(st.sampled_from([elapsed, WORD - 2, WORD - 1, WORD]))
    return state, key, t, elapsed, data.draw(st.booleans())


@every_kernel
@given(st.data(), KEYS, KEYS)
def test_a_reset_is_the_transcription(name, data, key, t):
    kernel = example(name)

    assert kernel.lane_reset(key, t) == written.reset(kernel, key, t)


@every_kernel
@every_mode
@settings(deadline=None)
@given(data=st.data(), time_limit=LIMITS, max_episode_steps=LIMITS)
def test_calls_are_the_transcription(name, mode, data, time_limit, max_episode_steps):
    kernel = example(name)
    lane = reached(kernel, data)
    use = mode, time_limit, max_episode_steps
    largest = kernel.num_actions
    actions = st.integers(0, largest - 1) | st.sampled_from([largest, WORD])
    for action in data.draw(st.lists(actions, min_size=1, max_size=6)):
        try:
            expected = written.step(kernel, lane, action, *use)
        except written.Refused:
            with pytest.raises(ValueError, match="must be"):
                kernel.lane_step(lane, action, *use)
            continue
        assert kernel.lane_step(lane, action, *use) == expected
        lane = expected[0]


def test_a_refusal_says_why():
    kernel = example("GridWorld")
    state, key, t, elapsed, _ = kernel.lane_reset()
    finished = state, key, t, elapsed, True

    with pytest.raises(ValueError, match="^the action of the lane must be between 0 and 3, got 4$"):
        kernel.lane_step(kernel.lane_reset(), 4)
    with pytest.raises(ValueError, match="^the lane must be reset: its episode is over, and the "):
        kernel.lane_step(finished, 0, "disabled")
    with pytest.raises(ValueError, match=r"^mode must be one of \('none', 'next_step', "):
        kernel.lane_step(finished, 0, "later")
    with pytest.raises(TypeError, match=r"^lane must be a tuple \(state, key, t, elapsed, over\)"):
        kernel.lane_step(state, 0)
    with pytest.raises(TypeError, match="^over must be a bool, got 1$"):
        kernel.lane_step((state, key, t, elapsed, 1), 0)
    with pytest.raises(ValueError, match="^elapsed must be between 0 and 4294967295"):
        kernel.lane_step((state, key, t, 2**32, False), 0)


# ---- Against Gymnasium --------------------------------------------------------------------------

MODES = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("id_", "parameters", "max_episode_steps"),
    [
        ("GridWorld", {"height": 2, "width": 3}, 5),
        ("Fishing", {"sigma": 0.1, "Tmax": 4}, 6),
        ("HunterWumpus", {"size": 3, "num_pits": 1, "max_steps": 7}, 9),
        ("SpellCorrection", {"max_word_length": 1, "words": ["a", "b"], "max_steps": 6}, 5),
    ],
)
def test_a_vector_environment_of_gymnasium_returns_the_same(
    mode, id_, parameters, max_episode_steps
):
    n, seed = 6, 40
    make = lambda: gymnasium.make(  # noqa: E731
        f"provengym/{id_}-v0", max_episode_steps=max_episode_steps, **parameters
    )
    vector = SyncVectorEnv([make] * n, autoreset_mode=MODES[mode])
    single = make().unwrapped
    kernel = single.kernel
    use = mode, single.time_limit or 0, max_episode_steps
    stepped = [kernel.lane_reset(_core.key(seed + i)) for i in range(n)]
    shown, _ = vector.reset(seed=seed)
    vector.action_space.seed(0)

    def seen(state):
        return np.asarray(single._observe(state))

    for i in range(n):
        np.testing.assert_array_equal(shown[i], seen(stepped[i][0]))
    ended = 0
    for _ in range(120):
        actions = vector.action_space.sample()
        shown, rewards, terminated, truncated, info = vector.step(actions)
        for i in range(n):
            word = int(single._action_word(single.action_space.dtype.type(actions[i])))
            stepped[i], units, ends, cut, last = kernel.lane_step(stepped[i], word, *use)
            np.testing.assert_array_equal(shown[i], seen(stepped[i][0]))
            assert rewards[i] == units / kernel.reward_scale
            assert (terminated[i], truncated[i]) == (ends, cut)
            ended += ends or cut
            if last is not None:
                np.testing.assert_array_equal(info["final_obs"][i], seen(last))
    assert ended > n
