"""The kernel of Taxi: what the tests of every kernel need to know."""

from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import Taxi
from transcriptions.taxi import STATES, Weather, number, over, possible, step, words

# A step draws one of ten numbers, or of three.
EDGES = [-(-k * 2**64 // n) + d for n in (3, 10) for k in range(1, n) for d in (-1, 0)]
NOISE = st.sampled_from([0, *EDGES, LARGEST_WORD]) | st.integers(0, LARGEST_WORD)
RATES = st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(4, 5), Fraction(1)])


@st.composite
def drives(draw):
    """Every state, those that cannot occur among them, and actions that there are not."""
    weather = draw(st.builds(Weather, st.booleans(), st.booleans(), RATES, RATES))
    kernel, steps, views = Taxi(**weather.params()), [], []
    states, actions = st.sampled_from(STATES), st.integers(0, 5) | st.sampled_from([6, WORD])
    lane = st.tuples(states, actions, st.tuples(NOISE, NOISE))
    for state, action, noise in draw(st.lists(lane, max_size=20)):
        known = action if action < 6 else 0
        after, reward, ended = step(state, known, weather, *noise)
        steps.append((words(state), action, noise, words(after), reward, ended))
        views.append((words(after), over(after), (number(after),)))
        assert kernel.state_valid(words(state)) is possible(state, weather.fickle)
    return kernel, steps, views


PARAMS = Weather(True, True).params()
CASE = Case(
    params=PARAMS,
    other={"fickle": 0},
    histories=drives(),
    reference={},
    in_c=PARAMS,
    description=(("taxi",), np.uint32, 1, 6, 1, 2, 2),
    out_of_range=(
        ({"rainy": 2}, "rainy", 0, 1),
        ({"fickle": 2}, "fickle", 0, 1),
        ({"rainy_den": 0}, "rainy_den", 4, 1_000_000),
        ({"rainy_den": 1_000_001}, "rainy_den", 4, 1_000_000),
        ({"rainy_num": 0, "rainy_den": 0}, "rainy_den", 1, 1_000_000),
        ({"rainy_num": 1_000_001}, "rainy_num", 0, 1_000_000),
        ({"fickle_num": 11}, "fickle_den", 11, 1_000_000),
        ({"fickle_den": 1_000_001}, "fickle_den", 3, 1_000_000),
    ),
)
