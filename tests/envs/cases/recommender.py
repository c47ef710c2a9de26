"""Recommender: what the tests of every environment need to know."""

from fractions import Fraction

import numpy as np

from envs.cases.case import Analysed, Case, Filled

LIKES = {"affinities": [4, 0, 0, 0, 0, 2, 0, 0]}


def shown(env, words):
    last, feedback, recommended, bought, time = env.kernel.observe(words)

    def row(word):
        return np.array([word >> x & 1 for x in range(env.num_products)], np.int8)

    return {
        "product_features": np.array(env.catalogue[last % env.num_products]),
        "purchase_history": row(bought),
        "recommended": row(recommended),
        "user_feedback": np.int64(feedback),
        "last_recommendation": np.int64(last),
        "time_step": np.int64(time),
    }


def chances(words, action):
    """A product of one feature is bought with the probability 1/3, or 2/3 where it is liked."""
    bought = 1 + (words[0] >> 4 * action & 15)
    return [(bought, 0), (3 - bought, 2**64 - 1)]


def cases():
    few = {"num_products": 2, "num_features": 2, "features_per_product": 1, "horizon": 4}
    return {
        "Recommender": Case(
            filled=(Filled(few, 3, chances),),
            drawn=({}, [0, 3, 1, 4, 2]),
            analyses=(
                Analysed(
                    "3 products, 3 steps",
                    {"num_products": 3, "num_features": 3, "features_per_product": 1, "horizon": 3},
                    {
                        "last_recommendation": "observation[0]",
                        "user_feedback": "observation[1]",
                        "recommended": "observation[2]",
                        "purchase_history": "observation[3]",
                        "time_step": "observation[4]",
                    },
                    {"horizon": 3},
                ),
            ),
            variants=(
                {},
                few | {"probabilities": ("1/4", 0.75)},
                {"num_products": np.int8(16), "features_per_product": 7, "liked": 2}
                | {"catalogue": 7, "horizon": 20},
                {"num_products": 1, "catalogue": [[3, 1, 19, 0]], "liked": 0},
            ),
            terminates=False,
            limit="horizon",
            going_on=({}, LIKES, 3),
            ending=({"horizon": 1, "probabilities": (0, 0, 0, 0, 1)}, LIKES, 0, 1.0),
            other_action=0,
            wrong_parameters=WRONG_PARAMETERS,
            wrong_actions=[
                (8, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (None, TypeError),
                (True, TypeError),
            ],
            actions="action must be .*between 0 and 7",
            tasks={
                "": {},
                "small": {
                    "num_products": 3,
                    "num_features": 4,
                    "features_per_product": 2,
                    "probabilities": (0, "1/3", 1),
                    "horizon": 6,
                },
            },
            program={"horizon": 7},
            played=({}, {"num_products": 16, "catalogue": 3, "horizon": 9, "liked": 4}),
            shown=shown,
            wrong_states=[
                (state, error, rf".*options\['state'\]{message}")
                for state, error, message in WRONG_STATES
            ],
            no_tables=[
                ({}, "Recommender has no table: its users and their purchases are random"),
            ],
        )
    }


WRONG_PARAMETERS = [
    ({"num_products": 0}, ValueError, "num_products must be between 1 and 16, got 0"),
    ({"num_products": 17}, ValueError, "num_products must be between 1 and 16, got 17"),
    ({"num_products": 8.0}, TypeError, "num_products must be an integer"),
    ({"num_features": 4097}, ValueError, "num_features must be between 1 and 4096, got 4097"),
    ({"num_features": 3}, ValueError, "features_per_product must be between 1 and 3, got 4"),
    ({"features_per_product": 8}, ValueError, "features_per_product must be between 1 and 7"),
    ({"features_per_product": 0}, ValueError, "features_per_product must be between 1 and 7"),
    ({"liked": 21}, ValueError, "liked must be between 0 and 20, got 21"),
    ({"liked": -1}, ValueError, "liked must be between 0 and 20, got -1"),
    (
        {"num_features": 64, "liked": 32},
        ValueError,
        "liked must leave at most 1,048,576 sets of features to like, got 32 of 64 features",
    ),
    ({"probabilities": [0.5]}, ValueError, "probabilities must be None or 5 numbers"),
    ({"probabilities": 0.5}, TypeError, "probabilities must be None or 5 numbers"),
    ({"probabilities": [0, 0, 0, 0, 2]}, ValueError, r"probabilities\[4\] must be a probability"),
    ({"probabilities": [0, "x", 0, 0, 1]}, ValueError, r"probabilities\[1\] must be a prob"),
    ({"probabilities": [None] * 5}, TypeError, r"probabilities\[0\] must be a probability"),
    (
        {"probabilities": [0, Fraction(1, 2**31), 0, 0, 1]},
        ValueError,
        "probabilities must have a common denominator of at most 2147483647",
    ),
    ({"catalogue": [[1, 2, 3, 4]]}, ValueError, "catalogue must be a list of 8 products"),
    ({"catalogue": [[1, 2, 3]] * 8}, ValueError, r"catalogue\[0\] must be a list of 4 features"),
    ({"catalogue": [[1, 2, 3, 3]] * 8}, ValueError, r"catalogue\[0\] must be different features"),
    (
        {"catalogue": [[1, 2, 3, 20]] * 8},
        ValueError,
        r"each feature of catalogue\[0\] must be between 0 and 19, got 20",
    ),
    ({"catalogue": -1}, ValueError, "catalogue, .* must be between 0 and 18446744073709551615"),
    ({"catalogue": "shop"}, TypeError, "catalogue, where it is no table of features, must be"),
]
WRONG_STATES = [
    (None, TypeError, " must be a dictionary, got None"),
    ([1], TypeError, " must be a dictionary"),
    ({}, ValueError, " needs either 'affinities' or 'liked', got {}"),
    (LIKES | {"liked": [1]}, ValueError, " needs either 'affinities' or 'liked'"),
    (LIKES | {"user": 1}, ValueError, " may hold 'affinities', .*'time', got 'user'"),
    ({"affinities": [1]}, ValueError, r"\['affinities'\] must be 8 numbers"),
    ({"affinities": 1}, TypeError, r"\['affinities'\] must be 8 numbers"),
    ({"affinities": [5] * 8}, ValueError, r"\['affinities'\] must be between 0 and 4, got 5"),
    ({"liked": [20]}, ValueError, r"\['liked'\] must be between 0 and 19, got 20"),
    ({"liked": 3}, TypeError, r"\['liked'\] must be a list of integers, got 3"),
    (LIKES | {"recommended": [8]}, ValueError, r"\['recommended'\] must be between 0 and 7"),
    (LIKES | {"bought": "1"}, TypeError, r"\['bought'\] must be a list of integers, got '1'"),
    (LIKES | {"last": 3}, TypeError, r"\['last'\] must be None or a .* pair"),
    (LIKES | {"last": (8, True)}, ValueError, r"\['last'\] must be between 0 and 7, got 8"),
    (LIKES | {"last": (1, 1)}, TypeError, r"\['last'\] must be True or False, got 1"),
    (LIKES | {"time": 101}, ValueError, r"\['time'\] must be between 0 and 100, got 101"),
]
