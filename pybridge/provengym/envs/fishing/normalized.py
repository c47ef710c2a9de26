"""Fishing with stocks and quotas in [-1, 1]."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from provengym import _validation
from provengym.envs.amounts import number
from provengym.envs.fishing.fishery import CAPACITY, BoxFisheryEnv
from provengym.envs.forms import View

if TYPE_CHECKING:
    pass


class FishingNormalizedEnv(BoxFisheryEnv):
    """A stock of fish grows, and is harvested by any quota; both are numbers in [-1, 1].

    ## Description
    The task of `FishingContinuousEnv` in the form that learning wants and that `gym_fishing` has: a
    stock `s` is observed as `s / K - 1`, and an action `a` is the quota `(a + 1) * K`.  Otherwise
    it takes exactly the same steps, with the same rewards, which stay harvests and are not scaled.
    That the two environments are isomorphic is proved in `Spec/Fishing/Normalized.lean`.

    Gymnasium's `check_env` recommends action spaces such as this one, and has nothing to say here.

    ## Action Space
    `Box(-1, 1, (1,), float32)`: `a` for the quota `(a + 1) * K`, taken as the nearest whole number
    of the units of which a million make `K`, the even one of two that are equally near.  A number,
    a list of one and an array of any library will do.  What lies outside the box is taken as its
    border, and NaN is refused.

    ## Observation Space
    `Box(-1, 1, (1,), float32)`: `s / K - 1` for the stock `s`.

    ## Starting State
    The stock is `s0`.  `reset(options={"state": x})` starts from `(x + 1) * K`; an observation will
    do.

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
    Those of `FishingEnv`: `provengym show Fishing` prints them.  `s0` is a stock, between 0 and
    `2 * K`.

    ## Examples
    ```python
    >>> import gymnasium
    >>> import numpy as np
    >>> import provengym
    >>> env = gymnasium.make("provengym/FishingNormalized-v0")
    >>> env.reset(seed=0)
    (array([-0.25], dtype=float32), {})
    >>> env.step(np.array([-0.75], dtype=np.float32))
    (array([-0.44375], dtype=float32), 0.25, False, False, {'time_limit': False})

    ```

    ## Version History
    - v0: initial version
    """

    keys_help: ClassVar[str] = "-0.75 and Enter takes this action, the quota 0.25 K"
    _noun = "number"

    @property
    def _bounds(self) -> tuple[float, float]:
        return -1.0, 1.0

    def _units(self, amount: float) -> int:
        return round((Fraction(amount) + 1) * CAPACITY)

    @property
    def _units_form(self) -> tuple[float, float, float]:
        return 1.0, float(CAPACITY), 1.0

    @property
    def view(self) -> View:
        """The stock less the capacity, over the capacity, both in units."""
        return View.scaled((float(CAPACITY),), offset=(float(CAPACITY),))

    def _state_from_option(self, value: object) -> tuple[int]:
        expected = "options['state'] must be a number between -1 and 1"
        amount = number(expected, value)
        if not -1 <= amount <= 1:
            raise ValueError(f"{expected}, got {_validation.shown(value)}")
        return (self._units(amount),)

    def action_in_words(self, action: Any) -> str:
        """An action, and its quota."""
        return f"action {float(action[0]):g}, quota {self._natural(self._action_word(action)):g}"
