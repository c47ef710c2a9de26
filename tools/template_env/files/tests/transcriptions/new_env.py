"""NewEnv a second time: plain Python from its definition, sharing nothing with the package."""

BACK, FORWARD = range(2)


def step(length, cell, action):
    """The next cell, the reward and whether the episode has terminated."""
    if cell == length - 1:
        return cell, 0, True
    if action == FORWARD:
        cell += 1
    elif action == BACK and cell > 0:
        cell -= 1
    return cell, -1, cell == length - 1
