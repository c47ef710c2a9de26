"""Single product warehouse with lost sales.

Each morning the agent orders 0..max_order units. They arrive at once; what does not fit into the
warehouse is refused by the gate and is not paid. Then the customers come (Poisson), what cannot be
served is lost. The day's profit is the reward. After `episode_days` days the episode is cut.
"""
from __future__ import annotations

from typing import Any, Optional

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from ..config import WarehouseConfig
from .accounting import DayReport, Ledger


class WarehouseEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, config: WarehouseConfig, render_mode: Optional[str] = None):
        self.config = config.validate()
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(config.max_order + 1)
        self.observation_space = spaces.Discrete(config.capacity + 1)
        self.ledger = Ledger()
        self.stock = config.initial_stock
        self.day = 0
        self.total_profit = 0.0

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None):
        super().reset(seed=seed)
        self.stock = self.config.initial_stock
        self.day = 0
        self.total_profit = 0.0
        self.ledger.clear()
        return self.stock, {}

    def step(self, action: int):
        cfg = self.config
        self.day += 1

        wanted = int(action)
        accepted = min(wanted, cfg.capacity - self.stock)
        self.stock += accepted

        demand = int(self.np_random.poisson(cfg.mean_demand))
        sold = min(demand, self.stock)
        self.stock -= sold

        report = DayReport(
            day=self.day,
            ordered=accepted,
            refused=wanted - accepted,
            demand=demand,
            sold=sold,
            lost=demand - sold,
            stock=self.stock,
        )
        self.ledger.add(report)
        reward = report.profit(cfg)
        self.total_profit += reward
        truncated = self.day >= cfg.episode_days
        info = {"demand": demand, "lost": report.lost}
        if truncated:
            info.update(self.ledger.summary())
        return self.stock, reward, False, truncated, info

    def render(self) -> str:
        bar = "#" * self.stock + "." * (self.config.capacity - self.stock)
        return f"day {self.day:2d} [{bar}] profit {self.total_profit:.2f}"
