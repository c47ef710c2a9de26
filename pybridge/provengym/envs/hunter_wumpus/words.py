"""The words of a hunt, laid out as `Spec/HunterWumpus/Machine.lean` says.

A cell (x, y) has the number ``8 * y + x``.  `pits` and `visited` have a bit for each cell; `tokens`
has eight bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.hunter_wumpus.state import MAX_SCENT, STATUSES, Cell, Hunt

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SIDE = 8
_PRESENT = _SIDE * _SIDE
ARRIVED_VISITED = 0xFF << 48
"""The byte of the tokens that says whether the wumpus has come to where it was before."""

Words = tuple[int, int, int]


def pack(hunt: Hunt) -> Words:
    """The words of a hunt: pits, visited, tokens."""
    tiles = {level: _PRESENT + _number(cell) for cell, level in hunt.scent.items()}
    tokens = bytes(
        (
            _number(hunt.wumpus),
            _number(hunt.player),
            _number(hunt.gold),
            *(tiles.get(level, 0) for level in range(MAX_SCENT, 0, -1)),
            hunt.arrived_visited,
            STATUSES.index(hunt.status),
        )
    )
    return bits(hunt.pits), bits(hunt.visited), int.from_bytes(tokens, "little")


def unpack(words: Sequence[int]) -> Hunt:
    """The hunt with these words."""
    pits, visited, tokens = words
    wumpus, player, gold, *tiles, arrived, _ = tokens.to_bytes(8, "little")
    return Hunt(
        gold=_cell(gold),
        pits=_set(pits),
        wumpus=_cell(wumpus),
        player=_cell(player),
        scent={_cell(tile - _PRESENT): MAX_SCENT - k for k, tile in enumerate(tiles) if tile},
        visited=_set(visited),
        arrived_visited=bool(arrived),
        status=status(words),
    )


def status(words: Sequence[int]) -> str:
    """Return the status of the game with these words."""
    return STATUSES[words[-1] >> 56]


def _number(cell: Cell) -> int:
    return _SIDE * cell[1] + cell[0]


def _cell(number: int) -> Cell:
    return number % _SIDE, number // _SIDE


def bits(cells: Iterable[Cell]) -> int:
    """A word with a bit for each cell."""
    return sum(1 << _number(cell) for cell in cells)


def _set(bits: int) -> frozenset[Cell]:
    return frozenset(_cell(number) for number in range(_PRESENT) if bits >> number & 1)
