"""Environments of the package gym, before it became Gymnasium."""

from __future__ import annotations

import importlib
import inspect
import sys
from typing import Any

from provengym.data.errors import ConformanceError, told
from provengym.targets.adapters.base import Adapted

_NOTE = "an environment of the old package gym, played through shimmy"


def fits(made: Any) -> bool:
    """Return whether something is an environment of the old gym, which its class has imported."""
    env = getattr(sys.modules.get("gym"), "Env", None)
    return inspect.isclass(env) and isinstance(made, env)


def inside(env: Any) -> Any:
    """The environment of the package gym, where it is inside."""
    if "gym" not in sys.modules:  # asked after each call of an extraction with a key
        return env
    made = getattr(env, "gym_env", None)
    return made if fits(made) else env


def adapt(made: Any, lane: int) -> Adapted:
    """The environment as one of Gymnasium.

    Raises:
        ConformanceError: The package shimmy is not there, or does not work with this gym.
    """
    try:
        shimmy = importlib.import_module("shimmy")
    except Exception as error:
        raise ConformanceError(
            "an environment of the old package gym needs shimmy: "
            f"run `pip install 'shimmy[gym-v21]'` ({told(error)})"
        ) from error
    newer = "seed" in inspect.signature(made.reset).parameters
    kind = shimmy.GymV26CompatibilityV0 if newer else shimmy.GymV21CompatibilityV0
    return Adapted(kind(env=made), notes=(_NOTE,))
