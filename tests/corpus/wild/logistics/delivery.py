"""Delivery van: bring a parcel to each of 14 customers and come back to the depot.

The city is Manhattan-like, a drive costs the distance in blocks. Going where the van already is
costs 1 (the driver has a cigarette). Back at the depot with an empty van: +100 and done.
"""
from typing import List, Tuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

try:
    import networkx as nx
except ImportError:
    nx = None

try:
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    plt = None

DEPOT = (5, 5)
CUSTOMERS: List[Tuple[int, int]] = [
    (0, 2), (1, 9), (2, 5), (3, 0), (3, 7), (4, 3), (6, 8),
    (7, 1), (7, 6), (8, 4), (9, 9), (10, 2), (10, 7), (6, 3),
]


def manhattan(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def build_graph(points):
    """complete graph with the distances as weights (for the plots and the Christofides baseline)"""
    if nx is None:
        raise RuntimeError("pip install networkx")
    g = nx.Graph()
    for i, a in enumerate(points):
        for j, b in enumerate(points):
            if i < j:
                g.add_edge(i, j, weight=manhattan(a, b))
    return g


class DeliveryEnv(gym.Env):
    metadata = {"render_modes": ["ansi", "rgb_array"]}

    def __init__(self, customers=None, render_mode=None):
        self.customers = list(CUSTOMERS if customers is None else customers)
        self.points = [DEPOT] + self.customers
        self.n = len(self.points)
        self.distance = np.array([[manhattan(a, b) for b in self.points] for a in self.points])
        self.render_mode = render_mode

        # 0 is the depot
        self.action_space = spaces.Discrete(self.n)
        self.observation_space = spaces.Dict(
            {
                "position": spaces.Discrete(self.n),
                "delivered": spaces.MultiBinary(self.n - 1),
            }
        )
        self.route: List[int] = []
        self.blocks = 0

    def _obs(self):
        return {"position": self.position, "delivered": self.delivered.copy()}

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.position = 0
        self.delivered = np.zeros(self.n - 1, dtype=np.int8)
        self.route = [0]
        self.blocks = 0
        return self._obs(), {}

    def step(self, action):
        action = int(action)
        if action == self.position:
            reward = -1.0
        else:
            d = int(self.distance[self.position, action])
            self.blocks += d
            reward = -float(d)
            self.position = action
            self.route.append(action)
            if action > 0:
                self.delivered[action - 1] = 1

        terminated = bool(self.position == 0 and self.delivered.all())
        if terminated:
            reward += 100.0
        return self._obs(), reward, terminated, False, {"blocks": self.blocks}

    def render(self):
        if self.render_mode == "rgb_array":
            return self._picture()
        rows = [["."] * 11 for _ in range(11)]
        for i, (x, y) in enumerate(self.points):
            rows[y][x] = "D" if i == 0 else ("+" if self.delivered[i - 1] else "o")
        x, y = self.points[self.position]
        rows[y][x] = "V"
        return "\n".join(" ".join(r) for r in rows)

    def _picture(self):
        fig, ax = plt.subplots(figsize=(4, 4))
        xs, ys = zip(*[self.points[i] for i in self.route])
        ax.plot(xs, ys, "-o")
        ax.scatter(*zip(*self.customers), c="r")
        fig.canvas.draw()
        image = np.asarray(fig.canvas.buffer_rgba())[..., :3].copy()
        plt.close(fig)
        return image


def nearest_neighbour(env):
    env.reset()
    done, total = False, 0.0
    while not done:
        open_ = [i for i in range(1, env.n) if not env.delivered[i - 1]]
        goal = min(open_, key=lambda i: env.distance[env.position, i]) if open_ else 0
        _, r, done, _, _ = env.step(goal)
        total += r
    return total, env.route


if __name__ == "__main__":
    print(nearest_neighbour(DeliveryEnv()))
