"""Pig alone: 40 points in 6 turns, the turn is banked by itself where it reaches the goal."""

NAME, TARGET = "pig_dice", "pig_dice/pig_env.py:PigEnv"
CAUSES = ["global_random", "counter", "history"]
DEFECTS = ["seeding: reset(seed) has no effect, for the die uses the module random"]
SAYS = "Finite and small once the counters of games and rolls are set aside; seeds do nothing."
STARTS = [(1.0, (0, 0, 6))]


def actions(state):
    return (0, 1)


def turn(bank, left):
    return (bank, 0, left - 1), (-1.0 if left == 1 else 0.0), left == 1


def step(state, action):
    bank, points, left = state
    if action == 1:
        return [(1.0, *turn(bank + points, left))]
    out = [(1 / 6, *turn(bank, left))]
    for eyes in range(2, 7):
        if bank + points + eyes >= 40:
            out.append((1 / 6, (40, 0, left), 1.0, True))
        else:
            out.append((1 / 6, (bank, points + eyes, left), 0.0, False))
    return out


def seen(state):
    return state


def truth(table):
    return {"best_return": table.solve(), **table.success("reward == 1")}


EPISODES, LIMIT = 4000, None
