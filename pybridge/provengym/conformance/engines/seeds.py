"""Seeds for samples that must not depend on each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

SEED_BITS = 31


def fresh_seeds(random: Random, *used: int | None) -> Iterator[int]:
    """Seeds that are drawn, each once, and none that was used: the same one gives the same
    samples."""
    known = set(used)
    while True:
        seed = random.getrandbits(SEED_BITS)
        if seed not in known:
            known.add(seed)
            yield seed
