"""Rush hour with seven cars; the state is how far each car is along its line."""

CARS = [["X", 2, 0, 2, "h"], ["A", 0, 2, 3, "v"], ["B", 3, 0, 2, "h"], ["C", 4, 1, 2, "v"],
        ["D", 1, 4, 3, "v"], ["E", 5, 3, 2, "h"], ["F", 3, 3, 2, "v"]]
TARGET = "rush_hour.py:RushHourEnv"
ARGUMENTS = {"cars": CARS}
CAUSES = ["constructor", "history"]
DEFECTS = []
HEAR = "It needs a list of cars; with these seven it is a finite deterministic puzzle that can be solved; the history, of which the length is the time limit, is the only counter."
ACTIONS, LIMIT = 14, 150


def starts():
    return [(1.0, tuple(col if way == "h" else row for _, row, col, _, way in CARS))]


def cells(car, at):
    _, row, col, length, way = CARS[car]
    return {(row, at + i) if way == "h" else (at + i, col) for i in range(length)}


def step(state, action):
    car, at = action // 2, state[action // 2] + (1 if action % 2 else -1)
    taken = set().union(*(cells(k, p) for k, p in enumerate(state) if k != car))
    if at < 0 or at + CARS[car][3] > 6 or cells(car, at) & taken:
        return [(1.0, state, -5.0, False)]
    after = (*state[:car], at, *state[car + 1:])
    return [(1.0, after, 99.0 if after[0] == 4 else -1.0, after[0] == 4)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return tuple(c.col if way == "h" else c.row for c, (*_, way) in zip(env.cars, CARS))
