"""Two versions of one environment; in the second the current in the middle is a bit stronger:

provengym conform examples/river_versions.py:RiverV1 --reference \\
    env:examples/river_versions.py:RiverV0 --budget 60000steps
"""

import gymnasium

ROWS, COLUMNS = 2, 4


class RiverV0(gymnasium.Env):
    """A boat crosses a river, whose current takes it towards a waterfall."""

    def __init__(self):
        self.action_space = gymnasium.spaces.Discrete(2)  # row upstream, row across
        self.observation_space = gymnasium.spaces.Discrete(ROWS * COLUMNS)

    def current(self):
        """Return the probability that the boat is taken down by a row."""
        return 0.2 if self.column == 1 else 0.1

    def reset(self, *, seed=None, options=None):
        """Begin at the bank."""
        super().reset(seed=seed)
        self.row = self.column = 0
        return 0, {}

    def step(self, action):
        """Row, and be taken down."""
        taken = self.np_random.random() < self.current()
        if action == 0:
            self.row = max(self.row - 1, 0)
        else:
            self.column += 1
        lost = taken and self.row == ROWS - 1
        self.row = min(self.row + taken, ROWS - 1)
        across = self.column == COLUMNS - 1
        reward = -1.0 if lost else float(across)
        return COLUMNS * self.row + self.column, reward, lost or across, False, {}


class RiverV1(RiverV0):
    """The same with the currents in a table, one of which was mistyped."""

    currents = (0.1, 0.25, 0.1)

    def current(self):
        """Return the probability that the boat is taken down by a row."""
        return self.currents[self.column]
