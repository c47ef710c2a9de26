"""Libraries: modules whose code is believed to keep no state of an environment."""

from __future__ import annotations

import functools
import sys
from importlib.machinery import ExtensionFileLoader

TRUSTED = ("numpy", "pygame", "provengym", "scipy", "cv2", "PIL")
"""Libraries with compiled code that is believed to draw nothing but through NumPy's generators, but
for those of their functions that `traps` names."""
_BACKPORTS = ("typing_extensions",)
"""Packages of Python code that newer versions have in the standard library."""
FRONTS = ("jax", "flax", "gymnax")
"""Packages whose code is Python, and compiled when it is called."""
_OF_CYTHON = "_cython_"
"""Begins the name of the module in which all code that Cython compiles keeps its classes."""
_INTERFACES = ("gymnasium", "gym")
"""Packages of the interface of environments."""
_OWN = ("gymnasium.envs.", "gym.envs.", "provengym.envs.")


@functools.cache
def is_library(name: str) -> bool:
    """Return whether a module of this name belongs to a library: the standard one, a trusted one,
    or Gymnasium, or the old gym, without its environments."""
    if name.startswith(_OWN):
        return name.startswith(("gymnasium.envs.registration", "gym.envs.registration"))
    top = name.partition(".")[0]
    if top.startswith(_OF_CYTHON):
        return True
    is_standard = top in sys.stdlib_module_names and top != "__main__"
    return is_standard or top in (*_BACKPORTS, *TRUSTED, *_INTERFACES)


def is_compiled(package: str) -> bool:
    """Return whether a package that is loaded, and not trusted, has compiled code."""
    if package in FRONTS:
        return True
    if package in sys.stdlib_module_names or package in TRUSTED or package in _INTERFACES:
        return False
    return package in _with_extensions(len(sys.modules))


@functools.lru_cache(maxsize=1)
def _with_extensions(modules: int) -> frozenset[str]:
    """The packages that have extension modules, while so many modules are loaded."""
    return frozenset(
        name.partition(".")[0]
        for name, module in list(sys.modules.items())
        if isinstance(getattr(module, "__loader__", None), ExtensionFileLoader)
    )
