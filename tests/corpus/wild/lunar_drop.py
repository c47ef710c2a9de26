"""Lunar drop: land a capsule on the moon, straight down, one engine.

This is the environment for the "continuous control" homework. Write an agent that lands softly and
does not burn too much fuel.
"""
from typing import Optional

import gymnasium as gym
import numpy as np
from gymnasium import spaces

MOON_GRAVITY = 1.62
ENGINE = 4.0           # acceleration at full throttle
DT = 0.2
START_HEIGHT = 50.0
FUEL = 60.0            # seconds at full throttle * 5, i.e. 60 full steps
SAFE_SPEED = 2.0
MAX_STEPS = 150


class FuelTank:
    def __init__(self, amount: float):
        self.capacity = amount
        self.amount = amount

    def burn(self, wanted: float) -> float:
        """Take as much of `wanted` as there is."""
        burnt = min(wanted, self.amount)
        self.amount -= burnt
        return burnt

    def fill(self) -> None:
        self.amount = self.capacity


class LunarDrop(gym.Env):
    """
    Observation: height, velocity (negative is down), fuel
    Action: throttle in [0, 1], shape (1,)

    v += (ENGINE * burnt - MOON_GRAVITY) * DT
    h += v * DT

    Reward: -0.2 * burnt in each step;
            touchdown (h <= 0): +100 with |v| <= 2, else -10 * |v|
            above 80: lost in space, -100
    Truncated after 150 steps.
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, start_height: float = START_HEIGHT, render_mode: Optional[str] = None):
        self.start_height = start_height
        self.render_mode = render_mode
        self.tank = FuelTank(FUEL)
        self.action_space = spaces.Box(low=0.0, high=1.0, shape=(1,), dtype=np.float32)
        self.observation_space = spaces.Box(
            low=np.array([-20.0, -60.0, 0.0], dtype=np.float32),
            high=np.array([100.0, 60.0, FUEL], dtype=np.float32),
        )
        self.height = start_height
        self.velocity = 0.0
        self.step_counter = 0
        self.fuel_used = []

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.tank.fill()
        self.height = self.start_height
        self.velocity = 0.0
        self.step_counter = 0
        self.fuel_used = []
        return self._obs(), {}

    def _obs(self):
        return np.array([self.height, self.velocity, self.tank.amount], dtype=np.float64)

    def step(self, action):
        throttle = float(np.clip(np.asarray(action).ravel()[0], 0.0, 1.0))
        burnt = self.tank.burn(throttle)
        self.fuel_used.append(burnt)
        self.velocity += (ENGINE * burnt - MOON_GRAVITY) * DT
        self.height += self.velocity * DT
        self.step_counter += 1

        reward = -0.2 * burnt
        terminated = False
        landed = False
        if self.height <= 0.0:
            terminated = True
            if abs(self.velocity) <= SAFE_SPEED:
                reward += 100.0
                landed = True
            else:
                reward -= 10.0 * abs(self.velocity)
        elif self.height > 80.0:
            terminated = True
            reward -= 100.0
        truncated = not terminated and self.step_counter >= MAX_STEPS

        if self.render_mode == "human":
            self.render()
        return self._obs(), reward, terminated, truncated, {"is_success": landed,
                                                             "fuel_used": sum(self.fuel_used)}

    def render(self):
        bar = "#" * max(0, int(self.height / 2))
        print(f"{self.step_counter:3d} {bar}> {self.height:6.2f} m {self.velocity:+6.2f} m/s "
              f"fuel {self.tank.amount:5.1f}")


class SuicideBurn:
    """Falls until it would be too late, then full throttle."""

    def __call__(self, obs):
        height, velocity, _ = obs
        needed = velocity ** 2 / (2 * (ENGINE - MOON_GRAVITY))
        if velocity < -1.0 and height - 1.0 <= needed:
            return np.array([1.0], dtype=np.float32)
        return np.array([0.0], dtype=np.float32)


if __name__ == "__main__":
    env = LunarDrop(render_mode="human")
    agent = SuicideBurn()
    obs, _ = env.reset()
    total = 0.0
    while True:
        obs, reward, terminated, truncated, info = env.step(agent(obs))
        total += reward
        if terminated or truncated:
            break
    print("return", round(total, 3), info)
