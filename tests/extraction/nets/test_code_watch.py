"""The watch over the code that starts: what it keeps of local variables."""

import decimal
import weakref

import pytest

from provengym._core import CodeWatch


class Kind:
    """A type that nothing else has."""


def held(*calls):
    """Return the types that were held in calls, each of which was watched by itself."""
    watch = CodeWatch()
    for call in calls:
        watch.begin()
        try:
            call()
        finally:
            watch.end()
    return set(watch.held())


def holds(value):
    """Have a local variable."""
    one = value
    return one is value


def test_the_types_of_local_variables_are_kept_where_a_function_returns():
    def call():
        holds(Kind())
        holds(decimal.Decimal(1))

    assert {Kind, decimal.Decimal} <= held(call)


def test_a_function_that_raises_returns_as_well():
    def fails():
        one = Kind()
        raise ValueError(type(one))

    def call():
        with pytest.raises(ValueError, match="Kind"):
            fails()

    assert Kind in held(call)


def test_of_many_calls_the_first_are_looked_at_and_then_one_in_so_many():
    def nothing():
        return holds(None)

    def late():
        return holds(Kind())

    assert Kind in held(*[nothing] * 63, late)
    assert Kind not in held(*[nothing] * 64, nothing, late)
    assert Kind in held(*[nothing] * 128, late)


def test_the_first_return_is_looked_at_whenever_it_is():
    def late():
        one = Kind()
        return one

    assert Kind in held(*[lambda: None] * 100, late)


def test_what_locals_gave_is_not_changed():
    kept = []

    def call():
        kept.append(locals())
        later = Kind()
        return later

    held(call)
    assert "later" not in kept[0]


def test_what_a_generator_held_lives_no_longer():
    found, dead = [], []

    def generated():
        one = Kind()
        found.append(weakref.ref(one))
        yield
        one = None
        yield one

    def call():
        steps = generated()
        next(steps)
        next(steps)
        dead.append(found[0]() is None)

    held(*[lambda: None] * 100, call)
    assert dead == [True]
