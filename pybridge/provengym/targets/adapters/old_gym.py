"""Environments of the package gym, from before it became Gymnasium, by their own methods."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.wrappers import TimeLimit

from provengym.targets.adapters.base import Adapted
from provengym.targets.adapters.spaces import as_gymnasium

_NOTE = (
    "an environment of the old package gym: done counts as terminated, and as truncated where "
    "info['TimeLimit.truncated'] says so"
)
_UNSEEDED = "its reset takes no seed, and it has no method seed: each reset is as random as it is"


def fits(made: Any) -> bool:
    """Return whether something is an environment of the old gym, which its class has imported."""
    env = getattr(sys.modules.get("gym"), "Env", None)
    return inspect.isclass(env) and isinstance(made, env)


def inside(env: Any) -> Any:
    """The environment of the package gym, where it is inside."""
    played = env.env if type(env) is TimeLimit else env
    return played.old if isinstance(played, OldGym) else env


def adapt(made: Any, lane: int) -> Adapted:
    """The environment as one of Gymnasium."""
    env = OldGym(made)
    return Adapted(env, notes=(_NOTE,) if env.is_seeded else (_NOTE, _UNSEEDED))


class OldGym(gymnasium.Env[Any, Any]):
    """Calls an environment of any version of gym as one of Gymnasium.

    `reset` is given the arguments that it takes.  Where it takes no seed, the method `seed` is
    called before it, if there is one.  `step` may return four values or five.
    """

    def __init__(self, old: Any) -> None:
        self.old = old
        for name in ("observation_space", "action_space"):
            if hasattr(old, name):
                setattr(self, name, as_gymnasium(getattr(old, name)))
        self.metadata, self.render_mode = old.metadata, getattr(old, "render_mode", None)
        self._taken = taken(old)

    @property
    def is_seeded(self) -> bool:
        """True if a seed reaches the environment."""
        return "seed" in self._taken or callable(getattr(self.old, "seed", None))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Any]:
        """Begin an episode."""
        given = {"seed": seed, "options": options}
        if seed is not None and "seed" not in self._taken and self.is_seeded:
            self.old.seed(seed)
        found = self.old.reset(**{name: given[name] for name in self._taken})
        is_pair = isinstance(found, tuple) and len(found) == 2 and isinstance(found[1], dict)
        is_observation = isinstance(self.observation_space, spaces.Tuple) and is_pair
        if is_pair and not (is_observation and self.observation_space.contains(found)):
            return found[0], found[1]
        return found, {}

    def step(self, action: Any) -> Any:
        """Step, and return five values."""
        found = self.old.step(action)
        if not (isinstance(found, tuple) and len(found) == 4):
            return found
        observation, reward, done, info = found
        if isinstance(info, Mapping) and info.get("TimeLimit.truncated") and done:
            return observation, reward, False, True, info
        return observation, reward, done, False, info

    def render(self) -> Any:
        """Render in the mode that the environment was made for."""
        return self.old.render()

    def close(self) -> None:
        """Close the environment."""
        self.old.close()


def taken(old: Any) -> tuple[str, ...]:
    """Return those of Gymnasium's arguments of `reset` that an environment takes; a wrapper that
    passes all on takes those of what it wraps."""
    names = ("seed", "options")
    parameters = inspect.signature(old.reset).parameters
    if any(one.kind is one.VAR_KEYWORD for one in parameters.values()):
        inner = getattr(old, "env", None)
        return taken(inner) if callable(getattr(inner, "reset", None)) else names
    return tuple(name for name in names if name in parameters)
