# `make tutorials` made this of the page.

# A student's maze

import sys
sys.path.append("examples")
from wet_maze import Maze
env = Maze(render_mode="ansi")
env.reset(seed=0)
# (0, {})
print(env.render())
# #########
# #@..#..K#
# #.#.#.#.#
# #.#...#.#
# #.###.#.#
# #...~~~.#
# ###D#####
# #......G#
# #########

# Read it off

import provengym
model = provengym.extract(Maze)
model
# FiniteModel('wet_maze:Maze', states=57, actions=4, transitions=238, complete)
provengym.solve(model, objective="total").values[0]  # what nobody can beat
# np.float64(-23.5)

# Play it in lanes

model = model.with_time_limit(200)
envs = model.make_vec(4096, autoreset_mode="same_step")
cells, infos = envs.reset(seed=0)
cells.shape, cells.dtype
# ((4096,), dtype('int64'))

# Learn

import numpy as np
q, rng = np.zeros((envs.single_observation_space.n, 4)), np.random.default_rng(0)
for step in range(1000):
    explore = rng.random(4096) < 0.3
    actions = np.where(explore, rng.integers(4, size=4096), q[cells].argmax(axis=1))
    after, rewards, terminated, truncated, infos = envs.step(actions)
    last = after.copy()
    if "final_obs" in infos:
        ended = infos["_final_obs"]
        last[ended] = infos["final_obs"][ended].astype(int)
    target = rewards + np.where(terminated, 0, q[last].max(axis=1))
    total, often = np.zeros_like(q), np.zeros_like(q)
    np.add.at(total, (cells, actions), target - q[cells, actions])
    np.add.at(often, (cells, actions), 1)
    q += 0.5 * total / np.maximum(often, 1)
    cells = after

policy = np.eye(4, dtype=np.int64)[q.argmax(axis=1)]
found = provengym.evaluate(model, policy, horizon=200)
str(found.value), str(found.best)
# ('-23.500000', '-23.500000')

# Keep it

model.save("/tmp/maze.npz")
batch = provengym.Batch("/tmp/maze.npz", 65536)
batch.reset(seed=0).shape
# (65536,)
batch.rollout_random(100, seed=0).returns.mean().round()
# np.float64(-100.0)
