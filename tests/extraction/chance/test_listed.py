"""Integers with weights of their own, decided where they are compared, against those decided at
once."""

from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from extraction.chance.enumerated import LIMITS, gathered
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import enumerate_call, replay
from provengym.extraction.run import Extraction, extract_model

G = EnumeratingGenerator()
DRAWS = {
    "poisson": lambda: G.poisson(1.5),
    "few": lambda: G.poisson(0.01),
    "binomial": lambda: G.binomial(7, 0.3),
    "shifted": lambda: 2 - G.binomial(4, 0.75),
    "large": lambda: G.poisson(60.5),
}
USES = {
    "capped": lambda n: int(min(n, 3)),
    "left": lambda n: int(max(4 - n, 0)),
    "clipped": lambda n: int(np.clip(n + 1, 0, 2)),
    "compared": lambda n: (bool(n > 1), bool(n <= 3), bool(n == 2)),
    "counted": lambda n: int(n),
    "halved": lambda n: n // 2 if n > 0 else -1,
    "unused": lambda n: 0,
    "twice": lambda n: (bool(n >= 1), int(min(n, 2))),
}


@pytest.mark.parametrize("use", USES.values(), ids=USES)
@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)
def test_outcomes_have_the_same_probabilities(draw, use):
    def call():
        return use(draw())

    first = enumerate_call(call, limits=LIMITS, follows=True)
    at_once = enumerate_call(call, limits=LIMITS)

    assert first.followed
    assert not at_once.followed
    assert len(first.leaves) <= len(at_once.leaves)
    if first.unknown == at_once.unknown:
        assert gathered(first) == gathered(at_once)
    else:  # what was never asked is not unknown
        assert (first.unknown, gathered(first)) == (0, {0: Fraction(1)})
    for leaf in first.leaves:
        assert {replay(call, leaf, side).result for side in (0, 1)} == {leaf.result}


def test_a_number_with_a_cap_has_as_many_outcomes_as_that_leaves():
    first, at_once = (
        enumerate_call(lambda: int(min(G.poisson(1.5), 2)), limits=LIMITS, follows=follows)
        for follows in (True, False)
    )

    assert (len(first.leaves), len(at_once.leaves)) == (4, 23)


class Shop(gymnasium.Env):
    """Customers come, and there is room for three."""

    action_space, observation_space = spaces.Discrete(2), spaces.Discrete(4)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.waiting = 0
        return 0, {}

    def stay(self, coming):
        return int(min(coming, 3))

    def step(self, action):
        coming = self.waiting + self.np_random.poisson(0.5)
        self.waiting = max(self.stay(coming) - int(action), 0)
        return self.waiting, -float(self.waiting), False, False, {}


class Table(Shop):
    """An index is an integer, and no draw."""

    def stay(self, coming):
        return {k: min(k, 3) for k in range(100)}[coming]


class Pairs(Shop):
    """Two draws are compared, which do not take all values equally likely."""

    def stay(self, coming):
        return int(min(coming, self.np_random.poisson(2.0), 3))


class TypeOf(Shop):
    """What asks for the type of a number is told another one of a draw."""

    def stay(self, coming):
        return int(min(coming, 3)) if type(coming) in (int, np.int64) else 0


@pytest.mark.parametrize("make", [Shop, Table, Pairs, TypeOf])
def test_what_cannot_be_followed_is_decided_at_once(make):
    model = extract_model(Extraction(target=make, hash_seeds=0))
    reasons = {reason for row in model.unknown_rows for reason in row.reasons}

    assert all(reason.startswith("the tail of the Poisson") for reason in reasons)
    assert len(model.observation_of) == 4
    assert model.row(0, 0)[0][0] > Fraction(6, 10)
    assert all(row.mass < 2.0**-50 for row in model.unknown_rows)
