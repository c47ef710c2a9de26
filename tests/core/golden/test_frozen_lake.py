"""Agreement of what runs with the golden table of FrozenLake."""

import itertools
from fractions import Fraction

import gymnasium

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions.frozen_lake import COMPASS, Lake

TABLES = golden.load(named("FrozenLake"))
PAYS = (2.5, -1, -0.000001)
BOARDS = (["SFFF", "FHFH", "FFFH", "HFFG"], ["HFFF", "FSFG", "GGHF"])
REWARDS = ((1, 0, 0), PAYS)
UNITS = [[round(1000000 * pay) for pay in pays] for pays in REWARDS]


def lake_of(table, rate):
    return Lake(BOARDS[table["number"]], rate, UNITS[table["number"]])


def entries(table):
    """The number of the cell, the way, and what a step does: the next cell, reward and end."""
    for column, row in enumerate(table["table"]):
        for way, (*after, num, den, terminated, truncated) in enumerate(row):
            assert not truncated
            number = 4 * after[0] + after[1]
            yield 4 * table["row"] + column, way, number, Fraction(num, den), terminated


def kernel_of(table):
    return KERNELS["FrozenLake"](**lake_of(table, 1).parameters())


def rows(table):
    words = lake_of(table, 1).words
    for cell, way, after, reward, terminated in entries(table):
        yield words(cell), way, 0, words(after), (after,), reward, terminated


def test_walks_hold_every_step():
    found = [(t["number"], *entry[:2]) for t in TABLES for entry in entries(t)]

    cells = [(number, cell) for number, size in enumerate((16, 12)) for cell in range(size)]
    assert found == [(*cell, way) for cell, way in itertools.product(cells, range(4))]


def test_the_transcription_and_the_environment_of_walks():
    for number, board in enumerate(BOARDS):
        env = gymnasium.make(
            "provengym/FrozenLake-v0",
            desc=board,
            is_slippery=False,
            reward_schedule=REWARDS[number],
        ).unwrapped
        for table in (table for table in TABLES if table["number"] == number):
            lake = lake_of(table, 1)
            for cell, way, after, reward, terminated in entries(table):
                expected = after, float(reward), terminated
                assert lake.step(cell, way) == (after, 1000000 * reward, terminated)
                assert env.P[cell][way] == [(1.0, *expected)]
                env.reset(options={"state": divmod(cell, 4)})
                assert env.step(way)[:4] == (*expected, False)


def test_slippery_steps_go_one_of_three_ways():
    """As `Spec.FrozenLake.expect_step` says."""
    for number in range(len(BOARDS)):
        tables = [table for table in TABLES if table["number"] == number]
        lake = lake_of(tables[0], Fraction(1, 3))
        kernel = KERNELS["FrozenLake"](**lake.parameters())
        steps = {(cell, way): told for t in tables for cell, way, *told in entries(t)}
        for cell, action in steps:
            for turn, noise in ((-1, 0), (0, 2**63), (1, 2**64 - 1)):
                after, reward, terminated = steps[cell, (action + turn) % len(COMPASS)]
                assert kernel.step(lake.words(cell), action, noise) == (
                    lake.words(after),
                    1000000 * reward,
                    terminated,
                )
