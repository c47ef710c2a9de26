"""Walks on grids, each an environment and an implementation from its page, held together."""

import itertools
from collections import Counter


def differences(env, walk, cells, given):
    """What differs at the start, in the probabilities of all outcomes from these cells, and in two
    steps from each; what was given is said with it."""
    first = env.reset(seed=0)
    if first != (walk.observe(walk.start), {}):
        yield f"{given}: {first}, not {walk.observe(walk.start)}"
    for cell, action in itertools.product(cells, range(4)):
        about = f"{given}, {cell}, {action=}"
        shown, _ = env.reset(options={"state": cell})
        place, table = walk.cell(*cell), Counter()
        if shown != walk.observe(place):
            yield f"{about}: {shown}, not {walk.observe(place)}"
        for share, after, reward, over, *_ in walk.step(place, action, 1):
            table[walk.observe(after), reward, over] += float(share)
        got = {tuple(outcome): chance for chance, *outcome in env.P[shown][action]}
        if got.keys() != table.keys() or any(abs(got[o] - table[o]) > 1e-12 for o in got):
            yield f"{about}: {got}, not {table}"
        for taken in (1, 2):
            told = env.step(action)
            possible = {
                (walk.observe(after), *rest): after
                for _, after, *(*rest, _info) in walk.step(place, action, taken)
            }
            infos = [info for *_, info in walk.step(place, action, taken)]
            if told[:4] not in possible or told[4] not in infos:
                yield f"{about}, step {taken}: {told}, not one of {possible}, {infos}"
                break
            place = possible[told[:4]]
