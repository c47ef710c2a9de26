"""The states of HunterWumpus in plain words: starting from one, reading it, and what is refused."""

import copy

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym  # noqa: F401
from provengym.envs.hunter_wumpus import words as hunter_wumpus_words

STATE = {
    "gold": (3, 3),
    "pits": [(1, 1), (3, 1), (0, 2)],
    "wumpus": (2, 0),
    "player": (2, 2),
    "scent": {(2, 1): 3, (2, 0): 2, (1, 0): 1},
    "visited": [(2, 0), (3, 0)],
    "arrived_visited": True,
    "status": "Ongoing",
}
NEEDED = {name: STATE[name] for name in ("gold", "pits", "wumpus")}


def make(**parameters):
    return gymnasium.make(
        "provengym/HunterWumpus-v0", disable_env_checker=True, **parameters
    ).unwrapped


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
    for _ in before:
        other._t += 1
    for action in after:
        (*_, mine), (*_, theirs) = env.step(action), other.step(action)

        assert mine["status"] == theirs["status"]
        assert other.state == env.state


def test_the_words_are_those_of_the_kernel():
    words = hunter_wumpus_words.pack(hunter_wumpus_words.unpack((514, 2**63, 0x0101404100_3F3F3E)))

    assert words == (514, 2**63, 0x0101404100_3F3F3E)


# ---- Refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "error", "message"),
    [
        (None, TypeError, "must be a dictionary, got None"),
        ([STATE], TypeError, "must be a dictionary"),
        ({}, ValueError, "needs 'gold', got {}"),
        ({"gold": (3, 3), "pits": []}, ValueError, "needs 'wumpus'"),
        (STATE | {"score": 1}, ValueError, "may hold 'gold', .*'status', got 'score'"),
        (STATE | {3: 1}, ValueError, "may hold 'gold', .*got 3"),
    ],
)
def test_wrong_dictionaries(state, error, message):
    refused(state, error, rf"^options\['state'\] {message}")


@pytest.mark.parametrize(
    ("key", "value", "error", "message"),
    [
        ("gold", (4, 0), ValueError, "the x of KEY must be between 0 and 3, got 4"),
        ("gold", (0, -1), ValueError, "the y of KEY must be between 0 and 3, got -1"),
        ("gold", (0, 1.0), TypeError, "the y of KEY must be an integer between 0 and 3, got 1.0"),
        ("gold", (1,), ValueError, r"KEY must be a \(x, y\) pair of integers, got \(1,\)"),
        ("gold", 3, TypeError, r"KEY must be a \(x, y\) pair of integers, got 3"),
        ("gold", None, TypeError, "KEY must be a"),
        ("gold", ((0, 1), 2), TypeError, "the x of KEY must be an integer"),
        ("gold", (0, 0), ValueError, r"KEY must not be \(0, 0\), where the player starts"),
        ("gold", (1, 1), ValueError, r"KEY must not be in a pit, got \(1, 1\)"),
        ("wumpus", "20", TypeError, "KEY must be a"),
        ("wumpus", (0, 1), ValueError, r".*'visited'\] must have the cell of the wumpus, \(0, 1\)"),
        ("player", np.array(3), TypeError, "KEY must be a"),
        ("pits", 3, TypeError, r"KEY must be a list of \(x, y\) pairs, got 3"),
        ("pits", {(1, 1): 1}, TypeError, "KEY must be a list"),
        ("pits", [(1, 1), (3, 1)], ValueError, "KEY must be num_pits=3 cells, got 2"),
        (
            "pits",
            [(1, 1), (3, 1), (1, 1)],
            ValueError,
            r"KEY must be different cells, got \(1, 1\)",
        ),
        ("pits", [(1, 1), (3, 1), (0, 0)], ValueError, r"KEY must leave out \(0, 0\)"),
        ("pits", [(1, 1), (3, 1), (0, 4)], ValueError, "the y of KEY"),
        ("pits", [(1, 1), (3, 1), 7], TypeError, "KEY must be a"),
        ("scent", [(1, 0)], TypeError, "KEY must be a dictionary from cells to levels"),
        ("scent", {(1, 0): 4}, ValueError, "a level of KEY must be between 1 and 3, got 4"),
        ("scent", {(1, 0): 0}, ValueError, "a level of KEY must be between 1 and 3, got 0"),
        ("scent", {(1, 0): True}, TypeError, "a level of KEY must be an integer"),
        ("scent", {(1, 0): 2, (2, 0): 2}, ValueError, "KEY must have each level once, got 2 twice"),
        ("scent", {(1, 1): 2}, ValueError, r"KEY must not be in a pit, got \(1, 1\)"),
        ("scent", {"a": 2}, TypeError, "KEY must be a"),
        ("scent", None, TypeError, "KEY must be a dictionary"),
        ("visited", [], ValueError, r"KEY must have the cell of the wumpus, \(2, 0\)"),
        ("visited", [(2, 0), (2, 0)], ValueError, "KEY must be different cells"),
        ("visited", [(2, 0), (9, 0)], ValueError, "the x of KEY"),
        ("arrived_visited", 1, TypeError, "KEY must be True or False, got 1"),
        ("arrived_visited", None, TypeError, "KEY must be True or False"),
        ("status", "PlayerWon", ValueError, "KEY must be 'Ongoing' on this board, got 'PlayerWon'"),
        ("status", "Over", ValueError, "KEY must be one of 'Ongoing', .* got 'Over'"),
        ("status", None, ValueError, "KEY must be one of"),
        ("status", 0, TypeError, "KEY must be one of"),
    ],
)
def test_wrong_entries_are_named(key, value, error, message):
    refused(
        STATE | {key: value}, error, "^" + message.replace("KEY", rf"options\['state'\]\['{key}'\]")
    )


@pytest.mark.parametrize(
    ("player", "where"), [((0, 2), "in a pit"), ((1, 1), "in a pit"), ((3, 3), "at the gold")]
)
def test_only_one_thing_ends_a_game(player, where):
    state = NEEDED | {"wumpus": (1, 1), "player": player}
    refused(state, ValueError, f"'player'.* must not be {where} when the wumpus is in a pit")


def refused(state, error, message):
    """Starting from the state raises, and the environment stays as it was."""
    env = make()
    env.reset(seed=3)
    env.step(1)
    twin = copy.deepcopy(env)
    with pytest.raises(error, match=message):
        env.reset(seed=5, options={"state": state})

    assert env.state == twin.state
    assert env.step(2)[1:] == twin.step(2)[1:]
    assert env.state == twin.state
