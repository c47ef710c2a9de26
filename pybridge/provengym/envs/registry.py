"""The environments of this package and their registration with Gymnasium."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import gymnasium

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.envs.base import KernelEnv


@dataclass(frozen=True)
class Entry:
    """One environment: its short name, its version and where its class lives."""

    name: str
    version: int
    entry_point: str

    @property
    def id(self) -> str:
        """The id for `gymnasium.make`."""
        return f"provengym/{self.name}-v{self.version}"

    def load(self) -> Callable[..., KernelEnv]:
        """Import and return the environment class."""
        module, _, attribute = self.entry_point.partition(":")
        loaded: Callable[..., KernelEnv]
        loaded = getattr(importlib.import_module(module), attribute)
        return loaded


ENVIRONMENTS = (
    Entry("GridWorld", 0, "provengym.envs.gridworld.env:GridWorldEnv"),
    Entry("Fishing", 0, "provengym.envs.fishing.env:FishingEnv"),
    Entry("FishingContinuous", 0, "provengym.envs.fishing.env:FishingContinuousEnv"),
    Entry("FishingNormalized", 0, "provengym.envs.fishing.normalized:FishingNormalizedEnv"),
    Entry("HunterWumpus", 0, "provengym.envs.hunter_wumpus.env:HunterWumpusEnv"),
    Entry("SpellCorrection", 0, "provengym.envs.spell_correction.env:SpellCorrectionEnv"),
)


def find(name: str) -> Entry | None:
    """The environment with this short name or id, in any case; None when there is none."""
    for entry in ENVIRONMENTS:
        if name.casefold() in (entry.name.casefold(), entry.id.casefold()):
            return entry
    return None


def register() -> None:
    """Register every environment; registering again changes nothing.

    No environment gets a time limit: `truncated` is the environment's own, and
    ``gymnasium.make(..., max_episode_steps=...)`` adds Gymnasium's.
    """
    for entry in ENVIRONMENTS:
        if entry.id not in gymnasium.registry:
            gymnasium.register(entry.id, entry_point=entry.entry_point)
