"""The tables that the kernel of finite models steps: exact draws, lanes, and what is refused."""

import bisect
import pickle
import random
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

import provengym
from auditing.processes import END, drawn, process
from provengym import _core
from provengym.envs.forms import Numbered, View
from provengym.finite.model import Rounding
from provengym.finite.transition_table import TransitionTable

LARGEST = 2**64 - 1
THIRDS = [(Fraction(1, 3), 0, 1.5), (Fraction(2, 3), 1, 0)]
MANY = [(Fraction(k + 1, 5050), 0, k / 8) for k in range(99)] + [(Fraction(100, 5050), END, -2)]


def models():
    """Models whose rows have one outcome to a hundred, by themselves and mixed."""
    sevenths = [(Fraction(k, 28), k % 2, k) for k in range(1, 8)]
    yield process([[THIRDS, [(1, 1, -1)]], [[(1, END, 10)], sevenths]])
    yield process([[MANY, [(1, 0, 0)]]], time_limit=9)
    yield process([[[(1, 1, 0)]], [[(1, END, 1)]]])
    yield process(
        [[[(1, 1, 2)]], [[(1, 0, -1)]], [[(1, END, 0)]]],
        starts={0: Fraction(1, 7), 1: Fraction(2, 7), 2: Fraction(4, 7)},
    )
    for seed in range(20):
        yield process(drawn(random.Random(seed), states=6, actions=3))


def cut(model):
    """The model, in which some of what ended by itself is cut off as well, and some alone."""
    ended = model.terminated.copy()
    kinds = np.cumsum(ended) % 3
    return replace(model, terminated=ended & (kinds != 2), truncated=ended & (kinds != 0))


MODELS = list(models())
MODELS += [cut(model) for model in MODELS[:9]]
CUT = cut(process([[THIRDS, [(1, END, 1)], [(1, END, 2)]], [[(1, END, 3)]] * 3]))
MODELS.append(CUT)
LANES = [*range(8), *range(len(MODELS) - 10, len(MODELS))]


def rows_of(model, table):
    """Each row of a table, with the exact probabilities and what the outcomes are."""
    for state in range(table.ends):
        for action in range(table.actions):
            outcomes = model.row(int(table.model_states[state]), action)
            yield (
                state * table.actions + action,
                [(p, (s, r, te, tr)) for p, s, r, te, tr in outcomes],
            )
    starts = model.start_distribution()
    yield table.states * table.actions, [(p, (s, None, False, False)) for s, p in starts.items()]


def chosen(outcomes, word):
    """The outcome that owns ``floor(word * W / 2**64)``, where W is the common denominator."""
    total = np.lcm.reduce([p.denominator for p, _ in outcomes], dtype=object)
    number, before = word * total // 2**64, 0
    for probability, outcome in outcomes:
        before += probability * total
        if number < before:
            return outcome
    raise AssertionError("a row sums to one")


def edges(table, row):
    """Words at the thresholds of a row, beside them, and some between."""
    first, end = (int(table.row_starts[row + k]) for k in (0, 1))
    near = [int(t) + d for t in table.thresholds[first:end] for d in (-1, 0, 1)]
    numbers = random.Random(row)
    return [w % 2**64 for w in [*near, LARGEST, *(numbers.getrandbits(64) for _ in range(50))]]


def ends(table, state):
    return table.ends <= state < table.only_cuts, state >= table.cuts


@pytest.mark.parametrize("model", MODELS, ids=range(len(MODELS)))
def test_each_word_chooses_the_outcome_that_owns_its_number(model):
    """By Python's integers, at each threshold and on both sides of it."""
    table = TransitionTable.of(model)
    kernel = table.kernel()
    assert table.unchosen == 0
    for row, outcomes in rows_of(model, table):
        state, action = divmod(row, table.actions)
        for word in edges(table, row):
            successor, reward, *flags = chosen(outcomes, word)
            if row == table.states * table.actions:
                first = int(table.row_starts[row])
                place = np.searchsorted(table.thresholds[first:], np.uint64(word), side="right")
                found = int(table.successors[first + place - 1])
            else:
                (found,), number, terminated = kernel.step((state,), action, word)
                assert kernel.reward(number) == reward
                assert terminated == flags[0]
            assert table.model_states[found] == successor
            assert ends(table, found) == tuple(flags)
            assert kernel.observe((found,)) == (int(model.observation_of[successor]),)


