"""Keys: what a state is, where the user says so."""

from __future__ import annotations

import ast
from collections.abc import Callable, Hashable
from typing import Any

from provengym.data.errors import ConformanceError, brief, told
from provengym.data.expressions import expression
from provengym.snapshots.snapshot import Snapshot, UnsavableError
from provengym.targets.adapters import inside

KeyGiven = str | Callable[..., object]
"""A function of the environment, or an expression over ``env`` and ``observation``."""
Key = Callable[[Any, Any], Hashable]


def key_of(given: KeyGiven | None, what: str = "key") -> Key | None:
    """The key as a function of the environment and an observation; None for None.

    In an expression, as `provengym.data.expressions` reads it, ``env`` is the environment without
    wrappers and ``observation`` what it shows now.

    Args:
        given: The key that the user gave.
        what: Its name in messages.

    Raises:
        ConformanceError: It is neither, or no expression; later, that it raised.
    """
    if given is None:
        return None
    if isinstance(given, str):
        try:
            value_of = expression(what, given)
        except ValueError as error:
            raise ConformanceError(str(error)) from None

        def found(env: Any, observation: Any) -> object:
            return value_of(env=bare(env), observation=observation)

    elif callable(given):
        function = given

        def found(env: Any, observation: Any) -> object:
            return function(bare(env))

    else:
        raise ConformanceError(f"{what} must be a function or an expression, got {brief(given)}")

    def key(env: Any, observation: Any) -> Hashable:
        try:
            value = found(env, observation)
        except Exception as error:
            raise ConformanceError(f"{what}: it raised {told(error)}") from error
        try:
            return Snapshot(value).key
        except UnsavableError as error:
            raise ConformanceError(f"{what}: {brief(value)} cannot be compared: {error}") from error

    return key


def is_of_observation(given: KeyGiven | None) -> bool:
    """Return whether a key is an expression that does not name the environment."""
    if not isinstance(given, str):
        return False
    names = (one.id for one in ast.walk(ast.parse(given.strip())) if isinstance(one, ast.Name))
    return "env" not in names


def bare(env: Any) -> Any:
    """Return the environment as a user means it: without wrappers and adapters."""
    found = inside(env)
    return getattr(found, "unwrapped", found)
