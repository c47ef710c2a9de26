"""What the code of an environment keeps outside of it: in its modules and classes."""

from __future__ import annotations

import types
from typing import Any

from provengym.targets.snapshot import Snapshot, UnsavableError

_SKIPPED = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)


class Surroundings:
    """The variables of modules and classes, to see which of them change.

    Args:
        modules: The modules of the environment's own code.
        classes: Its classes.
    """

    def __init__(self, modules: dict[str, types.ModuleType], classes: dict[int, type]) -> None:
        self._spaces: dict[str, Any] = {
            **{f"the module {name}": module for name, module in modules.items()},
            **{f"the class {cls.__qualname__}": cls for cls in classes.values()},
        }
        self._before = self._look()

    def changes(self) -> list[str]:
        """What has changed since it was looked at last, a text for each variable."""
        before, self._before = self._before, self._look()
        names = before.keys() | self._before.keys()
        return sorted(
            f"{name} changes outside of the environment's saved state"
            for name in names
            if before.get(name) != self._before.get(name)
        )

    def _look(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for where, space in self._spaces.items():
            for name, value in list(vars(space).items()):
                if name.startswith("__") or isinstance(value, _SKIPPED) or name == "_abc_impl":
                    continue
                try:
                    found[f"{name} of {where}"] = Snapshot(value).key
                except (UnsavableError, RuntimeError):
                    found[f"{name} of {where}"] = id(value)
        return found
