"""Classes with `reset` and `step`, and without spaces, whose actions are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from provengym.data.errors import brief
from provengym.targets.actions import WrongActionsError
from provengym.targets.adapters.base import Adapted
from provengym.targets.adapters.old_gym import OldGym, taken

_MOST = 1_000
"""The largest number of actions that an example names."""


class Anything(gymnasium.Space[Any]):
    """The space of all observations."""

    def contains(self, x: Any) -> bool:
        """Return True."""
        return True

    def __repr__(self) -> str:
        return "any observation"


class Plain(OldGym):
    """Calls an object with `reset` and `step` as an environment of Gymnasium.

    A reset may return an observation, or one with an info; a step returns three values, which are
    the observation, the reward and whether the episode is over, or more, as one of gym does.

    Args:
        old: The object.
        actions: Its actions, whole numbers in a row.

    Raises:
        WrongActionsError: They are others.
    """

    def __init__(self, old: Any, actions: Sequence[Any]) -> None:
        first, many = actions[0], len(actions)
        if type(first) is not int or list(actions) != list(range(first, first + many)):
            raise WrongActionsError(
                "actions: those of a class without spaces must be whole numbers in a row, such as "
                f"[0, 1, 2, 3], got {brief(list(actions))}"
            )
        self.old = old
        self.action_space, self.observation_space = spaces.Discrete(many, start=first), Anything()
        self.metadata, self.render_mode = {}, None
        self._taken = taken(old)

    def step(self, action: Any) -> Any:
        """Step, and return five values."""
        found = super().step(action)
        return (*found, False, {}) if isinstance(found, tuple) and len(found) == 3 else found


def adapted(plain: Any, actions: Sequence[Any]) -> Adapted:
    """Return an object without spaces as an environment with these actions.

    Raises:
        WrongActionsError: They are no whole numbers in a row.
    """
    env = Plain(plain, actions)
    told = f"a class without spaces: its actions are {actions[0]} to {actions[-1]}, as given"
    return Adapted(env, notes=(told,))


def example(plain: Any) -> str:
    """Return an example of how the actions of an object are named: with those that it tells of, if
    it does; empty where these are no numbers."""
    for name in ("n_actions", "num_actions", "actions", "action_space"):
        told = getattr(plain, name, None)
        if isinstance(told, (list, tuple)) and any(type(one) is not int for one in told):
            return ""
        many = len(told) if isinstance(told, (list, tuple, range)) else told
        if type(many) is int and 0 < many <= _MOST:
            return f"--actions '{list(range(many))}'"
    return "--actions '[0, 1, 2, 3]'"
