# `make tutorials` made this of the page.

# Make it

import gymnasium
import provengym
env = gymnasium.make("provengym/GridWorld-v0", height=4, width=4, render_mode="ansi")
env.action_space, env.observation_space
# (Discrete(4), Discrete(16))

# Take steps

env.reset(seed=0)
# (0, {})
env.step(3)  # right: the observation, the reward, terminated, truncated, the info
# (1, -1.0, False, False, {})
env.step(1)  # down
# (5, -1.0, False, False, {})
print(env.render())
# GridWorld 4 x 4
# +---------+
# | S . . . |
# | . A . . |
# | . . . . |
# | . . . G |
# +---------+
# step 2, return -2, last action down

# Learn in it

import numpy as np
env = gymnasium.make("provengym/GridWorld-v0", height=4, width=4, max_episode_steps=100)
rng = np.random.default_rng(0)
q = np.zeros((16, 4))
for episode in range(200):
    cell, _ = env.reset(seed=episode)
    over = False
    while not over:
        action = rng.integers(4) if rng.random() < 0.1 else int(q[cell].argmax())
        after, reward, terminated, truncated, _ = env.step(action)
        target = reward + (0 if terminated else q[after].max())
        q[cell, action] += 0.5 * (target - q[cell, action])
        cell, over = after, terminated or truncated

q.max(axis=1).reshape(4, 4).round().astype(int).tolist()[0]
# [-5, -4, -3, -2]

# Is that right?

q[0].max().round()
# np.float64(-5.0)
cell, _ = env.reset()
rewards = []
over = False
while not over:
    cell, reward, terminated, truncated, _ = env.step(int(q[cell].argmax()))
    rewards.append(reward)
    over = terminated or truncated

sum(rewards)
# -5.0
env.unwrapped.P[14][3]
# [(1.0, 15, 0.0, True)]
