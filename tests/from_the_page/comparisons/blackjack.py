"""Blackjack against what was written from its page alone."""

import itertools
from collections import Counter

import provengym
from from_the_page import blackjack
from provengym.conformance.references import find

SPACES = ((provengym.BlackjackEnv(), "MultiDiscrete([32, 11, 2])", "Discrete(2)"),)
"""Environments with the spaces of observations and actions that the page has."""
TABLES = ((False, False), (True, False), (False, True), (True, True))
HELD = [
    blackjack.Held(hard, ace, two)
    for hard, ace, two in itertools.product(
        (4, 9, 11, 12, 17, 20, 21), (False, True), (True, False)
    )
]
DEALERS = ((1, 10), (10, 10), (6, 10), (1, 1), (2, 5), (10, 7))


def option(state):
    """A state as `reset` takes it."""
    held, *dealer, over = state
    return (*held, *dealer, over)


def chances(model, states, action):
    """How probable each outcome of a step from each state is, by the reference, which asks the
    kernel."""
    columns = model.columns([model.read_state(option(state)) for state in states])
    outcomes, found = model.outcomes(columns, action), [Counter() for _ in states]
    columns = outcomes.parents, outcomes.states.T, outcomes.rewards, outcomes.terminated
    for parent, words, reward, over, chance in zip(*columns, outcomes.chances(), strict=True):
        after = model.named(tuple(words.tolist()))
        found[parent][(*after, *[False] * (len(after) < 6)), float(reward), bool(over)] += chance
    return found


def compare(negated):
    """How probable all starts and outcomes are, and some steps with their limits."""
    for natural, sab in TABLES:
        model = find("Blackjack").model({"natural": natural, "sab": sab})
        game = blackjack.Game(natural, sab, None, negated)
        known = {model.named(state): chance for state, chance in model.start_chances().items()}
        starts = {option(state)[:5]: chance for state, chance in game.starts().items()}
        if starts != known:
            yield f"{natural=}, {sab=}: other starts"
        states = [(held, *dealer, False) for held in HELD for dealer in DEALERS]
        for action in (0, 1):
            for state, got in zip(states, chances(model, states, action), strict=True):
                table = Counter()
                for share, after, reward, over, *_ in game.step(state, action, 1):
                    table[option(after), float(reward), over] += share
                if got != table:
                    yield f"{natural=}, {sab=}, {state}, {action=}: {got}, not {table}"
    for limit, held, action in itertools.product((None, 1, 2), HELD, (0, 1)):
        env, game = (
            provengym.BlackjackEnv(max_steps=limit),
            blackjack.Game(False, False, limit, negated),
        )
        state = (held, 10, 7, False)
        env.reset(seed=0, options={"state": option(state)})
        for taken, now in enumerate((action, 1, 0, 1), 1):
            seen, *told = env.step(now)
            possible = [
                (after, [float(reward), *rest])
                for _, after, reward, *rest in game.step(state, now, taken)
            ]
            fits = [
                after
                for after, rest in possible
                if rest == told and game.observe(after) == tuple(seen.tolist())
            ]
            if not fits:
                yield f"{limit=}, {held}, step {taken}: {seen}, {told}, not one of {possible}"
                break
            state = fits[0]
