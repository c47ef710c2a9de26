"""The seeds of lanes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding

from provengym import _core, _validation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Masked = tuple[NDArray[np.bool_], NDArray[np.uint64]]
    """Some lanes, and a number for each of these at its place."""


def read(seed: object, mask: NDArray[np.bool_]) -> Masked:
    """The lanes among those that the mask names that are given a seed, and their seeds; the seeds
    of others are not looked at.

    Raises:
        gymnasium.error.Error: The seed of a lane is negative or no Python integer.
        TypeError: The seeds are of a type that is not accepted.
        ValueError: They are too many or too few, or one is too large.
    """
    n = len(mask)
    seeds = np.zeros(n, dtype=np.uint64)
    if seed is None:
        return np.zeros(n, dtype=np.bool_), seeds
    if isinstance(seed, int):
        lanes = np.flatnonzero(mask)
        for lane in (int(lanes[0]), int(lanes[-1])):
            _require(seed + lane, lane)
        seeds[mask] = np.uint64(seed) + lanes.astype(np.uint64)
        return mask, seeds
    if not _validation.is_sequence(seed):
        expected = f"seed must be None, an integer or a list of num_envs={n} seeds"
        raise TypeError(f"{expected}, got {_validation.shown(seed)}")
    if len(seed) != n:
        raise ValueError(f"seed must be a list of num_envs={n} seeds, got {len(seed)} of them")
    given = mask & np.fromiter((one is not None for one in seed), np.bool_, n)
    for lane in np.flatnonzero(given).tolist():
        _require(seed[lane], lane)
        seeds[lane] = seed[lane]
    return given, seeds


def _require(seed: Any, lane: int) -> None:
    """Raise the error of the single environment unless it is a seed."""
    expected = (
        f"the seed of lane {lane} must be an integer between 0 and {_validation.LARGEST_SEED}"
    )
    if not isinstance(seed, int) or seed < 0:
        raise gymnasium.error.Error(f"{expected}, got {_validation.shown(seed)}")
    if seed > _validation.LARGEST_SEED:
        raise ValueError(f"{expected}, got {_validation.shown(seed)}")


class Seeds:
    """The seed of each of n lanes: the last one that it was given, or one that was drawn for it."""

    def __init__(self, n: int) -> None:
        self._seeds = np.zeros(n, dtype=np.uint64)
        self._known = np.zeros(n, dtype=np.bool_)
        self._root: np.random.Generator | None = None
        self._generators: dict[int, np.random.Generator] = {}

    def take(self, given: NDArray[np.bool_], seeds: NDArray[np.uint64]) -> None:
        """Give some lanes their seeds."""
        np.copyto(self._seeds, seeds, where=given)
        self._known |= given
        self._generators = {i: g for i, g in self._generators.items() if not given[i]}

    def keys(self, mask: NDArray[np.bool_]) -> NDArray[np.uint64]:
        """The keys of the streams of the lanes that the mask names, each at its place."""
        self._draw(mask)
        keys = np.zeros(len(mask), dtype=np.uint64)
        keys[mask] = np.fromiter(map(_core.key, self._seeds[mask].tolist()), dtype=np.uint64)
        return keys

    def all(self) -> tuple[int, ...]:
        """The seed of each lane."""
        self._draw(np.ones_like(self._known))
        return tuple(self._seeds.tolist())

    def generators(self) -> tuple[np.random.Generator, ...]:
        """A generator for each lane, by its seed."""
        for lane, seed in enumerate(self.all()):
            if lane not in self._generators:
                self._generators[lane] = seeding.np_random(seed)[0]
        return tuple(self._generators[lane] for lane in range(len(self._seeds)))

    def _draw(self, mask: NDArray[np.bool_]) -> None:
        """Draw seeds for those lanes that the mask names that have none."""
        missing = mask & ~self._known
        if missing.any():
            if self._root is None:
                self._root, _ = seeding.np_random()
            self._seeds[missing] = self._root.integers(
                _validation.LARGEST_SEED,
                size=int(missing.sum()),
                dtype=np.uint64,
                endpoint=True,
            )
            self._known |= missing
