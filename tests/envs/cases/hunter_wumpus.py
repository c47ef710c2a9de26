"""HunterWumpus: what the tests of every environment need to know."""

import numpy as np

import golden
from envs.cases.case import Analysed, Case, Filled
from golden_tables import named

# The wumpus is above the player, who has gone from the corner to the right and down.
NEEDED = {"gold": (3, 3), "pits": [(1, 1), (3, 1), (0, 2)], "wumpus": (2, 0)}
NEAR = NEEDED | {"player": (2, 2), "scent": {(2, 1): 3, (2, 0): 2, (1, 0): 1}}
STATE = NEAR | {"visited": [(2, 0), (3, 0)], "arrived_visited": True, "status": "Ongoing"}


def chances(words, action):
    return golden.load(named("HunterWumpusBranches"))[0]["table"][0]


def kept(words):
    """The words without where the wumpus has been, and whether it was there before."""
    pits, _, tokens = words
    return pits, 0, tokens & ~(1 << 48)


def cases():
    corners = {"gold": (7, 7), "pits": [], "wumpus": (7, 6)}
    return {
        "HunterWumpus": Case(
            filled=(Filled({"size": 3, "num_pits": 1}, 3, chances, kept),),
            drawn=({"size": 5, "num_pits": 2}, [1, 2, 1, 2, 2, 3, 1, 0, 1, 2]),
            analyses=(
                Analysed(
                    "4 by 4, the board of seed 0",
                    {},
                    {
                        "wumpus": "observation[:2]",
                        "player": "observation[2:4]",
                        "stench": "observation[4]",
                        "scent": "observation[5]",
                        "arrived_visited": "observation[6]",
                        "pit_adjacent": "observation[7]",
                    },
                    {"objective": "total"},
                    seed=0,
                ),
                Analysed(
                    "3 by 3, the board of seed 0, of which all of the state is seen",
                    {"size": 3, "num_pits": 1},
                    {
                        "wumpus": "observation[2] & 0xff",
                        "player": "observation[2] >> 8 & 0xff",
                        "scent": "observation[2] >> 24 & 0xffffff",
                        "visited": "observation[1]",
                        "arrived_visited": "observation[2] >> 48 & 0xff",
                    },
                    {"objective": "total"},
                    seed=0,
                    whole=True,
                ),
            ),
            variants=(
                {},
                {"size": 2, "num_pits": 0},
                {"size": np.int8(8), "num_pits": np.uint64(22)},
            ),
            limit="max_steps",
            going_on=({"size": 8, "num_pits": 0}, corners, 2),
            ending=({}, NEEDED | {"wumpus": (3, 0)}, 1, -101.0),
            other_action=3,
            wrong_parameters=[
                ({"size": 1}, ValueError, "size must be between 2 and 8, got 1"),
                ({"size": 9}, ValueError, "size must be between 2 and 8, got 9"),
                ({"size": 4.0}, TypeError, "size must be an integer between 2 and 8, got 4.0"),
                ({"num_pits": -1}, ValueError, "num_pits must be between 0 and 13, got -1"),
                ({"num_pits": 14}, ValueError, "num_pits must be between 0 and 13, got 14"),
                ({"size": 2}, ValueError, "num_pits must be between 0 and 1, got 3"),
                ({"num_pits": True}, TypeError, "num_pits must be an integer"),
            ],
            wrong_actions=[
                (4, ValueError),
                (-1, ValueError),
                (1.0, TypeError),
                (True, TypeError),
                (None, TypeError),
            ],
            actions="action must be .*between 0 and 3",
            tasks={
                "": {},
                "small": {"size": 2, "num_pits": 1, "max_steps": 3},
                "large": {"size": 8, "num_pits": 20, "max_steps": 40},
            },
            program={"size": 5, "num_pits": 4},
            played=({}, {"size": 7, "num_pits": 9, "max_steps": 12}),
            shown=shown,
            told=lambda env, words, steps: {
                "status": STATUSES[words[-1] >> 56],
                "step_count": steps,
            },
            wrong_states=[*WRONG_STATES, *wrong_entries(), *several_ends()],
            no_tables=[
                ({}, "HunterWumpus has no table: its boards and the moves of the player are random")
            ],
        )
    }


STATUSES = ("Ongoing", "WumpusLost_Pit", "PlayerLost_Wumpus", "PlayerLost_Pit", "PlayerWon")


def shown(env, words):
    last = env.size - 1
    scales = np.array((last, last, last, last, 1, 3, 1, 1), dtype=np.float32)
    return np.array(env.kernel.observe(words)[:8], dtype=np.float32) / scales


