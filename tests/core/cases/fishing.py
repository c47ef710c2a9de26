"""The kernel of Fishing: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST_WORD, WORD, Case
from provengym._core import Fishing
from transcriptions.fishing import CAPACITY, Fishery

STOCKS = st.sampled_from([0, 1, CAPACITY, 2 * CAPACITY]) | st.integers(0, 2 * CAPACITY)
QUOTAS = STOCKS | st.sampled_from([2 * CAPACITY + 1, 2**31, WORD]) | st.integers(0, WORD)
COINS = st.integers(0, 15).map(lambda bits: bits << 60) | st.integers(0, LARGEST_WORD)


@st.composite
def rates(draw, largest):
    """Pairs up to the largest rate, not always in lowest terms, as the kernel takes them."""
    denominator = draw(st.integers(1, 10) | st.integers(1, 10**6))
    return draw(st.integers(0, largest * denominator)), denominator


def fished(fishery, lanes):
    """The history of a fishery in which these stocks, quotas and random words come."""
    kernel, steps, views = Fishing(**fishery.params()), [], []
    assert kernel.init(3, 4) == (fishery.start,)
    for stock, quota, noise in lanes:
        after, harvest, extinct = fishery.step(stock, quota, noise)
        steps.append(((stock,), quota, noise, (after,), harvest, extinct))
        views.append(((stock,), stock == 0, (min(stock, 2 * CAPACITY),)))
        views.append(((after,), extinct, (after,)))
    return kernel, steps, views


FISHERIES = st.builds(Fishery, rates(5), rates(1), st.booleans(), STOCKS)
fisheries = st.builds(fished, FISHERIES, st.lists(st.tuples(QUOTAS, QUOTAS, COINS), max_size=20))


CASE = Case(
    params=Fishery((3, 10), (0, 1), False, 750_000).params(),
    other={"start": 0},
    histories=fisheries,
    reference={"sigma": 0.1},
    in_c=Fishery((1, 3), (1, 5), True, 700_000).params(),
    description=(("stock",), np.uint32, 1, 2 * CAPACITY + 1, CAPACITY, 0, 1),
    out_of_range=(
        ({"growth_num": 5_000_001}, "growth_num", 0, 5_000_000),
        ({"growth_num": 51}, "growth_den", 11, 10**6),
        ({"growth_den": 0}, "growth_den", 1, 10**6),
        ({"growth_den": 10**6 + 1}, "growth_den", 1, 10**6),
        ({"noise_num": 10**6 + 1}, "noise_num", 0, 10**6),
        ({"noise_num": 2}, "noise_den", 2, 10**6),
        ({"noise_den": 0}, "noise_den", 1, 10**6),
        ({"order": 2}, "order", 0, 1),
        ({"start": 2_000_001}, "start", 0, 2_000_000),
    ),
)
