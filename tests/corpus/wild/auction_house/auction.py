"""First price sealed bid auctions with a budget.

In each round one painting is sold. The agent sees what it is worth for her (1..max_value, all
equally likely) and bids 0..max_value. Each rival bids 0..max_value-1, all equally likely. The
highest bid gets the painting, at a tie it goes to a rival. The winner pays her bid.

* You cannot bid more than you have: a higher bid counts as the whole budget.
* Reward: value - bid if you get the painting, else 0.
* The third painting completes the collection: +4, once per episode.
"""
from collections import namedtuple

import gymnasium as gym
import numpy as np

Result = namedtuple("Result", "round value bid best_rival won paid")

COLLECTION_SIZE = 3
COLLECTION_BONUS = 4


class Rival:
    def __init__(self, name, top):
        self.name = name
        self.top = top
        self.bought = 0

    def bid(self, rng):
        return int(rng.integers(0, self.top))


class AuctionEnv(gym.Env):
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, n_rounds, budget, rivals, max_value):
        super().__init__()
        self.n_rounds = n_rounds
        self.budget = budget
        self.max_value = max_value
        self.rivals = [Rival("rival_%d" % i, max_value) for i in range(rivals)]
        self.action_space = gym.spaces.Discrete(max_value + 1)
        self.observation_space = gym.spaces.Dict(
            {
                "round": gym.spaces.Discrete(n_rounds + 1),
                "money": gym.spaces.Discrete(budget + 1),
                "value": gym.spaces.Discrete(max_value + 1),
                "paintings": gym.spaces.Discrete(n_rounds + 1),
            }
        )
        self.paintings = 0
        self.money = budget
        self.results = []

    def _observation(self):
        return {
            "round": self.round,
            "money": self.money,
            "value": self.value,
            "paintings": min(self.paintings, self.n_rounds),
        }

    def _new_painting(self):
        if self.round < self.n_rounds:
            self.value = int(self.np_random.integers(1, self.max_value + 1))
        else:
            self.value = 0

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.round = 0
        self.money = self.budget
        self.results = []
        for rival in self.rivals:
            rival.bought = 0
        self._new_painting()
        return self._observation(), {}

    def step(self, action):
        bid = min(int(action), self.money)
        offers = [rival.bid(self.np_random) for rival in self.rivals]
        best = max(offers)
        reward = 0
        won = bid > best
        if won:
            self.money -= bid
            reward = self.value - bid
            self.paintings += 1
            if self.paintings == COLLECTION_SIZE:
                reward += COLLECTION_BONUS
        else:
            self.rivals[int(np.argmax(offers))].bought += 1

        self.results.append(Result(self.round, self.value, bid, best, won, bid if won else 0))
        self.round += 1
        terminated = self.round == self.n_rounds
        self._new_painting()
        return self._observation(), float(reward), terminated, False, {"best_rival": best}

    def render(self):
        lines = []
        for r in self.results:
            who = "YOU  " if r.won else "rival"
            lines.append(f"{r.round}: worth {r.value}, you {r.bid}, best rival {r.best_rival} -> {who}")
        lines.append(f"money {self.money}, paintings {self.paintings}")
        return "\n".join(lines)


def random_agent(env, episodes=100):
    returns = []
    for _ in range(episodes):
        env.reset()
        total, over = 0.0, False
        while not over:
            _, r, over, _, _ = env.step(env.action_space.sample())
            total += r
        returns.append(total)
    return np.mean(returns)


if __name__ == "__main__":
    print(random_agent(AuctionEnv(n_rounds=8, budget=12, rivals=2, max_value=6)))
