"""The kernel of Swimmer: what the tests of every kernel need to know."""

import math

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import Swimmer
from transcriptions.swimmer import shown, step, words_of

ACTIONS = 40961**2


@st.composite
def directions(draw):
    """Vectors whose length is as near to 1 as a state's may be."""
    angle = draw(st.floats(0, 2 * math.pi) | st.sampled_from([0, math.pi / 2, math.pi]))
    x, y = (round(2**30 * part) for part in (math.cos(angle), math.sin(angle)))
    more = draw(st.sampled_from([(0, 0), (1, 0), (0, -1), (1, 1)]))
    near = x + more[0], y + more[1]
    right = abs(near[0] ** 2 + near[1] ** 2 - 2**60) <= 3 * 2**30
    return near if right and max(map(abs, near)) <= 2**30 + 1 else (x, y)


def upto(largest):
    return st.integers(-largest, largest) | st.sampled_from([-largest, 0, 1, largest])


@st.composite
def swimmers(draw):
    """The words of any state."""
    headings = [part for _ in range(3) for part in draw(directions())]
    omega = [draw(upto(2**28)) for _ in range(3)]
    velocity = [draw(upto(2**26)) for _ in range(2)]
    position = [draw(upto(2**62) | upto(2**32)) for _ in range(2)]
    return tuple(number % 2**64 for number in (*headings, *omega, *velocity, *position))


@st.composite
def swims(draw):
    """Steps from any state, and on from there."""
    kernel, steps, views = Swimmer(reset_noise=0), [], []
    assert kernel.init(3, 4) == words_of([1, 0] * 3 + [0] * 7)
    actions = st.integers(0, ACTIONS - 1) | st.sampled_from([0, ACTIONS - 1, ACTIONS, WORD])
    noise = st.integers(0, LARGEST_WORD)
    for words, taken in draw(
        st.lists(st.tuples(swimmers(), st.lists(actions, max_size=4)), max_size=4)
    ):
        for action in taken:
            after, reward = step(words, action)
            steps.append((words, action, draw(noise), after, reward, False))
            views.append((after, False, shown(after)))
            words = after
    return kernel, steps, views


NAMES = ("x0", "y0", "x1", "y1", "x2", "y2", "omega0", "omega1", "omega2", "vx", "vy", "px", "py")


CASE = Case(
    params={"reset_noise": 3},
    other={"reset_noise": 4},
    histories=swims(),
    reference={"max_steps": 3},
    in_c={"reset_noise": 7},
    description=(NAMES, np.uint64, 11, ACTIONS, 2**30, 6, 0),
    out_of_range=(({"reset_noise": 1025}, "reset_noise", 0, 1024),),
)
