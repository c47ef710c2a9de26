"""What an adapter is, and what it makes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Adapted:
    """What a target made, as an environment."""

    env: Any
    lanes: int | None = None
    """How many sub-environments it has, where it is a vector environment."""
    notes: tuple[str, ...] = ()
    """What a reader should know of how it is played."""


class Adapter(Protocol):
    """Plays targets of one interface as environments of Gymnasium.

    A module with these functions is one.
    """

    def fits(self, made: Any) -> bool:
        """Whether what a target made has this interface; `made` may be anything."""

    def adapt(self, made: Any, lane: int) -> Adapted:
        """It as an environment; of a vector environment, the lane with this number.

        Raises:
            ConformanceError: A package that this needs is not there.
        """

    def inside(self, env: Any) -> Any:
        """What a binding reads the state of, where `env` is one that this adapter has made; `env`
        itself where it is not."""
