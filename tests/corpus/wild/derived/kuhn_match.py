"""Twelve hands of Kuhn poker, five chips each, against a fixed opponent whose card is hidden.

The opponent's card is drawn when it first matters: (card, phase, chips, hand) says all that there
is to know of it. `OPEN` is the same game with that card in the state.
"""

from types import SimpleNamespace

from model_b import Table

NAME, TARGET = "kuhn_match", "poker/kuhn_match.py:KuhnMatchEnv"
CAUSES = ["counter", "history"]
DEFECTS = ["aliasing: reset and step return the array in which the environment keeps its state"]
SAYS = "Small, with a hidden card; what it returns changes under the agent's hands."
CALLS, BETS = (0.0, 1 / 3, 1.0), (1 / 3, 0.0, 1.0)
STARTS = [(1 / 3, (card, 0, 5, 0)) for card in range(3)]


def actions(state):
    return (0, 1)


def paid(p, won, state):
    """Return the outcomes of the end of a hand."""
    card, _, chips, hand = state
    chips, hand = chips + won, hand + 1
    if chips < 2 or chips > 8 or hand == 12:
        return [(p, (card, 0, chips, hand), won, True)]
    return [(p / 3, (new, 0, chips, hand), won, False) for new in range(3)]


def one_hand(state, action, theirs):
    """Return (probability, chips won or None where the opponent bets)."""
    card, phase = state[:2]
    sign = 1 if card > theirs else -1
    if phase == 1:
        return [(1.0, 2 * sign if action else -1)]
    if action:
        return [(CALLS[theirs], 2 * sign), (1 - CALLS[theirs], 1)]
    return [(BETS[theirs], None), (1 - BETS[theirs], sign)]


def step(state, action):
    card, phase, chips, hand = state
    weights = {c: BETS[c] if phase else 1.0 for c in range(3) if c != card}
    out = []
    for theirs, weight in weights.items():
        for p, won in one_hand(state, action, theirs):
            p *= weight / sum(weights.values())
            if won is None:
                out.append((p, (card, 1, chips, hand), 0.0, False))
            elif p:
                out += paid(p, won, state)
    return out


def open_step(state, action):
    out = []
    for p, won in one_hand(state[0], action, state[1]):
        if won is None:
            out.append((p, ((state[0][0], 1, *state[0][2:]), state[1]), 0.0, False))
            continue
        for q, new, gain, over in paid(p, won, state[0]):
            others = [state[1]] if over else [c for c in range(3) if c != new[0]]
            out += [(q / len(others), (new, other), gain, over) for other in others]
    return out


OPEN = SimpleNamespace(
    STARTS=[(1 / 6, ((a, 0, 5, 0), b)) for a in range(3) for b in range(3) if a != b],
    actions=actions,
    step=open_step,
)


def seen(state):
    return state


def truth(table):
    known = Table(OPEN)
    return {
        "best_return": table.solve(),
        "states_with_what_is_hidden": len(known.order),
        "best_return_if_hidden_is_known": known.solve(),
    }


EPISODES, LIMIT = 4000, None
