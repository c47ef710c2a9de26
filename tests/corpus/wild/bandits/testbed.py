"""The k-armed testbed of Sutton & Barto (chapter 2), made into an env for the RL club.

True values q*(a) ~ N(0, 1) are drawn at the beginning of each episode, rewards are
N(q*(a), 1). The agent sees nothing but rewards (the observation is always 0).
"""
import gymnasium as gym
import numpy as np
from gymnasium.spaces import Discrete


class Arm:
    def __init__(self, mean, std=1.0):
        self.mean = mean
        self.std = std
        self.pulls = 0
        self.total = 0.0

    def pull(self):
        reward = np.random.normal(self.mean, self.std)
        self.pulls += 1
        self.total += reward
        return reward

    @property
    def average(self):
        return self.total / self.pulls if self.pulls > 0 else 0.0


class BanditTestbed(gym.Env):
    def __init__(self, k=5, steps=50):
        self.k = k
        self.steps = steps
        self.action_space = Discrete(k)
        self.observation_space = Discrete(1)
        self.reward_range = (-np.inf, np.inf)
        self.arms = []
        self.regret = 0.0
        self.rewards = []
        self.optimal_pulls = 0

    def reset(self, seed=None, options=None):
        means = np.random.normal(0.0, 1.0, size=self.k)
        self.arms = [Arm(m) for m in means]
        self.best_arm = int(np.argmax(means))
        self.t = 0
        self.regret = 0.0
        self.rewards = []
        self.optimal_pulls = 0
        return 0, {}

    def step(self, action):
        arm = self.arms[action]
        reward = float(arm.pull())
        self.t += 1
        self.rewards.append(reward)
        self.regret += self.arms[self.best_arm].mean - arm.mean
        if action == self.best_arm:
            self.optimal_pulls += 1
        truncated = self.t >= self.steps
        info = {
            "regret": self.regret,
            "optimal": self.optimal_pulls / self.t,
            "best_arm": self.best_arm,
        }
        return 0, reward, False, truncated, info

    def render(self):
        for i, arm in enumerate(self.arms):
            star = "*" if i == self.best_arm else " "
            print(f"{star} arm {i}: q {arm.mean:+.2f}  Q {arm.average:+.2f}  N {arm.pulls}")
        print("total reward %.2f" % sum(self.rewards))


# --------------------------------------------------------------------------- agents

class EpsilonGreedy:
    def __init__(self, k, eps=0.1):
        self.k = k
        self.eps = eps
        self.Q = np.zeros(k)
        self.N = np.zeros(k, dtype=int)

    def act(self):
        if np.random.rand() < self.eps:
            return np.random.randint(self.k)
        return int(np.argmax(self.Q))

    def learn(self, a, r):
        self.N[a] += 1
        self.Q[a] += (r - self.Q[a]) / self.N[a]


class UCB(EpsilonGreedy):
    def __init__(self, k, c=2.0):
        super().__init__(k, eps=0.0)
        self.c = c
        self.t = 0

    def act(self):
        self.t += 1
        for a in range(self.k):
            if self.N[a] == 0:
                return a
        bonus = self.c * np.sqrt(np.log(self.t) / self.N)
        return int(np.argmax(self.Q + bonus))


def run(agent_class, episodes=500, **kwargs):
    env = BanditTestbed()
    totals = []
    for _ in range(episodes):
        agent = agent_class(env.k, **kwargs)
        env.reset()
        over = False
        while not over:
            a = agent.act()
            _, r, _, over, _ = env.step(a)
            agent.learn(a, r)
        totals.append(sum(env.rewards))
    return float(np.mean(totals))


if __name__ == "__main__":
    for eps in (0.0, 0.01, 0.1, 0.3):
        print("eps", eps, run(EpsilonGreedy, eps=eps))
    print("ucb", run(UCB))
