"""Four rooms, all made by code so that I can change the size easily.

MAPS[name] = (size, row/column of the inner walls, doors)
"""

MAPS = {
    # size 11, walls in row 5 and column 5
    "standard": (11, 5, [(2, 5), (5, 2), (6, 8), (8, 6)]),
    # size 7, walls in row 3 and column 3
    "small": (7, 3, [(1, 3), (3, 1), (3, 5), (5, 3)]),
}


def build(name):
    """Returns a list of strings, '#' is a wall."""
    size, wall, doors = MAPS[name]
    rows = [["."] * size for _ in range(size)]
    for i in range(size):
        rows[wall][i] = "#"
        rows[i][wall] = "#"
    for r, c in doors:
        rows[r][c] = "."
    return ["".join(row) for row in rows]


def room_cells(name):
    """the cells of the upper left room, where the agent starts"""
    _, wall, _ = MAPS[name]
    return [(r, c) for r in range(wall) for c in range(wall)]
