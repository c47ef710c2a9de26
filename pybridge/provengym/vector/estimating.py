"""Estimate the value of a policy in a table from episodes, with an interval."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.vector.batch import MAX_CALLS, Batch

if TYPE_CHECKING:
    from numpy.typing import NDArray

REWARDS = {"provengym/GridWorld-v0": (-1, 0, "GridWorld.reward_eq")}
"""The least and the largest reward of an environment, and the theorem that says so."""
THEOREM = "W. Hoeffding, 1963, Theorem 2"
NEGLIGIBLE = 1e-6
LONGEST = 100_000
LARGEST = 2**32 - 1
"""The largest sum of weights."""
SETTINGS = frozenset(("device", "autoreset", "max_episode_steps", "observation_dtype"))
"""Arguments of `Batch` that are no parameters of an environment."""
ITEMS = 2**22
"""The number of answers of lanes that are kept at a time."""


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """An estimate of what a policy earns from the start, and how far it may be off."""

    mean: float
    """The mean over the episodes of the discounted sum of the first `T` rewards."""
    low: float
    high: float
    """The interval, which contains the value with a probability of at least `level`."""
    level: float
    episodes: int
    T: int
    discount: float
    sampling: float
    """The part of the interval on either side for chance, by Hoeffding's inequality."""
    tail: float
    """The part for the rewards after `T` steps."""
    rounding: float
    """The part for numbers in double precision, and for shares that are rounded to 2**-64."""
    rewards: tuple[float, float]
    """The least and the largest reward."""
    bounded_by: str
    """The source of these bounds: a theorem, the exact model, or the one who asks."""
    theorem: str = THEOREM
    """The theorem of which `sampling` comes."""


