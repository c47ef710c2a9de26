"""Programs without loops on a store of integers: `Spec.Program` in Lean, case by case.

A store is a list of integers, and a variable is a place in it.  A truth value is 1 or 0, and a
member of an enumeration is its place among the members.  A block is a tuple of statements,
`Stmt.block` in Lean; the empty one is `Stmt.skip`.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias


class Op(enum.Enum):
    """A binary operation, by its name in Lean."""

    ADD = "add"
    SUB = "sub"
    MUL = "mul"
    FLOOR_DIV = "floorDiv"
    MOD = "mod"
    BIT_AND = "bitAnd"
    BIT_OR = "bitOr"
    BIT_XOR = "bitXor"
    SHIFT_LEFT = "shiftLeft"
    SHIFT_RIGHT = "shiftRight"
    LT = "lt"
    EQ = "eq"


_VALUES: dict[Op, Callable[[int, int], int]] = {
    Op.ADD: lambda x, y: x + y,
    Op.SUB: lambda x, y: x - y,
    Op.MUL: lambda x, y: x * y,
    Op.FLOOR_DIV: lambda x, y: x // y,
    Op.MOD: lambda x, y: x % y,
    Op.BIT_AND: lambda x, y: x & y,
    Op.BIT_OR: lambda x, y: x | y,
    Op.BIT_XOR: lambda x, y: x ^ y,
    Op.SHIFT_LEFT: lambda x, y: x << y,
    Op.SHIFT_RIGHT: lambda x, y: x >> y,
    Op.LT: lambda x, y: int(x < y),
    Op.EQ: lambda x, y: int(x == y),
}


def is_defined(op: Op, x: int, y: int) -> bool:
    """Return whether an operation has a value: `Op.Defined`."""
    if op in (Op.FLOOR_DIV, Op.MOD):
        return y != 0
    if op in (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR):
        return x >= 0 and y >= 0
    return y >= 0 or op not in (Op.SHIFT_LEFT, Op.SHIFT_RIGHT)


@dataclass(frozen=True, slots=True)
class Lit:
    """An integer."""

    value: int


@dataclass(frozen=True, slots=True)
class Var:
    """A variable, by its place in the store."""

    place: int


@dataclass(frozen=True, slots=True)
class Bin:
    """An operation on two expressions."""

    op: Op
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Ite:
    """The first of two where a condition is not 0, else the second."""

    condition: Expr
    then: Expr
    orelse: Expr


Expr: TypeAlias = "Lit | Var | Bin | Ite"


@dataclass(frozen=True, slots=True)
class Assign:
    """Assign the value of an expression to a variable."""

    place: int
    value: Expr


@dataclass(frozen=True, slots=True)
class Draw:
    """Assign one of the numbers below a count to a variable, all equally likely."""

    place: int
    count: Expr


@dataclass(frozen=True, slots=True)
class Require:
    """Require a condition, at a line of the source, with the sentence for where it fails."""

    condition: Expr
    line: int
    says: str


@dataclass(frozen=True, slots=True)
class IfElse:
    """Execute the first block where a condition is not 0, else the second."""

    condition: Expr
    then: Sequence[Stmt]
    orelse: Sequence[Stmt]


Stmt: TypeAlias = "Assign | Draw | Require | IfElse"
Block: TypeAlias = "Sequence[Stmt]"


@dataclass(frozen=True, slots=True)
class Given:
    """A variable that has a value at the start, between two expressions over the parameters."""

    name: str
    low: Expr
    high: Expr


@dataclass(frozen=True)
class Program:
    """A rule as a program.

    The variables are the parameters, the fields, the cells of a row one after the other, the
    action where there is one, those of the rule, and the results.  Those that are not given are 0
    at the start.

    Attributes:
        variables: Their names.
        given: The first variables, with their ranges; the fields of `start` have none, since it
            assigns them.
        body: The statements.
        results: The number of results, the last variables.
        scale: What the result is divided by, as a reward in fractions is.
    """

    variables: tuple[str, ...]
    given: tuple[Given, ...]
    body: tuple[Stmt, ...]
    results: int
    scale: int = 1


@dataclass(frozen=True)
class Outcome:
    """What a run leads to: the store, and the requirement that failed, if one did."""

    store: list[int]
    failed: Require | None


def value(expr: Expr, store: Sequence[int]) -> int:
    """Return the value of an expression in a store: `Expr.eval`.

    Raises:
        ArithmeticError: An operation that is evaluated has no value.
    """
    while isinstance(expr, Ite):
        expr = expr.then if value(expr.condition, store) else expr.orelse
    match expr:
        case Lit(number):
            return number
        case Var(place):
            return store[place]
        case Bin(op, left, right):
            x, y = value(left, store), value(right, store)
            if not is_defined(op, x, y):
                raise ArithmeticError(f"{op.value} has no value for {x} and {y}")
            return _VALUES[op](x, y)


def run(program: Program, store: Sequence[int], draws: Callable[[int], int]) -> Outcome:
    """Run a program up to its end, or to a requirement that fails.

    Args:
        program: The program.
        store: The values of the first variables; the others are 0.
        draws: Returns, for a count, one of the numbers below it.

    Raises:
        ArithmeticError: An operation has no value, so that the program is not safe.
    """
    values = [*store, *[0] * (len(program.variables) - len(store))]
    return Outcome(values, _run(program.body, values, draws))


def _run(block: Block, store: list[int], draws: Callable[[int], int]) -> Require | None:
    for statement in block:
        match statement:
            case Assign(place, expr):
                store[place] = value(expr, store)
            case Draw(place, expr):
                count = value(expr, store)
                if count < 1:
                    raise ArithmeticError(f"there is no number below {count} to draw")
                store[place] = draws(count)
            case Require(condition):
                if not value(condition, store):
                    return statement
            case IfElse(condition, then, orelse):
                failed = _run(then if value(condition, store) else orelse, store, draws)
                if failed:
                    return failed
    return None


def most(block: Block) -> int:
    """Return the most draws of a path: `Stmt.most`."""
    count = 0
    for statement in block:
        match statement:
            case Draw():
                count += 1
            case IfElse(_, then, orelse):
                count += max(most(then), most(orelse))
    return count


def length(block: Block) -> int:
    """Return the number of statements, those of branches included."""
    return len(block) + sum(
        length(one.then) + length(one.orelse) for one in block if isinstance(one, IfElse)
    )


def may_fail(block: Block) -> bool:
    """Return whether a block has a requirement, or an operation that may have no value: where not
    it is `Stmt.plain`."""
    for statement in block:
        match statement:
            case Assign(_, expr):
                if may_raise(expr):
                    return True
            case Draw() | Require():
                return True
            case IfElse(condition, then, orelse):
                if may_raise(condition) or may_fail(then) or may_fail(orelse):
                    return True
    return False


_TOTAL = (Op.ADD, Op.SUB, Op.MUL, Op.LT, Op.EQ)
"""The operations that have a value whatever their operands are: `Op.isTotal`."""


def may_raise(expr: Expr) -> bool:
    """Return whether an expression has an operation that may have no value."""
    match expr:
        case Bin(op, left, right):
            return op not in _TOTAL or may_raise(left) or may_raise(right)
        case Ite(condition, then, orelse):
            return may_raise(condition) or may_raise(then) or may_raise(orelse)
    return False


# Expressions that are made of these, with what is known of literals.

ZERO, ONE = Lit(0), Lit(1)


def binary(op: Op, left: Expr, right: Expr) -> Expr:
    """Return an operation, as a literal where it has a value that is known."""
    match op, left, right:
        case _, Lit(x), Lit(y) if is_defined(op, x, y) and (op is not Op.SHIFT_LEFT or y < 64):
            return Lit(_VALUES[op](x, y))
        case ((Op.ADD | Op.SUB), _, Lit(0)):
            return left
        case Op.ADD, Lit(0), _:
            return right
        case ((Op.MUL | Op.FLOOR_DIV), _, Lit(1)):
            return left
        case Op.MUL, Lit(1), _:
            return right
    return Bin(op, left, right)


def ite(condition: Expr, then: Expr, orelse: Expr) -> Expr:
    """Return one of two expressions where it is known which, else `Ite`."""
    if isinstance(condition, Lit):
        return then if condition.value else orelse
    if then == orelse:
        return then
    match condition, then, orelse:
        case Bin(Op.EQ, inner, Lit(0)), _, _ if is_truth(inner):
            return ite(inner, orelse, then)
        case Ite(first, second, Lit(0)), _, Lit(0):
            return ite(first, ite(second, then, ZERO), ZERO)
        case Ite(first, Lit(1), second), Lit(1), _:
            return ite(first, ONE, ite(second, ONE, orelse))
        case _, Lit(1), Lit(0) if is_truth(condition):
            return condition
        case _, Lit(0), Lit(1):
            return negation(condition)
    return Ite(condition, then, orelse)


def is_truth(expr: Expr) -> bool:
    """Return whether an expression is 0 or 1 by its form."""
    match expr:
        case Lit(number):
            return number in (0, 1)
        case Bin(op, _, _):
            return op in (Op.LT, Op.EQ)
        case Ite(_, then, orelse):
            return is_truth(then) and is_truth(orelse)
    return False


def negation(condition: Expr) -> Expr:
    """Return `Expr.not`."""
    match condition:
        case Bin(Op.EQ, inner, Lit(0)) if is_truth(inner):
            return inner
    return binary(Op.EQ, condition, ZERO)


def both(first: Expr, second: Expr) -> Expr:
    """Return `Expr.and`."""
    return ite(first, second, ZERO)


def either(first: Expr, second: Expr) -> Expr:
    """Return `Expr.or`."""
    return ite(first, ONE, second)


def at_most(left: Expr, right: Expr) -> Expr:
    """Return `Expr.le`."""
    return negation(binary(Op.LT, right, left))


def get(base: int, count: int, index: Expr) -> Expr:
    """Return the variable at an index of a row: `Expr.get`."""
    found: Expr = Var(base)
    for place in range(1, count):
        found = ite(binary(Op.EQ, index, Lit(place)), Var(base + place), found)
    return found


def assign_at(base: int, count: int, index: Expr, new: Expr) -> Iterator[Stmt]:
    """Assign to the variable at an index of a row: `Stmt.set`."""
    for place in range(count):
        old = Var(base + place)
        kept = ite(binary(Op.EQ, index, Lit(place)), new, old)
        if kept != old:
            yield Assign(base + place, kept)


def reads(expr: Expr) -> set[int]:
    """Return the variables that an expression reads."""
    match expr:
        case Lit():
            return set()
        case Var(place):
            return {place}
        case Bin(_, left, right):
            return reads(left) | reads(right)
        case Ite(condition, then, orelse):
            return reads(condition) | reads(then) | reads(orelse)


def size(expr: Expr) -> int:
    """Return the number of operations, literals and variables of an expression."""
    match expr:
        case Bin(_, left, right):
            return 1 + size(left) + size(right)
        case Ite(condition, then, orelse):
            return 1 + size(condition) + size(then) + size(orelse)
    return 1


def writes(block: Block) -> set[int]:
    """Return the variables that a block assigns or draws."""
    found: set[int] = set()
    for statement in block:
        match statement:
            case Assign(place) | Draw(place):
                found.add(place)
            case IfElse(_, then, orelse):
                found |= writes(then) | writes(orelse)
    return found


def substituted(expr: Expr, value: Callable[[int], Expr]) -> Expr:
    """Return an expression in which other expressions stand for its variables."""
    match expr:
        case Var(place):
            return value(place)
        case Bin(op, left, right):
            return Bin(op, substituted(left, value), substituted(right, value))
        case Ite(condition, then, orelse):
            return Ite(*(substituted(one, value) for one in (condition, then, orelse)))
    return expr


def moved(block: Block, first: int, count: int) -> tuple[Stmt, ...]:
    """Return a block whose variables from one on are some places further on: `Stmt.moved`."""
    return _placed(block, lambda one: one if one < first else one + count)


def renamed(block: Block, to: Mapping[int, int]) -> tuple[Stmt, ...]:
    """Return a block whose variables have other places."""
    return _placed(block, to.__getitem__)


def _placed(block: Block, to: Callable[[int], int]) -> tuple[Stmt, ...]:
    def expr(one: Expr) -> Expr:
        return substituted(one, lambda place: Var(to(place)))

    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(place, value):
                out.append(Assign(to(place), expr(value)))
            case Draw(place, count):
                out.append(Draw(to(place), expr(count)))
            case Require(condition, line, says):
                out.append(Require(expr(condition), line, says))
            case IfElse(condition, then, orelse):
                out.append(IfElse(expr(condition), _placed(then, to), _placed(orelse, to)))
    return tuple(out)


def fixed(block: Block, at: int, number: int) -> tuple[Stmt, ...]:
    """Return a block where a variable that it does not change is a number: `Stmt.fix`."""

    def expr(one: Expr) -> Expr:
        match one:
            case Var(place) if place == at:
                return Lit(number)
            case Bin(op, left, right):
                match expr(left), expr(right):
                    case Lit(x), Lit(y) if op in _TOTAL:
                        return Lit(_VALUES[op](x, y))
                    case x, y:
                        return Bin(op, x, y)
            case Ite(condition, then, orelse):
                match expr(condition):
                    case Lit(x):
                        return expr(then if x else orelse)
                    case found:
                        return Ite(found, expr(then), expr(orelse))
        return one

    out: list[Stmt] = []
    for one in block:
        match one:
            case Assign(place, value):
                out.append(Assign(place, expr(value)))
            case Draw(place, value):
                out.append(Draw(place, expr(value)))
            case Require(condition, line, says):
                out.append(Require(expr(condition), line, says))
            case IfElse(condition, then, orelse):
                sides = fixed(then, at, number), fixed(orelse, at, number)
                out.append(IfElse(expr(condition), *sides))
    return tuple(out)
