"""Agreement of what runs with the golden table of Taxi."""

import itertools
from fractions import Fraction

import golden
import provengym
from golden_tables import named
from provengym._core import KERNELS
from transcriptions import taxi as written
from transcriptions.taxi import LETTERS, State, Weather, number, step, words

TABLES = golden.load(named("Taxi"))
FICKLE = Weather(fickle=True)
LAST = 2**64 - 1


def state(row, column, passenger, destination, changes):
    return State((row, column), f"{LETTERS}T"[passenger], LETTERS[destination], changes)


def entries(table):
    """State, action and entry of every step."""
    for column, by_passenger in enumerate(table["table"]):
        for passenger, row in enumerate(by_passenger):
            before = state(table["row"], column, passenger, 1, passenger != 1)
            for action, (*after, reward, terminated, truncated) in enumerate(row):
                yield before, action, (state(*after), reward, terminated, truncated)


def kernel_of(table):
    return KERNELS["Taxi"](**FICKLE.params())


def rows(table):
    for before, action, (after, reward, terminated, _) in entries(table):
        told = (number(after),), Fraction(reward), terminated
        yield words(before), action, (0, LAST), words(after), *told


def test_drives_hold_every_step():
    found = [(before.taxi, before.passenger) for table in TABLES for before, *_ in entries(table)]

    places = itertools.product(written.PLACES, f"{LETTERS}T")
    assert found == [place for place in places for _ in range(6)]


def test_the_transcription_and_the_environment_of_drives():
    env = provengym.TaxiEnv(fickle_passenger=True)
    for table in TABLES:
        for before, action, (after, reward, terminated, truncated) in entries(table):
            assert step(before, action, FICKLE, 0, LAST) == (after, reward, terminated)
            assert truncated is False
            at, to = (number(one) + 500 * one.changes for one in (before, after))
            assert (to, reward, terminated) in [tuple(row[1:]) for row in env.P[at][action]]
