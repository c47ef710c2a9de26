"""Balance a broom on a cart -- with motor noise.

    env = BroomOnCart(params={"mass": 1.0, "length": 0.8, "noise": 0.05})

All values of `params` must be given, I was tired of defaults that nobody reads.
"""
from dataclasses import dataclass

import gymnasium as gym
import numpy as np
from gymnasium import spaces


@dataclass
class State:
    x: float = 0.0
    x_dot: float = 0.0
    theta: float = 0.0
    theta_dot: float = 0.0

    def as_array(self):
        return np.array([self.x, self.x_dot, self.theta, self.theta_dot], dtype=np.float32)


REQUIRED = ("mass", "length", "noise")
GRAVITY = 9.81
TAU = 0.02           # control interval in seconds
MAX_FORCE = 8.0
X_LIMIT = 2.4
THETA_LIMIT = 0.35   # about 20 degrees
MAX_STEPS = 200


class BroomOnCart(gym.Env):
    """The force on the cart is MAX_FORCE * action (action in [-1, 1]) plus normal noise (standard
    deviation noise * MAX_FORCE). The broom is so light that it does not move the cart:

        x''     = force / mass
        theta'' = (g * sin(theta) - x'' * cos(theta)) / length

    Semi-implicit Euler. Reward +1 for every step, also for the last one. Over when the cart leaves
    the track (2.4 m) or the broom leans more than 0.35 rad; truncated after 200 steps. The broom
    starts with an angle and a speed in [-0.03, 0.03].
    """

    metadata = {"render_modes": ["human"]}

    def __init__(self, params, render_mode=None):
        missing = [key for key in REQUIRED if key not in params]
        if missing:
            raise KeyError(f"missing parameters: {missing}")
        self.mass = float(params["mass"])
        self.length = float(params["length"])
        self.noise = float(params["noise"])
        self.render_mode = render_mode

        high = np.array([2 * X_LIMIT, np.inf, 2 * THETA_LIMIT, np.inf], dtype=np.float32)
        self.observation_space = spaces.Box(-high, high, dtype=np.float32)
        self.action_space = spaces.Box(-1.0, 1.0, shape=(1,), dtype=np.float32)

        self.state = State()
        self.steps = 0
        self.forces = []

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        theta, theta_dot = np.random.uniform(-0.03, 0.03, size=2)
        self.state = State(theta=float(theta), theta_dot=float(theta_dot))
        self.steps = 0
        self.forces.clear()
        return self.state.as_array(), {}

    def _force(self, action):
        u = float(np.clip(action[0], -1.0, 1.0))
        disturbance = np.random.normal(0.0, self.noise)
        return MAX_FORCE * (u + disturbance)

    def _integrate(self, force):
        s = self.state
        x_acc = force / self.mass
        theta_acc = (GRAVITY * np.sin(s.theta) - x_acc * np.cos(s.theta)) / self.length
        x_dot = s.x_dot + TAU * x_acc
        theta_dot = s.theta_dot + TAU * theta_acc
        self.state = State(
            x=s.x + TAU * x_dot,
            x_dot=x_dot,
            theta=float(s.theta + TAU * theta_dot),
            theta_dot=float(theta_dot),
        )

    def step(self, action):
        force = self._force(action)
        self.forces.append(force)
        self._integrate(force)
        self.steps += 1

        fell = abs(self.state.theta) > THETA_LIMIT
        off_track = abs(self.state.x) > X_LIMIT
        terminated = bool(fell or off_track)
        truncated = self.steps >= MAX_STEPS and not terminated
        info = {"fell": bool(fell), "off_track": bool(off_track), "mean_force": float(np.mean(self.forces))}
        return self.state.as_array(), 1.0, terminated, truncated, info

    def render(self):
        width = 49
        track = ["-"] * width
        i = int((self.state.x + X_LIMIT) / (2 * X_LIMIT) * (width - 1))
        track[max(0, min(width - 1, i))] = "\\" if self.state.theta < 0 else "/"
        print("".join(track))


def lqr_like(obs, gains=(-0.4, -0.9, 14.0, 4.0)):
    x, x_dot, theta, theta_dot = obs
    k1, k2, k3, k4 = gains
    u = (k3 * theta + k4 * theta_dot - k1 * x - k2 * x_dot) / MAX_FORCE
    return np.array([np.clip(u, -1, 1)], dtype=np.float32)


if __name__ == "__main__":
    env = BroomOnCart({"mass": 1.0, "length": 0.8, "noise": 0.05})
    lengths = []
    for _ in range(20):
        obs, _ = env.reset()
        over = False
        while not over:
            obs, _, terminated, truncated, _ = env.step(lqr_like(obs))
            over = terminated or truncated
        lengths.append(env.steps)
    print("episode lengths:", lengths)
