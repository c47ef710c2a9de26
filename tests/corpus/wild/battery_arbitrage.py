"""Battery storage arbitrage on one day of hourly prices (day-ahead market).

action  : Box [-1, 1], negative = discharge (sell), positive = charge (buy), times MAX_POWER
state   : state of charge, current price, hour
reward  : money earned in the hour minus wear of the cells

charging   : from the grid E kWh, into the battery EFF_IN * E
discharging: out of the battery E kWh, into the grid EFF_OUT * E
"""
import gymnasium as gym
import numpy as np
from gymnasium import spaces

try:
    import matplotlib.pyplot as plt
    HAVE_PLT = True
except ImportError:
    HAVE_PLT = False

# EUR / kWh, an ordinary Tuesday
PRICES = np.array([
    0.21, 0.19, 0.17, 0.16, 0.16, 0.18, 0.24, 0.31,
    0.36, 0.33, 0.27, 0.22, 0.18, 0.15, 0.14, 0.17,
    0.23, 0.34, 0.42, 0.45, 0.41, 0.35, 0.29, 0.25,
])

CAPACITY = 10.0   # kWh
MAX_POWER = 3.0   # kW
EFF_IN = 0.9
EFF_OUT = 0.95
WEAR = 0.01       # EUR per kWh that goes into or out of the cells
START_SOC = 5.0


class BatteryEnv(gym.Env):
    metadata = {"render_modes": ["human"]}

    def __init__(self, prices=PRICES, render_mode=None):
        self.prices = prices
        self.render_mode = render_mode
        self.action_space = spaces.Box(-1.0, 1.0, shape=(1,), dtype=np.float32)
        self.observation_space = spaces.Box(
            low=np.array([0, 0, 0], dtype=np.float32),
            high=np.array([1, 1, 1], dtype=np.float32),
        )
        self.history = {"soc": [], "power": [], "money": []}

    def _get_obs(self):
        h = min(self.hour, len(self.prices) - 1)
        return np.array(
            [self.soc / CAPACITY, self.prices[h], h / (len(self.prices) - 1)], dtype=np.float32
        )

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.soc = START_SOC
        self.hour = 0
        self.money = 0.0
        for values in self.history.values():
            values.clear()
        return self._get_obs(), {}

    def charge(self, wanted):
        """buy up to `wanted` kWh, returns the money (negative)"""
        room = (CAPACITY - self.soc) / EFF_IN
        energy = min(wanted, room)
        self.soc = min(CAPACITY, self.soc + EFF_IN * energy)
        return -self.prices[self.hour] * energy - WEAR * EFF_IN * energy

    def discharge(self, wanted):
        energy = min(wanted, self.soc)
        self.soc = max(0.0, self.soc - energy)
        return self.prices[self.hour] * EFF_OUT * energy - WEAR * energy

    def step(self, action):
        power = float(np.clip(np.asarray(action).reshape(-1)[0], -1.0, 1.0)) * MAX_POWER

        if power >= 0:
            reward = self.charge(power)
        else:
            reward = self.discharge(-power)

        self.money += reward
        self.history["soc"].append(self.soc)
        self.history["power"].append(power)
        self.history["money"].append(self.money)

        self.hour += 1
        terminated = self.hour >= len(self.prices)
        if self.render_mode == "human":
            self.render()
        return self._get_obs(), float(reward), terminated, False, {"money": self.money}

    def render(self):
        full = int(round(20 * self.soc / CAPACITY))
        print(f"{self.hour:02d}:00 [{'=' * full}{' ' * (20 - full)}] {self.money:+.3f} EUR")

    def plot_day(self):
        if not HAVE_PLT:
            print("no matplotlib")
            return
        fig, (ax1, ax2) = plt.subplots(2, 1, sharex=True)
        ax1.step(range(len(self.prices)), self.prices)
        ax1.set_ylabel("price")
        ax2.plot(self.history["soc"])
        ax2.set_ylabel("kWh")
        plt.show()


if __name__ == "__main__":
    env = BatteryEnv(render_mode="human")
    env.reset()
    mean = PRICES.mean()
    over = False
    while not over:
        # simple rule: sell when expensive
        a = -1.0 if env.prices[env.hour] > mean else 1.0
        _, _, over, _, info = env.step(np.array([a], dtype=np.float32))
    print(info)
