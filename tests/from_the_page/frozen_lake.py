"""FrozenLake as docs/frozen_lake.md has it: complex numbers for cells, and turns for ways."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction

from from_the_page.sentences import Sentences

LETTERS = "`S` is the start, `F` a frozen cell, `H` a hole and `G` a goal"
ROWS = "Rows are counted from the top and columns from the left, both from 0."
LEFT = "| 0, left | column − 1 |"
DOWN = "| 1, down | row + 1 |"
NUMBER = "the number `columns * row + column` of the agent's cell"
START = "Every episode starts in the cell S."
CHOSEN = "With the probability `success_rate` that is the way of the action"
SIDES = "it is the way to the right of it or the way to the left of it"
CERTAIN = "Where the lake is not slippery, it is the way of the action."
EDGE = "A move that would leave the board leaves the agent where it is."
STAYS = "At a goal and in a hole the agent stays there, whatever the action."
GOAL = "A step to a goal is worth the first number of `reward_schedule`"
FALL = "a step into a hole the second"
COST = "Every other step is worth the third, also one that moves nobody, and one back to the start."
FREE = "A step at a goal or in a hole is worth 0."
END = "a step terminates when it ends at a goal or in a hole"
FURTHER = "every further step stays there, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates, unless it terminates"
UNLIMITED = "without one no step does"
TIME = "with one it returns `time_limit`: whether `max_steps` steps were taken"

SENTENCES = (
    LETTERS,
    ROWS,
    LEFT,
    DOWN,
    NUMBER,
    START,
    CHOSEN,
    SIDES,
    CERTAIN,
    EDGE,
    STAYS,
    GOAL,
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

    def __init__(self, board, rate, rewards, max_steps, negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.height, self.width = len(board), len(board[0])
        self.rate, self.rewards, self.max_steps = rate, rewards, max_steps
        known = str.maketrans("", "") if self.says(LETTERS) else str.maketrans("HG", "GH")
        self.letters = {
            self.cell(y, x): letter.translate(known)
            for y, row in enumerate(board)
            for x, letter in enumerate(row)
        }
        (start,) = (cell for cell, letter in self.letters.items() if letter == "S")
        self.start = start if self.says(START) else next(c for c in self.letters if c != start)

    def cell(self, row, column):
        """The cell in a row and a column."""
        return column - 1j * (row if self.says(ROWS) else self.height - 1 - row)

    def observe(self, cell):
        """Return the number of a cell."""
        row = round(-cell.imag) if self.says(ROWS) else self.height - 1 + round(cell.imag)
        column = round(cell.real)
        return self.width * row + column if self.says(NUMBER) else self.height * column + row

    def shares(self):
        """The turn of each way from that of the action, to the left, and its probability."""
        if self.rate is None:
            return {1 if self.says(CERTAIN) else 1j: Fraction(1)}
        right, left = (-1j, 1j) if self.says(SIDES) else (-1j, -1)
        rate = self.rate if self.says(CHOSEN) else self.rate / 2
        return {right: (1 - rate) / 2, 1: rate, left: (1 - rate) / 2}

    def step(self, cell, action, taken):
        """What a step can do that is number `taken`: probability, next cell, reward, terminated,
        truncated and info."""
        left, down = (-1 if self.says(LEFT) else 1), (-1j if self.says(DOWN) else 1j)
        towards = (left, down, -left, -down)[action]
        for turn, share in self.shares().items():
            after, reward = self.gone(cell, towards * turn)
            over = self.letters[after] in "GH"
            again = self.letters[cell] in "GH" and self.says(STAYS)
            over = over and (self.says(FURTHER) if again else self.says(END))
            limit = self.max_steps
            if limit is None and not self.says(UNLIMITED):
                limit = 2
            reached = limit is not None and taken >= limit
            truncated = reached and (not over if self.says(LIMIT) else True)
            info = {"time_limit": reached} if self.max_steps and self.says(TIME) else {}
            yield share, after, reward, over, truncated, info

    def gone(self, cell, move):
        """The cell that a move leads to, and what it is worth."""
        goal, hole, other = self.rewards
        if self.letters[cell] in "GH" and self.says(STAYS):
            return cell, 0 if self.says(FREE) else other
        there = cell + move
        if there not in self.letters:
            there = cell if self.says(EDGE) else self.start
        if self.letters[there] == "G":
            return there, goal if self.says(GOAL) else 2 * goal
        if self.letters[there] == "H":
            return there, hole if self.says(FALL) else 2 * hole
        return there, other if self.says(COST) or there != cell else 0
