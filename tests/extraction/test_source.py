"""Comparisons of lengths, as the source of a program shows them."""
# ruff: noqa: SIM202, SIM300 - these are the uses

import operator
import sys
from types import SimpleNamespace

import pytest

from extraction.test_hidden import tells_columns
from provengym.extraction.hidden.source import Comparison, compared_length

MOST = 4


class Asks:
    """Notes how its length is compared."""

    def __len__(self):
        self.found = compared_length(sys._getframe(1))
        return 3


class Held:
    most, rows = 5, SimpleNamespace(many=6)

    @property
    def other(self):
        raise AssertionError("it is asked for nothing")


THING, HELD = Asks(), Held()


def shadowed():
    len = bool
    return len(THING) > 3


@tells_columns
@pytest.mark.parametrize(
    ("ask", "comparison"),
    [
        (lambda: len(THING) > 2, (operator.gt, 2)),
        (lambda: 2 > len(THING), (operator.lt, 2)),
        (lambda: 2.5 <= len(THING), (operator.ge, 2.5)),
        (lambda: len(THING) == MOST, (operator.eq, 4)),
        (lambda: not len(THING) != HELD.most, (operator.ne, 5)),
        (lambda: len(THING) <= 2 * HELD.rows.many - 1, (operator.le, 11)),
        (lambda: len(THING), None),
        (lambda: len(THING) + 1 > 2, None),
        (lambda: 1 < len(THING) < 7, None),
        (lambda: len(THING) in (3, 4), None),
        (lambda: len(THING) > int("2"), None),
        (lambda: len(THING) > float("inf") * 1.0, None),
        (lambda: len(THING) > -len("a"), None),
        (lambda: bool(THING) > 0, None),
        (shadowed, None),
    ],
)
def test_a_length_that_is_compared_with_a_number_at_hand_is_known_to_be(ask, comparison):
    THING.found = "nothing"
    ask()

    assert THING.found == comparison


@tells_columns
def test_nothing_runs_to_know_the_number():
    with pytest.raises(AssertionError, match="it is asked for nothing"):
        len(THING) > HELD.other  # noqa: B015

    assert THING.found is None


@pytest.mark.parametrize(
    ("compare", "number", "lengths"),
    [
        (operator.gt, 5, (0, 6)),
        (operator.ge, 0, (None, 0)),
        (operator.lt, 2.5, (3, 0)),
        (operator.eq, 2, (0, 2)),
        (operator.ne, 0, (0, 1)),
        (operator.lt, -3, (0, None)),
    ],
)
def test_a_length_is_found_for_each_answer(compare, number, lengths):
    comparison = Comparison(compare, number)

    assert tuple(map(comparison.length_for, (False, True))) == lengths
