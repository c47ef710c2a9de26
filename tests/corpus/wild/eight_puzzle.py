import random
from typing import List, Optional, Tuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces


class EightPuzzleEnv(gym.Env):
    """The 8-puzzle as a gym environment.

    The board is 3x3, the empty field is 0. Goal:

        1 2 3
        4 5 6
        7 8 0

    An action moves the *empty field*: 0 up, 1 right, 2 down, 3 left.

    Reward:
        -1   every move
        -3   a move over the border (board does not change)
        +50  on top, when the puzzle is solved (terminated)

    Each episode starts from the solved board with `scramble` random legal moves. An odd number, so it
    can never be solved already. The episode is truncated after `max_moves` moves.
    """

    metadata = {"render_modes": ["human", "ansi"]}

    GOAL: Tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 0)

    def __init__(self, scramble: int = 25, max_moves: int = 100, render_mode: Optional[str] = None):
        super().__init__()
        if scramble % 2 == 0:
            raise ValueError("scramble must be odd")
        self.scramble = scramble
        self.max_moves = max_moves
        self.render_mode = render_mode

        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(low=0, high=8, shape=(3, 3), dtype=np.uint8)

        self.board: List[int] = list(self.GOAL)
        self.blank = 8
        self.moves = 0
        self.games_played = 0
        self.games_solved = 0

    # ------------------------------------------------------------------ helpers

    @staticmethod
    def _neighbour(blank: int, action: int) -> Optional[int]:
        row, col = divmod(blank, 3)
        if action == 0:
            row -= 1
        elif action == 1:
            col += 1
        elif action == 2:
            row += 1
        elif action == 3:
            col -= 1
        if row not in (0, 1, 2) or col not in (0, 1, 2):
            return None
        return row * 3 + col

    def legal_actions(self) -> List[int]:
        return [a for a in range(4) if self._neighbour(self.blank, a) is not None]

    def _swap(self, other: int) -> None:
        self.board[self.blank], self.board[other] = self.board[other], self.board[self.blank]
        self.blank = other

    def _scramble(self) -> None:
        for _ in range(self.scramble):
            action = random.choice(self.legal_actions())
            self._swap(self._neighbour(self.blank, action))

    def _obs(self) -> np.ndarray:
        return np.array(self.board, dtype=np.uint8).reshape(3, 3)

    def manhattan(self) -> int:
        """Sum of distances of the tiles, used as a heuristic by my A* (see solver.py)."""
        total = 0
        for place, tile in enumerate(self.board):
            if tile:
                goal = tile - 1
                total += abs(place // 3 - goal // 3) + abs(place % 3 - goal % 3)
        return total

    @property
    def solved(self) -> bool:
        return tuple(self.board) == self.GOAL

    # ------------------------------------------------------------------ gym API

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.board = list(self.GOAL)
        self.blank = 8
        self.moves = 0
        self.games_played += 1
        self._scramble()
        return self._obs(), {"manhattan": self.manhattan()}

    def step(self, action: int):
        other = self._neighbour(self.blank, int(action))
        if other is None:
            reward = -3.0
        else:
            reward = -1.0
            self._swap(other)

        self.moves += 1
        terminated = self.solved
        truncated = self.moves >= self.max_moves and not terminated
        if terminated:
            reward += 50.0
            self.games_solved += 1
        info = {
            "manhattan": self.manhattan(),
            "is_success": terminated,
            "solve_rate": self.games_solved / self.games_played,
        }
        return self._obs(), reward, terminated, truncated, info

    def render(self):
        lines = []
        for row in range(3):
            lines.append(" ".join(str(t) if t else "_" for t in self.board[3 * row : 3 * row + 3]))
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text, "\n")


def play_random(n_games=3):
    env = EightPuzzleEnv()
    for game in range(n_games):
        env.reset()
        while True:
            _, _, terminated, truncated, info = env.step(env.action_space.sample())
            if terminated or truncated:
                print(f"game {game}: solved={terminated} manhattan={info['manhattan']}")
                break


if __name__ == "__main__":
    play_random()
