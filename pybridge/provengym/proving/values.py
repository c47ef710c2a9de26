"""The typed values that expressions of rules are read as."""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from provengym.proving.program import (
    ONE,
    ZERO,
    Bin,
    Expr,
    Ite,
    Lit,
    Op,
    Var,
    binary,
    ite,
)

Ends: TypeAlias = "tuple[int | None, int | None]"
"""The least and the largest value of an expression, as far as they are known."""
ANY: Ends = (None, None)


@dataclass(frozen=True, slots=True)
class Number:
    """An integer between ends that are known."""

    expr: Expr
    ends: Ends = ANY


@dataclass(frozen=True, slots=True)
class Truth:
    """A truth value."""

    expr: Expr


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an enumeration, by its place."""

    expr: Expr
    of: enum.EnumMeta


@dataclass(frozen=True, slots=True)
class Ratio:
    """A fraction with a written denominator."""

    expr: Expr
    scale: int
    ends: Ends = ANY


@dataclass(frozen=True, slots=True)
class Tuple:
    """A tuple of values, or what is written as a list or a set; of a text its characters, and of a
    dictionary the tuple of its keys and that of its values."""

    items: tuple[Value, ...]
    form: str = "tuple"


@dataclass(frozen=True, slots=True)
class Row:
    """The row of cells of a field, which lie one after the other."""

    name: str
    base: int
    length: int
    ends: Ends

    @property
    def items(self) -> tuple[Value, ...]:
        return tuple(Number(Var(self.base + i), self.ends) for i in range(self.length))


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells that are no field's."""

    items: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Enumeration:
    """An enumeration itself."""

    of: enum.EnumMeta


@dataclass(frozen=True, slots=True)
class Nothing:
    """What a method returns that returns nothing."""


Value: TypeAlias = "Number | Truth | Member | Ratio | Tuple | Row | Cells | Enumeration | Nothing"
Scalar: TypeAlias = "Number | Truth | Member | Ratio"
FALSE, TRUE = Truth(ZERO), Truth(ONE)


def number(value: int) -> Number:
    """Return a literal."""
    return Number(Lit(value), (value, value))


def constant(written: object, is_kept: bool = False) -> Value | None:
    """Return a constant of a class, or None where it is none of the language.

    Args:
        written: What Python has.
        is_kept: Whether lists, dictionaries and sets are constants, since nothing changes them.
    """
    match written:
        case enum.Enum():
            return Member(Lit(list(type(written)).index(written)), type(written))
        case enum.EnumMeta():
            return Enumeration(written)
        case bool():
            return TRUE if written else FALSE
        case int():
            return number(int(written))
        case Fraction():
            top = written.numerator
            return Ratio(Lit(top), written.denominator, (top, top))
        case str():
            return Tuple(tuple(number(ord(one)) for one in written), "text")
        case tuple() | range():
            return _constants(written, "range" if isinstance(written, range) else "tuple", is_kept)
    if type(written) is list and is_kept:
        return _constants(written, "list", True)
    if type(written) in (set, frozenset) and is_kept:
        return _constants(sorted(written, key=repr), "set", True)  # type: ignore[call-overload]
    if type(written) is dict and is_kept:
        parts = _constants(written, "tuple", True), _constants(written.values(), "tuple", True)
        return None if None in parts else Tuple(parts, "dict")  # type: ignore[arg-type]
    return None


def _constants(written: Iterable[object], form: str, is_kept: bool) -> Tuple | None:
    items = [constant(one, is_kept) for one in written]
    return None if None in items else Tuple(tuple(items), form)  # type: ignore[arg-type]


def is_numbered(of: enum.EnumMeta) -> bool:
    """Return whether the values of the members are 0, 1, ... in order."""
    values = [member.value for member in list[enum.Enum](of)]
    return all(type(value) is int for value in values) and values == [*range(len(values))]


def called(value: Value) -> str:
    """Return what a value is called in messages."""
    match value:
        case Number():
            return "an integer"
        case Truth():
            return "a truth value"
        case Member(_, of):
            return f"a member of {of.__name__}"
        case Ratio():
            return "a fraction"
        case Tuple(_, form):
            return f"a {form}"
        case Row() | Cells():
            return "a row of cells"
        case Enumeration(of):
            return f"the enumeration {of.__name__}"
        case Nothing():
            return "nothing"


# Ends.


def hull(first: Ends, second: Ends) -> Ends:
    """Return the ends of one of two values."""
    low = None if None in (first[0], second[0]) else min(first[0], second[0])  # type: ignore[type-var]
    high = None if None in (first[1], second[1]) else max(first[1], second[1])  # type: ignore[type-var]
    return low, high


