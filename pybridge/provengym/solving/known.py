"""The finite model of what is known without extraction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from provengym.envs import registry
from provengym.models.archives import is_model_file
from provengym.models.finite_model import FiniteModel
from provengym.models.finite_model_files import load_model
from provengym.solving._reachable import reachable
from provengym.solving.tables import model_of_table

TRANSITIONS = 1_000_000
"""How many actions in states are explored of an environment of this package, at most."""


def known_model(
    target: object, arguments: Mapping[str, Any] = MappingProxyType({})
) -> FiniteModel | None:
    """The model that is given, or that of an environment of this package; None of another target,
    which must be extracted.

    Args:
        target: A `FiniteModel`, the path of a ``.npz`` file with one, a table or arrays as
            `model_of_table` takes them, or the id or short name of an environment of this package.
        arguments: Parameters of that environment.

    Raises:
        TypeError: There are parameters, and it is none.
        ValueError: The file or the table holds no model, or a parameter is out of range.
        OSError: The file cannot be read.

    >>> known_model("GridWorld", {"height": 2, "width": 2})
    FiniteModel('GridWorld', states=4, actions=4, transitions=12, complete)
    """
    if isinstance(target, str) and is_model_file(target):
        target = load_model(target)
    if isinstance(target, (Mapping, list, tuple)):
        target = model_of_table(target)
    if isinstance(target, FiniteModel):
        if arguments:
            raise TypeError(f"a model has no parameters, got {', '.join(arguments)}")
        return target
    if not isinstance(target, str) or registry.find(target) is None:
        return None
    model = reachable(target, transitions=TRANSITIONS, **arguments)
    return replace(model, tested="nothing else, for it is that of the kernel, which is proved")
