"""Pictures and text of classes of rules, and playing them."""

import functools
import io
import sys

import gymnasium
import numpy as np
import pytest

from command import runner
from provengym.envs.rules import PlainRules
from provengym.envs.rules_frame import frame_of
from provengym.proving.page import page
from proving import kernels
from spec import written
from spec.making import made

BOARDS = """
class Rules(Environment):
    rows: Annotated[int, Parameter(2, 2)] = 2
    columns: Annotated[int, Parameter(3, 3)] = 3
    board: Annotated[Cells, Of(20, 6)]
    row: Annotated[int, Range(0, "rows - 1")]
    col: Annotated[int, Range(0, "columns - 1")]
    goal_y: Annotated[int, Range(5, 7)]
    goal_x: Annotated[int, Range(-1, 0)]
    strip: Annotated[Cells, Of(2, 5)]
    lamp: bool
    def start(self) -> None:
        self.board = Cells([0, 1, 12, 0, 0, 3])
        self.row = 1
        self.col = 0
        self.goal_y = 6
        self.goal_x = -1
        self.strip = Cells([0, 1, 0, 0, 1])
        self.lamp = False
    def act(self, action: bool) -> int:
        self.col = (self.col + 1) % 3
        return 1
"""
SHOWN = """board, row, col:
+----------+
|  .  1 12 |
|  @  .  3 |
+----------+
strip:
+-----------+
| . 1 . . 1 |
+-----------+
goal_y, goal_x:
+-----+
| . . |
| G . |
| . . |
+-----+
lamp: False
"""
OWN = """
class Rules(Environment):
    n: Annotated[int, Range(0, 3)]
    def start(self) -> None:
        self.n = 0
    def act(self, action: bool) -> int:
        self.n = (self.n + 1) % 4
        return 1
    def frame(self) -> list[str]:
        return ["=" * 8, "." * self.n + "o"]
"""


@pytest.fixture
def run(capsys):
    return runner(capsys)


def begun(rules, **arguments):
    env = rules(**arguments)
    env.reset(seed=0)
    return env


def test_rows_and_places_are_boards_and_the_others_a_table():
    assert begun(made(BOARDS), render_mode="ansi").render() == SHOWN


@pytest.mark.parametrize(
    ("length", "constants", "size"),
    [
        (12, "HEIGHT = 3\nWIDTH = 4\n", (3, 4)),
        (12, "", (1, 12)),
        (9, "", (3, 3)),
        (36, "SIZE = 6\n", (6, 6)),
        (36, "ROWS = 4\nCOLUMNS = 9\n", (4, 9)),
        (1, "", (1, 1)),
    ],
)
def test_a_row_is_as_high_and_wide_as_constants_say(length, constants, size):
    env = begun(
        made(
            f"{constants}class Rules(Environment):\n"
            f"    row: Annotated[Cells, Of(2, {length})]\n"
            f"    def start(self) -> None:\n        self.row = Cells([0] * {length})\n"
            "    def act(self, action: bool) -> int:\n        return 0\n"
        )
    )
    [board] = frame_of(env, steps=0).boards

    assert (len(board.rows), len(board.rows[0])) == size


def test_a_class_says_how_it_is_drawn():
    rules = made(OWN)
    env = begun(rules, render_mode="ansi")
    env.step(0)

    assert env.render() == "========\n.o\n"
    assert page(rules).name == "TheRules"  # to which that is nothing
    wrong = made(OWN.replace('["=" * 8, "." * self.n + "o"]', "self.n"))
    with pytest.raises(TypeError, match="frame must return text, or a list of lines, got 0"):
        begun(wrong, render_mode="ansi").render()
    changes = made(OWN.replace("return [", "self.n = 2\n        return ["))
    with pytest.raises(AttributeError, match="n is assigned in frame"):
        begun(changes, render_mode="ansi").render()


@pytest.mark.parametrize("text", [BOARDS, OWN])
def test_a_picture_changes_with_the_state_and_keeps_its_size(text):
    env = begun(made(text), render_mode="rgb_array")
    before = env.render()
    env.step(0)
    after = env.render()

    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert before.shape[2] == 3
    assert (before != after).any()


def test_class_and_kernel_are_drawn_alike():
    compiled = kernels.slide()
    for mode in ("ansi", "rgb_array"):
        python, kernel = compiled.rules(render_mode=mode), compiled(render_mode=mode)
        for env in (python, kernel):
            env.reset(seed=3)
        if mode == "ansi":
            assert python.render() == kernel.render()
        else:
            assert python.render().shape == kernel.render().shape


def test_a_window_is_shown_at_each_step(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = []
    monkeypatch.setattr(
        "provengym.envs.rules_painter.RulesPainter.show", lambda self, frame, _: shown.append(frame)
    )
    env = begun(made(BOARDS), render_mode="human")
    env.step(0)
    env.close()

    assert [frame.steps for frame in shown] == [0, 1]


def test_gymnasium_makes_it_with_pictures():
    spec = gymnasium.envs.registration.EnvSpec("A-v0", entry_point=written.Taxi)
    env = gymnasium.make(spec, render_mode="rgb_array")
    env.reset(seed=0)

    assert env.render().ndim == 3


def plain():
    return functools.partial(PlainRules, kernels.Slide)


@pytest.mark.parametrize("make", [kernels.slide, plain])
def test_keys_are_names_and_digits(make):
    env = make()(render_mode="ansi")

    assert env.keys == {"back": 0, "stay": 1, "on": 2, "0": 0, "1": 1, "2": 2}
    assert [env.action_from_text(text) for text in ("ON", "on", "2")] == [2, 2, 2]
    assert env.action_in_words(0) == "action BACK"
    assert env.keys_help == "0 BACK, 1 STAY, 2 ON"
    assert not env.typed
    with pytest.raises(ValueError, match="action must be between 0 and 2, got 3"):
        env.action_from_text("3")


def test_it_is_played_and_drawn_by_commands(tmp_path, monkeypatch, run):
    monkeypatch.chdir(tmp_path)
    header = "from typing import Annotated\nfrom provengym.spec import *\n"
    (tmp_path / "boards.py").write_text(header + BOARDS, encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1 0 q"))
    status, printed, _ = run("play", "boards.py", "--seed", "0")

    assert status == 0
    assert printed.startswith(SHOWN)
    assert printed.count("action True, reward 1, terminated False") == 1
    assert printed.count("action False, reward 1, terminated False") == 1
    assert run("render", "boards.py:Rules", "--seed", "0")[1].rstrip() == SHOWN.rstrip()
    assert run("render", "boards.py", "--actions", "1,0", "-o", "a.png")[0] == 0
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert run("render", "boards.py", "--actions", "7")[0] == 2
    assert run("render", "boards.py", "-p", "size=3")[0] == 2
