"""Environments with kernels, by what users name: those of this package, among them that which
plays a finite model, and rules of the user's."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym.envs.registry import MODEL, PLAYED, find
from provengym.envs.rules import CompiledRules
from provengym.finite.model import FiniteModel
from provengym.models.archives import is_model_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.envs.base import KernelEnv


def made(given: object, name: str, parameters: Mapping[str, Any]) -> tuple[str, KernelEnv]:
    """An environment, and its id.

    Args:
        given: A short name or an id, in any case; or a model: the `FiniteModel`, or the path of a
            ``.npz`` file with one; or rules with a kernel, whose name is that of the class.
        name: That of the argument, for errors.
        parameters: Those of the environment.

    Raises:
        TypeError, ValueError: It is something else, or a parameter is refused.
    """
    entry = find(given, PLAYED) if isinstance(given, str) else None
    if entry is not None:
        return entry.id, entry.load()(**parameters)
    if isinstance(given, CompiledRules):
        return given.rules.__name__, given(**parameters)
    if isinstance(given, FiniteModel) or (isinstance(given, (str, Path)) and is_model_file(given)):
        if "model" in parameters:
            raise TypeError(f"model must not be given, as {name} is one")
        return MODEL.id, MODEL.load()(given, **parameters)
    raise ValueError(
        f"{name} must be an environment of this package, which `provengym list` names, a "
        f"FiniteModel or the path of a .npz file with one, got {_validation.shown(given)}"
    )
