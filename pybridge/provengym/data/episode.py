"""What is played: a reset and the actions after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

MOST_TOLD = 3


@dataclass(frozen=True)
class Episode:
    """A reset and the actions after it, as numbers of the reference's actions."""

    seed: int | None
    actions: tuple[int, ...] = ()


class Either(str):
    """Values of which any will do, as text."""

    values: tuple[Any, ...]

    @classmethod
    def of(cls, values: list[Any]) -> Either:
        """The first few of the values, and how many more there are."""
        words = [
            str(int(v)) if isinstance(v, float) and v.is_integer() else str(v)
            for v in values[:MOST_TOLD]
        ]
        more = len(values) - len(words)
        either = cls(" or ".join([*words, f"{more} more"] if more else words))
        either.values = tuple(values)
        return either
