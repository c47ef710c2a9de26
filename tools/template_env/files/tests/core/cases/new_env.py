"""The kernel of NewEnv: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import WORD, Case
from provengym._core import NewEnv
from transcriptions.new_env import step


@st.composite
def walks(draw):
    """States in the corridor and words of none, of which a cell outside reads as 0."""
    length = draw(st.integers(2, 5) | st.integers(2, 1000))
    cells = st.integers(0, length) | st.sampled_from([length - 2, 1023])
    keys, actions = st.integers(0, 1), st.integers(0, 1) | st.sampled_from([2, WORD])
    kernel, steps, views = NewEnv(length=length), [], []
    assert kernel.init() == (0,)
    for cell, key, action in draw(st.lists(st.tuples(cells, keys, actions), max_size=20)):
        before = (cell if cell < length else 0, key)
        after, reward, ended = step(length, before, action if action < 2 else 0)
        steps.append(((word(cell, key),), action, 0, (word(*after),), reward, ended))
        views.append(((word(*after),), ended, (2 * after[0] + after[1],)))
    return kernel, steps, views


def word(cell, key):
    """The word of a state."""
    return cell | key << 10


PARAMS = {"length": 5}
CASE = Case(
    params=PARAMS,
    other={"length": 6},
    histories=walks(),
    reference={"length": 3},
    in_c=PARAMS,
    description=(("walk",), np.uint32, 1, 2, 1, 0, 0),
    out_of_range=(
        ({"length": 1}, "length", 2, 1000),
        ({"length": 1001}, "length", 2, 1000),
    ),
)
