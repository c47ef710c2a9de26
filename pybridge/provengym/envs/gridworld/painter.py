"""Frames of GridWorld."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.rendering.painter import OVERSAMPLING, Painter

if TYPE_CHECKING:
    import pygame

Cell = tuple[int, int]
Colour = tuple[int, int, int]

PAPER: Colour = (245, 242, 235)
INK: Colour = (45, 52, 70)
FAINT: Colour = (160, 155, 145)
SHADE: Colour = (225, 219, 207)
PLAIN: Colour = (255, 254, 251)
START: Colour = (219, 231, 250)
START_RING: Colour = (140, 172, 226)
GOAL: Colour = (255, 232, 184)
GOAL_SHADE: Colour = (232, 205, 150)
POLE: Colour = (96, 86, 80)
FLAG: Colour = (226, 87, 76)
FLAG_SHADE: Colour = (194, 64, 58)
AGENT: Colour = (70, 98, 214)
AGENT_EDGE: Colour = (48, 70, 168)
WHITE: Colour = (255, 255, 255)
REACHED: Colour = (46, 139, 87)

BOARD = 520
"""The longer side of the board in pixels, as far as the limits of a cell allow it."""
CELL_SMALLEST, CELL_LARGEST = 8, 96
NUMBERED_FROM = 22
"""Smallest cell, in pixels, that gets row and column numbers beside it."""
DETAILED_FROM = 15
"""Smallest cell, in pixels, with a flag and a face; a smaller one is a spot of colour."""
MARGIN = 34
STRIP = 58
NARROWEST = 360

LOOKS = {"up": (0.0, -1.0), "down": (0.0, 1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}


@dataclass(frozen=True)
class GridWorldFrame:
    """What a frame shows; cells are (row, column)."""

    height: int
    width: int
    start: Cell
    goal: Cell
    agent: Cell
    last_action: str | None
    steps: int
    episode_return: float

    @property
    def reached(self) -> bool:
        """The agent is at the goal."""
        return self.agent == self.goal


def text(frame: GridWorldFrame) -> str:
    """The frame in plain ASCII: A the agent, S the start, G the goal."""
    letters = {frame.start: "S", frame.goal: "G"} | {frame.agent: "A"}
    edge = "+" + "-" * (2 * frame.width + 1) + "+"
    rows = (
        "| " + " ".join(letters.get((row, column), ".") for column in range(frame.width)) + " |"
        for row in range(frame.height)
    )
    status = f"step {frame.steps}, return {frame.episode_return:.10g}"
    if frame.last_action is not None:
        status += f", last action {frame.last_action}"
    if frame.reached:
        status += ", goal reached"
    title = f"GridWorld {frame.height} x {frame.width}"
    return "\n".join((title, edge, *rows, edge, status))


class GridWorldPainter(Painter[GridWorldFrame]):
    """Paints the grid once and the agent in every frame."""

    title = "GridWorld"

    def __init__(self, height: int, width: int, start: Cell, goal: Cell) -> None:
        super().__init__()
        self._height, self._width, self._start, self._goal = height, width, start, goal
        self._cell = min(CELL_LARGEST, max(CELL_SMALLEST, BOARD // max(height, width)))
        board_width, board_height = width * self._cell, height * self._cell
        full_width = max(board_width + 2 * MARGIN, NARROWEST)
        self._size = (full_width, STRIP + board_height + STRIP)
        self._corner = ((full_width - board_width) // 2, STRIP)
        self._tiles: dict[tuple[bool, bool, str | None], pygame.Surface] = {}
        self._board = self._paint_board()

    def paint(self, frame: GridWorldFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self._board.copy()
        tile = self._tile(frame.agent, looking=frame.last_action or "ahead")
        picture.blit(tile, self._place(frame.agent))
        self._paint_status(picture, frame)
        return picture

    def _place(self, cell: Cell) -> tuple[int, int]:
        left, top = self._corner
        return left + cell[1] * self._cell, top + cell[0] * self._cell

    def _paint_board(self) -> pygame.Surface:
        board: pygame.Surface = self.pygame.Surface(self._size, depth=32)
        board.fill(PAPER)
        for row in range(self._height):
            for column in range(self._width):
                board.blit(self._tile((row, column)), self._place((row, column)))
        if self._cell >= NUMBERED_FROM:
            left, top = self._corner
            for row in range(self._height):
                self._write(
                    board,
                    str(row),
                    17,
                    FAINT,
                    (left - 14, top + row * self._cell + self._cell // 2),
                )
            for column in range(self._width):
                self._write(
                    board,
                    str(column),
                    17,
                    FAINT,
                    (left + column * self._cell + self._cell // 2, top - 12),
                )
        title = self.words(
            f"GridWorld {self._height} \N{MULTIPLICATION SIGN} {self._width}", 24, INK
        )
        board.blit(title, (MARGIN, 14))
        return board

    def _paint_status(self, picture: pygame.Surface, frame: GridWorldFrame) -> None:
        value = f"{frame.episode_return:,.10g}".replace("-", "\N{MINUS SIGN}")
        status = self.words(f"step {frame.steps:,}    return {value}", 20, INK)
        picture.blit(status, (MARGIN, self._size[1] - STRIP + 20))
        if frame.reached:
            news = self.words("goal reached", 20, REACHED)
            picture.blit(news, (self._size[0] - MARGIN - news.get_width(), 16))

    def _write(
        self, picture: pygame.Surface, text: str, size: int, colour: Colour, centre: Cell
    ) -> None:
        words = self.words(text, size, colour)
        picture.blit(words, words.get_rect(center=centre))

    def _tile(self, cell: Cell, looking: str | None = None) -> pygame.Surface:
        """The tile of a cell, with the agent on it when it looks somewhere."""
        kind = (cell == self._start, cell == self._goal, looking)
        if kind not in self._tiles:
            side = (self._cell, self._cell)
            self._tiles[kind] = self.smooth(side, PAPER, lambda s: self._paint_tile(s, *kind))
        return self._tiles[kind]

    def _paint_tile(
        self, surface: pygame.Surface, start: bool, goal: bool, looking: str | None
    ) -> None:
        draw = self.pygame.draw
        side = surface.get_width()

        def at(x: float, y: float) -> tuple[int, int]:
            return round(x * side), round(y * side)

        detailed = self._cell >= DETAILED_FROM
        gap = round(max(0.035 * side, OVERSAMPLING / 2))
        body = self.pygame.Rect(gap, gap, side - 2 * gap, side - 2 * gap)
        radius = round(0.16 * side)
        if detailed:
            ground = GOAL if goal else START if start else PLAIN
            draw.rect(surface, SHADE, body.move(0, round(0.022 * side)), border_radius=radius)
        else:
            ground = FLAG if goal else START_RING if start else PLAIN
        draw.rect(surface, ground, body, border_radius=radius)
        shade = GOAL_SHADE if goal else SHADE
        if detailed and start and looking is None:
            draw.circle(surface, START_RING, at(0.5, 0.5), 0.24 * side, round(0.05 * side))
            draw.circle(surface, START_RING, at(0.5, 0.5), 0.08 * side)
        if detailed and goal:
            # The flag makes room for an agent beside it.
            x = 0.40 if looking is None else 0.68
            reach = 0.34 if looking is None else 0.24
            draw.ellipse(surface, shade, self.pygame.Rect(*at(x - 0.13, 0.77), *at(0.3, 0.09)))
            draw.line(surface, POLE, at(x, 0.18), at(x, 0.82), round(0.045 * side))
            draw.circle(surface, POLE, at(x, 0.18), 0.035 * side)
            cloth = (at(x + 0.02, 0.21), at(x + reach, 0.345), at(x + 0.02, 0.48))
            draw.polygon(surface, FLAG, cloth)
            draw.polygon(surface, FLAG_SHADE, (at(x + 0.02, 0.345), cloth[1], cloth[2]))
        if looking is not None and not detailed:
            draw.circle(surface, AGENT_EDGE, at(0.5, 0.5), 0.42 * side)
        elif looking is not None and goal:
            self._paint_agent(surface, (0.36, 0.575), 0.84, shade, looking)
        elif looking is not None:
            self._paint_agent(surface, (0.5, 0.5), 1.0, shade, looking)

    def _paint_agent(
        self,
        surface: pygame.Surface,
        centre: tuple[float, float],
        scale: float,
        shade: Colour,
        looking: str,
    ) -> None:
        draw = self.pygame.draw
        x, y = (coordinate * surface.get_width() for coordinate in centre)
        unit = scale * surface.get_width()

        def disc(colour: Colour, dx: float, dy: float, radius: float) -> None:
            place = (round(x + dx * unit), round(y + dy * unit))
            draw.circle(surface, colour, place, radius * unit)

        shadow = self.pygame.Rect(0, 0, round(0.46 * unit), round(0.10 * unit))
        shadow.center = (round(x), round(y + 0.285 * unit))
        draw.ellipse(surface, shade, shadow)
        disc(AGENT_EDGE, 0.0, 0.0, 0.29)
        disc(AGENT, 0.0, 0.0, 0.265)
        look_x, look_y = LOOKS.get(looking, (0.0, 0.0))
        for eye in (-0.1, 0.1):
            disc(WHITE, eye + 0.05 * look_x, -0.03 + 0.05 * look_y, 0.075)
            disc(INK, eye + 0.085 * look_x, -0.03 + 0.085 * look_y, 0.038)
