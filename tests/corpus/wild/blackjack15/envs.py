import random
import gym
import numpy as np
from gym import spaces

# "Fifteen": a small cousin of Blackjack for experiments with card counting.
#
# The shoe is not shuffled between the hands, so what was played tells what is left. One
# episode = one shoe. config:
#   ranks, copies   -> the shoe
#   limit           -> over that you are bust
#   dealer_stands   -> the dealer draws until he has at least so much
#   min_cards       -> with less cards in the shoe no new hand is dealt

HIT = 1
STAND = 0


class Shoe:
    def __init__(self, ranks, copies):
        self.ranks = ranks
        self.copies = copies
        self.cards = []
        self.running_count = 0

    def shuffle(self):
        self.cards = list(self.ranks) * self.copies
        random.shuffle(self.cards)
        self.running_count = 0

    def draw(self):
        card = self.cards.pop()
        # low cards gone is good for us
        if card <= 2:
            self.running_count += 1
        elif card >= 5:
            self.running_count -= 1
        return card

    def __len__(self):
        return len(self.cards)


class FifteenEnv(gym.Env):
    """
    Observation: own points, dealer's card, cards in the shoe, running count
    Reward: +1 / 0 / -1 at the end of each hand, 0 in between
    If the shoe runs out in the middle of a hand, the hand is a draw (and the episode is over).
    """
    metadata = {'render.modes': ['human']}

    def __init__(self, config):
        self.cfg = config
        self.shoe = Shoe(config['ranks'], config['copies'])
        self.action_space = spaces.Discrete(2)
        n = len(config['ranks']) * config['copies']
        self.observation_space = spaces.Box(
            low=np.array([0, 0, 0, -n]), high=np.array([60, 10, n, n]), dtype=np.int32)
        self.hands = 0
        self.bank = 0

    def _obs(self):
        return np.array(
            [self.player, self.dealer, len(self.shoe), self.shoe.running_count], dtype=np.int32)

    def _deal(self):
        self.player = self.shoe.draw()
        self.dealer = self.shoe.draw()
        self.hands += 1

    def reset(self):
        self.shoe.shuffle()
        self.hands = 0
        self.bank = 0
        self._deal()
        return self._obs()

    def _next_hand(self, reward):
        """pays, and deals again if there are cards enough"""
        self.bank += reward
        done = len(self.shoe) < self.cfg['min_cards']
        if not done:
            self._deal()
        return self._obs(), float(reward), done, {'bank': self.bank, 'hands': self.hands}

    def step(self, action):
        if action == HIT:
            if len(self.shoe) == 0:
                return self._next_hand(0)
            self.player += self.shoe.draw()
            if self.player > self.cfg['limit']:
                return self._next_hand(-1)
            return self._obs(), 0.0, False, {'bank': self.bank, 'hands': self.hands}

        # the dealer's turn
        while self.dealer < self.cfg['dealer_stands']:
            if len(self.shoe) == 0:
                return self._next_hand(0)
            self.dealer += self.shoe.draw()
        if self.dealer > self.cfg['limit'] or self.player > self.dealer:
            return self._next_hand(1)
        if self.player < self.dealer:
            return self._next_hand(-1)
        return self._next_hand(0)

    def render(self, mode='human'):
        print('you: %d   dealer: %d   shoe: %d cards' % (self.player, self.dealer, len(self.shoe)))


class AlwaysHitBelow:
    def __init__(self, points):
        self.points = points

    def act(self, obs):
        return HIT if obs[0] < self.points else STAND


CONFIG = {
    'ranks': [1, 2, 3, 4, 5, 6],
    'copies': 3,
    'limit': 15,
    'dealer_stands': 12,
    'min_cards': 5,
}

if __name__ == '__main__':
    env = FifteenEnv(CONFIG)
    for points in range(8, 16):
        agent = AlwaysHitBelow(points)
        total = 0
        for _ in range(2000):
            obs, done = env.reset(), False
            while not done:
                obs, r, done, info = env.step(agent.act(obs))
            total += info['bank']
        print(points, total / 2000)
