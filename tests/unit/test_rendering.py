"""Frames: text, pictures and the window, none of which needs a display here."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RenderCollection

import provengym

UP, DOWN, LEFT, RIGHT = range(4)

FIRST = """\
GridWorld 2 x 3
+-------+
| A . . |
| . . G |
+-------+
step 0, return 0"""

MOVED = """\
GridWorld 2 x 3
+-------+
| S A . |
| . . G |
+-------+
step 1, return -1, last action right"""

ARRIVED = """\
GridWorld 2 x 3
+-------+
| S . . |
| . . A |
+-------+
step 3, return -2, last action down, goal reached"""


def make(render_mode, height=2, width=3, **parameters):
    env = provengym.GridWorldEnv(height, width, render_mode=render_mode, **parameters)
    env.reset(seed=0)
    return env


def first_picture(env):
    env.reset(seed=0)
    return env.render()


def test_text():
    env = make("ansi")
    frames = [env.render()]
    for action in (RIGHT, RIGHT, DOWN):
        env.step(action)
        frames.append(env.render())
    env.reset()

    assert frames[0] == FIRST
    assert frames[1] == MOVED
    assert frames[3] == ARRIVED
    assert env.render() == FIRST


def test_a_picture_is_a_fresh_array():
    env = make("rgb_array")
    first = env.render()
    kept = first.copy()
    second = env.render()
    second[:] = 0

    assert first.dtype == np.uint8
    assert first.ndim == 3
    assert first.shape[2] == 3
    assert first.flags.c_contiguous
    np.testing.assert_array_equal(first, kept)
    np.testing.assert_array_equal(env.render(), kept)


def test_pictures_tell_states_apart():
    env = make("rgb_array")
    pictures = set()
    for row in range(2):
        for column in range(3):
            env.reset(options={"state": (row, column)})
            pictures.add(env.render().tobytes())

    assert len(pictures) == 6


@pytest.mark.parametrize("action", [UP, LEFT])
def test_the_agent_looks_where_it_went(action):
    env = make("rgb_array")
    before = env.render()[58:-58]
    env.step(action)

    assert (env.render()[58:-58] != before).any()


@pytest.mark.filterwarnings("ignore:start and goal")
@pytest.mark.parametrize(("height", "width"), [(1, 1), (1, 4096), (64, 64), (9, 30)])
def test_pictures_of_every_shape(height, width):
    picture = make("rgb_array", height, width, start=(0, 0), goal=(height - 1, width - 1)).render()

    assert picture.shape[0] > 8 * height
    assert picture.shape[1] > 8 * width


@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_too_large_for_a_picture(mode):
    env = provengym.GridWorldEnv(64, 65, render_mode=mode)
    with pytest.raises(ValueError, match=r"up to 4,096 cells; this grid has 4,160"):
        first_picture(env)

    assert env.state == (None if mode == "human" else (0, 0))


def test_too_large_for_text():
    assert len(make("ansi", 100, 100).render().splitlines()) == 104
    with pytest.raises(ValueError, match=r"up to 10,000 cells; this grid has 10,001"):
        make("ansi", 1, 10_001).render()


def test_no_mode_warns():
    with pytest.warns(UserWarning, match="render_mode"):
        assert make(None).render() is None


def test_the_window():
    import pygame

    env = gymnasium.make("provengym/GridWorld-v0", render_mode="human")
    env.reset(seed=0)
    window = pygame.display.get_surface()
    first = pygame.surfarray.array3d(window)
    env.step(RIGHT)

    assert env.render() is None
    assert (pygame.surfarray.array3d(window) != first).any()
    env.close()
    assert not pygame.display.get_init()
    env.close()


def test_pictures_open_no_display():
    code = (
        "import provengym, pygame; e = provengym.GridWorldEnv(render_mode='rgb_array');"
        "e.reset(); e.render(); print(pygame.display.get_init())"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert result.stdout == "False\n"


@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_without_pygame(mode, monkeypatch):
    monkeypatch.setitem(sys.modules, "pygame", None)
    env = provengym.GridWorldEnv(render_mode=mode)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match=r"pip install .*render"):
        first_picture(env)

    assert env.state == (None if mode == "human" else (0, 0))


def test_without_scipy(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.sparse", None)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match=r"pip install scipy"):
        provengym.GridWorldEnv().transition_matrices()


def test_gymnasium_collects_frames():
    env = RenderCollection(gymnasium.make("provengym/GridWorld-v0", render_mode="ansi"))
    env.reset(seed=0)
    env.step(RIGHT)

    assert len(env.render()) == 2
