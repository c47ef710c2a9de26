"""HunterWumpus a second time: plain Python, sharing nothing with the package."""

from transcriptions.splitmix import ALL, word

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))  # north, south, east, west, as (x, y)
ENDINGS = ("Ongoing", "WumpusLost_Pit", "PlayerLost_Wumpus", "PlayerLost_Pit", "PlayerWon")
START = (0, 0)


def by_rows(cell):
    """Return the key that orders cells row by row."""
    return cell[1], cell[0]


class Board:
    """One game on a board of `size` x `size` cells (x, y), with y counted downwards."""

    def __init__(self, size, wumpus, gold, pits):
        self.size, self.wumpus, self.gold, self.pits = size, wumpus, gold, frozenset(pits)
        self.player = START
        self.scent = {(x, y): 0 for x in range(size) for y in range(size)}
        self.visited = {wumpus}
        self.arrived_visited = False
        self.ending = "Ongoing"

    def moved(self, cell, direction):
        """The cell in a direction; the border holds."""
        x, y = (a + b for a, b in zip(cell, MOVES[direction], strict=True))
        return (x, y) if 0 <= x < self.size and 0 <= y < self.size else cell

    def step(self, action, direction):
        """The wumpus goes `action`, the player `direction`: the reward, and whether it is over."""
        if self.ending != "Ongoing":
            return 0, True
        before, left = self.wumpus, None
        self.wumpus = self.moved(before, action)
        bump = self.wumpus == before
        scented = not bump and self.scent[self.wumpus] > 0
        self.arrived_visited = self.wumpus in self.visited
        self.visited.add(self.wumpus)
        if self.wumpus in self.pits:
            self.ending = "WumpusLost_Pit"
        elif self.wumpus == self.player:
            self.ending = "PlayerLost_Wumpus"
        else:
            origin, self.player = self.player, self.moved(self.player, direction)
            if self.player != origin:
                left = origin
            if self.player in self.pits:
                self.ending = "PlayerLost_Pit"
            elif self.player == self.wumpus:
                self.ending = "PlayerLost_Wumpus"
            elif self.player == self.gold:
                self.ending = "PlayerWon"
        for cell, level in self.scent.items():
            self.scent[cell] = max(0, level - 1)
        if left is not None:
            self.scent[left] = 3
        reward = -1
        if bump:
            reward -= 5
        if scented:
            reward += 2
        if self.ending == "PlayerLost_Wumpus":
            reward += 100
        if self.ending == "WumpusLost_Pit":
            reward -= 100
        return reward, self.ending != "Ongoing"

    def near(self, cell):
        """The cells of the grid one step away."""
        return {self.moved(cell, direction) for direction in range(4)} - {cell}

    def senses(self):
        """The observation as pairs of numerator and denominator."""
        last = self.size - 1
        return [
            *((coordinate, last) for coordinate in self.wumpus + self.player),
            (int(self.player in self.near(self.wumpus)), 1),
            (self.scent[self.wumpus], 3),
            (int(self.arrived_visited), 1),
            (int(bool(self.near(self.wumpus) & self.pits)), 1),
        ]

    def scented(self):
        """The cells that smell, with how strongly."""
        return {cell: level for cell, level in self.scent.items() if level > 0}

    def option(self):
        """The state as `reset(options={"state": ...})` takes it."""
        return {
            "gold": self.gold,
            "pits": sorted(self.pits, key=by_rows),
            "wumpus": self.wumpus,
            "player": self.player,
            "scent": self.scented(),
            "visited": sorted(self.visited, key=by_rows),
            "arrived_visited": self.arrived_visited,
            "status": self.ending,
        }


def place(size, num_pits, choose):
    """A new board: wumpus, gold, and pits one after another, where `choose(k, m)` is the index of
    draw k among the m cells that are free, row by row, as none is but the corner of the player."""
    free = [(x, y) for y in range(size) for x in range(size) if (x, y) != START]
    wumpus = free.pop(choose(0, len(free)))
    gold = free.pop(choose(1, len(free)))
    pits = [free.pop(choose(2 + k, len(free))) for k in range(num_pits)]
    return Board(size, wumpus, gold, pits)


def drawn(size, num_pits, key, t):
    """The board of the words t, t + 1, ... of a stream."""
    return place(size, num_pits, lambda k, m: word(key, t + k) * m // ALL)


def number(cell):
    """The kernel's number of a cell."""
    return 8 * cell[1] + cell[0]


def words(board):
    """The state words of a board, as `Spec/HunterWumpus/Machine.lean` lays them out."""
    tiles = {level: 64 + number(cell) for cell, level in board.scented().items()}
    tokens = [number(board.wumpus), number(board.player), number(board.gold)]
    tokens += [tiles.get(level, 0) for level in (3, 2, 1)]
    tokens += [int(board.arrived_visited), ENDINGS.index(board.ending)]
    bits = [sum(2 ** number(cell) for cell in cells) for cells in (board.pits, board.visited)]
    return (*bits, sum(byte << 8 * k for k, byte in enumerate(tokens)))


def observed(board):
    """The components of the kernel's observation."""
    tiles = {level: cell for cell, level in board.scented().items()}
    cells = [tiles.get(level, (0, board.size)) for level in (3, 2, 1)]
    return (
        *(numerator for numerator, _ in board.senses()),
        *board.gold,
        ENDINGS.index(board.ending),
        *(y * board.size + x for x, y in cells),
    )
