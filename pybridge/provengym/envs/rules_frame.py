"""The contents of a frame of a class of rules: boards, and a table of the other fields."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.rendering.frame import Frame
from provengym.spec import Cells, as_text

if TYPE_CHECKING:
    from provengym.spec import Environment

MOST_CELLS = 1_024
"""The most cells of a board that is drawn."""
_SIDES = (("rows", "columns"), ("rows", "cols"), ("height", "width"))
"""The names of numbers that say how many rows and columns a row of cells is."""
_SIZES = ("size", "side")
_PLACES = (("row", "column"), ("row", "col"), ("y", "x"))
"""The ends of the names of two fields that are a place on a board."""


@dataclass(frozen=True)
class Board:
    """A board.

    Attributes:
        title: The names of the fields that it shows.
        rows: A text for each cell; of what is empty it is ".".
    """

    title: str
    rows: tuple[tuple[str, ...], ...]

    def text(self) -> str:
        """The board in a box of plain ASCII."""
        width = max(len(cell) for row in self.rows for cell in row)
        edge = "+" + "-" * ((width + 1) * len(self.rows[0]) + 1) + "+"
        lines = [f"| {' '.join(cell.rjust(width) for cell in row)} |" for row in self.rows]
        return "\n".join([f"{self.title}:", edge, *lines, edge]) + "\n"


@dataclass(frozen=True, kw_only=True)
class RulesFrame(Frame):
    """The fields of a state.

    Attributes:
        boards: Rows of cells, and fields that are places, as boards.
        others: The other fields by their names.
        own: What the method `frame` of the class says, instead of both; empty where it has none.
        name: The name of the class.
    """

    boards: tuple[Board, ...]
    others: Mapping[str, Any]
    own: str
    name: str

    def text(self) -> str:
        """What the class says, or the boards and the other fields, one in a line."""
        return self.own or "".join(one.text() for one in self.boards) + as_text(self.others)

    def counted(self) -> tuple[str, ...]:  # type: ignore[override]
        """The steps, and the return where it is known."""
        steps, earned = super().counted()
        return (steps,) if math.isnan(self.episode_return) else (steps, earned)


def frame_of(
    rules: Environment,
    *,
    steps: int,
    episode_return: float = math.nan,
    last_action: str | None = None,
) -> RulesFrame:
    """The frame of the state that an environment of a class of rules is in.

    Args:
        rules: The environment.
        steps: The number of steps of the episode.
        episode_return: The sum of its rewards; not a number where it is not known.
        last_action: The name of the last action.

    Raises:
        TypeError: The method `frame` of the class returns something else than text, or a list of
            lines.
    """
    boards = tuple(_boards(rules))
    shown = {name for board in boards for name in board.title.split(", ")}
    return RulesFrame(
        steps=steps,
        episode_return=episode_return,
        last_action=last_action,
        boards=boards,
        others={name: value for name, value in rules.state.items() if name not in shown},
        own=_own(rules),
        name=type(rules).__name__,
    )


def _own(rules: Environment) -> str:
    """What the method `frame` of the class says; empty where it has none."""
    method = vars(type(rules)).get("frame")
    if method is None or getattr(method, "__code__", None) is None:
        return ""
    if method.__code__.co_argcount != 1:
        return ""
    found = rules._asked("frame")
    if isinstance(found, (list, tuple)) and all(isinstance(line, str) for line in found):
        found = "\n".join(found)
    if not isinstance(found, str):
        raise TypeError(
            f"{type(rules).__name__}.frame must return text, or a list of lines, got {found!r}"
        )
    return found.rstrip("\n") + "\n"


def _boards(rules: Environment) -> Iterator[Board]:
    """The rows of cells as boards, and the places, each on the first board that has it."""
    state, grounds = rules.state, list[_Ground]()
    for name, value in state.items():
        if isinstance(value, Cells) and len(value) <= MOST_CELLS:
            height, width = _sides(rules, len(value))
            cells = ["." if cell == 0 else str(cell) for cell in value]
            rows = [cells[width * row : width * (row + 1)] for row in range(height)]
            grounds.append(_Ground(rows, 0, 0, [name]))
    kinds = rules._gate.kinds
    places = [_Place(letter, row, column, kinds) for letter, row, column in _places(kinds)]
    for place in sorted(places, key=lambda one: (-math.prod(one.size), one.letter == "@")):
        on = next((one for one in grounds if one.has(place)), None)
        if on is None and math.prod(place.size) <= MOST_CELLS:
            height, width = place.size
            on = _Ground([["."] * width for _ in range(height)], place.top, place.left, [])
            grounds.append(on)
        if on is not None:
            on.names += [place.row, place.column]
            on.rows[state[place.row] - on.top][state[place.column] - on.left] = place.letter
    for one in grounds:
        yield Board(", ".join(one.names), tuple(map(tuple, one.rows)))


@dataclass
class _Ground:
    """A board as it is made: its cells, the numbers of the first row and column, and the names of
    its fields."""

    rows: list[list[str]]
    top: int
    left: int
    names: list[str]

    def has(self, place: _Place) -> bool:
        """Return whether all that a place may be is on the board."""
        bottom, right = self.top + len(self.rows), self.left + len(self.rows[0])
        (height, width), top, left = place.size, place.top, place.left
        is_below: bool = self.top <= top and top + height <= bottom
        return is_below and self.left <= left and left + width <= right


class _Place:
    """Two fields that are a place on a board."""

    def __init__(self, letter: str, row: str, column: str, kinds: Mapping[str, Any]) -> None:
        self.letter, self.row, self.column = letter, row, column
        [(self.top, bottom)] = kinds[row].bounds
        [(self.left, right)] = kinds[column].bounds
        self.size: tuple[int, int] = bottom - self.top + 1, right - self.left + 1


def _places(kinds: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """The pairs of fields that are places, each with the letter that stands there: @ for the names
    alone."""
    for down, across in _PLACES:
        for row in kinds:
            before = row.removesuffix(down)
            column = before + across
            if before == row or column not in kinds or (before and not before.endswith("_")):
                continue
            if all(type(kinds[name]).__name__ == "_Integers" for name in (row, column)):
                yield before[:1].upper() or "@", row, column


def _sides(rules: Environment, length: int) -> tuple[int, int]:
    """How many rows and columns a row of cells is: as parameters and constants say, else a square,
    else one row."""
    known = {**vars(type(rules))["start"].__globals__, **vars(type(rules)), **rules.parameters}
    numbers = {name.lower(): value for name, value in known.items() if type(value) is int}
    for down, across in _SIDES:
        if numbers.get(down, 0) * numbers.get(across, 0) == length:
            return numbers[down], numbers[across]
    for name in _SIZES:
        if numbers.get(name, 0) ** 2 == length:
            return numbers[name], numbers[name]
    side = math.isqrt(length)
    return (side, side) if side > 1 and side * side == length else (1, length)
