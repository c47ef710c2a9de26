"""Agreement of what runs with the golden table of SwimmerGait."""

import itertools
from fractions import Fraction

import gymnasium

import golden
import provengym  # noqa: F401
from golden_tables import named
from provengym._core import KERNELS
from transcriptions import swimmer_gait

TABLES = golden.load(named("SwimmerGait"))
UNITS = 10**6


def entries(table):
    """Shape, action and entry of every step."""
    for joint2, row in enumerate(table["table"]):
        for action, entry in enumerate(row):
            yield (table["joint1"], joint2), action, entry


def kernel_of(table):
    return KERNELS["SwimmerGait"](resolution=9)


def rows(table):
    for shape, action, (*after, units, terminated, _) in entries(table):
        observation = (9 * after[0] + after[1], *after)
        yield shape, action, 0, tuple(after), observation, Fraction(units, UNITS), terminated


def test_swims_hold_every_step():
    found = [(shape, a) for t in TABLES for shape, a, _ in entries(t)]

    assert set(found) == set(itertools.product(itertools.product(range(9), range(9)), range(5)))


def test_the_transcription_and_the_environment_of_swims():
    env = gymnasium.make("provengym/SwimmerGait-v0").unwrapped
    for table in TABLES:
        for shape, action, (*after, units, terminated, truncated) in entries(table):
            env.reset(options={"state": shape})
            observation, reward, *flags, _ = env.step(action)

            assert swimmer_gait.step(shape, action) == (tuple(after), units)
            assert observation.tolist() == after
            assert (reward, *flags) == (units / UNITS, terminated, truncated)
