#!/usr/bin/env python3
"""Rush Hour (the sliding block game with the red car) as a gymnasium environment.

Usage:
    cars = [["X", 2, 1, 2, "h"], ["A", 0, 0, 2, "h"], ["B", 0, 5, 3, "v"]]
    env = RushHourEnv(cars)

Every car: name, row, column (of its top / left end), length, "h" or "v". The first car is the red
one, it must be horizontal and has to reach the right side of the board.
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum

import gymnasium as gym
import numpy as np

BOARD = 6


class Orientation(IntEnum):
    HORIZONTAL = 0
    VERTICAL = 1

    @classmethod
    def parse(cls, letter: str) -> "Orientation":
        try:
            return {"h": cls.HORIZONTAL, "v": cls.VERTICAL}[letter.lower()]
        except KeyError:
            raise ValueError(f"orientation must be h or v, not {letter!r}") from None


@dataclass(frozen=True)
class Car:
    name: str
    row: int
    col: int
    length: int
    orientation: Orientation

    def cells(self):
        for i in range(self.length):
            if self.orientation is Orientation.HORIZONTAL:
                yield self.row, self.col + i
            else:
                yield self.row + i, self.col

    def moved(self, by: int) -> "Car":
        if self.orientation is Orientation.HORIZONTAL:
            return replace(self, col=self.col + by)
        return replace(self, row=self.row + by)

    def inside(self) -> bool:
        return all(0 <= r < BOARD and 0 <= c < BOARD for r, c in self.cells())


class RushHourEnv(gym.Env):
    """
    Action 2*i moves car i one cell to the left / up, action 2*i + 1 to the right / down.

    Reward: -1 per move; -5 instead if the move is not possible (nothing moves)
            +100 on top when the red car is at the right side (terminated)
    After max_moves (default 150) moves the episode is truncated.
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, cars, max_moves: int = 150, render_mode: str | None = None):
        self.initial = [Car(n, r, c, k, Orientation.parse(o)) for n, r, c, k, o in cars]
        if self.initial[0].orientation is not Orientation.HORIZONTAL:
            raise ValueError("the red car must be horizontal")
        taken = [cell for car in self.initial for cell in car.cells()]
        if len(set(taken)) != len(taken) or not all(car.inside() for car in self.initial):
            raise ValueError("cars overlap or stick out")
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.cars: list[Car] = list(self.initial)
        self.history: list[tuple[int, bool]] = []
        self.action_space = gym.spaces.Discrete(2 * len(self.initial))
        self.observation_space = gym.spaces.Box(0, len(self.initial), (BOARD, BOARD), np.uint8)

    # -- helpers -----------------------------------------------------------
    def grid(self) -> np.ndarray:
        grid = np.zeros((BOARD, BOARD), dtype=np.uint8)
        for number, car in enumerate(self.cars, start=1):
            for cell in car.cells():
                grid[cell] = number
        return grid

    def _try(self, index: int, by: int) -> bool:
        car = self.cars[index].moved(by)
        if not car.inside():
            return False
        others = {cell for j, other in enumerate(self.cars) if j != index for cell in other.cells()}
        if any(cell in others for cell in car.cells()):
            return False
        self.cars[index] = car
        return True

    @property
    def solved(self) -> bool:
        red = self.cars[0]
        return red.col + red.length == BOARD

    # -- gymnasium ---------------------------------------------------------
    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        self.cars = list(self.initial)
        self.history = []
        return self.grid(), {}

    def step(self, action: int):
        index, forward = divmod(int(action), 2)
        possible = self._try(index, 1 if forward else -1)
        self.history.append((index, possible))
        reward = -1.0 if possible else -5.0
        terminated = self.solved
        if terminated:
            reward += 100.0
        truncated = len(self.history) >= self.max_moves and not terminated
        info = {"possible": possible, "moves": sum(ok for _, ok in self.history)}
        return self.grid(), reward, terminated, truncated, info

    def render(self) -> None:
        names = "." + "".join(car.name for car in self.cars)
        for row in self.grid():
            print(" ".join(names[k] for k in row))


if __name__ == "__main__":
    CARS = [["X", 2, 0, 2, "h"], ["A", 0, 2, 3, "v"], ["B", 3, 0, 2, "h"], ["C", 4, 1, 2, "v"],
            ["D", 1, 4, 3, "v"], ["E", 5, 3, 2, "h"], ["F", 3, 3, 2, "v"]]
    env = RushHourEnv(CARS)
    env.reset()
    env.render()
