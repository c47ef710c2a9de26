"""Environments, and ids of them, as a form in which finite decision processes are given."""

from __future__ import annotations

import contextlib
import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.envs import registry
from provengym.envs.base import KernelEnv
from provengym.envs.enumerated import Enumerated
from provengym.finite import canonical, forms, from_table
from provengym.finite.integer_model import IntegerModel
from provengym.processes.budget import Budget
from provengym.solving.forms.reachable import exact
from provengym.targets.loading import names_attribute, rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel


SECONDS = 60.0
"""The time in which the process of a class of rules is enumerated."""


def _starts(given: Any, params: Mapping[str, Any]) -> NDArray[np.int64] | None:
    """The states in which an episode may begin, None where that is not known."""
    if (model := model_of_class(given, params)) is not None:
        return model.starts.astype(np.int64)
    env = _made(given, params)
    kernel = getattr(env, "kernel", None)
    if kernel is not None and getattr(kernel, "reset_words", 1) == 0:
        return np.array([kernel.observe(kernel.init(0, 0))[0]])
    distribution = np.asarray(getattr(env, "initial_state_distrib", None), dtype=np.float64)
    return np.flatnonzero(distribution) if distribution.ndim == 1 else None


def model_of_class(given: Any, params: Mapping[str, Any]) -> FiniteModel | None:
    """The model of a class of rules at some parameters; None of anything else.

    Args:
        given: The class, with or without its kernel; or a text that names it: an id, a file or an
            attribute.
        params: The parameters.

    Raises:
        TypeError: There is no such parameter.
        ValueError: A parameter is refused, or the process is not known within `SECONDS`.
    """
    is_own = isinstance(given, str) and registry.find(given) is not None
    rules = None if is_own else rules_of(given)
    if rules is None:
        return None
    from provengym.rules.enumerating import model_of_rules

    name = given if isinstance(given, str) else rules.__name__
    env = rules(**params)
    model = model_of_rules(env, Budget(SECONDS), target=name, parameters=dict(params))
    if model is not None and not model.complete:
        raise ValueError(f"{model.target} cannot be solved: {model.why_incomplete()}")
    return model


def _made(given: Any, params: Mapping[str, Any]) -> Any:
    """The environment with this id, or an object, without wrappers."""
    if not isinstance(given, str):
        return getattr(given, "unwrapped", given)
    if (entry := registry.find(given)) is not None:
        return entry.load()(**params)
    try:
        return gymnasium.make(given, **params).unwrapped
    except Exception as error:
        is_own = isinstance(error, gymnasium.error.Error)
        told = f"{error}" if is_own else f"{type(error).__name__}: {error}"
        raise ValueError(f"the environment {given!r} cannot be made: {told}") from error


def lacks_table(given: str, params: Mapping[str, Any]) -> bool:
    """Return whether a text names an environment that has no table P, and is none of this package.

    Args:
        given: The id of an environment, or module:attribute or path/to/file.py:attribute, of which
            none is asked for one.
        params: The parameters of an environment.

    Raises:
        ValueError: The environment cannot be made.
    """
    if names_attribute(given):
        return True
    if registry.find(given) is not None:
        return False
    env = _made(given, params)
    has_none = not hasattr(env, "P")
    env.close()
    return has_none


def _read(
    given: Any, discount: Fraction, params: Mapping[str, Any], threads: int
) -> IntegerModel | FiniteModel:
    if (model := model_of_class(given, params)) is not None:
        return model
    env = _made(given, params)
    for entry in registry.ENVIRONMENTS if isinstance(env, KernelEnv) else ():
        if entry.load() is type(env):  # a subclass may do something else
            return _of_kernel(env, entry.id, threads)
    if not hasattr(env, "P"):
        name = given if isinstance(given, str) else shown(given)
        raise TypeError(f"{name} cannot be solved: it has no transition table P")
    space = getattr(env, "action_space", None)
    actions = int(space.n) if isinstance(space, spaces.Discrete) else None
    environment = None
    if isinstance(given, str):
        with contextlib.suppress(TypeError, ValueError):
            environment = given, json.loads(json.dumps(params, allow_nan=False))
    found = from_table.integers(env.P, discount, actions, environment)
    if isinstance(given, str):
        env.close()
    return found


def _of_kernel(env: Any, name: str, threads: int) -> IntegerModel:
    if not isinstance(env, Enumerated):
        raise ValueError(
            f"{env.why_no_table()}; what one start leads to can be explored "
            "(solving.reachable, --from-seed)"
        )
    found = env.tabulate(threads)
    scale, rewards = canonical.lowest(found.reward_scale, found.rewards)
    return IntegerModel(
        states=found.states,
        actions=found.actions,
        discount=found.discount,
        denominator=found.denominator,
        reward_scale=scale,
        row_starts=found.row_starts,
        weights=found.weights,
        successors=found.successors,
        rewards=rewards,
        terminated=found.terminated,
        environment=(name, env.model_parameters),
    )


def _is_environment(given: Any) -> bool:
    env = getattr(given, "unwrapped", given)
    is_named = isinstance(given, str) or rules_of(given) is not None
    return is_named or isinstance(env, KernelEnv) or hasattr(env, "P")


forms.FORMS.append(
    forms.Form("environment or id of one, with a table P", _is_environment, _read, _starts, exact)
)
