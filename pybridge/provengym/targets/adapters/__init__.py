"""Targets that are no Gymnasium environments, played as if they were."""

from __future__ import annotations

import abc
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


class Adapter(abc.ABC):
    """Plays targets of one interface as environments of Gymnasium."""

    @abc.abstractmethod
    def fits(self, made: Any) -> bool:
        """Whether what a target made has this interface; `made` may be anything."""

    @abc.abstractmethod
    def adapt(self, made: Any, lane: int) -> Adapted:
        """It as an environment; of a vector environment, the lane with this number.

        Raises:
            ConformanceError: A package that this needs is not there.
        """

    def inside(self, env: Any) -> Any:
        """What a binding reads the state of, where `env` is one that this adapter has made; `env`
        itself where it is not."""
        return env


class _Vector(Adapter):
    def fits(self, made: Any) -> bool:
        return isinstance(made, VectorEnv)

    def adapt(self, made: Any, lane: int) -> Adapted:
        played = Lane(made, lane)
        notes = () if played.batched else (_OF_ONE_LANE,)
        return Adapted(played, int(made.num_envs), notes)

    def inside(self, env: Any) -> Any:
        return env.inside if isinstance(env, Lane) else env


class _OldGym(Adapter):
    def fits(self, made: Any) -> bool:
        return old_gym.fits(made)

    def adapt(self, made: Any, lane: int) -> Adapted:
        return Adapted(old_gym.adapt(made), notes=(_OLD_GYM,))

    def inside(self, env: Any) -> Any:
        return old_gym.inside(env)


class _Functional(Adapter):
    def fits(self, made: Any) -> bool:
        return functional.fits(made)

    def adapt(self, made: Any, lane: int) -> Adapted:
        return Adapted(functional.adapt(made), notes=(_FUNCTIONAL,))

    def inside(self, env: Any) -> Any:
        return env.inside if isinstance(env, functional.Functional) else env


ADAPTERS: dict[str, Adapter] = {
    "vector": _Vector(),
    "old_gym": _OldGym(),
    "functional": _Functional(),
}
"""By name; the first that fits is used."""


def inside(env: Any) -> Any:
    """What a binding reads the state of, where a target is played through an adapter: a lane's own
    environment, where it has one, the environment of the old package, a functional state."""
    for adapter in ADAPTERS.values():
        found = adapter.inside(env)
        if found is not env:
            return found
    return env


def adapt(made: Any, lane: int = 0) -> Adapted:
    """What a target made, as an environment; of a vector environment, one lane.

    Raises:
        ConformanceError: A package that this needs is not there.
    """
    for adapter in ADAPTERS.values():
        if adapter.fits(made):
            return adapter.adapt(made, lane)
    return Adapted(made)
