"""GridWorld a second time: plain Python from its definition, sharing nothing with the package."""

UP, DOWN, LEFT, RIGHT = range(4)


def neighbour(height, width, cell, action):
    """The cell that a move leads to, where the border holds the agent."""
    row, column = cell
    if action == UP:
        return (row - 1 if row > 0 else 0, column)
    if action == DOWN:
        return (row + 1 if row + 1 < height else height - 1, column)
    if action == LEFT:
        return (row, column - 1 if column > 0 else 0)
    if action == RIGHT:
        return (row, column + 1 if column + 1 < width else width - 1)
    raise AssertionError(action)


class GridWorld:
    """One agent on one grid."""

    def __init__(self, height, width, start, goal):
        self.height, self.width, self.start, self.goal = height, width, start, goal
        self.cell = None

    def reset(self, cell=None):
        """Put the agent at the start, or in a cell."""
        self.cell = self.start if cell is None else cell
        return self.cell

    def step(self, action):
        """Return the new cell, the reward and whether the episode has terminated."""
        if self.cell == self.goal:
            return self.goal, 0, True
        self.cell = neighbour(self.height, self.width, self.cell, action)
        arrived = self.cell == self.goal
        return self.cell, 0 if arrived else -1, arrived

    def index(self):
        """The number of the agent's cell, row by row."""
        row, column = self.cell
        return row * self.width + column
