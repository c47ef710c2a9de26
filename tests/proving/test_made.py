"""Expressions and programs that are made of others: they mean the same, and are what they say."""

import itertools
import random

import pytest

from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Bin,
    Draw,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
    at_most,
    binary,
    both,
    either,
    is_defined,
    is_truth,
    ite,
    length,
    may_fail,
    may_raise,
    most,
    moved,
    negation,
    reads,
    run,
    size,
    value,
    writes,
)
from provengym.proving.simplifying import shared, simplified
from proving.flattened import Author

x, y, z = Var(0), Var(1), Var(2)
TRUTHS = [ZERO, ONE, Bin(Op.LT, x, y), Bin(Op.EQ, y, ZERO), Bin(Op.EQ, Bin(Op.LT, x, y), ZERO)]
CONDITIONS = [
    *TRUTHS,
    *(Lit(2), Lit(-1), x),
    *(Ite(x, y, ZERO), Ite(x, ONE, y), Ite(Bin(Op.LT, x, y), ONE, ZERO), Ite(x, ZERO, ONE)),
    *(Ite(x, Lit(2), ZERO), Ite(x, Lit(2), y), Ite(x, y, Lit(-1)), Bin(Op.EQ, x, ZERO)),
]
VALUES = [ZERO, ONE, Lit(2), Lit(-1), z, Bin(Op.ADD, z, ONE), Bin(Op.LT, z, ONE)]
STORES = [list(one) for one in itertools.product((-1, 0, 1, 2), repeat=3)]


def means(one, expected):
    """Check that an expression has the value that a function gives for a store."""
    for store in STORES:
        assert value(one, store) == expected(store), (one, store)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_one_of_two_is_the_one_by_the_condition(condition):
    for then, orelse in itertools.product(VALUES, VALUES):
        means(
            ite(condition, then, orelse),
            lambda s, a=then, b=orelse: value(a if value(condition, s) else b, s),
        )


def test_conditions_are_those_of_python():
    for one in CONDITIONS:
        means(negation(one), lambda s, one=one: int(not value(one, s)))
    for one, two in itertools.product(TRUTHS, TRUTHS):
        means(both(one, two), lambda s, a=one, b=two: int(value(a, s) and value(b, s)))
        means(either(one, two), lambda s, a=one, b=two: int(value(a, s) or value(b, s)))
    for one, two in itertools.product(VALUES, VALUES):
        means(at_most(one, two), lambda s, a=one, b=two: int(value(a, s) <= value(b, s)))


@pytest.mark.parametrize("op", Op)
def test_an_operation_is_what_it_is_of_its_operands(op):
    for left, right in itertools.product([*map(Lit, range(-2, 4)), x, y], repeat=2):
        found = binary(op, left, right)
        for store in STORES:
            a, b = value(left, store), value(right, store)
            if is_defined(op, a, b):
                assert value(found, store) == value(Bin(op, Lit(a), Lit(b)), [])
            else:
                with pytest.raises(ArithmeticError):
                    value(found, store)


def test_what_is_known_is_not_computed():
    assert binary(Op.ADD, x, ZERO) == binary(Op.ADD, ZERO, x) == binary(Op.SUB, x, ZERO) == x
    assert binary(Op.MUL, x, ONE) == binary(Op.MUL, ONE, x) == binary(Op.FLOOR_DIV, x, ONE) == x
    assert binary(Op.SHIFT_LEFT, ONE, Lit(63)) == Lit(1 << 63)
    assert binary(Op.SHIFT_LEFT, ONE, Lit(64)) == Bin(Op.SHIFT_LEFT, ONE, Lit(64))
    assert ite(ONE, x, y) == ite(z, x, x) == x
    assert ite(Bin(Op.LT, x, y), ONE, ZERO) == Bin(Op.LT, x, y)
    assert ite(Bin(Op.LT, x, y), ZERO, ONE) == negation(Bin(Op.LT, x, y))
    assert negation(negation(Bin(Op.LT, x, y))) == Bin(Op.LT, x, y)
    assert ite(negation(Bin(Op.LT, x, y)), x, y) == Ite(Bin(Op.LT, x, y), y, x)
    assert ite(Ite(x, y, ZERO), z, ZERO) == Ite(x, Ite(y, z, ZERO), ZERO)
    assert ite(Ite(x, ONE, y), ONE, z) == Ite(x, ONE, Ite(y, ONE, z))


def test_what_is_a_truth_value_by_its_form():
    assert all(map(is_truth, [*TRUTHS, Ite(x, ONE, Bin(Op.EQ, x, y))]))
    assert not any(map(is_truth, [Lit(2), Lit(-1), x, Ite(x, ONE, y), Ite(x, y, ONE)]))
    assert [is_truth(Bin(op, ONE, ONE)) for op in Op] == [op in (Op.LT, Op.EQ) for op in Op]


NEVER = {Op.ADD, Op.SUB, Op.MUL, Op.LT, Op.EQ}
"""The operations that have a value of all operands."""


