"""FrozenLake: what the tests of every environment need to know."""

from fractions import Fraction

import numpy as np

from envs.cases.case import Analysed, Case, Filled

SHOWN = {"row": "observation // 4", "column": "observation % 4"}
BOARD = ["FFG", "HSF"]
RATE = (
    "success_rate must be a number between 0 and 1 that is a fraction with a denominator up to "
    "1,000,000"
)
REWARD = "must be a multiple of 0.000001 between -2147 and 2147"


def cases():
    return {
        "FrozenLake": Case(
            filled=(Filled({"is_slippery": False}),),
            drawn=({}, [1, 2, 0, 3, 2, 2]),
            analyses=(
                Analysed("the default", {}, SHOWN, {"objective": "total"}),
                Analysed("not slippery", {"is_slippery": False}, SHOWN, {"discount": "9/10"}),
            ),
            variants=(
                {},
                {"map_name": "8x8", "is_slippery": False},
                {
                    "desc": BOARD,
                    "success_rate": Fraction(3, 4),
                    "reward_schedule": (2.5, -1, "-1/8"),
                    "max_steps": np.uint64(400),
                },
            ),
            limit="max_steps",
            going_on=({"is_slippery": False}, (0, 0), 0),
            ending=({"is_slippery": False}, (3, 2), 2, 1.0),
            other_action=3,
            wrong_parameters=[
                ({"desc": "SFFG"}, TypeError, "desc must be a list of 1 to 8 strings, got 'SFFG'"),
                ({"desc": [1, 2]}, TypeError, "desc must be a list of 1 to 8 strings, got"),
                ({"desc": []}, ValueError, "desc must be a list of 1 to 8 strings, got 0"),
                ({"desc": ["S", *"FFFFFFFF"]}, ValueError, "desc must be .* strings, got 9"),
                ({"desc": ["SF", "F"]}, ValueError, "desc must have rows of one length, 1 to 8"),
                ({"desc": ["SFFFFFFFG"]}, ValueError, "desc must have rows of one length, 1 to 8"),
                ({"desc": [""]}, ValueError, "desc must have rows of one length, 1 to 8"),
                ({"desc": ["SX"]}, ValueError, "desc must be of the letters S, F, H and G.* 'X'"),
                ({"desc": ["FG"]}, ValueError, "desc must have one S, the start, got"),
                ({"desc": ["SSG"]}, ValueError, "desc must have one S, got 2: Gymnasium draws one"),
                ({"map_name": "5x5"}, ValueError, "map_name must be one of '4x4', '8x8', got"),
                ({"map_name": 4}, TypeError, "map_name must be one of '4x4', '8x8', got 4"),
                ({"map_name": None}, ValueError, r"desc or map_name .*generate_random_map\(seed"),
                ({"is_slippery": 1}, TypeError, "is_slippery must be True or False, got 1"),
                ({"success_rate": 1.5}, ValueError, f"{RATE}, got 1.5"),
                ({"success_rate": -1}, ValueError, f"{RATE}, got -1"),
                ({"success_rate": 1 / 1000003}, ValueError, RATE),
                ({"success_rate": "1/1000001"}, ValueError, RATE),
                ({"success_rate": float("nan")}, ValueError, RATE),
                ({"success_rate": True}, TypeError, RATE),
                ({"success_rate": None}, TypeError, RATE),
                ({"reward_schedule": (1, 0)}, ValueError, "reward_schedule must be three numbers"),
                ({"reward_schedule": 1}, TypeError, "reward_schedule must be three numbers"),
                ({"reward_schedule": (1, 0, 2148)}, ValueError, f"the frozen cell of .* {REWARD}"),
                ({"reward_schedule": (1, 1e-7, 0)}, ValueError, f"the hole of .* {REWARD}"),
                ({"reward_schedule": (None, 0, 0)}, TypeError, f"the goal of .* {REWARD}"),
                ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
                ({"max_steps": 1.5}, TypeError, "max_steps must be an integer .* got 1.5"),
            ],
            wrong_actions=[
                (4, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 3",
            tasks={"": {}, "certain": {"is_slippery": False, "max_steps": 20}},
            program={"success_rate": 0.5},
            played=({}, {"desc": BOARD, "reward_schedule": (1, -0.5, -0.01), "max_steps": 30}),
            wrong_states=[
                ((4, 0), ValueError, r"the row of options\['state'\] must be between 0 and 3"),
                ((0, 4), ValueError, r"the column of options\['state'\] must be between 0 and 3"),
                ((0, 0.5), TypeError, r"the column of options\['state'\]"),
                (3, TypeError, r"options\['state'\] must be a \(row, column\) pair"),
            ],
        )
    }
