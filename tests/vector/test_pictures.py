"""Frames of lanes: those of the single environments, and all in one picture."""

import numpy as np
import pytest

from provengym.envs.registry import ENVIRONMENTS
from vector.lanes import CASES, EVERY, EVERY_MODE, native, require_same, synchronous

GRID = ENVIRONMENTS[0]


@EVERY
@EVERY_MODE
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_frames_are_those_of_the_single_environments(entry, mode, render_mode):
    parameters, state, action, _ = CASES[entry.name].ending
    parameters = {**parameters, "render_mode": render_mode, "max_episode_steps": 4}
    env, theirs = native(entry, 2, mode, **parameters), synchronous(entry, 2, mode, **parameters)
    env.action_space.seed(0)
    for vector in (env, theirs):
        vector.reset(seed=0)
    for step in range(7):
        actions = env.action_space.sample()
        if step == 2:
            for vector in (env, theirs):
                vector.reset(options={"state": state, "reset_mask": np.array([False, True])})
            actions[1] = action
        replies = [vector.step(actions) for vector in (env, theirs)]
        frames = env.render()
        require_same(frames, theirs.render())
        assert isinstance(frames, tuple)
        ended = replies[0][2] | replies[0][3]
        if mode == "disabled" and ended.any():
            for vector in (env, theirs):
                vector.reset(options={"reset_mask": ended.copy()})


@pytest.mark.parametrize(("n", "rows", "columns"), [(1, 1, 1), (2, 1, 2), (5, 2, 3), (9, 3, 3)])
def test_many_pictures_are_one(n, rows, columns):
    env = native(GRID, n, render_mode="rgb_array")
    env.reset(seed=0)
    env.step([1, 3, 0, 2, 1, 1, 3, 3, 0][:n])
    frames, whole = env.render(), env.render_tiled()
    height, width, _ = frames[0].shape

    assert whole.shape == (rows * height, columns * width, 3)
    assert whole.dtype == np.uint8
    for lane in range(rows * columns):
        row, column = divmod(lane, columns)
        part = whole[row * height :, column * width :][:height, :width]
        assert (part == (frames[lane] if lane < n else 0)).all()


@pytest.mark.parametrize("put", ["set_attr", "set_state"])
def test_lanes_that_are_put_elsewhere_have_earned_nothing(put):
    env = native(GRID, 2, render_mode="ansi")
    env.reset(seed=0)
    states, saved = env.get_attr("state"), env.get_state()
    env.step([1, 1])
    assert all("return -1" in frame for frame in env.render())
    env.set_state(saved) if put == "set_state" else env.set_attr("state", states)

    assert all("return 0" in frame for frame in env.render())


def test_many_texts_are_one():
    env = native(GRID, 2, render_mode="ansi")
    env.reset(seed=0)

    assert env.render_tiled() == "\n".join(env.render())


def test_without_a_render_mode_there_is_a_warning_and_no_frame():
    env = native(GRID, 2)
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="needs a render_mode"):
        assert env.render() is None
    with pytest.warns(UserWarning, match="needs a render_mode"):
        assert env.render_tiled() is None


def test_a_grid_too_large_for_a_picture_is_refused():
    env = native(GRID, 2, height=1000, render_mode="rgb_array")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="pictures are drawn for up to"):
        env.render()
    assert env.step([1, 1])[0].tolist() == [5, 5]
