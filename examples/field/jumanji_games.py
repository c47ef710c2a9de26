"""Jumanji's 2048 and sliding tiles, on small boards, as its docstrings say they are:

provengym conform examples/field/jumanji_games.py:made --reference \\
    examples/field/jumanji_games.py:game_2048 --target-arg name=Game2048

They are played through Jumanji's own `JumanjiToGymWrapper`, whose doc says nothing of the limits.
"""

from itertools import product

from provengym.conformance import Reference

MOVES = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def made(name, time_limit=500):
    """An environment on a board of 2 x 2, which starts solved if it is a puzzle."""
    import jumanji.environments as games
    from jumanji.wrappers import JumanjiToGymWrapper

    if name == "Game2048":
        return JumanjiToGymWrapper(games.Game2048(board_size=2))
    from jumanji.environments.logic.sliding_tile_puzzle.generator import RandomWalkGenerator
    from jumanji.environments.logic.sliding_tile_puzzle.reward import DenseRewardFn

    generator = RandomWalkGenerator(grid_size=2, num_random_moves=1)
    puzzle = games.SlidingTilePuzzle(generator, DenseRewardFn(), time_limit)
    return JumanjiToGymWrapper(puzzle)


def ended(over, end):
    """Return whether an episode that is `over` is terminated, and truncated."""
    return over and end != "truncated", over and end != "terminated"


def slid(line):
    """A line of tiles moved to its front, and what the tiles that were combined pay."""
    tiles, done, paid = [tile for tile in line if tile], [], 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tiles.pop(0)
            tile, paid = tile + 1, paid + 2 ** (tile + 1)
        done.append(tile)
    return [*done, *[0] * (len(line) - len(done))], paid


def moved(board, move):
    """A board of 2 x 2, as its four tiles, after a move, and what that pays."""
    after, paid = list(board), 0
    for line in {"up": ((0, 2), (1, 3)), "left": ((0, 1), (2, 3))}.get(
        move, {"down": ((2, 0), (3, 1)), "right": ((1, 0), (3, 2))}.get(move)
    ):
        tiles, gained = slid([board[place] for place in line])
        paid += gained
        for place, tile in zip(line, tiles, strict=True):
            after[place] = tile
    return tuple(after), paid


def grown(board):
    """A tile is added in any empty place, a 2 with probability 9/10, else a 4."""
    empty = [place for place in range(4) if not board[place]]
    for place, (tile, weight) in product(empty, ((1, 9), (2, 1))):
        yield weight, (*board[:place], tile, *board[place + 1 :])


def game_2048(end="terminated"):
    """Pays by "the value of the new tile"; over "if no more valid moves exist".

    The chances of new tiles are those of the game, which the docstring does not repeat.  A move
    that is not valid changes nothing here, and pays nothing.
    """
    names = ("up", "right", "down", "left")

    def valid(board):
        return [moved(board, name)[0] != board for name in names]

    def step(board, action):
        after, paid = moved(board, names[action])
        if after == board:
            return [(1, board, 0, *ended(not any(valid(board)), end))]
        return [
            (weight, new, paid, *ended(not any(valid(new)), end)) for weight, new in grown(after)
        ]

    return Reference(
        name="2048",
        actions=names,
        start={board: weight for weight, board in grown((0, 0, 0, 0))},
        step=step,
        observe=lambda board: {"board": [board[:2], board[2:]], "action_mask": valid(board)},
    )


def sliding_tiles(end="terminated", time_limit=500, late="truncated", pays="state"):
    """Each wrong tile "contributes -1 to the reward"; over "if the puzzle is solved".

    With `pays` "change" it is how many more tiles are placed correctly than before.  The start is
    one move away from the solved puzzle.
    """
    names, solved = ("up", "right", "down", "left"), (1, 2, 3, 0)

    def misplaced(tiles):
        return sum(a != b for a, b in zip(tiles, solved, strict=True))

    def slide(tiles, name):
        hole = tiles.index(0)
        row, column = hole // 2 + MOVES[name][0], hole % 2 + MOVES[name][1]
        if not (0 <= row < 2 and 0 <= column < 2):
            return tiles
        other, after = 2 * row + column, list(tiles)
        after[hole], after[other] = after[other], 0
        return tuple(after)

    def step(state, action):
        before, time = state
        tiles, time = slide(before, names[action]), time + 1
        wrong = misplaced(tiles)
        terminated, truncated = ended(not wrong, end)
        over = time == time_limit
        truncated |= over and late != "terminated"
        terminated |= over and late != "truncated"
        reward = misplaced(before) - wrong if pays == "change" else -wrong
        return (tiles, time), reward, terminated, truncated

    def observe(state):
        tiles, time = state
        return {
            "puzzle": [tiles[:2], tiles[2:]],
            "empty_tile_position": divmod(tiles.index(0), 2),
            "action_mask": [slide(tiles, name) != tiles for name in names],
            "step_count": time,
        }

    return Reference(
        name="SlidingTiles",
        actions=names,
        start={(slide(solved, name), 0): 1 for name in ("up", "left")},
        step=step,
        observe=observe,
    )
