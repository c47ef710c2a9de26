"""Agreement of what runs with the golden table of KeyLock."""

from fractions import Fraction

import gymnasium

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions import key_lock

TABLES = golden.load(named("KeyLock"))


def entries(table):
    """Cell of the agent, action and entry of every step."""
    for agent, row in zip(table["agents"], table["table"], strict=True):
        for action, entry in enumerate(row):
            yield agent, action, entry


def lock_board(table, agent, key=None, lock=None, has_key=None, is_open=None):
    """The board with the agent in this cell, as the table has the rest where it is not given."""
    given = (agent, key, lock, has_key, is_open)
    names = ("agents", "key", "lock", "has_key", "open")
    rest = [table[n] if v is None else v for n, v in zip(names, given, strict=True)]
    return key_lock.Board(table["last"] + 1, *rest)


def kernel_of(table):
    return KERNELS["KeyLock"](size=table["last"] + 1)


def rows(table):
    for agent, action, (*after, num, den, terminated, _) in entries(table):
        before, new = lock_board(table, agent), lock_board(table, *after)
        state, successor = key_lock.words(before), key_lock.words(new)
        observation = (new.number(), *new.observed())
        yield state, action, 0, successor, observation, Fraction(num, den), terminated


def test_locks_hold_every_case_of_the_step():
    found = [(t, *entry) for t in TABLES for entry in entries(t)]
    small = [
        (t["key"], t["lock"], p, t["has_key"], t["open"]) for t, p, *_ in found if t["last"] < 2
    ]

    assert len(set(small)) == 108
    assert {entry[5] for *_, entry in found} == {-1, 0, 10, 100}
    assert all(entry[6] == 1 and entry[8] is False for *_, entry in found)
    assert all(entry[7] is (entry[5] == 100 or t["open"]) for t, _, _, entry in found)
    stopped = [t["last"] for t, p, a, entry in found if a < 4 and entry[0] == p and not t["open"]]
    assert set(stopped) == {1, 2, 3}


def test_the_transcription_and_the_environment_of_locks():
    for table in TABLES:
        side = table["last"] + 1
        env = gymnasium.make("provengym/KeyLock-v0", size=side).unwrapped
        rest = {"has_key": table["has_key"], "open": table["open"]}
        cells = {n: tuple(reversed(divmod(table[n], side))) for n in ("key", "lock")}
        for agent, action, (*after, num, _, terminated, truncated) in entries(table):
            board, new = lock_board(table, agent), lock_board(table, *after)
            env.reset(options={"state": {"agent": board.observed()[:2], **cells, **rest}})
            observation, reward, *flags, _ = env.step(action)

            assert board.step(action) == (num, terminated)
            assert board.observed() == new.observed() == tuple(observation.tolist())
            assert (reward, *flags) == (num, terminated, truncated)
