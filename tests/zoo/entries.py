"""All environments of the zoo: those that are wrong, and those that are right."""

from zoo import entries_jax, entries_noise, entries_right
from zoo.entries_grids import GRIDS
from zoo.entries_others import OTHERS

WRONG = (*GRIDS, *OTHERS, *entries_noise.WRONG, *entries_jax.WRONG)
RIGHT = (*entries_right.RIGHT, *entries_noise.RIGHT)

__all__ = ["RIGHT", "WRONG"]
