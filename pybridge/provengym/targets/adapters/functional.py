"""Functional environments in JAX, in the shape of gymnax."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.data.errors import ConformanceError, told
from provengym.data.extras import missing
from provengym.targets.adapters.base import Adapted
from provengym.targets.adapters.spaces import as_gymnasium
from provengym.targets.guard import Trouble

METHODS = ("reset", "step", "action_space", "observation_space")

_NOTE = "a functional JAX environment, played with keys made from the seeds of resets"


def fits(made: Any) -> bool:
    """Return whether something is such an environment, or a pair of one and its parameters."""
    env = made[0] if isinstance(made, tuple) and len(made) == 2 else made
    if isinstance(env, gymnasium.Env) or not all(
        callable(getattr(env, name, None)) for name in METHODS
    ):
        return False
    try:
        inspect.signature(env.step).bind("key", "state", "action", "params")
    except (TypeError, ValueError):
        return False
    return True


def adapt(made: Any, lane: int) -> Adapted:
    """The environment with its state inside.

    Raises:
        ConformanceError: The package jax is not there.
    """
    try:
        jax = importlib.import_module("jax")
    except Exception as error:
        raise ConformanceError(
            f"{missing('a functional environment', 'JAX', 'jax')} ({told(error)})"
        ) from error
    env, params = made if isinstance(made, tuple) else (made, getattr(made, "default_params", None))
    return Adapted(Functional(env, params, jax), notes=(_NOTE,))


def inside(env: Any) -> Any:
    """The state of the environment."""
    return env.inside if isinstance(env, Functional) else env


class Functional:
    """Holds the state and the key of a functional environment.

    Of gymnax's own classes `step_env` is played, for their `step` resets by itself at the end and
    shows what comes after.
    """

    def __init__(self, env: Any, params: Any, jax: Any) -> None:
        self.observation_space = as_gymnasium(env.observation_space(params))
        self.action_space = as_gymnasium(env.action_space(params))
        self._params = params
        self._jax = jax
        self._reset = self._compiled(env.reset)
        self._step = self._compiled(getattr(env, "step_env", env.step))
        is_truncated = getattr(env, "is_truncated", None)
        self._is_truncated = is_truncated and jax.jit(is_truncated)
        self._key: Any = jax.random.PRNGKey(0)
        self._state: Any = None

    @property
    def inside(self) -> Any:
        """The functional state."""
        return self._state

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode, with a key made from the seed, or with the next one."""
        if seed is not None:
            self._key = self._jax.random.PRNGKey(seed)
        self._key, result = self._reset(self._key, self._params)
        if not (isinstance(result, tuple) and len(result) == 2):
            raise Trouble("api", "reset must return (observation, state)")
        observation, self._state = result
        return self._seen(observation), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Step, and keep the state."""
        self._key, result = self._step(self._key, self._state, action, self._params)
        if not (isinstance(result, tuple) and len(result) in (5, 6)):
            raise Trouble(
                "api",
                "step must return (observation, state, reward, done, info) or (observation, state, "
                "reward, terminated, truncated, info)",
            )
        observation, self._state, reward, terminated, *more = result
        truncated = False
        if len(more) == 2:
            truncated = bool(more[0])
        elif self._is_truncated is not None:
            truncated = bool(self._is_truncated(self._state, self._params))
        return self._seen(observation), float(reward), bool(terminated), truncated, {}

    def _compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The function of a key, which gives the next key too."""
        split = self._jax.random.split

        def called(key: Any, *arguments: Any) -> tuple[Any, Any]:
            following, used = split(key)
            return following, function(used, *arguments)

        return self._jax.jit(called)  # type: ignore[no-any-return]

    def _seen(self, observation: Any) -> Any:
        """The observation in NumPy's arrays, in the type of the space."""
        found = self._jax.tree_util.tree_map(np.array, observation)
        if isinstance(found, np.ndarray) and isinstance(self.observation_space, spaces.Discrete):
            return found[()]
        return found
