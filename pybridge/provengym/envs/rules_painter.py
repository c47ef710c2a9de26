"""Pictures of classes of rules: boards, and a table of the other fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from provengym.envs.rules_frame import RulesFrame, frame_of
from provengym.rendering.colours import BLUE, DIM, FAINT, INK, PLAIN, SHADE, WHITE
from provengym.rendering.painter import MARGIN, STRIP, Painter

if TYPE_CHECKING:
    import pygame

    from provengym.envs.rules_frame import Board
    from provengym.spec import Environment

LONGEST = 360
"""The longer side of a board in pixels."""
CELL_LARGEST, CELL_SMALLEST = 56, 10
NARROWEST = 360
"""The smallest width of a picture."""
LINE, LETTER = 24, 12
"""The height of a line of the table, and the width of a letter of text, in pixels."""
_GAP = 14


class RulesPainter(Painter[RulesFrame]):
    """Paints the boards of a state below each other, and a table below them; or the text that the
    class gives.

    The size of the first picture is that of all.
    """

    title = ""  # that of a frame

    def __init__(self) -> None:
        super().__init__((0, 0))

    def paint(self, frame: RulesFrame) -> pygame.Surface:
        """The picture of a frame."""
        self.title = frame.name  # type: ignore[misc]
        if not self.size[0]:
            self.size = _size_of(frame)
        picture = self.paper()
        self.write_strips(picture, frame.counted(), frame.last_action, DIM, frame.name)
        top = STRIP
        if frame.own:
            self._write_letters(picture, frame.own.splitlines(), top)
            return picture
        for board in frame.boards:
            top = self._paint_board(picture, board, top) + _GAP
        for name, value in frame.others.items():
            self.write(picture, name, 20, DIM, topleft=(MARGIN, top))
            told = str(getattr(value, "name", value))
            self.write(picture, told, 20, INK, topright=(self.size[0] - MARGIN, top))
            top += LINE
        return picture

    def _paint_board(self, picture: pygame.Surface, board: Board, top: int) -> int:
        """Paint a board below a place; return where it ends."""
        self.write(picture, board.title, 16, FAINT, topleft=(MARGIN, top))
        side, top = _cell_of(board), top + LINE
        left = (self.size[0] - side * len(board.rows[0])) // 2
        for down, row in enumerate(board.rows):
            for across, cell in enumerate(row):
                place = left + across * side, top + down * side
                is_place = not cell.lstrip("-").isdigit() and cell != "."
                ground = BLUE if is_place else PLAIN if cell == "." else SHADE
                inner = self.pygame.Rect(place[0] + 1, place[1] + 1, side - 2, side - 2)
                self.pygame.draw.rect(picture, ground, inner, border_radius=side // 8)
                if cell != "." and side >= 2 * CELL_SMALLEST:
                    centre = place[0] + side // 2, place[1] + side // 2
                    colour, size = WHITE if is_place else INK, side * 2 // 3
                    size = min(size, side * 3 // (2 * len(cell)))
                    self.write(picture, cell, size, colour, center=centre)
        return top + side * len(board.rows)

    def _write_letters(self, picture: pygame.Surface, lines: list[str], top: int) -> None:
        """Write lines whose letters stand below each other."""
        for down, line in enumerate(lines):
            for across, letter in enumerate(line):
                if not letter.isspace():
                    centre = MARGIN + across * LETTER + LETTER // 2, top + down * LINE + LINE // 2
                    self.write(picture, letter, 22, INK, center=centre)


_PAINTERS: WeakKeyDictionary[Environment, RulesPainter] = WeakKeyDictionary()
"""Those of environments in Python, which keep none themselves."""


def rendered(rules: Environment) -> Any:
    """The frame of an environment of a class of rules, in the way of its render mode: text, an
    array of shape (height, width, 3), or None, and the frame in a window.

    Raises:
        gymnasium.error.DependencyNotInstalled: A picture is wanted and pygame-ce is missing.
    """
    frame = frame_of(rules, steps=rules._steps)
    if rules.render_mode == "ansi":
        return frame.text()
    if rules not in _PAINTERS:
        _PAINTERS[rules] = RulesPainter()
    if rules.render_mode == "rgb_array":
        return _PAINTERS[rules].array(frame)
    _PAINTERS[rules].show(frame, rules.metadata["render_fps"])
    return None


def closed(rules: Environment) -> None:
    """Close the window of an environment, if there is one."""
    if (painter := _PAINTERS.pop(rules, None)) is not None:
        painter.close()


def _cell_of(board: Board) -> int:
    """The side of a cell of a board in pixels."""
    most = max(len(board.rows), len(board.rows[0]))
    return min(CELL_LARGEST, max(CELL_SMALLEST, LONGEST // most))


def _size_of(frame: RulesFrame) -> tuple[int, int]:
    """The width and the height of the picture of a frame, in pixels."""
    if frame.own:
        lines: Any = frame.own.splitlines()
        widths = [LETTER * len(line) for line in lines]
        height = LINE * len(lines)
    else:
        widths = [_cell_of(board) * len(board.rows[0]) for board in frame.boards]
        widths.append(LETTER * max((len(board.title) for board in frame.boards), default=0))
        height = LINE * len(frame.others)
        height += sum(LINE + _cell_of(board) * len(board.rows) + _GAP for board in frame.boards)
    return max(NARROWEST, *widths, 0) + 2 * MARGIN, 2 * STRIP + height
