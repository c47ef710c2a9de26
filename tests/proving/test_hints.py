"""What the analysis along paths is told, and how programs are split for it."""

import pytest

from provengym.proving.hints import facts, keys
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
    either,
    negation,
)
from provengym.proving.splitting import by_values, split

SPANS = [(0, 9), (0, 1)]
"""The ranges of a number and of a truth value; further variables are those of a rule."""
N, T, A, B = map(Var, range(4))


def eq(one, number):
    return Bin(Op.EQ, one, Lit(number))


def lt(one, other):
    return Bin(Op.LT, one, other)


LESS = lt(N, Lit(3))
CONDITION = IfElse(A, [Assign(0, ZERO)], [])
SEVERAL = [Assign(2, Lit(number)) for number in range(17)]


@pytest.mark.parametrize(
    ("block", "found"),
    [
        ([Assign(2, lt(N, Lit(3))), CONDITION], (2,)),
        ([Assign(2, lt(N, Lit(3))), IfElse(ONE, [CONDITION], [])], (2,)),
        ([Assign(2, lt(N, Lit(3))), IfElse(ONE, [], [CONDITION])], (2,)),
        ([IfElse(N, [Assign(2, lt(N, Lit(3)))], []), CONDITION], (2,)),
        ([IfElse(N, [], [Assign(2, lt(N, Lit(3)))]), CONDITION], (2,)),
        ([Assign(2, lt(N, Lit(3))), Require(A, 1, "x")], (2,)),
        ([Assign(2, lt(N, Lit(3))), Assign(3, eq(A, 0))], (2,)),
        ([Assign(2, lt(N, Lit(3))), IfElse(Ite(N, ONE, A), [], [])], (2,)),
        ([Assign(2, lt(N, Lit(3))), IfElse(lt(A, Lit(1)), [], [])], ()),
        ([Assign(2, N), CONDITION], ()),
        ([Assign(2, T), CONDITION], ()),
        ([Assign(2, T), CONDITION, IfElse(T, [Assign(1, ONE)], [])], (1, 2)),
        ([Assign(2, B), Assign(3, ZERO), CONDITION, IfElse(B, [], [])], (2, 3)),
        ([Assign(2, Bin(Op.ADD, N, ONE)), CONDITION], ()),
        ([Assign(2, lt(N, Lit(3))), IfElse(LESS, [Assign(2, N)], []), CONDITION], ()),
        ([Assign(2, lt(N, Lit(3))), IfElse(N, [Draw(2, Lit(2))], []), CONDITION], ()),
        ([Assign(0, ZERO), IfElse(N, [], [])], ()),
        (SEVERAL[:16], (2,)),
        (SEVERAL, ()),
        ([*SEVERAL, CONDITION], (2,)),
        ([Assign(2, ZERO), IfElse(N, [Assign(2, N)], [])], ()),
        ([Assign(2, ZERO), Draw(2, Lit(3))], ()),
    ],
)
def test_cases_are_kept_apart_by_what_is_a_condition_or_one_of_few_numbers(block, found):
    assert keys(block, SPANS) == found


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        (eq(N, 3), (eq(N, 3),)),
        (eq(N, 9), ()),
        (eq(N, 0), ()),
        (eq(N, 10), ()),
        (eq(A, 3), ()),
        (Bin(Op.EQ, N, T), (Bin(Op.EQ, N, T),)),
        (Bin(Op.EQ, N, A), ()),
        (negation(eq(N, 3)), (eq(N, 3),)),
        (lt(N, Lit(3)), ()),
        (either(eq(N, 3), eq(N, 4)), (eq(N, 3), eq(N, 4))),
        (Ite(eq(N, 3), eq(T, 1), ZERO), (Ite(eq(N, 3), eq(T, 1), ZERO),)),
        (Ite(eq(N, 3), eq(T, 0), ZERO), (eq(N, 3),)),
        (Ite(eq(N, 3), lt(T, N), ZERO), (eq(N, 3),)),
        (Ite(lt(T, N), eq(N, 3), ZERO), (eq(N, 3),)),
        (Ite(lt(T, N), ZERO, eq(N, 3)), (eq(N, 3),)),
    ],
)
def test_what_is_remembered(condition, found):
    for block in ([IfElse(condition, [], [])], [Require(condition, 1, "x")]):
        assert facts([block], SPANS) == found
    assert facts([[IfElse(N, [IfElse(condition, [], [])], [])]], SPANS) == found
    assert facts([[], [IfElse(N, [], [Require(condition, 1, "x")])]], SPANS) == found


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        (Ite(eq(N, 3), eq(T, 0), ZERO), (Ite(eq(N, 3), eq(T, 0), ZERO),)),
        (Ite(eq(N, 3), negation(lt(T, N)), ZERO), (eq(N, 3),)),
        (eq(N, 0), ()),
    ],
)
def test_what_is_remembered_where_some_numbers_are_zero(condition, found):
    assert facts([[Require(condition, 1, "x")]], SPANS, zeros=True) == found


