"""Taxi against what was written from its page alone."""

import functools
import itertools
from collections import Counter
from fractions import Fraction

import provengym
from from_the_page import taxi
from from_the_page.comparisons.comparing import plainly

SPACES = ((provengym.TaxiEnv(), "Discrete(500)", "Discrete(6)"),)
"""Environments with the spaces of observations and actions that the page has."""
AS_CHOSEN, IS_FICKLE = Fraction(4, 5), Fraction(3, 10)


@functools.cache
def made(is_rainy, fickle, limit=None):
    """The environment with these parameters, which keeps its table."""
    return provengym.TaxiEnv(is_rainy, fickle, AS_CHOSEN, IS_FICKLE, limit)


@functools.cache
def possible(fickle):
    """The states from which one can start, as `reset` takes them."""
    env, found = made(False, fickle), []
    parts = itertools.product(range(5), range(5), range(5), range(4), *[(False, True)] * fickle)
    for state in parts:
        try:
            env.reset(options={"state": state})
        except ValueError:
            continue
        if not fickle or state[4]:
            found.append(state)
    return found


def compare(negated):
    """How probable all starts and outcomes are, two steps from some states, and a long drive."""
    for is_rainy, fickle in itertools.product((False, True), repeat=2):
        env = made(is_rainy, fickle)
        drive = taxi.Drive(is_rainy, fickle, AS_CHOSEN, IS_FICKLE, None, negated)
        chances = Counter()
        for state, share in drive.starts().items():
            chances[drive.index(state)] += float(share)
        known = env.initial_state_distrib
        if any(abs(chances[k] - known[k]) > 1e-12 for k in range(len(known))):
            yield f"{is_rainy=}, {fickle=}: other starts"
        for given, action in itertools.product(possible(fickle), range(6)):
            about = f"{is_rainy=}, {fickle=}, {given}, {action=}"
            shown, info = env.reset(options={"state": given})
            state = (drive.cell(*given[:2]), *given[2:4], fickle and given[4])
            told, expected = (shown, plainly(info)), (drive.observe(state), drive.info(state))
            if told != expected:
                yield f"{about}: {told}, not {expected}"
            table = Counter()
            for share, after, reward, over, *_ in drive.step(state, action, 1):
                table[drive.index(after), reward, over] += float(share)
            row = env.P[shown + 500 * (fickle and given[4])][action]
            got = {tuple(outcome): chance for chance, *outcome in row}
            if got.keys() != table.keys() or any(abs(got[o] - table[o]) > 1e-12 for o in got):
                yield f"{about}: {got}, not {table}"
    for limit, given in itertools.product((None, 1, 2), possible(False)[::37]):
        env = made(False, False, limit)
        drive = taxi.Drive(False, False, AS_CHOSEN, IS_FICKLE, limit, negated)
        env.reset(options={"state": given})
        state = (drive.cell(*given[:2]), *given[2:4], False)
        for taken, action in enumerate((0, 2, 4, 5, 3, 1, 0, 2), 1):
            *told, info = env.step(action)
            ((_, state, *rest),) = drive.step(state, action, taken)
            if [*told, plainly(info)] != [drive.observe(state), *rest]:
                yield f"{limit=}, {given}, step {taken}: {told}, {info}, not {rest}"
                break
    # One that ends in its last step.
    env, drive = made(False, False, 1), taxi.Drive(False, False, AS_CHOSEN, IS_FICKLE, 1, negated)
    env.reset(options={"state": (0, 0, 4, 0)})
    ((_, state, *rest),) = drive.step((drive.cell(0, 0), 4, 0, False), 5, 1)
    *told, info = env.step(5)
    if [*told, plainly(info)] != [drive.observe(state), *rest]:
        yield f"{told}, {info}, not {rest}"
