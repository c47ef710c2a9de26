# `make tutorials` made this of the page.

# Make lanes

import gymnasium
import numpy as np
import provengym
envs = gymnasium.make_vec(
    "provengym/GridWorld-v0",
    num_envs=256,
    height=4,
    width=4,
    max_episode_steps=50,
    autoreset_mode="same_step",
)
cells, infos = envs.reset(seed=0)
cells.shape
# (256,)

# Learn

q = np.zeros((16, 4))
rng = np.random.default_rng(0)
for step in range(400):
    explore = rng.random(256) < 0.3
    actions = np.where(explore, rng.integers(4, size=256), q[cells].argmax(axis=1))
    after, rewards, terminated, truncated, infos = envs.step(actions)
    last = after.copy()
    if "final_obs" in infos:
        ended = infos["_final_obs"]
        last[ended] = infos["final_obs"][ended].astype(int)
    target = rewards + np.where(terminated, 0, q[last].max(axis=1))
    q[cells, actions] += 0.5 * (target - q[cells, actions])
    cells = after

q.max(axis=1).reshape(4, 4).round().astype(int)
# array([[-5, -4, -3, -2],
#        [-4, -3, -2, -1],
#        [-3, -2, -1,  0],
#        [-2, -1,  0,  0]])

# Play a table without Python between

table = np.zeros((16, 4), np.int64)
table[np.arange(16), q.argmax(axis=1)] = 1
batch = provengym.Batch("GridWorld", 4096, height=4, width=4)
_ = batch.reset(seed=0)
played = batch.rollout_policy(table, 1000, seed=1)
played.returns.mean()  # 166 episodes of six steps, each worth -5, and four steps of the next
# np.float64(-834.0)
