"""CliffWalking as docs/cliff_walking.md has it: complex numbers for cells, and turns for ways."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction

from from_the_page.sentences import Sentences

SHAPE = "a grid with 4 rows and 12 columns"
ROWS = "Rows are counted from the top and columns from the left, both from 0."
GOAL = "the goal (3, 11)"
CLIFF = "the cliff the ten cells (3, 1) to (3, 10) between them"
UP = "| 0, up | row − 1 |"
RIGHT = "| 1, right | column + 1 |"
NUMBER = "the number `12 * row + column` of the agent's cell"
START = "Every episode starts in the cell (3, 0), which is observed as 36."
CHOSEN = "On ground that is not slippery it is that of the action."
SIDES = "the way to the left of it, that way itself, or the way to the right of it"
THIRDS = "each with probability 1/3"
EDGE = "A move that would leave the grid leaves the agent where it is."
BACK = "A move onto the cliff leads back to the start."
STAYS = "At the goal the agent stays there, whatever the action."
FALL = "A step onto the cliff is worth −100."
COST = "Every other step is worth −1, also one that moves nobody, and one that reaches the goal."
FREE = "A step at the goal is worth 0."
END = "a step terminates when it ends at the goal"
FURTHER = "every further step stays at the goal, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates, unless it terminates"
UNLIMITED = "without one no step does"
TIME = "with one it returns `time_limit`: whether `max_steps` steps were taken"

SENTENCES = (
    SHAPE,
    ROWS,
    GOAL,
    CLIFF,
    UP,
    RIGHT,
    NUMBER,
    START,
    CHOSEN,
    SIDES,
    THIRDS,
    EDGE,
    BACK,
    STAYS,
    FALL,
    COST,
    FREE,
    END,
    FURTHER,
    LIMIT,
    UNLIMITED,
    TIME,
)


class Walk:
    """A walk; the cell in row y and column x is x - y i, so that up is i."""

    def __init__(self, is_slippery, max_steps, negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.is_slippery, self.max_steps = is_slippery, max_steps
        self.height, self.width = (4, 12) if self.says(SHAPE) else (5, 12)
        self.start = self.cell(3, 0) if self.says(START) else self.cell(2, 0)
        self.goal = self.cell(3, 11) if self.says(GOAL) else self.cell(2, 11)
        last = 11 if self.says(CLIFF) else 10
        self.cliff = {self.cell(3, column) for column in range(1, last)}

    def cell(self, row, column):
        """The cell in a row and a column."""
        return column - 1j * (row if self.says(ROWS) else 3 - row)

    def observe(self, cell):
        """Return the number of a cell."""
        row = round(-cell.imag) if self.says(ROWS) else 3 + round(cell.imag)
        column = round(cell.real)
        return 12 * row + column if self.says(NUMBER) else 4 * column + row

    def shares(self):
        """The turn of each way from that of the action, to the left, and its probability."""
        if not self.is_slippery:
            return {1 if self.says(CHOSEN) else 1j: Fraction(1)}
        sides = (1j, 1, -1j) if self.says(SIDES) else (1j, 1, -1)
        third = Fraction(1, 3)
        if self.says(THIRDS):
            return dict.fromkeys(sides, third)
        return dict(zip(sides, (third / 2, third * 2, third / 2), strict=True))

    def step(self, cell, action, taken):
        """What a step can do that is number `taken`: probability, next cell, reward, terminated,
        truncated and info."""
        up, right = (1j if self.says(UP) else -1j), (1 if self.says(RIGHT) else -1)
        towards = (up, right, -up, -right)[action]
        for turn, share in self.shares().items():
            after, reward = self.gone(cell, towards * turn)
            over = after == self.goal
            again = cell == self.goal and self.says(STAYS)
            over = over and (self.says(FURTHER) if again else self.says(END))
            limit = self.max_steps
            if limit is None and not self.says(UNLIMITED):
                limit = 50
            reached = limit is not None and taken >= limit
            truncated = reached and (not over if self.says(LIMIT) else True)
            info = {"time_limit": reached} if self.max_steps and self.says(TIME) else {}
            yield share, after, reward, over, truncated, info

    def gone(self, cell, move):
        """The cell that a move leads to, and what it is worth."""
        if cell == self.goal and self.says(STAYS):
            return cell, 0 if self.says(FREE) else -1
        there = cell + move
        inside = 0 <= there.real < self.width and 0 <= -there.imag < self.height
        if not inside:
            there = cell if self.says(EDGE) else self.start
        if there in self.cliff:
            worth = -100 if self.says(FALL) else -10
            return (self.start if self.says(BACK) else there), worth
        return there, -1 if self.says(COST) or there != cell else 0
