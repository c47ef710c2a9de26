"""n lanes in one object: in every mode, form and number of threads they answer what single lanes
do."""

import threading

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from core.kernels import CASES, example
from provengym import _core
from provengym._core import KERNELS
from provengym.envs.forms import Real
from provengym.envs.registry import FAMILIES
from transcriptions import lanes as written

FORMS = {"int64": np.int64, "int32": np.int32, "uint8": np.uint8, "float32": np.float32}
every_kernel = pytest.mark.parametrize("name", KERNELS)
every_numbered = pytest.mark.parametrize(
    "family",
    [family for family in FAMILIES if KERNELS[family.name].observation[0] == "index"],
    ids=lambda family: family.name,
)
every_mode = pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
# More than one block of 1024 lanes, and a last one that is not full.
SIZES = st.sampled_from([1, 7, 64, 1023, 1024, 1025, 2100])


def made(
    kernel, n, mode, *, limits=(0, 0), form="int64", first=0, count=1, threads=1, rows=True, width=0
):
    """Lanes that take every word as an action, and are observed as some components."""
    numbers = [0.5] * count, [3.0] * count, [7.0] * count
    place = [*FORMS, "one_hot"].index(form)
    view = (place, first, count, width, *map(list, numbers), rows)
    return kernel.lanes(n, mode, *limits, (kernel.num_actions, 1), view, 1.0, threads)


def arrays(lanes, dtype=np.float32, leading=()):
    """Return the arrays that a call writes, filled with something else."""
    seen = lanes.observe()
    n = lanes.n
    observations = np.full((*leading, *seen.shape), 99, seen.dtype)
    rewards = np.full((*leading, n), np.nan, dtype)
    return observations, rewards, np.ones((*leading, n), bool), np.ones((*leading, n), bool)


def converted(values, form):
    """Convert components to a form, by NumPy."""
    if form == "float32":
        return ((values.astype(np.float64) - 0.5) / 3.0 * 7.0).astype(np.float32)
    return values.astype(FORMS[form])


class Singles:
    """The same lanes one by one, by the transcription."""

    def __init__(self, kernel, n, seed, mode, limits):
        self.kernel, self.use = kernel, (mode, *limits)
        self.lanes = [kernel.lane_reset(_core.key((seed + i) % 2**64), 0) for i in range(n)]

    def step(self, actions):
        """Rewards in units, both flags, and the states before resets in the same call."""
        outcomes = [
            written.step(self.kernel, lane, int(action), *self.use)
            for lane, action in zip(self.lanes, actions, strict=True)
        ]
        self.lanes = [outcome[0] for outcome in outcomes]
        units, terminated, truncated = (np.array([o[k] for o in outcomes]) for k in (1, 2, 3))
        return units, terminated, truncated, [outcome[4] for outcome in outcomes]

    def observe(self, first, count):
        return np.array(
            [self.kernel.observe(lane[0])[first : first + count] for lane in self.lanes], np.int64
        )


