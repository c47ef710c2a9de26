"""The recommender a second time: plain Python with sets and fractions, sharing nothing with the
package."""

import itertools
from fractions import Fraction

from transcriptions.splitmix import ALL, word


def round_robin(products, features, each):
    """Features dealt to products in turn, from the first one again after the last one."""
    deck = itertools.cycle(range(features))
    return [[next(deck) for _ in range(each)] for _ in range(products)]


def tastes(features, liked):
    """Everybody there is: the sets of features that may be liked."""
    return [set(chosen) for chosen in itertools.combinations(range(features), liked)]


class Shop:
    """One user in front of a catalogue, with a probability of buying for each number of features
    that are liked."""

    def __init__(self, catalogue, chances, horizon, taste):
        self.catalogue, self.chances, self.horizon, self.taste = catalogue, chances, horizon, taste
        self.shown, self.sold, self.last, self.clock = set(), set(), None, 0

    def fondness(self, product):
        return len(self.taste.intersection(self.catalogue[product]))

    def recommend(self, product, luck):
        """Recommend a product to a user with so much luck, a share of 1: the reward."""
        bought = luck < self.chances[self.fondness(product)]
        self.shown.add(product)
        if bought:
            self.sold.add(product)
        self.last = (product, bought)
        self.clock += self.clock < self.horizon
        return int(bought)

    def seen(self):
        """Return the observation."""
        size = len(self.catalogue)
        product, bought = self.last or (size, False)
        return {
            "product_features": list(self.catalogue[product % size]),
            "purchase_history": [int(x in self.sold) for x in range(size)],
            "recommended": [int(x in self.shown) for x in range(size)],
            "user_feedback": int(bought),
            "last_recommendation": product,
            "time_step": self.clock,
        }


# In words.


def luck(random_word):
    return Fraction(random_word, ALL)


def nibbles(numbers):
    return int("".join(f"{number:x}" for number in reversed(numbers)), 16)


def members(products):
    return sum(2**product for product in products)


def words(shop):
    """The words of a state."""
    size = len(shop.catalogue)
    last = 2 * size if shop.last is None else 2 * shop.last[0] + shop.last[1]
    user = nibbles([shop.fondness(product) for product in range(size)])
    return user, members(shop.shown), members(shop.sold), last, shop.clock


def observed(shop):
    """The components of an observation."""
    seen = shop.seen()
    return (
        seen["last_recommendation"],
        seen["user_feedback"],
        members(shop.shown),
        members(shop.sold),
        seen["time_step"],
    )


def opened(catalogue, chances, horizon, everybody, key, t=0):
    """The shop that a reset opens at word t of the stream with this key."""
    taste = everybody[word(key, t) * len(everybody) // ALL]
    return Shop(catalogue, chances, horizon, taste)
