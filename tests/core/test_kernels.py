"""Each kernel: one lane equals a transcription into Python, and a batch equals its lanes."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD
from core.cases.fishing import fished
from core.cases.hunter_wumpus import DIRECTIONS, boards
from core.cases.spell_correction import HELLO, LETTERS, kernel_of, spelled, spellers, texts
from core.kernels import CASES, batch, example, small_grid
from provengym._core import KERNELS, HunterWumpus, SpellCorrection
from transcriptions import hunter_wumpus as wumpus
from transcriptions import spell_correction as speller
from transcriptions import splitmix
from transcriptions.fishing import CAPACITY, Fishery
from transcriptions.spell_correction import ALPHABET, TRANSFORMS, Speller, packed

KEYS = st.integers(0, LARGEST_WORD)
every_kernel = pytest.mark.parametrize("name", KERNELS)
# Around the widths of vectors and of the blocks in which the loop works.
every_size = pytest.mark.parametrize(
    "n", [0, 1, 2, 3, 7, 8, 15, 16, 17, 33, 1023, 1024, 1025, 2049]
)


@pytest.fixture
def grid():
    return small_grid()


# ---- HunterWumpus -------------------------------------------------------------------------------


@given(st.integers(2, 8), st.data(), KEYS, KEYS)
def test_a_reset_of_a_hunt_is_the_transcription(size, data, key, t):
    num_pits = data.draw(st.integers(0, size**2 - 3))
    kernel = HunterWumpus(size=size, num_pits=num_pits)

    assert kernel.init(key, t) == wumpus.words(wumpus.drawn(size, num_pits, key, t))


@pytest.mark.parametrize(("size", "num_pits"), [(2, 0), (2, 1), (4, 3), (7, 46), (8, 61)])
def test_resets_of_hunts_by_many_seeds(size, num_pits):
    kernel = HunterWumpus(size=size, num_pits=num_pits)
    for seed in range(100):
        key, t = splitmix.key_of(seed), 64 * seed

        assert kernel.init(key, t) == wumpus.words(wumpus.drawn(size, num_pits, key, t))


@given(boards(), st.integers(0, WORD), DIRECTIONS)
def test_an_action_of_a_hunt_counts_modulo_four(made, action, noise):
    kernel, state = made[0], wumpus.words(made[1])

    assert kernel.step(state, action, noise) == kernel.step(state, action % 4, noise)


# ---- SpellCorrection ----------------------------------------------------------------------------


def assert_resets(task, key, t):
    kernel = kernel_of(task)
    for i in range(4):
        state, transform = task.reset(key, t + i & LARGEST_WORD)

        assert kernel.init(key, t + i & LARGEST_WORD) == tuple(map(packed, state))
        assert TRANSFORMS[kernel.transform(key, t + i & LARGEST_WORD)] == transform


@given(spellers(words=True), KEYS, KEYS)
def test_resets_of_spellings_are_the_transcription(task, key, t):
    assert_resets(task, key, t)


def test_transforms_of_many_resets_are_those_of_each():
    kernel = example("SpellCorrection")
    keys, t = np.random.default_rng(0).integers(0, 2**64, (2, 50), dtype=np.uint64)
    told = kernel.transform_batch(keys, t)

    assert len(set(told.tolist())) > 1
    assert told.tolist() == [
        kernel.transform(*map(int, place)) for place in zip(keys, t, strict=True)
    ]
    assert kernel.transform_batch(keys[:0], t[:0]).shape == (0,)


@pytest.mark.parametrize("wrong", [None, 3, np.zeros(2, np.int64), np.zeros((2, 1), np.uint64)])
def test_transforms_of_many_resets_take_two_arrays(wrong):
    kernel, right = example("SpellCorrection"), np.zeros(2, np.uint64)
    for arrays in ((wrong, right), (right, wrong), (right, right[:1])):
        with pytest.raises((TypeError, ValueError), match=r"^(keys|t) must be a "):
            kernel.transform_batch(*arrays)


def test_resets_of_spellings_at_the_last_random_word():
    words = ["zzz", "abcdefghijkl", "aab", "q"]
    assert_resets(Speller(12, False, TRANSFORMS, words), 5, speller.WORD)


def test_every_word_is_drawn():
    words = np.array([packed(a) for a in ALPHABET], np.uint64)
    kernel = SpellCorrection(max_word_length=1, mode=0, transforms=2, words=words)

    assert {kernel.init(1, t)[0] for t in range(300)} == set(words.tolist())


@given(st.integers(1, 12), st.integers(1, 15), st.data())
def test_the_words_that_are_accepted(cells, mask, data):
    names = [name for i, name in enumerate(TRANSFORMS) if mask >> i & 1]
    task = Speller(cells, False, names, ())
    text = data.draw(texts(st.sampled_from("_abz"), 0, 12) | texts(LETTERS, 1, cells))
    word = packed(text) ^ data.draw(st.just(0) | st.integers(0, 63).map(lambda i: 1 << i))
    words, text = np.array([word], np.uint64), unpacked(word)
    fits = text is not None and len(text) <= cells and task.applicable(text) != []
    if fits:
        assert (SpellCorrection(**task.params(), words=words).words == words).all()
    else:
        with pytest.raises(ValueError, match=rf"^words\[0\] must be .* accepts, got {word}$"):
            SpellCorrection(**task.params(), words=words)


def unpacked(word):
    """The text of a word, None when it is not letters and then nothing."""
    symbols = [word >> 5 * i & 31 for i in range(13)]
    letters = [s for s in symbols if s]
    if not letters or symbols[len(letters) :] != [0] * (13 - len(letters)) or max(letters) > 26:
        return None
    return "".join(ALPHABET[s - 1] for s in letters)


# ---- One lane -----------------------------------------------------------------------------------

EXTREME = (
    fished(Fishery((5, 1), (1, 1), False, 0), [(2 * CAPACITY, WORD, 0), (WORD, 0, LARGEST_WORD)]),
    fished(Fishery((4999999, 10**6), (999999, 10**6), True, 7), [(1_500_001, 1, 0)]),
    spelled(
        Speller(12, True, ("swap",), ()),
        [(("abcdefghijkl", "lkjihgfedcba"), 11 * 26 + 25), (("a", "____________"), 0)],
    ),
)


def assert_history(kernel, steps, views):
    for state, action, noise, after, reward, terminated in steps:
        assert kernel.step(state, action, noise) == (after, reward, terminated)
    for state, terminated, observation in views:
        assert kernel.terminated(state) is terminated
        assert kernel.observe(state) == observation


def test_every_kernel_has_a_transcription():
    assert set(CASES) == set(KERNELS)


@every_kernel
@given(data=st.data())
def test_one_lane_is_the_transcription(name, data):
    assert_history(*data.draw(CASES[name].histories))


@pytest.mark.parametrize("history", EXTREME, ids=range(3))
def test_extreme_lanes_are_the_transcription(history):
    assert_history(*history)


# ---- Batches ------------------------------------------------------------------------------------


def assert_batch(kernel, lanes, dtype=np.int64, first=0):
    """One batch step, compared with a step of every lane: state, action and random word."""
    n, components = len(lanes), len(kernel.observation) - first
    states = np.array([lane[0] for lane in lanes], kernel.state_dtype)
    states = states.reshape(n, len(kernel.state)).T.copy()
    actions = np.array([lane[1] for lane in lanes], dtype)
    each = (kernel.step_words,) if kernel.step_words > 1 else ()
    noise = np.array([lane[2] for lane in lanes], np.uint64).reshape(n, *each)
    noise = noise if kernel.step_words else None
    observations, rewards = np.full((n, components), -7, np.int64), np.full(n, np.nan)
    terminated = np.ones(n, bool)
    kernel.step_batch(states, actions, noise, observations, rewards, terminated, first)
    # An action that is no word is the largest one.
    single = [kernel.step(state, min(action, WORD), word) for state, action, word in lanes]

    assert [tuple(lane) for lane in states.T.tolist()] == [state for state, *_ in single]
    assert rewards.tolist() == [reward / kernel.reward_scale for _, reward, _ in single]
    assert terminated.tolist() == [over for *_, over in single]
    assert observations.tolist() == [list(kernel.observe(s)[first:]) for s, *_ in single]
    kernel.observe_batch(states, again := np.zeros_like(observations), first)
    assert again.tolist() == observations.tolist()


@pytest.mark.parametrize("dtype", [np.uint32, np.int64])
@every_kernel
@given(data=st.data())
def test_a_batch_is_its_lanes(name, dtype, data):
    kernel, steps, _ = data.draw(CASES[name].histories)
    assert_batch(kernel, [step[:3] for step in steps], dtype)


@every_kernel
@given(data=st.data(), dtype=st.sampled_from([np.uint8, np.uint32, np.int64]))
def test_a_batch_is_its_lanes_whatever_the_words(name, data, dtype):
    kernel = data.draw(boards())[0] if name == "HunterWumpus" else example(name)
    word = st.integers(0, np.iinfo(kernel.state_dtype).max)
    action = st.integers(0, np.iinfo(dtype).max)
    noise = st.tuples(*[KEYS] * kernel.step_words) if kernel.step_words > 1 else KEYS
    lane = st.tuples(st.tuples(*[word] * len(kernel.state)), action, noise)
    first = data.draw(st.integers(0, len(kernel.observation) - 1))
    assert_batch(kernel, data.draw(st.lists(lane, max_size=20)), dtype, first)


@every_size
@pytest.mark.parametrize("dtype", [np.uint8, np.uint32, np.int64])
def test_every_batch_size_of_grids(n, dtype, grid):
    rng = np.random.default_rng(n)
    words = rng.integers(0, 6, (3, n)).tolist()
    assert_batch(grid, [((row, col), a, 0) for row, col, a in zip(*words, strict=True)], dtype)


@every_size
def test_every_batch_size_of_fisheries(n):
    rng = np.random.default_rng(n)
    stocks, quotas = rng.integers(0, 2_100_000, (2, n)).tolist()
    noise = rng.integers(0, 2**64, n, dtype=np.uint64).tolist()
    lanes = zip(stocks, quotas, noise, strict=True)
    kernel, steps, views = fished(Fishery((7, 3), (1, 7), n % 2 == 0, 5), lanes)
    assert_history(kernel, steps, views)
    assert_batch(kernel, [step[:3] for step in steps])


@every_size
def test_every_batch_size_of_hunts(n):
    rng = np.random.default_rng(n)
    kernel = HunterWumpus(size=5, num_pits=4)
    states = begun(kernel, rng.integers(0, 2**64, (n, 2), np.uint64).tolist())
    actions = rng.integers(0, 4, n).tolist()
    noise = rng.integers(0, 2**64, n, dtype=np.uint64).tolist()
    assert_batch(kernel, list(zip(states, actions, noise, strict=True)))


@pytest.mark.parametrize("mode", [0, 1])
@every_size
def test_every_batch_size_of_spellings_and_words_out_of_range(n, mode):
    rng = np.random.default_rng(n)
    words = rng.integers(0, 2**64, (2, n), dtype=np.uint64)
    near = packed("a" * 12)
    words[:, ::3] = near  # solved, and one cell off
    words[1, ::6] ^= np.uint64(3)
    kernel = SpellCorrection(max_word_length=12, mode=mode, transforms=15, words=HELLO)
    actions = rng.integers(0, 330, n).tolist()
    assert_batch(kernel, [(tuple(s), a, 0) for s, a in zip(words.T.tolist(), actions, strict=True)])


def begun(kernel, streams):
    """Reset lanes of a batch, and return their states, which are those of `init`.

    Args:
        kernel: The kernel.
        streams: The key of each lane's stream, and the place in it.
    """
    n = len(streams)
    if not n:
        return []
    view = (0, 0, 1, 0, [0.0], [1.0], [1.0], True)
    lanes = kernel.lanes(n, "next_step", 0, 0, (kernel.num_actions, 1), view, 1.0, 1)
    noise = (2**63,) * kernel.step_words if kernel.step_words > 1 else 2**63
    later, *_ = kernel.step(kernel.init(5, 5), kernel.num_actions - 1, noise)
    states = np.repeat(np.array([later], kernel.state_dtype).T, n, axis=1)
    keys, t = (np.array(column, np.uint64) for column in zip(*streams, strict=True))
    lanes.set_words(states, keys, t, np.zeros(n, np.uint32), np.ones(n, bool))
    lanes.step(np.zeros(n, np.int64))  # of lanes that are over, which resets them
    states, _, places, *_ = lanes.words()
    made = [tuple(column) for column in states.T.tolist()]

    assert made == [kernel.init(*stream) for stream in streams]
    if kernel.reset_words or kernel.step_words:
        assert places.tolist() == [(place + kernel.reset_words) % 2**64 for _, place in streams]
    return made


@every_size
@every_kernel
def test_a_batch_of_resets_is_its_lanes(name, n):
    begun(example(name), np.random.default_rng(n).integers(0, 2**64, (n, 2), np.uint64).tolist())


@given(spellers(words=True), st.lists(st.tuples(KEYS, KEYS), min_size=1, max_size=30))
def test_a_batch_of_resets_draws_from_all_words(task, streams):
    begun(kernel_of(task), streams)


@pytest.mark.parametrize(
    "action", [-1, -(2**63), -(2**32), -(2**32) + 1, 2**32, 2**32 + 1, 2**63 - 1]
)
def test_an_action_that_is_no_word_counts_as_the_first_one(action, grid):
    arrays = batch(1)
    arrays["states"][:] = [[1], [1]]
    arrays["actions"][0] = action
    grid.step_batch(**arrays)

    assert arrays["states"].tolist() == [[0], [1]]


@pytest.mark.parametrize(("first", "components"), [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (2, 1)])
def test_observed_components(first, components, grid):
    states = np.array([[0, 1, 2, 9], [3, 2, 1, 9]], np.uint32)
    every = np.array([grid.observe(state) for state in states.T.tolist()])
    observations = np.full((4, components), -7, np.int64)
    grid.observe_batch(states, observations, first)

    assert observations.tolist() == every[:, first : first + components].tolist()
    if components == 1:
        flat = np.full(4, -7, np.int64)
        grid.observe_batch(states, flat, first)

        assert flat.tolist() == every[:, first].tolist()
