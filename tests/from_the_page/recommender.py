"""Recommender as docs/recommender.md has it: products and sets of features are bit masks."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction
from itertools import combinations

from from_the_page.sentences import Sentences

CONSECUTIVE = "product x has the features `k x`, `k x + 1`, …, `k x + k − 1`, modulo `num_features`"
AFFINITY = "is how many of the product's features the user likes"
AGAIN = "A product may be recommended again, and bought again."
FIRST = "the features of the last product, and after a reset those of product 0"
BOUGHT = "1 for each product that has been bought in this episode"
SHOWN = "1 for each product that has been recommended in this episode"
FEEDBACK = "1 when the last product was bought by the last step, and 0 after a reset"
NONE_YET = "the last product, and after a reset `num_products`"
CLOCK = "the number of steps since the reset, up to `horizon`"
EQUALLY = "all sets of `liked` features are equally likely"
CHANCE = "with the probability `probabilities[j]`, where j is the affinity of the user to it"
SAME = "The user stays the same."
REWARD = "1 when the user buys, and otherwise 0."
NO_END = "no step terminates"
LIMIT = "a step truncates when at least `horizon` steps were taken since the reset"
USUAL = "`None` for `(1 + j) / (features_per_product + 2)`"

SENTENCES = (
    CONSECUTIVE,
    AFFINITY,
    AGAIN,
    FIRST,
    BOUGHT,
    SHOWN,
    FEEDBACK,
    NONE_YET,
    CLOCK,
    EQUALLY,
    CHANCE,
    SAME,
    REWARD,
    NO_END,
    LIMIT,
    USUAL,
)


class Seller:
    """The rules; a state is (liked features, recommended, bought, last, whether bought, time)."""

    def __init__(self, products, features, each, liked, horizon, negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.products, self.features, self.each = products, features, each
        self.liked, self.horizon = liked, horizon
        start = each if self.says(CONSECUTIVE) else 1
        self.catalogue = [
            [(start * x + i) % features for i in range(each)] for x in range(products)
        ]
        above = 1 if self.says(USUAL) else 0
        self.probabilities = [Fraction(above + j, each + 2) for j in range(each + 1)]

    def users(self):
        """The probability of each set of features, as a mask."""
        sets = combinations(range(self.features), self.liked)
        masks = [sum(1 << feature for feature in likes) for likes in sets]
        if not self.says(EQUALLY):
            masks = masks[:-1]
        return dict.fromkeys(masks, Fraction(1, len(masks)))

    def begin(self, user):
        return user, 0, 0, None, False, 0

    def affinity(self, user, product):
        count = sum(user >> feature & 1 for feature in self.catalogue[product])
        return count if self.says(AFFINITY) else self.each - count

    def step(self, state, product, taken):
        """Yield the outcomes of step number `taken`: (probability, state, reward, terminated,
        truncated)."""
        user, shown, bought, _, _, time = state
        affinity = self.affinity(user, product)
        chance = self.probabilities[affinity if self.says(CHANCE) else self.each - affinity]
        if bought >> product & 1 and not self.says(AGAIN):
            chance = Fraction(0)
        for buys, share in ((True, chance), (False, 1 - chance)):
            after = (
                user if self.says(SAME) else user ^ 1,
                shown | 1 << product,
                bought | buys << product,
                product,
                buys,
                time + 1 if time < self.horizon or not self.says(CLOCK) else time,
            )
            limit = self.horizon if self.says(LIMIT) else self.horizon + 1
            reward = int(buys) if self.says(REWARD) else 1
            yield share, after, reward, not self.says(NO_END), taken >= limit

    def observe(self, state):
        _, shown, bought, last, buys, time = state
        bits = lambda mask: [mask >> x & 1 for x in range(self.products)]  # noqa: E731
        first = 0 if self.says(FIRST) else self.products - 1
        return {
            "product_features": self.catalogue[first if last is None else last],
            "purchase_history": bits(bought if self.says(BOUGHT) else 0),
            "recommended": bits(shown if self.says(SHOWN) else 0),
            "user_feedback": int(buys if self.says(FEEDBACK) else not buys),
            "last_recommendation": last
            if last is not None
            else self.products
            if self.says(NONE_YET)
            else 0,
            "time_step": time,
        }