def span(op: Op, first: Ends, second: Ends) -> Ends:
    """Return the ends of what an operation makes of two values."""
    (a, b), (c, d) = first, second
    match op:
        case Op.LT | Op.EQ:
            return 0, 1
        case Op.ADD:
            return (
                None if a is None or c is None else a + c,
                None if b is None or d is None else b + d,
            )
        case Op.SUB:
            return (
                None if a is None or d is None else a - d,
                None if b is None or c is None else b - c,
            )
        case Op.MOD if c is not None and c > 0:
            return 0, None if d is None else d - 1
        case Op.FLOOR_DIV if c is not None and c > 0:
            low = a if a is None or a < 0 else 0
            return low, b if b is None or b >= 0 else -1
        case Op.BIT_AND if a is not None and c is not None and a >= 0 and c >= 0:
            tops = [one for one in (b, d) if one is not None]
            return 0, min(tops) if tops else None
        case Op.BIT_OR | Op.BIT_XOR if a is not None and c is not None and a >= 0 and c >= 0:
            return 0, None if b is None or d is None else (1 << max(b, d).bit_length()) - 1
        case Op.SHIFT_RIGHT if c is not None and c >= 0:
            return (a if a is None or a < 0 else 0), b if b is None or b >= 0 else -1
    if op is Op.SHIFT_LEFT and c is not None and d is not None and 0 <= c <= d <= 64:
        op, c, d = Op.MUL, 1 << c, 1 << d
    if op is Op.MUL and None not in (a, b, c, d):
        products = [x * y for x in (a, b) for y in (c, d)]  # type: ignore[operator]
        return min(products), max(products)
    return ANY


def ends_of(expr: Expr, known: Sequence[Ends]) -> Ends:
    """Return the ends of an expression over variables whose ends are known."""
    match expr:
        case Lit(value):
            return value, value
        case Var(place):
            return known[place]
        case Ite(_, then, orelse):
            return hull(ends_of(then, known), ends_of(orelse, known))
        case Bin(op, left, right):
            return span(op, ends_of(left, known), ends_of(right, known))


# Types that meet.


def common(values: Sequence[Value]) -> list[Value] | None:
    """Return values as values of one type, which is that of the first of them; None if none is."""
    first = values[0]
    if all(isinstance(one, (Number, Ratio)) for one in values):
        if any(isinstance(one, Ratio) for one in values):
            scale = math.lcm(*(one.scale for one in values if isinstance(one, Ratio)))
            return [scaled(one, scale) for one in values]  # type: ignore[arg-type]
        return list(values)
    if isinstance(first, Tuple):
        if all(
            isinstance(one, Tuple) and len(one.items) == len(first.items) and one.form == first.form
            for one in values
        ):
            parts = [common(part) for part in zip(*(one.items for one in values), strict=True)]  # type: ignore[union-attr]
            if None not in parts:
                made = zip(*parts, strict=True) if parts else [()] * len(values)
                return [Tuple(tuple(items), first.form) for items in made]
        return None
    same = all(type(one) is type(first) for one in values) and (
        not isinstance(first, Member) or all(one.of is first.of for one in values)  # type: ignore[union-attr]
    )
    movable = isinstance(first, (Truth, Member, Nothing)) or all(one == first for one in values)
    return list(values) if same and movable else None


def scaled(value: Number | Ratio, scale: int) -> Ratio:
    """Return a number as a fraction with a multiple of its denominator."""
    factor = scale // (value.scale if isinstance(value, Ratio) else 1)
    ends = span(Op.MUL, value.ends, (factor, factor))
    return Ratio(binary(Op.MUL, value.expr, Lit(factor)), scale, ends)


def replaced(value: Scalar, expr: Expr) -> Scalar:
    """Return a value of the same type with another expression."""
    match value:
        case Number(_, ends):
            return Number(expr, ends)
        case Truth():
            return Truth(expr)
        case Member(_, of):
            return Member(expr, of)
        case Ratio(_, scale, ends):
            return Ratio(expr, scale, ends)


def merged(value: Scalar, other: Scalar, expr: Expr) -> Scalar:
    """Return one of two values of one type, as an expression."""
    match value, other:
        case Number(_, first), Number(_, second):
            return Number(expr, hull(first, second))
        case Ratio(_, scale, first), Ratio(_, _, second):
            return Ratio(expr, scale, hull(first, second))
    return replaced(value, expr)


def selected(condition: Expr, then: Value, orelse: Value) -> Value | None:
    """Return one of two values by a condition, or None where no type has both."""
    pair = common([then, orelse])
    if pair is None:
        return None
    match pair:
        case [Tuple(first, form), Tuple(second, _)]:
            parts = [selected(condition, *two) for two in zip(first, second, strict=True)]
            return Tuple(tuple(parts), form)  # type: ignore[arg-type]
        case [(Number() | Truth() | Member() | Ratio()) as one, other]:
            return merged(one, other, ite(condition, one.expr, other.expr))  # type: ignore[arg-type,union-attr]
    return pair[0]
