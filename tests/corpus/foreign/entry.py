"""Entries of this corpus: where they stand in the table, and what a check must say of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from corpus.zoo.entry import Right, Wrong, wrong

if TYPE_CHECKING:
    from collections.abc import Callable

SPACES = (
    "Discrete",
    "MultiDiscrete",
    "MultiBinary",
    "Box",
    "image",
    "Dict",
    "Tuple",
    "Text",
    "Sequence",
    "Graph",
    "OneOf",
)
CHANCE = ("none", "start", "steps", "rewards")
HIDDEN = (False, True)
LIMITS = ("none", "own", "wrapper", "continuing")
"""None but the task's end; of the environment's own; of a wrapper; no end at all."""
STYLES = ("Gymnasium", "plain", "dm_env", "functional", "vector", "batched", "wrapped", "old Gym")
ARRAYS = ("Python", "NumPy scalars", "NumPy", "0-d", "lists", "foreign arrays")


@dataclass(frozen=True)
class Axes:
    """A cell of the table."""

    space: str = "Discrete"
    """Of observations."""
    chance: str = "none"
    hidden: bool = False
    """True if observations leave a part of the state open."""
    limit: str = "none"
    style: str = "Gymnasium"
    array: str = "Python"
    """The kind of observations, rewards and flags, one of `ARRAYS`."""


@dataclass(frozen=True, eq=False)
class Foreign:
    """An environment in another package's style, and what a check by default must say of it."""

    animal: Right | Wrong
    axes: Axes
    within: int = field(default=0, kw_only=True)
    """Steps of the target, at most, until the difference of a wrong one is seen."""
    verdict: str = field(default="differs", kw_only=True)
    """Of a right one it is ``equal``, or at least ``agrees`` where 12,000 calls are too few to find
    every error of 0.1 in a probability."""
    fails: str = field(default="", kw_only=True)
    """Why the check says something else now, if it does."""

    @property
    def name(self) -> str:
        """The name of the environment."""
        return self.animal.name


def right_one(target: Any, reference: Any, axes: Axes, **more: Any) -> Foreign:
    """An entry of a right environment, which its class or function describes."""
    mine, others = _parted(more)
    style = target.__doc__.strip().partition("\n")[0]
    animal = Right(target.__name__, target, style=style, reference=reference, **others)
    return Foreign(animal, axes, **{"verdict": "equal", **mine})


def wrong_one(
    target: Callable[..., Any],
    reference: Any,
    axes: Axes,
    kind: str,
    steps: int,
    why: str,
    within: int,
    **more: Any,
) -> Foreign:
    """An entry of a wrong environment; of a class, its twin is the parent."""
    mine, others = _parted(more)
    twin = target.__bases__[0] if isinstance(target, type) else None
    given = {"twin": twin, "reference": reference, **others}
    return Foreign(wrong(target, kind, steps, why, **given), axes, within=within, **mine)


def _parted(more: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Split what is said of a check from what is said of the environment."""
    mine = {name: more.pop(name) for name in ("verdict", "fails") if name in more}
    return mine, more
