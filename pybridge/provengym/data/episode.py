"""Episodes to be played: a reset and the actions after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

MOST_TOLD = 3
LONG = 100
"""Characters of a list of actions from which on it is told in short."""


@dataclass(frozen=True)
class Episode:
    """A reset and the actions after it, as numbers of the reference's actions."""

    seed: int | None
    actions: tuple[int, ...] = ()


def in_runs(labels: Iterable[str]) -> list[str]:
    """Return labels in which each run of equal ones is one, with its count.

    >>> in_runs(["right", "right", "down"]), in_runs(["3", "3"])
    (['right 2 times', 'down'], ['3 (2 times)'])
    """
    runs = [(label, len(list(run))) for label, run in groupby(labels)]
    return [_times(label, times) if times > 1 else label for label, times in runs]


def _times(label: str, times: int) -> str:
    return f"{label} ({times} times)" if label[-1:].isdigit() else f"{label} {times} times"


def brief_actions(actions: tuple[Any, ...]) -> str:
    """A list of actions, as Python reads it; of a long one, what repeats is counted.

    >>> brief_actions((1, 3, 3)), brief_actions((1,) * 40 + (3,))
    ('[1, 3, 3]', '[1] * 40 + [3]')
    """
    text = str(list(actions))
    runs = [(action, len(list(run))) for action, run in groupby(actions)]
    parts = [f"[{action}] * {times}" if times > 1 else f"[{action}]" for action, times in runs]
    short = " + ".join(parts)
    return short if len(text) > LONG and len(short) < len(text) else text


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
