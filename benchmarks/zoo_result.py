"""Measurements of a wrong environment of the zoo."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corpus.zoo.entry import Wrong


@dataclass(frozen=True)
class Found:
    """The finding of one check of a wrong environment, and how soon it came."""

    kind: str
    steps: int
    seen_steps: int
    seen_seconds: float
    seconds: float
    """Until the finding was as short as it gets, and replayed."""


@dataclass(frozen=True)
class Result:
    """The findings of all checks and of the random tests for one wrong environment."""

    wrong: Wrong
    found: tuple[Found, ...]
    baseline: tuple[bool | None, ...]

    @property
    def right_class(self) -> bool:
        """True if every check found the expected class."""
        return all(one.kind in (self.wrong.kind, self.wrong.also) for one in self.found)

    @property
    def length(self) -> float:
        """The median number of steps."""
        return statistics.median(one.steps for one in self.found)

    @property
    def seen_steps(self) -> float:
        """The median number of steps of the target until the difference was seen."""
        return statistics.median(one.seen_steps for one in self.found)

    @property
    def seconds(self) -> float:
        """The median of the processor's seconds until the finding was complete."""
        return statistics.median(one.seconds for one in self.found)
