"""Agreement of what runs with the golden table of CliffWalking."""

import itertools
from fractions import Fraction

import gymnasium

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions import cliff_walking

TABLES = golden.load(named("CliffWalking"))


def entries(table):
    """Row and column, way and entry of every step."""
    for column, row in enumerate(table["table"]):
        for way, entry in enumerate(row):
            yield (table["row"], column), way, entry


def kernel_of(table):
    return KERNELS["CliffWalking"](slippery=0)


def rows(table):
    for cell, way, (row, column, reward, terminated, _) in entries(table):
        words, after = (cliff_walking.words(12 * y + x) for y, x in (cell, (row, column)))
        yield words, way, 0, after, (12 * row + column,), Fraction(reward), terminated


def test_walks_hold_every_step():
    found = [(cell, way) for table in TABLES for cell, way, _ in entries(table)]

    assert found == list(itertools.product(itertools.product(range(4), range(12)), range(4)))


def test_the_transcription_and_the_environment_of_walks():
    env = gymnasium.make("provengym/CliffWalking-v0").unwrapped
    for table in TABLES:
        for (row, column), way, (*after, reward, terminated, truncated) in entries(table):
            cell, number = 12 * row + column, 12 * after[0] + after[1]
            assert cliff_walking.step(cell, way, False) == (number, reward, terminated)
            assert env.P[cell][way] == [(1.0, number, reward, terminated)]
            if cliff_walking.letter(cell) == "#":
                continue
            env.reset(options={"state": (row, column)})
            assert env.step(way)[:4] == (number, reward, terminated, truncated)


def test_slippery_steps_go_one_of_three_ways():
    """As `Spec.CliffWalking.expect_step_slippery` says."""
    kernel = KERNELS["CliffWalking"](slippery=1)
    for table in TABLES:
        steps = {(cell, way): entry for cell, way, entry in entries(table)}
        for (row, column), action in steps:
            words = cliff_walking.words(12 * row + column)
            for turn, noise in enumerate((0, 2**63, 2**64 - 1)):
                *after, reward, terminated, _ = steps[(row, column), (action + turn + 3) % 4]
                expected = cliff_walking.words(12 * after[0] + after[1]), reward, terminated
                assert kernel.step(words, action, noise) == expected
