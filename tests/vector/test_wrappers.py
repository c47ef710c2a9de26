"""Each vector wrapper of Gymnasium around our vector environments and around `SyncVectorEnv`: the
same replies in the modes that it accepts, and refused in the others."""

import copy
import importlib
import re
import warnings
from pathlib import Path

import numpy as np
import pytest
from gymnasium.wrappers import vector as wrappers

from provengym.envs.registry import find
from vector.lanes import MODES, native, require_same, synchronous
from vector.wrappers import NEEDS, OF_JAX, WRAPPERS

PAGE = Path(__file__).parents[2] / "docs" / "vector.md"
N = 3
REFUSED = "Expected (env.metadata|autoreset_mode)|DLPack only supports"


def wrapped(name, make, mode, folder):
    env, parameters, wrap = WRAPPERS[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        inner = make(find(env), N, mode, **parameters, max_episode_steps=4)
        return wrap(inner, str(folder))


def arrays(reply):
    """A reply with NumPy's arrays in the place of another library's."""
    if isinstance(reply, dict):
        # The time that an episode took is not the same twice.
        return {name: arrays(value) for name, value in reply.items() if name != "t"}
    if isinstance(reply, (tuple, list)):
        return [arrays(value) for value in reply]
    return reply.numpy() if hasattr(reply, "numpy") else reply


def played(env):
    """The replies to resets and steps, and what an end in the mode DISABLED asks for."""
    env.action_space.seed(0)
    replies = [copy.deepcopy(arrays(env.reset(seed=3)))]
    for _ in range(9):
        actions = env.action_space.sample()
        if type(env).__name__ == "NumpyToTorch":
            actions = importlib.import_module("torch").as_tensor(actions)
        replies.append(copy.deepcopy(arrays(env.step(actions))))
        *_, terminated, truncated, _ = replies[-1]
        ended = terminated | truncated
        if env.metadata["autoreset_mode"].name == "DISABLED" and ended.any():
            replies.append(copy.deepcopy(arrays(env.reset(options={"reset_mask": ended}))))
    return replies


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", WRAPPERS)
def test_a_wrapper_does_the_same_as_around_synchronous_environments(name, mode, tmp_path):
    for package in NEEDS.get(name, ()):
        pytest.importorskip(package, reason=f"{name} needs {package}")
    told = table()[name]
    if not told[mode]:
        for make in (native, synchronous):
            with pytest.raises((ValueError, BufferError), match=REFUSED):
                played(wrapped(name, make, mode, tmp_path / "none"))
        return
    mine, theirs = (wrapped(name, m, mode, tmp_path / m.__name__) for m in (native, synchronous))

    assert mine.observation_space == theirs.observation_space
    assert mine.action_space == theirs.action_space
    require_same(played(mine), played(theirs))
    mine.close()
    theirs.close()
    if name == "RecordVideo":
        videos = [(tmp_path / m.__name__).glob("*.mp4") for m in (native, synchronous)]
        sizes = [[video.stat().st_size for video in folder] for folder in videos]
        assert sizes[0] == sizes[1] != []


def test_statistics_are_of_the_lanes_that_were_reset():
    """`SyncVectorEnv` takes the mask out of the options, and the wrapper then forgets all lanes."""
    env = wrappers.RecordEpisodeStatistics(native(find("GridWorld"), 2, "disabled", height=1))
    env.reset(seed=0)
    for _ in range(3):
        env.step([3, 2])
    *_, infos = env.step([3, 2])
    env.reset(options={"reset_mask": np.array([True, False])})
    for _ in range(4):
        *_, later = env.step([2, 3])

    assert (infos["episode"]["l"].tolist(), infos["episode"]["r"].tolist()) == ([4, 0], [-3, 0])
    assert (later["episode"]["l"].tolist(), later["episode"]["r"].tolist()) == ([0, 8], [0, -7])


def table():
    """Which wrapper the page says to accept which mode."""
    rows = re.findall(
        r"^\| `(\w+)`[^|]*\| (yes|no) \| (yes|no) \| (yes|no) \|", PAGE.read_text(), re.M
    )
    return {name: dict(zip(MODES, (v == "yes" for v in told), strict=True)) for name, *told in rows}


def test_the_page_tells_of_every_wrapper():
    everyone = {name for name in wrappers.__all__ if name[0].isupper()}

    assert table().keys() == WRAPPERS.keys() == everyone - OF_JAX
    for name in OF_JAX:
        assert f"`{name}`" in PAGE.read_text()
