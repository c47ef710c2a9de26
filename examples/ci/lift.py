"""A lift in a narrow shaft, which is GridWorld with one column: the environment of this example."""

import gymnasium

STOREYS = 5


class Lift(gymnasium.Env):
    """Go down from the top to the ground; every step costs one, except the last."""

    def __init__(self):
        self.observation_space = gymnasium.spaces.Discrete(STOREYS)
        self.action_space = gymnasium.spaces.Discrete(4)  # up, down; the doors do nothing

    def reset(self, seed=None, options=None):
        """Stand at the top."""
        super().reset(seed=seed)
        self.storey = 0
        return self.storey, {}

    def step(self, action):
        """Go up or down, but not out of the shaft."""
        if self.storey < STOREYS - 1:  # nothing moves once it is over
            self.storey = max(0, self.storey + {0: -1, 1: 1}.get(int(action), 0))
        arrived = self.storey == STOREYS - 1
        return self.storey, 0.0 if arrived else -1.0, arrived, False, {}
