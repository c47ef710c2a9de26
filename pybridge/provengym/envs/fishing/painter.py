"""Pictures of a fishery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.fishing.frame import SHOWN_STEPS, FishingFrame
from provengym.rendering.colours import BLUE, DIM, INK, PLAIN, RED, WHITE, Colour
from provengym.rendering.painter import MARGIN, OVERSAMPLING, STRIP, Painter

if TYPE_CHECKING:
    import pygame

Point = tuple[int, int]

GRID: Colour = (232, 227, 217)
CAPACITY: Colour = (150, 143, 130)
WATER: Colour = (214, 228, 248)

BOARD = (480, 260)
LEFT, AXIS = 64, 22
SIZE = (LEFT + BOARD[0] + MARGIN, STRIP + BOARD[1] + AXIS + STRIP)
DOT = 6
"""Radius of the dot at the last stock, for which there is room at the borders."""
SHARES = (0.0, 0.5, 1.0, 1.5, 2.0)


class FishingPainter(Painter[FishingFrame]):
    """Paints the stock over time as a line, and the harvests as bars."""

    title = "Fishing"
    left = LEFT

    def __init__(self, capacity: float, limit: int) -> None:
        super().__init__(SIZE)
        self._capacity = capacity
        self._span = min(limit, SHOWN_STEPS)

    def paint(self, frame: FishingFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.paper()
        board = self.smooth(BOARD, PLAIN, lambda surface: self._paint_board(surface, frame))
        picture.blit(board, (LEFT, STRIP))
        for share in SHARES:
            height = DOT + round((BOARD[1] - 2 * DOT) * (1 - share / 2))
            place = (LEFT - 8, STRIP + height)
            if share == 1:
                self.write(picture, "K", 17, INK, midleft=(LEFT + BOARD[0] + 8, STRIP + height))
            colour = INK if share == 1 else DIM
            self.write(picture, f"{share * self._capacity:.4g}", 17, colour, midright=place)
        first = self._first(frame)
        for step in (first, first + self._span):
            across = DOT + round((BOARD[0] - 2 * DOT) * (step - first) / self._span)
            place = (LEFT + across, STRIP + BOARD[1] + 14)
            self.write(picture, f"{step:,}", 17, DIM, center=place)
        self._paint_words(picture, frame)
        return picture

    def _paint_words(self, picture: pygame.Surface, frame: FishingFrame) -> None:
        steps, value = frame.counted()
        self.write_strips(picture, (steps, f"stock {frame.natural(frame.stock)}", value))
        right = SIZE[0] - MARGIN
        for name, colour in (("harvest", RED), ("stock", BLUE)):
            right = self.write(picture, name, 20, colour, topright=(right, 18)).left - 16
        if frame.stock == 0:
            self.write(picture, "extinct", 20, RED, center=(SIZE[0] // 2, 25))

    def _first(self, frame: FishingFrame) -> int:
        """The step at the left border."""
        return max(frame.steps - self._span, 0)

    def _paint_board(self, surface: pygame.Surface, frame: FishingFrame) -> None:
        draw = self.pygame.draw
        edge = DOT * OVERSAMPLING
        width, height = (side - 2 * edge for side in surface.get_size())

        def at(column: float, share: float) -> Point:
            across, down = column / self._span * width, (1 - share / 2) * (height - 1)
            return edge + round(across), edge + round(down)

        shown = frame.stocks[-self._span - 1 :]
        harvests = frame.harvests[-self._span :]
        now = frame.steps - self._first(frame)
        columns = range(now - len(shown) + 1, now + 1)
        line = [at(column, share) for column, share in zip(columns, shown, strict=True)]
        if len(line) > 1:
            draw.polygon(surface, WATER, [at(columns[0], 0), *line, at(now, 0)])
        for share in SHARES[1:-1]:
            colour = CAPACITY if share == 1 else GRID
            _, level = at(0, share)
            draw.line(surface, colour, (0, level), (surface.get_width(), level), OVERSAMPLING)
        for column, harvest in zip(columns, harvests, strict=False):
            if harvest > 0:
                left, top = at(column + 0.2, harvest)
                right, bottom = at(column + 0.8, 0)
                bar = self.pygame.Rect(left, top, max(right - left, 1), bottom - top + 1)
                draw.rect(surface, RED, bar)
        if len(line) > 1:
            draw.lines(surface, BLUE, False, line, 2 * OVERSAMPLING + 1)
        draw.circle(surface, WHITE, line[-1], edge)
        draw.circle(surface, BLUE, line[-1], 5 * OVERSAMPLING)
