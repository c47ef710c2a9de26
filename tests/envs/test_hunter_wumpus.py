"""HunterWumpus: in lockstep with a transcription, its rewards, the distribution of its boards, its
states in plain words, and its frames."""

import io
import itertools
import math
import sys
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from envs.cases.hunter_wumpus import NEAR, NEEDED, STATE
from provengym._core import KERNELS
from provengym.cli import main
from provengym.envs.hunter_wumpus import state as hunter_wumpus_state
from provengym.envs.hunter_wumpus import words as hunter_wumpus_words
from transcriptions import hunter_wumpus as wumpus
from transcriptions import splitmix

NORTH, SOUTH, EAST, WEST = range(4)
REWARDS = {-101, -6, -1, 1, 94, 99, 101}


def make(**parameters):
    return provengym.HunterWumpusEnv(**parameters)


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


# ---- Episodes ------------------------------------------------------------------------------------


def test_spaces():
    env = make()

    assert env.observation_space == spaces.Box(0.0, 1.0, (8,), np.float32)
    assert env.action_space == spaces.Discrete(4)
    env.reset(seed=0)
    types = [type(item) for item in env.step(NORTH)[4].values()]
    assert types == [str, int, bool]


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


# ---- The distribution of the boards --------------------------------------------------------------


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


# ---- States --------------------------------------------------------------------------------------


def test_a_whole_state():
    env = make()
    observation, info = env.reset(options={"state": STATE})

    assert env.state == STATE
    assert info == {}
    assert observation[4:].tolist() == [0, np.float32(2) / np.float32(3), 1, 0]


def test_what_may_be_left_out():
    env = make()
    env.reset(options={"state": NEEDED})

    assert env.state == {
        **NEEDED,
        "player": (0, 0),
        "scent": {},
        "visited": [(2, 0)],
        "arrived_visited": False,
        "status": "Ongoing",
    }


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({}, "Ongoing"),
        ({"wumpus": (1, 1)}, "WumpusLost_Pit"),
        ({"player": (2, 0)}, "PlayerLost_Wumpus"),
        ({"player": (3, 3), "wumpus": (3, 3)}, "PlayerLost_Wumpus"),
        ({"player": (0, 2)}, "PlayerLost_Pit"),
        ({"player": (3, 3)}, "PlayerWon"),
    ],
)
def test_the_places_tell_how_the_game_stands(changes, status):
    env = make()
    env.reset(options={"state": NEEDED | changes})

    assert env.state["status"] == status
    env.reset(options={"state": NEEDED | changes | {"status": status}})
    if status != "Ongoing":
        assert env.step(2)[1:3] == (0.0, True)


def test_other_types_of_cells_and_collections():
    env = make()
    env.reset(
        options={
            "state": STATE
            | {
                "gold": np.array([3, 3]),
                "pits": np.array(STATE["pits"]),
                "wumpus": [np.int8(2), 0],
                "visited": {(3, 0), (2, 0)},
                "arrived_visited": np.True_,
            }
        }
    )

    assert env.state == STATE
    assert {type(item) for cell in env.state["pits"] for item in cell} == {int}
    assert type(env.state["arrived_visited"]) is bool


def test_an_empty_list_of_pits():
    env = make(num_pits=0)
    for empty in ([], (), set(), np.zeros((0, 2), int)):
        env.reset(options={"state": NEEDED | {"pits": empty}})
        assert env.state["pits"] == []


@given(
    st.integers(2, 8),
    st.data(),
    st.integers(0, 2**64 - 1),
    st.lists(st.integers(0, 3), max_size=20),
    st.lists(st.integers(0, 3), min_size=1, max_size=5),
)
@settings(deadline=None)
def test_a_state_that_was_read_resumes(size, data, seed, before, after):
    num_pits = data.draw(st.integers(0, min(4, size**2 - 3)))
    env, other = (make(size=size, num_pits=num_pits) for _ in range(2))
    env.reset(seed=seed)
    for action in before:
        env.step(action)
    other.reset(seed=seed, options={"state": env.state})

    assert other.state == env.state
    # On with the words that come next.
    words, key, t, *others = other._lane
    other._lane = (words, key, t + len(before), *others)
    for action in after:
        (*_, mine), (*_, theirs) = env.step(action), other.step(action)

        assert mine["status"] == theirs["status"]
        assert other.state == env.state


def test_the_words_are_those_of_the_kernel():
    words = hunter_wumpus_words.pack(hunter_wumpus_words.unpack((514, 2**63, 0x0101404100_3F3F3E)))

    assert words == (514, 2**63, 0x0101404100_3F3F3E)


# ---- Frames --------------------------------------------------------------------------------------


SHOWN = NEAR | {"visited": [(2, 0), (3, 0)]}
CAUGHT = SHOWN | {"player": (2, 0)}
FELL = SHOWN | {"wumpus": (1, 1), "visited": [(1, 1)]}
PLAYER_FELL = SHOWN | {"player": (0, 2)}
WON = SHOWN | {"player": (3, 3)}

FIRST = """\
HunterWumpus 4 x 4, 3 pits
+---------+
| . 1 W : |
| . O 3 O |
| O . P . |
| . . . G |
+---------+
step 0, return 0
the wumpus senses scent 2"""


def drawn(render_mode, state=SHOWN, **parameters):
    env = make(render_mode=render_mode, **parameters)
    env.reset(seed=0, options={"state": state})
    return env


def test_text():
    env = drawn("ansi")

    assert env.render() == FIRST
    env.step(0)
    assert "return -6, last action north\nthe wumpus senses" in env.render()


