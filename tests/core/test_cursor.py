"""One lane with its memory: the answers of a single environment, made by one compiled call."""

import copy
import pickle

import numpy as np
import pytest

from core.kernels import example
from envs.cases.case import every_case
from provengym import _core
from provengym.envs.forms import Numbered, Real, Told, View
from provengym.envs.registry import ENVIRONMENTS
from provengym.snapshots.snapshot import Snapshot

CASES = every_case()
ROWS = [
    pytest.param(entry, row, id=f"{entry.name}-{number}")
    for entry in ENVIRONMENTS
    for number, row in enumerate(CASES[entry.name].played)
]


def told(env, case, words, steps):
    """The info of a step that led to a state."""
    entries = case.told(env, words, steps)
    return entries if env.time_limit is None else entries | {"time_limit": steps >= env.time_limit}


def same(one, other):
    """Return whether two observations are equal in type, shape and every bit."""
    if isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in other)
    if not isinstance(other, np.ndarray):
        return type(one) is type(other) and one == other
    return (one.dtype, one.shape, one.tobytes()) == (other.dtype, other.shape, other.tobytes())


def alike(actions):
    """Actions as every type that is read without the environment's help."""
    for action in actions:
        if isinstance(action, np.ndarray):
            yield from (action, action.astype(np.float64))
        else:
            yield from (action, int(action))


@pytest.mark.parametrize("render_mode", [None, "ansi"])
@pytest.mark.parametrize(("entry", "row"), ROWS)
def test_steps_are_those_of_the_kernel(entry, row, render_mode):
    env = entry.load()(**row, render_mode=render_mode)
    env.action_space.seed(0)
    case, kernel, limit = CASES[entry.name], env.kernel, env.time_limit or 0
    ended = total = 0
    for episode in range(6):
        observation, _ = env.reset(seed=episode)
        lane = kernel.lane_reset(_core.key(episode))
        assert same(observation, case.shown(env, lane[0]))
        for action in alike([env.action_space.sample() for _ in range(10)]):
            word = env._action_word(action)
            lane, units, *flags, _ = kernel.lane_step(lane, word, time_limit=limit)
            observation, reward, *ends, info = env.step(action)
            factor = env.K if hasattr(env, "K") else 1.0
            expected = units / kernel.reward_scale * factor
            assert same(observation, case.shown(env, lane[0]))
            assert (type(reward), reward) == (float, expected)
            assert ends == flags
            assert all(type(flag) is bool for flag in ends)
            entries = told(env, case, lane[0], lane[3])
            listed = [(k, v.tolist() if type(v) is np.ndarray else v) for k, v in info.items()]
            assert (listed, env._lane) == (list(entries.items()), lane)
            assert env._last_action == word
            ended += any(ends)
            total += 1
    assert total == 120
    assert ended or (entry.name, env.time_limit) != ("HunterWumpus", 12)


@pytest.mark.parametrize("time_limit", [0, 3])
@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
@pytest.mark.parametrize("name", _core.KERNELS)
def test_a_cursor_steps_as_a_batch_of_one_lane(name, mode, time_limit):
    kernel, one = example(name), np.array([True])
    count = len(kernel.observation)
    forms = (kernel.num_actions, 1), View.scaled((3.0,) * count).for_lanes(), 1.0
    cursor = kernel.cursor(time_limit, 0, *forms, ())
    lanes = kernel.lanes(1, mode, time_limit, 0, *forms, 1)
    lanes.reset(7)
    cursor.lane = kernel.lane_reset(_core.key(7))
    last, ended = np.empty((1, count), np.float32), 0

    for action in np.random.default_rng(0).integers(kernel.num_actions, size=(60, 1)):
        answer = lanes.observe(), np.empty(1), np.empty(1, bool), np.empty(1, bool)
        over = cursor.lane[4]
        if over:
            ended += 1
            cursor.lane = kernel.lane_reset(*cursor.lane[1:3])
        if over and mode == "disabled":
            lanes.reset_lanes(one)
        lanes.step_into(action, *answer, last)
        if over and mode == "next_step":
            expected = [cursor.observe(cursor.lane[0]), 0.0, False, False]
        else:
            *expected, _ = cursor.step(action[0])
            assert same(last[0], expected[0])
        state, key, t, elapsed, over = cursor.lane
        if over and mode == "same_step":
            state, key, t, elapsed, _ = kernel.lane_reset(key, t)
            expected[0] = cursor.observe(state)
        assert same(answer[0][0], expected[0])
        assert [part.item() for part in answer[1:]] == expected[1:]
        random = kernel.reset_words + kernel.step_words > 0
        kept = (key, t) if random else (0, 0)
        kept += (elapsed if random or time_limit else 0, over and mode != "same_step")
        states, *others = lanes.words()
        assert (tuple(states[:, 0].tolist()), *(part.item() for part in others)) == (state, *kept)

    assert ended or not time_limit


