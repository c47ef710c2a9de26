"""Lights Out on 5 x 5: linear algebra over two elements.

The 25 buttons have rank 23, so a board can be solved with probability 1/4; a solvable board has four
sets of presses, of which the smallest takes 0 to 15, and the solved board itself (which does not end
an episode at its start) takes two.
"""

from fractions import Fraction

import numpy as np

TARGET = "lights_out.py:LightsOutEnv"
CAUSES = ["large", "global_random", "counter", "history"]
DEFECTS = ["seeding: reset draws from NumPy's global generator, so the seed has no effect",
           "unsolvable: reset draws any of the 2^25 boards, of which three in four have no solution"]
HEAR = "Three of four starts cannot be solved, whatever is pressed; 2^25 boards are too many to list, so the answer is a bound or the sentence that says so."
ACTIONS, LIMIT = 25, 50
MASKS = [sum(1 << (5 * r + c) for r, c in ((a // 5, a % 5), (a // 5 - 1, a % 5), (a // 5 + 1, a % 5),
                                             (a // 5, a % 5 - 1), (a // 5, a % 5 + 1))
             if 0 <= r < 5 and 0 <= c < 5) for a in range(25)]


def nothing():
    """The sets of presses that change nothing, by elimination."""
    rows, null = [], []
    for a, mask in enumerate(MASKS):
        pressed = 1 << a
        for lead, m, p in rows:
            if mask >> lead & 1:
                mask, pressed = mask ^ m, pressed ^ p
        if mask:
            rows.append((mask.bit_length() - 1, mask, pressed))
        else:
            null.append(pressed)
    return null


def truth():
    first, second = nothing()
    presses = np.arange(1 << 25, dtype=np.uint32)
    fewest = np.minimum.reduce([np.bitwise_count(presses ^ np.uint32(x))
                                for x in (0, first, second, first ^ second)])
    assert fewest.max() == 15
    whole = int(fewest.sum(dtype=np.int64)) + 2 * 4  # four sets solve the solved board: two presses
    best = Fraction(1, 4) * (100 - Fraction(whole, 1 << 25)) - Fraction(3, 4) * 50
    return {"states": 2**25, "limit": 50, "best_return": float(best), "best_return_exact": str(best),
            "horizon": 50, "best_success": 0.25, "dead_states": 3 * 2**23}


def step(state, action):
    after = state ^ MASKS[action]
    return [(1.0, after, 99.0 if after == 0 else -1.0, after == 0)]


def read(env):
    return sum(1 << int(k) for k in np.flatnonzero(env.board))
