"""Three in a row by dropping pieces into 4 columns of height 3, against a random player."""

NAME, TARGET = "connect3", "connect3/connect3_env.py:Connect3"
CAUSES = ["old_gym", "global_random", "counter", "history"]
DEFECTS = ["seeding: the reply is drawn with numpy.random, and there is no seed"]
SAYS = "Finite: an old Gym class whose opponent draws from NumPy's global generator."
EMPTY = ((),) * 4
STARTS = [(1.0, EMPTY)]
CELLS = [(c, r) for c in range(4) for r in range(3)]
LINES = [
    [(c + i * dc, r + i * dr) for i in range(3)]
    for c, r in CELLS
    for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1))
    if (c + 2 * dc, r + 2 * dr) in CELLS
]


def actions(state):
    return range(4)


def put(columns, c, who):
    return (*columns[:c], (*columns[c], who), *columns[c + 1 :])


def owner(columns, cell):
    column = columns[cell[0]]
    return column[cell[1]] if cell[1] < len(column) else 0


def won(columns, who):
    return any(all(owner(columns, cell) == who for cell in line) for line in LINES)


def full(columns):
    return all(len(column) == 3 for column in columns)


def step(state, action):
    if len(state[action]) == 3:
        return [(1.0, state, -5.0, True)]
    mine = put(state, action, 1)
    if won(mine, 1):
        return [(1.0, mine, 1.0, True)]
    if full(mine):
        return [(1.0, mine, 0.2, True)]
    free = [c for c in range(4) if len(mine[c]) < 3]
    out = []
    for c in free:
        theirs = put(mine, c, -1)
        if won(theirs, -1):
            out.append((1 / len(free), theirs, -1.0, True))
        else:
            over = full(theirs)
            out.append((1 / len(free), theirs, 0.2 if over else 0.0, over))
    return out


def seen(state):
    return tuple(owner(state, (c, r)) for r in (2, 1, 0) for c in range(4))


def truth(table):
    return {"best_return": table.solve(), **table.success("reward == 1")}


EPISODES, LIMIT = 3000, None