@every_kernel
@every_mode
@settings(deadline=None, max_examples=12)
@given(
    n=SIZES,
    seed=st.integers(0, 2**64 - 1),
    limits=st.sampled_from([(0, 0), (3, 0), (0, 2), (5, 4)]),
    form=st.sampled_from([*FORMS]),
    wide=st.booleans(),
    threads=st.integers(1, 3),
    data=st.data(),
)
def test_a_call_of_all_is_a_call_of_each(name, mode, n, seed, limits, form, wide, threads, data):
    kernel = example(name)
    first = data.draw(st.integers(0, len(kernel.observation) - 1))
    count = data.draw(st.integers(1, len(kernel.observation) - first))
    shape = {"form": form, "first": first, "count": count}
    lanes = made(kernel, n, mode, limits=limits, threads=threads, **shape)
    lanes.reset(seed)
    singles = Singles(kernel, n, seed, mode, limits)
    rng = np.random.default_rng(seed)
    record = data.draw(st.booleans())

    for _ in range(data.draw(st.integers(1, 6))):
        over = np.array([lane[4] for lane in singles.lanes])
        if mode == "disabled" and over.any():
            with pytest.raises(ValueError, match=rf"^lane {over.argmax()} must be reset"):
                lanes.step(np.zeros(n, np.uint8))
            lanes.reset_lanes(over)
            singles.lanes = [
                written.reset(kernel, lane[1], lane[2]) if ended else lane
                for lane, ended in zip(singles.lanes, over, strict=True)
            ]
        actions = rng.integers(0, kernel.num_actions, n).astype(np.int64)
        before = singles.lanes
        units, terminated, truncated, last = singles.step(actions)
        observations, rewards, *flags, any_reset = lanes.step(actions, wide, record)

        assert rewards.dtype == (np.float64 if wide else np.float32)
        assert np.array_equal(rewards, (units / kernel.reward_scale).astype(rewards.dtype))
        assert np.array_equal(flags, [terminated, truncated])
        expected = converted(singles.observe(first, count), form)
        assert observations.dtype == expected.dtype
        assert np.array_equal(observations, expected)
        reset = [state is not None for state in last]
        if mode == "next_step":
            reset = [lane[4] for lane in before]
        assert any_reset == (record and any(reset))
        if any_reset:
            places, states, elapsed, _, _ = lanes.resets()
            assert places.tolist() == np.flatnonzero(reset).tolist()
            if mode == "same_step":
                assert [tuple(column) for column in states.T.tolist()] == [
                    state for state in last if state is not None
                ]
                if kernel.step_words or any(limits):
                    assert elapsed.tolist() == [before[i][3] + 1 for i in places]

    # What a kernel or these limits do not need is not kept, and reads as 0.
    states, keys, t, elapsed, over = lanes.words()
    random = kernel.reset_words + kernel.step_words > 0
    kept = [True, random, random, random or any(limits), mode != "same_step"]
    expected = [
        [part if keep else 0 for part, keep in zip(lane[1:], kept[1:], strict=True)]
        for lane in singles.lanes
    ]
    assert [*zip(*map(np.ndarray.tolist, (keys, t, elapsed, over)), strict=True)] == [
        tuple(parts) for parts in expected
    ]
    assert [*map(tuple, states.T.tolist())] == [lane[0] for lane in singles.lanes]


@every_kernel
@pytest.mark.parametrize("mode", ["next_step", "same_step"])
@pytest.mark.parametrize("limits", [(0, 0), (4, 3)])
def test_rollouts_are_calls(name, mode, limits):
    kernel, n, T = example(name), 1500, 7
    rng = np.random.default_rng(5)
    actions = rng.integers(0, kernel.num_actions, (T, n)).astype(np.int32)
    # `form` and `count` that are done in one loop with the step, where that is possible.
    for form, count in (("int32", 1), ("float32", 1), ("int64", len(kernel.observation))):
        lanes = [made(kernel, n, mode, limits=limits, form=form, count=count) for _ in range(4)]
        for one in lanes:
            one.reset(11)
        whole = arrays(lanes[0], leading=(T,))
        finals = np.empty_like(whole[0])
        lanes[0].rollout(actions, *whole, finals)
        fused = arrays(lanes[3], leading=(T,))
        lanes[3].rollout(actions, *fused)
        rewards = []
        for t in range(T):
            single = arrays(lanes[1])
            final = np.empty_like(single[0])
            lanes[1].step_into(actions[t], *single, final)
            for one, also, expected in zip(whole, fused, single, strict=True):
                assert np.array_equal(one[t], expected)
                assert np.array_equal(also[t], expected)
            assert np.array_equal(finals[t], final)
            rewards.append(np.rint(single[1].astype(np.float64) * kernel.reward_scale))
        last, returns = arrays(lanes[2]), np.empty(n)
        lanes[2].rollout_last(actions, T, 0, *last, returns)
        for one, expected in zip(last, single, strict=True):
            assert np.array_equal(one, expected)
        assert np.array_equal(returns, np.sum(rewards, axis=0) / kernel.reward_scale)
        for one in lanes[1:]:
            for mine, other in zip(lanes[0].words(), one.words(), strict=True):
                assert np.array_equal(mine, other)


@every_kernel
def test_random_actions_are_the_high_words_of_a_stream_of_their_own(name):
    kernel, n, T, seed = example(name), 130, 5, 2**64 - 40
    keys = [_core.key((seed + i) % 2**64) ^ 0xA5A5A5A5A5A5A5A5 for i in range(n)]
    actions = np.array(
        [[_core.word(key, t) * kernel.num_actions >> 64 for key in keys] for t in range(T)]
    )
    one, other = (made(kernel, n, "same_step", limits=(3, 0)) for _ in range(2))
    for lanes in (one, other):
        lanes.reset(9)
    drawn, given_ = arrays(one, leading=(T,)), arrays(one, leading=(T,))
    one.rollout_random(T, seed, *drawn)
    other.rollout(actions, *given_)

    for left, right in zip(drawn, given_, strict=True):
        assert np.array_equal(left, right)
    for lanes in (one, other):
        lanes.reset(9)
    last, returns = arrays(one), np.empty(n)
    one.rollout_last(None, T, seed, *last, returns)
    also, sums = arrays(other), np.empty(n)
    other.rollout_last(actions, T, 0, *also, sums)
    assert np.array_equal(returns, sums)
    for left, right in zip(last, also, strict=True):
        assert np.array_equal(left, right)


