"""Recommender: every state of small ones, catalogues, users, and the values of the theorems."""

import itertools
from fractions import Fraction
from functools import lru_cache

import numpy as np
import pytest
from gymnasium import spaces

import provengym
from provengym import RecommenderEnv, conform
from provengym._core import Recommender
from transcriptions import recommender as shop
from transcriptions import splitmix

FOURTHS = (Fraction(1, 4), Fraction(3, 4))
TWO = {"num_products": 2, "num_features": 2, "features_per_product": 1, "probabilities": FOURTHS}


# ---- Every state of small ones ------------------------------------------------------------------


def params(n, k, horizon, numerators, denominator):
    padded = [*numerators, *[0] * (8 - len(numerators))]
    named = {f"n{j}": numerator for j, numerator in enumerate(padded)}
    counts = {"num_products": n, "features_per_product": k, "horizon": horizon}
    return counts | {"denominator": denominator} | named


@pytest.mark.parametrize(
    ("n", "k", "horizon", "numerators", "denominator"),
    [(1, 1, 2, [0, 3], 3), (2, 1, 2, [1, 3], 4), (2, 2, 1, [1, 0, 2], 2), (3, 1, 1, [0, 1], 2)],
)
def test_every_step_from_every_state(n, k, horizon, numerators, denominator):
    kernel = Recommender(
        **params(n, k, horizon, numerators, denominator), words=np.array([0], np.uint64)
    )
    catalogue = [list(range(k * x, k * x + k)) for x in range(n)]  # no feature is in two
    chances = [Fraction(numerator, denominator) for numerator in numerators]
    sets = list(itertools.chain.from_iterable(
        itertools.combinations(range(n), size) for size in range(n + 1)
    ))  # fmt: skip
    lasts = [None, *itertools.product(range(n), (False, True))]
    users = itertools.product(range(k + 1), repeat=n)
    checked = 0
    for numbers, shown, sold, last, clock, action, branch in itertools.product(
        users, sets, sets, lasts, range(horizon + 1), range(n), range(denominator)
    ):
        taste = {feature for x, j in enumerate(numbers) for feature in catalogue[x][:j]}
        one = shop.Shop(catalogue, chances, horizon, taste)
        one.shown, one.sold, one.last, one.clock = set(shown), set(sold), last, clock
        before = shop.words(one)
        assert kernel.state_valid(before)
        assert kernel.observe(before) == shop.observed(one)
        noise = -(-(branch << 64) // denominator)
        reward = one.recommend(action, shop.luck(noise))
        assert kernel.step(before, action, noise) == (shop.words(one), reward, False)
        checked += 1
    assert checked > 50


def test_exactly_the_words_of_states_are_accepted():
    kernel = Recommender(**params(2, 1, 2, [1, 3], 4), words=np.array([1, 16], np.uint64))
    users = {0, 1, 16, 17}
    ranges = (range(64), range(6), range(6), range(7), range(5))
    accepted = {words for words in itertools.product(*ranges) if kernel.state_valid(words)}
    expected = itertools.product(users, range(4), range(4), range(5), range(3))

    assert accepted == set(expected)
    assert not kernel.state_valid((1 << 32, 0, 0, 4, 0))


# ---- Catalogues and users -----------------------------------------------------------------------


def test_a_seed_draws_a_catalogue():
    key, t, table = splitmix.key_of(7), itertools.count(), []
    for _ in range(3):
        left = list(range(9))
        chosen = []
        for _ in range(4):
            chosen.append(left.pop(splitmix.word(key, next(t)) * len(left) // splitmix.ALL))
        table.append(tuple(sorted(chosen)))
    env = RecommenderEnv(3, 9, 4, catalogue=7)

    assert env.catalogue == tuple(table)
    assert RecommenderEnv(3, 9, 4, catalogue=8).catalogue != env.catalogue
    assert RecommenderEnv(**env.parameters).catalogue == env.catalogue


@pytest.mark.parametrize("liked", [0, 1, 3, 6])
def test_users_are_sets_in_order(liked):
    env = RecommenderEnv(4, 6, 3, liked, catalogue=5)
    shops = [shop.Shop(env.catalogue, [], 0, taste) for taste in shop.tastes(6, liked)]

    assert env.users == [tuple(one.fondness(x) for x in range(4)) for one in shops]


def test_a_reset_chooses_the_user_and_each_step_a_word():
    env = RecommenderEnv(**TWO | {"horizon": 9})
    catalogue = shop.round_robin(2, 2, 1)
    for seed in range(20):
        observation, _ = env.reset(seed=seed)
        key = splitmix.key_of(seed)
        one = shop.opened(catalogue, FOURTHS, 9, shop.tastes(2, 1), key)
        for t, product in enumerate((0, 1, 1, 0), start=1):
            assert {k: np.asarray(v).tolist() for k, v in observation.items()} == one.seen()
            observation, reward, *_ = env.step(product)
            assert reward == one.recommend(product, shop.luck(splitmix.word(key, t)))


# ---- The values of the theorems -----------------------------------------------------------------


def chance(user, product):
    return FOURTHS[user == product]


def best_by_history(steps):
    """The best expected return of policies that look at everything, by dynamic programming."""

    @lru_cache(None)
    def value(weights, left):
        if left == 0:
            return Fraction(0)
        options = []
        for x in range(2):
            buys = tuple(w * chance(user, x) for user, w in enumerate(weights))
            rest = tuple(w - b for w, b in zip(weights, buys, strict=True))
            options.append(sum(buys) + value(buys, left - 1) + value(rest, left - 1))
        return max(options)

    return value((Fraction(1, 2),) * 2, steps)


def best_by_last(steps):
    """The same for policies that look at the last recommendation, its purchase and the time."""

    @lru_cache(None)
    def value(seen, left):
        if left == 0:
            return Fraction(0)
        found = []
        for chosen in itertools.product(range(2), repeat=len(seen)):
            total, after = Fraction(0), {}
            for (_, weights), x in zip(seen, chosen, strict=True):
                for user, w in enumerate(weights):
                    total += w * chance(user, x)
                    for bought, p in ((1, chance(user, x)), (0, 1 - chance(user, x))):
                        masses = after.setdefault((x, bought), [Fraction(0)] * 2)
                        masses[user] += w * p
            seen_next = tuple(sorted((o, tuple(masses)) for o, masses in after.items()))
            found.append(total + value(seen_next, left - 1))
        return max(found)

    return value((("none", (Fraction(1, 2),) * 2),), steps)


@pytest.mark.parametrize(
    ("steps", "history", "last"),
    [
        (4, Fraction(155, 64), Fraction(307, 128)),
        (5, Fraction(99, 32), Fraction(195, 64)),
    ],
)
def test_the_history_is_worth_more(steps, history, last):
    assert best_by_history(steps) == history
    if steps == 4:  # five steps take a minute
        assert best_by_last(steps) == last


def test_the_policy_of_the_theorem_attains_its_value():
    """Played by the kernel over all users and words of purchases, equally likely."""
    env = RecommenderEnv(**TWO | {"horizon": 4})
    total = Fraction(0)
    for user in env.kernel.words.tolist():
        for branches in itertools.product(range(4), repeat=4):
            state, score = (user, 0, 0, 4, 0), 0
            for branch in branches:
                x = int(score < 0)
                state, reward, _ = env.kernel.step(state, x, branch << 62)
                total += reward
                score += 1 if (x == 0) == (reward == 1) else -1

    assert total / (2 * 4**4) == Fraction(155, 64)


# ---- Conformance --------------------------------------------------------------------------------


class Shelf(provengym.RecommenderEnv):
    """An environment of its own: the transcription, drawn by NumPy."""

    def __init__(self, num_products=2, num_features=2, features_per_product=1, horizon=4):
        super().__init__(num_products, num_features, features_per_product, horizon=horizon)
        self.observation_space = spaces.Dict(self.observation_space.spaces)

    def reset(self, *, seed=None, options=None):
        _, info = super().reset(seed=seed)
        tastes = shop.tastes(self.num_features, 1)
        taste = tastes[int(self.np_random.integers(len(tastes)))]
        self._shop = shop.Shop(self.catalogue, self.probabilities, self.horizon, taste)
        return self._seen(), info

    def step(self, action):
        reward = self._shop.recommend(int(action), Fraction(self.np_random.random()))
        over = self._shop.clock >= self.horizon
        return self._seen(), float(reward), False, over, {}

    def _seen(self):
        return {name: np.array(value) for name, value in self._shop.seen().items()}


class Forgetful(Shelf):
    """Forgets what was bought."""

    def _seen(self):
        return super()._seen() | {"purchase_history": np.zeros(self.num_products, np.int64)}


def test_a_right_target_is_accepted():
    report = conform(Shelf, reference="Recommender", budget="4000steps")

    assert not report.findings, report
    assert report.verdict != "differs"


def test_a_forgetful_target_is_found():
    report = conform(Forgetful, reference="Recommender", budget="20000steps")

    assert report.verdict == "differs"
    (finding,) = report.findings
    assert finding.step == 1
