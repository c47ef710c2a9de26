"""Which modules are libraries, whose code is believed to keep no state of an environment."""

from __future__ import annotations

import functools
import sys

TRUSTED = ("numpy", "pygame", "provengym")
"""Libraries, beside the standard one and Gymnasium without its environments."""


@functools.cache
def is_library(name: str) -> bool:
    """Whether a module of this name belongs to a library."""
    top = name.partition(".")[0]
    if top == "gymnasium":
        own = "gymnasium.envs."
        return not name.startswith(own) or name.startswith("gymnasium.envs.registration")
    if top == "provengym":
        return not name.startswith("provengym.envs.")
    return (top in sys.stdlib_module_names and top != "__main__") or top in TRUSTED
