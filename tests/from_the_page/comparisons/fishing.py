"""The fisheries against what was written from its page alone."""

import random
from collections import Counter

import numpy as np
import pytest

import provengym
from from_the_page import fishing
from from_the_page.comparisons.comparing import rounded, seen, unlike

SPACES = (
    (provengym.FishingEnv(K=3), "Box(0, 2 K)", "Discrete(201)"),
    (provengym.FishingContinuousEnv(K=3), "Box(0, 2 K)", "Box(0, 2 K)"),
    (provengym.FishingNormalizedEnv(K=3), "Box(-1, 1)", "Box(-1, 1)"),
)
"""Environments with the spaces of observations and actions that the page has."""


FISHERIES = {
    "discrete": provengym.FishingEnv,
    "continuous": provengym.FishingContinuousEnv,
    "normalized": provengym.FishingNormalizedEnv,
}


def an_action(draw, form, K):
    """An action that is worth a try."""
    if form == "discrete":
        return draw.choice([0, 1, 25, 75, 150, 200, draw.randrange(201)])
    whole = draw.random() < 0.3
    quota = draw.randrange(9) / 2 * K / 10**6 if whole else draw.uniform(-0.5, 2.5) * K
    amount = quota / K - 1 if form == "normalized" else quota
    return np.array([amount], dtype=np.float32)


def a_fishery(draw):
    """Parameters that are worth a try."""
    return {
        "r": draw.choice([0.3, 1, "7/3", 5, 0.1234]),
        "K": draw.choice([1.0, 1.0, 10.0**6, 0.7]),
        "Tmax": draw.choice([1, 2, 3, 100]),
        "order": draw.choice(["growth_first", "harvest_first"]),
        "sigma": draw.choice([0, 0, 0.1, "1/3", 1]),
    }


def compare(negated):
    """Steps of many fisheries in their three forms, and the frequencies of the noise."""
    draw = random.Random(0)
    for number in range(400):
        form = tuple(FISHERIES)[number % 3]
        about = a_fishery(draw)
        K = about["K"]
        about["s0"] = draw.choice([0.75, 1e-6, 0.5, 1.0, 1.9, 2.0, draw.uniform(0, 2)]) * K
        fishery = fishing.Fishery(form, **about, negated=negated)
        env = FISHERIES[form](**about)
        shown, info = env.reset(seed=number)
        stock = fishery.start
        if draw.random() < 0.3:
            given = draw.uniform(-1, 1) if form == "normalized" else draw.uniform(0, 2) * K
            shown, info = env.reset(seed=number, options={"state": given})
            stock = fishery.given(given)
        begun = (env.units, seen(shown), info)
        if begun != (stock, rounded([fishery.observe(stock)]), {}):
            yield f"{about}: an episode begins with {begun}, not with {stock}"
            continue
        for taken in range(1, 5):
            action = an_action(draw, form, K)
            before = stock
            shown, reward, terminated, truncated, info = env.step(action)
            stock = env.units
            possible = {
                (after, float(np.float32(float(paid))), *flags)
                for after, paid, *flags in fishery.step(before, np.asarray(action).item(), taken)
            }
            got = (stock, float(np.float32(reward)), terminated, truncated)
            if got not in possible:
                yield f"{form} {about}: {before} and {action}: {got}, not {possible}"
            if seen(shown) != pytest.approx(rounded([fishery.observe(stock)]), rel=3e-7):
                yield f"{form} {about}: {stock} is shown as {shown}"
            if info != {"time_limit": taken >= about["Tmax"]}:
                yield f"{form} {about}: {info} at step {taken}"
    yield from unlike(*two_deviates(negated))


def two_deviates(negated):
    """Count the pairs of deviates in two steps; return the counts, and the probabilities."""
    fishery = fishing.Fishery("discrete", sigma=0.1, negated=negated)
    env = provengym.FishingEnv(sigma=0.1)
    counts = Counter()
    for seed in range(4000):
        env.reset(seed=seed)
        found = []
        for taken in (1, 2):
            before = env.units
            _, reward, terminated, truncated, _ = env.step(0)
            possible = fishery.step(before, 0, taken)
            found += possible.get((env.units, reward, terminated, truncated), [None])
        counts[tuple(found)] += 1
    return counts, fishery.pairs()
