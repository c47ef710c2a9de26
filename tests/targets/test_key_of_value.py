"""The key of a value is that of its snapshot, and plain values are spared one."""

import itertools

import numpy as np
import pytest

from provengym.targets import snapshot
from provengym.targets.snapshot import Snapshot, UnsavableError, key_of_value

PLAIN = (
    *(1, 1.0, True, 1j, None, "1", b"1", "", -0.0, 0.0, float("nan"), 2**100, (), ((),)),
    *((1, (2.0, "three"), (False, None)), (1, (2.0, "three", False, None)), ("tuple", 1)),
    *(tuple(range(100)), tuple(range(101))),
)
OTHER = ([1], {1: 2}, frozenset((1, 2)), np.int64(1), (1, np.arange(3)), (1, [2], 1), range(3))


def deep(depth):
    value = ()
    for _ in range(depth):
        value = (value,)
    return value


@pytest.mark.parametrize("value", PLAIN + OTHER, ids=repr)
def test_it_is_that_of_a_snapshot(value):
    assert key_of_value(value) == Snapshot(value).key


def test_values_of_other_types_or_shapes_have_other_keys():
    for one, other in itertools.combinations(PLAIN, 2):
        assert key_of_value(one) != key_of_value(other), (one, other)


def test_plain_values_are_spared_a_snapshot(monkeypatch):
    def refused(value):
        raise AssertionError(value)

    keys = [key_of_value(value) for value in PLAIN]
    monkeypatch.setattr(snapshot, "Snapshot", refused)
    assert [key_of_value(value) for value in PLAIN] == keys
    with pytest.raises(AssertionError):
        key_of_value([1])


def test_a_tuple_that_is_too_deep_is_refused():
    with pytest.raises(UnsavableError, match="too deeply"):
        key_of_value(deep(5_000))
