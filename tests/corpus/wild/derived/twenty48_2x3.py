"""2048 on two rows of three: one bomb takes the first of the smallest tiles; a move that
changes nothing costs 1. Tiles are exponents, the bomb comes last."""

from functools import cache

NAME, TARGET = "twenty48_2x3", "twenty48_2x3.py:Tiny2048Env"
CAUSES = ["large", "global_random", "counter"]
DEFECTS = ["seeding: tiles are drawn with the module random, and reset(seed) leaves it alone"]
SAYS = "Finite once the score and the high score are set aside; seeds do nothing."
ROWS, COLUMNS = ((0, 1, 2), (3, 4, 5)), ((0, 3), (1, 4), (2, 5))
WAYS = (COLUMNS, tuple(r[::-1] for r in ROWS), tuple(c[::-1] for c in COLUMNS), ROWS)


def born(board):
    free = [i for i, tile in enumerate(board) if not tile]
    return [
        (p / len(free), (*board[:i], tile, *board[i + 1 :]))
        for i in free
        for p, tile in ((0.9, 1), (0.1, 2))
    ]


def starts():
    found = {}
    for p, one in born((0,) * 6):
        for q, two in born(one):
            found[two] = found.get(two, 0) + p * q
    return [(p, board) for board, p in found.items()]


STARTS = [(p, (*board, 1)) for p, board in starts()]


@cache
def squeezed(line):
    tiles, out, points = [t for t in line if t], [], 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tile = tiles.pop(0) + 1
            points += 2**tile
        out.append(tile)
    return (*out, *(0,) * (len(line) - len(out))), points


def moved(board, way):
    after, points = list(board), 0
    for cells in WAYS[way]:
        line, more = squeezed(tuple(board[i] for i in cells))
        points += more
        for i, tile in zip(cells, line):
            after[i] = tile
    return tuple(after), points


@cache
def stuck(board):
    return all(moved(board, way)[0] == board for way in range(4))


def actions(state):
    return range(5)


def step(state, action):
    board, bombs = state[:6], state[6]
    if action == 4:
        tiles = [tile for tile in board if tile]
        if not bombs or len(tiles) < 2:
            return [(1.0, state, -1.0, False)]
        gone = board.index(min(tiles))
        return [(1.0, (*board[:gone], 0, *board[gone + 1 :], 0), 0.0, False)]
    after, points = moved(board, action)
    if after == board:
        return [(1.0, state, -1.0, False)]
    return [(p, (*new, bombs), points, not bombs and stuck(new)) for p, new in born(after)]


def seen(state):
    return state


def truth(table):
    largest = max(max(state[:6]) for state in table.index)
    return {"largest_tile": 2**largest, "best_return": table.solve()}


EPISODES, LIMIT = 800, None
