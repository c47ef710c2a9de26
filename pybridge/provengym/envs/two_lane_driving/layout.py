"""Obstacles on two lanes: as pairs, as the words of the kernel, and which can be passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym import _validation

if TYPE_CHECKING:
    from collections.abc import Iterable

Obstacle = tuple[int, int]
"""The place along the street, and the lane."""
Layout = tuple[Obstacle, ...]

LANES = 2
_WORD = 64


def read(name: str, value: object, length: int) -> Layout:
    """Different obstacles on a street, in order.

    Raises:
        TypeError: `value` is no list of pairs of integers.
        ValueError: An obstacle is at the first place or not on the street, or there twice.
    """
    if not (_validation.is_sequence(value) or isinstance(value, set | frozenset)):
        raise TypeError(
            f"{name} must be None or a list of (place, lane) pairs, got {_validation.shown(value)}"
        )
    found: set[Obstacle] = set()
    for item in value:
        pair = _validation.sequence(f"{name} must hold (place, lane) pairs", item, 2)
        obstacle = (
            _validation.integer(f"the place of an obstacle of {name}", pair[0], 1, length - 1),
            _validation.integer(f"the lane of an obstacle of {name}", pair[1], 0, LANES - 1),
        )
        if obstacle in found:
            raise ValueError(f"{name} must be different obstacles, got {obstacle} twice")
        found.add(obstacle)
    return tuple(sorted(found))


def pack(obstacles: Iterable[Obstacle]) -> tuple[int, int, int, int]:
    """The words `near0`, `far0`, `near1` and `far1` of the kernel."""
    words = [0] * (2 * LANES)
    for place, lane in obstacles:
        words[2 * lane + place // _WORD] |= 1 << place % _WORD
    near0, far0, near1, far1 = words
    return near0, far0, near1, far1


def unpack(words: Iterable[int]) -> Layout:
    """The obstacles of these words, in order."""
    return tuple(
        sorted(
            (_WORD * (number % 2) + bit, number // 2)
            for number, word in enumerate(words)
            for bit in range(_WORD)
            if word >> bit & 1
        )
    )


def is_passable(obstacles: Iterable[Obstacle]) -> bool:
    """Return whether the end of the street can be reached at all, which is so exactly where
    obstacles of different lanes are two places apart or more, whatever the highest speed is
    (`Spec/TwoLaneDriving/Drivable.lean`)."""
    places: tuple[set[int], set[int]] = (set(), set())
    for place, lane in obstacles:
        places[lane].add(place)
    return not any(near in places[1] for place in places[0] for near in range(place - 1, place + 2))


def car(value: dict[str, Any]) -> int:
    """The word of a car that has never been too fast."""
    return int(value["place"] | value["lane"] << 8 | value["speed"] << 16)


def unpack_car(word: int) -> dict[str, int]:
    """Place, lane and speed of a car."""
    return {"place": word & 255, "lane": word >> 8 & 1, "speed": word >> 16 & 15}
