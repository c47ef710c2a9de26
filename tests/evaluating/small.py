"""Environments whose policies are evaluated, and policies."""

import functools
import types

import gymnasium
import numpy as np
from gymnasium import spaces

import provengym

SIDE = 3


class Slippery(gymnasium.Env):
    """A grid with a goal at the end; states are found in another order than they are numbered."""

    action_space = spaces.Discrete(4)
    observation_space = spaces.Discrete(SIDE * SIDE)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return self.at, {}

    def step(self, action):
        turn = int(self.np_random.choice([0, 0, 1, 3]))
        row, column = divmod(self.at, SIDE)
        way = (int(action) + turn) % 4
        row = min(max(row + (-1, 1, 0, 0)[way], 0), SIDE - 1)
        column = min(max(column + (0, 0, -1, 1)[way], 0), SIDE - 1)
        self.at = row * SIDE + column
        goal = self.at == SIDE * SIDE - 1
        return self.at, 5.0 if goal else -1.0, goal, False, {}


class Boxed(Slippery):
    """The same, which shows an array, and takes pairs."""

    action_space = spaces.MultiDiscrete([2, 2])
    observation_space = spaces.MultiDiscrete([SIDE, SIDE])

    def reset(self, **options):
        return np.array(divmod(super().reset(**options)[0], SIDE)), {}

    def step(self, action):
        seen, *rest = super().step(2 * int(action[0]) + int(action[1]))
        return np.array(divmod(seen, SIDE)), *rest


class Hidden(Slippery):
    """The same, which shows the row alone."""

    observation_space = spaces.Discrete(SIDE)

    def reset(self, **options):
        return super().reset(**options)[0] // SIDE, {}

    def step(self, action):
        seen, *rest = super().step(action)
        return seen // SIDE, *rest


class Real(Slippery):
    """The same, which shows real numbers and takes any."""

    action_space = spaces.Box(-1, 1, (1,), np.float32)
    observation_space = spaces.Box(0, SIDE, (2,), np.float32)

    def reset(self, **options):
        return np.float32(divmod(super().reset(**options)[0], SIDE)), {}

    def step(self, action):
        seen, *rest = super().step(int(np.clip(np.floor(2 * (action[0] + 1)), 0, 3)))
        return np.float32(divmod(seen, SIDE)), *rest


@functools.cache
def extracted(target):
    """The exact model of one of these environments."""
    found = provengym.extract(target, budget="20000steps")
    assert found.complete
    return found


def down_then_right(cell):
    return 1 if cell < SIDE * (SIDE - 1) else 3


TABLE = np.array([down_then_right(cell) for cell in range(SIDE * SIDE)])


class Learned:
    """Stands for a model of Stable-Baselines3."""

    def predict(self, observation, state=None, episode_start=None, deterministic=False):
        return np.array(down_then_right(int(observation))), state


learned = Learned()


class Drawing(Learned):
    """Stands for a model of PPO: it moves as `Learned` does, or else to the left, one time in four.

    Its policy has what `sampled` asks of it: `obs_to_tensor`, and a distribution with `probs`.
    """

    @property
    def policy(self):
        return self

    def set_training_mode(self, mode):
        assert not mode

    def obs_to_tensor(self, observation):
        return np.array([observation]), False

    def get_distribution(self, observations):
        (cell,) = observations.tolist()
        probs = np.zeros((1, 4), np.float32)
        probs[0, 2], probs[0, down_then_right(cell)] = 0.25, 0.75
        return types.SimpleNamespace(distribution=types.SimpleNamespace(probs=OnDevice(probs)))


class OnDevice:
    """Stands for a tensor of PyTorch, of which NumPy makes an array once it is detached."""

    def __init__(self, array):
        self._array = array

    def detach(self):
        return self

    def cpu(self):
        return self._array


def exact(policy, discount):
    """Compute the return of a policy of cells from the first, by linear equations."""
    many = SIDE * SIDE
    matrix, earned = np.eye(many), np.zeros(many)
    env = Slippery()
    for cell in range(many - 1):
        for turn, chance in ((0, 0.5), (1, 0.25), (3, 0.25)):
            env.at = cell
            env.np_random = type("Chosen", (), {"choice": lambda self, among, turn=turn: turn})()
            after, reward, over, *_ = env.step(policy[cell])
            earned[cell] += chance * reward
            if not over:
                matrix[cell, after] -= discount * chance
    return np.linalg.solve(matrix, earned)[0]
