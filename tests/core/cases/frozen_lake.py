"""The kernel of FrozenLake: what the tests of every kernel need to know."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import FrozenLake
from transcriptions.frozen_lake import Lake

MAP = ("SFFF", "FHFH", "FFFH", "HFFG")
EXAMPLE = Lake(MAP)
LETTERS = "FFFFFHHG"


@st.composite
def lakes(draw):
    """Boards with a start anywhere, all rates and rewards."""
    rows, columns = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    cells = [LETTERS[draw(st.integers(0, 7))] for _ in range(rows * columns)]
    cells[draw(st.integers(0, rows * columns - 1))] = "S"
    letters = "".join(cells)
    drawing = [letters[row * columns : (row + 1) * columns] for row in range(rows)]
    den = draw(st.sampled_from([1, 2, 3, 999983, 1000000]) | st.integers(1, 1000000))
    rate = Fraction(draw(st.integers(0, den)), den)
    pays = draw(st.tuples(*[st.integers(-(2**31), 2**31 - 1)] * 3))
    return Lake(drawing, rate, pays)


def edges(lake):
    """The words about which the way of a step changes."""
    num, den = lake.rate.as_integer_ratio()
    first = [-(-(number << 64) // (2 * den)) for number in (den - num, den + num)]
    words = [0, LARGEST_WORD, *(word + d for word in first for d in (-1, 0))]
    return [word for word in words if 0 <= word <= LARGEST_WORD]


@st.composite
def walks(draw):
    """Every cell, and words and actions that there are not."""
    lake = draw(lakes())
    kernel, steps, views = FrozenLake(**lake.parameters()), [], []
    assert kernel.init() == lake.words(lake.start)
    rows, columns = len(lake.drawing), len(lake.drawing[0])
    noises = st.sampled_from(edges(lake)) | st.integers(0, LARGEST_WORD)
    words = st.integers(0, 63) | st.sampled_from([64, 69, 2**31 + 9, WORD])
    actions = st.integers(0, 3) | st.sampled_from([4, WORD])
    for word, action, noise in draw(st.lists(st.tuples(words, actions, noises), max_size=20)):
        # A row or a column that there is not reads as 0.
        row, column = word >> 3, word & 7
        cell = (row if row < rows else 0) * columns + (column if column < columns else 0)
        after, reward, ended = lake.step(cell, action if action < 4 else 0, noise)
        steps.append(((word,), action, noise, lake.words(after), reward, ended))
        views.append((lake.words(after), ended, (after,)))
    return kernel, steps, views


CASE = Case(
    params=EXAMPLE.parameters(),
    other={"success_num": 0},
    histories=walks(),
    reference={},
    in_c=EXAMPLE.parameters(),
    description=(("cell",), np.uint32, 1, 4, 1000000, 0, 1),
    out_of_range=(
        ({"rows": 0}, "rows", 1, 8),
        ({"rows": 9}, "rows", 1, 8),
        ({"cols": 0}, "cols", 1, 8),
        ({"cols": 9}, "cols", 1, 8),
        ({"start": 28}, "start", 0, 27),
        ({"success_den": 0, "success_num": 0}, "success_den", 1, 1000000),
        ({"success_num": 1000001}, "success_num", 0, 1000000),
        ({"success_num": 7, "success_den": 6}, "success_den", 7, 1000000),
        ({"success_den": 1000001}, "success_den", 1, 1000000),
    ),
)
