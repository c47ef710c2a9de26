"""The Fishing kernel: one lane equals a transcription into Python, and a batch its lanes."""

import pickle

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from provengym._core import KERNELS
from transcriptions.fishing import CAPACITY, WORD, Fishery

Fishing = KERNELS["Fishing"]
PARAMS = Fishery((3, 10), (0, 1), False, 750_000).params()

STOCKS = st.sampled_from([0, 1, CAPACITY, 2 * CAPACITY]) | st.integers(0, 2 * CAPACITY)
WORDS = STOCKS | st.sampled_from([2 * CAPACITY + 1, 2**31, WORD]) | st.integers(0, WORD)
NOISE = st.integers(0, 15).map(lambda bits: bits << 60) | st.integers(0, 2**64 - 1)
STEPS = st.lists(st.tuples(WORDS, WORDS, NOISE), max_size=20)


@st.composite
def rates(draw, largest):
    """Pairs up to the largest rate, not always in lowest terms, as the kernel takes them."""
    denominator = draw(st.integers(1, 10) | st.integers(1, 10**6))
    return draw(st.integers(0, largest * denominator)), denominator


FISHERIES = st.builds(Fishery, rates(5), rates(1), st.booleans(), STOCKS)


@given(FISHERIES, STEPS)
@example(Fishery((5, 1), (1, 1), False, 0), [(2 * CAPACITY, WORD, 0), (WORD, 0, 2**64 - 1)])
@example(Fishery((4999999, 10**6), (999999, 10**6), True, 7), [(1_500_001, 1, 0)])
def test_one_lane_is_the_transcription(fishery, steps):
    kernel = Fishing(**fishery.params())

    assert kernel.init(3, 4) == (fishery.start,)
    for stock, quota, noise in steps:
        after, harvest, extinct = fishery.step(stock, quota, noise)

        assert kernel.step((stock,), quota, noise) == ((after,), harvest, extinct)
        assert kernel.terminated((stock,)) is (stock == 0)
        assert kernel.observe((stock,)) == (min(stock, 2 * CAPACITY),)


@given(FISHERIES, STEPS, st.sampled_from([np.uint32, np.int64]))
def test_a_batch_is_its_lanes(fishery, steps, dtype):
    stocks, quotas, noise = zip(*steps, strict=True) if steps else ((), (), ())
    assert_batch(fishery, stocks, np.array(quotas, dtype), noise)


@pytest.mark.parametrize("n", [0, 1, 7, 8, 17, 1023, 1024, 1025, 2049])
def test_every_batch_size(n):
    rng = np.random.default_rng(n)
    stocks, quotas = rng.integers(0, 2_100_000, (2, n))
    noise = rng.integers(0, 2**64, n, dtype=np.uint64).tolist()
    assert_batch(Fishery((7, 3), (1, 7), n % 2 == 0, 5), stocks.tolist(), quotas, noise)


def assert_batch(fishery, stocks, quotas, noise):
    n = len(quotas)
    states = np.array(stocks, np.uint32).reshape(1, n)
    observations, rewards = np.full(n, -7, np.int64), np.full(n, np.nan)
    terminated = np.zeros(n, bool)
    words = np.array(noise, np.uint64)
    kernel = Fishing(**fishery.params())
    kernel.step_batch(states, quotas, words, observations, rewards, terminated)
    lanes = zip(stocks, quotas.tolist(), noise, strict=True)
    expected = [fishery.step(*lane) for lane in lanes]

    assert states[0].tolist() == observations.tolist() == [e[0] for e in expected]
    assert rewards.tolist() == [e[1] / CAPACITY for e in expected]
    assert terminated.tolist() == [e[2] for e in expected]


def test_description():
    assert (Fishing.name, Fishing.state, Fishing.observation) == ("Fishing", ("stock",), ("stock",))
    assert Fishing.params == tuple(PARAMS)
    assert Fishing.num_actions == 2 * CAPACITY + 1
    assert (Fishing.reward_scale, Fishing.reset_words, Fishing.step_words) == (CAPACITY, 0, 1)
    kernel = Fishing(**PARAMS)
    assert pickle.loads(pickle.dumps(kernel)) == kernel
    assert {name: getattr(kernel, name) for name in PARAMS} == PARAMS


@pytest.mark.parametrize(
    ("changes", "name", "low", "high"),
    [
        ({"growth_num": 5_000_001}, "growth_num", 0, 5_000_000),
        ({"growth_num": 51}, "growth_den", 11, 10**6),
        ({"growth_den": 0}, "growth_den", 1, 10**6),
        ({"growth_den": 10**6 + 1}, "growth_den", 1, 10**6),
        ({"noise_num": 10**6 + 1}, "noise_num", 0, 10**6),
        ({"noise_num": 2}, "noise_den", 2, 10**6),
        ({"noise_den": 0}, "noise_den", 1, 10**6),
        ({"order": 2}, "order", 0, 1),
        ({"start": 2_000_001}, "start", 0, 2_000_000),
    ],
)
def test_parameter_out_of_range(changes, name, low, high):
    with pytest.raises(ValueError, match=f"^{name} must be between {low} and {high}, got "):
        Fishing(**PARAMS | changes)


def test_the_largest_parameters():
    Fishing(**PARAMS | {"growth_num": 5_000_000, "growth_den": 1_000_000})
    Fishing(**PARAMS | {"growth_num": 50, "noise_num": 1, "start": 2_000_000, "order": 1})


def test_no_table():
    arrays = [np.zeros((1, 1), dtype) for dtype in (np.uint32, np.int32, np.int64, bool)]
    with pytest.raises(ValueError, match="^Fishing draws a random word for each step"):
        Fishing(**PARAMS).transitions(*arrays)
