"""HunterWumpus as text, as pictures and on the command line."""

import io
import sys

import gymnasium
import numpy as np
import pytest

import provengym  # noqa: F401
from provengym.cli import main

STATE = {
    "gold": (3, 3),
    "pits": [(1, 1), (3, 1), (0, 2)],
    "wumpus": (2, 0),
    "player": (2, 2),
    "scent": {(2, 1): 3, (2, 0): 2, (1, 0): 1},
    "visited": [(2, 0), (3, 0)],
}
CAUGHT = STATE | {"player": (2, 0)}
FELL = STATE | {"wumpus": (1, 1), "visited": [(1, 1)]}
PLAYER_FELL = STATE | {"player": (0, 2)}
WON = STATE | {"player": (3, 3)}

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


def make(render_mode, state=STATE, **parameters):
    env = gymnasium.make(
        "provengym/HunterWumpus-v0", disable_env_checker=True, render_mode=render_mode, **parameters
    ).unwrapped
    env.reset(seed=0, options={"state": state})
    return env


def test_text():
    env = make("ansi")

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
    text = make("ansi", state).render()

    assert row in text.splitlines()
    assert text.endswith(f"return 0, {end}")


def test_the_text_says_what_is_near():
    near = STATE | {"player": (2, 1), "scent": {}, "wumpus": (3, 0)}
    assert make("ansi", near).render().endswith("the wumpus senses pit near")
    near = STATE | {"player": (2, 1), "scent": {(2, 2): 1}, "wumpus": (2, 2), "visited": [(2, 2)]}
    assert make("ansi", near).render().endswith("the wumpus senses scent 1, player near")
    one = {"gold": (1, 1), "pits": [(1, 0)], "wumpus": (0, 1)}
    assert make("ansi", one, size=2, num_pits=1).render().startswith("HunterWumpus 2 x 2, 1 pit\n")


def test_pictures_tell_states_apart():
    env, pictures = make("rgb_array"), set()
    states = [
        STATE,
        CAUGHT,
        FELL,
        PLAYER_FELL,
        WON,
        STATE | {"scent": {}},
        STATE | {"scent": {(2, 1): 2}},
        STATE | {"visited": [(2, 0)]},
        STATE | {"gold": (2, 3)},
        STATE | {"pits": [(1, 1), (3, 1), (0, 3)]},
        STATE | {"wumpus": (3, 3), "visited": [(3, 3)]},
    ]
    for state in states:
        env.reset(options={"state": state})
        board = env.render()[58:-58]  # without the words above and below
        pictures.add(board.tobytes())

    assert len(pictures) == len(states)


def test_the_wumpus_looks_where_it_went():
    env = make("rgb_array", STATE | {"wumpus": (3, 3), "visited": [(3, 3)]})
    looks = {env.render()[58:-58].tobytes()}
    for action in (1, 2):  # against the border
        env = make("rgb_array", STATE | {"wumpus": (3, 3), "visited": [(3, 3)]})
        env.step(action)
        looks.add(env.render()[58:-58].tobytes())

    assert len(looks) == 3


@pytest.mark.parametrize("size", range(2, 9))
def test_pictures_of_every_size(size):
    state = {"gold": (1, 1), "pits": [], "wumpus": (0, 1)}
    env = make("rgb_array", state, size=size, num_pits=0)
    first = env.render()
    kept = first.copy()
    env.render()[:] = 0

    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    assert min(first.shape[:2]) >= 60 * size
    np.testing.assert_array_equal(env.render(), kept)


def test_words_fit_beside_each_other():
    """The title, on the left, and the longest news, on the right, leave a gap."""
    near = {"gold": (3, 0), "pits": [(1, 1), (3, 2), (0, 3)], "wumpus": (0, 1), "player": (0, 2)}
    picture = make("rgb_array", near | {"scent": {(0, 1): 3}}).render()
    blank = (picture[10:36] == picture[0, 0]).all(axis=(0, 2))
    inked = np.flatnonzero(~blank)

    assert np.diff(inked).max() > 12
    assert inked[0] > 20
    assert inked[-1] < picture.shape[1] - 20


def test_the_window():
    import pygame

    env = make("human")
    window = pygame.display.get_surface()
    first = pygame.surfarray.array3d(window)
    env.step(1)

    assert (pygame.surfarray.array3d(window) != first).any()
    env.close()


def test_the_commands(capsys, monkeypatch):
    assert main(["list"]) == 0
    assert "HunterWumpus" in capsys.readouterr().out
    assert main(["show", "HunterWumpus", "-p", "size=5"]) == 0
    out = capsys.readouterr().out
    assert "Box(0.0, 1.0, (8,), float32)" in out
    assert "0 north, 1 south, 2 east, 3 west" in out
    assert main(["render", "HunterWumpus", "--seed", "1", "--actions", "0,4"]) == 2
    assert "numbers between 0 and 3, got '4'" in capsys.readouterr().err
    assert main(["solve", "HunterWumpus", "--discount", "0.9"]) == 2
    assert "HunterWumpus has no table: its boards" in capsys.readouterr().err


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