def test_a_row_has_a_one_where_the_component_says():
    kernel = example("GridWorld")
    lanes = made(kernel, 5, "same_step", form="one_hot", width=12)
    lanes.reset(0)
    actions = np.array([0, 1, 2, 3, 1])
    observations = lanes.step(actions)[0]
    index = made(kernel, 5, "same_step")
    index.reset(0)

    assert observations.dtype == np.uint8
    assert np.array_equal(observations, np.eye(12)[index.step(actions)[0][:, 0]])


@every_numbered
def test_a_row_has_a_place_for_each_state(family):
    env = family.environments[0].load()(**CASES[family.name].reference)
    states = env.num_states
    words = env._states(0, states)
    there = np.array([env.kernel.state_valid(tuple(word)) for word in words.T.tolist()])
    lanes = made(env.kernel, int(there.sum()), "same_step", form="one_hot", width=states)

    lanes.set_words(np.ascontiguousarray(words[:, there]), *lanes.words()[1:])

    assert np.array_equal(lanes.observe(), np.eye(states)[there])
    with pytest.raises(ValueError, match=f"at least {states}, the .*, got {states - 1}$"):
        made(env.kernel, 1, "same_step", form="one_hot", width=states - 1)


@every_numbered
@given(data=st.data())
def test_a_row_that_is_too_narrow_for_what_is_seen_is_refused(family, data):
    kernel, _, views = data.draw(CASES[family.name].histories)
    assume(views)
    largest = max(observation[0] for _, _, observation in views)

    with pytest.raises(ValueError, match="width"):
        made(kernel, 1, "same_step", form="one_hot", width=largest)


@every_kernel
def test_a_row_is_that_of_a_state(name):
    components = KERNELS[name].observation

    for first in range(components[0] == "index", len(components)):
        with pytest.raises(ValueError, match="the number of the state alone$"):
            made(example(name), 1, "same_step", form="one_hot", first=first, width=2**30)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"actions": ()}, r"^actions must be a tuple of 2 or of 8 items, got \(\)$"),
        ({"actions": (4, 1, 0)}, "^actions must be a tuple of 2 or of 8 items, got"),
        ({"view": ()}, r"^a view must be a tuple of 8 items, got \(\)$"),
        ({"view": (0, 0, 1, 0, [], [], [])}, "^a view must be a tuple of 8 items, got"),
        ({"actions": ("", 1, 0, 1, 1, True, 1, 0)}, "^low must be a number, got ''$"),
        ({"actions": (0, 1, 0, 1, 1, "no", 1, 0)}, "^away must be True or False, got 'no'$"),
        ({"view": (3, 0, 1, 0, [""], [1], [1], True)}, r"^offset must be a list of numbers, got"),
        ({"view": (0, 0, 1, 0, [], [], [], "yes")}, "^rows must be True or False, got 'yes'$"),
    ],
)
def test_forms_are_checked(changes, error):
    forms = {"actions": (4, 1), "view": (0, 0, 1, 0, [], [], [], True), **changes}
    kernel = example("GridWorld")
    wrong = TypeError if "tuple" not in error else ValueError

    with pytest.raises(wrong, match=error):
        kernel.lanes(1, "same_step", 0, 0, *forms.values(), 1.0, 1)
    with pytest.raises(wrong, match=error):
        kernel.cursor(0, 0, *forms.values(), 1.0, ())


@pytest.mark.parametrize("span", [1.0, 3.0, 1e30, 0.1])
@given(data=st.data())
def test_a_real_action_is_the_nearest_quota(span, data):
    from fractions import Fraction

    offset, low, high = data.draw(st.sampled_from([(0.0, 0.0, 2 * span), (1.0, -1.0, 1.0)]))
    scale = span if offset == 0 else 1.0
    kernel = example("Fishing")
    form = Real(low, high, offset, 1e6, scale).for_lanes()
    lanes = kernel.lanes(1, "same_step", 0, 0, form, (0, 0, 1, 0, [], [], [], True), 1.0, 1)
    stock = 2_000_000
    halves = st.integers(0, 2 * stock).map(
        lambda k: float(Fraction(k, 2) * Fraction(scale) / 10**6)
    )
    action = data.draw(st.floats(low, high) | halves.map(lambda x: x - offset))
    exact = round(
        (Fraction(min(max(action, low), high)) + Fraction(offset)) * 10**6 / Fraction(scale)
    )
    lanes.reset(0)
    words = lanes.words()
    lanes.set_words(np.array([[stock]], np.uint32), *words[1:])
    reward = lanes.step(np.array([action]), True)[1]

    growth_first = kernel.lane_step(((stock,), 0, 0, 0, False), exact)
    assert reward[0] == growth_first[1] / 10**6


