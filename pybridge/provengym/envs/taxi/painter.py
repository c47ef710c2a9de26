"""Pictures of Taxi."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from provengym.envs.taxi.board import DEPOTS, IN_TAXI, NAMES, SIDE, is_open
from provengym.envs.taxi.frame import TaxiFrame, where
from provengym.rendering import landmarks
from provengym.rendering.board import BoardPainter
from provengym.rendering.brush import Brush, Point
from provengym.rendering.colours import BLUE, DARK_BLUE, DIM, GREEN, INK, PLAIN, WHITE, Colour

if TYPE_CHECKING:
    import pygame

ROAD: Colour = (228, 228, 226)
ROAD_SHADE: Colour = (204, 203, 200)
WALL: Colour = (110, 97, 88)
CAB: Colour = (245, 196, 48)
CAB_EDGE: Colour = (168, 122, 16)
GLASS: Colour = (86, 104, 128)
GROUNDS: tuple[Colour, ...] = (
    (246, 205, 200),
    (208, 234, 205),
    (250, 238, 178),
    (205, 217, 246),
    ROAD,
)
"""The grounds of the depots, and of the road."""
SIGNS: tuple[Colour, ...] = ((216, 84, 74), (74, 160, 102), (206, 166, 28), (76, 104, 212))
FRONT = ((0.28, 0.22), (0.34, 0.10), (0.66, 0.10), (0.72, 0.22))
BACK = ((0.72, 0.82), (0.66, 0.90), (0.34, 0.90), (0.28, 0.82))
HOOD = ((0.34, 0.36), (0.66, 0.36), (0.62, 0.48), (0.38, 0.48))
REAR = ((0.38, 0.70), (0.62, 0.70), (0.65, 0.78), (0.35, 0.78))
LIGHTS = ((0.36, 0.14), (0.64, 0.14))
SEAT = (0.5, 0.59)


class Tile(NamedTuple):
    """The contents of a cell."""

    depot: int
    """`IN_TAXI` where there is none."""
    looking: str | None
    """Where the taxi looks, None where it is not."""
    riding: bool
    waiting: bool
    destination: bool


class TaxiPainter(BoardPainter[TaxiFrame]):
    """Paints the map once, and the depots and the taxi in every frame."""

    title = "Taxi"
    narrowest = 430

    def __init__(self) -> None:
        super().__init__(SIDE, SIDE)
        self._board = self.paper()
        for cell in ((row, column) for row in range(SIDE) for column in range(SIDE)):
            tile = Tile(_depot(cell), None, False, False, False)
            self._board.blit(self._tile(tile), self.place(*cell))
        self.number(self._board)

    def paint(self, frame: TaxiFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture, taxi = self._board.copy(), frame.taxi
        at = (taxi.row, taxi.column)
        for cell in {at, *DEPOTS}:
            depot = _depot(cell)
            is_depot = depot != IN_TAXI
            tile = Tile(
                depot=depot,
                looking=(frame.last_action or "north") if cell == at else None,
                riding=cell == at and taxi.passenger == IN_TAXI,
                waiting=is_depot and depot == taxi.passenger,
                destination=is_depot and depot == taxi.destination,
            )
            picture.blit(self._tile(tile), self.place(*cell))
        self._paint_walls(picture)
        told = frame.news or f"passenger {where(taxi)}, destination {NAMES[taxi.destination]}"
        colour = GREEN if frame.news else DIM
        self.write_strips(picture, frame.counted(), told, colour, self.title)
        return picture

    def _paint_walls(self, picture: pygame.Surface) -> None:
        thick = max(round(0.08 * self.cell), 2)
        for row in range(SIDE):
            for column in range(SIDE - 1):
                if not is_open(row, column):
                    left, top = self.place(row, column + 1)
                    box = self.pygame.Rect(left - thick // 2, top, thick, self.cell)
                    self.pygame.draw.rect(picture, WALL, box, border_radius=thick // 2)

    def _tile(self, tile: Tile) -> pygame.Surface:
        return self.tile(tile, lambda surface: self._paint_tile(surface, tile))

    def _paint_tile(self, surface: pygame.Surface, tile: Tile) -> None:
        brush = Brush(self.pygame, surface)
        self.ground(surface, GROUNDS[tile.depot], ROAD_SHADE)
        here = tile.looking is not None
        if tile.depot != IN_TAXI and not here:
            brush.disc(SIGNS[tile.depot], (0.5, 0.5), 0.36)
            brush.disc(GROUNDS[tile.depot], (0.5, 0.5), 0.30)
        if tile.looking is not None:
            _paint_cab(brush, tile.looking, tile.riding)
        if tile.destination:
            landmarks.paint_flag(self.pygame, surface, beside=here or tile.waiting)
        if tile.waiting:
            _paint_person(brush, (0.24, 0.66) if here or tile.destination else (0.5, 0.5))


def _depot(cell: tuple[int, int]) -> int:
    """The depot in a cell."""
    return DEPOTS.index(cell) if cell in DEPOTS else IN_TAXI


def _turned(point: Point, looking: str) -> Point:
    """A point of a taxi that looks to the north, of one that looks elsewhere."""
    x, y = point
    turns = {"south": (1 - x, 1 - y), "east": (1 - y, x), "west": (y, 1 - x)}
    return turns.get(looking, point)


def _paint_cab(brush: Brush, looking: str, riding: bool) -> None:
    """A taxi from above."""

    def polygon(colour: Colour, *corners: Point) -> None:
        brush.polygon(colour, *(_turned(corner, looking) for corner in corners))

    polygon(
        CAB_EDGE, *((0.5 + 1.07 * (x - 0.5), 0.5 + 1.05 * (y - 0.5)) for x, y in (*FRONT, *BACK))
    )
    polygon(CAB, *FRONT, *BACK)
    polygon(GLASS, *HOOD)
    polygon(GLASS, *REAR)
    for light in LIGHTS:
        brush.disc(WHITE, _turned(light, looking), 0.035)
    seat = _turned(SEAT, looking)
    if riding:
        _paint_person(brush, seat)
    else:
        brush.disc(CAB_EDGE, seat, 0.05)


def _paint_person(brush: Brush, centre: Point) -> None:
    """A passenger."""
    x, y = centre
    brush.disc(DARK_BLUE, centre, 0.12)
    brush.disc(BLUE, centre, 0.1)
    for eye in (-0.04, 0.04):
        brush.disc(PLAIN, (x + eye, y - 0.015), 0.028)
        brush.disc(INK, (x + eye, y - 0.01), 0.014)
