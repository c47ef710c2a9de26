"""Taxi as docs/taxi.md has it: complex numbers for cells, and walls in the middle of two."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction

from from_the_page.sentences import Sentences

SHAPE = "five rows, counted from the north, and five columns, counted from the west, both from 0"
NORTHERN = "the columns 1 and 2 in the rows 0 and 1"
SOUTHERN = "between the columns 0 and 1, and 2 and 3, in the rows 3 and 4"
RED = "0 red (R) in (0, 0)"
GREEN = "1 green (G) in (0, 4)"
YELLOW = "2 yellow (Y) in (4, 0)"
BLUE = "3 blue (B) in (4, 3)"
SOUTH = "| 0, south | row + 1 |"
EAST = "| 2, east | column + 1 |"
PICK_UP = "| 4, pick up | takes a passenger who waits at the depot where the taxi is into it |"
DROP_OFF = "| 5, drop off | puts a passenger in the taxi down at the depot where the taxi is |"
NUMBER = "the number `((row * 5 + column) * 5 + passenger) * 4 + destination`"
RIDES = "a passenger in the taxi is 4"
STARTS = "300 starts, all equally likely"
FICKLE = "the destination will change with probability `fickle_probability`, whichever start it is"
DRY = "in the end that of the action: where it does not rain"
BLOCKED = "where the next cell on the way of the action cannot be reached for an edge or a wall"
CHOSEN = "it is the way of the action with probability `rainy_probability`"
SIDES = "the way to the left of it and the way to the right of it with half the rest each"
STOPPED = "an edge or a wall leaves it where it is"
CHANGES = "it becomes one of the three other depots, equally likely"
ONCE = "and will not change again"
MOVED = "When the taxi moves to another cell with the passenger in it"
NOTHING = "and to drop off in a cell without a depot change nothing"
STAYS = "Once the passenger is at its destination, nothing changes, whatever the action."
DELIVERED = "To drop the passenger off at its destination is worth 20."
WRONG = "To pick up or to drop off where that changes nothing is worth −10."
COST = "Every other step is worth −1, also a move that moves nobody."
FREE = "A step after the end is worth 0."
END = "a step terminates when it drops the passenger off at its destination"
FURTHER = "every further step changes nothing, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates, unless it terminates"
UNLIMITED = "without one no step does"
MOVES = "while the episode is not over: a move to another cell"
WAITS = "to pick up where a passenger waits"
ALIGHTS = "to drop off a passenger in the taxi at a depot"
AFTER = "After the end the same actions are."
MASK = "`reset` and `step` return `action_mask`, the mask of what is observed"
TIME = "With a limit, `step` returns `time_limit`, too: whether `max_steps` steps were taken"
MORE = "those whose destination will change have the numbers of their observations and 500"

SENTENCES = (
    SHAPE,
    NORTHERN,
    SOUTHERN,
    RED,
    GREEN,
    YELLOW,
    BLUE,
    SOUTH,
    EAST,
    PICK_UP,
    DROP_OFF,
    NUMBER,
    RIDES,
    STARTS,
    FICKLE,
    DRY,
    BLOCKED,
    CHOSEN,
    SIDES,
    STOPPED,
    CHANGES,
    ONCE,
    MOVED,
    NOTHING,
    STAYS,
    DELIVERED,
    WRONG,
    COST,
    FREE,
    END,
    FURTHER,
    LIMIT,
    UNLIMITED,
    MOVES,
    WAITS,
    ALIGHTS,
    AFTER,
    MASK,
    TIME,
    MORE,
)
TAXI = 4


class Drive:
    """A taxi; the cell in row y and column x is x - y i, so that north is i.

    A state is the cell, the passenger, the destination, and whether that will change.
    """

    def __init__(self, is_rainy, fickle, as_chosen, is_fickle, max_steps, negated=None):
        self.says = says = Sentences(SENTENCES, negated)
        self.is_rainy, self.as_chosen = is_rainy, as_chosen
        self.is_fickle = is_fickle if fickle else Fraction(0)
        self.max_steps = max_steps
        self.cells = [self.cell(row, column) for row in range(5) for column in range(5)]
        self.depots = [
            self.cell(0, 0 if says(RED) else 1),
            self.cell(0, 4 if says(GREEN) else 3),
            self.cell(4, 0 if says(YELLOW) else 1),
            self.cell(4, 3 if says(BLUE) else 4),
        ]
        walls = [(row, 1) for row in ((0, 1) if says(NORTHERN) else (0,))]
        walls += [
            (row, column) for row in (3, 4) for column in ((0, 2) if says(SOUTHERN) else (0,))
        ]
        self.walls = {self.cell(row, column) + 0.5 for row, column in walls}
        south, east = (-1j if says(SOUTH) else 1j), (1 if says(EAST) else -1)
        self.headings = (south, -south, east, -east)

    def cell(self, row, column):
        """The cell in a row and a column."""
        return column - 1j * (row if self.says(SHAPE) else 4 - row)

    def row(self, cell):
        """The row of a cell."""
        return round(-cell.imag) if self.says(SHAPE) else 4 + round(cell.imag)

    def observe(self, state):
        """Return the number of a state."""
        cell, passenger, destination, _ = state
        row, column = self.row(cell), round(cell.real)
        if not self.says(RIDES):
            passenger = (passenger + 1) % 5
        if not self.says(NUMBER):
            row, column = column, row
        return ((row * 5 + column) * 5 + passenger) * 4 + destination

    def index(self, state):
        """Return the number of a state in the table."""
        return self.observe(state) + (500 if state[3] and self.says(MORE) else 0)

    def starts(self):
        """How probable each start is."""
        found = {}
        for cell in self.cells:
            for passenger in range(4):
                for destination in range(4):
                    if passenger == destination or not (self.says(STARTS) or cell != 0):
                        continue
                    rate = self.is_fickle if self.says(FICKLE) else 1 - self.is_fickle
                    for changes, share in ((True, rate), (False, 1 - rate)):
                        if share:
                            found[cell, passenger, destination, changes] = share
        total = sum(found.values())
        return {state: share / total for state, share in found.items()}

    def step(self, state, action, taken):
        """What a step can do that is number `taken`: probability, next state, reward, terminated,
        truncated and info."""
        again = state[1] == state[2]
        for share, after, reward in self.done(state, action):
            over = after[1] == after[2]
            over = over and self.says(FURTHER if again else END)
            limit = self.max_steps
            if limit is None and not self.says(UNLIMITED):
                limit = 5
            reached = limit is not None and taken >= limit
            truncated = reached and (not over if self.says(LIMIT) else True)
            limited = {"time_limit": reached} if self.max_steps and self.says(TIME) else {}
            yield share, after, reward, over, truncated, self.info(after) | limited

    def info(self, state):
        """The info of a reset that leads to a state."""
        if not self.says(MASK):
            return {}
        cell, passenger, destination, _ = state
        here = self.depots.index(cell) if cell in self.depots else None
        leaves = here is not None if self.says(ALIGHTS) else here == destination
        legal = [
            *(self.beyond(cell, way) is not None or not self.says(MOVES) for way in self.headings),
            passenger == here if self.says(WAITS) else passenger != TAXI,
            passenger == TAXI and leaves,
        ]
        ends = passenger == destination and not self.says(AFTER)
        return {"action_mask": [int(one and not ends) for one in legal]}

    def done(self, state, action):
        """The same without the end."""
        cell, passenger, destination, changes = state
        if passenger == destination and self.says(STAYS):
            yield Fraction(1), state, 0 if self.says(FREE) else -1
            return
        here = self.depots.index(cell) if cell in self.depots else None
        cost, wrong = (-1 if self.says(COST) else -2), (-10 if self.says(WRONG) else -1)
        if action == 4:
            fits = passenger == here if self.says(PICK_UP) else passenger != TAXI
            after = (cell, TAXI, destination, changes)
            yield Fraction(1), *((after, cost) if fits else (state, wrong))
        elif action == 5:
            fits = passenger == TAXI and here is not None
            if not self.says(NOTHING) and passenger == TAXI and here is None:
                yield Fraction(1), (cell, 0, destination, changes), wrong
                return
            if not self.says(DROP_OFF):
                fits = fits and here == destination
            worth = 20 if here == destination and self.says(DELIVERED) else cost
            after = (cell, here, destination, changes)
            yield Fraction(1), *((after, worth) if fits else (state, wrong))
        else:
            for share, way in self.ways(cell, action):
                for part, after in self.gone(state, way):
                    yield share * part, after, cost

    def ways(self, cell, action):
        """The ways of a move, each with its probability."""
        way = self.headings[action]
        rains = self.is_rainy or not self.says(DRY)
        if not rains or (self.beyond(cell, way) is None and self.says(BLOCKED)):
            yield Fraction(1), way
            return
        rate = self.as_chosen if self.says(CHOSEN) else 1 - self.as_chosen
        yield rate, way
        for turn in (1j, -1j) if self.says(SIDES) else (1j, 1j):
            yield (1 - rate) / 2, way * turn

    def beyond(self, cell, way):
        """The next cell on a way; None where an edge or a wall is."""
        there = cell + way
        return there if there in self.cells and cell + way / 2 not in self.walls else None

    def gone(self, state, way):
        """What a way leads to, each state with its probability."""
        cell, passenger, destination, changes = state
        there = self.beyond(cell, way)
        if there is None:
            there = cell if self.says(STOPPED) else self.cells[0]
        moved = there != cell if self.says(MOVED) else True
        if not (moved and changes and passenger == TAXI):
            yield Fraction(1), (there, passenger, destination, changes)
            return
        others = [other for other in range(4) if other != destination or not self.says(CHANGES)]
        for other in others:
            kept = not self.says(ONCE)
            yield Fraction(1, len(others)), (there, passenger, other, kept)
