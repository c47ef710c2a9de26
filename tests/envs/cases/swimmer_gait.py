"""SwimmerGait: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled

RESOLUTION = "resolution must be 9, the only one with a table, got"


def cases():
    return {
        "SwimmerGait": Case(
            filled=(Filled({"max_steps": 4}),),
            drawn=({}, [0, 0, 2, 2, 1, 3, 3]),
            analyses=(
                Analysed(
                    "6 steps",
                    {"max_steps": 6},
                    {"joint 1": "observation[1]", "joint 2": "observation[0] % 9", "time": "time"},
                    {"horizon": 6},
                ),
            ),
            variants=(
                {},
                {"resolution": np.int8(9), "max_steps": 2},
                {"max_steps": np.uint64(400)},
            ),
            limit="max_steps",
            going_on=({}, (4, 4), 0),
            ending=({}, (8, 7), 2, 0.004959),
            terminates=False,
            other_action=3,
            wrong_parameters=[
                ({"resolution": 8}, ValueError, f"{RESOLUTION} 8"),
                ({"resolution": 10}, ValueError, f"{RESOLUTION} 10"),
                ({"resolution": 9.0}, TypeError, f"{RESOLUTION} 9.0 of type float"),
                ({"resolution": True}, TypeError, f"{RESOLUTION} True"),
                ({"resolution": None}, TypeError, f"{RESOLUTION} None"),
            ],
            wrong_actions=[
                (5, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 4",
            tasks={"": {"max_steps": 9}},
            played=({}, {"max_steps": 9}),
            shown=lambda env, words: np.array(env.kernel.observe(words)[1:], dtype=np.int64),
            wrong_states=[
                ((9, 0), ValueError, r"the value of joint 1 of options\['state'\] .* and 8, got 9"),
                ((0, -1), ValueError, r"the value of joint 2 of options\['state'\] .* got -1"),
                ((0, 0.5), TypeError, r"the value of joint 2 of options\['state'\]"),
                (
                    3,
                    TypeError,
                    r"options\['state'\] must be a \(value of joint 1, value of joint 2",
                ),
                ((1, 2, 3), ValueError, r"options\['state'\]"),
            ],
        )
    }
