"""Valet parking on a grid - assignment 3, group 7

lot format:
    'S' start (the car looks right/east)     '.' asphalt     '#' parked car or wall
    'P' the free parking slot, the car has to stand in it looking up (north)
"""
import math
import numpy as np
import gymnasium as gym
from gymnasium import spaces

EAST, NORTH, WEST, SOUTH = 0, 1, 2, 3
HEADING_NAMES = ["east", "north", "west", "south"]

# dx, dy on the map, rows go down!
AHEAD = {EAST: (0, 1), NORTH: (-1, 0), WEST: (0, -1), SOUTH: (1, 0)}


class ParkingLotEnv(gym.Env):
    """
    Actions
      0 forward            one cell ahead
      1 backward           one cell back
      2 forward left       one cell ahead, then turn left and one cell ahead again
      3 forward right      same to the right
      4 handbrake          parks the car

    The car crashes when it touches a '#' or leaves the lot, also with the first half of a turn
    (-10, over). Handbrake in the slot with the right heading: +25, over. Handbrake anywhere else: -3.
    Driving costs 0.1 forwards and 0.2 backwards, turns 0.3. After 80 actions the guard comes
    (truncated).

    Observation: row and column (0..1), cos and sin of the heading, distance to the slot (0..1)
    """

    metadata = {"render_modes": ["human"], "render_fps": 2}

    def __init__(self, lot, max_steps=80, render_mode=None):
        if not lot:
            raise ValueError("need a parking lot")
        self.lot = [list(row) for row in lot]
        self.h = len(self.lot)
        self.w = len(self.lot[0])
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.start = self._search('S')
        self.slot = self._search('P')

        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.Box(
            low=np.array([0, 0, -1, -1, 0]),
            high=np.array([1, 1, 1, 1, 1]),
            dtype=np.float32,
        )

    def _search(self, char):
        for i in range(self.h):
            for j in range(self.w):
                if self.lot[i][j] == char:
                    return i, j
        raise ValueError("no %r in the lot" % char)

    def _obs(self):
        d = math.hypot(self.row - self.slot[0], self.col - self.slot[1])
        angle = self.heading * math.pi / 2
        return np.array([
            self.row / (self.h - 1),
            self.col / (self.w - 1),
            math.cos(angle),
            math.sin(angle),
            d / math.hypot(self.h - 1, self.w - 1),
        ])

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.row, self.col = self.start
        self.heading = EAST
        self.steps = 0
        self.total_reward = 0.0
        self.crashed = False
        self.parked = False
        return self._obs(), {}

    def _roll(self, direction=1):
        """one cell; returns False after a crash"""
        dr, dc = AHEAD[self.heading]
        r = self.row + direction * dr
        c = self.col + direction * dc
        if r < 0 or c < 0 or r >= self.h or c >= self.w or self.lot[r][c] == '#':
            self.crashed = True
            return False
        self.row, self.col = r, c
        return True

    def step(self, action):
        self.steps += 1
        if action == 0:
            reward = -0.1
            self._roll()
        elif action == 1:
            reward = -0.2
            self._roll(-1)
        elif action in (2, 3):
            reward = -0.3
            if self._roll():
                turn = 1 if action == 2 else -1
                self.heading = (self.heading + turn) % 4
                self._roll()
        elif action == 4:
            if (self.row, self.col) == self.slot and self.heading == NORTH:
                reward = 25.0
                self.parked = True
            else:
                reward = -3.0
        else:
            raise ValueError(f"invalid action {action}")

        if self.crashed:
            reward -= 10.0
        self.total_reward += reward
        terminated = self.crashed or self.parked
        truncated = self.steps >= self.max_steps
        info = {"total_reward": self.total_reward, "is_success": self.parked}
        return self._obs(), reward, terminated, truncated, info

    def render(self):
        car = ">^<v"[self.heading]
        for i, row in enumerate(self.lot):
            line = "".join(row)
            if i == self.row:
                line = line[:self.col] + car + line[self.col + 1:]
            print(line)
        print("heading", HEADING_NAMES[self.heading], "steps", self.steps)


EXAMPLE_LOT = [
    "###P#.",
    "#.....",
    "S..#..",
    "#..#..",
    "......",
]

if __name__ == "__main__":
    env = ParkingLotEnv(EXAMPLE_LOT)
    env.reset(seed=0)
    for a in (0, 2, 0):
        print(env.step(a))
        env.render()
