"""Fishing: harvest a stock of fish that grows."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces

from provengym.envs.fishing.fishery import CAPACITY, BoxFisheryEnv, FisheryEnv
from provengym.envs.forms import Numbered

QUOTAS = 201
HUNDREDTH = CAPACITY // 100
TWENTIETH = CAPACITY // 20


class FishingEnv(FisheryEnv):
    """A stock of fish grows, and is harvested by quotas in hundredths of its capacity.

    ## Description
    Every step a stock `s` of fish grows logistically, by `r s (1 - s / K)`, and a quota of fish is
    harvested from it.  What is harvested today cannot grow tomorrow, and a stock that is harvested
    to nothing never recovers.

    Stocks are whole numbers of units, a million of them to the carrying capacity `K`, and growth
    and noise are rounded down to units.  The dynamics is the C code that Lean emits for the
    specification in `Spec/Fishing/Basic.lean`; `provengym show Fishing` lists what is proved about
    it.

    ## Action Space
    `Discrete(201)`: action k is the quota `k * K / 100`.  A quota above the stock harvests all of
    it.

    ## Observation Space
    `Box(0, 2 * K, (1,), float32)`: the stock.

    ## Starting State
    The stock is `s0`, taken as the nearest whole number of units, the even one of two that are
    equally near.  `reset(options={"state": stock})` starts from another one, between 0 and `2 * K`;
    an observation will do.

    ## Transition
    The harvest `h` is the quota, or the stock `s` if that is less.  What breeds is the whole stock,
    `y = s`, with `order="growth_first"`, and what escapes the harvest, `y = s - h`, with
    `order="harvest_first"`.  The next stock is `s - h + r y (1 - y / K) + sigma xi y`, kept between
    0 and `2 * K`.

    The noise `xi` is -2, -1, 0, 1 or 2 with probabilities 1/16, 4/16, 6/16, 4/16 and 1/16: mean 0
    and variance 1.  It multiplies the stock `y` that breeds, not its growth.  The growth
    `r y (1 - y / K)`, which is negative above `K`, and the noise `sigma xi y` are each rounded down
    to whole units, towards minus infinity.  A step reads one word of the random stream of
    `reset(seed=...)`, whether there is noise or not.

    ## Rewards
    The harvest `h`, between 0 and `2 * K`.

    ## Episode End
    - Termination: no unit of the stock is left.  A further step stays there, with reward 0,
      terminated.
    - Truncation: at step `Tmax`, unless the step terminates.

    ## Information
    `reset` returns an empty dictionary, `step` has:

    - `time_limit`: whether `Tmax` steps were taken

    ## Arguments
    - `r`: growth rate, 0 to 5.  Like `sigma`, it is taken as the nearest fraction with a
      denominator of up to 1,000,000, which `env.parameters` tells: 0.3 and "3/10" are 3/10 exactly,
      and `1 / 3` is 1/3
    - `K`: carrying capacity, 1e-30 to 1e30; this and `s0` may be text as well, "1.5" or "3/2"
    - `s0`: stock at the start, 0 to `2 * K`
    - `Tmax`: number of steps after which an episode is truncated, 1 to 2147483647
    - `order`: "growth_first" or "harvest_first"
    - `sigma`: standard deviation of the noise, 0 to 1
    - `render_mode`: "human", "rgb_array" or "ansi" (see `render`)

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/Fishing-v0", render_mode="ansi")
    >>> env.reset(seed=0)
    (array([0.75], dtype=float32), {})
    >>> env.step(25)
    (array([0.55625], dtype=float32), 0.25, False, False, {'time_limit': False})
    >>> print(env.render())
    Fishing [###########.........|....................] stock 0.55625 of 2, step 1, return 0.25, \
last quota 0.25

    ```

    The stock is known exactly, too, in millionths of `K`:

    ```python
    >>> env.unwrapped.units
    556250

    ```

    ## References
    - M. Lapeyrolerie, M. S. Chapman, K. E. A. Norman and C. Boettiger, *Deep Reinforcement Learning
      for Conservation Decisions*, 2021, appendix C: the model with `order="growth_first"`.
    - The package `gym_fishing`, https://github.com/boettiger-lab/gym_fishing: the model with
      `order="harvest_first"`, there with normally distributed noise.

    ## Version History
    - v0: initial version
    """

    keys_help: ClassVar[str] = "25 and Enter fishes with a quota of 25 hundredths of K"

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(QUOTAS)

    def _action_word(self, action: Any) -> int:
        return HUNDREDTH * self._action_number(action)

    @property
    def action_form(self) -> Numbered:
        """Each action, in hundredths of the capacity."""
        return Numbered(QUOTAS, HUNDREDTH)

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each digit: a quota of so many twentieths of K."""
        return {str(digit): digit * TWENTIETH // HUNDREDTH for digit in range(10)}

    def action_in_words(self, action: Any) -> str:
        """The quota of an action."""
        return f"quota {self._natural(HUNDREDTH * action):g}"


class FishingContinuousEnv(BoxFisheryEnv):
    """A stock of fish grows, and is harvested by any quota.

    ## Description
    The task of `FishingEnv`, whose documentation says the rest, with quotas that are not confined
    to hundredths of the capacity.

    ## Action Space
    `Box(0, 2 * K, (1,), float32)`: the quota, taken as the nearest whole number of the units of
    which a million make `K`, the even one of two that are equally near.  A number, a list
    of one and an array of any library will do.  What lies outside the box is taken as its border,
    and NaN is refused.  Where `2 * K` is above 1, Gymnasium's `check_env` recommends a normalized
    space instead, and says nothing else; `FishingNormalizedEnv` has one.

    ## Observation Space
    `Box(0, 2 * K, (1,), float32)`: the stock.

    ## Starting State
    The stock is `s0`, or that of `reset(options={"state": stock})`.

    ## Transition
    That of `FishingEnv`: `provengym show Fishing` prints it.

    ## Rewards
    The harvest, between 0 and `2 * K`.

    ## Episode End
    - Termination: no unit of the stock is left.  A further step stays there, with reward 0,
      terminated.
    - Truncation: at step `Tmax`, unless the step terminates.

    ## Information
    That of `FishingEnv`.

    ## Arguments
    Those of `FishingEnv`: `provengym show Fishing` prints them.

    ## Examples
    The largest harvest in 100 steps from the default start is proved to be 8.15625: fish down to
    half the capacity, keep the stock there, and take everything at last.

    ```python
    >>> import gymnasium
    >>> import numpy as np
    >>> import provengym
    >>> env = gymnasium.make("provengym/FishingContinuous-v0")
    >>> observation, info = env.reset(seed=0)
    >>> quotas = np.array([[0.30625], *98 * [[0.075]], [2.0]], dtype=np.float32)
    >>> round(sum(env.step(quota)[1] for quota in quotas), 9)
    8.15625

    ```

    ## Version History
    - v0: initial version
    """

    keys_help: ClassVar[str] = "0.25 and Enter fishes with this quota"
    _noun = "quota"

    def _units(self, amount: float) -> int:
        return min(self._nearest(amount), 2 * CAPACITY)

    @property
    def _units_form(self) -> tuple[float, float, float]:
        return 0.0, float(CAPACITY), self._K
