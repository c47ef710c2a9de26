# -*- coding: utf-8 -*-
import gym
import numpy as np
from gym import spaces

__author__ = "traffic team"
__version__ = "0.3.1"

APPROACHES = ('N', 'E', 'S', 'W')


class Lane:
    ''' A lane in front of the lights '''

    def __init__(self, name, p_arrival, length=4):
        self.name = name
        self.p_arrival = p_arrival
        self.length = length
        self.cars = 0
        self.history = []

    def reset(self):
        self.cars = 0
        self.history = [0]

    def arrive(self):
        ''' returns True if a car had no room (spillback into the last crossing) '''
        spill = False
        if np.random.rand() < self.p_arrival:
            if self.cars < self.length:
                self.cars += 1
            else:
                spill = True
        self.history.append(self.cars)
        return spill

    def leave(self):
        if self.cars > 0:
            self.cars -= 1
            return 1
        return 0


class IntersectionEnv(gym.Env):
    '''
    Four approaches, four phases:
        0: N and S straight      1: E and W straight
        2: N all directions      3: E all directions  (these let 2 cars go)

    Action = the phase for this step. A change of the phase costs the step: all lights are red.
    A car arrives at each lane with its own probability, at the end of the step.

    reward = cars that left - 0.25 * cars that wait (before the arrivals)
             - 5 for each spillback
    An episode has 120 steps.
    '''

    metadata = {'render.modes': ['human']}
    ARRIVALS = (0.25, 0.35, 0.2, 0.3)

    def __init__(self):
        self.lanes = [Lane(name, p) for name, p in zip(APPROACHES, self.ARRIVALS)]
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.MultiDiscrete([5, 5, 5, 5, 4])
        self.phase = 0
        self.step_count = 0
        self.throughput = 0

    def _observe(self):
        return np.array([lane.cars for lane in self.lanes] + [self.phase])

    def reset(self):
        for lane in self.lanes:
            lane.reset()
        self.phase = 0
        self.step_count = 0
        self.throughput = 0
        return self._observe()

    def _flow(self):
        north, east, south, west = self.lanes
        if self.phase == 0:
            return north.leave() + south.leave()
        if self.phase == 1:
            return east.leave() + west.leave()
        lane = north if self.phase == 2 else east
        return lane.leave() + lane.leave()

    def step(self, action):
        assert 0 <= action < 4
        left = 0
        if action != self.phase:
            self.phase = int(action)      # all red
        else:
            left = self._flow()

        waiting = sum(lane.cars for lane in self.lanes)
        spills = 0
        for lane in self.lanes:
            if lane.arrive():
                spills += 1

        self.throughput += left
        self.step_count += 1
        reward = left - 0.25 * waiting - 5.0 * spills
        done = self.step_count >= 120
        info = {
            'throughput': self.throughput,
            'mean_queue': np.mean([np.mean(lane.history) for lane in self.lanes]),
        }
        return self._observe(), reward, done, info

    def render(self, mode='human'):
        n, e, s, w = [lane.cars for lane in self.lanes]
        print('          N %d' % n)
        print('   W %d    [%d]    E %d' % (w, self.phase, e))
        print('          S %d' % s)


def longest_queue(obs):
    ''' go for the longest queue; a first baseline '''
    if obs[:4].max() == 0:
        return int(obs[4])
    return int([0, 1, 0, 1][int(obs[:4].argmax())])


if __name__ == '__main__':
    env = IntersectionEnv()
    scores = []
    for i in range(30):
        obs, done, score = env.reset(), False, 0
        while not done:
            obs, r, done, info = env.step(longest_queue(obs))
            score += r
        scores.append(score)
    print('longest queue: %.1f +- %.1f' % (np.mean(scores), np.std(scores)))
