"""The 8-puzzle: 9!/2 boards, of which the solved one is an end and never a start."""

TARGET = "eight_puzzle.py:EightPuzzleEnv"
CAUSES = ["large", "global_random", "counter"]
DEFECTS = ["seeding: _scramble draws from Python's global generator, so the seed has no effect"]
HEAR = "181,439 boards are played, every one is solvable; the seed has no effect on the scramble."
ACTIONS, LIMIT = 4, 100
GOAL = (1, 2, 3, 4, 5, 6, 7, 8, 0)
TO = [[b - 3 if b > 2 else None, b + 1 if b % 3 < 2 else None, b + 3 if b < 6 else None,
       b - 1 if b % 3 else None] for b in range(9)]


def moved(board, action):
    blank = board.index(0)
    other = TO[blank][action]
    if other is None:
        return None
    after = list(board)
    after[blank], after[other] = after[other], 0
    return tuple(after)


def starts():
    chances = {GOAL: 1.0}
    for _ in range(25):
        after = {}
        for board, p in chances.items():
            boards = [b for b in (moved(board, a) for a in range(4)) if b]
            for b in boards:
                after[b] = after.get(b, 0) + p / len(boards)
        chances = after
    return [(p, board) for board, p in chances.items()]


def step(board, action):
    after = moved(board, action)
    if after is None:
        return [(1.0, board, -3.0, False)]
    return [(1.0, after, 49.0 if after == GOAL else -1.0, after == GOAL)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return tuple(env.board)
