"""Small processes, and what is true of them by brute force with fractions."""

import itertools
from fractions import Fraction

from hypothesis import strategies as st


@st.composite
def processes(draw, least=2, most=4):
    """A table of few states and actions, in which every state is reached, with whole rewards."""
    states, actions = draw(st.integers(least, most)), draw(st.integers(2, 3))

    def row(state, action):
        successors = draw(st.lists(st.integers(0, states - 1), min_size=1, max_size=2))
        if action == 0:
            successors[0] = (state + 1) % states
        ends = draw(st.booleans())
        reward = draw(st.integers(-1, 1))
        return [(1 / len(successors), to, reward, ends and to < state) for to in successors]

    return {s: {a: row(s, a) for a in range(actions)} for s in range(states)}


LOOKS = st.lists(st.integers(0, 2), min_size=4, max_size=4)


def live(model):
    """The states in which an action can be done."""
    return [s for s in range(model.states) if not model.ended[s]]


def backup(model, state, action, values, discount=1):
    """The expected reward of an action, and what follows."""
    return sum(
        p * (Fraction(reward) + (0 if terminated or truncated else discount * values[to]))
        for p, to, reward, terminated, truncated in model.row(state, action)
    )


def returns(model, policy, discount=1):
    """The return of a policy from each state, and whether it ends; exactly.

    Args:
        policy: An action for each live state.
    """
    states = sorted(policy)
    place = {state: k for k, state in enumerate(states)}
    rows = []
    for state in states:
        row = [Fraction(int(k == place[state])) for k in range(len(states))] + [Fraction(0)]
        for p, to, reward, terminated, truncated in model.row(state, policy[state]):
            row[-1] += p * Fraction(reward)
            if not (terminated or truncated):
                row[place[to]] -= discount * p
        rows.append(row)
    for k in range(len(states)):
        pivot = next((r for r in range(k, len(states)) if rows[r][k] != 0), None)
        if pivot is None:
            return None  # it does not end from everywhere
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [one / rows[k][k] for one in rows[k]]
        for r in range(len(states)):
            if r != k and rows[r][k] != 0:
                rows[r] = [
                    one - rows[r][k] * two for one, two in zip(rows[r], rows[k], strict=True)
                ]
    return {state: rows[place[state]][-1] for state in states}


def policies(model, looks=None):
    """Every policy, or every one that looks at these numbers only."""
    states = live(model)
    seen = sorted({state if looks is None else looks[state] for state in states})
    for actions in itertools.product(range(len(model.actions)), repeat=len(seen)):
        chosen = dict(zip(seen, actions, strict=True))
        yield {s: chosen[s if looks is None else looks[s]] for s in states}


def best_returns(model, discount=1):
    """The best return of each state, among policies that end where nothing is discounted; None
    where there are none."""
    found = [one for policy in policies(model) if (one := returns(model, policy, discount))]
    return {s: max(one[s] for one in found) for s in live(model)} if found else None


def best_over(model, horizon):
    """The best return of so many steps and fewer, a dictionary for each number of steps."""
    layers = [dict.fromkeys(live(model), Fraction(0))]
    for _ in range(horizon):
        layers.append(
            {
                s: max(backup(model, s, a, layers[-1]) for a in range(len(model.actions)))
                for s in live(model)
            }
        )
    return layers


def attained_from_start(model, best, looks=None, discount=1):
    """Return whether some policy that looks at these numbers earns `best` from the start, which is
    state 0; it need not end from states that it does not reach."""
    for policy in policies(model, looks):
        states = reached(model, 0, policy)
        found = returns(model, {s: policy[s] for s in states}, discount)
        if found is not None and found[0] == best:
            return True
    return False


def reached(model, start, policy):
    """The live states that a policy reaches."""
    found, waiting = set(), [start]
    while waiting:
        state = waiting.pop()
        if state not in found and not model.ended[state]:
            found.add(state)
            waiting += [to for _, to, *_ in model.row(state, policy[state])]
    return found
