"""The base of a user's references as models, random or deterministic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.conformance.references.answering import answering
from provengym.conformance.references.by_value import ByValueModel
from provengym.data.errors import ConformanceError
from provengym.models.expected_values import holds_condition
from provengym.models.model import TimeLimit
from provengym.models.values import unwrapped

if TYPE_CHECKING:
    from collections.abc import Hashable

    from provengym.conformance.references.custom import Reference
    from provengym.models.model import Parameters, State

MOST_STATES, MOST_TRANSITIONS = 4_096, 20_000


class CustomBase(ByValueModel):
    """A reference of the user's at fixed parameters."""

    def __init__(self, reference: Reference, parameters: Parameters) -> None:
        super().__init__()
        self._reference = reference
        self.name = reference.name
        self.parameters = parameters
        self.actions = tuple(reference.actions)
        self.reward_tolerance = float(reference.reward_tolerance)
        if reference.time_limit is not None:
            spares = reference.limit_spares_ends
            self.time_limit = TimeLimit(reference.time_limit, "reference", spares)
        self.notes = reference.notes
        self._values: list[Any] = []
        self._observations: list[Any] = []
        self.has_loose_rewards = False
        """True if some reward is an `ExpectedValue`."""

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
