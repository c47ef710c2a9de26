"""Catalogues, the features of products, and the users who like features."""

from __future__ import annotations

import functools
import itertools
import math
from typing import TYPE_CHECKING

import numpy as np

from provengym import _core

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Catalogue = tuple[tuple[int, ...], ...]
"""The features of each product."""

MAX_PRODUCTS = 16
MAX_FEATURES_PER_PRODUCT = 7
MAX_FEATURES = 4096
MAX_USERS = 2**20
BITS = 4
"""The bits that a user's word has for each product."""


def consecutive(products: int, features: int, per_product: int) -> Catalogue:
    """Product x has the features ``per_product * x`` and so on, modulo the number of features."""
    return tuple(
        tuple((per_product * x + i) % features for i in range(per_product)) for x in range(products)
    )


def drawn(products: int, features: int, per_product: int, seed: int) -> Catalogue:
    """For each product in turn so many different features: one word of the stream of the seed for
    each chooses among those that are left, in order."""
    key, places, table = _core.key(seed), itertools.count(), []
    for _ in range(products):
        left, chosen = list(range(features)), []
        for _ in range(per_product):
            word = _core.word(key, next(places))
            chosen.append(left.pop(word * len(left) >> 64))
        table.append(tuple(sorted(chosen)))
    return tuple(table)


def number_of_users(features: int, liked: int) -> int:
    """Return the number of users: of the sets of so many liked features."""
    return math.comb(features, liked)


def users(catalogue: Catalogue, features: int, liked: int) -> NDArray[np.uint64]:
    """A word for each set of so many features, in lexicographic order: how many of them each
    product has, in four bits each."""
    count = number_of_users(features, liked)
    sets = np.fromiter(
        itertools.chain.from_iterable(itertools.combinations(range(features), liked)),
        dtype=np.intp,
        count=count * liked,
    ).reshape(count, liked)
    words = np.zeros(count, dtype=np.uint64)
    for x, product in enumerate(catalogue):
        has = np.zeros(features, dtype=np.uint64)
        has[list(product)] = 1
        words |= has[sets].sum(axis=1, dtype=np.uint64) << np.uint64(BITS * x)
    return words


def word(affinities: Sequence[int]) -> int:
    """The word of a user who likes so many features of each product."""
    return sum(number << BITS * x for x, number in enumerate(affinities))


def affinities(user: int, products: int) -> tuple[int, ...]:
    """Return the number of features of each product that a user likes."""
    return tuple(user >> BITS * x & (1 << BITS) - 1 for x in range(products))


@functools.lru_cache(maxsize=MAX_PRODUCTS)
def rows_of_sets(products: int) -> NDArray[np.int8]:
    """For each set of so many products, one bit each, a row with a 1 for each product in it; a
    megabyte for 16 products."""
    bits = np.arange(products, dtype=np.uint32)
    rows = (np.arange(1 << products, dtype=np.uint32)[:, None] >> bits & 1).astype(np.int8)
    rows.flags.writeable = False
    return rows