def test_what_is_read_without_help_takes_no_python(monkeypatch):
    for entry in ENVIRONMENTS:
        env = entry.load()()
        env.reset(seed=0)
        with monkeypatch.context() as patched:
            patched.setattr(env, "_action_word", None, raising=False)
            for action in alike([env.action_space.sample() for _ in range(3)]):
                assert len(env.step(action)) == 5
        with pytest.raises((TypeError, ValueError), match="^action must be "):
            env.step("up")


def grid():
    """A cursor on a grid of two rows and three columns, whose goal is the last cell."""
    kernel = _core.GridWorld(height=2, width=3, start_row=0, start_col=0, goal_row=1, goal_col=2)
    cursor = kernel.cursor(3, 0, Numbered(4).for_lanes(), View().for_lanes(), 1.0, ())
    return kernel, cursor


def test_a_cursor_without_a_lane_does_nothing():
    kernel, cursor = grid()

    assert cursor.lane is None
    assert cursor.step(1) is None
    with pytest.raises(ValueError, match="there is no lane yet"):
        cursor.take(1)
    cursor.lane = kernel.lane_reset(5, 7)
    assert cursor.lane == ((0, 0), 5, 7, 0, False)
    assert cursor.step(1) == (3, -1.0, False, False, {"time_limit": False})
    assert (cursor.lane, cursor.units) == (((1, 0), 5, 7, 1, False), -1)
    cursor.lane = None
    assert (cursor.lane, cursor.step(1)) == (None, None)


@pytest.mark.parametrize(
    "action", [4, -1, 2**80, -(2**80), True, 1.0, "1", None, np.int64(4), np.int64(-1), np.bool_(1)]
)
def test_an_action_that_it_does_not_read_changes_nothing(action):
    kernel, cursor = grid()
    cursor.lane = before = kernel.lane_reset()

    assert cursor.step(action) is None
    assert (cursor.lane, cursor.episode_return, cursor.last_action) == (before, 0.0, None)


@pytest.mark.parametrize(
    "action",
    [
        0.5,
        np.float32(0.5),
        np.array([np.nan]),
        np.array(0.5),
        np.array([[0.5]]),
        np.array([0.5, 0.5]),
        np.array([1]),
        np.array([0.5], dtype=">f4"),
        np.array([0.5]).view(type("Sub", (np.ndarray,), {})),
    ],
    ids=repr,
)
def test_an_array_that_it_does_not_read_changes_nothing(action):
    parameters = dict.fromkeys(_core.Fishing.params, 0) | {
        "growth_den": 1,
        "noise_den": 1,
        "start": 900_000,
    }
    kernel = _core.Fishing(**parameters)
    form = Real(0.0, 2.0, 0.0, 1e6, 1.0).for_lanes()
    cursor = kernel.cursor(0, 0, form, View.scaled((1e6,)).for_lanes(), 1.0, ())
    cursor.lane = before = kernel.lane_reset()

    assert cursor.step(action) is None
    assert cursor.lane == before
    observation, *rest = cursor.step(np.array([0.5]))
    assert same(observation, np.array([0.4], dtype=np.float32))
    assert rest == [0.5, False, False, {}]


