"""Robot vacuum cleaner.

The flat (5 x 5, D is the dock, x is furniture, * is a dirty spot):

    D . * x *
    . x . . *
    * . . * .
    . x * . x
    * . . . *

The robot starts at the dock with a full battery (30). Everything it does costs battery:

    0-3  drive north, south, west, east    1 unit (also if it bumps into something)
    4    clean                             2 units; a dirty spot gets clean with probability 0.8
    5    charge                            only at the dock: battery full again, reward -1
                                           elsewhere the robot just waits, 1 unit

Rewards: -0.1 per step, +2 for each cleaned spot, -20 if the battery is empty anywhere but at the
dock (the episode is over), +30 for a clean flat with the robot back at the dock (over).
At the dock the robot cannot get stuck: with an empty battery it gets one unit for free there.
Battery is checked last. Time limit is 300 steps.
"""

from typing import Any, Dict, Tuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

DEFAULT_CONFIG: Dict[str, Any] = {
    "flat": ["D.*x*", ".x..*", "*..*.", ".x*.x", "*...*"],
    "battery": 30,
    "clean_probability": 0.8,
    "rewards": {
        "step": -0.1,
        "clean": 2.0,
        "charge": -1.0,
        "empty": -20.0,
        "finished": 30.0,
    },
    "time_limit": 300,
}

ACTION_NAMES = ("north", "south", "west", "east", "clean", "charge")


class Battery:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.level = capacity

    def use(self, amount: int) -> None:
        self.level = max(self.level - amount, 0)

    def charge(self) -> None:
        self.level = self.capacity

    @property
    def empty(self) -> bool:
        return self.level == 0


class VacuumRobotEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, config: Dict[str, Any] = None, render_mode: str = None):
        self.config = {**DEFAULT_CONFIG, **(config or {})}
        self.render_mode = render_mode
        self.flat = self.config["flat"]
        self.rows, self.cols = len(self.flat), len(self.flat[0])
        self.furniture = self._find("x")
        self.dock = self._find("D")[0]
        self.spots = self._find("*")
        self.battery = Battery(self.config["battery"])
        self.dirty = dict.fromkeys(self.spots, True)
        self.pos: Tuple[int, int] = self.dock
        self.t = 0
        self.trajectory = []

        self.action_space = spaces.Discrete(len(ACTION_NAMES))
        self.observation_space = spaces.Dict(
            {
                "position": spaces.Box(0, max(self.rows, self.cols) - 1, (2,), np.int32),
                "dirt": spaces.MultiBinary(len(self.spots)),
                "battery": spaces.Discrete(self.battery.capacity + 1),
            }
        )

    def _find(self, char):
        return [(r, c) for r in range(self.rows) for c in range(self.cols) if self.flat[r][c] == char]

    def _observation(self):
        return {
            "position": np.array(self.pos, dtype=np.int32),
            "dirt": np.array([self.dirty[s] for s in self.spots], dtype=np.int8),
            "battery": self.battery.level,
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.battery.charge()
        self.dirty = dict.fromkeys(self.spots, True)
        self.pos = self.dock
        self.t = 0
        self.trajectory = [self.pos]
        return self._observation(), {}

    def _drive(self, action: int) -> None:
        dr, dc = ((-1, 0), (1, 0), (0, -1), (0, 1))[action]
        r, c = self.pos[0] + dr, self.pos[1] + dc
        if 0 <= r < self.rows and 0 <= c < self.cols and (r, c) not in self.furniture:
            self.pos = (r, c)
        self.battery.use(1)

    def step(self, action):
        rewards = self.config["rewards"]
        reward = rewards["step"]
        name = ACTION_NAMES[action]

        if name == "clean":
            self.battery.use(2)
            if self.dirty.get(self.pos, False):
                if self.np_random.random() < self.config["clean_probability"]:
                    self.dirty[self.pos] = False
                    reward += rewards["clean"]
        elif name == "charge":
            if self.pos == self.dock:
                self.battery.charge()
                reward += rewards["charge"]
            else:
                self.battery.use(1)
        else:
            self._drive(action)

        self.t += 1
        self.trajectory.append(self.pos)

        terminated = False
        if self.pos == self.dock and not any(self.dirty.values()):
            reward += rewards["finished"]
            terminated = True
        elif self.battery.empty:
            if self.pos == self.dock:
                self.battery.level = 1
            else:
                reward += rewards["empty"]
                terminated = True
        truncated = not terminated and self.t >= self.config["time_limit"]
        return self._observation(), reward, terminated, truncated, {"dirty": sum(self.dirty.values())}

    def render(self):
        rows = []
        for r in range(self.rows):
            cells = []
            for c in range(self.cols):
                if (r, c) == self.pos:
                    cells.append("R")
                elif self.dirty.get((r, c)):
                    cells.append("*")
                elif (r, c) in self.furniture:
                    cells.append("x")
                elif (r, c) == self.dock:
                    cells.append("D")
                else:
                    cells.append(".")
            rows.append(" ".join(cells))
        rows.append(f"battery {self.battery.level}/{self.battery.capacity}")
        return "\n".join(rows)
