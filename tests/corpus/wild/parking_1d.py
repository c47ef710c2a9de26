"""1D parking. The car starts near x = 0 and must stop in the parking zone around x = 10.

Kept as simple as possible for the "RL in one afternoon" workshop. Exercise: change the friction!
"""
import gymnasium as gym
import numpy as np
from gymnasium import spaces

try:
    import matplotlib.pyplot as plt
except Exception:
    plt = None


class Car:
    """Point mass with friction."""

    FRICTION = 0.97
    DT = 0.1

    def __init__(self, x):
        self.x = x
        self.v = 0.0

    def accelerate(self, a):
        self.v = (self.v + a * self.DT) * self.FRICTION
        self.x += self.v * self.DT


class OneDimParking(gym.Env):
    """
    Actions: 0 brake/backwards (-1.5 m/s^2), 1 coast, 2 accelerate (+1.5 m/s^2)
    Observation: position, velocity
    Start: x uniform in [-0.5, 0.5], v = 0

    Reward: -0.05 per step
            +20  parked: |x - 10| <= 0.25 and |v| <= 0.2      (terminated)
            -20  drove into the wall: x > 12 or x < -1        (terminated)
    Time limit 200 steps (20 seconds).
    """

    metadata = {"render_modes": ["human"], "render_fps": 10}

    TARGET = 10.0
    ZONE = 0.25
    STOPPED = 0.2
    WALLS = (-1.0, 12.0)
    ACCELERATION = 1.5

    def __init__(self, render_mode=None):
        super(OneDimParking, self).__init__()
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Box(
            low=np.array([-1.5, -5.0], dtype=np.float32),
            high=np.array([12.5, 5.0], dtype=np.float32),
            dtype=np.float32,
        )
        self.car = None
        self.current_step = 0
        self.positions = []
        self.velocities = []

    def _get_obs(self):
        return np.array([self.car.x, self.car.v], dtype=np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.car = Car(float(self.np_random.uniform(-0.5, 0.5)))
        self.current_step = 0
        self.positions = [self.car.x]
        self.velocities = [self.car.v]
        return self._get_obs(), {}

    def parked(self):
        return abs(self.car.x - self.TARGET) <= self.ZONE and abs(self.car.v) <= self.STOPPED

    def crashed(self):
        return self.car.x < self.WALLS[0] or self.car.x > self.WALLS[1]

    def step(self, action):
        self.car.accelerate((int(action) - 1) * self.ACCELERATION)
        self.positions.append(self.car.x)
        self.velocities.append(self.car.v)
        self.current_step += 1

        reward = -0.05
        terminated = False
        if self.parked():
            reward += 20.0
            terminated = True
        elif self.crashed():
            reward -= 20.0
            terminated = True
        truncated = not terminated and self.current_step >= 200
        return self._get_obs(), reward, terminated, truncated, {"is_success": self.parked()}

    def render(self):
        cells = ["_"] * 61
        lo, hi = self.WALLS
        for i in range(61):
            if abs(lo + (hi - lo) * i / 60 - self.TARGET) <= self.ZONE:
                cells[i] = "P"
        k = int(round((self.car.x - lo) / (hi - lo) * 60))
        if 0 <= k < 61:
            cells[k] = "A"
        print("".join(cells), f"v={self.car.v:+.2f}")

    def plot(self, filename=None):
        """Position and velocity of the last episode."""
        if plt is None:
            print("install matplotlib first")
            return
        t = np.arange(len(self.positions)) * Car.DT
        fig, (a, b) = plt.subplots(2, 1, sharex=True)
        a.plot(t, self.positions)
        a.axhspan(self.TARGET - self.ZONE, self.TARGET + self.ZONE, alpha=0.3)
        a.set_ylabel("x [m]")
        b.plot(t, self.velocities)
        b.set_ylabel("v [m/s]")
        b.set_xlabel("t [s]")
        if filename:
            fig.savefig(filename)
        else:
            plt.show()
        plt.close(fig)


def p_controller(obs):
    x, v = obs
    wanted = np.clip(0.5 * (10.0 - x), -2.0, 2.0)
    if v < wanted - 0.1:
        return 2
    if v > wanted + 0.1:
        return 0
    return 1


if __name__ == "__main__":
    env = OneDimParking()
    for episode in range(3):
        obs, _ = env.reset(seed=episode)
        total = 0.0
        for _ in range(200):
            obs, reward, terminated, truncated, info = env.step(p_controller(obs))
            total += reward
            if terminated or truncated:
                break
        env.render()
        print(f"episode {episode}: return {total:.2f} success {info['is_success']}")
