import gym
from gym import spaces
import numpy as np
import random

# CATCH THE RABBIT
# dog and rabbit on a field 6 x 6 that is a torus (left of the left side is the right side)

FIELD = 6
ACTIONS = {0: (0, -1), 1: (0, 1), 2: (-1, 0), 3: (1, 0), 4: (0, 0)}
BURROWS = [(0, 3), (3, 0), (4, 4)]     # the rabbit may rest there, the dog cannot enter
MAX_T = 100

R_STEP = -0.1
R_CATCH = 10.
R_NET = -1.
P_NET = 0.5
P_REST = 0.4


class RabbitEnv(gym.Env):
    """
    The agent is the dog.
      0 left, 1 right, 2 up, 3 down: move; not into a burrow (stays)
      4: bark. If the rabbit is next to the dog (not diagonal) the farmer comes with a net, and
         catches it with probability 0.5. Costs 1 (in place of 0.1), also if the rabbit is far away.

    If the dog moves onto the rabbit it has it.
    Then the rabbit moves: in a burrow it rests with probability 0.4, else (or not in a burrow) it
    goes to one of the four neighbour cells with equal probability, but never onto the dog: if it
    draws that cell it stays.

    observation: dog row, dog col, rabbit row, rabbit col
    """
    metadata = {'render.modes': ['human']}

    def __init__(self):
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.MultiDiscrete([FIELD] * 4)
        self.dog = None
        self.rabbit = None
        self.t = 0
        self.caught = 0
        self.episodes = 0
        self.track = []
        self.reset()

    def _free_cell(self, not_here=None):
        while True:
            cell = (np.random.randint(FIELD), np.random.randint(FIELD))
            if cell not in BURROWS and cell != not_here:
                return cell

    def reset(self):
        self.dog = self._free_cell()
        self.rabbit = self._free_cell(not_here=self.dog)
        self.t = 0
        self.episodes += 1
        self.track = [(self.dog, self.rabbit)]
        return self._obs()

    def _obs(self):
        return np.array(list(self.dog) + list(self.rabbit), dtype=np.int64)

    @staticmethod
    def _go(cell, delta):
        return (cell[0] + delta[0]) % FIELD, (cell[1] + delta[1]) % FIELD

    def _neighbours(self, cell):
        return [self._go(cell, ACTIONS[a]) for a in range(4)]

    def _move_rabbit(self):
        if self.rabbit in BURROWS and random.random() < P_REST:
            return
        cell = random.choice(self._neighbours(self.rabbit))
        if cell != self.dog:
            self.rabbit = cell

    def step(self, action):
        self.t += 1
        done = False
        reward = R_STEP

        if action == 4:
            reward = R_NET
            if self.rabbit in self._neighbours(self.dog) and np.random.rand() < P_NET:
                reward += R_CATCH
                done = True
        else:
            cell = self._go(self.dog, ACTIONS[action])
            if cell not in BURROWS:
                self.dog = cell
            if self.dog == self.rabbit:
                reward += R_CATCH
                done = True

        if done:
            self.caught += 1
        else:
            self._move_rabbit()
        self.track.append((self.dog, self.rabbit))

        if self.t >= MAX_T:
            done = True
        return self._obs(), reward, done, {'caught': self.caught, 'episodes': self.episodes}

    def render(self, mode='human'):
        for r in range(FIELD):
            s = ''
            for c in range(FIELD):
                if (r, c) == self.dog:
                    s += 'D '
                elif (r, c) == self.rabbit:
                    s += 'r '
                elif (r, c) in BURROWS:
                    s += 'o '
                else:
                    s += '. '
            print(s)
        print('-' * 12)


if __name__ == '__main__':
    env = RabbitEnv()
    for i in range(50):
        done = False
        env.reset()
        while not done:
            _, r, done, info = env.step(random.randint(0, 4))
    print(info)
