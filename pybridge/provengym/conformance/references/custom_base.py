"""The base of a user's references as models, random or deterministic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance.references.answering import answering
from provengym.data.errors import ConformanceError, brief
from provengym.models.expected_values import accepts, holds_condition
from provengym.models.model import (
    Model,
    Parameters,
    Reader,
    State,
    TimeLimit,
    UnreadableError,
)
from provengym.models.values import key, unwrapped

if TYPE_CHECKING:
    from collections.abc import Hashable

    import gymnasium

    from provengym.conformance.references.custom import Reference

MOST_STATES, MOST_TRANSITIONS = 4_096, 20_000
_FIRST_READ = 2**40
"""The first number of a value that was read, above those of observations."""
_MOST_RECENT = 64
"""The number of values that are kept, of those that were read."""


class CustomBase(Model):
    """A reference of the user's at fixed parameters.

    A state is two words: the number of its observation, and its own number.
    """

    def __init__(self, reference: Reference, parameters: Parameters) -> None:
        self._reference = reference
        self.name = reference.name
        self.parameters = parameters
        self.actions = tuple(reference.actions)
        self.reward_tolerance = float(reference.reward_tolerance)
        if reference.time_limit is not None:
            self.time_limit = TimeLimit(reference.time_limit, "reference")
        self._values: list[Any] = []
        self._observations: list[Any] = []
        self._shows: dict[Hashable, int] = {}
        self._has_conditions = False
        """True if some observation holds an `ExpectedValue`."""
        self.has_loose_rewards = False
        """True if some reward is one."""
        self._recent: dict[int, Any] = {}
        """The last values that were read where there are such, by their numbers."""
        self._read = _FIRST_READ

    def read(self, value: object) -> State:
        """The number of an observation; of any other value that may be one, a new number."""
        number = None if self._has_conditions else self._shows.get(key(value))
        if number is None:
            if not self._has_conditions:
                raise UnreadableError(f"no state of {self.name} is shown as {brief(value)}")
            number = self._read = self._read + 1
            self._recent[number] = value
            self._recent.pop(number - _MOST_RECENT, None)
        return (number,)

    def value(self, number: int) -> Any:
        """The value that was read, or the observation that the reference shows."""
        return self._recent[number] if number > _FIRST_READ else self._observations[number]

    def accepts(self, look: int, shown: int) -> bool:
        """Return whether an observation of the reference accepts the value that was read."""
        return look == shown or (
            shown > _FIRST_READ and accepts(self._observations[look], self._recent[shown])
        )

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """Observations of any space are compared by value."""
        return self.read

    def describe(self, state: State) -> dict[str, Any]:
        """The observation whose number comes first."""
        return {"observation": self.value(state[0])}

    def picture(self, state: State) -> str | None:
        """The reference's own picture of the state."""
        picture = self._reference.picture
        if picture is None:
            return None
        try:
            with answering("picture"):
                return str(picture(unwrapped(self._values[state[1]])))
        except ConformanceError as error:
            return f"({error})"  # not worth losing a finding for

    def _most(self) -> int:
        """Return the most states that are met at once."""
        return min(MOST_STATES, MOST_TRANSITIONS // len(self.actions))

    def _numbered(self, value: Hashable) -> tuple[State, bool]:
        """A new state with this value, and whether no other one shows the same."""
        observation, shown = self._reference.shown(value)
        is_first = shown not in self._shows
        if is_first:
            self._shows[shown] = len(self._observations)
            self._observations.append(observation)
            self._has_conditions = self._has_conditions or holds_condition(observation)
        self._values.append(value)
        return (self._shows[shown], len(self._values) - 1), is_first
