"""Models completed where outcomes are not known."""

from fractions import Fraction

import numpy as np

from auditing.processes import END, process
from provengym.finite.completed import completed

HALF = Fraction(1, 2)
KNOWN = [(1, END, 1)]
LOST = [(HALF, END, 0), (HALF, END, 5)]


def test_only_what_is_sure_to_meet_nothing_unknown_is_done():
    # In state 2 nothing is sure, so what leads there is avoided; state 1 has one action that is.
    rows = [[[(1, 1, 0)], [(1, 2, 9)]], [LOST, KNOWN], [LOST, LOST]]
    model = completed(process(rows, lost={(1, 0), (2, 0), (2, 1)})).avoiding()

    assert model is not None
    assert model.row(0, 0) == model.row(0, 1) == [(1, 1, 0.0, False, False)]
    assert model.row(1, 0) == model.row(1, 1) == [(1, 3, 1.0, True, False)]
    assert model.ended.tolist() == [False, False, True, True, True]
    assert np.diff(model.row_starts).tolist() == [1] * 4 + [0] * 6


def test_there_is_none_where_from_some_start_nothing_is_sure():
    rows, starts = [[KNOWN], [LOST]], {0: HALF, 1: HALF}

    assert completed(process(rows, starts)).avoiding() is not None
    assert completed(process(rows, starts, lost={(1, 0)})).avoiding() is None
    half_known = completed(process([[KNOWN, LOST]], {0: HALF}, lost={(0, 1)}))
    assert not half_known.start_is_known
    assert half_known.avoiding() is None
