"""The interface of adapters, and the environment that an adapter makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Adapted:
    """An environment that plays what a target made."""

    env: Any
    lanes: int | None = None
    """The number of sub-environments, where it is a vector environment."""
    notes: tuple[str, ...] = ()
    """Remarks for the reader on how it is played."""


class Adapter(Protocol):
    """Plays targets of one interface as environments of Gymnasium.

    A module with these functions is one.
    """

    def fits(self, made: Any) -> bool:
        """Return whether what a target made has this interface; `made` may be anything."""

    def adapt(self, made: Any, lane: int) -> Adapted:
        """Return it as an environment; of a vector environment, the lane with this number.

        Raises:
            ConformanceError: A package that this needs is not there.
        """

    def inside(self, env: Any) -> Any:
        """Return the object of which a binding reads the state, where this adapter has made `env`;
        `env` itself where it has not."""
