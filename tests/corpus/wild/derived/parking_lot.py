"""A car with a heading in a lot that is given; it has to brake in the slot looking north."""

LOT = ["###P#.", "#.....", "S..#..", "#..#..", "......"]
TARGET = "parking_lot.py:ParkingLotEnv"
ARGUMENTS = {"lot": LOT}
CAUSES = ["constructor", "dtype", "counter"]
DEFECTS = ["space: _obs returns float64 where the Box is of float32; the values are in its bounds"]
HEAR = "It needs a lot; observations are float64 in a float32 Box, and apart from that it is a finite deterministic process in which the slot is reached."
ACTIONS, LIMIT = 5, 80
WAYS = ((0, 1), (-1, 0), (0, -1), (1, 0))


def starts():
    return [(1.0, ((2, 0), 0))]


def rolled(cell, heading, sign=1):
    r, c = cell[0] + sign * WAYS[heading][0], cell[1] + sign * WAYS[heading][1]
    return (r, c) if 0 <= r < 5 and 0 <= c < 6 and LOT[r][c] != "#" else None


def step(state, action):
    cell, heading = state
    if action == 4:
        parked = state == ((0, 3), 1)
        return [(1.0, state, 25.0 if parked else -3.0, parked)]
    to = rolled(cell, heading, -1 if action == 1 else 1)
    if action > 1 and to:
        heading = (heading + (1 if action == 2 else -1)) % 4
        to = rolled(to, heading)
    reward = (-0.1, -0.2, -0.3, -0.3)[action]
    return [(1.0, (to, heading), reward, False) if to else (1.0, "crash", reward - 10, True)]


def success(state, action, after, reward, done):
    return reward == 25.0


def read(env):
    return (env.row, env.col), env.heading
