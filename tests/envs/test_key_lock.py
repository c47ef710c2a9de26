"""KeyLock: every state of small grids and long random play against the transcription, what episodes
return, and the tables."""

import itertools
from collections import Counter

import gymnasium
import numpy as np
import pytest

import provengym
from provengym._core import KeyLock
from provengym.envs.key_lock import state as key_state
from transcriptions import key_lock, splitmix


def boards(size):
    """Every state that can occur, in the order of their numbers."""
    cells = range(size**2)
    for key, lock in itertools.permutations(cells, 2):
        for has_key in (False, True):
            for agent in cells:
                yield key_lock.Board(size, agent, key, lock, has_key)
        yield key_lock.Board(size, lock, key, lock, True, True)


@pytest.mark.parametrize("size", [2, 3])
def test_every_step_from_every_state(size):
    kernel, number = KeyLock(size=size), 0
    for number, board in enumerate(boards(size)):
        state = key_lock.words(board)
        assert kernel.observe(state) == (number, *board.observed())
        assert key_state.unpack(state[0]).word == state[0]
        for action in range(6):
            after = key_lock.Board(
                size, board.agent, board.key, board.lock, bool(board.bag), board.is_open
            )
            reward, over = after.step(action)
            assert kernel.step(state, action, 0) == (key_lock.words(after), reward, over)
    assert number + 1 == key_state.number_of_states(size)
    every = [key_lock.words(b)[0] for b in boards(size)]
    assert key_state.words(size, 0, len(every)).tolist() == every
    assert key_state.words(size, 3, 7).tolist() == every[3:7]


@pytest.mark.parametrize("size", [2, 3, 8, 1023, 1024])
def test_starts_are_those_of_the_transcription(size):
    kernel = KeyLock(size=size)
    for key, t in itertools.product(range(40 if size < 100 else 2), (0, 2**64 - 2)):
        assert kernel.init(key, t) == key_lock.words(key_lock.start(size, key, t))


def test_a_seed_begins_its_stream():
    env = gymnasium.make("provengym/KeyLock-v0")
    for seed in (0, 7, 2**64 - 1):
        key = splitmix.key_of(seed)
        for episode in range(3):
            observation, _ = env.reset(seed=None if episode else seed)
            expected = key_lock.start(8, key, 3 * episode).observed()
            assert observation.tolist() == list(expected)


def test_every_start_occurs_as_often():
    batch = provengym.Batch("KeyLock", 240_000, size=2)
    counts = Counter(map(tuple, np.asarray(batch.reset(0)).tolist()))

    assert len(counts) == 24
    assert all(abs(count - 10_000) < 600 for count in counts.values())


def fewest(board):
    """The fewest steps that open the lock, by Manhattan distances."""
    agent, key, lock = (divmod(place, board.size) for place in (board.agent, board.key, board.lock))

    def apart(one, other):
        return abs(one[0] - other[0]) + abs(one[1] - other[1])

    if board.is_open:
        return 0
    if board.bag:
        return apart(agent, lock) + 1
    return apart(agent, key) + 1 + apart(key, lock) + 1


@pytest.mark.parametrize("size", [2, 3])
def test_values_are_the_returns_of_the_fewest_steps(size):
    """With a discount g, d steps without the key, of which the k-th gets it, are worth the sum."""
    discount = 0.9
    solution = provengym.solve("KeyLock", size=size, discount=discount)
    for number, board in enumerate(boards(size)):
        d, has_key = fewest(board), bool(board.bag)
        rewards = [-1.0] * (d - 1) + [100.0] * bool(d)
        if d and not has_key:
            with_key = key_lock.Board(size, board.key, board.key, board.lock, True)
            rewards[d - fewest(with_key) - 1] = 10.0
        best = sum(reward * discount**step for step, reward in enumerate(rewards))

        assert solution.values[number] == pytest.approx(best, abs=1e-6)


def test_what_episodes_return():
    rng = np.random.default_rng(0)
    env, opened = provengym.KeyLockEnv(size=2, max_steps=100), 0
    for seed in range(200):
        env.reset(seed=seed)
        rewards, terminated, truncated = [], False, False
        while not (terminated or truncated):
            _, reward, terminated, truncated, _ = env.step(int(rng.integers(6)))
            rewards.append(reward)
        opened += terminated
        if terminated:
            assert sum(rewards) == 112 - len(rewards)
        else:
            assert sum(rewards) == 11 * (10 in rewards) - len(rewards)
        assert sum(reward for reward in rewards if reward > 0) <= 110
    assert 20 < opened < 200


def test_the_limit_is_ten_steps_for_each_row():
    assert [provengym.KeyLockEnv(size=n).max_steps for n in (2, 8, 1024)] == [20, 80, 10240]
    assert provengym.KeyLockEnv(size=5, max_steps=3).parameters == {"size": 5, "max_steps": 3}


def test_large_grids_have_no_frames_or_tables():
    for mode, side, limit in (("ansi", 101, "text is drawn .* 100"), ("rgb_array", 65, "pic.* 64")):
        env = provengym.KeyLockEnv(size=side, render_mode=mode)
        env.reset(seed=0)
        with pytest.raises(ValueError, match=f"^{limit}, got size={side}$"):
            env.render()
    with pytest.raises(ValueError, match="^P is built for up to 10,000 .* 30,600 .size=5.$"):
        _ = provengym.KeyLockEnv(size=5).P


def test_texts():
    env = provengym.KeyLockEnv(size=2, render_mode="ansi")
    cells = {"agent": (0, 0), "key": (1, 0), "lock": (0, 1)}
    env.reset(options={"state": cells})
    shown = [env.render()]
    for action in (2, 4, 1, 3, 5):
        env.step(action)
        shown.append(env.render())

    grids = ["".join(text.split("\n")[k][2:5:2] for k in (2, 3)) for text in shown]
    assert grids == ["AKL.", ".AL.", ".AL.", "..LA", "..A.", "..A."]
    assert [text.split("\n")[-1] for text in shown[-2:]] == [
        "step 4, return 7, last action west, the agent has the key",
        "step 5, return 107, last action open, the lock is open",
    ]
