"""KeyLock a second time: plain Python from its definition, sharing nothing with the package.

The grid is a string that the agent walks on: `.` nothing, `k` the key and `l` the lock.
"""

from transcriptions.splitmix import ALL, word

NORTH, SOUTH, EAST, WEST, PICK_UP, OPEN = range(6)


class Board:
    """One task on a grid of `size` x `size` cells; a place is counted row by row."""

    def __init__(self, size, agent, key, lock, has_key=False, is_open=False):
        self.size, self.agent, self.key, self.lock = size, agent, key, lock
        grid = ["."] * size**2
        grid[key], grid[lock] = "k", "l"
        self.grid = "".join(grid)
        self.bag = "k" if has_key else ""
        self.is_open = is_open

    def step(self, action):
        """The reward, and whether the lock is open."""
        if self.is_open:
            return 0, True
        here, row, column = self.grid[self.agent], *divmod(self.agent, self.size)
        if action == NORTH and row:
            self.agent -= self.size
        elif action == SOUTH and row + 1 != self.size:
            self.agent += self.size
        elif action == EAST and column + 1 != self.size:
            self.agent += 1
        elif action == WEST and column:
            self.agent -= 1
        elif action == PICK_UP and here == "k" and not self.bag:
            self.bag = here
            return 10, False
        elif action == OPEN and here == "l" and self.bag:
            self.is_open = True
            return 100, True
        return -1, False

    def observed(self):
        """Columns and rows of the agent, the key and the lock, and two bits."""
        places = (self.agent, self.key, self.lock)
        cells = [number for place in places for number in reversed(divmod(place, self.size))]
        return (*cells, len(self.bag), int(self.is_open))

    def number(self):
        """The number of the state among those that can occur, by counting them."""
        cells = range(self.size**2)
        before = [(k, o) for k in cells for o in cells if k != o].index((self.key, self.lock))
        stage = self.agent + len(cells) * len(self.bag)
        return before * (2 * len(cells) + 1) + (2 * len(cells) if self.is_open else stage)


def place(size, choose):
    """A start: `choose(k, m)` is the choice number k, among m."""
    free = list(range(size**2))
    return Board(size, *(free.pop(choose(k, len(free))) for k in range(3)))


def start(size, key, t):
    """The start that the words from number t on of the stream with this key choose."""
    return place(size, lambda k, m: word(key, t + k) * m // ALL)


def words(board):
    """The kernel's word: ten bits for each coordinate, and a bit for each flag."""
    *coordinates, has_key, is_open = board.observed()
    bits = "".join(f"{number:010b}" for number in reversed(coordinates))
    return (int(f"{is_open}{has_key}{bits}", 2),)
