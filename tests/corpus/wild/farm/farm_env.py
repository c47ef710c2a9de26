import gym
import numpy as np
from gym import spaces
from gym.utils import seeding

EMPTY, WHEAT, CORN = 0, 1, 2
CROP_NAMES = {EMPTY: '-', WHEAT: 'wheat', CORN: 'corn'}
SUNNY, CLOUDY, RAINY = 0, 1, 2


class Field(object):
    """One field: what grows on it, and since how many growing days"""

    def __init__(self):
        self.clear()

    def clear(self):
        self.crop = EMPTY
        self.stage = 0

    def sow(self, crop):
        self.crop = crop
        self.stage = 1


class FarmEnv(gym.Env):
    """Two fields, one well.

    Actions
        0     do nothing
        1, 2  sow wheat on field A / B     (only on an empty field, else nothing happens)
        3, 4  sow corn on field A / B      (same)
        5     irrigate (soil water is full after that)
        6, 7  harvest field A / B          (pays only if the crop is ripe; what is not ripe is lost)

    After the action the weather comes:
        sunny: water -1, cloudy: nothing, rain: water +2 (0 <= water <= max_water)
    Then if there is water left all crops that are not ripe grow by one stage. If the soil is dry
    each crop withers with probability `wither_prob`, field A first.

    config needs: days, max_water, weather (3 probabilities), seed_cost, price and ripe (by crop
    number), water_cost, wither_prob
    """

    metadata = {'render.modes': ['human']}

    def __init__(self, config):
        self.config = config
        self.days = config['days']
        self.max_water = config['max_water']
        self.weather_probs = config['weather']
        self.seed_cost = config['seed_cost']
        self.price = config['price']
        self.ripe = config['ripe']
        self.water_cost = config['water_cost']
        self.wither_prob = config['wither_prob']

        self.action_space = spaces.Discrete(8)
        self.observation_space = spaces.Box(low=0., high=10., shape=(5,), dtype=np.float32)
        self.seed()
        self.fields = [Field(), Field()]
        self.money_log = []
        self.reset()

    def seed(self, seed=None):
        self.np_random, seed = seeding.np_random(seed)
        return [seed]

    def reset(self):
        self.day = 0
        self.money = 0.0
        self.water = self.max_water
        for f in self.fields:
            f.clear()
        self.money_log = [0.0]
        return self._get_obs()

    def _get_obs(self):
        a, b = self.fields
        return np.array([a.crop, a.stage, b.crop, b.stage, self.water], dtype=np.float32)

    def _act(self, action):
        if action in (1, 2, 3, 4):
            f = self.fields[(action - 1) % 2]
            crop = WHEAT if action <= 2 else CORN
            if f.crop == EMPTY:
                f.sow(crop)
                return -self.seed_cost[crop]
        elif action == 5:
            self.water = self.max_water
            return -self.water_cost
        elif action in (6, 7):
            f = self.fields[action - 6]
            earned = 0.0
            if f.crop != EMPTY and f.stage >= self.ripe[f.crop]:
                earned = self.price[f.crop]
            f.clear()
            return earned
        return 0.0

    def _night(self):
        weather = self.np_random.choice(3, p=self.weather_probs)
        if weather == SUNNY:
            self.water = max(0, self.water - 1)
        elif weather == RAINY:
            self.water = min(self.max_water, self.water + 2)
        for f in self.fields:
            if f.crop == EMPTY:
                continue
            if self.water > 0:
                if f.stage < self.ripe[f.crop]:
                    f.stage += 1
            elif self.np_random.random() < self.wither_prob:
                f.clear()
        return int(weather)

    def step(self, action):
        reward = self._act(action)
        weather = self._night()
        self.money += reward
        self.money_log.append(self.money)
        self.day += 1
        done = self.day >= self.days
        return self._get_obs(), float(reward), done, {'weather': weather, 'money': self.money}

    def render(self, mode='human'):
        print('day %d  water %s' % (self.day, '~' * self.water))
        for name, f in zip('AB', self.fields):
            print('  field %s: %s %d' % (name, CROP_NAMES[f.crop], f.stage))


DEFAULT_CONFIG = {
    'days': 30,
    'max_water': 3,
    'weather': [0.5, 0.3, 0.2],
    'seed_cost': {WHEAT: 1.0, CORN: 2.0},
    'price': {WHEAT: 4.0, CORN: 9.0},
    'ripe': {WHEAT: 4, CORN: 6},
    'water_cost': 0.5,
    'wither_prob': 0.25,
}

if __name__ == '__main__':
    env = FarmEnv(DEFAULT_CONFIG)
    env.seed(3)
    obs, done = env.reset(), False
    while not done:
        obs, reward, done, info = env.step(np.random.randint(8))
        env.render()
    print(info)