def test_what_may_have_no_value():
    for op in Op:
        raises = op not in NEVER
        one = Bin(op, x, y)
        assert raises == any(not is_defined(op, a, b) for a in (-1, 0) for b in (-1, 0))
        for made in (one, Bin(Op.ADD, one, z), Bin(Op.ADD, z, one)):
            assert may_raise(made) is raises
        for made in (Ite(one, x, y), Ite(x, one, y), Ite(x, y, one)):
            assert may_raise(made) is raises
            assert may_fail([Assign(0, made)]) is may_fail([IfElse(made, [], [])]) is raises
        assert may_fail([IfElse(x, [Assign(0, one)], [])]) is raises
        assert may_fail([Assign(1, z), IfElse(x, [], [Assign(0, one)])]) is raises
    assert may_fail([Draw(0, ONE)])
    assert may_fail([Require(ONE, 1, "x")])


def test_sizes():
    assert [size(one) for one in (x, ONE, Bin(Op.ADD, x, ONE), Ite(x, y, Bin(Op.LT, x, y)))] == [
        *(1, 1, 3, 6)
    ]
    block = [Assign(0, x), IfElse(x, [Draw(1, y), Draw(1, y)], [IfElse(y, [Draw(2, x)], [])])]
    assert (length(block), most(block), writes(block)) == (6, 2, {0, 1, 2})
    assert most([*block, Draw(3, x), IfElse(x, [], [Draw(0, x)] * 4)]) == 7
    assert reads(Ite(Var(3), Bin(Op.ADD, Var(4), Lit(7)), Var(5))) == {3, 4, 5}


class Draws:
    """Draws by a seed, and knows of what."""

    def __init__(self, seed):
        self.random, self.counts = random.Random(seed), []

    def __call__(self, count):
        self.counts.append(count)
        return self.random.randrange(count)


def outcome(body, store, size, seed):
    """The store that a block leads to, what failed and what was drawn; None where it has no
    value."""
    draws = Draws(seed)
    try:
        found = run(Program(("",) * size, (), tuple(body), 0), store, draws)
    except ArithmeticError:
        return None
    return found.store, found.failed, draws.counts


@pytest.mark.parametrize("seed", range(40))
def test_a_block_that_is_moved_does_the_same_further_on(seed):
    body = Author(seed).program().body
    for store in ([3, -1, 1, 2, 0, 5, 1], [0, 4, 0, 1, 3, 1, 0]):
        before = outcome(body, store, 7, seed)
        after = outcome(moved(body, 2, 3), [*store[:2], 8, 9, 7, *store[2:]], 10, seed)
        if before is None:
            assert after is None
            continue
        assert after[0] == [*before[0][:2], 8, 9, 7, *before[0][2:]]
        assert after[2] == before[2]
        assert (after[1] and (after[1].line, after[1].says)) == (
            before[1] and (before[1].line, before[1].says)
        )


@pytest.mark.parametrize("seed", range(60))
def test_a_block_that_is_simplified_leads_to_the_same(seed):
    body = Author(seed).program().body
    results = [0, 1, 5]
    simple = simplified(body, (4, 5, 6), results)
    slots = shared(simple, "abcdxyx", 4, results)
    for store in ([3, -1, 1, 2, 0, 0, 0], [0, 4, 0, 1, 0, 0, 0], [5, 2, 1, 5, 0, 0, 0]):
        before = outcome(body, store, 7, seed)
        if before is None:
            continue
        after = outcome(simple, store, 7, seed)
        assert after[2] == before[2]
        if before[1] is None:
            assert after[1] is None
            assert [after[0][i] for i in results] == [before[0][i] for i in results]
        else:
            assert (after[1].line, after[1].says) == (before[1].line, before[1].says)
    assert length(simple) <= length(body)
    assert {one: to for one, to in slots.items() if one != to}.items() <= {(6, 4)}


def test_of_one_name_two_variables_share_a_place_where_neither_is_read_after_the_other():
    def slots(*block, names="rrxx"):
        return shared(block, names, 0, [1])[3]

    first, second = Assign(2, Lit(3)), Assign(3, Lit(4))
    told = Assign(0, Var(2)), Assign(1, Var(3))
    assert slots(first, told[0], second, told[1]) == 2
    assert slots(first, told[0], second, told[1], names="rrxy") == 3
    assert slots(first, second, told[0], told[1]) == 3
    assert slots(first, IfElse(Var(0), [second, told[1]], []), told[0]) == 3
    assert slots(first, IfElse(Var(0), [], [second, told[1]]), told[0]) == 3
    assert slots(first, second, Require(Var(2), 1, "x"), told[1]) == 3
    assert slots(first, second, IfElse(Var(2), [], []), told[1]) == 3
    assert slots(first, second, Draw(0, Var(2)), told[1]) == 3
    assert slots(told[0], told[1]) == 3
