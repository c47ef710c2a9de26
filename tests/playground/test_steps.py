"""The compiled kernels in the browser take the steps that Python takes, word for word."""

import gymnasium
import numpy as np
import pytest

from provengym.envs.registry import ENVIRONMENTS

pytestmark = pytest.mark.measured

STEPS = 200
SEED = 2**63 + 7
#: Real actions that are between two whole numbers of units.
HALVES = (1 / 128, 3 / 128, -1 + 5 / 128)
#: Another one beside the default parameters: those of Python, and those of the kernel.
OTHERS = [
    (
        "GridWorld",
        {"height": 3, "width": 7, "start": (2, 0), "goal": (0, 6)},
        {"height": 3, "width": 7, "start_row": 2, "start_col": 0, "goal_row": 0, "goal_col": 6},
    ),
    ("HunterWumpus", {"num_pits": 7, "max_steps": 20}, {"num_pits": 7}),
]
#: Takes the actions, and begins the next episode of the stream when one is over.
TAKE = """async ({ name, params, limit, seed, actions }) => {
  const { load } = await import("./kernel.js");
  const env = await (await load()).make(name, params, limit);
  const told = [{ observation: env.reset(BigInt(seed)) }];
  for (const action of actions) {
    const step = env.step(action);
    told.push({ ...step, state: env.state.map(String), return: env.return });
    if (step.terminated || step.truncated) told.push({ observation: env.reset() });
  }
  return told;
}"""


def shown(env):
    """Return the observation of the environment as a list of numbers."""
    view, components = env.view, env.kernel.observe(env._state)
    row = np.array(components[view.first : view.first + view.count], dtype=np.int64)
    return view.show(row[np.newaxis]).ravel().astype(float).tolist()


def told(env):
    """Random actions, and what Python tells of them."""
    env.action_space.seed(1)
    env.reset(seed=SEED)
    actions, answers = [], [{"observation": shown(env)}]
    for step in range(STEPS):
        action = env.action_space.sample()
        if step < len(HALVES) and action.dtype == np.float32:
            action[0] = HALVES[step]
        numbers = np.asarray(action).ravel().tolist()
        actions.append(numbers[0] if len(numbers) == 1 else numbers)
        _, reward, terminated, truncated, _ = env.step(action)
        answers.append(
            {
                "observation": shown(env),
                "reward": reward,
                "terminated": terminated,
                "truncated": truncated,
                "state": [str(word) for word in env._state],
                "return": env._return,
            }
        )
        if terminated or truncated:
            env.reset()
            answers.append({"observation": shown(env)})
    return actions, answers


@pytest.mark.parametrize(
    ("name", "python", "kernel"),
    [*((entry.name, {}, {}) for entry in ENVIRONMENTS), *OTHERS],
)
def test_an_episode_is_that_of_python(visit, name, python, kernel):
    env = gymnasium.make(f"provengym/{name}-v0", **python).unwrapped
    actions, expected = told(env)

    page = visit("index.html")
    asked = {"name": name, "params": kernel, "limit": env.time_limit or 0}
    actual = page.evaluate(TAKE, {**asked, "seed": str(SEED), "actions": actions})

    assert actual == expected


def test_parameters_out_of_range_are_refused(visit):
    page = visit("index.html#GridWorld&height=3&goal_row=5")

    assert "out of range: height=3" in page.text_content("#problem")
