"""Blackjack as a reference: all that the dealer can hide, and the law of what it draws."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.envs.blackjack.cards import VALUES, WEIGHTS, Cards, cards, drawn, ends
from provengym.envs.blackjack.env import BlackjackEnv
from provengym.envs.blackjack.frame import name, rows
from provengym.envs.kernel_model import MultiDiscreteModel
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import Outcomes, TimeLimit, constructed, known

if TYPE_CHECKING:
    from collections.abc import Mapping

    import gymnasium
    from numpy.typing import NDArray

    from provengym.models.model import Observation, Reader, State, States

FEWEST_STEPS, FEW_STEPS = 1, 3
_OVER, _HIT, _STICK = 0, 1, 2
"""The chances of a step after the end, of one that hits, and of the first that sticks."""


class Chances:
    """The chances of the steps, a row for each kind of step: weights, random words, and totals."""

    def __init__(self) -> None:
        pairs = product(range(1, VALUES + 1), repeat=2)
        dealers = [drawn(ends(x + y, 1 in (x, y))) for x, y in pairs]
        kinds = [[(1, 0)], drawn(WEIGHTS), *dealers]
        self.counts = np.array([len(kind) for kind in kinds])
        self.weights = np.zeros((len(kinds), self.counts.max()), dtype=np.int64)
        self.words = np.zeros(self.weights.shape, dtype=np.uint64)
        for row, kind in enumerate(kinds):
            for column, (weight, word) in enumerate(kind):
                self.weights[row, column], self.words[row, column] = weight, word
        self.totals = self.weights.sum(axis=1)


class BlackjackModel(MultiDiscreteModel):
    """The game, answered by the kernel compiled from the specification.

    The dealer's second card is hidden, and whether the player's are the first two.
    """

    env: BlackjackEnv
    name = "Blackjack"
    actions = BlackjackEnv.actions
    has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        super().__init__(constructed(self.name, BlackjackEnv, parameters))
        if self.env.max_steps is not None:
            self.time_limit = TimeLimit(self.env.max_steps)
        values = range(1, VALUES + 1)
        hands: Counter[tuple[int, bool]] = Counter()
        for x, y in product(values, repeat=2):
            hands[x + y, 1 in (x, y)] += WEIGHTS[x - 1] * WEIGHTS[y - 1]
        self._weight_of = {
            Cards(*hand, True, x, y).word: weight * WEIGHTS[x - 1] * WEIGHTS[y - 1]
            for (hand, weight), x, y in product(hands.items(), values, values)
        }
        self._starts = self.columns([(word,) for word in self._weight_of])
        self._chances = Chances()

    def starts(self, shown: Observation | None = None) -> States:
        """Two cards for the player and two for the dealer."""
        return self._alike(self._starts.copy(), shown)

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """How many ways there are to draw the cards."""
        return np.array([self._weight_of[word] for word in states[0].tolist()], dtype=np.int64)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """Everything that these steps can do, and how probable it is."""
        held, chances = cards(states[0].astype(np.int64)), self._chances
        given = np.broadcast_to(np.asarray(actions, dtype=np.int64), held.hard.shape)
        sticks = _STICK + VALUES * (held.dealer - 1) + held.hidden - 1
        kinds = np.where(held.over, _OVER, np.where(given, _HIT, sticks))
        counts = chances.counts[kinds]
        parents = np.repeat(np.arange(len(kinds)), counts)
        first = np.cumsum(counts) - counts
        place = kinds[parents], np.arange(len(parents)) - first[parents]
        return self._stepped(
            np.ascontiguousarray(states[:, parents]),
            given[parents],
            chances.words[place],
            parents,
            (chances.weights[place], chances.totals[kinds]),
        )

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """A MultiDiscrete of these numbers, a Box that has all of them in it, or the Tuple of
        Discrete spaces that Gymnasium's has."""
        sizes = self._space.nvec.tolist()
        if isinstance(space, spaces.Tuple) and list(space) == [*map(spaces.Discrete, sizes)]:
            return self.read
        return super().observation_reader(space)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """Its parts by name."""
        points, dealer, usable = observation
        return {"player": points, "dealer": name(dealer), "usable ace": bool(usable)}

    def picture(self, state: State) -> str:
        """The cards of both."""
        return "\n".join(rows(cards(state[0])))

    def named(self, state: State) -> Any:
        """The state as `reset` takes it."""
        return self.env.named(state)


class BlackjackParameters(ListedParameters):
    """All payments and time limits."""

    name = "Blackjack"
    id = "provengym/Blackjack-v0"
    explored = ("natural", "sab", "max_steps")
    small = (
        {"natural": False, "sab": False, "max_steps": FEWEST_STEPS},
        {"natural": True, "sab": False, "max_steps": FEW_STEPS},
        {"natural": False, "sab": True, "max_steps": FEW_STEPS},
    )

    def model(self, parameters: Mapping[str, Any]) -> BlackjackModel:
        """The game with these parameters, the others as in `BlackjackEnv`."""
        return BlackjackModel(known(self.name, BlackjackEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[Any]:
        """Fewer steps, and nothing for naturals."""
        if name != "max_steps":
            return [False] if value else []
        return [] if value is None else fewer(value, FEWEST_STEPS)
