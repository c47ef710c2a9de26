"""Taxi: what the tests of every environment need to know."""

from itertools import product

import numpy as np

from envs.cases.case import Analysed, Case, Filled

SHOWN = {
    "row": "observation // 100",
    "column": "observation // 20 % 5",
    "passenger": "observation // 4 % 5",
    "destination": "observation % 4",
}
FICKLE = {"fickle_passenger": True}
RATE = r"a number between 0 and 1 that is a fraction with a denominator up to 1,000,000"
STATE = r"options\['state'\]"
# Of ten numbers of the first word, in rain with the default probability, the weight and the first:
# to the right, the way itself, and to the left.
WAYS = [(1, 0), (8, 1), (1, 9)]


def chances(words, action):
    """The weights and the words in rain and with a fickle passenger, whatever the state."""
    return [
        (weight, (-(-first * 2**64 // 10), -(-other * 2**64 // 3)))
        for (weight, first), other in product(WAYS, range(3))
    ]


def told(env, words, steps):
    return {"action_mask": [int(env.kernel.legal(words, action)) for action in range(6)]}


def cases():
    return {
        "Taxi": Case(
            filled=(
                Filled({}, seed=3),
                Filled({"is_rainy": True} | FICKLE | {"fickle_probability": 1}, 3, chances),
            ),
            drawn=({}, [1, 4, 0, 0, 5]),
            analyses=(Analysed("the default", {}, SHOWN, {"objective": "total"}),),
            variants=(
                {},
                {"is_rainy": True, "rainy_probability": "1/2"},
                FICKLE | {"fickle_probability": 1, "max_steps": np.uint64(200)},
            ),
            limit="max_steps",
            going_on=({}, (2, 0, 0, 1), 0),
            ending=({}, (0, 4, 4, 1), 5, 20.0),
            other_action=1,
            told=told,
            wrong_parameters=[
                ({"is_rainy": 1}, TypeError, "is_rainy must be True or False, got 1"),
                ({"is_rainy": None}, TypeError, "is_rainy must be True or False, got None"),
                ({"fickle_passenger": "no"}, TypeError, "fickle_passenger must be True or False"),
                ({"rainy_probability": 1.5}, ValueError, f"rainy_probability must be {RATE}"),
                ({"rainy_probability": -0.1}, ValueError, f"rainy_probability must be {RATE}"),
                ({"rainy_probability": 2**-40}, ValueError, f"rainy_probability must be {RATE}"),
                ({"rainy_probability": np.nan}, ValueError, "rainy_probability must be .* got nan"),
                ({"rainy_probability": None}, TypeError, "rainy_probability must be .* got None"),
                ({"fickle_probability": "2"}, ValueError, "fickle_probability must be .* got '2'"),
                ({"fickle_probability": "1/1000001"}, ValueError, "fickle_probability must be"),
                ({"fickle_probability": True}, TypeError, "fickle_probability must be .* got True"),
                ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
                ({"max_steps": 1.5}, TypeError, "max_steps must be an integer .* got 1.5"),
                ({"max_steps": True}, TypeError, "max_steps must be an integer .* got True"),
            ],
            wrong_actions=[
                (6, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 5",
            tasks={
                "": {},
                "rainy": {"is_rainy": True, "max_steps": 20},
                "fickle": FICKLE | {"fickle_probability": 1},
            },
            program={"is_rainy": True},
            played=({}, {"is_rainy": True, **FICKLE, "max_steps": 30}),
            wrong_states=[
                ((5, 0, 0, 1), ValueError, f"the row of {STATE} must be between 0 and 4"),
                ((0, 5, 0, 1), ValueError, f"the column of {STATE} must be between 0 and 4"),
                ((0, 0, 5, 1), ValueError, f"the passenger of {STATE} must be between 0 and 4"),
                ((0, 0, 0, 4), ValueError, f"the destination of {STATE} must be between 0 and 3"),
                ((0, 0, 0.5, 1), TypeError, f"the passenger of {STATE}"),
                (
                    (2, 2, 1, 1),
                    ValueError,
                    rf"{STATE} must be a state that can occur, got \(2, 2, 1, 1\)",
                ),
                (
                    (0, 0, 0, 1, True),
                    ValueError,
                    rf"{STATE} must be \(row, column, passenger, destination\)",
                ),
                (36, TypeError, rf"{STATE} must be \(row, column, passenger, destination\)"),
            ],
        )
    }
