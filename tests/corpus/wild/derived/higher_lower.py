"""Fourteen cards, higher or lower; a state is the set of cards that were open, and the last."""

import json
import sys
from pathlib import Path

import numpy as np
from model_b import play

NAME, TARGET = "higher_lower", "card_games/higher_lower.ipynb:HigherLowerEnv"
CAUSES = ["notebook", "large", "global_random", "history"]
DEFECTS = ["seeding: the deck is shuffled with the module random, and reset(seed) leaves it alone"]
SAYS = "Large, in a notebook: the deck is shuffled in advance, and its order is hidden."
ALL = (1 << 14) - 1
STARTS = [(1 / 14, (1 << card, card)) for card in range(14)]


def actions(state):
    return (0, 1, 2)


def step(state, action):
    gone, card = state
    pot = gone.bit_count() - 1
    if action == 2:
        return [(1.0, state, float(pot), True)]
    rest, out = [c for c in range(14) if not gone >> c & 1], []
    for c in rest:
        after = (gone | 1 << c, c)
        if (c > card) != (action == 1):
            out.append((1 / len(rest), after, -1.0, True))
        elif after[0] == ALL:
            out.append((1 / len(rest), after, pot + 1 + 5.0, True))
        else:
            out.append((1 / len(rest), after, 0.0, False))
    return out


def seen(state):
    gone, card = state
    return {"card": card + 1, "seen": [gone >> c & 1 for c in range(14)]}


def solve(choose):
    """Return the value of the start, and how many states there are: sets from large to small."""
    value = np.zeros((1 << 14, 14))
    for gone in sorted(range(1, ALL), key=int.bit_count, reverse=True):
        rest = [c for c in range(14) if not gone >> c & 1]
        pot, last = gone.bit_count() - 1, len(rest) == 1
        right = [pot + 6.0 if last else value[gone | 1 << c, c] for c in rest]
        for card in range(14):
            if gone >> card & 1:
                lower = sum(r if c < card else -1 for c, r in zip(rest, right)) / len(rest)
                higher = sum(r if c > card else -1 for c, r in zip(rest, right)) / len(rest)
                value[gone, card] = choose((lower, higher, pot))
    return float(np.mean([value[1 << card, card] for card in range(14)]))


def truth():
    states = sum(gone.bit_count() for gone in range(1, ALL))
    return {"states": states, "best_return": solve(max), "best_return_if_hidden_is_known": 18.0}


def make(load):
    """Run the cells of the notebook that import and define, by hand."""
    place = Path(__file__).parent.parent / "card_games" / "higher_lower.ipynb"
    names = {"__name__": "higher_lower"}
    for cell in json.loads(place.read_text())["cells"]:
        text = "".join(line for line in cell["source"] if line[0] not in "%!")
        if cell["cell_type"] == "code" and "env" not in text.replace("Env", ""):
            if "plt" not in text:
                exec(text, names)
    return names["HigherLowerEnv"]()


def check(env):
    totals, steps = play(sys.modules[__name__], env, 6000)
    mean = solve(lambda values: sum(values) / 3)
    score = (totals.mean() - mean) / (totals.std() / len(totals) ** 0.5)
    assert abs(score) < 4.5
    return f"{steps} steps, mean {totals.mean():.4f} of {mean:.4f}, z {score:.2f}"
