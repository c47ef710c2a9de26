"""Vector environments: many lanes of one environment in one call.

``provengym.vector:GridWorld_v0`` is what `gymnasium.make_vec` calls for `provengym/GridWorld-v0`,
and so for every environment of the registry.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from provengym.envs.registry import PLAYED
from provengym.vector.env import KernelVectorEnv as KernelVectorEnv


def __getattr__(name: str) -> Any:
    for entry in PLAYED:
        if entry.vector_entry_point == f"{__name__}:{name}":
            return partial(KernelVectorEnv, entry.load())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
