"""Sokoban environment.

Reward per move: -0.1; box pushed onto a target +1; box pushed off a target -1; all boxes on targets
+10 and the episode is over. 120 moves maximum (truncated).
"""
import gymnasium as gym
from gymnasium import spaces
import numpy as np

from .board import Board

# codes in the observation
FLOOR, WALL, TARGET, BOX, BOX_ON_TARGET, PLAYER, PLAYER_ON_TARGET = range(7)


class SokobanEnv(gym.Env):
    metadata = {"render_modes": ["human", "ansi"]}

    penalty_for_step = -0.1
    reward_box_on_target = 1.0
    penalty_box_off_target = -1.0
    reward_finished = 10.0

    def __init__(self, level="room", max_steps=120, render_mode=None):
        self.board = Board(level)
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(0, 6, shape=self.board.shape, dtype=np.uint8)
        self.num_env_steps = 0
        self.pushes = 0
        self.reward_last = 0.0

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.board.load()
        self.num_env_steps = 0
        self.pushes = 0
        self.reward_last = 0.0
        return self.observe(), {}

    def observe(self):
        b = self.board
        obs = np.zeros(b.shape, dtype=np.uint8)
        for p in b.walls:
            obs[p] = WALL
        for p in b.targets:
            obs[p] = TARGET
        for p in b.boxes:
            obs[p] = BOX_ON_TARGET if p in b.targets else BOX
        obs[b.player] = PLAYER_ON_TARGET if b.player in b.targets else PLAYER
        return obs

    def _calc_reward(self, before, after):
        self.reward_last = self.penalty_for_step
        if after > before:
            self.reward_last += self.reward_box_on_target
        elif after < before:
            self.reward_last += self.penalty_box_off_target
        if self.board.solved():
            self.reward_last += self.reward_finished

    def step(self, action):
        before = self.board.on_target()
        result = self.board.move(int(action))
        if result == "pushed":
            self.pushes += 1
        self.num_env_steps += 1
        self._calc_reward(before, self.board.on_target())

        terminated = self.board.solved()
        truncated = self.num_env_steps >= self.max_steps and not terminated
        info = {
            "action.moved_player": result != "blocked",
            "action.moved_box": result == "pushed",
            "pushes": self.pushes,
        }
        if terminated or truncated:
            info["all_boxes_on_target"] = terminated
        return self.observe(), self.reward_last, terminated, truncated, info

    def render(self):
        text = str(self.board)
        if self.render_mode == "ansi":
            return text
        print(text)
