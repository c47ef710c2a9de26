"""GridWorld as docs/gridworld.md has it: a board in one string, with walls around it."""
# ruff: noqa: RUF001 (the pages have minus signs)

from from_the_page.sentences import Sentences

ROWS = "Rows are counted from the top and columns from the left, both from 0."
UP = "| 0, up | row − 1 |"
LEFT = "| 2, left | column − 1 |"
NUMBER = "the number `row * width + column` of the agent's cell"
PAIR = "an int64 array (row, column) of shape (2,)"
WALL = "A move that would leave the grid leaves the agent where it is."
ABSORBING = "At the goal the agent stays there, whatever the action."
FREE = "A step that ends at the goal is worth 0."
COST = "Every other step is worth −1, also one that moves nobody."
END = "a step terminates when it ends at the goal"
FURTHER = "every further step stays at the goal, for a reward of 0, and terminates"
UNLIMITED = "the environment never truncates"
LAST = "`None` is the last one, `(height - 1, width - 1)`"

SENTENCES = (
    ROWS,
    UP,
    LEFT,
    NUMBER,
    PAIR,
    WALL,
    ABSORBING,
    FREE,
    COST,
    END,
    FURTHER,
    UNLIMITED,
    LAST,
)


class GridWorld:
    """A grid; a cell is a place in the string."""

    def __init__(self, height, width, goal=None, observation="index", negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.height, self.width, self.observation = height, width, observation
        self.line = width + 2
        wall, row = "#" * self.line, "#" + "." * width + "#"
        self.board = wall + row * height + wall
        last = (height - 1, width - 1) if self.says(LAST) else (0, width - 1)
        self.goal = self.place(last if goal is None else goal)

    def place(self, pair):
        """Where a (row, column) pair is in the string."""
        row, column = pair
        if not self.says(ROWS):
            row = self.height - 1 - row
        return (row + 1) * self.line + column + 1

    def pair(self, place):
        """The (row, column) pair of a place."""
        row, column = place // self.line - 1, place % self.line - 1
        return (row if self.says(ROWS) else self.height - 1 - row), column

    def observe(self, place):
        """Return the observation of the agent's place."""
        row, column = self.pair(place)
        if self.observation == "position":
            return [row, column] if self.says(PAIR) else [column, row]
        return row * self.width + column if self.says(NUMBER) else column * self.height + row

    def step(self, place, action, taken):
        """The next place, the reward, and whether step number `taken` terminates or truncates."""
        up = -self.line if self.says(UP) else self.line
        left = -1 if self.says(LEFT) else 1
        there = place + (up, -up, left, -left)[action]
        again = place == self.goal and self.says(ABSORBING)
        if again or (self.board[there] == "#" and self.says(WALL)):
            there = place
        elif self.board[there] == "#":
            there = self.board.index(".")
        at_goal = there == self.goal
        if at_goal:
            reward = 0 if self.says(FREE) else -1
            if again and not self.says(FURTHER):
                reward = -1
        else:
            reward = -1 if self.says(COST) or there != place else 0
        truncated = not self.says(UNLIMITED) and taken >= 50
        return there, reward, at_goal and self.says(END), truncated
