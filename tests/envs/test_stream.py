"""The random stream: published test vectors, and how an environment goes on in it."""

import pytest

from provengym import _core
from provengym.envs.hunter_wumpus.env import HunterWumpusEnv
from transcriptions import splitmix

VECTORS = [
    (0, 0, 0xE220A8397B1DCDAF, 0xA706DD2F4D197E6F),
    (0, 1, 0xE220A8397B1DCDAF, 0xB382A305F4414F5E),
    (7, 0, 0x63CBE1E459320DD7, 0xB8B4C2977EABCE45),
    (2**64 - 1, 5, 0xE4D971771B652C20, 0x276EBC0E52F41C24),
    (20261121, 1000, 0x2B33382F5DDF9D68, 0xD2A3868DE8855EBC),
]


@pytest.mark.parametrize(("seed", "t", "key", "word"), VECTORS)
def test_vectors(seed, t, key, word):
    assert _core.key(seed) == splitmix.key_of(seed) == key
    assert _core.word(key, t) == splitmix.word(key, t) == word


@pytest.mark.parametrize("call", [_core.key, lambda value: _core.word(value, 0)])
@pytest.mark.parametrize(
    ("wrong", "error"), [(2**64, ValueError), (-1, ValueError), (1.0, TypeError)]
)
def test_what_is_no_word_is_refused(call, wrong, error):
    with pytest.raises(error, match="must be"):
        call(wrong)


def place(env):
    """Where the environment stands in its stream."""
    _, key, t, _, _ = env._lane
    return key, t


def test_a_seed_restarts_the_stream_and_without_one_it_goes_on():
    env, key = HunterWumpusEnv(), _core.key(7)
    resets, steps = env.kernel.reset_words, env.kernel.step_words
    assert (resets, steps) == (64, 1)

    env.reset(seed=7)
    assert (env._state, place(env)) == (env.kernel.init(key, 0), (key, 64))
    before = env._state
    env.step(0)
    assert env._state == env.kernel.step(before, 0, _core.word(key, 64))[0]
    assert place(env) == (key, 65)
    env.reset()
    assert (env._state, place(env)) == (env.kernel.init(key, 65), (key, 129))
    env.reset(seed=7, options={"state": env.state})
    assert place(env) == (key, 64)


def test_the_first_reset_without_a_seed_draws_a_key():
    env, other = HunterWumpusEnv(), HunterWumpusEnv()
    env.reset()
    other.reset()

    assert place(env) != place(other)
