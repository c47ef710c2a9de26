"""The kernel of Blackjack: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import Blackjack
from transcriptions.blackjack import STATES, TABLES, chances, observe, possible, step, words


@st.composite
def lanes(draw):
    """A state, one that cannot occur among them, an action, and a word at the edge of a chance."""
    state, action = draw(st.sampled_from(STATES)), draw(st.sampled_from([0, 1, 2, WORD]))
    known = action if action < 2 else 0
    edges = [word - d for _, word in chances(state._replace(over=False), known) for d in (0, 1)]
    edges = [word for word in edges if word >= 0]
    noise = draw(st.sampled_from([*edges, LARGEST_WORD]) | st.integers(0, LARGEST_WORD))
    return state, action, known, noise


@st.composite
def games(draw):
    """Every state, those that cannot occur among them, and actions that there are not."""
    table = draw(st.sampled_from(TABLES))
    kernel, steps, views = Blackjack(**table.params()), [], []
    for state, action, known, noise in draw(st.lists(lanes(), max_size=20)):
        after, reward, ended = step(state, known, table, noise)
        steps.append((words(state), action, noise, words(after), 2 * reward, ended))
        views.append((words(after), after.over, observe(after)))
        assert kernel.state_valid(words(state)) is possible(state)
    return kernel, steps, views


PARAMS = {"natural": 1, "sab": 0}
CASE = Case(
    params=PARAMS,
    other={"sab": 1},
    histories=games(),
    reference={},
    in_c=PARAMS,
    description=(("cards",), np.uint32, 3, 2, 2, 4, 1),
    out_of_range=(({"natural": 2}, "natural", 0, 1), ({"sab": 2}, "sab", 0, 1)),
)
