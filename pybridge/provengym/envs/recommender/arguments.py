"""Checks of what `RecommenderEnv` is given."""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym.envs.recommender import catalogue as products

if TYPE_CHECKING:
    from provengym.envs.recommender.catalogue import Catalogue

LARGEST = 2**31 - 1
STATE_KEYS = ("affinities", "liked", "recommended", "bought", "last", "time")


def liked(name: str, value: object, features: int) -> int:
    """Validate and return the number of features that users like.

    Raises:
        TypeError, ValueError: It is no number of features, or there are too many such users.
    """
    number = _validation.integer(name, value, 0, features)
    count = products.number_of_users(features, number)
    if count > products.MAX_USERS:
        raise ValueError(
            f"{name} must leave at most {products.MAX_USERS:,} sets of features to like, got "
            f"{number} of {features} features, of which there are {count:,}"
        )
    return number


def probabilities(name: str, value: object, per_product: int) -> tuple[Fraction, ...]:
    """The probability of a purchase for each number of liked features of a product.

    Raises:
        TypeError: It is no list of numbers.
        ValueError: There are more or fewer, or one is no probability, or they have no common
            denominator below 2**31.
    """
    if value is None:
        return tuple(Fraction(1 + j, per_product + 2) for j in range(per_product + 1))
    size = per_product + 1
    expected = f"{name} must be None or {size} numbers, one for each number of liked features"
    items = _validation.sequence(expected, value, size)
    found = []
    for j, item in enumerate(items):
        number = _validation.fraction(f"{name}[{j}]", item, "a probability between 0 and 1")
        if not 0 <= number <= 1:
            shown = _validation.shown(item)
            raise ValueError(f"{name}[{j}] must be a probability between 0 and 1, got {shown}")
        found.append(number)
    if denominator(found) > LARGEST:
        raise ValueError(
            f"{name} must have a common denominator of at most {LARGEST}, got "
            f"{_validation.shown(value)}"
        )
    return tuple(found)


def denominator(numbers: list[Fraction] | tuple[Fraction, ...]) -> int:
    """The least common denominator."""
    return math.lcm(*(number.denominator for number in numbers))


def catalogue(name: str, value: object, count: int, features: int, per_product: int) -> Catalogue:
    """The features of each product: of None, of the seed of a random catalogue, or as given.

    Raises:
        TypeError: It is none of these.
        ValueError: It has other numbers of products or features, or a product has one twice.
    """
    if value is None:
        return products.consecutive(count, features, per_product)
    if not _validation.is_sequence(value):
        seed = _validation.integer(
            f"{name}, where it is no table of features,", value, 0, _validation.LARGEST_SEED
        )
        return products.drawn(count, features, per_product, seed)
    table = []
    rows = _validation.sequence(f"{name} must be a list of {count} products", value, count)
    for x, row in enumerate(rows):
        place = f"{name}[{x}]"
        expected = f"{place} must be a list of {per_product} features"
        items = _validation.sequence(expected, row, per_product)
        found = tuple(
            _validation.integer(f"each feature of {place}", item, 0, features - 1) for item in items
        )
        if len(set(found)) < len(found):
            raise ValueError(f"{place} must be different features, got {_validation.shown(row)}")
        table.append(found)
    return tuple(table)


def state(name: str, value: object, table: Catalogue, features: int, horizon: int) -> Any:
    """The words of a state that is given as a dictionary.

    Raises:
        TypeError: It is no dictionary, or a part is of another type.
        ValueError: A part is missing, unknown or out of range.
    """
    if not isinstance(value, Mapping):
        raise TypeError(f"{name} must be a dictionary, got {_validation.shown(value)}")
    for key in value:
        if key not in STATE_KEYS:
            known = ", ".join(map(repr, STATE_KEYS))
            raise ValueError(f"{name} may hold {known}, got {_validation.shown(key)}")
    if ("affinities" in value) == ("liked" in value):
        shown = _validation.shown(dict(value))
        raise ValueError(f"{name} needs either 'affinities' or 'liked', got {shown}")
    count, per_product = len(table), len(table[0])
    if "affinities" in value:
        place = f"{name}['affinities']"
        items = _validation.sequence(f"{place} must be {count} numbers", value["affinities"], count)
        numbers = [_validation.integer(f"each of {place}", item, 0, per_product) for item in items]
    else:
        likes = _set(f"{name}['liked']", value["liked"], features)
        numbers = [len(likes & set(product)) for product in table]
    recommended = _set(f"{name}['recommended']", value.get("recommended", ()), count)
    bought = _set(f"{name}['bought']", value.get("bought", ()), count)
    last = 2 * count
    if value.get("last") is not None:
        place = f"{name}['last']"
        expected = f"{place} must be None or a (product, whether it was bought) pair"
        product, purchase = _validation.sequence(expected, value["last"], 2)
        last = 2 * _validation.integer(f"the product of {place}", product, 0, count - 1)
        last += _validation.truth(f"the purchase of {place}", purchase)
    time = _validation.integer(f"{name}['time']", value.get("time", 0), 0, horizon)
    masks = (sum(1 << x for x in chosen) for chosen in (recommended, bought))
    return products.word(numbers), *masks, last, time


def _set(name: str, value: object, below: int) -> set[int]:
    if not isinstance(value, (tuple, list, set, frozenset)):
        raise TypeError(f"{name} must be a list of integers, got {_validation.shown(value)}")
    return {_validation.integer(f"each of {name}", item, 0, below - 1) for item in value}
