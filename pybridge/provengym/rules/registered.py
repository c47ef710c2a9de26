"""The ids under which classes of rules are registered."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

import gymnasium

from provengym.spec import Environment


def registered_as(file: Path | None, name: str) -> str | None:
    """The id under which a class of rules is registered: in this process, or as the package around
    its file says, which is read and not run.

    Args:
        file: The file that has the class; None for none.
        name: The name of the class.
    """
    if file is None:
        return None
    for spec in gymnasium.registry.values():
        entry = spec.entry_point
        if inspect.isclass(entry) and issubclass(entry, Environment) and entry.__name__ == name:
            home = getattr(sys.modules.get(entry.__module__), "__file__", None)
            if home is not None and Path(home).resolve() == file.resolve():
                return str(spec.id)
    try:
        tree = ast.parse(file.with_name("__init__.py").read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return None
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="register") | ast.Attribute(attr="register"),
                args=[ast.Constant(value=str(env_id)), ast.Name(id=rules)],
            ) if rules == name:
                return env_id
    return None
