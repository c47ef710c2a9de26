"""Distinct rows of words, numbered as they come."""

import numpy as np

from provengym.models.rows import RowIndex


def test_rows_keep_their_numbers_when_the_table_grows():
    given = np.random.default_rng(0).integers(0, 2**63, (5_000, 2), dtype=np.uint64)
    rows = RowIndex(2)
    for end in (3, 900, 5_000):
        numbers, new = rows.add(given[:end])
        np.testing.assert_array_equal(numbers, np.arange(end))
        assert len(rows) == end
    assert len(new) == 4_100

    numbers, new = rows.add(given[::-1])
    np.testing.assert_array_equal(numbers, np.arange(5_000)[::-1])
    assert len(new) == 0
    np.testing.assert_array_equal(rows[:], given)


def test_of_equal_rows_the_first_has_the_number():
    rows = RowIndex(1)
    numbers, new = rows.add(np.array([[7], [7], [8], [7]], dtype=np.uint64))

    assert (numbers.tolist(), new.tolist()) == ([0, 0, 1, 0], [0, 2])
