"""A fence around packages with compiled code: code that gets at one and names it nowhere is seen
when it asks one of its modules for something."""

from __future__ import annotations

import sys
import types
from collections.abc import Set
from typing import Any

from provengym.extraction.nets import traps
from provengym.extraction.nets.libraries import is_compiled, is_library

touched: set[str] = set()
"""The packages that were asked for something in a call."""
_ASKING = ("pkgutil", "pydoc", "importlib")
"""Modules of the standard library that ask others for what their callers name."""
_attribute = types.ModuleType.__getattribute__


class _Fenced(types.ModuleType):
    """A module that tells when code of the target asks it for something in a call.

    What any module has, but for all of its variables, may be asked for, and libraries may look
    whether a value is of another one.
    """

    def __getattribute__(self, name: str) -> Any:
        if traps.is_awake() and (name == "__dict__" or not name.startswith("__")):
            home = str(sys._getframe(1).f_globals.get("__name__", "?"))
            if not is_library(home) or home.partition(".")[0] in _ASKING:
                touched.add(_attribute(self, "__name__").partition(".")[0])
                self.__class__ = types.ModuleType  # type: ignore[assignment]
        return _attribute(self, name)


def put_up(trust: Set[str]) -> None:
    """Put a fence around all packages with compiled code that are loaded, but for those that are
    trusted, and for modules of classes of their own."""
    for name, module in list(sys.modules.items()):
        package = name.partition(".")[0]
        if type(module) is types.ModuleType and package not in trust and is_compiled(package):
            module.__class__ = _Fenced
