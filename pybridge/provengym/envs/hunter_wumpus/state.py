"""The state of a hunt, read from a dictionary and written as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from provengym import _validation

Cell = tuple[int, int]

START: Cell = (0, 0)
MAX_SCENT = 3
STATUSES = ("Ongoing", "WumpusLost_Pit", "PlayerLost_Wumpus", "PlayerLost_Pit", "PlayerWon")
"""The statuses of a game, in the order of the kernel's numbers."""

_NEEDED = ("gold", "pits", "wumpus")
_OPTIONAL = ("player", "scent", "visited", "arrived_visited", "status")
_STATE = "options['state']"


@dataclass(frozen=True)
class Hunt:
    """A state; cells are (x, y), counted from the upper left corner."""

    gold: Cell
    pits: frozenset[Cell]
    wumpus: Cell
    player: Cell
    scent: Mapping[Cell, int]
    """The cells that smell of the player, each with how strongly, 1 to 3."""
    visited: frozenset[Cell]
    """Where the wumpus has been."""
    arrived_visited: bool
    """The wumpus had been before where its last move ended."""
    status: str

    def as_dict(self) -> dict[str, Any]:
        """The state in the form of `read`; cells are in the order of the rows."""

        def by_rows(cells: frozenset[Cell]) -> list[Cell]:
            return sorted(cells, key=lambda cell: (cell[1], cell[0]))

        return {
            "gold": self.gold,
            "pits": by_rows(self.pits),
            "wumpus": self.wumpus,
            "player": self.player,
            "scent": dict(self.scent),
            "visited": by_rows(self.visited),
            "arrived_visited": self.arrived_visited,
            "status": self.status,
        }


def read(value: object, size: int, num_pits: int) -> Hunt:
    """The state of a dictionary in the form of `Hunt.as_dict`.

    Raises:
        TypeError: Something is of another type.
        ValueError: Something is missing, unknown or out of range, or what there is does not fit
            together.
    """
    if not isinstance(value, Mapping):
        raise TypeError(f"{_STATE} must be a dictionary, got {_validation.shown(value)}")
    for key in value:
        if key not in (*_NEEDED, *_OPTIONAL):
            known = ", ".join(map(repr, (*_NEEDED, *_OPTIONAL)))
            raise ValueError(f"{_STATE} may hold {known}, got {_validation.shown(key)}")
    for key in _NEEDED:
        if key not in value:
            raise ValueError(f"{_STATE} needs {key!r}, got {_validation.shown(dict(value))}")
    wumpus = _cell("wumpus", value["wumpus"], size)
    found = Hunt(
        gold=_cell("gold", value["gold"], size),
        pits=_cells("pits", value["pits"], size),
        wumpus=wumpus,
        player=_cell("player", value.get("player", START), size),
        scent=_scent(value.get("scent", {}), size),
        visited=_cells("visited", value.get("visited", [wumpus]), size),
        arrived_visited=_validation.truth(
            _name("arrived_visited"), value.get("arrived_visited", False)
        ),
        status="",
    )
    _require_consistent(found, num_pits)
    status = _status(found)
    given = _validation.choice(_name("status"), value.get("status", status), STATUSES)
    if given != status:
        raise ValueError(f"{_name('status')} must be {status!r} on this board, got {given!r}")
    return replace(found, status=status)


def _require_consistent(hunt: Hunt, num_pits: int) -> None:
    """Require the assumptions of the theorems about every game that can occur, but the status."""
    pits = hunt.pits
    if len(pits) != num_pits:
        raise ValueError(f"{_name('pits')} must be num_pits={num_pits} cells, got {len(pits)}")
    if START in pits:
        raise ValueError(f"{_name('pits')} must leave out {START}, where the player starts")
    if hunt.gold == START:
        raise ValueError(f"{_name('gold')} must not be {START}, where the player starts")
    if hunt.gold in pits:
        raise ValueError(f"{_name('gold')} must not be in a pit, got {hunt.gold}")
    if hunt.wumpus not in hunt.visited:
        raise ValueError(f"{_name('visited')} must have the cell of the wumpus, {hunt.wumpus}")
    for cell in hunt.scent:
        if cell in pits:
            raise ValueError(f"{_name('scent')} must not be in a pit, got {cell}")
    levels = list(hunt.scent.values())
    for level in levels:
        if levels.count(level) > 1:
            raise ValueError(f"{_name('scent')} must have each level once, got {level} twice")


def _status(hunt: Hunt) -> str:
    """Return the status of the game, which follows from the places."""
    if hunt.wumpus in hunt.pits:
        if hunt.player in hunt.pits or hunt.player == hunt.gold:
            where = "in a pit" if hunt.player in hunt.pits else "at the gold"
            raise ValueError(
                f"{_name('player')} must not be {where} when the wumpus is in a pit: "
                "the first of these ends the game"
            )
        return "WumpusLost_Pit"
    if hunt.player in hunt.pits:
        return "PlayerLost_Pit"
    if hunt.player == hunt.wumpus:
        return "PlayerLost_Wumpus"
    return "PlayerWon" if hunt.player == hunt.gold else "Ongoing"


def _name(key: str) -> str:
    return f"{_STATE}[{key!r}]"


def _cell(key: str, value: object, size: int) -> Cell:
    return _validation.pair(_name(key), value, ("x", size), ("y", size))


def _cells(key: str, value: object, size: int) -> frozenset[Cell]:
    if not isinstance(value, (set, frozenset)) and not _validation.is_sequence(value):
        shown = _validation.shown(value)
        raise TypeError(f"{_name(key)} must be a list of (x, y) pairs, got {shown}")
    cells = [_cell(key, item, size) for item in value]
    for cell in cells:
        if cells.count(cell) > 1:
            raise ValueError(f"{_name(key)} must be different cells, got {cell} twice")
    return frozenset(cells)


def _scent(value: object, size: int) -> dict[Cell, int]:
    name = _name("scent")
    if not isinstance(value, Mapping):
        shown = _validation.shown(value)
        raise TypeError(f"{name} must be a dictionary from cells to levels, got {shown}")
    return {
        _cell("scent", cell, size): _validation.integer(f"a level of {name}", level, 1, MAX_SCENT)
        for cell, level in value.items()
    }
