"""
Glider cross-country simulator
==============================

Fly as far as possible! The glider chooses how fast it flies. Flying fast costs more height. Every
4 km there is a thermal: 1 km wide, rising air in it. In rising air one should fly slowly...

Units: km, and one step is one minute. (I know that the numbers are not realistic.)
"""
import logging

import gymnasium as gym
import numpy as np
from gymnasium import spaces

logger = logging.getLogger("glider")

# speed in km per step and the height that it costs (the "polar")
POLAR = [
    (0.5, 0.05),   # slow
    (1.0, 0.08),   # best glide
    (1.5, 0.16),   # fast
]

CLOUDBASE = 1.5
LIFT = 0.30
GUST = 0.02        # standard deviation of the vertical gusts per step
SPACING = 4.0
WIDTH = 1.0


class Thermals:
    """rising air around every multiple of `spacing` (but there is none at 0)"""

    def __init__(self, spacing=SPACING, width=WIDTH, lift=LIFT):
        self.spacing = spacing
        self.width = width
        self.lift = lift

    def __call__(self, x):
        k = round(x / self.spacing)
        if k >= 1 and abs(x - k * self.spacing) <= self.width / 2:
            return self.lift
        return 0.0


class GliderEnv(gym.Env):
    """
    Action 0/1/2: slow / best glide / fast.

    x += speed
    h += lift(x after the move) - sink + gust         gust ~ N(0, 0.02), h at most 1.5
    h <= 0: landed, over.

    Reward: the distance flown in the step (none for the step that lands).
    100 steps at most, then it is evening (truncated). Starts at x = 0, h = 1.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, render_mode=None):
        self.render_mode = render_mode
        self.air = Thermals()
        self.action_space = spaces.Discrete(len(POLAR))
        self.observation_space = spaces.Dict(
            {
                "to_thermal": spaces.Box(-SPACING, SPACING, shape=(1,), dtype=np.float32),
                "height": spaces.Box(-1.0, CLOUDBASE, shape=(1,), dtype=np.float32),
            }
        )
        self.barograph = []
        self.longest_flight = 0.0
        self._restart()

    def _restart(self):
        self.x = 0.0
        self.h = 1.0
        self.minute = 0
        self.barograph = [(self.x, self.h)]

    def _observe(self):
        ahead = SPACING * max(1, round(self.x / SPACING)) - self.x
        return {
            "to_thermal": np.array([ahead], dtype=np.float32),
            "height": np.array([self.h], dtype=np.float32),
        }

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._restart()
        return self._observe(), {"x": self.x}

    def step(self, action):
        speed, sink = POLAR[action]
        self.x += speed
        gust = self.np_random.normal(0.0, GUST)
        self.h = float(min(self.h + self.air(self.x) - sink + gust, CLOUDBASE))
        self.minute += 1
        self.barograph.append((self.x, self.h))

        landed = self.h <= 0.0
        reward = 0.0 if landed else speed
        if self.x > self.longest_flight:
            self.longest_flight = self.x
        if landed:
            logger.debug("landed after %.1f km", self.x)
        truncated = self.minute >= 100 and not landed
        return self._observe(), reward, bool(landed), truncated, {"x": self.x, "record": self.longest_flight}

    def render(self):
        bars = " ._-=*#"
        line = "".join(bars[int(max(0, min(h, CLOUDBASE)) / CLOUDBASE * (len(bars) - 1))]
                       for _, h in self.barograph)
        return f"{line}  x={self.x:.1f} km  h={self.h:.2f} km"


def maccready(env):
    """fly slowly in lift, otherwise best glide; fast if very high"""
    if env.air(env.x + POLAR[0][0]) > 0 and env.h < 1.3:
        return 0
    return 2 if env.h > 1.2 else 1


if __name__ == "__main__":
    logging.basicConfig(level=logging.DEBUG)
    env = GliderEnv(render_mode="ansi")
    for i in range(5):
        env.reset(seed=i)
        over = False
        while not over:
            _, _, a, b, info = env.step(maccready(env))
            over = a or b
        print(env.render())
