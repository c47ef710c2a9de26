"""NewEnv: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Case


def cases():
    return {
        "NewEnv": Case(
            variants=({}, {"length": 2}, {"length": np.int16(1000)}),
            going_on=({}, (0, False), 0),
            ending=({}, (1, True), 0, -1.0),
            other_action=1,
            wrong_parameters=[
                ({"length": 1}, ValueError, "length must be between 2 and 1000, got 1"),
                ({"length": 1001}, ValueError, "length must be between 2 and 1000, got 1001"),
                ({"length": 5.0}, TypeError, "length must be an integer .* got 5.0"),
                ({"length": True}, TypeError, "length must be an integer .* got True"),
                ({"length": None}, TypeError, "length must be an integer .* got None"),
            ],
            wrong_actions=[
                (2, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 1",
            wrong_states=[
                ((5, False), ValueError, r"options\['state'\]\[0\] must be between 0 and 4, got 5"),
                ((-1, False), ValueError, r"options\['state'\]\[0\] must be between 0 and 4"),
                ((0.5, False), TypeError, r"options\['state'\]\[0\] must be an integer"),
                ((1, 1), TypeError, r"options\['state'\]\[1\] must be True or False, got 1"),
                ((1,), ValueError, r"options\['state'\] must be \(cell, has_key\), got \(1,\)"),
                (1, TypeError, r"options\['state'\] must be \(cell, has_key\), got 1"),
            ],
        )
    }
