"""gymnasium environment around Building.

Down-peak traffic: everybody wants to the lobby (floor 0), where nobody ever waits.

action 0 = go up, 1 = go down, 2 = open the doors
  up/down at the end of the shaft: the car stays
  doors: at the lobby all riders leave (+2 each); elsewhere people board, first come first served,
         until the car is full

reward = 2 * (riders who left) - 0.1 * (people waiting, after the doors and before new arrivals)
         - 0.05 * (riders in the car, after the doors)

New people arrive at the end of each step (Poisson, one rate per floor) and also once at the reset.
A queue holds queue_limit people, others take the stairs. Episodes have `horizon` steps (truncated).
"""
import gymnasium as gym
import numpy as np
from gymnasium.spaces import Dict, Discrete, MultiDiscrete

from .building import Building

UP, DOWN, OPEN = 0, 1, 2


class ElevatorDispatchEnv(gym.Env):
    def __init__(self, config):
        self.cfg = config
        self.horizon = config["horizon"]
        self.action_space = Discrete(3)
        self.observation_space = Dict(
            car=Discrete(config["floors"]),
            riders=Discrete(config["capacity"] + 1),
            waiting=MultiDiscrete([config["queue_limit"] + 1] * config["floors"]),
        )
        self.now = 0
        self.building = None
        self.log = []

    def _state(self):
        b = self.building
        return {
            "car": b.car.floor,
            "riders": len(b.car.riders),
            "waiting": np.array(b.waiting(), dtype=np.int64),
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        cfg = self.cfg
        self.now = 0
        self.log = []
        self.building = Building(cfg["floors"], cfg["capacity"], cfg["queue_limit"], cfg["rates"])
        self.building.arrivals(self.now)
        return self._state(), {}

    def step(self, action):
        self.now += 1
        b = self.building
        left, boarded = 0, 0
        if action == UP:
            b.car.floor = min(b.car.floor + 1, b.floors - 1)
        elif action == DOWN:
            b.car.floor = max(b.car.floor - 1, 0)
        elif action == OPEN:
            left, boarded = b.open_doors(self.now)
        else:
            raise ValueError(action)

        reward = 2.0 * left - 0.1 * sum(b.waiting()) - 0.05 * len(b.car.riders)
        new = b.arrivals(self.now)
        self.log.append((self.now, int(action), left, boarded, new))

        info = {
            "mean_wait": float(np.mean(b.waiting_times)) if b.waiting_times else 0.0,
            "refused": b.refused,
        }
        return self._state(), reward, False, self.now >= self.horizon, info
