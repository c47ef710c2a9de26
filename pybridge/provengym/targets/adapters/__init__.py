"""Targets that are no Gymnasium environments, played as if they were."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gymnasium.vector import VectorEnv

from provengym.targets.adapters import functional, old_gym
from provengym.targets.adapters.vector import Lane

_OF_ONE_LANE = (
    "the vector environment's observation_space is that of one lane, where Gymnasium has one for "
    "all lanes"
)
_OLD_GYM = "an environment of the old package gym, played through shimmy"
_FUNCTIONAL = "a functional JAX environment, played with keys made from the seeds of resets"


@dataclass(frozen=True)
class Adapted:
    """What a target made, as an environment."""

    env: Any
    lanes: int | None = None
    """How many sub-environments it has, where it is a vector environment."""
    notes: tuple[str, ...] = ()
    """What a reader should know of how it is played."""


def inside(env: Any) -> Any:
    """What a binding reads the state of, where a target is played through an adapter: a lane's own
    environment, where it has one, the environment of the old package, a functional state."""
    if isinstance(env, (Lane, functional.Functional)):
        return env.inside
    return old_gym.inside(env)


def adapt(made: Any, lane: int = 0) -> Adapted:
    """What a target made, as an environment; of a vector environment, one lane.

    Raises:
        ConformanceError: A package that this needs is not there.
    """
    if isinstance(made, VectorEnv):
        played = Lane(made, lane)
        notes = () if played.batched else (_OF_ONE_LANE,)
        return Adapted(played, int(made.num_envs), notes)
    if old_gym.fits(made):
        return Adapted(old_gym.adapt(made), notes=(_OLD_GYM,))
    if functional.fits(made):
        return Adapted(functional.adapt(made), notes=(_FUNCTIONAL,))
    return Adapted(made)
