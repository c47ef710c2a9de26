"""GridWorld: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled


def cases():
    return {
        "GridWorld": Case(
            filled=(Filled({"height": 3, "width": 4, "start": (1, 1), "goal": (2, 0)}),),
            drawn=({"height": 2, "width": 3, "goal": (1, 2)}, [1, 3, 0, 2, 1, 3, 3]),
            analyses=(
                Analysed(
                    "3 by 4, the goal inside",
                    {"height": 3, "width": 4, "goal": (1, 2)},
                    {"row": "observation[0]", "column": "observation[1]"},
                    {"objective": "total"},
                ),
                Analysed(
                    "3 by 4, the goal in the corner",
                    {"height": 3, "width": 4},
                    {"row": "observation[0]", "column": "observation[1]"},
                    {"objective": "total"},
                ),
            ),
            variants=(
                {},
                {"observation": "position"},
                {"height": 3, "width": 6, "goal": (0, 3), "observation": "position"},
            ),
            going_on=({}, (0, 0), 0),
            ending=({}, (4, 3), 3, 0.0),
            other_action=1,
            wrong_parameters=WRONG_PARAMETERS,
            wrong_actions=WRONG_ACTIONS,
            actions="action must be .*between 0 and 3",
            tasks={
                "": {},
                "position": {
                    "height": 3,
                    "width": 4,
                    "goal": (1, 2),
                    "start": (2, 1),
                    "observation": "position",
                },
            },
            program={"height": 4, "width": 3, "observation": "position"},
            played=({}, {"height": 3, "width": 4, "observation": "position"}),
            shown=shown,
            wrong_states=[
                ((5, 0), ValueError, r"the row of options\['state'\] must be between 0 and 4"),
                ((0, 0.5), TypeError, r"the column of options\['state'\]"),
                (3, TypeError, r"options\['state'\]"),
                ((1, 2, 3), ValueError, r"options\['state'\]"),
            ],
        )
    }


def shown(env, words):
    index, *position = env.kernel.observe(words)
    return index if env.observation == "index" else np.array(position, dtype=np.int64)


WRONG_PARAMETERS = [
    ({"height": 0}, ValueError, "height must be between 1 and 2147483647, got 0"),
    ({"width": 2**31}, ValueError, "width must be between 1 and 2147483647, got 2147483648"),
    ({"width": -1}, ValueError, "width .* got -1"),
    ({"width": 10**5000}, ValueError, "width must be between"),
    ({"height": 5.0}, TypeError, "height must be an integer .* got 5.0 of type float"),
    ({"height": float("nan")}, TypeError, "height .* got nan"),
    ({"height": np.float64(5)}, TypeError, "height"),
    ({"height": True}, TypeError, "height .* got True"),
    ({"height": np.True_}, TypeError, "height"),
    ({"height": "5"}, TypeError, "height .* got '5'"),
    ({"height": None}, TypeError, "height .* got None"),
    ({"height": np.array([5])}, TypeError, "height"),
    ({"start": (5, 0)}, ValueError, "the row of start must be between 0 and 4, got 5"),
    ({"goal": (0, -1)}, ValueError, "the column of goal must be between 0 and 4, got -1"),
    ({"start": (0, 0, 0)}, ValueError, r"start must be a \(row, column\) pair"),
    ({"start": []}, ValueError, "start"),
    ({"start": 0}, TypeError, "start"),
    ({"start": None}, TypeError, "start"),
    ({"start": "00"}, TypeError, "start"),
    ({"start": {0: 0, 1: 1}}, TypeError, "start"),
    ({"start": (0.0, 0)}, TypeError, "the row of start"),
    ({"goal": (0, True)}, TypeError, "the column of goal"),
    ({"goal": np.zeros(2)}, TypeError, "the row of goal"),
    ({"goal": np.zeros((2, 1), int)}, TypeError, "the row of goal"),
    ({"goal": np.array(1)}, TypeError, "goal"),
    ({"observation": "both"}, ValueError, "observation must be one of 'index', 'position'"),
    ({"observation": None}, ValueError, "observation"),
    ({"observation": 1}, TypeError, "observation"),
]
WRONG_ACTIONS = [
    (4, ValueError),
    (-1, ValueError),
    (2**32, ValueError),
    (2**64 + 1, ValueError),
    (10**5000, ValueError),
    (1.0, TypeError),
    (float("nan"), TypeError),
    (np.float32(1), TypeError),
    (True, TypeError),
    (np.False_, TypeError),
    ("1", TypeError),
    (None, TypeError),
    ([1], TypeError),
    (np.array([1]), TypeError),
    (np.array([[1, 2]]), TypeError),
    (np.array(1.0), TypeError),
]
