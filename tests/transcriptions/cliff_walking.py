"""CliffWalking a second time: plain Python from its definition, sharing nothing with the package.

The grid is a drawing, and a cell a place in it.
"""

GRID = (
    "............",
    "............",
    "............",
    "S##########G",
)
PLACES = [(row, column) for row in range(4) for column in range(12)]
MOVES = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
COMPASS = list(MOVES)


def letter(cell):
    """What the drawing has in a cell."""
    row, column = PLACES[cell]
    return GRID[row][column]


def beside(cell, way):
    """The neighbour of a cell, or the cell itself at the edge."""
    row, column = PLACES[cell]
    down, right = MOVES[way]
    there = (row + down, column + right)
    return PLACES.index(there) if there in PLACES else cell


def gone(cell, way):
    """The cell that a step this way leads to, and its reward."""
    there = beside(cell, way)
    return (36, -100) if letter(there) == "#" else (there, -1)


def ways(action, slippery):
    """The equally likely ways of a step, by their names."""
    turns = (-1, 0, 1) if slippery else (0,)
    return [COMPASS[(action + turn) % 4] for turn in turns]


def step(cell, action, slippery, word=0):
    """The next cell, the reward and the end, by a random word of 64 bits."""
    if letter(cell) == "G":
        return cell, 0, True
    possible = ways(action, slippery)
    after, reward = gone(cell, possible[word * len(possible) // 2**64])
    return after, reward, letter(after) == "G"


def outcomes(cell, action, slippery):
    """How many of the three (or the one) equally likely ways have each outcome."""
    if letter(cell) == "G":
        return {(cell, 0, True): len(ways(action, slippery))}
    found = {}
    for way in ways(action, slippery):
        after, reward = gone(cell, way)
        outcome = (after, reward, letter(after) == "G")
        found[outcome] = found.get(outcome, 0) + 1
    return found


def words(cell):
    """The words of the kernel: the row above four bits with the column."""
    row, column = PLACES[cell]
    return (16 * row + column,)
