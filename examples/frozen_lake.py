"""Gymnasium's own FrozenLake, without ice and holes, is a GridWorld in other words:

provengym conform examples/frozen_lake.py:frozen_lake --reference GridWorld

The binding says in which words, and the report repeats what differs on purpose.
"""

import gymnasium

from provengym.conformance import Binding

UP, DOWN, LEFT, RIGHT = 3, 1, 0, 2  # as FrozenLake numbers them


@Binding(
    actions=(UP, DOWN, LEFT, RIGHT),
    reward=lambda reward: reward - 1,
    deviations=(
        "the actions are numbered left, down, right, up",
        "reaching the goal pays 1 and any other step 0, where GridWorld pays 0 and -1",
    ),
)
def frozen_lake(height=5, width=5, start=(0, 0), goal=None):
    """FrozenLake-v1 on a map of frozen cells with this start and goal."""
    goal = goal if goal is not None else (height - 1, width - 1)
    cells = [["F"] * width for _ in range(height)]
    cells[start[0]][start[1]] = "S"
    cells[goal[0]][goal[1]] = "G"
    lake = ["".join(row) for row in cells]
    return gymnasium.make("FrozenLake-v1", desc=lake, is_slippery=False)
