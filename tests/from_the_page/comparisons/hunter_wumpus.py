"""HunterWumpus against what was written from its page alone."""

import itertools
import random
from collections import Counter

import provengym
from from_the_page import hunter_wumpus
from from_the_page.comparisons.comparing import rounded, seen, unlike

SPACES = ((provengym.HunterWumpusEnv(), "Box(0, 1, (8,), float32)", "Discrete(4)"),)
"""Environments with the spaces of observations and actions that the page has."""


def a_hunt(draw, size, num_pits):
    """A state that is worth a try, in the form of the page."""
    cells = list(itertools.product(range(size), repeat=2))
    gold, *pits = draw.sample(cells[1:], num_pits + 1)
    player, wumpus = draw.choice(cells), draw.choice(cells)
    if wumpus in pits and (player in pits or player == gold):
        player = (0, 0)
    dry = [cell for cell in cells if cell not in pits]
    scents = draw.sample([1, 2, 3], draw.randrange(4))
    places = draw.sample(dry, min(len(dry), len(scents)))
    return {
        "gold": gold,
        "pits": sorted(pits),
        "wumpus": wumpus,
        "player": player,
        "scent": dict(zip(places, scents, strict=False)),
        "visited": sorted({wumpus, *draw.sample(cells, 2)}),
        "arrived_visited": draw.random() < 0.5,
    }


def same_order(state):
    """A state with its lists of tiles in order."""
    return state | {"pits": sorted(state["pits"]), "visited": sorted(state["visited"])}


def frozen(state):
    """A state that can be counted."""
    return repr(sorted((key, repr(value)) for key, value in state.items()))


def compare(negated):
    """Turns from many states, whole games, the distribution of the boards and of the player's
    moves."""
    draw = random.Random(0)
    for number in range(900):
        size = draw.choice([2, 2, 3, 3, 4])
        num_pits = draw.randrange(min(size * size - 2, 4))
        max_steps = draw.choice([1, 2, 200])
        env = provengym.HunterWumpusEnv(size, num_pits, max_steps)
        hunt = hunter_wumpus.Hunt(size, num_pits, max_steps, negated)
        if number % 3:
            given = a_hunt(draw, size, num_pits)
            shown, info = env.reset(seed=number, options={"state": given})
            state = same_order(env.state)
            if {**state, **given} != state:
                yield f"{given} was taken as {state}"
        else:
            shown, info = env.reset(seed=number)
            state = same_order(env.state)
            begun = hunt.begin(state["wumpus"], state["gold"], state["pits"])
            if state != begun:
                yield f"a game begins as {state}, not as {begun}"
        if info or seen(shown) != rounded(hunt.observe(state)):
            yield f"{state} is shown as {shown}, {info}"
        for taken in range(1, 4):
            action = draw.randrange(4)
            shown, *got, info = env.step(action)
            after = same_order(env.state)
            outcomes = hunt.step(state, action, taken)
            if (after, *got) not in [(same_order(there), *rest) for _, there, *rest in outcomes]:
                yield f"{state} and {action=}: {after}, {got}, not one of {outcomes}"
            if seen(shown) != rounded(hunt.observe(after)):
                yield f"{after} is shown as {shown}, not as {rounded(hunt.observe(after))}"
            told = {
                "status": after["status"],
                "step_count": taken,
                "time_limit": taken >= max_steps,
            }
            if info != told:
                yield f"{info} at step {taken}, not {told}"
            state = after
    yield from unlike(*many_boards(2, 0, negated))
    yield from unlike(*many_boards(3, 1, negated))
    yield from unlike(*many_moves(negated))


def many_boards(size, num_pits, negated):
    """Count the boards that are drawn; return the counts, and the probabilities of the boards."""
    env = provengym.HunterWumpusEnv(size, num_pits)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(8000):
        env.reset()
        state = env.state
        counts[state["wumpus"], state["gold"], frozenset(state["pits"])] += 1
    return counts, hunter_wumpus.Hunt(size, num_pits, negated=negated).boards()


def many_moves(negated):
    """Count the turns that are seen from one state; return the counts, and the probabilities."""
    hunt = hunter_wumpus.Hunt(4, 1, negated=negated)
    begun = hunt.begin((3, 3), (3, 0), [(0, 3)]) | {"player": (1, 1), "visited": [(3, 3)]}
    env = provengym.HunterWumpusEnv(4, 1)
    counts = Counter()
    for seed in range(2000):
        env.reset(seed=seed, options={"state": begun})
        env.step(0)
        counts[frozen(same_order(env.state))] += 1
    outcomes = hunt.step(begun, 0, 1)
    return counts, {frozen(same_order(after)): share for share, after, *_ in outcomes}
