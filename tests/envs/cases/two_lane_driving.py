"""TwoLaneDriving: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled

FREE = {"obstacles": []}
STATE = {"place": 10, "lane": 0, "speed": 1, "obstacles": [(13, 0), (20, 1)]}


def told(env, words, steps):
    allowed, violations = env.kernel.observe(words)[5:]
    mask = [allowed >> action & 1 for action in range(6)]
    return {"violations": violations, "action_mask": mask}


SHOWN = {
    "remaining": "observation[0]",
    "lane": "observation[1]",
    "speed": "observation[2]",
    "ahead 0": "observation[3]",
    "ahead 1": "observation[4]",
}


def cases():
    return {
        "TwoLaneDriving": Case(
            filled=(
                Filled({"length": 9, "obstacles": [(3, 0), (6, 1)]}),
                Filled({"length": 12}, seed=3),
            ),
            drawn=({"obstacles": ((6, 0), (3, 1)), "length": 12}, [2, 2, 0, 0, 0]),
            analyses=(
                Analysed(
                    "14 cells, obstacles in 2 places",
                    {"length": 14, "obstacles": [(4, 0), (10, 1)]},
                    SHOWN,
                    {"objective": "total"},
                ),
                Analysed(
                    "14 cells, one obstacle in any of 4 places",
                    {"length": 14},
                    SHOWN,
                    {"objective": "total"},
                    starts=tuple(
                        {"place": 0, "lane": 0, "speed": 0, "obstacles": [obstacle]}
                        for obstacle in ((4, 0), (4, 1), (8, 0), (8, 1))
                    ),
                ),
            ),
            variants=(
                {},
                {"length": 30, "max_speed": 1, "speed_limit": 1, "sensor_range": 1},
                {"length": np.int16(128), "max_speed": 10, "speed_limit": 4, "sensor_range": 62},
                {"length": 8, "obstacles": [(3, 0), (6, 1)], "max_steps": 9, "sensor_range": 2},
                {"length": 6, "obstacles": ((2, 0), (3, 1)), "solvable": False},
            ),
            limit="max_steps",
            going_on=({}, STATE | {"speed": 0}, 0),
            ending=({}, STATE | {"speed": 3}, 0, -100.0),
            other_action=4,
            tasks={
                "": {},
                "far": {"length": 70, "obstacles": [(2, 1), (4, 0), (63, 0)], "max_steps": 7},
            },
            played=({}, {"length": 6, "obstacles": [(2, 1)], "max_steps": 5}),
            shown=lambda env, words: np.array(env.kernel.observe(words)[:5], dtype=np.int64),
            told=told,
            wrong_parameters=[
                ({"length": 1}, ValueError, "length must be between 2 and 128, got 1"),
                ({"length": 129}, ValueError, "length must be between 2 and 128, got 129"),
                ({"length": 5.0}, TypeError, "length must be an integer .* got 5.0"),
                ({"max_speed": 0}, ValueError, "max_speed must be between 1 and 10, got 0"),
                ({"max_speed": 11}, ValueError, "max_speed must be between 1 and 10, got 11"),
                ({"speed_limit": 4}, ValueError, "speed_limit must be between 1 and 3, got 4"),
                ({"speed_limit": 0}, ValueError, "speed_limit must be between 1 and 3, got 0"),
                ({"sensor_range": 0}, ValueError, "sensor_range must be between 1 and 62, got 0"),
                ({"sensor_range": 63}, ValueError, "sensor_range must be between 1 and 62, got 63"),
                ({"obstacles": 3}, TypeError, "obstacles must be None or a list of .* got 3"),
                (
                    {"obstacles": [3]},
                    TypeError,
                    "obstacles must hold .* pairs, got 3",
                ),
                ({"obstacles": [(3,)]}, ValueError, "obstacles must hold .* pairs"),
                (
                    {"obstacles": [(0, 1)]},
                    ValueError,
                    "the place of an obstacle of obstacles must be between 1 and 99, got 0",
                ),
                (
                    {"obstacles": [(100, 1)]},
                    ValueError,
                    "the place of an obstacle of obstacles must be between 1 and 99, got 100",
                ),
                (
                    {"obstacles": [(5, 2)]},
                    ValueError,
                    "the lane of an obstacle of obstacles must be between 0 and 1, got 2",
                ),
                (
                    {"obstacles": [(5, 1), (5, 1)]},
                    ValueError,
                    r"obstacles must be different obstacles, got \(5, 1\) twice",
                ),
                (
                    {"obstacles": [(5, 1), (6, 0)], "solvable": True},
                    ValueError,
                    "solvable must be None or False, as these obstacles are, got True",
                ),
                (
                    {"solvable": False},
                    ValueError,
                    "solvable must be None or True, as these obstacles are, got False",
                ),
                ({"solvable": 1}, TypeError, "solvable must be True or False, got 1"),
            ],
            wrong_actions=[
                (6, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 5",
            wrong_states=[
                (None, TypeError, r"options\['state'\] must be a dictionary, got None"),
                ([STATE], TypeError, r"options\['state'\] must be a dictionary"),
                ({}, ValueError, r"options\['state'\] needs 'place', got {}"),
                (
                    {"place": 1, "lane": 0, "speed": 1},
                    ValueError,
                    r"options\['state'\] needs 'obstacles'",
                ),
                (STATE | {"road": 1}, ValueError, r".* may hold 'place', .*, got 'road'"),
                (
                    STATE | {"place": 101},
                    ValueError,
                    r"options\['state'\]\['place'\] must be between 0 and 100, got 101",
                ),
                (
                    STATE | {"lane": 2},
                    ValueError,
                    r"options\['state'\]\['lane'\] must be between 0 and 1, got 2",
                ),
                (
                    STATE | {"speed": 4},
                    ValueError,
                    r"options\['state'\]\['speed'\] must be between 0 and 3, got 4",
                ),
                (
                    STATE | {"speed": 1.0},
                    TypeError,
                    r"options\['state'\]\['speed'\] must be an integer",
                ),
                (
                    STATE | {"obstacles": [(0, 0)]},
                    ValueError,
                    r"the place of an obstacle of options\['state'\]\['obstacles'\] must be",
                ),
                (
                    STATE | {"obstacles": None},
                    TypeError,
                    r"options\['state'\]\['obstacles'\] must be None or a list",
                ),
            ],
            small={"length": 6, "obstacles": [(2, 0), (5, 1)]},
        )
    }
