# warehouse picker env  (v3, works with stable baselines 2)
# forklift in a 5x5 warehouse. brings ONE pallet from its station to the target station.
#
# the forklift has a heading, so actions are forward / turn left / turn right / fork
#   forward  : one cell ahead, blocked by shelves and outer walls (then it stays)        -1
#   turn     : changes heading by 90 degrees                                             -1
#   fork     : picks the pallet if it stands on this cell, puts it down on the target (+20, done)
#              everything else is an illegal fork                                        -5
# after 150 steps the shift is over (done)

import gym
from gym import spaces
import numpy as np

SHELVES = [(1, 1), (1, 3), (3, 1), (3, 3), (2, 1)]
STATIONS = [(0, 0), (0, 4), (4, 0), (4, 4)]
SIZE = 5

# heading: 0 = up, 1 = right, 2 = down, 3 = left
DX = [-1, 0, 1, 0]
DY = [0, 1, 0, -1]

ON_FORK = 4


class WarehousePicker(gym.Env):

    metadata = {'render.modes': ['human']}

    def __init__(self):
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Discrete(SIZE * SIZE * 4 * 5 * 4)
        self.max_steps = 150
        self.reward_history = []
        self.free = []
        for i in range(SIZE):
            for j in range(SIZE):
                if (i, j) not in SHELVES:
                    self.free.append((i, j))
        self.reset()

    # state <-> number, like in Taxi
    def encode(self, x, y, heading, pallet, target):
        n = x
        n = n * SIZE + y
        n = n * 4 + heading
        n = n * 5 + pallet
        n = n * 4 + target
        return n

    def decode(self, n):
        target = n % 4
        n = n // 4
        pallet = n % 5
        n = n // 5
        heading = n % 4
        n = n // 4
        y = n % SIZE
        x = n // SIZE
        return x, y, heading, pallet, target

    def _obs(self):
        return self.encode(self.x, self.y, self.heading, self.pallet, self.target)

    def reset(self):
        k = np.random.randint(len(self.free))
        self.x, self.y = self.free[k]
        self.heading = 0
        self.pallet = np.random.randint(4)
        # target must be another station
        self.target = np.random.randint(4)
        while self.target == self.pallet:
            self.target = np.random.randint(4)
        self.t = 0
        self.reward_history = []
        return self._obs()

    def blocked(self, x, y):
        if x < 0 or y < 0 or x >= SIZE or y >= SIZE:
            return True
        return (x, y) in SHELVES

    def step(self, action):
        reward = -1
        done = False

        if action == 0:
            nx = self.x + DX[self.heading]
            ny = self.y + DY[self.heading]
            if not self.blocked(nx, ny):
                self.x, self.y = nx, ny
        elif action == 1:
            self.heading = (self.heading - 1) % 4
        elif action == 2:
            self.heading = (self.heading + 1) % 4
        elif action == 3:
            here = (self.x, self.y)
            if self.pallet != ON_FORK and STATIONS[self.pallet] == here:
                self.pallet = ON_FORK
            elif self.pallet == ON_FORK and STATIONS[self.target] == here:
                reward = 20
                done = True
                self.pallet = self.target
            else:
                reward = -5
        else:
            raise ValueError("unknown action")

        self.t += 1
        if self.t >= self.max_steps:
            done = True
        self.reward_history.append(reward)
        info = {'episode_reward': sum(self.reward_history)}
        return self._obs(), reward, done, info

    def render(self, mode='human'):
        arrows = '^>v<'
        for i in range(SIZE):
            line = ''
            for j in range(SIZE):
                if (i, j) == (self.x, self.y):
                    line += arrows[self.heading]
                elif (i, j) in SHELVES:
                    line += '#'
                elif self.pallet != ON_FORK and STATIONS[self.pallet] == (i, j):
                    line += 'P'
                elif STATIONS[self.target] == (i, j):
                    line += 'T'
                else:
                    line += '.'
            print(line)
        print('fork:', 'pallet' if self.pallet == ON_FORK else 'empty')
        print()


if __name__ == '__main__':
    env = WarehousePicker()
    s = env.reset()
    done = False
    while not done:
        s, r, done, info = env.step(np.random.randint(4))
    env.render()
    print(info)