@pytest.mark.parametrize("model", MODELS, ids=range(len(MODELS)))
def test_a_reset_draws_by_the_next_word_of_its_stream(model):
    table = TransitionTable.of(model)
    kernel = table.kernel()
    outcomes = dict(rows_of(model, table))[table.states * table.actions]
    assert kernel.reset_words == (len(outcomes) > 1)
    for t in range(200):
        (state,), key, after, elapsed, over = kernel.lane_reset(17, t)
        assert table.model_states[state] == chosen(outcomes, _core.word(17, t))[0]
        assert (key, after, elapsed, over) == (17, t + kernel.reset_words, 0, False)


def reference(table, kernel, lane, action, mode, limit):
    """One call of a lane, from single steps: the lane after it, reward, flags, and the state before
    a reset in the same call."""
    (state,), key, t, elapsed, over = lane
    if over and mode == "next_step":
        return kernel.lane_reset(key, t), 0.0, False, False, None
    (after,), number, terminated = kernel.step((state,), action, _core.word(key, t))
    truncated = ends(table, after)[1] or (elapsed + 1 == limit and not terminated)
    done = terminated or truncated
    moved = (after,), key, t + kernel.step_words, elapsed + 1, done
    answer = kernel.reward(number), terminated, truncated
    if done and mode == "same_step":
        return kernel.lane_reset(*moved[1:3]), *answer, (after,)
    return moved, *answer, None


@pytest.mark.parametrize("mode", ["next_step", "same_step"])
@pytest.mark.parametrize("model", [MODELS[k] for k in LANES], ids=LANES)
def test_lanes_are_single_steps_with_resets_and_limits(model, mode):
    """One lane by itself, and 70 side by side, in both forms of rewards and with their sum."""
    table, limit, n = TransitionTable.of(model), 7, 70
    kernel = table.kernel()
    form = Numbered(table.actions).for_lanes()
    view = View(sizes=(kernel.num_observations,)).for_lanes()
    lanes, summed = (kernel.lanes(n, mode, limit, 0, form, view, 1.0, k) for k in (1, 2))
    lanes.reset(3)
    summed.reset(3)
    single = [kernel.lane_reset(_core.key(3 + i), 0) for i in range(n)]
    actions = np.random.default_rng(5).integers(0, table.actions, (40, n))
    total = np.zeros(n)
    for t, row in enumerate(actions):
        if t == 20:
            words = lanes.words()
            lanes.set_words(*words)
        observations, rewards, terminated, truncated, _ = lanes.step(row, t % 2 == 0, True)
        for i, action in enumerate(row.tolist()):
            lane, reward, te, tr, last = reference(table, kernel, single[i], action, mode, limit)
            found = kernel.lane_step(single[i], action, mode, limit)
            assert (found[0], *found[2:]) == (lane, te, tr, last)
            assert kernel.reward(found[1]) == reward
            single[i] = lane
            total[i] += reward
            assert (rewards[i], terminated[i], truncated[i]) == (np.float32(reward), te, tr)
            assert observations[i] == kernel.observe(lane[0])[0]
    out = np.empty(n, np.int64), np.empty(n), np.empty(n, bool), np.empty(n, bool)
    sums = np.empty(n)
    summed.rollout_last(actions, len(actions), 0, *out, sums)
    assert (sums == total).all()
    assert (out[1] == rewards).all()


def test_steps_draw_where_some_row_has_several_outcomes():
    kinds = set()
    for model in MODELS:
        table = TransitionTable.of(model)
        kernel, sizes = table.kernel(), np.diff(table.row_starts)
        assert kernel.step_words == (sizes[:-1] > 1).any()
        assert kernel.reset_words == (sizes[-1] > 1)
        kinds.add((kernel.reset_words, kernel.step_words))
    assert kinds == {(0, 0), (0, 1), (1, 0)}


@pytest.mark.parametrize("model", MODELS, ids=range(len(MODELS)))
def test_a_batch_is_its_single_steps(model):
    """Words that are no states among them."""
    table = TransitionTable.of(model)
    kernel, generator = table.kernel(), np.random.default_rng(1)
    n = 300
    states = generator.integers(0, table.states + 2, (1, n)).astype(np.uint32)
    actions = generator.integers(0, table.actions + 1, n)
    noise = generator.integers(0, LARGEST, n, dtype=np.uint64, endpoint=True)
    after, seen = states.copy(), np.empty(n, np.int64)
    rewards, terminated = np.empty(n), np.empty(n, bool)
    kernel.step_batch(after, actions, noise, seen, rewards, terminated)
    for i in range(n):
        found = kernel.step((int(states[0, i]),), int(actions[i]), int(noise[i]))
        assert ((int(after[0, i]),), terminated[i]) == (found[0], found[2])
        assert rewards[i] == kernel.reward(found[1])
        assert seen[i] == kernel.observe(found[0])[0]
    kernel.observe_batch(states, seen)
    assert seen.tolist() == [kernel.observe((int(state),))[0] for state in states[0]]


