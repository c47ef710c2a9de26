"""Goals, legal moves and an opponent, in a Dict."""

from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Reference

SIDE = 3
MOVES = ((-1, 0), (0, 1), (1, 0), (0, -1))


def reach():
    """A square is to be reached on three by three, from the middle; it is drawn at the reset.

    A step pays 0 where it is reached, else -1, and nothing ends: both are shown, and the episode is
    truncated after four steps.
    """

    def step(state, action):
        place, goal, time = state
        place = tuple(
            min(max(x + d, 0), SIDE - 1) for x, d in zip(place, MOVES[action], strict=True)
        )
        return (place, goal, time + 1), int(place == goal) - 1, False, time + 1 == 4

    def observe(state):
        place, goal, time = state
        return {"observation": time, "achieved_goal": place, "desired_goal": goal}

    goals = [(row, column) for row in range(SIDE) for column in (0, 2)]
    return Reference(
        name="Reach",
        actions=("up", "right", "down", "left"),
        start={((1, 1), goal, 0): Fraction(1, len(goals)) for goal in goals},
        step=step,
        observe=observe,
    )


class Reach(gymnasium.Env):
    """Goals that are achieved and desired."""

    def __init__(self):
        square = spaces.Box(0, SIDE - 1, (2,), np.int64)
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Dict(
            observation=spaces.Discrete(5), achieved_goal=square, desired_goal=square
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place, self.time = np.array([1, 1]), 0
        self.goal = np.array([self.np_random.integers(SIDE), 2 * self.np_random.integers(2)])
        return self.seen(self.place), {}

    def step(self, action):
        before, self.time = self.place, self.time + 1
        self.place = np.clip(before + MOVES[action], 0, SIDE - 1)
        reward = self.compute_reward(self.place, self.goal, {})
        return self.seen(self.achieved(before)), reward, False, self.time == 4, {}

    def compute_reward(self, achieved, desired, info):
        return np.float32((achieved == desired).all() - 1)

    def achieved(self, before):
        return self.place

    def seen(self, achieved):
        return {
            "observation": self.time,
            "achieved_goal": achieved.copy(),
            "desired_goal": self.goal.copy(),
        }


class ReachWithStaleGoal(Reach):
    """The achieved goal is told one step late."""

    def achieved(self, before):
        return before


class ReachByRows(Reach):
    """The goal is reached in its row."""

    def compute_reward(self, achieved, desired, info):
        return np.float32((achieved[0] == desired[0]) - 1)


HEAP = 7


def nim():
    """One takes one, two or three of seven from a heap, then an opponent who leaves a multiple of
    four, or else takes one.  Who takes the last wins: 1 or -1.  What is illegal loses at once.

    Shown are the heap and which actions are legal.
    """

    def step(heap, action):
        heap -= action + 1
        if heap <= 0:
            return max(heap, 0), -1 if heap < 0 else 1, True
        heap -= heap % 4 or 1
        return heap, -int(heap == 0), heap == 0

    def observe(heap):
        return {"heap": heap, "action_mask": tuple(int(k < heap) for k in range(3))}

    return Reference(
        name="Nim", actions=("one", "two", "three"), start=HEAP, step=step, observe=observe
    )


class Nim:
    """An action mask beside the observation, in the Dict and in the info."""

    action_space = spaces.Discrete(3)
    observation_space = spaces.Dict(
        heap=spaces.Discrete(HEAP + 1), action_mask=spaces.MultiBinary(3)
    )

    def reset(self, *, seed=None, options=None):
        self.heap = HEAP
        return self.seen(self.heap), {"action_mask": self.mask(self.heap)}

    def step(self, action):
        before, taken = self.heap, action + 1
        self.heap = max(before - taken, 0)
        reward = 0
        if taken > before:
            reward = -1
        elif not self.heap:
            reward = 1
        else:
            self.heap -= self.answer()
            reward = 0 if self.heap else -1
        seen = self.seen(self.told(before))
        return seen, reward, self.heap == 0, False, {"action_mask": seen["action_mask"]}

    def answer(self):
        return self.heap % 4 or 1

    def told(self, before):
        return self.heap

    def seen(self, heap):
        return {"heap": self.heap, "action_mask": self.mask(heap)}

    def mask(self, heap):
        return (np.arange(3) < heap).astype(np.int8)


class NimWithStaleMask(Nim):
    """The mask is that of the step before."""

    def told(self, before):
        return before


class NimWithAWeakOpponent(Nim):
    """The opponent always takes one."""

    def answer(self):
        return 1
