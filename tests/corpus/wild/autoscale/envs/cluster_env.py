"""Autoscaling of a small cluster on a recorded trace of requests."""
from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Sequence

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from ..utils.queue import RequestQueue

MAX_SERVERS = 8
BOOT_SLOTS = 2
QUEUE_SIZE = 6


class Scale(Enum):
    DOWN = 0
    KEEP = 1
    UP = 2
    UP_TWO = 3


CHANGE = {Scale.DOWN: -1, Scale.KEEP: 0, Scale.UP: 1, Scale.UP_TWO: 2}


@dataclass
class Prices:
    server: float = 1.0      # per server and slot, also while it boots
    waiting: float = 0.4     # per request in the queue and slot
    dropped: float = 5.0
    boot: float = 0.5        # per server that is started


@dataclass
class Metrics:
    served: int = 0
    dropped: int = 0
    server_slots: int = 0


class ClusterEnv(gym.Env):
    """
    A slot of the episode:

    1. servers that are booted come up
    2. the action: DOWN stops one running server (at least one stays), UP / UP_TWO start servers,
       which boot for two slots. There are at most 8 with those that boot, more are not started.
    3. the requests of the slot come in and are served, one per running server, what is left waits
       in the queue (6 places)

    The reward is minus the costs. The episode ends with the trace.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, trace: Sequence[int], prices: Prices | None = None):
        self.trace = list(trace)
        self.prices = prices or Prices()
        self.queue = RequestQueue(QUEUE_SIZE)
        self.action_space = spaces.Discrete(len(Scale))
        # slot, running, booting (up in 1, up in 2), queue
        self.observation_space = spaces.MultiDiscrete(
            [len(self.trace) + 1, MAX_SERVERS + 1, MAX_SERVERS + 1, MAX_SERVERS + 1, QUEUE_SIZE + 1]
        )
        self.metrics = Metrics()

    def _observe(self):
        return np.array(
            [self.slot, self.running, self.booting[0], self.booting[1], self.queue.waiting],
            dtype=np.int64,
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.slot = 0
        self.running = 2
        self.booting = deque([0] * BOOT_SLOTS, maxlen=BOOT_SLOTS)
        self.queue.clear()
        self.metrics = Metrics()
        return self._observe(), asdict(self.metrics)

    def _scale(self, action: Scale) -> int:
        change = CHANGE[action]
        if change < 0:
            self.running = max(1, self.running - 1)
            return 0
        room = MAX_SERVERS - self.running - sum(self.booting)
        return min(change, room)

    def step(self, action):
        # 1. boot
        self.running += self.booting.popleft()

        # 2. scale
        started = self._scale(Scale(int(action)))
        self.booting.append(started)

        # 3. work
        served, dropped = self.queue.serve(self.trace[self.slot], self.running)
        servers = self.running + sum(self.booting)
        p = self.prices
        cost = (
            p.server * servers
            + p.waiting * self.queue.waiting
            + p.dropped * dropped
            + p.boot * started
        )

        self.metrics.served += served
        self.metrics.dropped += dropped
        self.metrics.server_slots += servers
        self.slot += 1
        terminated = self.slot == len(self.trace)
        return self._observe(), -cost, terminated, False, asdict(self.metrics)

    def render(self):
        load = self.trace[min(self.slot, len(self.trace) - 1)]
        return f"{self.slot:2d}: load {load} servers {'S' * self.running}{'b' * sum(self.booting)}"
