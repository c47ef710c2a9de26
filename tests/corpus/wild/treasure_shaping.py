"""Treasure island: find the treasure, do not fall into the pits.

I first gave only +10 for the treasure but the DQN did not learn anything at all. With the distance
reward (see _shaping) it gets reward everywhere and learning starts right away!!
"""
import math

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

ISLAND = 6
PITS = ((1, 4), (2, 2), (4, 1), (4, 4))
TREASURE_SPOT = (5, 5)
STORM = 0.1  # probability that a move fails and we stay

REWARD_TREASURE = 10
REWARD_PIT = -5
REWARD_CLOSER = 1.0
REWARD_AWAY = -0.5


def manhattan(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


class TreasureIsland(gymnasium.Env):
    """
    Observation: [x, y, distance to treasure] (float32)
    Actions: 0 left, 1 right, 2 up, 3 down. With probability 0.1 a storm holds us where we are.
    Rewards: closer to the treasure 1.0, further away -0.5, same place 0.
             pit: -5 and over; treasure: +10 and over (on top of the distance reward)
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, island=ISLAND, storm=STORM):
        self.island = island
        self.storm = storm
        self.treasure = TREASURE_SPOT
        top = 2.0 * (island - 1)
        self.observation_space = Box(
            low=np.zeros(3, dtype=np.float32),
            high=np.array([island - 1, island - 1, top], dtype=np.float32),
        )
        self.action_space = Discrete(4)
        self.best_distance = math.inf
        self.pos = None
        self.n_steps = 0
        self.episode_log = []

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.pos = [0, 0]
        self.n_steps = 0
        self.best_distance = manhattan(self.pos, self.treasure)
        self.episode_log.append({"steps": 0, "reward": 0.0})
        if len(self.episode_log) > 100:
            self.episode_log.pop(0)
        return self._state(), {"best_distance": self.best_distance}

    def _state(self):
        d = manhattan(self.pos, self.treasure)
        return np.array([self.pos[0], self.pos[1], d], dtype=np.float32)

    def _shaping(self, old, new):
        if new < old:
            return REWARD_CLOSER
        if new > old:
            return REWARD_AWAY
        return 0.0

    def _move(self, action):
        x, y = self.pos
        if action == 0:
            x -= 1
        elif action == 1:
            x += 1
        elif action == 2:
            y -= 1
        elif action == 3:
            y += 1
        x = int(np.clip(x, 0, self.island - 1))
        y = int(np.clip(y, 0, self.island - 1))
        self.pos = [x, y]

    def step(self, action):
        old = manhattan(self.pos, self.treasure)
        if self.np_random.random() >= self.storm:
            self._move(action)
        new = manhattan(self.pos, self.treasure)

        reward = self._shaping(old, new)
        terminated = False
        if tuple(self.pos) in PITS:
            reward += REWARD_PIT
            terminated = True
        elif tuple(self.pos) == self.treasure:
            reward += REWARD_TREASURE
            terminated = True

        self.n_steps += 1
        self.best_distance = min(self.best_distance, new)
        self.episode_log[-1]["steps"] = self.n_steps
        self.episode_log[-1]["reward"] += reward
        return self._state(), reward, terminated, False, {"best_distance": self.best_distance}

    def render(self):
        for y in range(self.island):
            print(" ".join(
                "A" if [x, y] == self.pos else
                "O" if (x, y) in PITS else
                "X" if (x, y) == self.treasure else "~"
                for x in range(self.island)
            ))
        print()


def random_rollout(env, max_steps=500):
    obs, _ = env.reset()
    ret = 0
    for _ in range(max_steps):
        obs, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        ret += reward
        if terminated:
            break
    return ret


if __name__ == "__main__":
    e = TreasureIsland()
    print([random_rollout(e) for _ in range(10)])
    e.render()
