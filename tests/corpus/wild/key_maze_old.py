import gym
import numpy as np
from gym import spaces

'''
KEY MAZE
collect the coloured keys, open the coloured doors, reach the treasure.

numbers in the grid:
 0 = empty   1 = wall   2 = player   3 = treasure
 4 = red key   5 = green key   6 = red door   7 = green door
'''

EMPTY, WALL, PLAYER, TREASURE, RED_KEY, GREEN_KEY, RED_DOOR, GREEN_DOOR = range(8)

MAZE = np.array([
    [2, 0, 0, 1, 0, 0, 5],
    [1, 1, 0, 1, 0, 1, 1],
    [4, 0, 0, 6, 0, 0, 0],
    [1, 1, 0, 1, 1, 1, 0],
    [0, 0, 0, 1, 3, 7, 0],
    [0, 1, 0, 1, 1, 1, 0],
    [0, 0, 0, 6, 0, 0, 0],
], dtype=np.int8)

KEY_OF = {RED_DOOR: RED_KEY, GREEN_DOOR: GREEN_KEY}
NAMES = {RED_KEY: "red", GREEN_KEY: "green"}


class KeyMaze(gym.Env):
    """
    4 actions: up down left right
    reward: -0.1 per step, -0.5 when you bump into something closed,
            +2 for a key, +1 for opening a door (a key opens all doors of its colour),
            +20 for the treasure
    """
    metadata = {'render.modes': ['human', 'ansi']}

    UP, DOWN, LEFT, RIGHT = 0, 1, 2, 3

    def __init__(self):
        super(KeyMaze, self).__init__()
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(low=0, high=7, shape=MAZE.shape, dtype=np.int8)
        self.grid = MAZE.copy()
        self.inventory = set()
        self.visited = []
        self.episode = 0
        self.total_reward = 0
        self.done = False

    def _find_player(self):
        pos = np.argwhere(self.grid == PLAYER)[0]
        return int(pos[0]), int(pos[1])

    def reset(self):
        self.grid = MAZE.copy()
        self.inventory = set()
        self.visited = [self._find_player()]
        self.total_reward = 0
        self.done = False
        self.episode += 1
        return self.grid

    def _target(self, action):
        row, col = self._find_player()
        if action == self.UP:
            row -= 1
        elif action == self.DOWN:
            row += 1
        elif action == self.LEFT:
            col -= 1
        elif action == self.RIGHT:
            col += 1
        return row, col

    def step(self, action):
        if self.done:
            print("episode is over, call reset()")
        reward = -0.1
        old = self._find_player()
        row, col = self._target(action)

        outside = not (0 <= row < self.grid.shape[0] and 0 <= col < self.grid.shape[1])
        if outside or self.grid[row, col] == WALL:
            reward = -0.5
        else:
            cell = self.grid[row, col]
            move = True
            if cell in KEY_OF:
                if KEY_OF[cell] in self.inventory:
                    reward += 1
                else:
                    reward = -0.5
                    move = False
            elif cell in (RED_KEY, GREEN_KEY):
                self.inventory.add(int(cell))
                reward += 2
            elif cell == TREASURE:
                reward += 20
                self.done = True
            if move:
                self.grid[old] = EMPTY
                self.grid[row, col] = PLAYER
                self.visited.append((row, col))

        self.total_reward += reward
        info = {
            'inventory': sorted(NAMES[k] for k in self.inventory),
            'unique_cells': len(set(self.visited)),
        }
        return self.grid, reward, self.done, info

    def render(self, mode='human'):
        chars = ' #P$rgRG'
        text = '\n'.join(''.join(chars[c] for c in line) for line in self.grid)
        if mode == 'ansi':
            return text
        print('episode', self.episode, 'reward so far: %.1f' % self.total_reward)
        print(text)


if __name__ == '__main__':
    env = KeyMaze()
    env.reset()
    # shortest way i could find by hand
    plan = 'RRDDLLRRR'
    for letter in plan:
        obs, reward, done, info = env.step('UDLR'.index(letter))
        env.render()
        print(reward, info)
