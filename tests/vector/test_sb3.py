"""`provengym.sb3.make_vec_env` is what DummyVecEnv over single environments is."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest

from vector.lanes import CASES, EVERY, differences, short

SKIPPED = "Stable-Baselines3 is not installed, run `pip install '.[learn]'`"


@pytest.fixture(scope="module")
def sb3():
    pytest.importorskip("stable_baselines3", reason=SKIPPED)
    import provengym.sb3

    return provengym.sb3


def dummy(id, n, limit=None, **parameters):
    """Stable-Baselines3's own over the same environments."""
    from stable_baselines3.common.vec_env import DummyVecEnv

    def make():
        env = gymnasium.make(id, disable_env_checker=True, **parameters)
        return env if limit is None else gymnasium.wrappers.TimeLimit(env, limit)

    return DummyVecEnv([make] * n)


def some_actions(space, n, rng):
    if isinstance(space, gymnasium.spaces.Discrete):
        return rng.integers(space.n, size=n)
    return rng.uniform(space.low, space.high, (n, *space.shape)).astype(space.dtype)


@EVERY
@pytest.mark.parametrize("limit", [None, 4], ids=["endless", "limited"])
def test_it_is_what_dummy_vec_env_is(sb3, entry, limit):
    rng = np.random.default_rng(0)
    ends = 0
    for parameters in short(CASES[entry.name]):
        mine = sb3.make_vec_env(entry.name, 5, max_episode_steps=limit, **parameters)
        theirs = dummy(entry.id, 5, limit, **parameters)
        assert mine.observation_space == theirs.observation_space
        assert mine.action_space == theirs.action_space
        assert mine.seed(7) == theirs.seed(7)
        for _ in range(2):  # the streams go on
            assert list(differences(mine.reset(), theirs.reset())) == []
            assert list(differences(mine.reset_infos, theirs.reset_infos)) == []
            for _ in range(12):
                actions = some_actions(mine.action_space, 5, rng)
                one, other = mine.step(actions), theirs.step(actions)
                assert list(differences(one, other)) == []
                assert list(differences(mine.reset_infos, theirs.reset_infos)) == []
                ends += int(one[2].sum())
        mine.close()

    assert ends > 0


def test_a_limit_is_told_of_as_a_truncation(sb3):
    vec = sb3.make_vec_env("GridWorld", 2, max_episode_steps=3, height=3, width=3)
    vec.reset()
    for _ in range(3):
        observations, rewards, dones, infos = vec.step(np.array([1, 3]))

    assert observations.tolist() == [0, 0]
    assert (rewards.dtype, dones.tolist()) == (np.float32, [True, True])
    assert infos == [
        {"TimeLimit.truncated": True, "terminal_observation": 6},
        {"TimeLimit.truncated": True, "terminal_observation": 2},
    ]


def test_attributes_of_some_lanes(sb3):
    vec = sb3.make_vec_env("GridWorld", 3, height=2, width=3)
    vec.reset()
    before = vec.get_attr("state")
    vec.set_attr("state", (1, 1), indices=[1])

    assert vec.get_attr("width", indices=[0, 2]) == [3, 3]
    assert vec.get_attr("state") == [before[0], (1, 1), before[2]]
    assert vec.get_attr("render_mode") == [None] * 3
    assert vec.env_is_wrapped(gymnasium.Wrapper) == [False] * 3
    assert list(vec.get_images()) == [None] * 3
    with pytest.raises(AttributeError, match="there is no 'wings'"):
        vec.get_attr("wings")
    with pytest.raises(AttributeError, match="only 'state' can be set"):
        vec.set_attr("width", 4)
    with pytest.raises(AttributeError, match="lanes have no methods, got 'fly'"):
        vec.env_method("fly")


def test_pictures(sb3):
    vec = sb3.make_vec_env("GridWorld", 2, render_mode="rgb_array", height=2, width=3)
    vec.reset()

    images = vec.get_images()
    assert [image.dtype for image in images] == [np.uint8, np.uint8]
    assert vec.render().shape[2] == 3


def test_options_go_to_the_next_reset(sb3):
    vec = sb3.make_vec_env("GridWorld", 2, height=2, width=3)
    vec.set_options({"state": (1, 1)})

    assert vec.reset().tolist() == [4, 4]
    assert vec.reset().tolist() == [0, 0]

    vec.set_options([{"state": (1, 1)}, {}])
    with pytest.raises(ValueError, match="all lanes the same options"):
        vec.reset()


def test_wrong_arguments(sb3):
    with pytest.raises(ValueError, match="id must be an environment of this package, got 'Maze'"):
        sb3.make_vec_env("Maze", 2)
    with pytest.raises(ValueError, match="n must be"):
        sb3.make_vec_env("GridWorld", 0)


def test_ppo_learns_on_it(sb3):
    from stable_baselines3 import PPO
    from stable_baselines3.common.vec_env import VecMonitor

    vec = sb3.make_vec_env("GridWorld", 8, max_episode_steps=20, height=3, width=3)
    model = PPO("MlpPolicy", VecMonitor(vec), n_steps=32, batch_size=64, seed=0, device="cpu")
    model.learn(512)

    assert model.num_timesteps == 512
    assert len(model.ep_info_buffer) >= 20
    assert all(-20 <= info["r"] <= -3 for info in model.ep_info_buffer)


def test_without_it_one_line_says_what_to_install():
    code = (
        "import sys; sys.modules['stable_baselines3'] = None\n"
        "import gymnasium\n"
        "try: import provengym.sb3\n"
        "except gymnasium.error.DependencyNotInstalled as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    (line,) = done.stdout.splitlines()
    assert line.startswith("provengym.sb3 needs Stable-Baselines3, the extra learn: ")
    assert line.endswith("run `pip install stable-baselines3`")
