"""Episodes of a target under a policy, and the estimate that they give."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.data.arrays import as_numpy
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import Limits
from provengym.data.spec import budget_of
from provengym.envs import registry
from provengym.finite.policies import Policy, PolicyError, acting, require_plain
from provengym.processes.budget import Budget, OutOfTime
from provengym.processes.isolation import Send, can_fork, in_a_fork
from provengym.targets import adapters, loading
from provengym.targets.actions import given, labels_of
from provengym.targets.form import lacks, require_environment
from provengym.targets.guard import Guard, Trouble
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from provengym.finite.policies import Shares
    from provengym.vector.estimating import Rules


class RewardError(ValueError):
    """A step paid what was not expected; the message says what."""


class _OutsideError(Exception):
    """The same, in the process that plays."""


@dataclass(frozen=True, kw_only=True)
class Episodes:
    """Episodes that are to be played, in a fork.

    Attributes:
        target: In any form of a target, or an environment of this package.
        arguments: What it is constructed with.
        policy: As `Policy` takes it, or, where actions are not numbered, `acting`.
        actions: Those that are taken of a Box action space, or None.
        rules: How many, after how many steps they are cut off, and what a step may pay.
        seed: Of the first reset; the next ones have those that follow.
        budget: For all of them together.
        limits: For the calls of the target.
    """

    target: object
    arguments: Mapping[str, Any]
    policy: object
    actions: Sequence[Any] | None
    rules: Rules
    seed: int
    budget: float | str
    limits: Limits

    def play(self) -> tuple[float, int]:
        """The sum of the discounted returns of the episodes that were played, and how many they
        are: fewer than they should be where the budget was spent before.

        Raises:
            ConformanceError: The target cannot be played.
            PolicyError: The policy does not say what is done.
            RewardError: A step paid less than the least reward, or more than the largest.
        """
        if not can_fork():
            raise ConformanceError("episodes need Linux or macOS; on Windows, WSL")
        told: dict[str, Any] = {}
        crash = in_a_fork(self._work, told.update, self.limits)
        if crash is not None:
            raise ConformanceError(f"the target's process gave no answer: {crash.told}")
        if "policy" in told:
            raise PolicyError(told["policy"])
        if "paid" in told:
            least, most = self.rules.rewards
            raise RewardError(
                f"a step paid {told['paid']}, which is not between {least:g} and {most:g}"
            )
        return told["earned"], told["played"]

    def _work(self, send: Send) -> None:
        returns: list[float] = []
        answer: dict[str, Any] = {"event": "played"}
        try:
            with own_modules(self.target), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._play(returns)
        except OutOfTime:
            pass
        except PolicyError as error:
            answer["policy"] = str(error)
        except _OutsideError as error:
            answer["paid"] = str(error)
        except Trouble as trouble:
            raise ConformanceError(f"in an episode, {trouble}") from trouble
        send(answer | {"earned": math.fsum(returns), "played": len(returns)})

    def _play(self, returns: list[float]) -> None:
        guard, rules = Guard(Budget(*budget_of(self.budget)), self.limits), self.rules
        least, most = rules.rewards
        with guard.watchdog.on_duty():
            entry = registry.find(self.target) if isinstance(self.target, str) else None
            make = entry.load() if entry else loading.find(self.target, self.limits).make
            made = guard.call("the constructor", lambda: make(**self.arguments))
            env = adapters.adapt(loading.bare(made)[0]).env
            require_environment(env, str(self.target))
            if lacking := lacks(env):
                raise ConformanceError(f"the target {self.target}: {lacking}")
            act = _acting(self, env)
            for number in range(rules.n):
                observation = guard.play("reset", env.reset, seed=self.seed + number)[0]
                earned, factor = 0.0, 1.0
                for _ in range(rules.T):
                    guard.budget.count(1)
                    observation, reward, terminated, truncated, _ = guard.play(
                        "step", env.step, act(as_numpy(observation))
                    )
                    if not least <= reward <= most:
                        raise _OutsideError(brief(reward))
                    earned += factor * float(reward)
                    factor *= rules.gamma
                    if terminated or truncated:
                        break
                returns.append(earned)


def _acting(asked: Episodes, env: Any) -> Callable[[Any], Any]:
    """Return the action as a function of what is observed; of shares, one action is drawn."""
    space, seen, random = env.action_space, env.observation_space, Random(asked.seed)
    require_plain(asked.policy, seen)
    if isinstance(space, spaces.Box) and asked.actions is None:
        return acting(asked.policy, space, asked.seed)
    labels = labels_of(space, asked.actions)
    policy = Policy(asked.policy, labels)
    if isinstance(seen, spaces.Discrete):
        policy.require_rows(int(seen.start + seen.n))
    return lambda observation: given(space, labels[_drawn(policy.shares(observation), random)])


def _drawn(shares: Shares, random: Random) -> int:
    """The number of an action that is drawn with these probabilities."""
    denominator = math.lcm(*(share.denominator for share in shares))
    left = random.randrange(denominator)
    for number, share in enumerate(shares):
        left -= int(share * denominator)
        if left < 0:
            return number
    raise AssertionError("the sum of shares is 1")
