"""The first difference of a play, and the states and transitions that were compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from provengym.data.codec import plain

if TYPE_CHECKING:
    from provengym.data.episode import Episode
    from provengym.data.report import Evidence
    from provengym.models.model import Model, State


@dataclass(frozen=True, kw_only=True)
class Discrepancy:
    """The first step of a play in which target and reference differ."""

    kind: str
    model: Model
    episode: Episode
    """Up to the step that differs."""
    before: State | None
    """The reference's state before that step; None at the reset, and where it is not known."""
    message: str
    expected: Mapping[str, Any] = field(default_factory=dict)
    got: Mapping[str, Any] = field(default_factory=dict)
    shown: State | None = None
    """The state that the target's observation shows, if it shows one."""
    earlier: tuple[Episode, ...] = ()
    """Episodes that were played before on the same environment and matter."""
    of_dtype: bool = False
    """True if nothing but the dtype of an observation is wrong."""
    evidence: Evidence | None = None
    """The evidence for it from pairs of episodes; None where it needs none."""

    @property
    def step(self) -> int:
        """The step that differs, from 1; 0 is the reset."""
        return len(self.episode.actions)

    @property
    def is_of_form(self) -> bool:
        """True if an answer did not come, or has not the right form."""
        return "error" in self.got or self.kind == "space"

    def again(self, other: Discrepancy | None) -> bool:
        """Return whether another play differed in the same way."""
        if other is None:
            return False
        return (self.kind, self.step, plain(self.got)) == (other.kind, other.step, plain(other.got))


@dataclass
class Visits:
    """The reference's states and transitions that were compared."""

    states: set[tuple[int, State]] = field(default_factory=set)
    transitions: set[tuple[int, State, int]] = field(default_factory=set)
    _numbers: dict[tuple[tuple[str, Any], ...], int] = field(default_factory=dict)

    def number(self, model: Model) -> int:
        """A number for each choice of parameters, to count states and transitions."""
        return self._numbers.setdefault(tuple(model.parameters.items()), len(self._numbers))

    def of(self, model: Model) -> tuple[int, int]:
        """Return the numbers of states and of transitions of a model that were compared."""
        number = self.number(model)
        states = sum(visited == number for visited, _ in self.states)
        return states, sum(visited == number for visited, *_ in self.transitions)