@pytest.mark.parametrize(
    ("state", "row", "end"),
    [
        (CAUGHT, "| . 1 X : |", "the wumpus caught the player\nthe wumpus senses scent 2"),
        (FELL, "| . W 3 O |", "the wumpus fell into a pit\nthe wumpus senses nothing"),
        (PLAYER_FELL, "| P . . . |", "the player fell into a pit\nthe wumpus senses scent 2"),
        (WON, "| . . . P |", "the player found the gold\nthe wumpus senses scent 2"),
    ],
)
def test_text_at_the_end(state, row, end):
    text = drawn("ansi", state).render()

    assert row in text.splitlines()
    assert text.endswith(f"return 0, {end}")


def test_the_text_says_what_is_near():
    near = SHOWN | {"player": (2, 1), "scent": {}, "wumpus": (3, 0)}
    assert drawn("ansi", near).render().endswith("the wumpus senses pit near")
    near = SHOWN | {"player": (2, 1), "scent": {(2, 2): 1}, "wumpus": (2, 2), "visited": [(2, 2)]}
    assert drawn("ansi", near).render().endswith("the wumpus senses scent 1, player near")
    one = {"gold": (1, 1), "pits": [(1, 0)], "wumpus": (0, 1)}
    assert drawn("ansi", one, size=2, num_pits=1).render().startswith("HunterWumpus 2 x 2, 1 pit\n")


def test_pictures_tell_states_apart():
    env, pictures = drawn("rgb_array"), set()
    states = [
        SHOWN,
        CAUGHT,
        FELL,
        PLAYER_FELL,
        WON,
        SHOWN | {"scent": {}},
        SHOWN | {"scent": {(2, 1): 2}},
        SHOWN | {"visited": [(2, 0)]},
        SHOWN | {"gold": (2, 3)},
        SHOWN | {"pits": [(1, 1), (3, 1), (0, 3)]},
        SHOWN | {"wumpus": (3, 3), "visited": [(3, 3)]},
    ]
    for state in states:
        env.reset(options={"state": state})
        board = env.render()[58:-58]  # without the words above and below
        pictures.add(board.tobytes())

    assert len(pictures) == len(states)


def test_the_wumpus_looks_where_it_went():
    env = drawn("rgb_array", SHOWN | {"wumpus": (3, 3), "visited": [(3, 3)]})
    looks = {env.render()[58:-58].tobytes()}
    for action in (1, 2):  # against the border
        env = drawn("rgb_array", SHOWN | {"wumpus": (3, 3), "visited": [(3, 3)]})
        env.step(action)
        looks.add(env.render()[58:-58].tobytes())

    assert len(looks) == 3


@pytest.mark.parametrize("size", range(2, 9))
def test_pictures_of_every_size(size):
    state = {"gold": (1, 1), "pits": [], "wumpus": (0, 1)}
    picture = drawn("rgb_array", state, size=size, num_pits=0).render()

    assert min(picture.shape[:2]) >= 60 * size


def test_words_fit_beside_each_other():
    """The title, on the left, and the longest news, on the right, leave a gap."""
    near = {"gold": (3, 0), "pits": [(1, 1), (3, 2), (0, 3)], "wumpus": (0, 1), "player": (0, 2)}
    picture = drawn("rgb_array", near | {"scent": {(0, 1): 3}}).render()
    blank = (picture[10:36] == picture[0, 0]).all(axis=(0, 2))
    inked = np.flatnonzero(~blank)

    assert np.diff(inked).max() > 12
    assert inked[0] > 20
    assert inked[-1] < picture.shape[1] - 20


def test_the_commands(capsys):
    assert main(["show", "HunterWumpus", "-p", "size=5"]) == 0
    out = capsys.readouterr().out
    assert "Box(0.0, 1.0, (8,), float32)" in out
    assert "0 north, 1 south, 2 east, 3 west" in out
    assert main(["render", "HunterWumpus", "--seed", "1", "--actions", "0,4"]) == 2
    assert "numbers between 0 and 3 or north, south, east, west, got '4'" in capsys.readouterr().err


def test_play(capsys, monkeypatch):
    def play(keys):
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        status = main(["play", "HunterWumpus", "--seed", "0", "-p", "max_steps=1"])
        return status, capsys.readouterr().out

    for keys, action in (
        ("w", "north"),
        ("down", "south"),
        ("d", "east"),
        ("left", "west"),
        ("3", "west"),
    ):
        status, out = play(keys)

        assert status == 0
        assert f"action {action}, reward " in out
        assert f"last action {action}" in out
    assert "terminated False, truncated True" in play("d")[1]


@settings(deadline=None)
@given(
    games(), st.integers(0, 2**64 - 1), st.integers(0, 7), st.none() | st.integers(0, 7), st.data()
)
def test_the_kernel_knows_the_words_of_states(game, key, turns, changed, data):
    """It accepts the words of the states that can be read, and no others."""
    size, num_pits = game
    kernel = KERNELS["HunterWumpus"](size=size, num_pits=num_pits)
    pits, visited, tokens = kernel.init(key)
    for turn in range(turns):
        pits, visited, tokens = kernel.step((pits, visited, tokens), (key >> turn) % 4, key)[0]
    if changed is not None:
        byte = data.draw(st.integers(0, 5) | st.integers(0, 255))
        tokens = tokens & ~(255 << 8 * changed) | byte << 8 * changed
        pits ^= data.draw(st.just(0) | st.integers(0, 63).map(lambda bit: 1 << bit))
        visited ^= data.draw(st.just(0) | st.integers(0, 63).map(lambda bit: 1 << bit))
    found = pits, visited, tokens

    try:
        hunt = hunter_wumpus_words.unpack(found).as_dict()
        readable = hunter_wumpus_words.pack(hunter_wumpus_state.read(hunt, size, num_pits)) == found
    except (IndexError, ValueError):
        readable = False

    assert kernel.state_valid(found) == readable
    assert changed is not None or readable
