"""Samples of draws, next to what else could have been drawn."""

from fractions import Fraction

from provengym.models.samples import Conditionals

WEIGHTS = {(0, 0): 1, (0, 1): 2, (1, 5): 1}


def test_the_weights_of_tuples_that_begin_alike_add_up():
    first, second = Conditionals(WEIGHTS).samples((0, 1))

    assert (first.value, second.value) == (0, 1)
    assert first.distribution == {0: Fraction(3, 4), 1: Fraction(1, 4)}
    assert second.distribution == {0: Fraction(1, 3), 1: Fraction(2, 3)}


def test_samples_are_told_apart_by_the_parts_before_them_or_pooled():
    known = Conditionals(WEIGHTS)

    assert [sample.given for sample in known.samples((0, 1))] == [(), (0,)]
    assert [sample.given for sample in known.samples((0, 1), pooled=True)] == [None, None]
