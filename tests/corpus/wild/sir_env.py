import numpy as np
import gymnasium as gym
from gymnasium import spaces

# SIR epidemic in a small village, discrete time (1 step = 1 week), with binomial draws.
# Chain binomial model (Reed-Frost like), see the lecture notes week 5.

POPULATION = 12
INITIAL_INFECTED = 2
RECOVERY_PROB = 0.3

POLICIES = ["nothing", "masks", "lockdown"]
BETA = {"nothing": 1.2, "masks": 0.6, "lockdown": 0.15}
COST = {"nothing": 0.0, "masks": 0.4, "lockdown": 1.5}


class SIREnv(gym.Env):
    """
    observation: number of susceptible, infected, recovered
    action: what the mayor does this week
    reward: -(new infections) - cost of the policy
    episode is over when nobody is infected any more
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, population=POPULATION, infected=INITIAL_INFECTED):
        self.population = population
        self.initial_infected = infected
        self.rng = np.random.default_rng()

        self.action_space = spaces.Discrete(len(POLICIES))
        self.observation_space = spaces.Box(0, population, shape=(3,), dtype=np.int32)

        self.S_hist, self.I_hist, self.R_hist = [], [], []

    def get_obs(self):
        return np.array([self.S, self.I, self.R], dtype=np.int32)

    def record(self):
        self.S_hist.append(self.S)
        self.I_hist.append(self.I)
        self.R_hist.append(self.R)

    def reset(self, seed=None, options=None):
        self.S = self.population - self.initial_infected
        self.I = self.initial_infected
        self.R = 0
        self.week = 0
        self.S_hist, self.I_hist, self.R_hist = [], [], []
        self.record()
        return self.get_obs(), {"week": 0}

    def infection_prob(self, policy):
        # everyone meets everyone
        force = BETA[policy] * self.I / self.population
        return 1 - np.exp(-force)

    def step(self, action):
        policy = POLICIES[action]

        p = self.infection_prob(policy)
        new_infected = int(self.rng.binomial(self.S, p))
        new_recovered = int(self.rng.binomial(self.I, RECOVERY_PROB))

        self.S -= new_infected
        self.I += new_infected - new_recovered
        self.R += new_recovered
        assert self.S + self.I + self.R == self.population

        self.week += 1
        self.record()

        reward = -float(new_infected) - COST[policy]
        done = self.I == 0
        info = {"week": self.week, "policy": policy, "new": new_infected, "peak": max(self.I_hist)}
        return self.get_obs(), reward, done, False, info

    def render(self):
        print(f"week {self.week:3d}  S {'.' * self.S}  I {'*' * self.I}  R {'o' * self.R}")


def run_policy(policy, n=200):
    env = SIREnv()
    sizes = []
    weeks = []
    for _ in range(n):
        env.reset()
        done = False
        while not done:
            obs, r, done, _, info = env.step(policy)
        sizes.append(int(obs[2]))
        weeks.append(info["week"])
    return np.mean(sizes), np.mean(weeks)


def plot_curve(env):
    import matplotlib.pyplot as plt

    plt.plot(env.S_hist, label="S")
    plt.plot(env.I_hist, label="I")
    plt.plot(env.R_hist, label="R")
    plt.legend()
    plt.savefig("sir.png")


if __name__ == "__main__":
    for i, name in enumerate(POLICIES):
        size, weeks = run_policy(i)
        print(f"{name:10s} infected in the end: {size:.2f}   weeks: {weeks:.1f}")
