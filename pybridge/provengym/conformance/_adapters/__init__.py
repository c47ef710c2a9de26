"""Targets that are no Gymnasium environments, played as if they were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.vector import VectorEnv

from provengym.conformance._adapters import functional, old_gym
from provengym.conformance._adapters.vector import Lane

if TYPE_CHECKING:
    from provengym.conformance._run import Run


def inside(env: Any) -> Any:
    """What a binding reads the state of, where a target is played through an adapter: a lane's own
    environment, where it has one, the environment of the old package, a functional state."""
    if isinstance(env, (Lane, functional.Functional)):
        return env.inside
    return old_gym.inside(env)


def adapt(made: Any, run: Run) -> Any:
    """What a target made, as an environment.

    Raises:
        ConformanceError: A package that this needs is not there.
    """
    if isinstance(made, VectorEnv):
        run.lanes = int(made.num_envs)
        lane = Lane(made, run.lane)
        if not lane.batched:
            run.note(
                "the vector environment's observation_space is that of one lane, where Gymnasium "
                "has one for all lanes"
            )
        return lane
    if old_gym.fits(made):
        run.note("an environment of the old package gym, played through shimmy")
        return old_gym.adapt(made)
    if functional.fits(made):
        run.note("a functional JAX environment, played with keys made from the seeds of resets")
        return functional.adapt(made)
    return made
