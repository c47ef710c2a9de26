"""Pictures of a fishery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.fishing.frame import SHOWN_STEPS, FishingFrame
from provengym.rendering.painter import OVERSAMPLING, Painter

if TYPE_CHECKING:
    import pygame

Point = tuple[int, int]
Colour = tuple[int, int, int]

PAPER: Colour = (245, 242, 235)
INK: Colour = (45, 52, 70)
FAINT: Colour = (140, 135, 125)
PLAIN: Colour = (255, 254, 251)
GRID: Colour = (232, 227, 217)
CAPACITY: Colour = (150, 143, 130)
WATER: Colour = (214, 228, 248)
STOCK: Colour = (70, 98, 214)
HARVEST: Colour = (226, 87, 76)
WHITE: Colour = (255, 255, 255)

BOARD = (480, 260)
LEFT, RIGHT, STRIP, AXIS = 64, 34, 58, 22
SIZE = (LEFT + BOARD[0] + RIGHT, STRIP + BOARD[1] + AXIS + STRIP)
SHARES = (0.0, 0.5, 1.0, 1.5, 2.0)


class FishingPainter(Painter[FishingFrame]):
    """Paints the stock over time as a line, and the harvests as bars."""

    title = "Fishing"

    def __init__(self, capacity: float, limit: int) -> None:
        super().__init__()
        self._capacity = capacity
        self._span = min(limit, SHOWN_STEPS)

    def paint(self, frame: FishingFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture: pygame.Surface = self.pygame.Surface(SIZE, depth=32)
        picture.fill(PAPER)
        board = self.smooth(BOARD, PLAIN, lambda surface: self._paint_board(surface, frame))
        picture.blit(board, (LEFT, STRIP))
        for share in SHARES:
            number = f"{share * self._capacity:.4g}"
            label = self.words(number, 17, INK if share == 1 else FAINT)
            place = (LEFT - 8, STRIP + round(BOARD[1] * (1 - share / 2)))
            picture.blit(label, label.get_rect(midright=place))
        first = self._first(frame)
        for step in (first, first + self._span):
            label = self.words(f"{step:,}", 17, FAINT)
            place = (LEFT + round(BOARD[0] * (step - first) / self._span), STRIP + BOARD[1] + 14)
            picture.blit(label, label.get_rect(center=place))
        self._paint_words(picture, frame)
        return picture

    def _paint_words(self, picture: pygame.Surface, frame: FishingFrame) -> None:
        picture.blit(self.words(self.title, 24, INK), (LEFT, 14))
        right = SIZE[0] - RIGHT
        for name, colour in (("harvest", HARVEST), ("stock", STOCK)):
            label = self.words(name, 20, colour)
            right -= label.get_width()
            picture.blit(label, (right, 18))
            right -= 16
        if frame.stock == 0:
            news = self.words("extinct", 20, HARVEST)
            picture.blit(news, news.get_rect(center=(SIZE[0] // 2, 25)))
        status = f"step {frame.steps:,}    stock {frame.natural(frame.stock)}"
        status += f"    return {frame.episode_return:,.6g}"
        picture.blit(self.words(status, 20, INK), (LEFT, SIZE[1] - STRIP + 22))

    def _first(self, frame: FishingFrame) -> int:
        """The step at the left border."""
        return max(frame.steps - self._span, 0)

    def _paint_board(self, surface: pygame.Surface, frame: FishingFrame) -> None:
        draw = self.pygame.draw
        width, height = surface.get_size()

        def at(column: float, share: float) -> Point:
            return round(column / self._span * width), round((1 - share / 2) * (height - 1))

        shown = frame.stocks[-self._span - 1 :]
        harvests = frame.harvests[-self._span :]
        now = frame.steps - self._first(frame)
        columns = range(now - len(shown) + 1, now + 1)
        line = [at(column, share) for column, share in zip(columns, shown, strict=True)]
        if len(line) > 1:
            draw.polygon(surface, WATER, [at(columns[0], 0), *line, at(now, 0)])
        for share in SHARES[1:-1]:
            colour = CAPACITY if share == 1 else GRID
            draw.line(surface, colour, at(0, share), at(self._span, share), OVERSAMPLING)
        for column, harvest in zip(columns, harvests, strict=False):
            if harvest > 0:
                left, top = at(column + 0.2, harvest)
                right, bottom = at(column + 0.8, 0)
                bar = self.pygame.Rect(left, top, max(right - left, 1), bottom - top + 1)
                draw.rect(surface, HARVEST, bar)
        if len(line) > 1:
            draw.lines(surface, STOCK, False, line, 2 * OVERSAMPLING + 1)
        draw.circle(surface, WHITE, line[-1], 6 * OVERSAMPLING)
        draw.circle(surface, STOCK, line[-1], 5 * OVERSAMPLING)
