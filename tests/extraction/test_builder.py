"""Models that grow, and the attributes that are read meanwhile."""

import pytest

from provengym.extraction.builder import Builder
from provengym.extraction.key import key_of
from provengym.extraction.reads import ALL, Watch


def test_a_history_is_in_the_order_of_its_steps():
    builder = Builder(3)
    start = builder.add_state("start", 0, ended=False)
    middle = builder.add_state("middle", 1, ended=False, parent=start, action=2)
    last = builder.add_state("last", 2, ended=True, parent=middle, action=1)

    assert builder.history(last) == (2, 1)
    assert builder.history(start) == ()


class Inner:
    place = 3


class Wrapper:
    place = 4

    def __init__(self, inner):
        self.unwrapped = inner


@pytest.mark.parametrize("given", ["env.place", lambda env: env.place], ids=["text", "function"])
def test_a_key_is_of_the_environment_without_wrappers(given):
    key = key_of(given)
    assert key(Wrapper(Inner()), None) == key(Inner(), None) != key(Wrapper(Wrapper(Inner())), None)


class Thing:
    def __init__(self):
        self.first, self.second = 1, 2


def touch(act, names=None):
    """What a call reads of a thing before it has written it."""
    thing = Thing()
    watch = Watch(thing, names)
    watch.begin()
    act(thing)
    watch.end()
    watch.stop()
    assert type(thing) is Thing
    return watch.read


def write_and_read(thing):
    thing.first = thing.second
    return thing.first


def write_and_delete(thing):
    thing.first = 3
    del thing.first


def test_what_is_read_before_it_is_written_is_seen():
    assert touch(lambda thing: thing.first) == {"first"}
    assert touch(write_and_read) == {"second"}
    assert touch(write_and_read, frozenset({"first"})) == set()
    assert touch(vars) == {ALL}


def test_to_delete_an_attribute_reads_it_unless_it_was_written():
    assert touch(lambda thing: delattr(thing, "first")) == {"first"}
    assert touch(write_and_delete) == set()
