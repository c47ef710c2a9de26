"""The kernel of Recommender: what the tests of every kernel need to know."""

from fractions import Fraction
from math import lcm

import numpy as np
from hypothesis import strategies as st

from core.cases.case import LARGEST, LARGEST_WORD, WORD, Case
from provengym._core import Recommender
from transcriptions import recommender as shop

THIRDS = [Fraction(1, 6), Fraction(1, 3), Fraction(1, 2)]
SIX = shop.round_robin(6, 7, 2)


def params(catalogue, chances, horizon):
    whole = lcm(*(chance.denominator for chance in chances))
    numerators = [int(chance * whole) for chance in chances] + [0] * (8 - len(chances))
    return {
        "num_products": len(catalogue),
        "features_per_product": len(catalogue[0]),
        "horizon": horizon,
        "denominator": whole,
        **{f"n{j}": numerator for j, numerator in enumerate(numerators)},
    }


def users(catalogue, everybody):
    shops = (shop.Shop(catalogue, [], 0, taste) for taste in everybody)
    return np.array([shop.words(one)[0] for one in shops], np.uint64)


def edges(chances):
    """Random words just below and just above where they begin to be no purchase."""
    borders = [-(-int(chance.numerator << 64) // chance.denominator) for chance in chances]
    near = [border + d for border in borders for d in (-1, 0) if 0 <= border + d <= LARGEST_WORD]
    return st.integers(0, LARGEST_WORD) | st.sampled_from(near)


@st.composite
def afternoons(draw):
    """A kernel, and recommendations to a user."""
    size, each = draw(st.integers(1, 16)), draw(st.integers(1, 7))
    features = draw(st.integers(each, 12))
    product = st.permutations(range(features)).map(lambda order: order[:each])
    catalogue = draw(st.lists(product, min_size=size, max_size=size))
    whole = draw(st.integers(1, 12) | st.integers(1, LARGEST))
    chances = [Fraction(draw(st.integers(0, whole)), whole) for _ in range(each + 1)]
    horizon = draw(st.integers(1, 5) | st.integers(1, LARGEST))
    everybody = [set(draw(st.sets(st.integers(0, features - 1)))) for _ in range(2)]
    kernel = Recommender(**params(catalogue, chances, horizon), words=users(catalogue, everybody))
    one = shop.Shop(catalogue, chances, horizon, everybody[0])
    steps, views = [], [(shop.words(one), False, shop.observed(one))]
    actions = st.integers(0, size - 1) | st.integers(0, WORD)
    for action, noise in draw(st.lists(st.tuples(actions, edges(chances)), max_size=12)):
        before = shop.words(one)
        reward = one.recommend(action if action < size else 0, shop.luck(noise))
        steps.append((before, action, noise, shop.words(one), reward, False))
        views.append((shop.words(one), False, shop.observed(one)))
    return kernel, steps, views


CASE = Case(
    params=params(SIX, THIRDS, 20),
    other={"n1": 3},
    histories=afternoons(),
    reference={"num_products": 2, "num_features": 4, "features_per_product": 2},
    in_c=params(SIX, THIRDS, 30) | {"words": users(SIX, shop.tastes(7, 2))},
    words=users(SIX, shop.tastes(7, 1)),
    description=(("user", "recommended", "bought", "last", "time"), np.uint64, 5, 6, 1, 1, 1),
    out_of_range=(
        ({"num_products": 0}, "num_products", 1, 16),
        ({"num_products": 17}, "num_products", 1, 16),
        ({"features_per_product": 0}, "features_per_product", 1, 7),
        ({"features_per_product": 8}, "features_per_product", 1, 7),
        ({"horizon": 0}, "horizon", 1, LARGEST),
        ({"denominator": 0}, "denominator", 1, LARGEST),
        ({"n0": 7}, "n0", 0, 6),
        ({"n2": 7}, "n2", 0, 6),
        ({"n3": 1}, "n3", 0, 0),
        ({"n7": 1}, "n7", 0, 0),
    ),
)
