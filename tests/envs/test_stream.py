"""The random stream: published test vectors, and how a kernel that draws is fed from it."""

import pytest

from provengym.envs import stream as streams
from provengym.envs.gridworld.env import GridWorldEnv

VECTORS = [
    (0, 0, 0xE220A8397B1DCDAF, 0xA706DD2F4D197E6F),
    (0, 1, 0xE220A8397B1DCDAF, 0xB382A305F4414F5E),
    (7, 0, 0x63CBE1E459320DD7, 0xB8B4C2977EABCE45),
    (2**64 - 1, 5, 0xE4D971771B652C20, 0x276EBC0E52F41C24),
    (20261121, 1000, 0x2B33382F5DDF9D68, 0xD2A3868DE8855EBC),
]


@pytest.mark.parametrize(("seed", "t", "key", "word"), VECTORS)
def test_vectors(seed, t, key, word):
    assert streams.key(seed) == key
    assert streams.key(seed + 2**64) == key
    assert streams.word(key, t) == word


class DrawingKernel:
    """Takes two words for a reset and one for a step, and notes what it is given."""

    reset_words, step_words, reward_scale = 2, 1, 1

    def __init__(self, **_):
        self.given = []

    def init(self, key, t):
        self.given.append(("init", key, t))
        return (0, 0)

    def step(self, state, action, noise):
        self.given.append(("step", noise))
        return state, -1, False

    def observe(self, state):
        return (0, *state)


class DrawingEnv(GridWorldEnv):
    def _make_kernel(self):
        return DrawingKernel()


def test_a_seed_restarts_the_stream_and_without_one_it_goes_on():
    env, key = DrawingEnv(), streams.key(7)
    env.reset(seed=7)
    env.step(0)
    env.reset()
    env.step(0)
    env.reset(seed=7, options={"state": (1, 1)})
    env.step(0)

    assert env.kernel.given == [
        ("init", key, 0),
        ("step", streams.word(key, 2)),
        ("init", key, 3),
        ("step", streams.word(key, 5)),
        ("init", key, 0),
        ("step", streams.word(key, 2)),
    ]


def test_the_first_reset_without_a_seed_draws_a_key():
    env, other = DrawingEnv(), DrawingEnv()
    env.reset()
    other.reset()

    assert env.kernel.given != other.kernel.given
