"""Vector environments of single grids."""

from gymnasium.vector import AutoresetMode, SyncVectorEnv


def vector(*kinds, mode=AutoresetMode.NEXT_STEP, parent=SyncVectorEnv):
    """Return a function that makes a vector environment whose lanes are of these kinds."""

    def make(height=5, width=5):
        one = [lambda kind=kind: kind(height, width) for kind in kinds]
        return parent(one, autoreset_mode=mode)

    return make


class Shapeless(SyncVectorEnv):
    """Has one reward for all lanes."""

    def step(self, actions):
        observations, rewards, *others = super().step(actions)
        return (observations, rewards[:1], *others)


class OneLanesSpace(SyncVectorEnv):
    """Declares the space of one lane for all, as EnvPool does."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.observation_space = self.single_observation_space
