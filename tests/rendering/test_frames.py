"""What environments draw, in squares of a few pixels, against pictures of an earlier run.

`pytest --rewrite-frames tests/rendering/test_frames.py` draws them anew: look at each that changes.
"""

from pathlib import Path

import numpy as np
import pytest

from provengym.envs.registry import ENVIRONMENTS, FAMILIES

pygame = pytest.importorskip("pygame")

FOLDER = Path(__file__).with_name("frames")
SQUARE, LEVELS = 8, 16
"""Pixels on a side, and by how much a color of a square may differ, of 255."""
EPISODES = {
    "Fishing": ({"Tmax": 8, "sigma": 0.1}, [5, 5, 90, 20, 0, 200, 10, 10]),
    "GridWorld": ({"height": 2, "width": 3, "goal": (1, 2)}, [1, 3, 0, 2, 1, 3, 3]),
    "HunterWumpus": ({"size": 5, "num_pits": 2}, [1, 2, 1, 2, 2, 3, 1, 0, 1, 2]),
    "KeyLock": ({"size": 2}, [2, 4, 5, 1, 4, 5, 3, 4, 5, 0, 4, 5]),
    "Recommender": ({}, [0, 3, 1, 4, 2]),
    "SpellCorrection": ({}, [3, 30, 60, 81]),
    "Swimmer": ({}, [(1.0, -1.0)] * 6),
    "SwimmerGait": ({}, [0, 0, 2, 2, 1, 3, 3]),
    "TwoLaneDriving": ({"obstacles": ((6, 0), (3, 1)), "length": 12}, [2, 2, 0, 0, 0]),
}
"""Arguments, and actions from a reset with the seed 3, until an episode is over."""


def drawn(name):
    """The first frame, the one in the middle and the last one, as an array of squares."""
    arguments, actions = EPISODES[name]
    (entry, *_) = (one for one in ENVIRONMENTS if one.name == name)
    env = entry.load()(render_mode="rgb_array", **arguments)
    env.reset(seed=3)
    frames = [env.render()]
    for action in actions:
        _, _, terminated, truncated, _ = env.step(np.asarray(action, env.action_space.dtype)[()])
        frames.append(env.render())
        if terminated or truncated:
            break
    env.close()
    return np.concatenate([_squares(frames[k]) for k in (0, len(frames) // 2, -1)])


def _squares(frame):
    height, width = (side // SQUARE for side in frame.shape[:2])
    parts = frame[: height * SQUARE, : width * SQUARE].reshape(height, SQUARE, width, SQUARE, 3)
    return parts.mean(axis=(1, 3)).round().astype(np.uint8)


@pytest.mark.parametrize("name", [family.name for family in FAMILIES])
def test_frames_are_as_they_were(name, pytestconfig):
    found, file = drawn(name), FOLDER / f"{name}.png"
    if pytestconfig.getoption("--rewrite-frames"):
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(pygame.surfarray.make_surface(found.swapaxes(0, 1)), str(file))
    before = pygame.surfarray.array3d(pygame.image.load(str(file))).swapaxes(0, 1)

    assert found.shape == before.shape
    assert np.abs(found.astype(int) - before).max() <= LEVELS
