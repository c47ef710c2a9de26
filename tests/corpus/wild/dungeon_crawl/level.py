"""The level. One character is one tile.

#  wall      .  floor     @  start    >  stairs (exit)
k  key       D  locked door           !  potion
"""
from enum import Enum


class Tile(Enum):
    WALL = "#"
    FLOOR = "."
    DOOR = "D"
    STAIRS = ">"
    KEY = "k"
    POTION = "!"


LEVEL_1 = """
#########
#@..#..k#
#.#.#.#.#
#.#...#.#
#...#..!#
###D#####
#..... >#
#########
""".replace(" ", ".")

# where the ghost walks, over and over. it floats through nothing, only floor
GHOST_ROUND = [(3, 3), (3, 4), (3, 5), (4, 5), (3, 5), (3, 4)]


class Level:
    def __init__(self, text=LEVEL_1):
        self.rows = [line for line in text.strip().splitlines()]
        self.height = len(self.rows)
        self.width = len(self.rows[0])
        self.tiles = {}
        self.start = None
        for r, line in enumerate(self.rows):
            for c, ch in enumerate(line):
                if ch == "@":
                    self.start = (r, c)
                    ch = "."
                self.tiles[r, c] = Tile(ch)

    def find(self, tile):
        for place, t in self.tiles.items():
            if t is tile:
                return place
        raise LookupError(tile)

    def __getitem__(self, place):
        return self.tiles.get(place, Tile.WALL)
