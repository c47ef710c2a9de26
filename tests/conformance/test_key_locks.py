"""KeyLock as a reference: a plain right environment agrees, and wrong ones are found."""

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from provengym.conformance import conform
from transcriptions.key_lock import OPEN, PICK_UP, SOUTH, Board


class Lock(gymnasium.Env):
    """Right, on the transcription."""

    action_space = spaces.Discrete(6)

    def __init__(self, size=8, max_steps=None):
        self.size, self.max_steps = size, max_steps or 10 * size
        self.observation_space = spaces.MultiDiscrete([size] * 6 + [2, 2])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.board, self.steps = Board(self.size, *self.start()), 0
        return self.seen(), {}

    def start(self):
        return map(int, self.np_random.choice(self.size**2, 3, replace=False))

    def seen(self):
        return np.array(self.board.observed())

    def moved(self, action):
        return self.board.step(action)

    def step(self, action):
        reward, terminated = self.moved(int(action))
        self.steps += 1
        return self.seen(), reward, terminated, self.steps >= self.max_steps and not terminated, {}


class PaysAgain(Lock):
    def moved(self, action):
        reward, over = super().moved(action)
        return (10 if action == PICK_UP and self.board.bag else reward), over


class NeedsNoKey(Lock):
    def moved(self, action):
        if action == OPEN and self.board.agent == self.board.lock:
            self.board.bag = "k"
        return super().moved(action)


class OpensAnywhere(Lock):
    def moved(self, action):
        if action == OPEN and self.board.bag:
            self.board.agent = self.board.lock
        return super().moved(action)


class StopsOneRowShort(Lock):
    def moved(self, action):
        if action == SOUTH and self.board.agent // self.size == self.size - 2:
            return -1, self.board.is_open
        return super().moved(action)


class LockNearby(Lock):
    """The lock is never in the last row."""

    def start(self):
        while True:
            agent, key, lock = super().start()
            if lock < self.size * (self.size - 1):
                return agent, key, lock


class OnTheKey(Lock):
    """The agent may start where the key is."""

    def start(self):
        return map(int, (*self.np_random.integers(self.size**2, size=1), *[*super().start()][:2]))


class NeverEnds(Lock):
    def step(self, action):
        *answer, _, info = super().step(action)
        return *answer, False, info


def test_a_right_one_agrees():
    report = conform(Lock, reference="KeyLock", size=3, budget=60)

    assert report.verdict in ("agrees", "equal"), report  # as the budget lasts


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        (PaysAgain, "reward"),
        (NeedsNoKey, "terminated"),
        (OpensAnywhere, "terminated"),
        (StopsOneRowShort, "observation"),
        (LockNearby, "distribution"),
        (OnTheKey, "observation"),
        (NeverEnds, "truncated"),
    ],
)
def test_a_wrong_one_is_found(wrong, kind):
    report = conform(wrong, reference="KeyLock", budget=60)

    assert [finding.kind for finding in report.findings] == [kind], report
