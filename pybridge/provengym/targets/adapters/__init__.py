"""Targets that are no Gymnasium environments, played as if they were: one module each."""

from __future__ import annotations

from typing import Any

from provengym.targets.adapters import functional, old_gym, vector
from provengym.targets.adapters.base import Adapted, Adapter

__all__ = ["ADAPTERS", "Adapted", "Adapter", "adapt", "fits", "inside"]

ADAPTERS: dict[str, Adapter] = {"vector": vector, "old_gym": old_gym, "functional": functional}
"""The adapters by name; the first that fits is used."""


def fits(made: Any) -> bool:
    """Return whether some adapter plays this."""
    return any(adapter.fits(made) for adapter in ADAPTERS.values())


def inside(env: Any) -> Any:
    """Return the object of which a binding reads the state, where a target is played through an
    adapter: a lane's own environment, where it has one, the environment of the old package, a
    functional state."""
    for adapter in ADAPTERS.values():
        found = adapter.inside(env)
        if found is not env:
            return found
    return env


def adapt(made: Any, lane: int = 0) -> Adapted:
    """Return what a target made as an environment; of a vector environment, one lane.

    Raises:
        ConformanceError: A package that this needs is not there.
    """
    for adapter in ADAPTERS.values():
        if adapter.fits(made):
            return adapter.adapt(made, lane)
    return Adapted(made)