def estimate(
    env_id: str,
    policy: NDArray[Any],
    *,
    discount: object,
    T: int | None = None,
    n: int = 65536,
    seed: int = 0,
    level: float = 0.95,
    threads: int = 1,
    **params: Any,
) -> Estimate:
    """Estimate what a policy earns from the start, by one episode in each of n lanes.

    Args:
        env_id: An environment whose observations are single numbers: GridWorld.
        policy: An action for each observation, an array of integers of shape (observations,), or
            the table of weights that `Batch.rollout_policy` takes.
        discount: The discount factor, at least 0 and less than 1.
        T: After how many steps an episode is cut off; by default as many as leave no more than a
            millionth of all discounted rewards, and at most 100,000.  Rewards after that are
            accounted for in the interval.
        n: The number of episodes, 1 to 2147483647.
        seed: Of the first lane, an integer between 0 and 2**64 - 1.
        level: The probability with which the interval contains the value, between 0 and 1.
        threads: How many threads share the work; the result is the same.
        **params: Parameters of the environment.

    Raises:
        TypeError, ValueError: An argument is refused.

    >>> import numpy as np
    >>> found = estimate("GridWorld", np.ones((4, 4), np.int64), discount=0.9, height=2, width=2)
    >>> found.low < -4.4099 < found.high
    True
    """
    factor = _validation.fraction("discount", discount, "a number in [0, 1)")
    if not 0 <= factor < 1:
        raise ValueError(f"discount must be a number in [0, 1), got {_validation.shown(discount)}")
    gamma = float(factor)
    if gamma == 1:
        raise ValueError(f"discount is too close to 1: {_validation.shown(discount)}")
    level = level_of(level)
    n = _validation.integer("n", n, 1, _validation.MAX_LANES)
    seed = _validation.integer("seed", seed, 0, _validation.LARGEST_SEED)
    T = steps_that_count(gamma) if T is None else _validation.integer("T", T, 1, MAX_CALLS)
    for name in SETTINGS.intersection(params):
        raise TypeError(
            f"{name} is no argument of an estimate, which plays whole episodes on the host; got "
            f"{_validation.shown(params[name])}"
        )
    batch = Batch(env_id, n, threads=threads, **params)
    if batch.env_id not in REWARDS:
        known = ", ".join(REWARDS)
        raise ValueError(f"env_id must be one of {known}, got {batch.env_id}")
    least, largest, reward_theorem = REWARDS[batch.env_id]
    space, actions = batch.single_observation_space, int(batch.single_action_space.n)
    if not isinstance(space, spaces.Discrete):
        raise ValueError(f"observations must be single numbers, got {space} of {batch.env_id}")
    returns = _returns(batch, weights_of(policy, int(space.n), actions), gamma, T, seed)
    rules = Rules(
        n=n,
        T=T,
        gamma=gamma,
        level=level,
        rewards=(least, largest),
        bounded_by=reward_theorem,
        actions=actions,
    )
    return rules.estimate(math.fsum(returns), n)


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules by which returns of independent episodes become an estimate.

    Attributes:
        n: The number of episodes to be played.
        T: The number of steps after which an episode is cut off.
        gamma: The discount factor; with 1, only the first T rewards count.
        level: The probability with which the interval contains the value.
        rewards: The least and the largest reward.
        bounded_by: The source of these bounds.
        returns: The least and the largest return of an episode, where more is known of it than of
            each reward.
        actions: The number of shares of actions that are rounded to 2**-64.
        played: The number of steps after which rewards are missing; None for T.
    """

    n: int
    T: int
    gamma: float
    level: float
    rewards: tuple[float, float]
    bounded_by: str
    returns: tuple[float, float] | None = None
    actions: int = 0
    played: int | None = None

    def estimate(self, earned: float, played: int) -> Estimate:
        """The interval around the mean, by Hoeffding's inequality.

        Args:
            earned: The sum of the discounted first T rewards of so many episodes.
            played: How many; those that lack to `n` may earn anything.
        """
        gamma, T, n = self.gamma, self.T, self.n
        size = max(map(abs, self.rewards))
        if gamma == 1:
            steps, tail = float(T), 0.0
        else:
            steps = -math.expm1(T * math.log(gamma)) / (1 - gamma) if gamma else 1.0
            steps *= 1 + 2.0**-40  # the sum of the discounts, and no less for its rounding
            missing = T if self.played is None else self.played
            tail = gamma**missing / (1 - gamma) * size
        least, most = min(self.rewards[0], 0) * steps, max(self.rewards[1], 0) * steps
        if self.returns is not None:
            least, most = max(least, self.returns[0] - tail), min(most, self.returns[1] + tail)
        sampling = (most - least) * math.sqrt(math.log(2 / (1 - self.level)) / (2 * n))
        rounding = (2 * T + 8) * 2.0**-52 * steps * size
        rounding += self.actions * 2.0**-64 * steps**2 * size
        margin = sampling + tail + rounding
        low, high = (earned + (n - played) * least) / n, (earned + (n - played) * most) / n
        return Estimate(
            mean=(low + high) / 2,
            low=low - margin,
            high=high + margin,
            level=self.level,
            episodes=played,
            T=T,
            discount=gamma,
            sampling=sampling,
            tail=tail,
            rounding=rounding,
            rewards=self.rewards,
            bounded_by=self.bounded_by,
        )


def level_of(given: object) -> float:
    """The probability with which an interval is to contain a value.

    Raises:
        TypeError, ValueError: It is no number between 0 and 1.
    """
    if isinstance(given, bool) or not isinstance(given, (int, float)):
        raise TypeError(f"level must be a number, got {_validation.shown(given)}")
    if not 0 < given < 1:
        raise ValueError(f"level must be between 0 and 1, got {_validation.shown(given)}")
    return float(given)


def steps_that_count(gamma: float) -> int:
    """After how many steps what is left is negligible, with a discount factor below 1."""
    if gamma == 0:
        return 1
    return min(math.ceil(math.log(NEGLIGIBLE) / math.log(gamma)), LONGEST)


def weights_of(policy: NDArray[Any], observations: int, actions: int) -> NDArray[np.int64]:
    """The table of weights that a policy is, of which there may be one action for each observation.

    Raises:
        TypeError: It is no array of integers.
        ValueError: It has another shape, an action is none of so many, or the weights of a row are
            none.
    """
    if not isinstance(policy, np.ndarray) or policy.dtype.kind not in "iu":
        raise TypeError(f"policy must be an array of integers, got {_validation.shown(policy)}")
    shapes = (observations, actions), (observations,)
    if policy.shape not in shapes:
        raise ValueError(f"policy must have shape {shapes[0]} or {shapes[1]}, got {policy.shape}")
    if policy.ndim == 2:
        bad = np.any((policy < 0) | (policy > LARGEST), axis=1)
        sums = np.where(bad[:, np.newaxis], 0, policy).sum(axis=1, dtype=np.int64)
        bad |= (sums < 1) | (sums > LARGEST)
        if bad.any():
            place = int(bad.argmax())
            raise ValueError(
                f"policy[{place}] must be weights that are not negative, with a sum from 1 to "
                f"{LARGEST}, got {_validation.shown(policy[place].tolist())}"
            )
        return policy.astype(np.int64)
    wrong = (policy < 0) | (policy >= actions)
    if wrong.any():
        place = int(wrong.argmax())
        raise ValueError(
            f"policy[{place}] must be an action between 0 and {actions - 1}, got {policy[place]}"
        )
    table = np.zeros((policy.size, actions), np.int64)
    table[np.arange(policy.size), policy] = 1
    return table


def _returns(
    batch: Batch, table: NDArray[Any], gamma: float, T: int, seed: int
) -> NDArray[np.float64]:
    """The discounted sum of the first T rewards of the first episode of each lane."""
    n = batch.n
    batch.reset(seed)
    sums, going, done = np.zeros(n), np.ones(n, bool), 0
    while done < T and going.any():
        calls = min(T - done, max(1, ITEMS // n), 64)
        # Each block of calls has seeds of its own, so that no word is drawn twice.
        words = (seed + done * n) % 2**64
        kept = batch.rollout_policy(table, calls, words, keep="all")
        for k in range(calls):
            rewards = kept.rewards[k].astype(np.float64)
            sums += np.where(going, gamma ** (done + k) * rewards, 0)
            going &= ~(kept.terminated[k] | kept.truncated[k])
        done += calls
    return sums
