# 2048 on a tiny 2x3 board, so that tabular methods have a chance :-)
# To make it less frustrating there is one bomb per game: it blows up the smallest tile (the
# first of these in reading order). No new tile comes after the bomb. You need two tiles for it.
import random
import gymnasium as gym
import numpy as np

ROWS = 2
COLS = 3
UP, RIGHT, DOWN, LEFT, BOMB = range(5)


class Game:
    """pure game logic, no RL in here"""

    def __init__(self):
        self.restart()

    def restart(self):
        self.grid = [[0] * COLS for _ in range(ROWS)]
        self.score = 0
        self.moves = 0
        self.bombs = 1
        self.add_tile()
        self.add_tile()

    def empty_cells(self):
        return [(r, c) for r in range(ROWS) for c in range(COLS) if self.grid[r][c] == 0]

    def add_tile(self):
        r, c = random.choice(self.empty_cells())
        self.grid[r][c] = 4 if random.random() < 0.1 else 2

    @staticmethod
    def slide(line):
        """slide to the left, every tile merges at most once. returns new line and points"""
        tiles = [x for x in line if x != 0]
        out = []
        points = 0
        i = 0
        while i < len(tiles):
            if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
                out.append(2 * tiles[i])
                points += 2 * tiles[i]
                i += 2
            else:
                out.append(tiles[i])
                i += 1
        return out + [0] * (len(line) - len(out)), points

    def shifted(self, direction):
        grid = [row[:] for row in self.grid]
        points = 0
        if direction in (LEFT, RIGHT):
            for r in range(ROWS):
                line = grid[r][::-1] if direction == RIGHT else grid[r]
                line, p = self.slide(line)
                grid[r] = line[::-1] if direction == RIGHT else line
                points += p
        else:
            for c in range(COLS):
                line = [grid[r][c] for r in range(ROWS)]
                if direction == DOWN:
                    line = line[::-1]
                line, p = self.slide(line)
                if direction == DOWN:
                    line = line[::-1]
                for r in range(ROWS):
                    grid[r][c] = line[r]
                points += p
        return grid, points

    def can_move(self, direction):
        grid, _ = self.shifted(direction)
        return grid != self.grid

    def move(self, direction):
        grid, points = self.shifted(direction)
        if grid == self.grid:
            return None
        self.grid = grid
        self.score += points
        self.moves += 1
        self.add_tile()
        return points

    def use_bomb(self):
        tiles = [x for row in self.grid for x in row if x]
        if self.bombs == 0 or len(tiles) < 2:
            return None
        smallest = min(tiles)
        for r in range(ROWS):
            for c in range(COLS):
                if self.grid[r][c] == smallest:
                    self.grid[r][c] = 0
                    self.bombs -= 1
                    return 0

    def over(self):
        return self.bombs == 0 and not any(self.can_move(d) for d in range(4))


class Tiny2048Env(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self):
        self.game = Game()
        self.action_space = gym.spaces.Discrete(5)
        # exponent of the tile, 0 = empty. 2^8 is more than one can get here. last entry: bombs
        self.observation_space = gym.spaces.Box(0, 8, shape=(ROWS * COLS + 1,), dtype=np.uint8)
        self.high_score = 0

    def get_obs(self):
        obs = np.zeros(ROWS * COLS + 1, dtype=np.uint8)
        obs[-1] = self.game.bombs
        for r in range(ROWS):
            for c in range(COLS):
                if self.game.grid[r][c] > 0:
                    obs[r * COLS + c] = int(np.log2(self.game.grid[r][c]))
        return obs

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.game.restart()
        return self.get_obs(), {"score": 0}

    def step(self, action):
        if action == BOMB:
            points = self.game.use_bomb()
        else:
            points = self.game.move(int(action))
        if points is None:
            # not possible, nothing happens
            return self.get_obs(), -1.0, False, False, {"score": self.game.score}
        done = self.game.over()
        self.high_score = max(self.high_score, self.game.score)
        return self.get_obs(), float(points), done, False, {"score": self.game.score}

    def render(self):
        print("+----" * COLS + "+")
        for row in self.game.grid:
            print("".join(f"|{x if x else '':>4}" for x in row) + "|")
        print("+----" * COLS + "+", "score", self.game.score)


if __name__ == "__main__":
    env = Tiny2048Env()
    for game in range(10):
        env.reset()
        done = False
        while not done:
            _, _, done, _, info = env.step(env.action_space.sample())
        print(info)
    print("best", env.high_score)
