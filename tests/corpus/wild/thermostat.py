import gym
from gym import spaces
import numpy as np
import math

"""
Thermostat for one room. Every step is half an hour, an episode is two days.

T(t+1) = T(t) + LOSS * (T_out(t) - T(t)) + heater
T_out  = 5 + 5 * sin(2 pi t / 48)

heater: 0 = off, 1 = +1 degree, 2 = +2 degrees
reward = - COMFORT * (T - 21)^2 - PRICE * heater        (T after the step)
"""

LOSS = 0.1
COMFORT = 0.1
PRICE = 0.1
TARGET = 21.0
STEPS = 96


class RoomModel:
    def __init__(self, t_start):
        self.t_start = t_start
        self.temperature = t_start

    def reset(self):
        self.temperature = self.t_start

    def outside(self, step):
        return 5.0 + 5.0 * math.sin(2 * math.pi * step / 48.0)

    def update(self, step, heater):
        self.temperature = (
            self.temperature + LOSS * (self.outside(step) - self.temperature) + float(heater)
        )
        return self.temperature


class ThermostatEnv(gym.Env):

    metadata = {'render.modes': ['human']}

    def __init__(self, start=15.0):
        self.room = RoomModel(start)
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Box(
            low=np.array([-50.0, 0.0, 0.0]),
            high=np.array([80.0, 10.0, 1.0]),
            dtype=np.float32)
        self.step_count = 0
        self.energy = 0
        self.log = {'T': [], 'out': [], 'heater': []}

    def get_observation(self):
        return np.array([self.room.temperature,
                         self.room.outside(self.step_count),
                         self.step_count / STEPS], dtype=np.float32)

    def reset(self):
        self.room.reset()
        self.step_count = 0
        self.energy = 0
        for key in self.log:
            self.log[key] = []
        return self.get_observation()

    def get_reward(self, heater):
        discomfort = COMFORT * (self.room.temperature - TARGET) ** 2
        return -discomfort - PRICE * heater

    def step(self, action):
        heater = int(action)
        out = self.room.outside(self.step_count)
        self.room.update(self.step_count, heater)
        self.step_count += 1
        self.energy += heater

        # for the plots
        self.log['T'].append(self.room.temperature)
        self.log['out'].append(out)
        self.log['heater'].append(heater)

        reward = self.get_reward(heater)
        done = self.step_count >= STEPS
        return self.get_observation(), reward, done, {'energy': self.energy}

    def render(self, mode='human'):
        t = self.room.temperature
        bar = int(max(0, min(40, t)))
        print('%5.1f C |%s%s|' % (t, '*' * bar, ' ' * (40 - bar)))

    def plot(self):
        from matplotlib import pyplot as plt
        plt.plot(self.log['T'], label='room')
        plt.plot(self.log['out'], label='outside')
        plt.step(range(len(self.log['heater'])), self.log['heater'], label='heater')
        plt.legend()
        plt.show()


def bang_bang(env, low=20.5, high=21.5):
    """the classical thermostat, to have something to compare with"""
    obs = env.reset()
    total, done, heater = 0.0, False, 2
    while not done:
        if obs[0] < low:
            heater = 2
        elif obs[0] > high:
            heater = 0
        obs, r, done, info = env.step(heater)
        total += r
    return total, info['energy']


if __name__ == '__main__':
    env = ThermostatEnv()
    print('bang bang: return %.2f, energy %d' % bang_bang(env))
    for a in range(3):
        env.reset()
        done, total = False, 0.0
        while not done:
            _, r, done, _ = env.step(a)
            total += r
        print('always %d: %.2f' % (a, total))
