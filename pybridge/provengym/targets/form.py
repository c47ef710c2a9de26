"""The form of an environment: what it must have to be played."""

from __future__ import annotations

import copy
import inspect
import sys
from typing import Any

import gymnasium

from provengym.data.errors import ReferenceAsTargetError, WrongTargetError, brief, one_line
from provengym.targets.adapters import inside

METHODS = ("reset", "step")
SPACES = ("observation_space", "action_space")


def require_environment(env: Any, text: str, what: str = "target") -> None:
    """Refuse what has no part of the form: then something else was named than an environment.
    And refuse an action space of a class of its own that says not even of a copy that it is equal:
    such as one that holds the environment, to hold the actions that are legal in a state.

    Args:
        env: The object that the target made, as an environment.
        text: The name of the target.
        what: "target" or "reference".

    Raises:
        ReferenceAsTargetError: It is a reference.
        WrongTargetError: It has neither `reset` nor `step`, or such an action space.
    """
    refuse_reference(env, f"the {what} {text} makes")
    if not any(callable(_part(env, name)) for name in METHODS):
        raise WrongTargetError(
            f"the {what} {text} makes {brief(env)} of type {type(env).__name__}, which is no "
            "environment: it has neither reset nor step"
        )
    space = _part(env, "action_space")
    if _is_of_its_own(space):
        raise WrongTargetError(
            f"the {what} {text}: its action_space is of a class of its own, "
            f"{brief(type(space).__name__)}, and may hold other actions in each state: declare one "
            "of Gymnasium's that holds all of them, such as gymnasium.spaces.Discrete(4), and let "
            "a step take each"
        )


def refuse_reference(found: object, beginning: str) -> None:
    """Raise a `ReferenceAsTargetError` for a `provengym.conformance.Reference`, which has a `step`
    of its own; its message starts with `beginning`."""
    if getattr(type(found), "is_reference", False):
        raise ReferenceAsTargetError(
            f"{beginning} {brief(found)}, which is a reference and no environment"
        )


def lacks(env: Any) -> str:
    """Return what an environment lacks and has, and what to add, in words; empty if it is whole.

    >>> class Corridor:
    ...     def reset(self): ...
    ...     def step(self, action): ...
    >>> print(lacks(Corridor()))
    observation_space must be a gymnasium.Space, not None; there are reset() and step(action): add \
observation_space and action_space, such as gymnasium.spaces.Discrete(4), and let \
reset(*, seed=None, options=None) return (observation, info), and step(action) return \
(observation, reward, terminated, truncated, info)
    """
    methods = [name for name in METHODS if not callable(_part(env, name))]
    if methods:
        return f"the environment has no method {methods[0]}"
    spaces = [name for name in SPACES if not isinstance(_part(env, name), gymnasium.Space)]
    if not spaces:
        return ""
    own = inside(env)
    found = " and ".join(f"{name}{_signature(own, name)}" for name in METHODS)
    more = ""
    if own is env and "seed" not in _signature(own, "reset"):
        more = (
            ", and let reset(*, seed=None, options=None) return (observation, info), and "
            "step(action) return (observation, reward, terminated, truncated, info)"
        )
    return (
        f"{spaces[0]} must be a gymnasium.Space, not {brief(_part(env, spaces[0]))}; there are "
        f"{found}: add {' and '.join(spaces)}, such as gymnasium.spaces.Discrete(4){more}"
    )


def lacks_spaces(env: Any) -> bool:
    """Return whether an object has `reset` and `step`, and neither space."""
    return all(callable(_part(env, name)) for name in METHODS) and not any(
        isinstance(_part(env, name), gymnasium.Space) for name in SPACES
    )


def _is_of_its_own(space: Any) -> bool:
    old = getattr(sys.modules.get("gym"), "spaces", None)
    if isinstance(space, getattr(old, "Space", ())):
        return True  # it is none of those for which Gymnasium has one
    if not isinstance(space, gymnasium.Space):
        return False
    kinds = [kind for kind in type(space).__mro__ if kind.__module__.startswith("gymnasium.")]
    if kinds[0] is not gymnasium.Space:
        return False
    try:
        return bool(copy.deepcopy(space) != space)
    except Exception:  # noqa: BLE001 - the space is the target's
        return True


def _part(env: Any, name: str) -> Any:
    """An attribute; None where there is none, or it cannot be read."""
    try:
        return getattr(env, name, None)
    except Exception:  # noqa: BLE001 - the object is the target's
        return None


def _signature(env: Any, name: str) -> str:
    try:
        return one_line(inspect.signature(getattr(env, name)), 80)
    except (TypeError, ValueError):  # some built-in callables have no signature
        return "()"
