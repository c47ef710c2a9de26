import gymnasium as gym
import numpy as np
from gymnasium import spaces

# all 8 jumps of a knight
JUMPS = np.array([[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]])


class KnightsTour(gym.Env):
    """Can an agent learn the knight's tour? (5x5, starts in the corner)

    Each field may be visited once. New field: +1. All 25 fields visited: +25 extra, over.
    Jump out of the board or on a visited field: -2, over. When the knight has no jump left the
    game is over, too (no extra penalty).
    """

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(self, n=5, start=(0, 0), render_mode=None, verbose=False):
        self.n = n
        self.start = np.array(start)
        self.verbose = verbose
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(JUMPS))
        # layer 0: visited, layer 1: where the knight is
        self.observation_space = spaces.Box(0, 1, shape=(2, n, n), dtype=np.int8)
        self.best = 0
        self.best_order = None
        self._clear()

    def _clear(self):
        self.order = np.zeros((self.n, self.n), dtype=int)  # number of the visit, 0 = not yet
        self.knight = self.start.copy()
        self.count = 1
        self.order[tuple(self.knight)] = 1

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        self._clear()
        return self._get_obs(), self._get_info()

    def _get_obs(self):
        obs = np.zeros((2, self.n, self.n), dtype=np.int8)
        obs[0] = self.order > 0
        obs[1][tuple(self.knight)] = 1
        return obs

    def _get_info(self):
        return {"action_mask": self.action_mask(), "visited": self.count}

    def _possible(self, field):
        return bool(np.all(field >= 0) and np.all(field < self.n) and self.order[tuple(field)] == 0)

    def action_mask(self):
        return np.array([self._possible(self.knight + j) for j in JUMPS], dtype=np.int8)

    def step(self, action):
        field = self.knight + JUMPS[action]
        if not self._possible(field):
            if self.verbose:
                print("illegal jump to", field)
            return self._get_obs(), -2.0, True, False, self._get_info()

        self.knight = field
        self.count += 1
        self.order[tuple(field)] = self.count
        reward = 1.0
        done = False
        if self.count == self.n ** 2:
            reward += 25.0
            done = True
        elif not self.action_mask().any():
            done = True

        if self.count > self.best:
            self.best = self.count
            self.best_order = self.order.copy()
            if self.verbose:
                print("new best:", self.best)
        return self._get_obs(), reward, done, False, self._get_info()

    def render(self):
        text = "\n".join(" ".join(f"{k:2d}" if k else " ." for k in row) for row in self.order)
        if self.render_mode == "ansi":
            return text
        print(text)


def warnsdorff(env):
    """Old trick: jump to the field with the fewest ways out."""
    env.reset()
    total = 0
    while True:
        choices = []
        for a, jump in enumerate(JUMPS):
            field = env.knight + jump
            if env._possible(field):
                out = sum(env._possible(field + j) for j in JUMPS)
                choices.append((out, a))
        if not choices:
            return total
        _, reward, done, _, _ = env.step(min(choices)[1])
        total += reward
        if done:
            return total


if __name__ == "__main__":
    env = KnightsTour(verbose=True)
    print("Warnsdorff:", warnsdorff(env))
    env.render()
