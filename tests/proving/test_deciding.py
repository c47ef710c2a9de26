"""Comparisons that ranges decide are left out of programs."""

import contextlib
import random

import pytest

from provengym.proving.deciding import decided
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Bin,
    Draw,
    Given,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
    assign_at,
    get,
    run,
)
from proving.flattened import Author

X, ROW, OUT = Var(0), 1, 7
"""A variable from 0 to 5, six cells, and the result."""


def _program(*body):
    given = (Given("x", ZERO, Lit(5)), *(Given(f"c{i}", ZERO, Lit(2)) for i in range(6)))
    return Program((*(one.name for one in given), "out", "y"), given, tuple(body), 1)


def _body(*body):
    return decided(_program(*body)).body


def _is(place, number):
    return Bin(Op.EQ, Var(place), Lit(number))


@pytest.mark.parametrize(
    ("condition", "known"),
    [
        (Bin(Op.LT, X, Lit(6)), ONE),
        (Bin(Op.LT, X, Lit(5)), None),
        (Bin(Op.LT, X, ZERO), ZERO),
        (Bin(Op.LT, X, ONE), None),
        (Bin(Op.LT, Lit(5), X), ZERO),
        (Bin(Op.EQ, X, Lit(6)), ZERO),
        (Bin(Op.EQ, X, Lit(-1)), ZERO),
        (Bin(Op.EQ, X, Lit(5)), None),
        (Bin(Op.EQ, Bin(Op.MUL, X, ZERO), ZERO), ONE),
    ],
)
def test_a_comparison_is_decided_by_its_ranges_alone(condition, known):
    found = condition if known is None else known

    assert _body(Assign(OUT, condition)) == (Assign(OUT, found),)
    if known is None:
        sides = (Assign(OUT, ONE),), (Assign(OUT, ZERO),)
        assert _body(IfElse(condition, *sides)) == (IfElse(condition, *sides),)
    else:
        sides = [(Assign(OUT, Lit(3)),), (Assign(OUT, Lit(4)),)]
        assert _body(IfElse(condition, *sides)) == sides[known == ZERO]


def test_a_requirement_is_for_lean_to_show():
    asked = Require(Bin(Op.LT, X, Lit(6)), 1, "x is large")

    assert _body(asked) == (asked,)


def test_an_operation_that_may_have_no_value_is_kept():
    kept = Assign(OUT, Bin(Op.LT, Bin(Op.MOD, Lit(3), X), Lit(6)))

    assert _body(kept) == (kept,)


def test_a_row_is_read_and_written_where_the_index_may_be():
    shifted = Assign(8, Bin(Op.ADD, X, Lit(3)))
    cells = {place: Var(ROW + place) for place in (3, 4, 5)}
    chain = Ite(_is(8, 5), cells[5], Ite(_is(8, 4), cells[4], cells[3]))
    short = IfElse(Bin(Op.LT, X, Lit(3)), (shifted, Assign(OUT, get(ROW, 6, Var(8)))), ())

    found = _body(short)[0].then
    assert found == (shifted, Assign(OUT, chain))

    written = _body(IfElse(_is(0, 2), tuple(assign_at(ROW, 6, X, Lit(1))), ()))[0].then
    assert [one for one in written if one.value != Var(one.place)] == [Assign(ROW + 2, ONE)]


def test_a_multiple_of_a_variable_is_told_by_the_variable():
    made = Assign(8, Bin(Op.ADD, Bin(Op.MUL, Lit(2), X), ONE))

    def after(number, *between):
        return _body(made, *between, Assign(OUT, _is(8, number)))[-1].value

    assert after(4) == ZERO
    assert after(5) == _is(0, 2)
    assert after(13) == ZERO
    assert after(4, Assign(8, X)) == _is(8, 4)
    assert after(4, Assign(0, Lit(2))) == _is(8, 4)
    assert after(4, Draw(0, Lit(3))) == _is(8, 4)
    assert after(5, IfElse(_is(1, 1), (Assign(8, X),), ())) == _is(8, 5)
    assert after(5, IfElse(_is(1, 1), (Assign(OUT, X),), ())) == _is(0, 2)
    negative = Assign(8, Bin(Op.SUB, Bin(Op.MUL, X, Lit(-3)), ONE))
    assert _body(negative, Assign(OUT, _is(8, -7)))[-1].value == _is(0, 2)


def test_a_draw_is_below_its_count():
    body = Draw(8, Bin(Op.ADD, X, ONE)), Assign(OUT, Bin(Op.LT, Var(8), Lit(6)))

    assert _body(*body)[-1] == Assign(OUT, ONE)
    assert _body(Draw(8, X), Assign(OUT, Bin(Op.LT, Var(8), Lit(4))))[-1].value != ONE


def test_random_programs_do_the_same():
    shorter = 0
    for seed in range(300):
        program = Author(seed).program()
        found = decided(program)
        shorter += found != program
        random_ = random.Random(seed)
        for _ in range(20):
            a = random_.randint(0, 5)
            store = [
                a,
                random_.randint(-3, 4),
                random_.randint(0, 1),
                random_.randint(1, max(a, 1)),
            ]
            key = random_.random()
            with contextlib.suppress(ArithmeticError):  # which an operation raises on this path
                outcome = run(program, store, random.Random(key).randrange)
                assert run(found, store, random.Random(key).randrange) == outcome
    assert shorter > 200
