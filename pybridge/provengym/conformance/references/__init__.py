"""The references that a target can be held against: the proved ones, and the user's own."""

from __future__ import annotations

from provengym.conformance.references.custom import Reference
from provengym.conformance.references.custom_model import CustomParameters
from provengym.data.errors import ConformanceError
from provengym.envs.registry import FAMILIES
from provengym.models.model import ParameterSpace
from provengym.targets.loading import load


def find(reference: object) -> ParameterSpace:
    """The proved reference with this short name or environment id, or the user's own.

    The user's is a `Reference`, a function that returns one, or a text such as
    ``"path/to/file.py:attribute"`` that says where one of these is.

    Raises:
        ConformanceError: There is none.
    """
    if not isinstance(reference, str):
        return _own(reference, getattr(reference, "__name__", type(reference).__name__))
    for family in FAMILIES:
        entry = family.environments[0]
        if reference.casefold() in (entry.name.casefold(), entry.id.casefold()):
            space: ParameterSpace = family.load_reference()
            return space
    if ":" in reference:
        return _own(load(reference, "reference"), reference)
    names = ", ".join(family.name for family in FAMILIES)
    raise ConformanceError(
        f"no reference is called {reference!r}; there is {names}, or one of your own as "
        "module:attribute or path/to/file.py:attribute"
    )


def _own(found: object, text: str) -> ParameterSpace:
    if isinstance(found, Reference) or callable(found):
        return CustomParameters(found, text)
    raise ConformanceError(
        f"the reference {text} is no provengym.conformance.Reference and no function that returns "
        f"one: {type(found).__name__}"
    )
