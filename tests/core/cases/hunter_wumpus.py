"""The kernel of HunterWumpus: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, Case
from provengym._core import HunterWumpus
from transcriptions import hunter_wumpus as wumpus

# The direction of the player is in the two upper bits.
DIRECTIONS = st.integers(0, 3).map(lambda bits: bits << 62) | st.integers(0, LARGEST_WORD)


@st.composite
def boards(draw):
    """A kernel and a board, not only of those that a seed draws soon."""
    size = draw(st.integers(2, 8))
    num_pits = draw(st.integers(0, min(size**2 - 3, 12)) | st.integers(0, size**2 - 3))
    choose = lambda _, m: draw(st.integers(0, m - 1))  # noqa: E731
    return HunterWumpus(size=size, num_pits=num_pits), wumpus.place(size, num_pits, choose)


@st.composite
def hunts(draw):
    kernel, board = draw(boards())
    state = wumpus.words(board)
    steps, views = [], [(state, False, wumpus.observed(board))]
    for action, noise in draw(st.lists(st.tuples(st.integers(0, 3), DIRECTIONS), max_size=40)):
        before = state
        reward, over = board.step(action, noise >> 62)
        state = wumpus.words(board)
        steps.append((before, action, noise, state, reward, over))
        views.append((state, over, wumpus.observed(board)))
    return kernel, steps, views


CASE = Case(
    params={"size": 4, "num_pits": 3},
    other={"num_pits": 2},
    histories=hunts(),
    reference={"size": 3, "num_pits": 1},
    in_c={"size": 5, "num_pits": 4},
    description=(("pits", "visited", "tokens"), np.uint64, 14, 4, 1, 64, 1),
    out_of_range=(
        ({"size": 1, "num_pits": 0}, "size", 2, 8),
        ({"size": 9, "num_pits": 0}, "size", 2, 8),
        ({"size": 2, "num_pits": 2}, "num_pits", 0, 1),
        ({"size": 8, "num_pits": 62}, "num_pits", 0, 61),
    ),
)
