"""Lanes: a call is the transcription, a batch is its lanes, and a vector environment of Gymnasium
around single environments returns the same."""

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
from transcriptions import splitmix

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


# ---- n lanes ------------------------------------------------------------------------------------


def lanes(kernel, n, seed):
    """The arrays of n lanes, each with its own stream, some of them over."""
    generator = np.random.default_rng(seed)
    keys = np.array([splitmix.key_of(seed + i) for i in range(n)], np.uint64)
    arrays = {
        "states": np.zeros((len(kernel.state), n), kernel.state_dtype),
        "keys": keys,
        "t": np.zeros(n, np.uint64),
        "elapsed": np.full(n, 7, np.uint32),
        "over": np.ones(n, bool),
    }
    kernel.lane_reset_batch(**arrays, mask=np.ones(n, bool))
    arrays["over"][:] = generator.random(n) < 0.2
    return arrays, generator


def lane(arrays, i):
    """Lane i of the arrays."""
    state = tuple(int(word) for word in arrays["states"][:, i])
    key, t, elapsed = (int(arrays[name][i]) for name in ("keys", "t", "elapsed"))
    return state, key, t, elapsed, bool(arrays["over"][i])


def replies(kernel, n):
    """The arrays that a call writes, filled with what must be overwritten."""
    components = len(kernel.observation)
    return {
        "observations": np.full((n, components), -7, np.int64),
        "rewards": np.full(n, np.nan),
        "terminated": np.ones(n, bool),
        "truncated": np.ones(n, bool),
        "final_observations": np.full((n, components), -7, np.int64),
    }


@every_kernel
@pytest.mark.parametrize("mode", ["none", "next_step", "same_step"])
@pytest.mark.parametrize("n", [0, 1, 3, 1023, 1024, 1025, 2500])
def test_a_batch_is_its_lanes(name, mode, n):
    kernel, use = example(name), (mode, 3, 4)
    arrays, generator = lanes(kernel, n, seed=11)
    for _ in range(5):
        before = [lane(arrays, i) for i in range(n)]
        actions = generator.integers(0, kernel.num_actions, n).astype(np.uint32)
        out = replies(kernel, n)
        kernel.lane_step_batch(
            **arrays, actions=actions, **out, mode=mode, time_limit=3, max_episode_steps=4
        )
        for i in range(n):
            after, units, terminated, truncated, last = kernel.lane_step(
                before[i], int(actions[i]), *use
            )
            assert lane(arrays, i) == after
            assert out["rewards"][i] == units / kernel.reward_scale
            assert (out["terminated"][i], out["truncated"][i]) == (terminated, truncated)
            assert tuple(out["observations"][i]) == kernel.observe(after[0])
            if last is not None:
                assert tuple(out["final_observations"][i]) == kernel.observe(last)


@every_kernel
def test_a_reset_by_a_mask_changes_the_lanes_that_it_names_and_no_other(name):
    n, kernel = 1500, example(name)
    arrays, generator = lanes(kernel, n, seed=5)
    before = [lane(arrays, i) for i in range(n)]
    mask = generator.random(n) < 0.5
    kernel.lane_reset_batch(**arrays, mask=mask)

    for i in range(n):
        _, key, t, _, _ = before[i]
        assert lane(arrays, i) == (kernel.lane_reset(key, t) if mask[i] else before[i])


@every_kernel
@pytest.mark.parametrize("wrong", ["action", "over"])
def test_nothing_is_written_when_a_lane_refuses(name, wrong):
    n, refused, kernel = 1500, 1300, example(name)
    arrays, _ = lanes(kernel, n, seed=3)
    arrays["over"][:] = False
    actions = np.zeros(n, np.uint32)
    if wrong == "action":
        actions[refused] = kernel.num_actions
    else:
        arrays["over"][refused] = True
    out = replies(kernel, n)
    before = {name: array.copy() for name, array in (arrays | out).items()}

    with pytest.raises(ValueError, match=f"lane {refused} must be"):
        kernel.lane_step_batch(**arrays, actions=actions, **out, mode="disabled")

    for name_, array in (arrays | out).items():
        np.testing.assert_array_equal(array, before[name_])


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
