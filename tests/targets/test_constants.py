"""Of what a snapshot takes for a constant, it tells one from another."""

import datetime
import decimal
import enum
import json
import math
import re
import weakref

import pytest
from gymnasium.spaces import Discrete

from provengym.snapshots.snapshot import Snapshot, is_constant


class Flag(enum.Flag):
    A = 1
    B = 2
    C = 4


class Thing:
    """It is known by its number."""

    def __init__(self, number):
        self.number = number


THINGS = Thing(1), Thing(2)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (range(3), range(4)),
        (math, json),
        (re.compile("a"), re.compile("b")),
        (re.match("a*", "aab"), re.match("a", "aab")),
        (Discrete(2), Discrete(3)),
        (Flag.A | Flag.B, Flag.B | Flag.C),
        (weakref.ref(THINGS[0]), weakref.ref(THINGS[1])),
        (decimal.Decimal(1), decimal.Decimal(2)),
        (datetime.date(2024, 1, 1), datetime.date(2024, 1, 2)),
        (decimal.Context, json.JSONDecoder),
    ],
    ids=lambda value: type(value).__name__,
)
def test_two_constants_are_two(one, other):
    assert Snapshot([one]).key != Snapshot([other]).key
    assert Snapshot([one]).key == Snapshot([one]).key


def test_a_library_is_not_known_by_the_beginning_of_its_name():
    own = type("Own", (), {"__module__": "replay"})

    assert is_constant(re.Pattern)
    assert not is_constant(own)
