"""The kernel of NewEnv: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import WORD, Case
from provengym._core import NewEnv
from transcriptions.new_env import step


@st.composite
def walks(draw):
    """Cells in the corridor and outside, where they read as 0."""
    length = draw(st.integers(2, 5) | st.integers(2, 1000))
    cells = st.integers(0, length) | st.sampled_from([length - 2, WORD, WORD - 1])
    actions = st.integers(0, 1) | st.sampled_from([2, WORD])
    kernel, steps, views = NewEnv(length=length), [], []
    assert kernel.init() == (0,)
    for cell, action in draw(st.lists(st.tuples(cells, actions), max_size=20)):
        after, reward, ended = step(length, cell if cell < length else 0, action)
        steps.append(((cell,), action, 0, (after,), reward, ended))
        views.append(((after,), ended, (after,)))
    return kernel, steps, views


PARAMS = {"length": 5}
CASE = Case(
    params=PARAMS,
    other={"length": 6},
    histories=walks(),
    reference={"length": 3},
    in_c=PARAMS,
    description=(("cell",), np.uint32, 1, 2, 1, 0, 0),
    out_of_range=(
        ({"length": 1}, "length", 2, 1000),
        ({"length": 1001}, "length", 2, 1000),
    ),
)
