"""The integer model of whatever describes a finite decision process."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.data.words import counted
from provengym.envs import registry
from provengym.envs.base import KernelEnv
from provengym.envs.enumerated import Enumerated
from provengym.finite import canonical, from_arrays, from_finite, from_table, quantities
from provengym.finite.files import load_model
from provengym.finite.integer_model import IntegerModel
from provengym.finite.model import FiniteModel
from provengym.models.archives import is_model_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Environment = tuple[str, dict[str, Any]]


def integer_model(
    given: Any, discount: object = None, *, threads: int = 1, **params: Any
) -> IntegerModel:
    """The decision process that `given` describes, in integers.

    Args:
        given: One of

            - the id of an environment, or the short name of one of this package, whose parameters
              are `params`;
            - an environment, or any object, with a transition table `P`; wrappers are set aside;
            - such a table itself: ``P[state][action]`` is a list of outcomes ``(probability,
              successor, reward, terminated)``, in dictionaries or lists; in a list of two or three
              states, which arrays might be as well, `terminated` is a bool;
            - arrays ``(transitions, rewards)`` or ``(transitions, rewards, terminated)``:
              transitions are successors of shape (S, A), probabilities of shape (S, A, S) or A
              matrices of shape (S, S), dense or sparse; rewards of shape (S, A), (S, A, S) or A
              matrices; terminated of shape (S, A), or (S,) for the states that end an episode;
            - a complete `FiniteModel`, or the path of a ``.npz`` file with one;
            - an `IntegerModel`.
        discount: The discount factor in [0, 1]: a float, "99/100" or a `fractions.Fraction`.
            An `IntegerModel` has one of its own.
        threads: The number of threads that compute the transitions of an environment of this
            package.

    Raises:
        TypeError: `given` is none of these, or there is no discount.
        ValueError: It describes no finite decision process; the message names state and action.

    >>> from provengym.solving import integer_model
    >>> integer_model("GridWorld", 0.99, height=2, width=3)
    IntegerModel(states=6, actions=4, transitions=24, discount=99/100)
    """
    if params and not isinstance(given, str):
        raise TypeError(f"parameters are for an environment's id, got {', '.join(params)}")
    if isinstance(given, IntegerModel):
        return given if discount is None else given.discounted(discount)
    if discount is None:
        raise TypeError("discount is missing: a number in [0, 1], such as 0.99 or '99/100'")
    fraction = quantities.discount(discount, one=True)
    if isinstance(given, str) and is_model_file(given):
        if params:
            raise TypeError(f"a model in a file has no parameters, got {', '.join(params)}")
        given = load_model(given)
    if isinstance(given, FiniteModel):
        found = canonical.model_of(from_finite.outcomes(given), fraction)
        return replace(found, shows_numbers=given.shows_numbers)
    if isinstance(given, str):
        return _from_id(given, params, fraction, threads)
    if isinstance(given, Mapping) or (isinstance(given, (tuple, list)) and _is_table(given)):
        return canonical.model_of(from_table.outcomes(given), fraction)
    if isinstance(given, (tuple, list)):
        if len(given) not in (2, 3):
            raise ValueError(
                "a model as a list is a table P[state][action], or arrays (transitions, rewards) "
                f"or (transitions, rewards, terminated), got {counted(len(given), 'item')}"
            )
        return canonical.model_of(from_arrays.outcomes(*given), fraction)
    return _from_object(given, fraction, None, threads)


def starts_of(given: Any, params: Mapping[str, Any]) -> NDArray[np.int64] | None:
    """The states in which an episode may begin, None where that is not known.

    Args:
        given: A model in any form that `integer_model` takes.
        params: Parameters of the environment.
    """
    if isinstance(given, str) and is_model_file(given):
        given = load_model(given)
    if isinstance(given, FiniteModel):
        return given.starts.astype(np.int64)
    entry = registry.find(given) if isinstance(given, str) else None
    if entry is not None:
        env: Any = entry.load()(**params)
    elif isinstance(given, str):
        env = gymnasium.make(given, **params).unwrapped
    else:
        env = getattr(given, "unwrapped", given)
    kernel = getattr(env, "kernel", None)
    if kernel is not None and getattr(kernel, "reset_words", 1) == 0:
        return np.array([kernel.observe(kernel.init(0, 0))[0]])
    distribution = np.asarray(getattr(env, "initial_state_distrib", None), dtype=np.float64)
    return np.flatnonzero(distribution) if distribution.ndim == 1 else None


def _is_table(given: Sequence[Any]) -> bool:
    """Return whether a list is a table, and does not hold arrays."""
    rows = [row for row in given if isinstance(row, (tuple, list))]
    if any(isinstance(row, Mapping) for row in (*given, *itertools.chain(*rows))):
        return True
    for listed in itertools.chain(*rows):
        if isinstance(listed, (tuple, list)) and listed:
            first = listed[0]
            if (
                isinstance(first, (tuple, list))
                and first
                and isinstance(first[-1], (bool, np.bool_))
            ):
                return True
            break
    return len(given) not in (2, 3) and bool(rows)


def _from_id(
    name: str, params: Mapping[str, Any], discount: Fraction, threads: int
) -> IntegerModel:
    entry = registry.find(name)
    if entry is not None:
        return _from_object(entry.load()(**params), discount, None, threads)
    try:
        env = gymnasium.make(name, **params)
    except gymnasium.error.Error as error:
        raise ValueError(f"the environment {name!r} cannot be made: {error}") from error
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        raise ValueError(f"the environment {name!r} cannot be made: {told}") from error
    try:
        environment = (name, json.loads(json.dumps(params, allow_nan=False)))
    except (TypeError, ValueError):
        environment = None
    try:
        return _from_object(env, discount, environment, threads)
    finally:
        env.close()


def _from_object(
    given: Any, discount: Fraction, environment: Environment | None, threads: int
) -> IntegerModel:
    env = getattr(given, "unwrapped", given)
    if isinstance(env, KernelEnv):
        for entry in registry.ENVIRONMENTS:
            if entry.load() is type(env):  # a subclass may do something else
                if not isinstance(env, Enumerated):
                    raise ValueError(
                        f"{env.why_no_table()}; what one start leads to can be explored "
                        "(solving.reachable, --from-seed)"
                    )
                return _from_kernel(env, discount, (entry.id, env.model_parameters), threads)
    if not hasattr(env, "P"):
        if environment is not None:
            raise TypeError(f"{environment[0]} cannot be solved: it has no transition table P")
        raise TypeError(
            f"{shown(given)} cannot be solved: it has no transition table P, and it is no table, "
            "no environment id, no arrays (transitions, rewards) and no IntegerModel"
        )
    space = getattr(env, "action_space", None)
    actions = int(space.n) if isinstance(space, spaces.Discrete) else None
    return canonical.model_of(from_table.outcomes(env.P, actions), discount, environment)


def _from_kernel(
    env: Enumerated, discount: Fraction, environment: Environment, threads: int
) -> IntegerModel:
    found = env.tabulate(threads)
    states, actions = found.successors.shape
    scale, rewards = canonical.lowest(found.reward_scale, found.units.reshape(-1))
    return IntegerModel(
        states=states,
        actions=actions,
        discount=discount,
        reward_scale=scale,
        successors=found.successors.reshape(-1),
        rewards=rewards,
        terminated=found.terminated.reshape(-1),
        environment=environment,
    )
