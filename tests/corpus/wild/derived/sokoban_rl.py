"""Sokoban with three boxes, four targets and one room; boxes are alike, so their set is the state."""

TARGET = "sokoban_rl/sokoban_env.py:SokobanEnv"
CAUSES = ["layout", "large", "counter"]
DEFECTS = []
HEAR = "Finite and deterministic, with more than 10^5 states though the boxes are alike; most states are dead ends, as in any Sokoban, and the level can be solved."
ACTIONS, LIMIT = 4, 120
MAP = ("########", "#@     #", "# $  # #", "#   $  #", "# #$   #", "#     .#", "#  ...##", "########")
FREE = {(r, c) for r in range(8) for c in range(8) if MAP[r][c] != "#"}
ON = {(r, c) for r, c in FREE if MAP[r][c] == "."}
BOXES = frozenset((r, c) for r, c in FREE if MAP[r][c] == "$")


def starts():
    return [(1.0, ((1, 1), BOXES))]


def step(state, action):
    (r, c), boxes = state
    dr, dc = ((-1, 0), (1, 0), (0, -1), (0, 1))[action]
    to, behind = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
    if to not in FREE or to in boxes and (behind not in FREE or behind in boxes):
        return [(1.0, state, -0.1, False)]
    after = boxes - {to} | {behind} if to in boxes else boxes
    reward = -0.1 + len(after & ON) - len(boxes & ON)
    won = after <= ON
    return [(1.0, (to, after), reward + 10 * won, won)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return env.board.player, frozenset(env.board.boxes)
