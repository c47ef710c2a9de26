"""A reference of the user's that throws dice, as a model."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance._errors import one_line, told
from provengym.conformance.references._base import Parameters, UnreadableError, numbered
from provengym.conformance.references._random import Outcomes, RandomModel
from provengym.conformance.references._values import key

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from fractions import Fraction

    import gymnasium
    from numpy.typing import NDArray

    from provengym.conformance.references._random import Observation, States
    from provengym.conformance.references._rows import Outcome
    from provengym.conformance.references.custom import Reference

MOST_STATES, MOST_TRANSITIONS = 4_096, 20_000


class CustomRandomModel(RandomModel):
    """A reference of the user's at fixed parameters, with dice.

    A state is two words: the number of its observation, and its own number.  Those that can be
    reached are met at once, up to 4,096 of them, so that what is wrong in the reference is said
    before a target is played.
    """

    limit = sys.maxsize
    has_chances = True

    def __init__(self, reference: Reference, parameters: Parameters) -> None:
        self._reference = reference
        self.name = reference.name
        self.parameters = parameters
        self.actions = tuple(reference.actions)
        self.reward_tolerance = float(reference.reward_tolerance)
        self._values: list[Any] = []
        self._states: dict[Hashable, tuple[int, ...]] = {}
        self._observations: list[Any] = []
        self._shows: dict[Hashable, int] = {}
        self._rows: dict[tuple[int, int], tuple[Outcome, ...]] = {}
        self._outcomes: dict[tuple[int, int], Outcomes] = {}
        self._starts: dict[tuple[int, ...], Fraction] = {
            self._state(value): chance for value, chance in reference.starts
        }
        self._meet()

    def starts(self, observation: Observation) -> States:
        """Every start that shows this observation."""
        return self.columns([state for state in self._starts if state[0] == observation[0]])

    def read(self, value: object) -> Observation:
        """The number of an observation."""
        number = self._shows.get(key(value))
        if number is None:
            raise UnreadableError(
                f"no state of {self.name} is shown as {one_line(repr(value), 60)}"
            )
        return (number,)

    def reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """Observations of any space are compared by value."""
        return self.read

    def called(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The numbers of a Discrete space."""
        return numbered(space, self.actions)

    def read_state(self, value: Any) -> tuple[int, ...]:
        """A state of the reference's own."""
        try:
            return self._states[value]
        except (KeyError, TypeError) as error:
            raise UnreadableError(f"{one_line(repr(value), 60)} is no state") from error

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Whether a reset can lead to this state."""
        return state in self._starts

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The observation."""
        return {"observation": self._observations[observation[0]]}

    def picture(self, state: tuple[int, ...]) -> str | None:
        """The reference's own picture of the state."""
        picture = self._reference.picture
        if picture is None:
            return None
        try:
            return str(picture(self._values[state[1]]))
        except (Exception, SystemExit) as error:  # noqa: BLE001
            return f"(picture raised {told(error)})"  # not worth losing a finding for

    def named(self, state: tuple[int, ...]) -> Any:
        """The user's own value."""
        return self._values[state[1]]

    def outcomes(self, states: States, action: int) -> Outcomes:
        """The outcomes of the rows, one after the other."""
        single = [self._single(int(number), action) for number in states[1]]
        if len(single) == 1:
            return single[0]
        return Outcomes(
            np.concatenate([one.states for one in single], axis=1),
            np.concatenate([one.observations for one in single]),
            np.concatenate([one.rewards for one in single]),
            np.concatenate([one.terminated for one in single]),
            np.concatenate([one.truncated for one in single]),
            np.arange(sum(map(len, single))),
        )

    def observe(self, states: States) -> NDArray[np.int64]:
        """The numbers of the observations."""
        return states[:1].T.astype(np.int64)

    def columns(self, states: list[tuple[int, ...]]) -> States:
        """States as the columns of an array."""
        return np.array(states, dtype=np.uint64).reshape(len(states), 2).T

    def chances(self, state: tuple[int, ...], action: int) -> tuple[Fraction, ...]:
        """The probabilities of the row."""
        return tuple(outcome.chance for outcome in self._row(state[1], action))

    def start_chances(self) -> Mapping[tuple[int, ...], Fraction]:
        """The probabilities of the starts."""
        return self._starts

    def _single(self, number: int, action: int) -> Outcomes:
        found = self._outcomes.get((number, action))
        if found is None:
            row = self._row(number, action)
            states = self.columns([self._state(outcome.state) for outcome in row])
            found = self._outcomes[number, action] = Outcomes(
                states,
                self.observe(states),
                np.array([outcome.reward for outcome in row]),
                np.array([outcome.terminated for outcome in row]),
                np.array([outcome.truncated for outcome in row]),
                np.arange(len(row)),
            )
        return found

    def _row(self, number: int, action: int) -> tuple[Outcome, ...]:
        found = self._rows.get((number, action))
        if found is None:
            found = self._reference.row(self._values[number], action)
            self._rows[number, action] = found
        return found

    def _state(self, value: Hashable) -> tuple[int, ...]:
        """The state of a value, which gets a number when it is first met."""
        found = self._states.get(value)
        if found is not None:
            return found
        observation, shown = self._reference.shown(value)
        if shown not in self._shows:
            self._shows[shown] = len(self._observations)
            self._observations.append(observation)
        state = self._states[value] = (self._shows[shown], len(self._values))
        self._values.append(value)
        return state

    def _meet(self) -> None:
        queue, most = list(self._starts), min(MOST_STATES, MOST_TRANSITIONS // len(self.actions))
        seen = set(queue)
        for state in queue:  # which grows
            for action in range(len(self.actions)):
                for outcome in self._row(state[1], action):
                    following = self._state(outcome.state)
                    over = outcome.terminated or outcome.truncated
                    if not over and following not in seen and len(seen) < most:
                        seen.add(following)
                        queue.append(following)
