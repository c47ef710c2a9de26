"""HunterWumpusEnv in lockstep with a transcription; its rewards, and the law of its boards."""

import itertools
import math
from collections import Counter
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym  # noqa: F401
from provengym._core import KERNELS
from transcriptions import hunter_wumpus as wumpus
from transcriptions import splitmix

NORTH, SOUTH, EAST, WEST = range(4)
REWARDS = {-101, -6, -1, 1, 94, 99, 101}
# The wumpus is above the player, who has gone from the corner to the right and down.
NEAR = {
    "gold": (3, 3),
    "pits": [(1, 1), (3, 1), (0, 2)],
    "wumpus": (2, 0),
    "player": (2, 2),
    "scent": {(2, 1): 3, (2, 0): 2, (1, 0): 1},
}


def make(**parameters):
    return gymnasium.make(
        "provengym/HunterWumpus-v0", disable_env_checker=True, **parameters
    ).unwrapped


@st.composite
def games(draw):
    """Size and number of pits; small boards are where things happen."""
    size = draw(st.integers(2, 4) | st.integers(2, 8))
    return size, draw(st.integers(0, min(3, size**2 - 3)) | st.integers(0, size**2 - 3))


def agree(env, board, observation):
    """The observation has the correctly rounded senses of the board, and the state is the board."""
    senses = [np.float32(Fraction(*sense)) for sense in board.senses()]

    assert observation.dtype == np.float32
    assert observation.tolist() == senses
    assert env.observation_space.contains(observation)
    assert env.state == board.option()


def first_word_moves_the_player(direction):
    """A seed, after whose reset the player goes in a direction."""
    return next(s for s in range(99) if splitmix.word(splitmix.key_of(s), 64) >> 62 == direction)


# ---- Episodes -----------------------------------------------------------------------------------


@given(
    games(),
    st.integers(1, 30),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 3) | st.none(), min_size=1, max_size=60),
)
@settings(deadline=None)
def test_episodes(game, max_steps, seed, actions):
    size, num_pits = game
    env = make(size=size, num_pits=num_pits, max_steps=max_steps)
    observation, info = env.reset(seed=seed)
    key, t, elapsed = splitmix.key_of(seed), 64, 0
    board = wumpus.drawn(size, num_pits, key, 0)
    agree(env, board, observation)
    assert info == {}
    for action in actions:
        if action is None:  # the next episode goes on with the stream
            observation, info = env.reset()
            board, t, elapsed = wumpus.drawn(size, num_pits, key, t), t + 64, 0
            agree(env, board, observation)
            assert info == {}
            continue
        observation, reward, terminated, truncated, info = env.step(action)
        expected, over = board.step(action, splitmix.word(key, t) >> 62)
        t, elapsed = t + 1, elapsed + 1

        agree(env, board, observation)
        assert (reward, terminated) == (expected, over)
        assert truncated is (elapsed >= max_steps and not over)
        assert info == {
            "status": board.ending,
            "step_count": elapsed,
            "time_limit": elapsed >= max_steps,
        }


def test_every_reward_occurs_and_no_other():
    env, rng, seen = make(), np.random.default_rng(0), set()
    for seed in range(400):
        env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, *_ = env.step(rng.integers(4))
            seen.add(reward)

    assert seen == REWARDS


@pytest.mark.parametrize(
    ("changes", "action", "reward", "status"),
    [
        ({}, NORTH, -6, "Ongoing"),
        ({}, EAST, -1, "Ongoing"),
        ({}, WEST, 1, "Ongoing"),
        ({}, SOUTH, 1, "Ongoing"),
        ({"wumpus": (2, 3)}, NORTH, 99, "PlayerLost_Wumpus"),
        ({"wumpus": (2, 3), "scent": {(2, 2): 1}}, NORTH, 101, "PlayerLost_Wumpus"),
        ({"wumpus": (3, 0)}, SOUTH, -101, "WumpusLost_Pit"),
    ],
)
def test_rewards_that_do_not_depend_on_the_player(changes, action, reward, status):
    env = make()
    seed = first_word_moves_the_player(WEST)  # out of the way
    env.reset(seed=seed, options={"state": NEAR | changes})
    _, got, terminated, _, info = env.step(action)

    assert (got, info["status"], terminated) == (reward, status, status != "Ongoing")


def test_a_bump_into_the_border_with_the_player_walking_in():
    env = make()
    state = NEAR | {"player": (3, 3), "gold": (1, 3), "wumpus": (3, 2)}
    env.reset(seed=first_word_moves_the_player(NORTH), options={"state": state})
    _, reward, terminated, _, info = env.step(EAST)

    assert (reward, terminated, info["status"]) == (94, True, "PlayerLost_Wumpus")


# ---- The law of the boards ----------------------------------------------------------------------


@pytest.mark.parametrize(("size", "num_pits"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (3, 5)])
def test_every_board_comes_from_as_many_draws(size, num_pits):
    """The draws are uniform indices, so each board has the same probability."""
    cells = size**2
    ranges = [range(cells - 1 - k) for k in range(2 + num_pits)]
    boards = Counter()
    for indices in itertools.product(*ranges):
        board = wumpus.place(size, num_pits, lambda k, m: indices[k])  # noqa: B023
        boards[board.wumpus, board.gold, board.pits] += 1
        places = {wumpus.START, board.wumpus, board.gold, *board.pits}

        assert len(places) == 3 + num_pits
    count = (cells - 1) * (cells - 2) * math.comb(cells - 3, num_pits)

    assert len(boards) == count
    assert set(boards.values()) == {math.factorial(num_pits)}


def test_the_kernel_draws_every_board():
    kernel = KERNELS["HunterWumpus"](size=3, num_pits=1)
    words = {kernel.init(splitmix.key_of(seed)) for seed in range(4000)}

    assert len(words) == 8 * 7 * 6
