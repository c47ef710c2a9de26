"""The limit of steps, with four values as in gym 0.21, with five as in 0.26."""

import gym


class TimeLimit(gym.Wrapper):
    def __init__(self, env, max_episode_steps=None):
        super().__init__(env)
        self._max_episode_steps = max_episode_steps
        self._elapsed_steps = None

    def step(self, action):
        observation, reward, done, *cut, info = self.env.step(action)
        self._elapsed_steps += 1
        if self._elapsed_steps >= self._max_episode_steps:
            if cut:
                return observation, reward, done, True, info
            info["TimeLimit.truncated"] = not done
            done = True
        return observation, reward, done, *cut, info

    def reset(self, **given):
        self._elapsed_steps = 0
        return self.env.reset(**given)
