"""Small decision processes by hand and at random."""

from fractions import Fraction

import numpy as np

from provengym.finite.model import FiniteModel, Unknown
from provengym.finite.observed import Observations

END = -1
"""The successor of an outcome that ends the episode."""


def process(rows, starts=None, *, lost=(), time_limit=None):
    """The model in which ``rows[s][a]`` lists (probability, successor, reward).

    Args:
        rows: Those of the states that can be reached, in the order of a shortest way to them.
        starts: The probability of each start; the first state by default.
        lost: (state, action) of rows whose last outcome is not known.
        time_limit: That of the environment.
    """
    starts = starts or {0: Fraction(1)}
    live, actions = len(rows), len(rows[0])
    numbers: dict[Fraction, int] = {}
    unknown, sizes, items = [], [], []
    for state, row in enumerate(rows):
        for action, outcomes in enumerate(row):
            known = outcomes[:-1] if (state, action) in lost else outcomes
            if known is not outcomes:
                unknown.append(Unknown(state, action, Fraction(outcomes[-1][0]), {"lost": 1}))
            sizes.append(len(known))
            items += known
    sizes += [0] * actions  # of the end
    chances = [numbers.setdefault(Fraction(p), len(numbers)) for p, _, _ in items]
    ways = _ways(rows, starts)
    return FiniteModel(
        target="by hand",
        actions=tuple(range(actions)),
        observations=Observations.in_columns(["int"], [np.arange(live + 1)]),
        observation_of=np.arange(live + 1),
        ended=np.arange(live + 1) == live,
        parents=np.array([way[0] for way in ways] + [0]),
        parent_actions=np.array([way[1] for way in ways] + [0]),
        starts=np.array(list(starts)),
        start_probabilities=np.array(
            [numbers.setdefault(p, len(numbers)) for p in starts.values()]
        ),
        row_starts=np.concatenate([[0], np.cumsum(sizes)]),
        successors=np.array([live if s == END else s for _, s, _ in items]),
        rewards=np.array([float(r) for _, _, r in items]),
        terminated=np.array([s == END for _, s, _ in items]),
        truncated=np.zeros(len(items), bool),
        probability_of=np.array(chances),
        probabilities=tuple(numbers),
        unknown_rows=tuple(unknown),
        time_limit=time_limit,
    )


def _ways(rows, starts):
    """The state and the action before each state on a shortest way."""
    ways = dict.fromkeys(starts, (-1, -1))
    waiting = list(starts)
    for state in waiting:
        for action, outcomes in enumerate(rows[state]):
            for _, successor, _ in outcomes:
                if successor != END and successor not in ways:
                    ways[successor] = (state, action)
                    waiting.append(successor)
    return [ways[state] for state in range(len(rows))]


def reachable(rows):
    """The states that can be reached from the first, numbered as they are met."""
    order = [0]
    for state in order:
        for outcomes in rows[state]:
            order += [
                s for s in dict.fromkeys(s for _, s, _ in outcomes) if s != END and s not in order
            ]
    number = {state: k for k, state in enumerate(order)} | {END: END}
    return [
        [[(p, number[s], r) for p, s, r in outcomes] for outcomes in rows[state]] for state in order
    ]


def drawn(random, states=4, actions=2):
    """A process at random, whose rewards are small integers and whose chances are quarters."""
    rows = []
    for _ in range(states):
        row = []
        for _ in range(actions):
            cuts = sorted(random.sample([1, 2, 3], random.choice([0, 0, 1, 2])))
            parts = np.diff([0, *cuts, 4]).tolist()
            to = random.sample([END, *range(states)], len(parts))
            row.append([
                (Fraction(part, 4), s, random.choice([-1, 0, 0, 1, 2]))
                for part, s in zip(parts, to, strict=True)
            ])  # fmt: skip
        rows.append(row)
    return reachable(rows)
