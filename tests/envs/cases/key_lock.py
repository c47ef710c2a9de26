"""KeyLock: what the tests of every environment need to know."""

import numpy as np

from envs.cases.case import Analysed, Case, Filled

NEEDED = {"agent": (0, 0), "key": (1, 2), "lock": (7, 0)}
SHOWN = {
    "agent": "observation[:2]",
    "key": "observation[2:4]",
    "lock": "observation[4:6]",
    "has_key": "observation[6]",
    "open": "observation[7]",
}
STATE = NEEDED | {"has_key": True, "open": False}


def cases():
    return {
        "KeyLock": Case(
            filled=(Filled({"size": 2}, seed=3),),
            drawn=({"size": 2}, [2, 4, 5, 1, 4, 5, 3, 4, 5, 0, 4, 5]),
            analyses=(
                Analysed("2 by 2, all boards", {"size": 2}, SHOWN, {"objective": "total"}),
                Analysed(
                    "3 by 3, one board",
                    {"size": 3},
                    SHOWN,
                    {"objective": "total"},
                    starts=({"agent": (0, 0), "key": (1, 2), "lock": (2, 0)},),
                ),
                Analysed("2 by 2, 8 steps", {"size": 2}, SHOWN | {"time": "time"}, {"horizon": 8}),
            ),
            variants=(
                {},
                {"size": 2, "max_steps": 2},
                {"size": np.int16(40), "max_steps": np.uint64(400)},
            ),
            limit="max_steps",
            going_on=({}, NEEDED, 2),
            ending=({}, STATE | {"agent": (7, 0)}, 5, 100.0),
            other_action=4,
            wrong_parameters=[
                ({"size": 1}, ValueError, "size must be between 2 and 1024, got 1"),
                ({"size": 1025}, ValueError, "size must be between 2 and 1024, got 1025"),
                ({"size": 8.0}, TypeError, "size must be an integer .* got 8.0"),
                ({"size": True}, TypeError, "size must be an integer .* got True"),
                ({"size": None}, TypeError, "size must be an integer .* got None"),
            ],
            wrong_actions=[
                (6, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 5",
            small={"size": 4},
            tasks={"": {}, "small": {"size": 2, "max_steps": 7}},
            program={"size": 2},
            played=({}, {"size": 2}, {"size": 1024, "max_steps": 9}),
            shown=lambda env, words: np.array(env.kernel.observe(words)[1:], dtype=np.int64),
            wrong_states=[*WRONG_STATES, *wrong_entries()],
        )
    }


WRONG_STATES = [
    (None, TypeError, r"options\['state'\] must be a dictionary, got None"),
    ([STATE], TypeError, r"options\['state'\] must be a dictionary"),
    ({}, ValueError, r"options\['state'\] needs 'agent', got {}"),
    ({"agent": (0, 0), "key": (1, 1)}, ValueError, r"options\['state'\] needs 'lock'"),
    (STATE | {"door": 1}, ValueError, r".* may hold 'agent', .*'open', got 'door'"),
    (STATE | {3: 1}, ValueError, r"options\['state'\] may hold 'agent', .*got 3"),
]


def wrong_entries():
    for key, value, error, message in WRONG_ENTRIES:
        yield STATE | {key: value}, error, message.replace("KEY", rf"options\['state'\]\['{key}'\]")
    away = STATE | {"open": True}
    yield away, ValueError, r".*'open'\] must be False where the agent is not at the lock, \(7, 0\)"
    without = NEEDED | {"agent": (7, 0), "open": True}
    yield without, ValueError, r".*'open'\] must be False without the key, got True"


WRONG_ENTRIES = [
    ("agent", (8, 0), ValueError, "the x of KEY must be between 0 and 7, got 8"),
    ("agent", (0, -1), ValueError, "the y of KEY must be between 0 and 7, got -1"),
    ("agent", (0, 1.0), TypeError, "the y of KEY must be an integer between 0 and 7, got 1.0"),
    ("key", (1,), ValueError, r"KEY must be a \(x, y\) pair of integers, got \(1,\)"),
    ("key", 3, TypeError, r"KEY must be a \(x, y\) pair of integers, got 3"),
    ("key", (7, 0), ValueError, r"KEY must be another cell than that of the lock, got \(7, 0\)"),
    ("lock", None, TypeError, "KEY must be a"),
    ("lock", ((0, 1), 2), TypeError, "the x of KEY must be an integer"),
    ("has_key", 1, TypeError, "KEY must be True or False, got 1"),
    ("open", None, TypeError, "KEY must be True or False"),
]
