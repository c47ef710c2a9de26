"""A vacuum robot: its cell, which of nine spots are dirty, and the battery."""

TARGET = "vacuum_robot.py:VacuumRobotEnv"
CAUSES = ["large", "counter", "history"]
DEFECTS = []
HEAR = "Finite with more than 10^5 states; the trajectory is a history that never matters; an empty battery away from the dock is the only failure."
ACTIONS, LIMIT = 6, 300
FLAT = ("D.*x*", ".x..*", "*..*.", ".x*.x", "*...*")
FREE = {(r, c) for r in range(5) for c in range(5) if FLAT[r][c] != "x"}
SPOTS = [(r, c) for r in range(5) for c in range(5) if FLAT[r][c] == "*"]
DOCK = (0, 0)


def starts():
    return [(1.0, (DOCK, frozenset(SPOTS), 30))]


def settled(cell, dirty, battery, reward):
    if cell == DOCK:
        if not dirty:
            return (cell, dirty, battery), reward + 30, True
        return (cell, dirty, max(battery, 1)), reward, False
    return (cell, dirty, battery), reward - 20 * (battery == 0), battery == 0


def step(state, action):
    cell, dirty, battery = state
    if action < 4:
        dr, dc = ((-1, 0), (1, 0), (0, -1), (0, 1))[action]
        to = (cell[0] + dr, cell[1] + dc)
        return [(1.0, *settled(to if to in FREE else cell, dirty, battery - 1, -0.1))]
    if action == 5:
        if cell == DOCK:
            return [(1.0, *settled(cell, dirty, 30, -1.1))]
        return [(1.0, *settled(cell, dirty, battery - 1, -0.1))]
    rest = max(battery - 2, 0)
    if cell not in dirty:
        return [(1.0, *settled(cell, dirty, rest, -0.1))]
    return [(0.8, *settled(cell, dirty - {cell}, rest, 1.9)), (0.2, *settled(cell, dirty, rest, -0.1))]


def success(state, action, after, reward, done):
    return done and reward > 0


def read(env):
    return env.pos, frozenset(s for s in env.spots if env.dirty[s]), env.battery.level
