"""GridWorldEnv as a Gymnasium environment: what it returns, refuses and remembers."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env

import provengym

ID = "provengym/GridWorld-v0"
UP, DOWN, LEFT, RIGHT = range(4)
HUGE = 2**31 - 1


def make(**parameters):
    return gymnasium.make(ID, **parameters).unwrapped


def snapshot(env):
    """Everything that a call might change."""
    return copy.deepcopy(env.__getstate__())


def unchanged(before, env):
    after = snapshot(env)
    generators = [attributes.pop("_np_random", None) for attributes in (before, after)]
    states = [generator and generator.bit_generator.state for generator in generators]
    return before == after and states[0] == states[1]


@pytest.mark.parametrize("observation", ["index", "position"])
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_check_env_finds_nothing(observation, render_mode):
    env = make(observation=observation, render_mode=render_mode)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


def test_spaces():
    index, position = make(height=3, width=4), make(height=3, width=4, observation="position")

    assert index.observation_space == spaces.Discrete(12)
    assert position.observation_space == spaces.MultiDiscrete([3, 4])
    assert position.observation_space.dtype == np.int64
    assert index.action_space == spaces.Discrete(4)
    assert len(index.actions) == 4


@pytest.mark.parametrize("observation", ["index", "position"])
def test_types_of_what_is_returned(observation):
    env = make(observation=observation)
    first, info = env.reset(seed=1)
    second, reward, terminated, truncated, step_info = env.step(RIGHT)
    if observation == "index":
        assert type(first) is int
        assert type(second) is int
    else:
        assert second.dtype == np.int64
        assert second.shape == (2,)

    assert (info, step_info) == ({}, {})
    assert info is not step_info
    assert type(reward) is float
    assert type(terminated) is bool
    assert type(truncated) is bool


def test_an_episode():
    env = make(height=2, width=2, observation="position")
    env.reset(seed=0)

    assert [cell(env.step(a)) for a in (UP, LEFT, DOWN, RIGHT)] == [
        ((0, 0), -1.0, False),
        ((0, 0), -1.0, False),
        ((1, 0), -1.0, False),
        ((1, 1), 0.0, True),
    ]


def cell(result):
    observation, reward, terminated, truncated, _ = result
    assert truncated is False
    return tuple(observation.tolist()), reward, terminated


@pytest.mark.parametrize("action", range(4))
def test_the_goal_is_absorbing(action):
    env = make(goal=(2, 2))
    env.reset(options={"state": (2, 2)})

    for _ in range(3):
        assert env.step(action) == (12, 0.0, True, False, {})


def test_the_largest_grid_fits_int64():
    env = make(height=HUGE, width=HUGE)
    last, _ = env.reset(options={"state": (HUGE - 1, HUGE - 2)})

    assert last == HUGE * HUGE - 2
    assert env.observation_space.contains(last)
    assert env.step(RIGHT)[:3] == (HUGE * HUGE - 1, 0.0, True)


def test_observations_are_fresh_arrays():
    env = make(observation="position")
    first, _ = env.reset(seed=0)
    second = env.step(RIGHT)[0]
    second[:] = 4
    third = env.step(LEFT)[0]

    assert first.tolist() == [0, 0]
    assert third.tolist() == [0, 0]
    assert env.state == (0, 0)


def test_start_at_the_goal_warns_and_reports_it_with_the_first_step():
    with pytest.warns(UserWarning, match="start and goal are the same cell"):
        env = provengym.GridWorldEnv(start=(1, 1), goal=(1, 1))
    env.reset(seed=0)

    assert env.step(UP) == (6, 0.0, True, False, {})


@pytest.mark.parametrize(
    ("parameters", "error", "message"),
    [
        ({"height": 0}, ValueError, "height must be between 1 and 2147483647, got 0"),
        ({"width": 2**31}, ValueError, "width must be between 1 and 2147483647, got 2147483648"),
        ({"width": -1}, ValueError, "width .* got -1"),
        ({"width": 10**5000}, ValueError, "width must be between"),
        ({"height": 5.0}, TypeError, "height must be an integer .* got 5.0 of type float"),
        ({"height": float("nan")}, TypeError, "height .* got nan"),
        ({"height": np.float64(5)}, TypeError, "height"),
        ({"height": True}, TypeError, "height .* got True"),
        ({"height": np.True_}, TypeError, "height"),
        ({"height": "5"}, TypeError, "height .* got '5'"),
        ({"height": None}, TypeError, "height .* got None"),
        ({"height": np.array([5])}, TypeError, "height"),
        ({"start": (5, 0)}, ValueError, "row of start must be between 0 and 4, got 5"),
        ({"goal": (0, -1)}, ValueError, "column of goal must be between 0 and 4, got -1"),
        ({"start": (0, 0, 0)}, ValueError, r"start must be a \(row, column\) pair"),
        ({"start": []}, ValueError, "start"),
        ({"start": 0}, TypeError, "start"),
        ({"start": None}, TypeError, "start"),
        ({"start": "00"}, TypeError, "start"),
        ({"start": {0: 0, 1: 1}}, TypeError, "start"),
        ({"start": (0.0, 0)}, TypeError, "row of start"),
        ({"goal": (0, True)}, TypeError, "column of goal"),
        ({"goal": np.zeros(2)}, TypeError, "row of goal"),
        ({"goal": np.zeros((2, 1), int)}, TypeError, "row of goal"),
        ({"goal": np.array(1)}, TypeError, "goal"),
        ({"observation": "both"}, ValueError, "observation must be one of 'index', 'position'"),
        ({"observation": None}, ValueError, "observation"),
        ({"observation": 1}, TypeError, "observation"),
        ({"render_mode": "rgb"}, ValueError, "render_mode must be one of None, 'human'"),
        ({"render_mode": 3}, TypeError, "render_mode"),
        ({"hight": 3}, TypeError, "hight"),
    ],
)
def test_wrong_parameters_are_named(parameters, error, message):
    with pytest.raises(error, match=message):
        provengym.GridWorldEnv(**parameters)


def test_parameters_of_other_integer_types():
    env = provengym.GridWorldEnv(
        height=np.int32(3), width=np.uint64(4), start=[1, np.int8(1)], goal=np.array([2, 0])
    )

    assert (env.height, env.width, env.start, env.goal) == (3, 4, (1, 1), (2, 0))
    assert all(type(x) is int for x in (env.height, env.width, *env.start, *env.goal))


@pytest.mark.parametrize("action", [1, np.int64(1), np.uint8(1), np.array(1), np.array(1, "u1")])
def test_actions_of_every_integer_type(action):
    env = make()
    env.reset(seed=0)

    assert env.step(action)[0] == 5


@pytest.mark.parametrize(
    ("action", "error"),
    [
        (4, ValueError),
        (-1, ValueError),
        (2**32, ValueError),
        (2**64 + 1, ValueError),
        pytest.param(10**5000, ValueError, id="huge"),
        (1.0, TypeError),
        (float("nan"), TypeError),
        (np.float32(1), TypeError),
        (True, TypeError),
        (np.False_, TypeError),
        ("1", TypeError),
        (None, TypeError),
        ([1], TypeError),
        (np.array([1]), TypeError),
        (np.array([[1, 2]]), TypeError),
        (np.array(1.0), TypeError),
    ],
)
def test_wrong_actions_are_named_and_change_nothing(action, error):
    env = make()
    env.reset(seed=3)
    env.step(DOWN)
    before = snapshot(env)
    with pytest.raises(error, match=r"action must be .*between 0 and 3"):
        env.step(action)

    assert unchanged(before, env)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"state": (5, 0)}, ValueError, r"row of options\['state'\] must be between 0 and 4"),
        ({"state": (0, 0.5)}, TypeError, r"column of options\['state'\]"),
        ({"state": 3}, TypeError, r"options\['state'\]"),
        ({"state": None}, TypeError, r"options\['state'\]"),
        ({"state": (1, 2, 3)}, ValueError, r"options\['state'\]"),
        ({"stat": (0, 0)}, ValueError, "options may hold 'state' only, got 'stat'"),
        ([("state", (0, 0))], TypeError, "options must be None or a dictionary"),
    ],
)
def test_wrong_options_are_named_and_change_nothing(options, error, message):
    env = make()
    env.reset(seed=3)
    env.step(DOWN)
    before = snapshot(env)
    with pytest.raises(error, match=message):
        env.reset(seed=4, options=options)

    assert unchanged(before, env)


@pytest.mark.parametrize("seed", [-1, 1.5, "1"])
def test_wrong_seeds_change_nothing(seed):
    env = make()
    env.reset(seed=3)
    env.step(DOWN)
    before = snapshot(env)
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=seed, options={"state": (3, 3)})

    assert unchanged(before, env)


@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array", "human"])
def test_step_and_render_need_a_reset(render_mode):
    env = make(render_mode=render_mode)
    before = snapshot(env)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.render()

    assert unchanged(before, env)


def test_reset_options():
    env = make(observation="position")

    assert env.reset(options={"state": [3, np.int64(1)]})[0].tolist() == [3, 1]
    assert env.reset(options={})[0].tolist() == [0, 0]
    assert env.reset(options=None)[0].tolist() == [0, 0]


@pytest.mark.parametrize(
    "duplicate",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "pickle"],
)
@pytest.mark.parametrize("wrapped", [True, False])
def test_copies_go_on_alone_from_the_middle_of_an_episode(duplicate, wrapped):
    env = gymnasium.make(ID, height=3, width=3, render_mode="rgb_array")
    env = env if wrapped else env.unwrapped
    env.reset(seed=5)
    env.step(RIGHT)
    env.render()
    twin = duplicate(env)

    assert twin.step(DOWN) == env.step(DOWN)
    assert twin.step(DOWN) == env.step(DOWN)
    assert twin.unwrapped.P == env.unwrapped.P
    np.testing.assert_array_equal(twin.render(), env.render())
    assert twin.np_random.random() == env.np_random.random()
    env.step(RIGHT)
    assert env.unwrapped.state == (2, 2)
    assert twin.unwrapped.state == (2, 1)


def test_spec_round_trips():
    env = gymnasium.make(ID, height=2, width=6, goal=(0, 3), observation="position")
    env.reset(seed=0)
    env.step(RIGHT)
    by_spec = gymnasium.make(env.spec)
    by_json = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))

    for other in (by_spec, by_json, env.unwrapped.spec.make()):
        assert other.unwrapped.goal == (0, 3)
        assert other.observation_space == env.observation_space


def test_limits_name_themselves():
    env = make(height=1001, width=1000)
    for call in (env.reward_matrix, env.transition_matrices, lambda: env.initial_state_distrib):
        with pytest.raises(ValueError, match=r"1,000,000 cells; this grid has 1,001,000"):
            call()
    with pytest.raises(ValueError, match=r"P is built for up to 10,000 cells"):
        _ = env.P

    assert len(make(height=100, width=100).P) == 10_000
