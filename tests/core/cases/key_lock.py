"""The kernel of KeyLock: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, Case
from provengym._core import KeyLock
from transcriptions import key_lock


@st.composite
def boards(draw):
    """A kernel and a board, also far along, and of the largest size."""
    size = draw(st.integers(2, 4) | st.integers(2, 32) | st.sampled_from([1023, 1024]))
    board = key_lock.place(size, lambda _, m: draw(st.integers(0, m - 1)))
    stage = draw(st.integers(0, 3))
    agent = draw(st.sampled_from([board.agent, board.key, board.lock]))
    if stage:
        board = key_lock.Board(size, agent, board.key, board.lock, has_key=stage > 1)
    return KeyLock(size=size), board


@st.composite
def walks(draw):
    kernel, board = draw(boards())

    def seen():
        index = kernel.observe(key_lock.words(board))[0]
        if board.size < 5:
            assert index == board.number()
        return (index, *board.observed())

    state = key_lock.words(board)
    steps, views = [], [(state, board.is_open, seen())]
    noise = st.integers(0, LARGEST_WORD)
    for action in draw(st.lists(st.integers(0, 5), max_size=40)):
        before = state
        reward, over = board.step(action)
        state = key_lock.words(board)
        steps.append((before, action, draw(noise), state, reward, over))
        views.append((state, over, seen()))
    return kernel, steps, views


CASE = Case(
    params={"size": 8},
    other={"size": 9},
    histories=walks(),
    reference={"size": 2},
    in_c={"size": 5},
    description=(("board",), np.uint64, 9, 6, 1, 3, 0),
    out_of_range=(
        ({"size": 1}, "size", 2, 1024),
        ({"size": 1025}, "size", 2, 1024),
    ),
)
