"""Agreement of what runs with the golden table of Recommender."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from provengym.envs.recommender.env import RecommenderEnv
from provengym.envs.recommender.reference import RecommenderModel
from transcriptions import recommender as shop

TABLES = golden.load(named("Recommender"))


def kernel_of(table):
    numerators = (table["numerators"] + [0] * 8)[:8]
    users = [shop.nibbles(affinities) for affinities, _ in table["table"]]
    return KERNELS["Recommender"](
        num_products=table["products"],
        features_per_product=table["each"],
        horizon=table["horizon"],
        denominator=table["denominator"],
        **{f"n{j}": numerator for j, numerator in enumerate(numerators)},
        words=np.array(users, np.uint64),
    )


def members(flags):
    return sum(flag << place for place, flag in enumerate(flags))


def rows(table):
    n, d = table["products"], table["denominator"]
    before = [shop.members(set(table[name])) for name in ("recommended", "bought")]
    for affinities, products in table["table"]:
        user = shop.nibbles(affinities)
        for product, branches in enumerate(products):
            assert len(branches) == d
            for branch, entry in enumerate(branches):
                shown, sold, purchase, time, reward, terminated, truncated = entry
                assert not truncated
                after = members(shown), members(sold)
                for noise in (-(-(branch << 64) // d), -(-(branch + 1 << 64) // d) - 1):
                    yield (
                        (user, *before, 2 * n, table["time"]),
                        product,
                        noise,
                        (user, *after, 2 * product + purchase, time),
                        (product, int(purchase), *after, time),
                        Fraction(reward),
                        terminated,
                    )


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table['products']}-{table['time']}")
def test_the_environment_of_recommenders(table):
    chances = [Fraction(p, table["denominator"]) for p in table["numerators"]]
    env = gymnasium.make(
        "provengym/Recommender-v0",
        num_products=table["products"],
        num_features=table["features"],
        features_per_product=table["each"],
        liked=table["liked"],
        probabilities=chances,
        horizon=table["horizon"],
    ).unwrapped
    everybody = shop.tastes(table["features"], table["liked"])
    catalogue = shop.round_robin(table["products"], table["features"], table["each"])
    shops = [shop.Shop(catalogue, chances, table["horizon"], taste) for taste in everybody]
    listed = [shop.nibbles(affinities) for affinities, _ in table["table"]]

    assert env.kernel.words.tolist() == [shop.words(one)[0] for one in shops] == listed
    for affinities, products in table["table"]:
        state = {name: table[name] for name in ("recommended", "bought", "time")}
        for product, branches in enumerate(products):
            env.reset(options={"state": state | {"affinities": affinities}})
            observation, reward, *_ = env.step(product)
            seen = (
                observation["recommended"].tolist(),
                observation["purchase_history"].tolist(),
                observation["user_feedback"],
                observation["time_step"],
                reward,
                False,
                False,
            )

            assert seen in [tuple(branch) for branch in branches]


@pytest.mark.parametrize(
    "table", golden.load(named("RecommenderBranches")), ids=lambda table: f"{table['user']:x}"
)
def test_the_chances_of_a_table_are_those_that_are_proved(table):
    """A table is filled with the words of `Spec.Recommender.Machine.Task.branches`, by their
    weights."""
    total = table["denominator"]
    parameters = {
        "num_products": table["products"],
        "num_features": table["features"],
        "features_per_product": table["each"],
        "liked": table["liked"],
        "probabilities": [Fraction(p, total) for p in table["numerators"]],
        "horizon": 4,
    }
    model, kernel = RecommenderModel(parameters), RecommenderEnv(**parameters).kernel
    state = (table["user"], 0, 0, 2 * table["products"], 0)
    assert state in map(tuple, model.starts().T.tolist())
    for product, branches in enumerate(table["table"]):
        found = model.outcomes(model.columns([state]), product)
        for number, (weight, word) in enumerate(branches):
            after, units, over = kernel.step(state, product, word)

            assert found.transition(number).state == after
            assert found.transition(number).reward == units
            assert not over
            assert found.chances()[number] == Fraction(weight, total)
        assert len(found) == len(branches)
