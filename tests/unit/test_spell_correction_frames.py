"""Frames of SpellCorrectionEnv, and the environment on the command line."""

import io
import json
import sys

import gymnasium
import numpy as np
import pytest

from provengym.cli import main


def make(render_mode, target="hello", current="hl_lo", **parameters):
    name = "provengym/SpellCorrection-v0"
    env = gymnasium.make(name, disable_env_checker=True, render_mode=render_mode, **parameters)
    env.reset(seed=0, options={"state": {"target": target, "current": current}})
    return env.unwrapped


def test_text():
    env = make("ansi", max_word_length=6)
    frames = [env.render()]
    for action in (26 + 4, 2 * 26 + 11):
        env.step(action)
        frames.append(env.render())

    assert frames == [
        "SpellCorrection 6\n| h l _ l o _ |\n  0 1 2 3 4 5\nstep 0, return 0, distance 2",
        "SpellCorrection 6\n| h e _ l o _ |\n  0 1 2 3 4 5\n"
        "step 1, return 0, distance 1, last action e into cell 1",
        "SpellCorrection 6\n| h e l l o _ |\n  0 1 2 3 4 5\n"
        "step 2, return 1, distance 0, last action l into cell 2, restored hello",
    ]


def test_text_of_the_longest_row():
    lines = make("ansi", max_word_length=12, reveal_target=True).render().splitlines()

    assert lines[1:3] == [
        "|  h  l  _  l  o  _  _  _  _  _  _  _ |",
        "   0  1  2  3  4  5  6  7  8  9 10 11",
    ]
    assert lines[3] == "step 0, return 0, distance 2, word hello"


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_frames_do_not_tell_the_word(render_mode):
    frames = [make(render_mode, target, "abc").render() for target in ("abd", "bc", "abcd")]

    assert np.array_equal(frames[0], frames[1])
    assert np.array_equal(frames[0], frames[2])
    shown = [make(render_mode, t, "abc", reveal_target=True).render() for t in ("abd", "abz")]
    assert not np.array_equal(*shown)


def test_pictures_tell_states_apart():
    env = make("rgb_array", reward_mode="shaped", max_word_length=7)
    pictures = [env.render()]
    # The same letter again: only the highlighted cell is new. Then the word.
    for action in (7, 26 + 4, 2 * 26 + 11):
        env.step(action)
        pictures.append(env.render())

    assert pictures[0].dtype == np.uint8
    assert pictures[0].shape[1] > 7 * 50
    boards = [picture[58:-58].tobytes() for picture in pictures]
    assert len(set(boards)) == 4


@pytest.mark.parametrize("cells", [1, 2, 12])
def test_pictures_of_every_length(cells):
    picture = make("rgb_array", "a", "b", max_word_length=cells, words=["ab"[:cells]]).render()

    assert picture.shape[1] >= max(56 * cells, 400)


def test_the_commands(capsys, tmp_path):
    words = ["-p", 'words=["hello"]', "-p", 'transforms=["swap"]', "--seed", "3"]
    assert main(["show", "SpellCorrection"]) == 0
    assert "Discrete(260)" in capsys.readouterr().out
    assert main(["list", "--json"]) == 0
    names = [entry["name"] for entry in json.loads(capsys.readouterr().out)["environments"]]
    assert "SpellCorrection" in names
    assert main(["render", "SpellCorrection", *words, "--actions", "5a,32,0H"]) == 0
    cells = capsys.readouterr().out.splitlines()[1].split()[1:7]
    assert cells[0] == "h"
    assert cells[1] == "g"
    assert cells[5] == "a"
    picture = tmp_path / "word.png"
    assert main(["render", "SpellCorrection", *words, "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    for wrong in ("10a", "260", "a3", "3", "-1", "3ab"):
        status = main(["render", "SpellCorrection", *words, "--actions", wrong])
        assert status == (0 if wrong == "3" else 2)
        error = capsys.readouterr().err
        told = f"--actions are a cell from 0 to 9 and a letter, such as 0h, got {wrong!r}"
        assert (told in error) == (wrong != "3")
    assert main(["render", "SpellCorrection", "-p", "words=nowhere.txt"]) == 2
    assert "cannot read 'nowhere.txt'" in capsys.readouterr().err


def play(monkeypatch, text):
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    return main(["play", "SpellCorrection", "-p", 'words=["hello"]', "--seed", "3"])


def test_playing(capsys, monkeypatch):
    assert play(monkeypatch, "9w 0h 1e\n2l r 3l reset 5q q 1a") == 0
    out = capsys.readouterr().out
    assert "w into cell 9, reward 0, terminated False" in out
    assert "q into cell 5, reward 0, terminated False" in out
    assert "a into cell 1" not in out
    assert out.count("step 0") == 3
    assert play(monkeypatch, "1e x\n") == 2
    assert "actions are a cell from 0 to 9 and a letter, such as 0h, got 'x'" in (
        capsys.readouterr().err
    )


def test_typing_what_is_no_action(capsys, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(sys, "stdin", Terminal("x\n1e\nq\n"))
    assert main(["play", "SpellCorrection", "-p", 'words=["hello"]']) == 0
    out = capsys.readouterr().out
    assert "such as 0h, got 'x'" in out
    assert "3h and Enter writes h into cell 3, r resets, q quits" in out
    assert "e into cell 1, reward " in out
