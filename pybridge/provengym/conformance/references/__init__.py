"""The proved references that a target can be held against."""

from __future__ import annotations

from provengym.conformance._errors import ConformanceError
from provengym.conformance.references._base import Family
from provengym.conformance.references.fisheries import FishingFamily
from provengym.conformance.references.grids import GridWorldFamily
from provengym.conformance.references.hunter_wumpus import HunterWumpusFamily
from provengym.conformance.references.spell_correction import SpellCorrectionFamily


def find(name: str) -> Family:
    """The reference with this short name or environment id.

    Raises:
        ConformanceError: There is none.
    """
    families: tuple[Family, ...] = (
        GridWorldFamily(),
        FishingFamily(),
        HunterWumpusFamily(),
        SpellCorrectionFamily(),
    )
    for family in families:
        if str(name).casefold() in (family.name.casefold(), family.id.casefold()):
            return family
    known = ", ".join(family.name for family in families)
    raise ConformanceError(f"no reference is called {name!r}; there is {known}")
