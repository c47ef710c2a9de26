"""
Job-shop scheduling, three jobs on three machines (mill, lathe, drill).

The dispatcher either starts the next operation of a job (this takes no time) or lets the clock
tick. A machine works on one operation at a time and is never interrupted. Every tick costs 1,
so the best return is minus the makespan. A dispatch that is not possible costs 1 as well and
changes nothing.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from typing import Optional

import gymnasium as gym
import numpy as np
from gymnasium import spaces


class Machine(enum.Enum):
    MILL = "mill"
    LATHE = "lathe"
    DRILL = "drill"


@dataclass(frozen=True)
class Operation:
    machine: Machine
    duration: int


M, L, D = Machine.MILL, Machine.LATHE, Machine.DRILL

RECIPES: dict[str, tuple[Operation, ...]] = {
    "flange": (Operation(M, 3), Operation(L, 2), Operation(D, 2)),
    "shaft": (Operation(M, 2), Operation(D, 1), Operation(L, 4)),
    "bracket": (Operation(L, 4), Operation(D, 3), Operation(M, 1)),
}

WAIT = 0


@dataclass
class Job:
    name: str
    operations: tuple[Operation, ...]
    next_op: int = 0
    remaining: int = 0  # ticks until the running operation is done, 0 if idle
    log: list[tuple[int, str]] = field(default_factory=list)

    @property
    def running(self) -> Optional[Operation]:
        return self.operations[self.next_op] if self.remaining > 0 else None

    @property
    def done(self) -> bool:
        return self.next_op == len(self.operations)

    def start(self, clock: int) -> None:
        operation = self.operations[self.next_op]
        self.remaining = operation.duration
        self.log.append((clock, operation.machine.value))

    def tick(self) -> None:
        if self.remaining > 0:
            self.remaining -= 1
            if self.remaining == 0:
                self.next_op += 1


class JobShopEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, recipes: Optional[dict[str, tuple[Operation, ...]]] = None) -> None:
        self.recipes = recipes if recipes is not None else RECIPES
        n = len(self.recipes)
        longest = max(op.duration for ops in self.recipes.values() for op in ops)
        self.action_space = spaces.Discrete(n + 1)
        self.observation_space = spaces.Dict(
            {
                "next_op": spaces.MultiDiscrete([len(ops) + 1 for ops in self.recipes.values()]),
                "remaining": spaces.MultiDiscrete([longest + 1] * n),
            }
        )
        self.jobs: list[Job] = []
        self.clock = 0

    def _observe(self) -> dict[str, np.ndarray]:
        return {
            "next_op": np.array([job.next_op for job in self.jobs], dtype=np.int64),
            "remaining": np.array([job.remaining for job in self.jobs], dtype=np.int64),
        }

    def _machine_free(self, machine: Machine) -> bool:
        return all(job.running is None or job.running.machine is not machine for job in self.jobs)

    def _can_start(self, job: Job) -> bool:
        if job.done or job.running is not None:
            return False
        return self._machine_free(job.operations[job.next_op].machine)

    def action_mask(self) -> list[bool]:
        return [True] + [self._can_start(job) for job in self.jobs]

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None):
        super().reset(seed=seed)
        self.clock = 0
        self.jobs = [Job(name, operations) for name, operations in self.recipes.items()]
        return self._observe(), {"mask": self.action_mask()}

    def step(self, action):
        action = int(action)
        reward = 0.0
        if action == WAIT:
            self.clock += 1
            for job in self.jobs:
                job.tick()
            reward = -1.0
        else:
            job = self.jobs[action - 1]
            if self._can_start(job):
                job.start(self.clock)
            else:
                reward = -1.0
        terminated = all(job.done for job in self.jobs)
        info = {"mask": self.action_mask(), "clock": self.clock}
        return self._observe(), reward, terminated, False, info

    def render(self) -> str:
        """Gantt chart of what has been dispatched so far."""
        lines = []
        for job in self.jobs:
            row = ["."] * (self.clock + 1)
            for (start, machine), op in zip(job.log, job.operations):
                for t in range(start, min(start + op.duration, self.clock + 1)):
                    row[t] = machine[0].upper()
            lines.append(f"{job.name:>8} {''.join(row)}")
        return "\n".join(lines)
