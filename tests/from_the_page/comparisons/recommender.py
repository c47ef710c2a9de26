"""Recommender against what was written from its page alone."""

import random
from collections import Counter

import provengym
from from_the_page import recommender
from from_the_page.comparisons.comparing import seen, unlike


def compare(negated):
    """Three steps with every user, on the way and at the start; who comes, and what they buy."""
    draw = random.Random(0)
    for about in ((2, 2, 1, 1, 4), (3, 5, 2, 2, 1), (4, 3, 3, 1, 2), (8, 20, 4, 1, 3)):
        env = provengym.RecommenderEnv(*about[:4], horizon=about[4])
        rules = recommender.Seller(*about, negated=negated)
        if [list(product) for product in env.catalogue] != rules.catalogue:
            yield f"{about}: {env.catalogue}, not {rules.catalogue}"
        if list(env.probabilities) != rules.probabilities:
            yield f"{about}: {env.probabilities}, not {rules.probabilities}"
        for number, user in enumerate(list(rules.users()) * 4):
            likes = [feature for feature in range(about[1]) if user >> feature & 1]
            shown, info = env.reset(seed=number, options={"state": {"liked": likes}})
            state = rules.begin(user)
            got, expected = (
                [({k: seen(v) for k, v in shown.items()}, info)],
                [(rules.observe(state), {})],
            )
            for taken in (1, 2, 3):
                product = draw.randrange(about[0])
                shown, *rest = env.step(product)
                got.append(({k: seen(v) for k, v in shown.items()}, *rest))
                outcomes = [
                    (rules.observe(after), float(reward), over, cut, {"time_limit": cut}, after)
                    for share, after, reward, over, cut in rules.step(state, product, taken)
                    if share
                ]
                one = next((o for o in outcomes if o[:-1] == got[-1]), None)
                if one is None:
                    yield f"{about}, {likes}, {product=}: {got[-1]}, not one of {outcomes}"
                    break
                expected.append(one[:-1])
                state = one[-1]
                numbers = [rules.affinity(state[0], x) for x in range(about[0])]
                if list(env.state["affinities"]) != numbers:
                    yield f"{about}, {likes}: {env.state}, not {numbers}"
            if got != expected:
                yield f"{about}, {likes}: {got}, not {expected}"
    rules = recommender.Seller(3, 4, 2, 2, 50, negated=negated)
    env = provengym.RecommenderEnv(3, 4, 2, 2, horizon=50)
    env.reset(seed=0)
    users, bought = Counter(), [Counter(), Counter(), Counter()]
    for _ in range(3000):
        env.reset()
        affinities = env.state["affinities"]
        users[affinities] += 1
        for product in (0, 1, 0, 1):
            bought[affinities[product]][env.step(product)[1] == 1] += 1
    everybody = Counter()
    for user, share in rules.users().items():
        everybody[tuple(rules.affinity(user, x) for x in range(3))] += share
    yield from unlike(users, everybody)
    for affinity, counts in enumerate(bought):
        chance = rules.probabilities[affinity if rules.says(recommender.CHANCE) else 2 - affinity]
        yield from unlike(counts, {True: chance, False: 1 - chance})