GIVEN = (Given("n", ZERO, Lit(9)), Given("t", ZERO, ONE))


def program(*block):
    return Program(tuple("ntab"), GIVEN, block, 1)


@pytest.mark.parametrize(
    ("block", "found"),
    [
        (
            [Assign(2, LESS), CONDITION],
            [
                IfElse(LESS, (Assign(2, ONE),), (Assign(2, ZERO),)),
                IfElse(A, tuple(CONDITION.then), ()),
            ],
        ),
        (
            [Assign(2, LESS), Assign(2, T), CONDITION],
            [Assign(2, LESS), Assign(2, T), IfElse(A, tuple(CONDITION.then), ())],
        ),
        (
            [Assign(2, Ite(T, N, Lit(7)))],
            [IfElse(T, (Assign(2, N),), (Assign(2, Lit(7)),))],
        ),
        ([Assign(2, Ite(LESS, N, A))], [IfElse(LESS, (Assign(2, N),), ())]),
        ([Assign(2, Ite(A, N, Lit(7)))], [Assign(2, Ite(A, N, Lit(7)))]),
        (
            [IfElse(lt(Ite(T, N, Lit(7)), A), (), ())],
            [IfElse(Ite(T, lt(N, A), lt(Lit(7), A)), (), ())],
        ),
        (
            [IfElse(lt(A, Ite(T, N, Lit(7))), (), ())],
            [IfElse(Ite(T, lt(A, N), lt(A, Lit(7))), (), ())],
        ),
        (
            [Assign(2, N), IfElse(LESS, (Assign(3, A),), ())],
            [Assign(2, N), IfElse(LESS, (Assign(2, N), Assign(3, A)), (Assign(2, N),))],
        ),
        (
            [Assign(2, N), Assign(0, ONE), IfElse(LESS, (Assign(3, A),), ())],
            [Assign(2, N), Assign(0, ONE), IfElse(LESS, (Assign(3, A),), ())],
        ),
    ],
)
def test_paths_are_split(block, found):
    assert split(program(*block)).body == tuple(found)


def table(place):
    """A choice of a variable between numbers, as a table is read."""
    found = Lit(7)
    for number in range(3):
        found = Ite(lt(place, Lit(number)), Lit(number), found)
    return found


def one_of(count):
    found = eq(T, count - 1)
    for number in reversed(range(count - 1)):
        found = either(eq(T, number), found)
    return Require(found, 0, f"that a value is one of 0 to {count - 1}")


@pytest.mark.parametrize(
    ("block", "at"),
    [
        ([Assign(2, table(T))], 0),
        ([Assign(3, Bin(Op.MOD, T, Lit(3)))], 0),
        ([Assign(2, Bin(Op.ADD, T, ONE)), Assign(3, table(A))], 0),
        ([Assign(2, Bin(Op.ADD, T, ONE)), Assign(2, ZERO), Assign(3, table(A))], None),
        ([Assign(2, N), Assign(3, table(T))], 1),
        ([Assign(1, ZERO), Assign(3, table(T))], None),
        ([Assign(2, Ite(lt(T, ONE), ONE, ZERO))], None),
    ],
)
def test_cases_of_a_value_are_told_apart_where_a_table_is_read(block, at):
    found = [*block] if at is None else [*block[:at], one_of(2), *block[at:]]

    assert by_values(program(*block)).body == tuple(found)
