#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""
Bed management of a small ward (bachelor thesis, chapter 4)

The planner decides each week how many patients of the waiting list are called in. Beds that are
given to planned patients can be missing for emergencies.

Order of events in a week:
    1. planned admissions: min(decision, waiting list, free beds)
    2. emergencies ~ Poisson(EMERGENCY_RATE); those who find no free bed are sent elsewhere
    3. discharges: each patient goes home with probability P_HOME
    4. new referrals ~ Binomial(REFERRALS, P_REFERRAL) to the waiting list; a list of MAX_WAITING
       is closed, further patients go elsewhere
"""
import logging
from enum import IntEnum

import gymnasium as gym
import numpy as np

logger = logging.getLogger(__name__)

BEDS = 6
MAX_WAITING = 8
MAX_ADMISSIONS = 3
EMERGENCY_RATE = 1.2
P_HOME = 0.35
REFERRALS = 3
P_REFERRAL = 0.5
WEEKS = 52

REWARD_ADMISSION = 3.0
COST_WAITING = 0.5
COST_SENT_AWAY = 10.0
COST_REFUSED = 2.0


class Obs(IntEnum):
    OCCUPIED = 0
    WAITING = 1


class Statistics:
    def __init__(self):
        self.reset()

    def reset(self):
        self.planned = 0
        self.emergencies = 0
        self.sent_away = 0
        self.occupancy = []

    def as_dict(self):
        mean = float(np.mean(self.occupancy)) if self.occupancy else 0.0
        return {
            "planned": self.planned,
            "emergencies": self.emergencies,
            "sent_away": self.sent_away,
            "mean_occupancy": mean,
        }


class WardEnv(gym.Env):
    metadata = {"render_modes": []}

    def __init__(self, weeks: int = WEEKS):
        super().__init__()
        self.weeks = weeks
        self.action_space = gym.spaces.Discrete(MAX_ADMISSIONS + 1)
        self.observation_space = gym.spaces.MultiDiscrete([BEDS + 1, MAX_WAITING + 1])
        self.statistics = Statistics()
        self._state = np.zeros(2, dtype=np.int64)
        self._week = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = np.array([3, 4], dtype=np.int64)
        self._week = 0
        self.statistics.reset()
        return self._state.copy(), {}

    def step(self, action):
        if not self.action_space.contains(action):
            raise ValueError(f"invalid action {action!r}")
        occupied, waiting = (int(x) for x in self._state)

        # 1. planned admissions
        admitted = min(int(action), waiting, BEDS - occupied)
        occupied += admitted
        waiting -= admitted

        # 2. emergencies
        emergencies = int(self.np_random.poisson(EMERGENCY_RATE))
        taken = min(emergencies, BEDS - occupied)
        sent_away = emergencies - taken
        occupied += taken
        self.statistics.occupancy.append(occupied / BEDS)

        # 3. discharges
        occupied -= int(self.np_random.binomial(occupied, P_HOME))

        # 4. referrals
        waiting += int(self.np_random.binomial(REFERRALS, P_REFERRAL))
        refused = max(0, waiting - MAX_WAITING)
        waiting -= refused

        reward = (
            REWARD_ADMISSION * admitted
            - COST_WAITING * waiting
            - COST_SENT_AWAY * sent_away
            - COST_REFUSED * refused
        )
        self.statistics.planned += admitted
        self.statistics.emergencies += emergencies
        self.statistics.sent_away += sent_away
        logger.debug("week %d: +%d planned, %d emergencies", self._week, admitted, emergencies)

        self._state[Obs.OCCUPIED] = occupied
        self._state[Obs.WAITING] = waiting
        self._week += 1
        truncated = self._week >= self.weeks
        return self._state.copy(), reward, False, truncated, self.statistics.as_dict()


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    env = WardEnv()
    for keep_free in range(BEDS + 1):
        returns = []
        for seed in range(100):
            obs, _ = env.reset(seed=seed)
            over, total = False, 0.0
            while not over:
                free = BEDS - obs[Obs.OCCUPIED]
                action = int(np.clip(free - keep_free, 0, MAX_ADMISSIONS))
                obs, r, _, over, info = env.step(action)
                total += r
            returns.append(total)
        logger.info("keep %d free: %.1f +- %.1f", keep_free, np.mean(returns), np.std(returns))
