"""Frames of environments, in squares of a few pixels, against pictures of an earlier run.

`pytest --rewrite-frames tests/rendering/test_frames.py` draws them anew: look at each that changes.
"""

from pathlib import Path

import numpy as np
import pytest

from envs.cases.case import every_case
from provengym.envs.registry import ENVIRONMENTS, FAMILIES

pygame = pytest.importorskip("pygame")

FOLDER = Path(__file__).with_name("frames")
SQUARE, LEVELS = 8, 16
"""Pixels on a side, and by how much a color of a square may differ, of 255."""


def drawn(family):
    """The first frame, the one in the middle and the last one, as an array of squares."""
    (entry, *_) = (one for one in ENVIRONMENTS if one.name == family.name)
    arguments, actions = every_case()[entry.name].drawn
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


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.folder)
def test_frames_are_as_they_were(family, pytestconfig):
    found, file = drawn(family), FOLDER / f"{family.folder}.png"
    if pytestconfig.getoption("--rewrite-frames"):
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(pygame.surfarray.make_surface(found.swapaxes(0, 1)), str(file))
    assert file.is_file(), "look at what --rewrite-frames draws"
    before = pygame.surfarray.array3d(pygame.image.load(str(file))).swapaxes(0, 1)

    assert found.shape == before.shape
    assert np.abs(found.astype(int) - before).max() <= LEVELS
