"""The HunterWumpus kernel: one lane equals a transcription into Python, and a batch its lanes."""

import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from provengym._core import KERNELS
from transcriptions import hunter_wumpus as wumpus
from transcriptions import splitmix

HunterWumpus = KERNELS["HunterWumpus"]
LARGEST = 2**64 - 1
WORDS = st.integers(0, LARGEST)
# The direction of the player is in the two upper bits.
NOISE = st.integers(0, 3).map(lambda bits: bits << 62) | st.integers(0, LARGEST)
TURNS = st.lists(st.tuples(st.integers(0, 3), NOISE), max_size=40)


@st.composite
def boards(draw):
    """Size, number of pits and a board, not only of those that a seed draws soon."""
    size = draw(st.integers(2, 8))
    num_pits = draw(st.integers(0, min(size**2 - 3, 12)) | st.integers(0, size**2 - 3))
    choose = lambda _, m: draw(st.integers(0, m - 1))  # noqa: E731
    return size, num_pits, wumpus.place(size, num_pits, choose)


@given(boards(), TURNS)
@settings(deadline=None)
def test_one_lane_is_the_transcription(made, turns):
    size, num_pits, board = made
    kernel = HunterWumpus(size=size, num_pits=num_pits)
    state = wumpus.words(board)

    assert kernel.observe(state) == wumpus.observed(board)
    for action, noise in turns:
        reward, over = board.step(action, noise >> 62)
        state, got, terminated = kernel.step(state, action, noise)

        assert state == wumpus.words(board)
        assert (got, terminated) == (reward, over)
        assert kernel.terminated(state) is over
        assert kernel.observe(state) == wumpus.observed(board)


@given(st.integers(2, 8), st.data(), WORDS, WORDS)
@settings(deadline=None)
def test_a_reset_is_the_transcription(size, data, key, t):
    num_pits = data.draw(st.integers(0, size**2 - 3))
    kernel = HunterWumpus(size=size, num_pits=num_pits)

    assert kernel.init(key, t) == wumpus.words(wumpus.drawn(size, num_pits, key, t))


@pytest.mark.parametrize(("size", "num_pits"), [(2, 0), (2, 1), (4, 3), (7, 46), (8, 61)])
def test_resets_of_many_seeds(size, num_pits):
    kernel = HunterWumpus(size=size, num_pits=num_pits)
    for seed in range(100):
        key = splitmix.key_of(seed)

        assert kernel.init(key, 64 * seed) == wumpus.words(
            wumpus.drawn(size, num_pits, key, 64 * seed)
        )


@given(boards(), st.integers(0, 2**32 - 1), NOISE)
@settings(deadline=None)
def test_an_action_counts_modulo_four(made, action, noise):
    kernel = HunterWumpus(size=made[0], num_pits=made[1])

    assert kernel.step(wumpus.words(made[2]), action, noise) == kernel.step(
        wumpus.words(made[2]), action % 4, noise
    )


# ---- Batches ------------------------------------------------------------------------------------


@given(
    st.integers(2, 8),
    st.data(),
    st.sampled_from([np.uint8, np.uint32, np.int64]),
    st.integers(0, 13),
)
@settings(deadline=None)
def test_a_batch_is_its_lanes_whatever_the_words(size, data, dtype, first):
    kernel = HunterWumpus(size=size, num_pits=data.draw(st.integers(0, size**2 - 3)))
    lane = st.tuples(WORDS, WORDS, WORDS, st.integers(0, np.iinfo(dtype).max), WORDS)
    assert_batch(kernel, data.draw(st.lists(lane, max_size=20)), dtype, first)


@pytest.mark.parametrize("n", [0, 1, 7, 8, 17, 1023, 1024, 1025, 2049])
def test_every_batch_size(n):
    rng = np.random.default_rng(n)
    kernel = HunterWumpus(size=5, num_pits=4)
    states = np.zeros((3, n), np.uint64)
    keys, t = rng.integers(0, 2**64, (2, n), dtype=np.uint64)
    kernel.init_batch(states, keys, t)
    lanes = [tuple(column) for column in states.T.tolist()]

    assert lanes == [kernel.init(*pair) for pair in zip(keys.tolist(), t.tolist(), strict=True)]
    actions, noise = rng.integers(0, 4, n).tolist(), rng.integers(0, 2**64, n, dtype=np.uint64)
    turns = zip(lanes, actions, noise.tolist(), strict=True)
    assert_batch(kernel, [(*lane, action, word) for lane, action, word in turns], np.int64, 0)


def assert_batch(kernel, lanes, dtype, first):
    n, count = len(lanes), 14 - first
    states = np.array([lane[:3] for lane in lanes], np.uint64).reshape(n, 3).T.copy()
    actions = np.array([lane[3] for lane in lanes], dtype)
    noise = np.array([lane[4] for lane in lanes], np.uint64)
    observations, rewards = np.full((n, count), -7, np.int64), np.full(n, np.nan)
    terminated = np.zeros(n, bool)
    kernel.step_batch(states, actions, noise, observations, rewards, terminated, first)
    # An action that is no word is the largest one.
    single = [kernel.step(lane[:3], min(lane[3], 2**32 - 1), lane[4]) for lane in lanes]

    assert [tuple(column) for column in states.T.tolist()] == [state for state, *_ in single]
    assert rewards.tolist() == [reward for _, reward, _ in single]
    assert terminated.tolist() == [over for *_, over in single]
    assert observations.tolist() == [list(kernel.observe(s)[first:]) for s, *_ in single]
    kernel.observe_batch(states, again := np.zeros_like(observations), first)
    assert again.tolist() == observations.tolist()


# ---- The class ----------------------------------------------------------------------------------


def test_description():
    assert HunterWumpus.name == "HunterWumpus"
    assert HunterWumpus.params == ("size", "num_pits")
    assert HunterWumpus.state == ("pits", "visited", "tokens")
    assert HunterWumpus.state_dtype == np.uint64
    assert len(HunterWumpus.observation) == 14
    assert HunterWumpus.num_actions == 4
    assert (HunterWumpus.reward_scale, HunterWumpus.reset_words, HunterWumpus.step_words) == (
        1,
        64,
        1,
    )
    kernel = HunterWumpus(size=4, num_pits=3)
    assert pickle.loads(pickle.dumps(kernel)) == kernel != HunterWumpus(size=4, num_pits=2)
    assert (kernel.size, kernel.num_pits) == (4, 3)


@pytest.mark.parametrize(
    ("params", "name", "low", "high"),
    [
        ({"size": 1, "num_pits": 0}, "size", 2, 8),
        ({"size": 9, "num_pits": 0}, "size", 2, 8),
        ({"size": 2, "num_pits": 2}, "num_pits", 0, 1),
        ({"size": 8, "num_pits": 62}, "num_pits", 0, 61),
    ],
)
def test_parameter_out_of_range(params, name, low, high):
    with pytest.raises(ValueError, match=f"^{name} must be between {low} and {high}, got "):
        HunterWumpus(**params)


def test_random_words_are_needed():
    kernel, states = HunterWumpus(size=2, num_pits=0), np.zeros((3, 1), np.uint64)
    with pytest.raises(TypeError, match="^keys must be a C-contiguous uint64 array"):
        kernel.init_batch(states)


def test_no_table():
    arrays = [np.zeros((1, 4), dtype) for dtype in (np.int32, np.int64, bool)]
    with pytest.raises(ValueError, match="^HunterWumpus draws a random word for each step"):
        HunterWumpus(size=2, num_pits=0).transitions(np.zeros((3, 1), np.uint64), *arrays)
