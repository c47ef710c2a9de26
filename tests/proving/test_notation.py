"""Expressions as readers see them."""

import pytest

from provengym.proving.notation import Name, operand, text
from provengym.proving.program import (
    ZERO,
    Bin,
    Ite,
    Lit,
    Op,
    Var,
    at_most,
    both,
    either,
    get,
    ite,
    negation,
)

NAMES = [
    Name("x", False),
    Name("y", False),
    Name("b", True),
    Name("c"),
    Name("way", False, ("Way.LEFT", "Way.RIGHT")),
    Name("row_0", False, (), ("row", 3)),
    Name("row_1", False),
    Name("row_2", False),
]
X, Y, B, C, WAY = map(Var, range(5))


def add(left, right):
    return Bin(Op.ADD, left, right)


def sub(left, right):
    return Bin(Op.SUB, left, right)


def mul(left, right):
    return Bin(Op.MUL, left, right)


def lt(left, right):
    return Bin(Op.LT, left, right)


def eq(left, right):
    return Bin(Op.EQ, left, right)


@pytest.mark.parametrize(
    ("expr", "said"),
    [
        (Lit(-3), "-3"),
        (add(add(X, Lit(1)), Y), "x + 1 + y"),
        (add(X, add(Lit(1), Y)), "x + (1 + y)"),
        (sub(X, sub(X, Y)), "x - (x - y)"),
        (add(mul(Lit(2), X), Y), "2 * x + y"),
        (mul(add(X, Y), Lit(2)), "(x + y) * 2"),
        (Bin(Op.MOD, Bin(Op.FLOOR_DIV, X, Y), Lit(4)), "x / y % 4"),
        (sub(ZERO, add(X, Y)), "-(x + y)"),
        (sub(ZERO, Lit(5)), "0 - 5"),
        (add(X, Lit(-1)), "x + (-1)"),
        (Bin(Op.BIT_AND, Bin(Op.BIT_OR, X, Y), Lit(1)), "(x ||| y) &&& 1"),
        (Bin(Op.SHIFT_LEFT, Lit(1), X), "(1 : Expr) <<< x"),
        (lt(Bin(Op.SHIFT_RIGHT, Lit(9), Lit(1)), X), "x.gt ((9 : Expr) >>> (1 : Expr))"),
        (lt(X, Y), "x.lt y"),
        (lt(Lit(0), X), "x.gt 0"),
        (lt(sub(X, Lit(1)), Y), "y.gt (x - 1)"),
        (at_most(X, sub(Y, Lit(1))), "x.le (y - 1)"),
        (at_most(Lit(0), X), "x.ge 0"),
        (lt(add(X, Lit(1)), add(Y, Lit(1))), "(x + 1).lt (y + 1)"),
        (lt(Lit(1), Lit(2)), "Expr.gt 2 1"),
        (lt(add(Lit(1), Lit(2)), sub(ZERO, Lit(2))), "Expr.lt (1 + 2) (0 - 2)"),
        (negation(eq(X, Y)), "x.ne y"),
        (eq(WAY, Lit(1)), "way.eq Way.RIGHT"),
        (eq(WAY, Lit(2)), "way.eq 2"),
        (lt(WAY, Lit(1)), "way.lt 1"),
        (eq(X, Lit(0)), "x.eq 0"),
        (eq(B, Lit(0)), "b.not"),
        (eq(C, Lit(0)), "c.eq 0"),
        (both(B, lt(X, Y)), "b.and (x.lt y)"),
        (either(B, C), "b.or c"),
        (both(negation(lt(X, Y)), B), "b.andNot (x.lt y)"),
        (Ite(B, C, Lit(1)), "b.implies c"),
        (Ite(B, X, Lit(0)), "b.ite x 0"),
        (Ite(B, Lit(1), Lit(0)), "b.ite 1 0"),
        (ite(lt(Y, X), Y, X), "min x y"),
        (ite(lt(X, Y), Y, X), "max x y"),
        (ite(lt(X, ZERO), sub(ZERO, X), X), "x.abs"),
        (add(ite(lt(X, Lit(0)), Lit(0), X), Lit(1)), "(max x 0) + 1"),
        (get(5, 3, add(X, Lit(1))), "row (x + 1)"),
        (Ite(eq(X, Lit(1)), Var(6), Var(5)), "(x.eq 1).ite row_1 row_0"),
    ],
)
def test_expressions_are_near_to_python(expr, said):
    assert text(expr, NAMES) == said


def test_arguments_of_several_words_are_in_parentheses():
    assert operand(X, NAMES) == "x"
    assert operand(Lit(-1), NAMES) == "(-1)"
    assert operand(Lit(1), NAMES, ("Way.LEFT", "Way.RIGHT")) == "Way.RIGHT"
    assert operand(add(X, Y), NAMES) == "(x + y)"
    assert operand(Ite(B, Lit(0), C), NAMES, ("Way.LEFT", "Way.RIGHT")) == "(b.ite Way.LEFT c)"
