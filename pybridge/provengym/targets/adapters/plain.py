"""Classes with `reset` and `step`, and without spaces, whose actions are named, or told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from provengym.data.errors import brief
from provengym.targets.actions import WrongActionsError
from provengym.targets.adapters.base import Adapted
from provengym.targets.adapters.old_gym import OldGym, taken

TOLD = "a class without spaces"
"""The beginning of the note on one."""
_MOST = 1_000
"""The largest number of actions that an object tells of."""


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
        actions: Its actions, whole numbers in a row, or else texts, in whose place are numbers from
            0 on.

    Raises:
        WrongActionsError: They are others.
    """

    def __init__(self, old: Any, actions: Sequence[Any]) -> None:
        first, many = actions[0], len(actions)
        self.words = tuple(actions) if all(type(one) is str for one in actions) else None
        if self.words is not None:
            first = 0
        elif type(first) is not int or list(actions) != list(range(first, first + many)):
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
        found = super().step(action if self.words is None else self.words[action])
        return (*found, False, {}) if isinstance(found, tuple) and len(found) == 3 else found


def adapted(plain: Any, actions: Sequence[Any] | None) -> Adapted | None:
    """Return an object without spaces as an environment with these actions, or with those that it
    tells of itself; None where there are none.

    Raises:
        WrongActionsError: They are no whole numbers in a row.
    """
    where = "as given"
    if not actions:
        name, actions = own_actions(plain)
        where = f"as its {name} says"
    if not actions:
        return None
    env = Plain(plain, actions)
    these = f"{actions[0]} to {actions[-1]}"
    if env.words is not None:
        these = ", ".join(f"{number} for {brief(word)}" for number, word in enumerate(env.words))
    return Adapted(env, notes=(f"{TOLD}: its actions are {these}, {where}",))


def own_actions(plain: Any) -> tuple[str, Sequence[Any]]:
    """Return the name of the attribute in which an object tells of its actions, empty where none
    does, and the actions: whole numbers in a row, or texts; none where they are others."""
    for name in ("n_actions", "num_actions", "actions", "action_space"):
        told: Any = getattr(plain, name, None)
        many = len(told) if isinstance(told, (list, tuple, range)) else told
        if type(many) is not int or not 0 < many <= _MOST:
            continue
        kinds = {int} if many is told else set(map(type, told))
        if kinds == {int} and (many is told or list(told) == list(range(many))):
            return name, range(many)
        return name, told if kinds == {str} and len(set(told)) == many else ()
    return "", ()
