"""The fisheries: what the tests of every environment need to know."""

import math
from functools import partial

import numpy as np

import golden
from envs.cases.case import Case, Filled
from golden_tables import named

CONTINUOUS_ACTIONS = [
    (np.array([math.nan]), ValueError),
    ("1", TypeError),
    (None, TypeError),
    (True, TypeError),
    (np.zeros(2), TypeError),
    (np.zeros((1, 1)), TypeError),
]
STATES = r"options\['state'\] must be a stock between 0 and 2, got"


def quota(amount):
    return np.array([amount], np.float32)


def chances(words, action):
    return golden.load(named("FishingBranches"))[0]["table"]


def hundredths(number):
    return 10_000 * number


def cases():
    fishery = partial(
        Case,
        variants=({}, {"sigma": 0.1, "order": "harvest_first", "K": 0.5}, {"sigma": "1/3", "K": 7}),
        limit="Tmax",
        played=(
            {},
            {"sigma": 0.2, "K": 0.7, "Tmax": 8},
            {"K": 3e7, "s0": 2e7, "order": "harvest_first"},
        ),
        shown=lambda env, words: np.array([words[0] / 1_000_000 * env.K], dtype=np.float32),
        wrong_parameters=WRONG_PARAMETERS,
        wrong_states=[(state, ValueError, STATES) for state in (-0.1, 2.1, math.nan, math.inf)],
        no_tables=[
            ({}, "Fishing has no table: there are 2,000,001 stocks, which are too many"),
            ({"sigma": 0.1}, "Fishing has no table with sigma=0.1: its steps are random"),
        ],
    )
    harvest_first = {"order": "harvest_first"}
    return {
        "Fishing": fishery(
            filled=(
                Filled({"r": 0, "s0": "0.000004", "sigma": 0.1}, chances=chances, word=hundredths),
                Filled({"Tmax": 2, "order": "harvest_first"}, word=hundredths),
            ),
            drawn=({"Tmax": 8, "sigma": 0.1}, [5, 5, 90, 20, 0, 200, 10, 10]),
            going_on=({}, 0.75, 0),
            ending=(harvest_first, 0.75, 200, 0.75),
            other_action=5,
            wrong_actions=[
                (201, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (np.array([1]), TypeError),
            ],
            actions="action must be .*between 0 and 200",
            tasks={
                "": {"Tmax": 7, "sigma": "1/3", "K": 2.7},
                "harvest first": {"r": 2, "order": "harvest_first"},
            },
            program={"sigma": "1/3", "r": "0.7", "K": 3.5},
        ),
        "FishingContinuous": fishery(
            going_on=({}, 0.75, quota(0)),
            ending=(harvest_first, 0.75, quota(2), 0.75),
            other_action=quota(0.25),
            wrong_actions=CONTINUOUS_ACTIONS,
            actions="action must be a quota between 0 and 2, as an array",
            tasks={
                "": {"Tmax": 9, "sigma": 0.5, "K": 0.3, "s0": 0.4},
                "huge": {"K": 1e30, "r": "7/3", "s0": 1e29},
            },
            program={"K": 0.3, "s0": 0.2},
            # The box of quotas is in natural units.
            recommendation=".*recommend using a symmetric and normalized space",
        ),
        "FishingNormalized": fishery(
            going_on=({}, -0.25, quota(-1)),
            ending=(harvest_first, -0.25, quota(1), 0.75),
            other_action=quota(-0.75),
            wrong_actions=CONTINUOUS_ACTIONS,
            actions="action must be a number between -1 and 1, as an array",
            tasks={"": {"Tmax": 6, "sigma": 1, "K": 3.1, "s0": 5}},
            program={"order": "harvest_first"},
            shown=lambda env, words: np.array(
                [(words[0] - 1_000_000) / 1_000_000], dtype=np.float32
            ),
            wrong_states=[
                (state, ValueError, r"options\['state'\] must be a number between -1 and 1, got")
                for state in (-1.1, 1.1, math.nan)
            ],
        ),
    }


WRONG_PARAMETERS = [
    ({"r": 5.1}, ValueError, r"r must be a number between 0 and 5: .* got 5.1"),
    ({"r": -0.1}, ValueError, "r must be a number between 0 and 5"),
    ({"r": float("nan")}, ValueError, "r must be a number"),
    ({"r": "fast"}, ValueError, "r must be a number"),
    ({"r": None}, TypeError, "r must be a number"),
    ({"r": True}, TypeError, "r must be a number"),
    ({"sigma": 1.1}, ValueError, "sigma must be a number between 0 and 1"),
    ({"sigma": "1/0"}, ValueError, "sigma must be a number"),
    ({"K": 0}, ValueError, "K must be a number between 1e-30 and 1e\\+30, got 0"),
    ({"K": math.inf}, ValueError, "K must be a number"),
    ({"K": 10**400}, ValueError, "K must be a number"),
    ({"K": "one"}, ValueError, "K must be a number"),
    ({"K": "0"}, ValueError, "K must be a number between 1e-30 and 1e\\+30"),
    ({"s0": "9/4"}, ValueError, "s0 must be a stock between 0 and 2, got"),
    ({"s0": 2.1}, ValueError, "s0 must be a stock between 0 and 2, got 2.1"),
    ({"s0": -0.1}, ValueError, "s0 must be a stock"),
    ({"s0": math.nan}, ValueError, "s0 must be a stock"),
    ({"s0": [1]}, TypeError, "s0 must be a stock"),
    ({"order": "both"}, ValueError, "order must be one of 'growth_first', 'harvest_first'"),
]
