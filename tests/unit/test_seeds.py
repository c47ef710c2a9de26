"""The seeds that every environment takes, and those that it refuses."""

import io

import gymnasium
import numpy as np
import pytest

from provengym.cli import main
from provengym.envs.registry import ENVIRONMENTS

LARGEST = 2**64 - 1
RANGE = f"between 0 and {LARGEST}, got"
EVERY_ENVIRONMENT = pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)


def after(env, seed):
    """What a reset with this seed shows, with the state and the next number of `np_random`."""
    observation, info = env.reset(seed=seed)
    return np.asarray(observation).tolist(), info, env.state, env.np_random.integers(2**62)


@EVERY_ENVIRONMENT
def test_seeds_of_64_bits(entry):
    env = entry.load()()

    assert after(env, 0) == after(env, 0) == after(entry.load()(), 0)
    assert after(env, LARGEST) == after(env, LARGEST) == after(entry.load()(), LARGEST)
    assert after(env, LARGEST)[-1] != after(env, 0)[-1]


@EVERY_ENVIRONMENT
@pytest.mark.parametrize(
    ("seed", "error", "message"),
    [
        (2**64, ValueError, f"seed must be {RANGE} {2**64}$"),
        (2**64 + 7, ValueError, f"seed must be {RANGE} {2**64 + 7}$"),
        pytest.param(10**5000, ValueError, f"seed must be {RANGE}", id="huge"),
        (-1, gymnasium.error.Error, "[Ss]eed"),
        (1.0, gymnasium.error.Error, "[Ss]eed"),
        ("1", gymnasium.error.Error, "[Ss]eed"),
    ],
)
def test_other_seeds_are_refused_and_change_nothing(entry, seed, error, message):
    env, other = (gymnasium.make(entry.id) for _ in range(2))
    for each in (env, other):
        each.action_space.seed(0)
        each.reset(seed=5)
        each.step(each.action_space.sample())
    with pytest.raises(error, match=message):
        env.reset(seed=seed)

    assert env.unwrapped.get_state() == other.unwrapped.get_state()
    assert env.np_random.integers(2**62) == other.np_random.integers(2**62)
    assert np.array_equal(env.reset()[0], other.reset()[0])


@pytest.mark.parametrize("command", ["play", "render"])
def test_a_seed_on_the_command_line(command, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert main([command, "HunterWumpus", "--seed", str(LARGEST)]) == 0
    capsys.readouterr()
    for seed in (2**64, -1):
        assert main([command, "HunterWumpus", "--seed", str(seed)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert f"--seed must be {RANGE} {seed}\n" in err