WRONG_STATES = [
    (None, TypeError, r"options\['state'\] must be a dictionary, got None"),
    ([STATE], TypeError, r"options\['state'\] must be a dictionary"),
    ({}, ValueError, r"options\['state'\] needs 'gold', got {}"),
    ({"gold": (3, 3), "pits": []}, ValueError, r"options\['state'\] needs 'wumpus'"),
    (STATE | {"score": 1}, ValueError, r".* may hold 'gold', .*'status', got 'score'"),
    (STATE | {3: 1}, ValueError, r"options\['state'\] may hold 'gold', .*got 3"),
]


def several_ends():
    """Only one thing ends a game."""
    for player, where in (((0, 2), "in a pit"), ((1, 1), "in a pit"), ((3, 3), "at the gold")):
        state = NEEDED | {"wumpus": (1, 1), "player": player}
        yield state, ValueError, f".*'player'.* must not be {where} when the wumpus is in a pit"


def wrong_entries():
    for key, value, error, message in WRONG_ENTRIES:
        yield STATE | {key: value}, error, message.replace("KEY", rf"options\['state'\]\['{key}'\]")


PAIRS = [(1, 1), (3, 1)]
WRONG_ENTRIES = [
    ("gold", (4, 0), ValueError, "the x of KEY must be between 0 and 3, got 4"),
    ("gold", (0, -1), ValueError, "the y of KEY must be between 0 and 3, got -1"),
    ("gold", (0, 1.0), TypeError, "the y of KEY must be an integer between 0 and 3, got 1.0"),
    ("gold", (1,), ValueError, r"KEY must be a \(x, y\) pair of integers, got \(1,\)"),
    ("gold", 3, TypeError, r"KEY must be a \(x, y\) pair of integers, got 3"),
    ("gold", None, TypeError, "KEY must be a"),
    ("gold", ((0, 1), 2), TypeError, "the x of KEY must be an integer"),
    ("gold", (0, 0), ValueError, r"KEY must not be \(0, 0\), where the player starts"),
    ("gold", (1, 1), ValueError, r"KEY must not be in a pit, got \(1, 1\)"),
    ("wumpus", "20", TypeError, "KEY must be a"),
    ("wumpus", (0, 1), ValueError, r".*'visited'\] must have the cell of the wumpus, \(0, 1\)"),
    ("player", np.array(3), TypeError, "KEY must be a"),
    ("pits", 3, TypeError, r"KEY must be a list of \(x, y\) pairs, got 3"),
    ("pits", {(1, 1): 1}, TypeError, "KEY must be a list"),
    ("pits", PAIRS, ValueError, "KEY must be num_pits=3 cells, got 2"),
    ("pits", [*PAIRS, (1, 1)], ValueError, r"KEY must be different cells, got \(1, 1\)"),
    ("pits", [*PAIRS, (0, 0)], ValueError, r"KEY must leave out \(0, 0\)"),
    ("pits", [*PAIRS, (0, 4)], ValueError, "the y of KEY"),
    ("pits", [*PAIRS, 7], TypeError, "KEY must be a"),
    ("scent", [(1, 0)], TypeError, "KEY must be a dictionary from cells to levels"),
    ("scent", {(1, 0): 4}, ValueError, "a level of KEY must be between 1 and 3, got 4"),
    ("scent", {(1, 0): 0}, ValueError, "a level of KEY must be between 1 and 3, got 0"),
    ("scent", {(1, 0): True}, TypeError, "a level of KEY must be an integer"),
    ("scent", {(1, 0): 2, (2, 0): 2}, ValueError, "KEY must have each level once, got 2 twice"),
    ("scent", {(1, 1): 2}, ValueError, r"KEY must not be in a pit, got \(1, 1\)"),
    ("scent", {"a": 2}, TypeError, "KEY must be a"),
    ("scent", None, TypeError, "KEY must be a dictionary"),
    ("visited", [], ValueError, r"KEY must have the cell of the wumpus, \(2, 0\)"),
    ("visited", [(2, 0), (2, 0)], ValueError, "KEY must be different cells"),
    ("visited", [(2, 0), (9, 0)], ValueError, "the x of KEY"),
    ("arrived_visited", 1, TypeError, "KEY must be True or False, got 1"),
    ("arrived_visited", None, TypeError, "KEY must be True or False"),
    ("status", "PlayerWon", ValueError, "KEY must be 'Ongoing' on this board, got 'PlayerWon'"),
    ("status", "Over", ValueError, "KEY must be one of 'Ongoing', .* got 'Over'"),
    ("status", None, ValueError, "KEY must be one of"),
    ("status", 0, TypeError, "KEY must be one of"),
]
