"""HunterWumpusEnv as a Gymnasium environment: what it returns, refuses and remembers."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env

import provengym

ID = "provengym/HunterWumpus-v0"
NORTH, SOUTH, EAST, WEST = range(4)
# The wumpus is above the player, who has gone from the corner to the right and down.
NEAR = {
    "gold": (3, 3),
    "pits": [(1, 1), (3, 1), (0, 2)],
    "wumpus": (2, 0),
    "player": (2, 2),
    "scent": {(2, 1): 3, (2, 0): 2, (1, 0): 1},
}


def make(**parameters):
    return gymnasium.make(ID, disable_env_checker=True, **parameters).unwrapped


@pytest.mark.parametrize("parameters", [{}, {"size": 2, "num_pits": 0}, {"size": 8}])
@pytest.mark.parametrize("render_mode", [None, "ansi", "rgb_array"])
def test_check_env(render_mode, parameters):
    env = make(render_mode=render_mode, **parameters)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


def test_spaces_and_types():
    env = make()
    first, info = env.reset(seed=0)
    second, reward, terminated, truncated, step_info = env.step(NORTH)

    assert info == {}
    assert first is not second
    assert env.observation_space == spaces.Box(0.0, 1.0, (8,), np.float32)
    assert env.action_space == spaces.Discrete(4)
    assert [type(item) for item in (reward, terminated, truncated)] == [float, bool, bool]
    assert [type(item) for item in step_info.values()] == [str, int, bool]
    kept = second.copy()
    first[:] = second[:] = 9
    assert env.step(NORTH)[0][:4].max() <= 1
    assert kept.max() <= 1


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_truncated_at_the_last_step(limit):
    env = make(size=8, num_pits=0, max_steps=limit)
    for _ in range(2):  # and again after a reset
        env.reset(options={"state": {"gold": (7, 7), "pits": [], "wumpus": (7, 6)}})
        assert [env.step(EAST)[3] for _ in range(limit)] == (limit - 1) * [False] + [True]


def test_the_end_is_absorbing_and_never_truncated():
    env = make(max_steps=2)
    env.reset(options={"state": NEAR | {"wumpus": (3, 0)}})
    first, *rest = [env.step(action) for action in (SOUTH, NORTH, WEST)]

    assert first[1:4] == (-101.0, True, False)
    for observation, reward, terminated, truncated, info in rest:
        assert observation.tolist() == first[0].tolist()
        assert (reward, terminated, truncated) == (0.0, True, False)
        assert info["status"] == "WumpusLost_Pit"
        assert info["time_limit"] is True


def test_seeds():
    def episode(env, seed):
        env.reset(seed=seed)
        boards = [env.state]
        for _ in range(5):
            env.step(EAST)
            boards.append(env.state)
        env.reset()
        return [*boards, env.state]

    env = make()
    first = episode(env, 3)

    assert episode(env, 3) == episode(make(), 3) == first
    assert first[0] != first[-1]
    assert episode(env, 4) != first


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_copies(duplicate):
    env = make(render_mode="rgb_array", size=6)
    env.reset(seed=1)
    env.step(WEST)
    env.render()
    twin = duplicate(env)
    for action in (NORTH, WEST, SOUTH, SOUTH):
        results = [e.step(action) for e in (env, twin)]

        np.testing.assert_array_equal(results[0][0], results[1][0])
        assert results[0][1:] == results[1][1:]
        assert env.state == twin.state
    np.testing.assert_array_equal(env.render(), twin.render())


def test_parameters():
    env = make(size=np.int8(5), num_pits=np.uint64(22), max_steps=7)

    assert (env.size, env.num_pits, env.max_steps) == (5, 22, 7)
    assert env.state is None
    assert len(env.reset()) == 2
    assert len(env.state["pits"]) == 22


@pytest.mark.parametrize(
    ("parameters", "error", "message"),
    [
        ({"size": 1}, ValueError, "size must be between 2 and 8, got 1"),
        ({"size": 9}, ValueError, "size must be between 2 and 8, got 9"),
        ({"size": 4.0}, TypeError, "size must be an integer between 2 and 8, got 4.0"),
        ({"num_pits": -1}, ValueError, "num_pits must be between 0 and 13, got -1"),
        ({"num_pits": 14}, ValueError, "num_pits must be between 0 and 13, got 14"),
        ({"size": 2}, ValueError, "num_pits must be between 0 and 1, got 3"),
        ({"num_pits": True}, TypeError, "num_pits must be an integer"),
        ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
        ({"max_steps": None}, TypeError, "max_steps must be an integer"),
        ({"render_mode": "svg"}, ValueError, "render_mode must be one of"),
    ],
)
def test_wrong_parameters_are_named(parameters, error, message):
    with pytest.raises(error, match=f"^{message}"):
        provengym.HunterWumpusEnv(**parameters)


@pytest.mark.parametrize(
    ("action", "error"),
    [(4, ValueError), (-1, ValueError), (1.0, TypeError), (True, TypeError), (None, TypeError)],
)
def test_wrong_actions_change_nothing(action, error):
    env = make(size=8)
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    with pytest.raises(error, match="^action must be .*between 0 and 3"):
        env.step(action)

    assert env.step(WEST)[1:] == twin.step(WEST)[1:]
    assert env.state == twin.state


def test_there_is_no_table_to_solve():
    with pytest.raises(ValueError, match="^HunterWumpus has no table: its boards and the moves of"):
        provengym.solve("HunterWumpus", discount=0.9)