@pytest.mark.parametrize(
    ("action", "error"), [(4, ValueError), (2**32, ValueError), (-1, ValueError), ("1", TypeError)]
)
def test_a_word_that_is_no_action_changes_nothing(action, error):
    kernel, cursor = grid()
    cursor.lane = before = kernel.lane_reset()
    with pytest.raises(error, match="action"):
        cursor.take(action)

    assert cursor.lane == before


@pytest.mark.parametrize(
    "lane", [(), ((0, 0), 0, 0, 0), ((0,), 0, 0, 0, False), ((0, 0), -1, 0, 0, False), 3]
)
def test_a_lane_that_is_none_changes_nothing(lane):
    kernel, cursor = grid()
    cursor.lane = before = kernel.lane_reset()
    with pytest.raises((TypeError, ValueError), match="lane|state|key"):
        cursor.lane = lane

    assert cursor.lane == before


def test_an_answer_that_cannot_be_made_changes_nothing():
    kernel = grid()[0]
    told_as = Told("index", "index", ("only",)).for_cursor(kernel.observation)
    cursor = kernel.cursor(0, 0, (4, 1), View().for_lanes(), 1.0, (told_as,))
    cursor.lane = before = kernel.lane_reset()

    assert cursor.step(0) == (0, -1.0, False, False, {"index": "only"})
    after = cursor.lane
    assert (after[0], after[3], before[3]) == ((0, 0), 1, 0)
    for call in (cursor.step, cursor.take):
        with pytest.raises(IndexError):
            call(1)
    assert (cursor.lane, cursor.episode_return, cursor.last_action) == (after, -1.0, 0)


@pytest.mark.parametrize(
    ("view", "type_"),
    [(View(dtype="int32", rows=True), np.int32), (View(dtype="uint8", rows=True), np.uint8)],
)
def test_small_integers(view, type_):
    kernel = grid()[0]
    cursor = kernel.cursor(0, 0, (4, 1), view.for_lanes(), 1.0, ())

    assert same(cursor.observe((1, 1)), np.array([4], dtype=type_))
    with pytest.raises(ValueError, match="one-hot"):
        kernel.cursor(0, 0, (4, 1), View(dtype="one_hot", sizes=(6,)).for_lanes(), 1.0, ())


@pytest.mark.parametrize(
    "clone", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
def test_copies_go_their_own_way(clone):
    for entry in ENVIRONMENTS:
        env = entry.load()(render_mode="ansi")
        env.action_space.seed(1)
        first, *rest = [env.action_space.sample() for _ in range(4)]
        env.reset(seed=2)
        env.step(first)
        twin, frame, before = clone(env), env.render(), env._lane
        assert (twin.render(), twin._lane) == (frame, before)
        for action in rest:
            twin.step(action)
        assert (env.render(), env._lane) == (frame, before)
        for action in rest:
            env.step(action)
        assert (env.render(), env._lane) == (twin.render(), twin._lane)


def test_a_step_function_outlives_its_cursor():
    kernel, cursor = grid()
    cursor.lane = kernel.lane_reset()
    step = cursor.step
    del cursor, kernel

    assert step(3)[0] == 1
    assert step(3)[0] == 2


def test_a_snapshot_restores_an_environment():
    for entry in ENVIRONMENTS:
        env = entry.load()()
        env.action_space.seed(1)
        actions = [env.action_space.sample() for _ in range(4)]
        env.reset(seed=2)
        env.step(actions[0])
        saved, before = Snapshot(env), (env._lane, env._return, env._last_action)
        env.step(actions[1])
        assert Snapshot(env).key != saved.key
        saved.restore()
        assert (env._lane, env._return, env._last_action) == before
        assert Snapshot(env).key == saved.key