def test_what_is_refused_changes_nothing():
    kernel, n = example("GridWorld"), 3000
    lanes = made(kernel, n, "next_step", limits=(0, 9), threads=2)
    lanes.reset(3)
    before = lanes.words()
    wrong = np.zeros(n, np.int64)
    wrong[2999] = 4
    given_ = arrays(lanes)
    many = np.zeros((2, n), np.int64)
    many[1, 1234] = -1

    with pytest.raises(ValueError, match=r"^actions\[2999\] must be between 0 and 3, got 4$"):
        lanes.step(wrong)
    with pytest.raises(ValueError, match=r"^actions\[2999\] must be between 0 and 3, got 4$"):
        lanes.step_into(wrong, *given_)
    with pytest.raises(ValueError, match=r"^actions\[1, 1234\] must be between 0 and 3, got -1$"):
        lanes.rollout(many, *arrays(lanes, leading=(2,)))
    with pytest.raises(TypeError, match="^actions must be a C-contiguous uint8 or int32 or"):
        lanes.step(np.zeros(n))
    with pytest.raises(ValueError, match=r"of shape \(3000,\), got shape \(3001,\)$"):
        lanes.step(np.zeros(n + 1, np.uint8))
    shared = np.zeros((n, 1), np.int64)
    with pytest.raises(ValueError, match="^observations and actions must not share memory$"):
        lanes.step_into(shared[:, 0], shared, *given_[1:])
    frozen = given_[1].copy()
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="^rewards must be a writeable, .* got a read-only one$"):
        lanes.step_into(np.zeros(n, np.uint8), given_[0], frozen, *given_[2:])
    states = np.full((2, n), 0, np.uint32)
    states[0, 77] = 3  # there are rows 0 to 2
    with pytest.raises(ValueError, match=r"^states\[:, 77\] must be the words of a state$"):
        lanes.set_words(states, *before[1:])
    for one, other in zip(before, lanes.words(), strict=True):
        assert np.array_equal(one, other)
    assert np.all(given_[0] == 99)
    assert given_[2].all()


def test_words_go_back():
    kernel, n = example("HunterWumpus"), 1200
    one, other = (made(kernel, n, "next_step", limits=(5, 0)) for _ in range(2))
    one.reset(1)
    other.reset(2)
    rng = np.random.default_rng(0)
    for _ in range(4):
        one.step(rng.integers(0, 4, n))
    other.set_words(*one.words())

    for _ in range(4):
        actions = rng.integers(0, 4, n)
        for left, right in zip(one.step(actions), other.step(actions), strict=True):
            assert np.array_equal(left, right)


@every_kernel
@pytest.mark.parametrize("threads", [1, 3])
def test_components_are_told_whatever_the_view(name, threads):
    kernel = example(name)
    lanes = made(kernel, 2100, "same_step", form="float32", threads=threads)
    single = Singles(kernel, 2100, 5, "same_step", (0, 0))
    lanes.reset(5)
    total = len(kernel.observation)
    for first, count in ((0, 1), (0, total), (total - 1, 1)):
        told = lanes.components(first, count)

        assert told.dtype == np.int64
        assert np.array_equal(told, single.observe(first, count))


@pytest.mark.parametrize(("first", "count"), [(0, 0), (0, 99), (-1, 1), (99, 1)])
def test_components_that_are_none(first, count):
    with pytest.raises(ValueError, match=r"^(first|count) must be between"):
        made(example("GridWorld"), 2, "same_step").components(first, count)


def test_one_call_at_a_time():
    kernel, n = example("HunterWumpus"), 200_000
    lanes = made(kernel, n, "same_step", limits=(50, 0))
    lanes.reset(0)
    outcome = {}

    def work():
        returns = np.empty(n)
        lanes.rollout_last(None, 100, 0, *arrays_, returns)
        outcome["done"] = returns.shape

    arrays_ = arrays(lanes)
    thread = threading.Thread(target=work)
    thread.start()
    refused = False
    while thread.is_alive() and not refused:
        try:
            lanes.observe()
        except RuntimeError as error:
            refused = str(error) == "these lanes are in use by another thread"
    thread.join()

    assert refused
    assert outcome == {"done": (n,)}
