"""An island of 36 cells whose distance reward pays 1 for coming closer and takes 0.5 for going away."""

TARGET = "treasure_shaping.py:TreasureIsland"
CAUSES = ["counter", "history"]
DEFECTS = ["endless_reward: _shaping: a step away and back earns 0.5, so the return has no bound; with the discount 0.99 to go on for ever is worth more than the treasure"]
HEAR = "The shaping is no difference of a potential: going to and fro earns for ever, and never taking the treasure is best."
ACTIONS, DISCOUNT = 4, 0.99
PITS, GOAL = {(1, 4), (2, 2), (4, 1), (4, 4)}, (5, 5)


def starts():
    return [(1.0, (0, 0))]


def step(state, action):
    x, y = state
    dx, dy = ((-1, 0), (1, 0), (0, -1), (0, 1))[action]
    to = (min(max(x + dx, 0), 5), min(max(y + dy, 0), 5))
    if to == state:
        return [(1.0, state, 0.0, False)]
    reward = 1.0 if sum(to) > sum(state) else -0.5
    over = to in PITS or to == GOAL
    reward += -5 if to in PITS else 10 if to == GOAL else 0
    return [(0.9, to, reward, over), (0.1, state, 0.0, False)]


def success(state, action, after, reward, done):
    return done and after == GOAL


def read(env):
    return tuple(env.pos)