def test_the_arrays_hold_the_transitions():
    kernel = TransitionTable.of(MODELS[2]).kernel()
    arrays = np.empty((3, 1), np.int32), np.empty((3, 1), np.int64), np.empty((3, 1), bool)
    with pytest.raises(ValueError, match="FiniteModel writes no transitions"):
        kernel.transitions(np.arange(3, dtype=np.uint32)[np.newaxis], *arrays)


def test_an_ended_state_stays_for_nothing():
    table = TransitionTable.of(MODELS[0])
    kernel = table.kernel()
    for action in range(table.actions):
        for word in (0, LARGEST):
            assert kernel.step((table.ends,), action, word) == ((table.ends,), 0, True)


def test_a_state_that_is_ended_in_several_ways_stands_in_several_places():
    model = CUT
    assert {*zip(model.terminated.tolist(), model.truncated.tolist(), strict=True)} == {
        (False, False),
        (True, False),
        (True, True),
        (False, True),
    }
    table = TransitionTable.of(model)
    assert table.states == 2 + 3
    assert [ends(table, state) for state in range(2, 5)] == [
        (True, False),
        (True, True),
        (False, True),
    ]
    kernel = table.kernel()
    for row, outcomes in rows_of(model, table):
        if row < table.ends * table.actions:
            lane = (row // table.actions,), 0, 0, 0, False
            found, _, *flags, _ = kernel.lane_step(lane, row % table.actions)
            said = chosen(outcomes, _core.word(0, 0))
            assert (table.model_states[found[0][0]], *flags) == (said[0], *said[2:])


def test_what_no_word_chooses_is_left_out_and_counted():
    never = Fraction(1, 2**70)
    table = TransitionTable.of(
        process([[[(never, 1, 5), (1 - 2 * never, 0, 0), (never, END, 9)]], [[(1, END, 1)]]])
    )
    assert table.unchosen == 1  # the first has the word 0
    assert np.diff(table.row_starts)[0] == 2
    assert table.kernel().step((0,), 0, 0)[0] == (1,)
    assert table.kernel().step((0,), 0, LARGEST)[0] == (0,)


def test_rounding_goes_to_the_likeliest():
    rare, least = Fraction(1, 4), Fraction(1, 2**50)
    model = process([[[(rare, 1, 1), (1 - rare - least, 0, 0)]], [[(1, END, 0)]]])
    table = TransitionTable.of(replace(model, rounding=(Rounding(0, 0, least, ""),)))
    assert table.rounding == least
    assert TransitionTable.of(MODELS[0]).rounding == 0
    assert table.thresholds.tolist()[:2] == [0, 2**62]


def test_what_no_state_shows_is_an_observation_all_the_same():
    model = process([[[(1, 0, 1)]]])
    table = TransitionTable.of(model)
    assert (table.states, table.kernel().num_observations) == (1, 2)


def test_rewards_are_listed_once_and_zero_comes_first():
    table = TransitionTable.of(process([[[(1, 1, -0.0)]], [[(1, 2, 3)]], [[(1, END, 3)]]]))
    assert table.values.tolist() == [0, 3]
    assert not np.signbit(table.values).any()


def test_starts_that_no_word_chooses_are_left_out_and_counted():
    never = Fraction(1, 2**70)
    rows = [[[(1, END, 0)]], [[(1, END, 1)]]]
    table = TransitionTable.of(process(rows, starts={0: 1 - never, 1: never}))
    assert table.unchosen == 1
    assert table.kernel().reset_words == 0


REFUSED = {
    "it is not complete": (
        process([[[(Fraction(1, 2), 0, 1), (Fraction(1, 2), END, 0)]]], lost=[(0, 0)]),
        "model must be complete: ",
    ),
    "a row is missing": (
        process([[[(1, 1, 0)], [(1, 0, 0)]], [[(1, END, 0)], []]]),
        "no outcomes of the action 1 in the state 1",
    ),
    "flags and ends differ": (
        replace(MODELS[2], terminated=np.zeros(2, bool)),
        "action 0 in the state 1 whose flags",
    ),
    "an end has outcomes": (
        replace(MODELS[2], ended=np.ones(3, bool)),
        "1 outcomes of the action 0 in the state 0, in which the episode is over",
    ),
    "a start is an end": (
        replace(MODELS[2], starts=np.array([2])),
        "a start in which the episode is over",
    ),
    "a row is too short": (
        process([[[(Fraction(1, 2), END, 0)]]]),
        "sum to 1, got one of 1/2",
    ),
}


@pytest.mark.parametrize(("model", "said"), REFUSED.values(), ids=REFUSED)
def test_a_model_is_refused_where(model, said):
    with pytest.raises(ValueError, match=said):
        TransitionTable.of(model)


def parts(table):
    """The arguments of the kernel."""
    names = [
        *("num_actions", "num_observations", "ends", "cuts", "only_cuts", "rounds"),
        *("start_rounds", "row_starts", "thresholds", "successors", "rewards"),
        *("observations", "values"),
    ]
    return dict(zip(names, table.kernel().__getstate__(), strict=True))


def changed(name, place, value):
    def change(given):
        given[name] = given[name].copy()
        given[name][place] = value

    return change


def put(**numbers):
    return lambda given: given.update(numbers)


OUTCOMES = ("thresholds", "successors", "rewards")
FAULTS = {
    "no action": (put(num_actions=0), "num_actions must be from 1"),
    "too many rows": (put(num_actions=2**32 - 1), "fewer than 4294967295 rows"),
    "more actions than rows": (put(num_actions=3), r"row_starts must have the shape \(11,\)"),
    "ends after cuts": (put(ends=4), "ends <= cuts"),
    "cuts after the last": (put(cuts=9, only_cuts=9), "only_cuts <= states"),
    "too many rounds": (put(rounds=32), "at most 31"),
    "too many rounds of a reset": (put(start_rounds=32), "at most 31"),
    "too few rounds": (put(rounds=1), r"row_starts\[4\] must be above"),
    "rows that do not begin with the first": (
        lambda given: given.update(
            row_starts=given["row_starts"] + np.uint32(1),
            **{name: np.append(given[name][:1], given[name]) for name in OUTCOMES},
        ),
        "row_starts must begin with 0",
    ),
    "rows that do not end with the last": (
        lambda given: given.update(
            {name: np.append(given[name], given[name][-1:]) for name in OUTCOMES}
        ),
        "row_starts must begin with 0 and end with 15, got 0 and 14",
    ),
    "a row without outcomes": (changed("row_starts", 1, 0), r"row_starts\[1\]"),
    "a row beyond the last outcome": (changed("row_starts", 3, 2**32 - 1), r"row_starts\[3\]"),
    "a start in which an episode is over": (changed("successors", -1, 2), r"successors\[13\]"),
    "a first threshold": (changed("thresholds", 0, 1), r"thresholds\[0\] must be 0"),
    "a threshold that does not increase": (changed("thresholds", 1, 0), r"thresholds\[1\]"),
    "a successor that is none": (
        changed("successors", 2, 3),
        r"successors\[2\] must be below 3, got 3",
    ),
    "a reward that is none": (changed("rewards", 2, 99), r"rewards\[2\] below 11, got 99"),
    "an end that is left": (changed("successors", 11, 0), "of the state 2 in which"),
    "an end that pays": (changed("rewards", 11, 1), "of the state 2 in which"),
    "an observation that is none": (changed("observations", 0, 3), r"observations\[0\]"),
    "a first reward": (changed("values", 0, 0.5), r"values\[0\] must be 0"),
    "a reward without value": (changed("values", 1, np.nan), r"values\[1\] must be finite"),
    **{
        f"{name} of another length": (
            lambda given, name=name: given.update({name: given[name][:-1]}),
            f"{said} must have the shape|end with 13",
        )
        for name, said in {
            "rewards": "rewards",
            "successors": "successors",
            "thresholds": "successors",
            "row_starts": "row_starts",
            "observations": "only_cuts <= states|row_starts",
        }.items()
    },
}


@pytest.mark.parametrize(("change", "said"), FAULTS.values(), ids=FAULTS)
def test_a_table_is_refused_with(change, said):
    given = parts(TransitionTable.of(MODELS[0]))
    _core.TableKernel(**given)
    change(given)
    with pytest.raises(ValueError, match=said):
        _core.TableKernel(**given)


def test_arrays_of_another_dtype_are_refused():
    given = parts(TransitionTable.of(MODELS[0]))
    given["successors"] = given["successors"].astype(np.int64)
    with pytest.raises(TypeError, match="successors must be"):
        _core.TableKernel(**given)


def test_words_that_are_no_state_or_action_are_read_as_the_first():
    table = TransitionTable.of(MODELS[0])
    kernel = table.kernel()
    for word in (0, 5, LARGEST):
        for state, action in ((table.states, 0), (2**32 - 1, 1), (0, 2), (1, 2**32 - 1)):
            near = state if state < table.states else 0, action if action < 2 else 0
            assert kernel.step((state,), action, word) == kernel.step((near[0],), near[1], word)
    assert kernel.observe((2**32 - 1,)) == kernel.observe((0,))
    assert not kernel.state_valid((table.states,))
    assert not kernel.action_valid(2)
    with pytest.raises(ValueError, match="action"):
        kernel.lane_step(kernel.lane_reset(), 2)


def test_kernels_are_equal_where_their_tables_are():
    one, other = (TransitionTable.of(MODELS[0]).kernel() for _ in range(2))
    another = TransitionTable.of(MODELS[1]).kernel()
    assert one == other == pickle.loads(pickle.dumps(one))
    assert hash(one) == hash(other)
    assert one != another
    assert repr(one) == "TableKernel(<3 states, 2 actions, 14 outcomes>)"


def shifted(value, bits):
    """What ``value ^ value >> bits`` gives back, in 64 bits."""
    found = value
    for _ in range(64 // bits):
        found = value ^ found >> bits
    return found


def key_of(word):
    """The key of the stream whose word 0 this is: SplitMix64, backwards."""
    value = shifted(word, 31) * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    value = shifted(value, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    key = (shifted(value, 30) - 0x9E3779B97F4A7C15) % 2**64
    assert _core.word(key, 0) == word
    return key


STARTS = {
    "two": [1, 1],
    "as many as a power of two": [1] * 64,
    "one more": [1] * 65,
    "one fewer": [3] * 63,
    "thousands": [1 + k % 16 for k in range(2700)],
    "many in one slot": [2**40] + [1] * 999,
    "many in the last slot": [1] * 300 + [2**50] + [1] * 300,
    "half and half again": [2**k for k in range(40)],
}


@pytest.mark.parametrize("weights", STARTS.values(), ids=STARTS)
def test_a_reset_chooses_as_its_row_says_beside_each_threshold(weights):
    """At thresholds, at the edges of slots of any number of upper bits, and beside both."""
    total = sum(weights)
    starts = {k: Fraction(weight, total) for k, weight in enumerate(weights)}
    table = TransitionTable.of(process([[[(1, END, 0)]]] * len(weights), starts=starts))
    kernel = table.kernel()
    limits = [-(-(2**64) * sum(weights[:k]) // total) for k in range(len(weights))]
    edges = [k << (64 - bits) for bits in range(1, 14) for k in range(0, 1 << bits, 1 + bits // 3)]
    numbers = random.Random(0)
    words = {(w + d) % 2**64 for w in [*limits, *edges] for d in (-1, 0, 1)}
    words |= {numbers.getrandbits(64) for _ in range(1000)}
    for word in words:
        (state,), *_ = kernel.lane_reset(key_of(word), 0)
        assert table.model_states[state] == bisect.bisect_right(limits, word) - 1
    n = 1000
    keys = np.array([key_of(word) for word in sorted(words)[:n]], np.uint64)
    lanes = kernel.lanes(n, "same_step", 0, 0, (1, 1), View().for_lanes(), 1.0, 1)
    lanes.reset_lanes(np.ones(n, bool), np.ones(n, bool), keys)
    wanted = [bisect.bisect_right(limits, word) - 1 for word in sorted(words)[:n]]
    found = table.model_states[lanes.words()[0][0]]
    assert found.tolist() == wanted


@pytest.mark.parametrize("name", ["Taxi-v4", "FrozenLake-v1", "CliffWalking-v1"])
def test_the_thresholds_of_an_extracted_model_are_those_of_its_fractions(name):
    """Each row, by Python's integers: with the model, and back to it."""
    model = provengym.extract(name)
    table = TransitionTable.of(model)
    table.kernel()
    model = model.without_rounding()
    rows = 0
    for row, outcomes in rows_of(model, table):
        first, end = (int(table.row_starts[row + k]) for k in (0, 1))
        total = int(np.lcm.reduce([p.denominator for p, _ in outcomes], dtype=object))
        weights = [int(p * total) for p, _ in outcomes]
        limits = [-(-(2**64) * sum(weights[:k]) // total) for k in range(len(weights))]
        assert table.thresholds[first:end].tolist() == limits
        for weight, low, high in zip(weights, limits, [*limits[1:], 2**64], strict=True):
            assert abs(Fraction(high - low, 2**64) - Fraction(weight, total)) < Fraction(1, 2**64)
        after = table.model_states[table.successors[first:end]].tolist()
        assert after == [outcome[0] for _, outcome in outcomes]
        if row < table.states * table.actions:
            paid = table.values[table.rewards[first:end]].tolist()
            assert paid == [outcome[1] for _, outcome in outcomes]
        rows += 1
    assert rows == int((~model.ended).sum()) * len(model.actions) + 1
