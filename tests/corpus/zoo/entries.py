"""All environments of the zoo: those that are wrong, and those that are right."""

from corpus.zoo import entries_jax, entries_noise, entries_right
from corpus.zoo.entries_grids import GRIDS
from corpus.zoo.entries_others import OTHERS

WRONG = (*GRIDS, *OTHERS, *entries_noise.WRONG, *entries_jax.WRONG)
RIGHT = (*entries_right.RIGHT, *entries_noise.RIGHT)

__all__ = ["RIGHT", "WRONG"]
