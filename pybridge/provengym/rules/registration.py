"""Registering a class of rules in Gymnasium."""

from __future__ import annotations

import functools
import inspect
import sys
from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium.vector import SyncVectorEnv

from provengym.data.errors import ConformanceError
from provengym.proving.compiling import CompileError
from provengym.rules.packaging import packaged
from provengym.rules.records import served
from provengym.rules.tables import served_table
from provengym.spec import Environment
from provengym.vector.env import KernelVectorEnv

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv


def register(id: str, rules: type[Environment], **options: Any) -> None:
    """Register a class of rules.

    `gymnasium.make` makes the class.  `gymnasium.make_vec` makes lanes of its kernel, where its
    package has one of the class as it is, or `provengym prove` has compiled one; lanes of its
    table, where that could be made and no kernel; and copies of the class otherwise, with a
    warning.

    Args:
        id: The id, as ``"corridor/Corridor-v0"``.
        rules: The class.
        **options: More of those of `gymnasium.register`.

    Raises:
        TypeError: It is no class of rules.
    """
    if not (inspect.isclass(rules) and issubclass(rules, Environment)):
        raise TypeError(f"rules must be a subclass of provengym.spec.Environment, got {rules!r}")
    gymnasium.register(
        id=id,
        entry_point=rules,
        vector_entry_point=functools.partial(lanes, rules),
        **options,
    )


def lanes(rules: type[Environment], num_envs: int, **arguments: Any) -> VectorEnv[Any, Any, Any]:
    """Copies of an environment: lanes of the kernel of its class, or of a table, else one object
    for each.

    Args:
        rules: The class.
        num_envs: Their number.
        **arguments: The parameters of the class, and those of `provengym.vector.KernelVectorEnv`.
    """
    try:
        compiled = packaged(rules) or served(rules)
    except CompileError as error:
        compiled = None
        gymnasium.logger.warn(f"the kernel of {rules.__name__} cannot be compiled: {error}")
    if compiled is not None:
        return KernelVectorEnv(make=compiled, num_envs=num_envs, **arguments)
    own = {name: one for name, one in arguments.items() if name in rules._defaults}
    try:
        model = served_table(rules, own)
    except ConformanceError as error:
        model = None
        gymnasium.logger.warn(f"{rules.__name__} has no table at {own}: {error}")
    if model is not None:
        rest = {name: one for name, one in arguments.items() if name not in own}
        return model.make_vec(num_envs, **rest)
    home = sys.modules.get(rules.__module__)
    file = getattr(home, "__file__", None) or "FILE.py"
    gymnasium.logger.warn(
        f"there is no kernel of {rules.__name__} as it is: copies of the class are stepped one by "
        f"one; `provengym prove {file}` makes one"
    )
    made = functools.partial(rules, **arguments)
    return SyncVectorEnv([made] * num_envs)
