"""Small environments with one leak of chance or of state each, and what an extraction must say."""

from dataclasses import dataclass
from fractions import Fraction

import gymnasium
from gymnasium.spaces import Discrete

from provengym.data.errors import ConformanceError
from provengym.extracting import extract

LAST = 3
BUDGET = "5000steps"
"""Of each; hardly any takes as many."""


@dataclass(frozen=True)
class Unknown:
    """Some row is unknown, for a reason with these words."""

    words: str


@dataclass(frozen=True)
class Incomplete:
    """The model is not complete: what sees the leak differs from run to run."""


@dataclass(frozen=True)
class Refused:
    """There is no model, and these words say why."""

    words: str


@dataclass(frozen=True)
class Finding:
    """A finding has these words."""

    words: str


@dataclass(frozen=True)
class Assumption:
    """The model rests on an assumption with these words."""

    words: str


@dataclass(frozen=True)
class Exact:
    """The model is complete: in each place a step goes on with this probability."""

    probability: Fraction


@dataclass(frozen=True)
class Turns:
    """The model is complete: a step goes on in each third call."""


@dataclass(frozen=True)
class Remembered:
    """The model is complete: at the last place but one a step goes on, or it does not, as was
    chosen before."""


@dataclass(frozen=True)
class Entry:
    """A leak: how its environment is made, and what must come out."""

    make: type[gymnasium.Env]
    outcome: Unknown | Incomplete | Refused | Finding | Assumption | Exact | Turns | Remembered
    missing: str = ""
    """The package that it needs and that is not installed."""
    fresh: bool = False
    """True if it needs a process of its own: JAX does not survive a fork once it has run."""

    @property
    def name(self):
        """Of the environment."""
        return self.make.__name__


ENTRIES: list[Entry] = []


def leak(outcome, missing="", fresh=False):
    """Put an environment into the zoo."""

    def put(cls):
        ENTRIES.append(Entry(cls, outcome, missing, fresh))
        return cls

    return put


class Path(gymnasium.Env):
    """Places 0 to 3 in a row; an episode is over at the last.  A step goes on, or it does not."""

    def __init__(self):
        self.observation_space = Discrete(LAST + 1)
        self.action_space = Discrete(2)
        self.place = 0

    def goes_on(self, action):
        """Return whether a step goes on."""
        raise NotImplementedError

    def begin(self, seed):
        """Do what else a reset does."""

    def reset(self, *, seed=None, options=None):
        """Back to the first place."""
        super().reset(seed=seed)
        self.place = 0
        self.begin(seed)
        return self.place, {}

    def step(self, action):
        """One place on, or none."""
        self.place += bool(self.goes_on(action))
        return self.place, 0.0, self.place == LAST, False, {}


def model_or_refusal(make):
    """The model of an environment, or what stands in the way."""
    try:
        return extract(make, budget=BUDGET)
    except ConformanceError as error:
        return error
