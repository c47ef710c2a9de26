"""Gymnasium's Taxi, written anew from its rules in plain Python:

provengym conform examples/taxi_plain.py:taxi --reference env:Taxi-v4 --budget 60000steps
"""

import gymnasium

SIZE, INSIDE = 5, 4
STANDS = ((0, 0), (0, 4), (4, 0), (4, 3))  # red, green, yellow, blue
WALLS = ((0, 1), (1, 1), (3, 0), (3, 2), (4, 0), (4, 2))  # on the east side of these cells
MOVES = {0: (1, 0), 1: (-1, 0), 2: (0, 1), 3: (0, -1)}  # south, north, east, west
PICK_UP = 4


class Taxi(gymnasium.Env):
    """Fetch a passenger from one stand and bring them to another."""

    def __init__(self, walls=WALLS):
        self.walls = frozenset(map(tuple, walls))
        self.action_space = gymnasium.spaces.Discrete(6)
        self.observation_space = gymnasium.spaces.Discrete(500)

    def reset(self, *, seed=None, options=None):
        """Put the taxi anywhere, and the passenger on a stand that is not the destination."""
        super().reset(seed=seed)
        self.row, self.column = (int(self.np_random.integers(SIZE)) for _ in range(2))
        self.passenger = int(self.np_random.integers(4))
        self.destination = (self.passenger + int(self.np_random.integers(1, 4))) % 4
        return self.shown(), {}

    def step(self, action):
        """Drive, or let the passenger in or out."""
        if action in MOVES:
            reward, arrived = self.drive(*MOVES[action])
        else:
            reward, arrived = self.pick_up() if action == PICK_UP else self.drop_off()
        return self.shown(), reward, arrived, False, {}

    def shown(self):
        """The number of the state."""
        place = SIZE * self.row + self.column
        return 4 * (SIZE * place + self.passenger) + self.destination

    def drive(self, south, east):
        """Move by one cell, but not through a wall."""
        row, column = self.row + south, self.column + east
        is_inside = 0 <= row < SIZE and 0 <= column < SIZE
        if is_inside and not (east and (row, min(column, self.column)) in self.walls):
            self.row, self.column = row, column
        return -1, False

    def pick_up(self):
        """Let the passenger in who waits here."""
        if self.passenger == INSIDE or STANDS[self.passenger] != (self.row, self.column):
            return -10, False
        self.passenger = INSIDE
        return -1, False

    def drop_off(self):
        """Let the passenger out, at any stand."""
        if self.passenger != INSIDE or (self.row, self.column) not in STANDS:
            return -10, False
        self.passenger = STANDS.index((self.row, self.column))
        arrived = self.passenger == self.destination
        return (20 if arrived else -1), arrived


def taxi(limit=200, walls=WALLS):
    """With the time limit that Gymnasium registers for Taxi."""
    return gymnasium.wrappers.TimeLimit(Taxi(walls), limit)


def taxis(lanes=2):
    """Several at once."""
    return gymnasium.vector.SyncVectorEnv([taxi] * lanes)
