"""The kernel of SwimmerGait: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import SwimmerGait
from transcriptions.swimmer_gait import step


@st.composite
def walks(draw):
    """Shapes, and joints out of range, which read as 0."""
    kernel, steps, views = SwimmerGait(resolution=9), [], []
    assert kernel.init() == (4, 4)
    joints = st.integers(0, 9) | st.sampled_from([WORD, WORD - 1, 2**31])
    actions = st.integers(0, 4) | st.sampled_from([5, WORD])
    noise = st.integers(0, LARGEST_WORD)
    for words, action in draw(st.lists(st.tuples(st.tuples(joints, joints), actions), max_size=20)):
        shape = tuple(joint if joint < 9 else 0 for joint in words)
        after, reward = step(shape, action if action < 5 else 0)
        steps.append((words, action, draw(noise), after, reward, False))
        views.append((after, False, (9 * after[0] + after[1], *after)))
    return kernel, steps, views


CASE = Case(
    params={"resolution": 9},
    other=None,
    histories=walks(),
    reference={"max_steps": 3},
    in_c={"resolution": 9},
    description=(("joint1", "joint2"), np.uint32, 3, 5, 10**6, 0, 0),
    out_of_range=(
        ({"resolution": 8}, "resolution", 9, 9),
        ({"resolution": 10}, "resolution", 9, 9),
    ),
)
