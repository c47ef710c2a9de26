"""A cliff with wind and one coin, eight columns and four rows; actions are words."""

TARGET = "cliff_plain.py:CliffWorld"
ARGUMENTS = {"width": 8, "height": 4}
CAUSES = ["plain", "constructor", "history", "counter"]
DEFECTS = []
HEAR = "No Gymnasium environment: it has a list of words as actions and no spaces, and needs a width and a height; its rules are a finite deterministic process."
ACTIONS = 5
WORDS = ("up", "down", "left", "right", "wait")


def act(action):
    return WORDS[action]


def starts():
    return [(1.0, (3, 0, True))]


def step(state, action):
    row, col, coin = state
    dr, dc = ((-1, 0), (1, 0), (0, -1), (0, 1), (0, 0))[action]
    row, col = min(max(row + dr, 0), 3), min(max(col + dc, 0), 7)
    if col in (2, 5) and row < 3:
        row += 1
    reward = -0.5 if action == 4 else -1.0
    if row == 3 and 0 < col < 7:
        return [(1.0, (3, 0, coin), -50.0, False)]
    if (row, col) == (1, 4) and coin:
        return [(1.0, (1, 4, False), reward + 8, False)]
    won = (row, col) == (3, 7)
    return [(1.0, (row, col, coin), reward + 10 * won, won)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return (*env.pos, env.coin_there)
