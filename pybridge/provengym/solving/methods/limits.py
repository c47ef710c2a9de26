"""Limits on how long each method of solving a model is tried."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class SolverLimits:
    """The limits at which a solver goes over from one method to another, or gives up.

    None of them decides what is certified: exact arithmetic does, whatever comes of the search.
    """

    # Value iteration
    extrapolation_sweeps: int = 8
    """Sweeps from one extrapolation to the next."""
    estimate_sweeps: int = 128
    """Sweeps from one estimate of how many are ahead to the next."""
    stalled_sweeps: int = 64
    """Sweeps without an improvement after which rounding errors are all that is left."""

    # Policy iteration
    policy_states: int = 5_000
    """States of the largest model for which it is tried without being asked for, unless the model
    is deterministic."""
    policy_sweeps: int = 1_000
    """Sweeps ahead of value iteration; when there are more, it is tried."""
    first_sweeps: int = 16
    """Sweeps before it, for a policy to start from."""
    policy_rounds: int = 1_000
    """Policies, one after the other."""
    stalled_rounds: int = 3
    """Rounds after which to stop if neither values nor residual improve."""
    direct_states: int = 2_000
    """States up to which a policy's equations are factorised at once."""
    iterative_steps: int = 200
    """Steps of the iterative method that is tried before that in a larger model."""

    # Success
    surely_rounds: int = 50
    """Rounds in which the states are sought from which some policy surely succeeds."""


NORMAL = SolverLimits()
