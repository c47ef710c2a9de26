"""CliffWalking: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled

SHOWN = {"row": "observation // 12", "column": "observation % 12"}


def cases():
    return {
        "CliffWalking": Case(
            filled=(Filled({}),),
            drawn=({}, [0, 1, 2, 0, 1, 1]),
            analyses=(
                Analysed("the default", {}, SHOWN, {"objective": "total"}),
                Analysed("slippery", {"is_slippery": True}, SHOWN, {"discount": "99/100"}),
            ),
            variants=(
                {},
                {"is_slippery": True},
                {"is_slippery": np.True_, "max_steps": np.uint64(400)},
            ),
            limit="max_steps",
            going_on=({}, (3, 0), 0),
            ending=({}, (2, 11), 2, -1.0),
            other_action=0,
            wrong_parameters=[
                ({"is_slippery": 1}, TypeError, "is_slippery must be True or False, got 1"),
                ({"is_slippery": None}, TypeError, "is_slippery must be True or False, got None"),
                ({"is_slippery": "no"}, TypeError, "is_slippery must be True or False, got 'no'"),
                ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
                ({"max_steps": 2**31}, ValueError, "max_steps must be between 1 and 2147483647"),
                ({"max_steps": 1.5}, TypeError, "max_steps must be an integer .* got 1.5"),
                ({"max_steps": True}, TypeError, "max_steps must be an integer .* got True"),
            ],
            wrong_actions=[
                (4, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 3",
            tasks={"": {}, "slippery": {"is_slippery": True, "max_steps": 20}},
            program={"is_slippery": True},
            played=({}, {"is_slippery": True, "max_steps": 30}),
            wrong_states=[
                ((4, 0), ValueError, r"the row of options\['state'\] must be between 0 and 3"),
                ((0, 12), ValueError, r"the column of options\['state'\] must be between 0 and 11"),
                ((3, 1), ValueError, r"options\['state'\] must be .* cliff, got \(3, 1\)"),
                ((3, 10), ValueError, r"options\['state'\] must be .* cliff, got \(3, 10\)"),
                ((0, 0.5), TypeError, r"the column of options\['state'\]"),
                (36, TypeError, r"options\['state'\] must be a \(row, column\) pair"),
            ],
        )
    }
