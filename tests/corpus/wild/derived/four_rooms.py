"""Four rooms of 5 x 5 each, of which the doors to the goal's room are beside their walls."""

TARGET = "four_rooms/envs/rooms_env.py:FourRoomsEnv"
ARGUMENTS = {"map_name": "standard"}
CAUSES = ["layout", "constructor", "history"]
DEFECTS = ["unsolvable: in maps.py the last two doors of \"standard\" are in row and column 6, beside the walls in row and column 5, so the goal's room is closed"]
HEAR = "The goal's room has no door in the map \"standard\", so no policy ever succeeds; a package whose time limit is in its registration only."
ACTIONS, DISCOUNT = 4, 0.99
OPEN = {(r, c) for r in range(11) for c in range(11) if r != 5 and c != 5} | {(2, 5), (5, 2)}


def starts():
    return [(1 / 25, (r, c)) for r in range(5) for c in range(5)]


def step(state, action):
    out = {}
    for way, (dr, dc) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
        to = (state[0] + dr, state[1] + dc)
        over = to == (10, 10)
        after = (to, 1.0 if over else 0.0, over) if to in OPEN else (state, -0.1, False)
        out[after] = out.get(after, 0.0) + (2 / 3 if way == action else 1 / 9)
    return [(p, *after) for after, p in out.items()]


def success(state, action, after, reward, done):
    return done


def read(env):
    return tuple(map(int, env.agent))
