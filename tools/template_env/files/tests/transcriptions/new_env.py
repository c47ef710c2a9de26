"""NewEnv a second time: plain Python from its definition, sharing nothing with the package."""

BACK, FORWARD = range(2)


def step(length, state, action):
    """The next cell and whether the agent has the key, the reward and whether it has terminated."""
    cell, key = state
    if cell == 0 and key:
        return state, 0, True
    if action == FORWARD and cell < length - 1:
        cell += 1
    elif action == BACK and cell > 0:
        cell -= 1
    if cell == length - 1:
        key = 1
    return (cell, key), -1, cell == 0 and key == 1
