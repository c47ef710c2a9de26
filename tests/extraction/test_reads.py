"""Attributes that a call reads before it has written them."""

from provengym.extraction.reads import ALL, AttributeWatch


class Thing:
    def __init__(self):
        self.first, self.second = 1, 2


def touch(act, names=None):
    """Return what a call reads of a thing before it has written it."""
    thing = Thing()
    watch = AttributeWatch(thing, names)
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
