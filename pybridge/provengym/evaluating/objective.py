"""The return that is evaluated, where none was asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.auditing.objective import Objective, objective_of, within_reach
from provengym.finite.induced import ends_surely

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.finite.model import FiniteModel

ASKED = "as asked"
"""The reason of an objective that the user named."""
SURELY = "for episodes under this policy surely end"
"""The reason of a total return."""
MAY_GO_ON = "for without it episodes under this policy need not end"
NOT_KNOWN = "for whether episodes under this policy end without it is not known"
ENDLESS = "for without it no best total return is known"
"""The reasons of the return within the environment's own limit of steps."""


def chosen(process: FiniteModel | None, limit: int | None) -> tuple[Objective, str]:
    """The return that counts, and why, in words: the total where episodes surely end, else that
    within the environment's own limit of steps.

    Args:
        process: The process that the policy makes of the model, where that is known.
        limit: The limit, or None.

    Raises:
        ValueError: Neither is there; the message asks for a discount.
    """
    if process is not None and ends_surely(process):
        return replace(objective_of(None, None, None, "total"), set_aside=limit), SURELY
    is_known = process is not None and process.complete
    if within_reach(limit) is None:
        many = "no limit of steps" if limit is None else f"a limit of {limit:,} steps, too many"
        ends = "need not end" if is_known else "are not known to end"
        raise ValueError(
            f"discount is missing, a number in [0, 1) such as 0.99: episodes under this policy "
            f"{ends}, and the environment has {many}; or give a horizon"
        )
    return objective_of(None, None, limit), MAY_GO_ON if is_known else NOT_KNOWN


def within_limit(objective: Objective, why: str) -> tuple[Objective, str] | None:
    """The return within the limit of steps that a chosen total return sets aside, for where the
    best total return is not known; None where nothing was chosen, or there is no limit."""
    limit = within_reach(objective.set_aside)
    if why != SURELY or limit is None:
        return None
    return objective_of(None, None, limit), ENDLESS


def limit_of(
    target: object, arguments: Mapping[str, Any], env: object, model: FiniteModel | None
) -> int | None:
    """The limit of steps of an episode; None where there is none, or it is not known.

    Args:
        target: In any form of a target.
        arguments: What it is constructed with.
        env: The environment, where it is of this package.
        model: The model of the target, where that is known.
    """
    if model is not None:
        return model.time_limit
    if env is not None:
        return getattr(env, "time_limit", None)
    spec = gymnasium.registry.get(target) if isinstance(target, str) else None
    given = arguments.get("max_episode_steps", spec and spec.max_episode_steps)
    return given if type(given) is int and given > 0 else None
