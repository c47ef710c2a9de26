"""The references that a target can be held against: the proved ones, and the user's own."""

from __future__ import annotations

from provengym.conformance.references.custom import Reference
from provengym.conformance.references.custom_model import CustomParameters
from provengym.data.errors import ConformanceError
from provengym.envs import registry
from provengym.envs.fishing.reference import FishingParameters
from provengym.envs.gridworld.reference import GridWorldParameters
from provengym.envs.hunter_wumpus.reference import HunterWumpusParameters
from provengym.envs.spell_correction.reference import SpellCorrectionParameters
from provengym.models.model import ParameterSpace
from provengym.targets.loading import load


def find(reference: object, target: object = None) -> ParameterSpace:
    """The proved reference with this short name or environment id, or the user's own.

    The user's is a `Reference`, a function that returns one, or a text such as
    ``"path/to/file.py:attribute"`` that says where one of these is.  None stands for the own
    reference of a target that is the id of an environment of this package.

    Raises:
        ConformanceError: There is none.
    """
    families: tuple[ParameterSpace, ...] = (
        GridWorldParameters(),
        FishingParameters(),
        HunterWumpusParameters(),
        SpellCorrectionParameters(),
    )
    names = ", ".join(family.name for family in families)
    choices = f"{names}, or one of your own as module:attribute or path/to/file.py:attribute"
    if reference is None:
        env_id = target.rpartition(":")[2] if isinstance(target, str) else ""
        entry = registry.find(env_id) if "/" in env_id else None
        if entry is None:
            raise ConformanceError(f"a reference must be named for this target: {choices}")
        return next(family for family in families if entry.name.startswith(family.name))
    if not isinstance(reference, str):
        return _own(reference, getattr(reference, "__name__", type(reference).__name__))
    for family in families:
        if reference.casefold() in (family.name.casefold(), family.id.casefold()):
            return family
    if ":" in reference:
        return _own(load(reference, "reference"), reference)
    raise ConformanceError(f"no reference is called {reference!r}; there is {choices}")


def _own(found: object, text: str) -> ParameterSpace:
    if isinstance(found, Reference) or callable(found):
        return CustomParameters(found, text)
    raise ConformanceError(
        f"the reference {text} is no provengym.conformance.Reference and no function that returns "
        f"one: {type(found).__name__}"
    )
