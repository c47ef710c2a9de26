"""
Drone Delivery - final project, Intro to RL

A delivery drone lives on a small city map (4x4 blocks). At the depot (top left corner) it can load
parcels, at the two houses it can drop them. Orders come in at random (Poisson) at each house and a
house can only have 2 open orders at once, people then call someone else.

Actions:
    0 north, 1 south, 2 east, 3 west      (flying costs 0.05 battery money, also against the border)
    4 work: at the depot -> load up to 2 parcels
            at a house with an open order and a parcel on board -> deliver (+5)
            anywhere else -> nothing, costs nothing

Each time step every open order (after the action, before new orders arrive) costs 0.1.
Episode is over (truncated) after 60 steps.
"""
import gymnasium as gym
from gymnasium import spaces
import numpy as np

try:
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:  # on the cluster there is no matplotlib
    plt = None


MAP_SIZE = 4
DEPOT = (0, 0)
HOUSES = [(0, 3), (3, 2)]
MAX_LOAD = 2
MAX_ORDERS = 2
ORDER_RATE = [0.15, 0.10]      # expected new orders per step
DELIVERY_REWARD = 5.0
WAIT_COST = 0.1
FLY_COST = 0.05
MAX_STEPS = 60

MOVES = {
    0: (-1, 0),
    1: (1, 0),
    2: (0, 1),
    3: (0, -1),
}


class DroneDeliveryEnv(gym.Env):
    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}

    def __init__(self, render_mode=None):
        super().__init__()
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.Dict({
            "position": spaces.MultiDiscrete([MAP_SIZE, MAP_SIZE]),
            "load": spaces.Discrete(MAX_LOAD + 1),
            "orders": spaces.MultiDiscrete([MAX_ORDERS + 1] * len(HOUSES)),
        })
        self.fig = None
        self.position = DEPOT
        self.load = 0
        self.orders = [0, 0]
        self.steps = 0
        self.delivered_total = 0   # over all episodes, for the progress print

    def _get_obs(self):
        return {
            "position": np.array(self.position, dtype=np.int64),
            "load": self.load,
            "orders": np.array(self.orders, dtype=np.int64),
        }

    def _get_info(self):
        return {"open_orders": sum(self.orders), "step": self.steps}

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.position = DEPOT
        self.load = 0
        self.orders = [0 for _ in HOUSES]
        self.steps = 0
        # there is always one order to begin with so that the drone has something to do
        first = int(self.np_random.integers(len(HOUSES)))
        self.orders[first] = 1
        return self._get_obs(), self._get_info()

    def _fly(self, action):
        dr, dc = MOVES[action]
        r = min(max(self.position[0] + dr, 0), MAP_SIZE - 1)
        c = min(max(self.position[1] + dc, 0), MAP_SIZE - 1)
        self.position = (r, c)

    def _work(self):
        """returns the reward of working here"""
        if self.position == DEPOT:
            self.load = MAX_LOAD
            return 0.0
        if self.position in HOUSES:
            i = HOUSES.index(self.position)
            if self.orders[i] > 0 and self.load > 0:
                self.orders[i] -= 1
                self.load -= 1
                self.delivered_total += 1
                return DELIVERY_REWARD
        return 0.0

    def step(self, action):
        assert self.action_space.contains(action), f"bad action {action}"
        reward = 0.0
        if action < 4:
            self._fly(int(action))
            reward -= FLY_COST
        else:
            reward += self._work()

        # angry customers
        reward -= WAIT_COST * sum(self.orders)

        # new orders
        for i in range(len(HOUSES)):
            arrivals = self.np_random.poisson(ORDER_RATE[i])
            self.orders[i] = int(min(self.orders[i] + arrivals, MAX_ORDERS))

        self.steps += 1
        truncated = self.steps >= MAX_STEPS
        if self.render_mode == "human":
            self.render()
        return self._get_obs(), reward, False, truncated, self._get_info()

    def render(self):
        if self.render_mode == "human" and plt is not None:
            if self.fig is None:
                self.fig, self.ax = plt.subplots()
            self.ax.clear()
            self.ax.set_xlim(-0.5, MAP_SIZE - 0.5)
            self.ax.set_ylim(MAP_SIZE - 0.5, -0.5)
            self.ax.plot(DEPOT[1], DEPOT[0], "ks")
            for house, n in zip(HOUSES, self.orders):
                self.ax.plot(house[1], house[0], "r^" if n else "g^")
            self.ax.plot(self.position[1], self.position[0], "bo")
            self.ax.set_title(f"load {self.load} orders {self.orders}")
            plt.pause(0.01)
            return None
        rows = []
        for r in range(MAP_SIZE):
            row = ""
            for c in range(MAP_SIZE):
                if (r, c) == self.position:
                    row += "d"
                elif (r, c) == DEPOT:
                    row += "D"
                elif (r, c) in HOUSES:
                    row += str(self.orders[HOUSES.index((r, c))])
                else:
                    row += "."
            rows.append(row)
        return "\n".join(rows)

    def close(self):
        if self.fig is not None:
            plt.close(self.fig)
            self.fig = None


if __name__ == "__main__":
    env = DroneDeliveryEnv()
    for episode in range(5):
        obs, info = env.reset()
        total, over = 0, False
        while not over:
            obs, r, terminated, over, info = env.step(env.action_space.sample())
            total += r
        print("episode", episode, "return", round(total, 2), "delivered so far", env.delivered_total)
