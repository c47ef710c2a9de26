"""python train.py [episodes]"""
import json
import os
import sys

import numpy as np

from pricing_env import PricingEnv

HERE = os.path.dirname(os.path.abspath(__file__))


def load_config(name="config.json"):
    with open(os.path.join(HERE, name)) as f:
        return json.load(f)


def make_env():
    config = load_config()
    return PricingEnv(
        config["seats"], config["days"], fares=config["fares"], demand=config["demand"]
    )


def main(episodes):
    env = make_env()
    q = np.zeros((env.seats + 1, env.days + 1, env.action_space.n))
    total = 0.0
    for episode in range(episodes):
        s, done = env.reset(), False
        eps = max(0.05, 1.0 - episode / (0.8 * episodes))
        while not done:
            a = np.random.randint(env.action_space.n) if np.random.rand() < eps else q[tuple(s)].argmax()
            s2, r, done, _ = env.step(a)
            q[tuple(s)][a] += 0.05 * (r + (0 if done else q[tuple(s2)].max()) - q[tuple(s)][a])
            s = s2
        total += env.revenue
        if episode % 1000 == 999:
            print(episode + 1, total / 1000)
            total = 0.0


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20000)
