#!/usr/bin/env python
# -*- coding: utf-8 -*-
"""Lights Out 5x5 for my reinforcement learning blog series (part 4)

Press a button: it and its 4 neighbours toggle. All lights off = you win.
"""
import numpy as np
import gymnasium as gym

N = 5

# colours for the terminal
ON = "\033[93m#\033[0m"
OFF = "."


def neighbours(r, c):
    yield r, c
    if r > 0:
        yield r - 1, c
    if r < N - 1:
        yield r + 1, c
    if c > 0:
        yield r, c - 1
    if c < N - 1:
        yield r, c + 1


class LightsOutEnv(gym.Env):
    """
    observation: (5, 5) array, 1 = on
    action:      0..24, button number row by row
    reward:      -1 per press, +100 extra when everything is off
    end:         all off (terminated), 50 presses (truncated)

    every episode is a new random board
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, render_mode=None):
        self.action_space = gym.spaces.Discrete(N * N)
        self.observation_space = gym.spaces.MultiBinary([N, N])
        self.render_mode = render_mode
        # precompute what each button toggles
        self.masks = []
        for a in range(N * N):
            mask = np.zeros((N, N), dtype=np.int8)
            for r, c in neighbours(a // N, a % N):
                mask[r, c] = 1
            self.masks.append(mask)
        self.board = np.zeros((N, N), dtype=np.int8)
        self.presses = 0
        self.press_history = []
        self.stats = {"episodes": 0, "wins": 0, "fewest": None}

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.board = np.random.randint(0, 2, size=(N, N)).astype(np.int8)
        self.presses = 0
        self.press_history = []
        self.stats["episodes"] += 1
        if self.render_mode == "human":
            self.render()
        return self.board.copy(), self._info()

    def _info(self):
        return {"on": int(self.board.sum()), "history": list(self.press_history)}

    def _won(self):
        return not self.board.any()

    def step(self, action):
        action = int(action)
        self.board = (self.board + self.masks[action]) % 2
        self.presses += 1
        self.press_history.append(action)

        reward = -1.0
        terminated = False
        if self._won():
            reward += 100.0
            terminated = True
            self.stats["wins"] += 1
            if self.stats["fewest"] is None or self.presses < self.stats["fewest"]:
                self.stats["fewest"] = self.presses
        truncated = (not terminated) and self.presses >= 50

        if self.render_mode == "human":
            self.render()
        return self.board.copy(), reward, terminated, truncated, self._info()

    def render(self):
        for r in range(N):
            print(" ".join(ON if self.board[r, c] else OFF for c in range(N)))
        print("presses:", self.presses)


class ChaseTheLights:
    """Baseline: press below every light of the row above (does not finish the last row)."""

    def __init__(self):
        self.queue = []

    def act(self, board):
        for r in range(1, N):
            for c in range(N):
                if board[r - 1, c]:
                    return r * N + c
        return None


def evaluate(agent, env, episodes=100):
    wins = 0
    left_over = []
    for _ in range(episodes):
        obs, _ = env.reset()
        while True:
            a = agent.act(obs)
            if a is None:
                left_over.append(int(obs.sum()))
                break
            obs, reward, terminated, truncated, info = env.step(a)
            if terminated:
                wins += 1
            if terminated or truncated:
                break
    return wins / episodes, np.mean(left_over) if left_over else 0.0


if __name__ == "__main__":
    env = LightsOutEnv()
    rate, rest = evaluate(ChaseTheLights(), env)
    print("win rate of the baseline", rate)
    print("lights left in the last row", rest)
