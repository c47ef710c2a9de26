import gymnasium as gym
import numpy as np


class QueueControlEnv(gym.Env):
    """Control the speed of a single counter.

    Customers arrive by a Poisson law; there is a rush at "lunch" (hours 4, 5, 6 of a day with
    12 hours). Each hour the manager picks the number of open counters:

        0 -> one counter  (serves up to 1 customer, costs 0)
        1 -> two counters (serve up to 2 customers, cost 0.5)
        2 -> four counters (serve up to 4 customers, cost 2)

    First the customers that wait are served, then new ones join the queue. There is room for 20,
    the others go away angry (cost 5 each). Everyone that waits costs 0.1 per hour.

    Observation: [queue length, hour]
    """

    metadata = {"render_modes": ["human"]}

    SPEED = [1, 2, 4]
    WAGE = [0.0, 0.5, 2.0]
    MAX_QUEUE = 20
    HOURS = 12
    RUSH = (4, 5, 6)

    def __init__(self, normal_rate=0.8, rush_rate=2.5, max_steps=60, render_mode=None):
        self.normal_rate = normal_rate
        self.rush_rate = rush_rate
        self.max_steps = max_steps
        self.render_mode = render_mode

        self.action_space = gym.spaces.Discrete(len(self.SPEED))
        self.observation_space = gym.spaces.Box(
            low=np.array([0, 0]), high=np.array([self.MAX_QUEUE, self.HOURS - 1]), dtype=np.float32
        )
        # statistics
        self.served_total = 0
        self.lost_total = 0
        self.queue_lengths = []

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.queue = 0.0
        self.hour = 0.0
        self.current_step = 0
        self.served_total = 0
        self.lost_total = 0
        self.queue_lengths = [self.queue]
        return np.array([self.queue, self.hour]), {}

    def arrival_rate(self):
        if int(self.hour) in self.RUSH:
            return self.rush_rate
        return self.normal_rate

    def step(self, action):
        assert self.action_space.contains(action), f"{action} is not an action"

        # 1. service
        served = min(self.queue, self.SPEED[action])
        self.queue -= served
        self.served_total += served

        # 2. arrivals
        arrivals = self.np_random.poisson(self.arrival_rate())
        self.queue += arrivals
        lost = max(0.0, self.queue - self.MAX_QUEUE)
        self.queue -= lost
        self.lost_total += lost

        # 3. costs
        cost = self.WAGE[action] + 0.1 * self.queue + 5.0 * lost
        reward = -cost

        self.hour = (self.hour + 1) % self.HOURS
        self.current_step += 1
        self.queue_lengths.append(self.queue)
        truncated = self.current_step >= self.max_steps

        info = {"served": served, "lost": lost, "arrivals": int(arrivals)}
        if self.render_mode == "human":
            self.render()
        return np.array([self.queue, self.hour]), reward, False, truncated, info

    def render(self):
        print(f"{int(self.hour):2d}h  " + "o" * int(self.queue) + f"  (lost {int(self.lost_total)})")

    def plot(self):
        import matplotlib.pyplot as plt

        plt.plot(self.queue_lengths)
        plt.xlabel("hour")
        plt.ylabel("customers in queue")
        plt.show()


def always(action, episodes=20):
    """baseline: never change the number of counters"""
    env = QueueControlEnv()
    returns = []
    for episode in range(episodes):
        env.reset(seed=episode)
        total, over = 0, False
        while not over:
            _, r, _, over, _ = env.step(action)
            total += r
        returns.append(total)
    return np.mean(returns), np.std(returns)


if __name__ == "__main__":
    for a in range(3):
        print("action", a, "mean %.2f std %.2f" % always(a))
