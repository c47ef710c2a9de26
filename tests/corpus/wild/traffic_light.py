"""Simple traffic light control for a DQN agent.

One crossing, two roads: north-south (0) and east-west (1). Cars arrive with a Poisson process on
both roads, the road with green lets 2 cars go per step.

I normalise nothing here, the queue lengths go into the network as they are.
"""
import gymnasium as gym
import numpy as np
from gymnasium import spaces

GREEN_NS = 0
GREEN_EW = 1
YELLOW = 2  # only for the colour in render()

KEEP = 0
SWITCH = 1


class TrafficLightEnv(gym.Env):
    """
    State:   cars NS, cars EW, green road (0/1), yellow (0/1)
    Action:  0 keep, 1 switch. While the light is yellow the action is ignored.

    One step:
      1. if yellow: the light becomes green for the other road, nobody drives in this step
         else if action is switch: the light becomes yellow, nobody drives in this step
         else: up to 2 cars of the green road drive
      2. reward = -(cars NS + cars EW), and -2 for a switch
      3. new cars arrive; more than 6 do not fit on a road (they go another way)
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, arrival_ns=0.5, arrival_ew=0.3, max_queue=6, episode_length=100):
        self.arrival_ns = arrival_ns
        self.arrival_ew = arrival_ew
        self.max_queue = max_queue
        self.episode_length = episode_length

        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Box(low=0.0, high=20.0, shape=(4,), dtype=np.float32)

        self.queue_ns = 0
        self.queue_ew = 0
        self.green = GREEN_NS
        self.yellow = False
        self.time = 0
        # statistics of the whole training
        self.total_waiting = 0
        self.switches = 0

    def _get_state(self):
        return np.array([self.queue_ns, self.queue_ew, self.green, float(self.yellow)])

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.queue_ns = 0
        self.queue_ew = 0
        self.green = GREEN_NS
        self.yellow = False
        self.time = 0
        return self._get_state(), {}

    def _drive(self):
        if self.green == GREEN_NS:
            self.queue_ns = max(0, self.queue_ns - 2)
        else:
            self.queue_ew = max(0, self.queue_ew - 2)

    def _arrive(self):
        self.queue_ns += self.np_random.poisson(self.arrival_ns)
        self.queue_ew += self.np_random.poisson(self.arrival_ew)
        self.queue_ns = min(self.queue_ns, self.max_queue)
        self.queue_ew = min(self.queue_ew, self.max_queue)

    def step(self, action):
        switched = False
        if self.yellow:
            self.yellow = False
            self.green = 1 - self.green
        elif action == SWITCH:
            self.yellow = True
            switched = True
            self.switches += 1
        else:
            self._drive()

        waiting = self.queue_ns + self.queue_ew
        self.total_waiting += waiting
        reward = -float(waiting)
        if switched:
            reward -= 2.0

        self._arrive()
        self.time += 1
        truncated = self.time >= self.episode_length
        info = {"waiting": waiting, "total_waiting": self.total_waiting, "switches": self.switches}
        return self._get_state(), reward, False, truncated, info

    def render(self):
        colour = ["NS", "EW"][self.green]
        if self.yellow:
            colour += " (yellow)"
        print(f"t={self.time:3d}  NS {'#' * self.queue_ns:6s}  EW {'#' * self.queue_ew:6s}  green {colour}")


def fixed_time_policy(period=5):
    t = 0
    while True:
        t += 1
        yield SWITCH if t % period == 0 else KEEP


if __name__ == "__main__":
    env = TrafficLightEnv()
    for period in (3, 5, 8):
        returns = []
        for ep in range(50):
            env.reset()
            policy = fixed_time_policy(period)
            total, over = 0, False
            while not over:
                _, r, _, over, _ = env.step(next(policy))
                total += r
            returns.append(total)
        print("period", period, "mean return", np.mean(returns))
