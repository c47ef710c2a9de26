"""Motor sled between two hills. Own physics, no MuJoCo needed :-)

The ground is h(x) = 0.5 * x^2 - 0.1 * x^4 between x = -1.9 and x = 1.9. The motor is too weak to go
straight up, the sled has to swing. Euler-Cromer with DT = 0.05:

    a = motor * 0.35 - G * h'(x) - MU * v          (v += a * DT, x += v * DT)

v is clipped to +-2.5. The left end is a wall, the sled stops there. Flag at x = 1.6.
Reward is -1 per step until the flag (0 for the step that reaches it), 400 steps at most.
"""
import numpy as np
import gymnasium
from gymnasium import spaces

DT = 0.05
G = 1.0
MU = 0.08
MOTOR = 0.35
X_MIN, X_MAX = -1.9, 1.9
V_MAX = 2.5
FLAG = 1.6
START = -0.3


def slope(x):
    return x - 0.4 * x ** 3


def height(x):
    return 0.5 * x ** 2 - 0.1 * x ** 4


class HillSled(gymnasium.Env):
    metadata = {"render_modes": ["rgb_array"], "render_fps": 20}

    def __init__(self, render_mode=None, max_steps=400):
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.action_space = spaces.Discrete(3)  # 0 backwards, 1 off, 2 forwards
        self.observation_space = spaces.Box(
            low=np.array([X_MIN, -V_MAX], dtype=np.float32),
            high=np.array([X_MAX, V_MAX], dtype=np.float32),
        )
        self.x = START
        self.v = 0.0
        self.k = 0
        self.energy_log = []

    @property
    def energy(self):
        return 0.5 * self.v ** 2 + G * height(self.x)

    def _obs(self):
        return np.array([self.x, self.v], dtype=np.float32)

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self.x = START
        self.v = 0.0
        self.k = 0
        self.energy_log = [self.energy]
        return self._obs(), {"energy": self.energy}

    def step(self, action):
        motor = float(action) - 1.0
        acc = motor * MOTOR - G * slope(self.x) - MU * self.v
        self.v = float(np.clip(self.v + acc * DT, -V_MAX, V_MAX))
        self.x = self.x + self.v * DT
        if self.x <= X_MIN:
            self.x = X_MIN
            self.v = max(self.v, 0.0)
        if self.x >= X_MAX:
            self.x = X_MAX

        self.k += 1
        self.energy_log.append(self.energy)
        terminated = bool(self.x >= FLAG)
        reward = 0.0 if terminated else -1.0
        truncated = self.k >= self.max_steps and not terminated
        return self._obs(), reward, terminated, truncated, {"energy": self.energy}

    def render(self, width=200, height_px=100):
        """A very simple picture: white sky, grey hill, black sled."""
        img = np.full((height_px, width, 3), 255, dtype=np.uint8)
        top = height(np.sqrt(2.5))
        for px in range(width):
            x = X_MIN + (X_MAX - X_MIN) * px / (width - 1)
            level = int((height_px - 20) * height(x) / top)
            img[height_px - 10 - level:, px] = 128
        px = int((self.x - X_MIN) / (X_MAX - X_MIN) * (width - 1))
        level = int((height_px - 20) * height(self.x) / top)
        img[max(0, height_px - 18 - level):height_px - 10 - level, max(0, px - 4):px + 4] = 0
        return img


def swing_controller(obs):
    """always push into the direction of the motion"""
    return 2 if obs[1] >= 0 else 0


def main():
    env = HillSled()
    obs, _ = env.reset()
    ret, over = 0.0, False
    while not over:
        obs, r, terminated, truncated, info = env.step(swing_controller(obs))
        ret += r
        over = terminated or truncated
    print("swing controller:", ret, "energy", round(info["energy"], 3))


if __name__ == "__main__":
    main()
