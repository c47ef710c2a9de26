"""A forklift with a heading among shelves; the state is its cell, heading, the pallet, the target."""

TARGET = "warehouse_picker.py:WarehousePicker"
CAUSES = ["old_gym", "global_random", "counter", "history"]
DEFECTS = ["seeding: reset draws from NumPy's global generator and takes no seed"]
HEAR = "A class of old Gym that draws its starts from NumPy's global generator, so no seed repeats an episode; the rules are a finite process that every start solves."
ACTIONS, LIMIT = 4, 150
SHELVES = {(1, 1), (1, 3), (3, 1), (3, 3), (2, 1)}
STATIONS = ((0, 0), (0, 4), (4, 0), (4, 4))
CELLS = [(i, j) for i in range(5) for j in range(5) if (i, j) not in SHELVES]


def starts():
    return [(1 / len(CELLS) / 12, (cell, 0, p, t))
            for cell in CELLS for p in range(4) for t in range(4) if p != t]


def step(state, action):
    cell, heading, pallet, target = state
    if action == 0:
        ahead = (cell[0] + (-1, 0, 1, 0)[heading], cell[1] + (0, 1, 0, -1)[heading])
        return [(1.0, (ahead if ahead in CELLS else cell, heading, pallet, target), -1.0, False)]
    if action < 3:
        return [(1.0, (cell, (heading + (0, -1, 1)[action]) % 4, pallet, target), -1.0, False)]
    if pallet < 4 and STATIONS[pallet] == cell:
        return [(1.0, (cell, heading, 4, target), -1.0, False)]
    if pallet == 4 and STATIONS[target] == cell:
        return [(1.0, (cell, heading, target, target), 20.0, True)]
    return [(1.0, state, -5.0, False)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return ((env.x, env.y), env.heading, int(env.pallet), int(env.target))
