"""The mean of what a policy earns in episodes, with an interval."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.evaluating.episodes import Episodes
from provengym.finite.forms import form_of
from provengym.finite.policies import UNIFORM
from provengym.vector.estimating import REWARDS, Rules, estimate, steps_that_count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from provengym.auditing.objective import Objective
    from provengym.data.limits import Limits
    from provengym.envs.registry import Entry
    from provengym.finite.model import FiniteModel
    from provengym.vector.estimating import Estimate

EPISODES, LANES = 1_000, 65_536
"""The number of episodes by default, of a target and of an environment in lanes."""


EXACT_MODEL = "the exact model"
"""The source of the bounds of rewards, where nobody named any."""


class NoEstimate(Exception):
    """There is no estimate with an interval; the message says why."""


@dataclass(frozen=True, kw_only=True)
class EstimateRequest:
    """An estimate that is asked for.

    Attributes:
        target, arguments, policy, actions, seed, budget, limits: As in `Episodes`.
        entry, env: The target, where it is of this package.
        model: The exact model, where that is known.
        returns: The least and the largest return of an episode, where that is known.
        objective: What is earned.
        rewards: The least and the largest reward, where they were given.
        level: The probability with which the interval contains the value.
        episodes: How many, or None.
        threads: How many threads play in compiled code.
    """

    target: object
    arguments: Mapping[str, Any]
    policy: object
    actions: Sequence[Any] | None
    entry: Entry | None
    env: Any
    model: FiniteModel | None
    returns: tuple[float, float] | None
    objective: Objective
    rewards: tuple[float, float] | None
    level: float
    episodes: int | None
    seed: int
    budget: float | str
    limits: Limits
    threads: int


def estimated(asked: EstimateRequest) -> Estimate:
    """The estimate.

    Raises:
        ConformanceError: The target cannot be played.
        NoEstimate: Nothing bounds what an episode earns, or it cannot be played.
        PolicyError: The policy does not say what is done.
        RewardError: A step paid what is out of bounds.
    """
    target, objective = asked.target, asked.objective
    form = form_of(target)
    if form is not None and form.exact is None:
        raise NoEstimate("a model is nothing that could be played")
    if objective.kind == "total":
        raise NoEstimate("nothing bounds a total return; a discount or a horizon does")
    rewards, bounded_by = _bounds(asked)
    gamma = 1.0 if objective.discount is None else float(objective.discount)
    T = steps_that_count(gamma) if objective.horizon is None else objective.horizon
    table = _table(asked)
    if asked.entry is not None and table is not None:
        return estimate(
            asked.entry.id,
            table,
            discount=objective.discount,
            n=asked.episodes or LANES,
            seed=asked.seed,
            level=asked.level,
            threads=asked.threads,
            **asked.arguments,
        )
    # A limit of the environment's own cannot be set aside where it is played.
    own = getattr(asked.env, "time_limit", None)
    rules = Rules(
        n=asked.episodes or EPISODES,
        T=T,
        gamma=gamma,
        level=asked.level,
        rewards=rewards,
        bounded_by=bounded_by if asked.returns is None else EXACT_MODEL,
        returns=asked.returns,
        played=T if own is None else min(T, own),
    )
    episodes = Episodes(
        target=target,
        arguments=asked.arguments,
        policy=asked.policy,
        actions=asked.actions,
        rules=rules,
        seed=asked.seed,
        budget=asked.budget,
        limits=asked.limits,
    )
    return rules.estimate(*episodes.play())


def _bounds(asked: EstimateRequest) -> tuple[tuple[float, float], str]:
    """The least and the largest reward, and what says so.

    Raises:
        NoEstimate: They are not known.
    """
    if asked.rewards is not None:
        return asked.rewards, "as given"
    if asked.entry is not None and asked.entry.id in REWARDS:
        least, largest, theorem = REWARDS[asked.entry.id]
        return (least, largest), theorem
    if asked.model is not None and asked.model.complete:
        rewards = asked.model.rewards
        return (float(rewards.min(initial=0.0)), float(rewards.max(initial=0.0))), EXACT_MODEL
    raise NoEstimate("no bounds of its rewards are known; give a reward_range")


def _table(asked: EstimateRequest) -> NDArray[Any] | None:
    """The policy as lanes play it in compiled code; None where they cannot."""
    is_discounted = asked.objective.discount is not None
    if asked.entry is None or asked.entry.id not in REWARDS or not is_discounted:
        return None
    space = asked.env.observation_space
    if not isinstance(space, spaces.Discrete):
        return None
    if isinstance(asked.policy, str) and asked.policy == UNIFORM:
        return np.ones((int(space.n), int(asked.env.action_space.n)), np.int64)
    if isinstance(asked.policy, np.ndarray) and asked.policy.dtype.kind in "iu":
        return asked.policy
    return None
