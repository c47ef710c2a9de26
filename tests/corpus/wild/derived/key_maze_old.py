"""A maze with a red and a green key, two red doors and a green one, which stay open."""

TARGET = "key_maze_old.py:KeyMaze"
CAUSES = ["old_gym", "history", "counter"]
DEFECTS = ["aliasing: reset and step return the grid itself, which later steps write into"]
HEAR = "Observations are the environment's own array, so a stored one changes with the next step; the task itself is a finite deterministic maze without a limit."
ACTIONS = 4
MAP = ("P..#..g", "##.#.##", "r..R...", "##.###.", "...#$G.", ".#.###.", "...R...")
DOORS = [(r, c) for r in range(7) for c in range(7) if MAP[r][c] in "RG"]


def starts():
    return [(1.0, ((0, 0), False, False, frozenset()))]


def step(state, action):
    cell, red, green, opened = state
    r, c = cell[0] + (-1, 1, 0, 0)[action], cell[1] + (0, 0, -1, 1)[action]
    what = MAP[r][c] if 0 <= r < 7 and 0 <= c < 7 else "#"
    shut = what in "RG" and (r, c) not in opened
    if what == "#" or shut and not (red if what == "R" else green):
        return [(1.0, state, -0.5, False)]
    reward = -0.1
    if shut:
        opened, reward = opened | {(r, c)}, reward + 1
    if what == "r" and not red:
        red, reward = True, reward + 2
    if what == "g" and not green:
        green, reward = True, reward + 2
    if what == "$":
        reward += 20
    return [(1.0, ((r, c), red, green, opened), reward, what == "$")]


def success(state, action, after, reward, done):
    return done


def read(env):
    grid = env.grid
    (cell,) = [(r, c) for r in range(7) for c in range(7) if grid[r, c] == 2]
    opened = frozenset(d for d in DOORS if grid[d] not in (6, 7))
    return cell, 4 in env.inventory, 5 in env.inventory, opened
