"""The kernel of CliffWalking: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import CliffWalking
from transcriptions.cliff_walking import step, words

# The ways of a slippery step change at the thirds.
THIRDS = [-(-k * 2**64 // 3) + d for k in (1, 2) for d in (-1, 0)]
NOISE = st.sampled_from([0, *THIRDS, LARGEST_WORD]) | st.integers(0, LARGEST_WORD)


# The column is in the lower four bits; one that there is not, and so a row, reads as 0.
OUTSIDE = {12: 0, 31: 12, 47: 24, 63: 36, 64: 0, 69: 5, 2**31 + 16: 0, WORD: 0}
CELLS = {words(cell)[0]: cell for cell in range(48)} | OUTSIDE


@st.composite
def walks(draw):
    """Every cell, those of the cliff among them, and words and actions that there are not."""
    slippery = draw(st.integers(0, 1))
    kernel, steps, views = CliffWalking(slippery=slippery), [], []
    assert kernel.init() == words(36)
    states, actions = st.sampled_from(list(CELLS)), st.integers(0, 3) | st.sampled_from([4, WORD])
    for state, action, noise in draw(st.lists(st.tuples(states, actions, NOISE), max_size=20)):
        known = action if action < 4 else 0
        after, reward, ended = step(CELLS[state], known, slippery, noise)
        steps.append(((state,), action, noise, words(after), reward, ended))
        views.append((words(after), ended, (after,)))
    return kernel, steps, views


CASE = Case(
    params={"slippery": 1},
    other={"slippery": 0},
    histories=walks(),
    reference={"is_slippery": True},
    in_c={"slippery": 1},
    description=(("cell",), np.uint32, 1, 4, 1, 0, 1),
    out_of_range=(({"slippery": 2}, "slippery", 0, 1),),
)
