"""Reinforcement-learning environments specified and proved in Lean, compiled to C.

Importing this package registers its environments with Gymnasium:

>>> import gymnasium
>>> import provengym
>>> env = gymnasium.make("provengym/GridWorld-v0", height=2, width=3)
>>> env.reset(seed=0)
(0, {})
>>> env.step(1)  # down
(3, -1.0, False, False, {})
"""

from __future__ import annotations

import importlib
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from provengym.registration import register

if TYPE_CHECKING:
    from provengym.conformance import conform as conform
    from provengym.envs.gridworld import GridWorldEnv as GridWorldEnv

__version__ = version("provengym")

# Loaded when first asked for, so that importing the package stays quick.
_LAZY = {
    "GridWorldEnv": "provengym.envs.gridworld",
    "conform": "provengym.conformance",
}

__all__ = ["GridWorldEnv", "__version__", "conform"]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(_LAZY[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


register()
