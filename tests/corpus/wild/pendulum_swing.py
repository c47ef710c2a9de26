import gym
from gym import spaces
from gym.utils import seeding
import numpy as np
from os import path


class PendulumSwingEnv(gym.Env):
    """Pendulum with a weak motor and air drag, discrete torques.

    angle 0 is upright. The five actions are torques of -2, -1, 0, 1, 2.
    cost = angle^2 + 0.1 * speed^2 + 0.001 * torque^2   (of the state before the step)
    200 steps, then done. Starts anywhere.

    x = (cos, sin, speed)
    """
    metadata = {
        'render.modes': ['human', 'rgb_array'],
        'video.frames_per_second': 20
    }

    def __init__(self, g=9.8, drag=0.05):
        self.max_speed = 8
        self.max_torque = 2.
        self.dt = .05
        self.g = g
        self.drag = drag
        self.m = 1.
        self.l = 1.
        self.torques = np.linspace(-self.max_torque, self.max_torque, 5)
        self.viewer = None
        self.steps = 0
        self.last_u = None

        high = np.array([1., 1., self.max_speed], dtype=np.float32)
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.Box(low=-high, high=high, dtype=np.float32)
        self.seed()

    def seed(self, seed=None):
        self.np_random, seed = seeding.np_random(seed)
        return [seed]

    def step(self, action):
        th, thdot = self.state  # th := theta

        g = self.g
        m = self.m
        l = self.l
        dt = self.dt

        u = self.torques[action]
        self.last_u = u  # for rendering
        costs = angle_normalize(th) ** 2 + .1 * thdot ** 2 + .001 * (u ** 2)

        acc = 3 * g / (2 * l) * np.sin(th) + 3. / (m * l ** 2) * u
        acc -= self.drag * thdot * abs(thdot)
        newthdot = thdot + acc * dt
        newthdot = np.clip(newthdot, -self.max_speed, self.max_speed)
        newth = th + newthdot * dt

        self.state = np.array([newth, newthdot])
        self.steps += 1
        done = self.steps >= 200
        return self._get_obs(), -costs, done, {'torque': u}

    def reset(self):
        high = np.array([np.pi, 1])
        self.state = self.np_random.uniform(low=-high, high=high)
        self.last_u = None
        self.steps = 0
        return self._get_obs()

    def _get_obs(self):
        theta, thetadot = self.state
        return np.array([np.cos(theta), np.sin(theta), thetadot])

    def render(self, mode='human'):
        # the old viewer of gym does not exist any more, draw it as text
        size = 9
        mid = size // 2
        screen = [[' '] * size for _ in range(size)]
        for k in range(mid + 1):
            r = int(round(mid - k * np.cos(self.state[0])))
            c = int(round(mid + k * np.sin(self.state[0])))
            screen[r][c] = 'o' if k == mid else '.'
        screen[mid][mid] = '+'
        text = '\n'.join(''.join(row) for row in screen)
        if mode == 'human':
            print(text)
            if self.last_u is not None:
                print('torque %+.1f' % self.last_u)
            return
        return text

    def close(self):
        if self.viewer:
            self.viewer.close()
            self.viewer = None


def angle_normalize(x):
    return (((x + np.pi) % (2 * np.pi)) - np.pi)


class EnergyController:
    """Pump energy until there is enough, then balance with a PD law."""

    def __init__(self, env):
        self.env = env

    def energy(self, th, thdot):
        return thdot ** 2 / 6. + self.env.g / 2 * np.cos(th)

    def __call__(self, obs):
        cos, sin, thdot = obs
        th = np.arctan2(sin, cos)
        if abs(th) < 0.35:
            u = -(8. * th + 1.5 * thdot)
        elif self.energy(th, thdot) < self.env.g / 2:
            u = 2. if thdot >= 0 else -2.
        else:
            u = 0.
        return int(np.argmin(abs(self.env.torques - u)))


def evaluate(episodes=20):
    env = PendulumSwingEnv()
    controller = EnergyController(env)
    returns = []
    for _ in range(episodes):
        obs, done, total = env.reset(), False, 0.
        while not done:
            obs, reward, done, _ = env.step(controller(obs))
            total += reward
        returns.append(total)
    return np.mean(returns), np.std(returns)


if __name__ == '__main__':
    print('energy controller: %.1f +- %.1f' % evaluate())
