"""All environments of the zoo: those that are wrong, and those that are right."""

from zoo.entries_grids import GRIDS
from zoo.entries_others import OTHERS
from zoo.entries_right import RIGHT

WRONG = (*GRIDS, *OTHERS)

__all__ = ["RIGHT", "WRONG"]
