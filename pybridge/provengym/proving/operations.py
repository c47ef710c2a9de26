"""Operations on the values that expressions of rules are read as."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NoReturn

from provengym.proving.program import (
    ONE,
    ZERO,
    Expr,
    Lit,
    Op,
    Var,
    at_most,
    binary,
    both,
    either,
    get,
    ite,
    negation,
)
from provengym.proving.values import (
    Cells,
    Enumeration,
    Member,
    Number,
    Ratio,
    Row,
    Truth,
    Tuple,
    Value,
    called,
    common,
    number,
    scaled,
    selected,
    span,
)
from provengym.proving.writing import Writer

OPERATIONS: dict[type[ast.AST], Op] = {
    ast.Add: Op.ADD,
    ast.Sub: Op.SUB,
    ast.Mult: Op.MUL,
    ast.FloorDiv: Op.FLOOR_DIV,
    ast.Mod: Op.MOD,
    ast.BitAnd: Op.BIT_AND,
    ast.BitOr: Op.BIT_OR,
    ast.BitXor: Op.BIT_XOR,
    ast.LShift: Op.SHIFT_LEFT,
    ast.RShift: Op.SHIFT_RIGHT,
}
"""The operations of Python."""
LARGEST_EXPONENT = 62
"""The largest exponent of a power."""
LONGEST_SORTED = 12
"""The most elements that are sorted."""
_EQUAL = ("tuple", "list", "range", "text")
"""The forms of which Python compares the elements."""
_JOINED = ("tuple", "list", "text")
"""The forms that Python joins by `+`, and repeats by `*`."""


class Operations(Writer):
    """Writes what operations mean; each is refused where Python or the language has none."""

    replacements: list[str]
    """The rows that are replaced as a whole, in their order."""

    def truth_of(self, value: Value, node: ast.AST) -> Expr:
        match value:
            case Truth(expr):
                return expr
            case Number(expr):
                return negation(binary(Op.EQ, expr, ZERO))
        self.refuse(
            node,
            f"{called(value)} is no condition",
            "compare it: `==`, `is`, `in`, or `len(...) > 0`",
        )

    def number_of(self, value: Value, node: ast.AST) -> Number:
        match value:
            case Number():
                return value
            case Truth(expr):
                ends = (expr.value, expr.value) if isinstance(expr, Lit) else (0, 1)
                return Number(expr, ends)
            case Member():
                self.refuse(
                    node, f"{called(value)} is no integer", "write `.value`, or compare members"
                )
        self.refuse(node, f"{called(value)} is no integer", "write an integer")

    def refuse_alias(self, node: ast.AST, value: Value) -> NoReturn:
        name = f"self.{value.name}" if isinstance(value, Row) else "a row of cells"
        self.refuse(
            node,
            f"another name for {name} would be an alias of its cells",
            "write the field each time, or declare a second one and assign a copy",
        )

    def refuse_mixed(self, node: ast.AST, first: Value, second: Value) -> NoReturn:
        kinds = called(first), called(second)
        instead = "write values of one type, as with int() or bool()"
        if kinds[0] == kinds[1]:
            kinds = kinds[0], f"{kinds[1]} of other parts"
            instead = "write as many parts, of the same types"
        self.refuse(node, f"this is {kinds[0]} or {kinds[1]}", instead)

    def signed(self, node: ast.AST, op: ast.unaryop, value: Value) -> Value:
        if isinstance(value, Ratio) and isinstance(op, ast.USub):
            zero = Ratio(ZERO, value.scale, (0, 0))
            return self.operation(node, Op.SUB, zero, value)
        if isinstance(value, Ratio) and isinstance(op, ast.UAdd):
            return value
        if isinstance(value, Truth) and isinstance(op, ast.Invert):
            self.refuse(node, "`~` of a truth value is a number, -1 or -2", "write `not`")
        operand = self.number_of(value, node)
        match op:
            case ast.USub():
                return self.operation(node, Op.SUB, number(0), operand)
            case ast.Invert():
                return self.operation(node, Op.SUB, number(-1), operand)
        return operand

    def operation(self, node: ast.AST, op: Op, first: Value, second: Value) -> Value:
        match op, first, second:
            case Op.ADD, Tuple(items, form), Tuple(others, other) if form == other in _JOINED:
                return Tuple((*items, *others), form)
            case Op.MUL, Tuple(items, form), Number(Lit(times)) if form in _JOINED:
                return Tuple(items * times, form)
            case Op.MUL, Number(Lit(times)), Tuple(items, form) if form in _JOINED:
                return Tuple(items * times, form)
            case ((Op.BIT_AND | Op.BIT_OR | Op.BIT_XOR), Truth(one), Truth(two)):
                return Truth(binary(op, one, two))
        if isinstance(first, Ratio) or isinstance(second, Ratio):
            return self.fraction_operation(node, op, first, second)
        a, b = self.number_of(first, node), self.number_of(second, node)
        if op in (Op.FLOOR_DIV, Op.MOD) and not _is_never_zero(b):
            self.require(negation(binary(Op.EQ, b.expr, ZERO)), node, "the divisor must not be 0")
        if op in (Op.SHIFT_LEFT, Op.SHIFT_RIGHT) and not _is_natural(b):
            self.require(at_most(ZERO, b.expr), node, "the shift must be 0 or more")
            b = Number(b.expr, (0, b.ends[1]))
        if op in (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR) and not (_is_natural(a) and _is_natural(b)):
            return self.bits(node, op, a, b)
        return Number(binary(op, a.expr, b.expr), span(op, a.ends, b.ends))

    def arithmetic(self, node: ast.AST, op: ast.operator, first: Value, second: Value) -> Value:
        """What an operator of Python makes of two values."""
        if not isinstance(op, ast.Pow):
            return self.operation(node, OPERATIONS[type(op)], first, second)
        base, exponent = self.number_of(first, node), self.number_of(second, node).expr
        if not isinstance(exponent, Lit) or not 0 <= exponent.value <= LARGEST_EXPONENT:
            self.refuse(
                node,
                f"the exponent is not a constant from 0 to {LARGEST_EXPONENT}",
                "write one, or of powers of 2 `1 << n`",
            )
        base = Number(self.small(base.expr, node), base.ends)
        found = number(1)
        for bit in f"{exponent.value:b}":
            half = self.small(found.expr, node)
            low, high = span(Op.MUL, found.ends, found.ends)
            found = Number(binary(Op.MUL, half, half), (max(low or 0, 0), high))
            if bit == "1":
                expr = binary(Op.MUL, found.expr, base.expr)
                found = Number(expr, span(Op.MUL, found.ends, base.ends))
        return found

    def bits(self, node: ast.AST, op: Op, a: Number, b: Number) -> Number:
        """An operation on bits of integers that may be negative, by those that are not."""
        x, y = self.small(a.expr, node, 1), self.small(b.expr, node, 1)

        def flipped(one: Expr) -> Expr:
            return binary(Op.SUB, Lit(-1), one)

        def without(one: Expr, bits: Expr) -> Expr:
            return binary(Op.SUB, one, binary(Op.BIT_AND, one, bits))

        def by_sign(number: Number, one: Expr, then: Expr, orelse: Expr) -> Expr:
            if _is_natural(number):
                return orelse
            return ite(binary(Op.LT, one, ZERO), then, orelse)

        p, q = flipped(x), flipped(y)
        match op:
            case Op.BIT_AND:
                forms = flipped(binary(Op.BIT_OR, p, q)), without(y, p), without(x, q)
            case Op.BIT_OR:
                forms = (
                    flipped(binary(Op.BIT_AND, p, q)),
                    flipped(without(p, y)),
                    flipped(without(q, x)),
                )
            case _:
                forms = binary(op, p, q), flipped(binary(op, p, y)), flipped(binary(op, x, q))
        neither = binary(op, x, y)
        return Number(
            by_sign(a, x, by_sign(b, y, forms[0], forms[1]), by_sign(b, y, forms[2], neither))
        )

    def fraction_operation(self, node: ast.AST, op: Op, first: Value, second: Value) -> Value:
        parts = [
            one if isinstance(one, Ratio) else self.number_of(one, node) for one in (first, second)
        ]
        if op in (Op.ADD, Op.SUB):
            a, b = common(parts)  # type: ignore[misc]
            assert isinstance(a, Ratio)
            assert isinstance(b, Ratio)
            return Ratio(binary(op, a.expr, b.expr), a.scale, span(op, a.ends, b.ends))
        if op is Op.MUL:
            a, b = (scaled(one, one.scale if isinstance(one, Ratio) else 1) for one in parts)
            ends = span(op, a.ends, b.ends)
            return Ratio(binary(op, a.expr, b.expr), a.scale * b.scale, ends)
        self.refuse(node, "a fraction has + - and * alone", "compute with its numerator")

    def compare(self, node: ast.AST, op: ast.cmpop, first: Value, second: Value) -> Truth:
        match op:
            case ast.Eq():
                return Truth(self.equal(node, first, second))
            case ast.NotEq():
                return Truth(negation(self.equal(node, first, second)))
            case ast.Is() | ast.IsNot():
                if not (isinstance(first, (Member, Truth)) and isinstance(second, (Member, Truth))):
                    self.refuse(
                        node,
                        f"`is` asks {called(first)} for being the same object",
                        "write `==`; `is` is for members and truth values",
                    )
                same = self.equal(node, first, second)
                return Truth(same if isinstance(op, ast.Is) else negation(same))
            case ast.In() | ast.NotIn():
                found = self.contained(node, first, second)
                return Truth(found if isinstance(op, ast.In) else negation(found))
            case ast.Lt():
                return Truth(self.less(node, first, second))
            case ast.Gt():
                return Truth(self.less(node, second, first))
            case ast.LtE():
                return Truth(negation(self.less(node, second, first)))
        return Truth(negation(self.less(node, first, second)))

    def equal(self, node: ast.AST, first: Value, second: Value) -> Expr:
        match first, second:
            case Tuple(items, form), Tuple(others, other) if form == other and form in _EQUAL:
                return self.all_equal(node, items, others)
            case ((Row() | Cells()), (Row() | Cells())):
                return self.all_equal(node, first.items, second.items)
            case Member(one, of), Member(two, other_of) if of is other_of:
                return binary(Op.EQ, one, two)
            case (Row() | Cells(), Tuple()) | (Tuple(), Row() | Cells()):
                given = second if isinstance(second, Tuple) else first
                self.refuse(
                    node,
                    f"a row of cells is compared with {called(given)}",
                    "write `Cells(...)` around it, or compare the cells one by one",
                )
        pair = self.scalars(first, second)
        if pair is None:
            self.refuse(
                node,
                f"{called(first)} and {called(second)} are compared",
                "compare values of one type",
            )
        return binary(Op.EQ, *pair)

    def all_equal(self, node: ast.AST, items: Sequence[Value], others: Sequence[Value]) -> Expr:
        if len(items) != len(others):
            return ZERO
        found: Expr = ONE
        for one, two in zip(items, others, strict=True):
            found = self.shallow(both(found, self.equal(node, one, two)))
        return found

    def scalars(self, first: Value, second: Value) -> tuple[Expr, Expr] | None:
        if not all(isinstance(one, (Number, Truth, Ratio)) for one in (first, second)):
            return None
        pair = common(
            [Number(one.expr, (0, 1)) if isinstance(one, Truth) else one for one in (first, second)]
        )
        assert pair is not None
        return pair[0].expr, pair[1].expr  # type: ignore[union-attr]

    def less(self, node: ast.AST, first: Value, second: Value) -> Expr:
        match first, second:
            case Tuple(items, "tuple"), Tuple(others, "tuple"):
                found: Expr = Lit(int(len(items) < len(others)))
                for one, two in reversed(list(zip(items, others, strict=False))):
                    found = ite(self.equal(node, one, two), found, self.less(node, one, two))
                return found
        pair = self.scalars(first, second)
        if pair is None:
            self.refuse(
                node,
                f"{called(first)} and {called(second)} have no order",
                "compare integers, or members with `is`",
            )
        return binary(Op.LT, *pair)

    def contained(self, node: ast.AST, value: Value, among: Value) -> Expr:
        if not isinstance(among, (Tuple, Row, Cells)):
            self.refuse(
                node, f"`in` looks in {called(among)}", "write a tuple, or `low <= n <= high`"
            )
        items = among.items
        if isinstance(among, Tuple) and among.form == "dict":
            items = tuple(self.items(among, node))
        if isinstance(among, Tuple) and among.form == "text":
            if not (isinstance(value, Tuple) and value.form == "text" and len(value.items) == 1):
                self.refuse(node, "`in` looks for a part of a text", "look for one character")
            items = tuple(self.items(among, node))
        if isinstance(value, (Number, Truth)):
            value = self.number_of(value, node)
            value = Number(self.small(value.expr, node), value.ends)
            places = [one.expr.value for one in items if _is_written(one)]  # type: ignore[union-attr]
            if len(places) == len(items) > 2 and places == [*range(places[0], places[-1] + 1)]:
                ends = at_most(Lit(places[0]), value.expr), at_most(value.expr, Lit(places[-1]))
                return both(*ends)
        found: Expr = ZERO
        for one in items:
            found = self.shallow(either(found, self.equal(node, value, one)))
        return found

    def index(self, row: Row, place: Number, node: ast.AST) -> Expr:
        """An index of a row, which must be one."""
        expr = self.small(place.expr, node, 1)
        says = f"the index of {row.name} must be between 0 and {row.length - 1}"
        self.within(Number(expr, place.ends), ZERO, Lit(row.length - 1), node, says)
        return expr

    def cell(self, row: Row, index: Expr) -> Number:
        if isinstance(index, Lit):
            index = Lit(min(max(index.value, 0), row.length - 1))  # else the requirement failed
            return Number(Var(row.base + index.value), row.ends)
        return Number(get(row.base, row.length, index), row.ends)

    def from_tuple(self, items: Sequence[Value], place: Number, node: ast.AST) -> Value:
        return self.from_table(self.place_in(items, place, node).expr, items, node)

    def place_in(self, items: Sequence[Value], place: Number, node: ast.AST) -> Number:
        """An index of a tuple or a list, counted from its beginning, which must be one."""
        length = len(items)
        says = f"the index must be between {-length} and {length - 1}"
        expr = self.small(place.expr, node, 1)
        self.within(Number(expr, place.ends), Lit(-length), Lit(length - 1), node, says)
        if isinstance(expr, Lit):
            return number(expr.value % length if -length <= expr.value < length else 0)
        if not _is_natural(place):
            back = binary(Op.ADD, expr, Lit(length))
            expr = self.small(ite(binary(Op.LT, expr, ZERO), back, expr), node, 1)
        return Number(expr, (0, length - 1))

    def from_table(self, index: Expr, items: Sequence[Value], node: ast.AST) -> Value:
        """The value at an index that is there."""
        found = _by_halves(index, items, 0, len(items))
        if found is None:
            other = next(one for one in items if common([items[0], one]) is None)
            self.refuse_mixed(node, items[0], other)
        return found

    def of_key(
        self, found: Tuple, key: Value, node: ast.AST, default: Value | None = None
    ) -> Value:
        """The value of a key of a dictionary, which must be one where there is no default."""
        keys, values = (list(one.items) for one in found.items if isinstance(one, Tuple))
        key = self.repeated(key, node)
        if default is None:
            self.require(
                self.contained(node, key, found), node, "the key must be in the dictionary"
            )
            if not keys:
                return number(0)
            numbers = [one.expr.value for one in keys if _is_written(one)]  # type: ignore[union-attr]
            if isinstance(key, Number) and len(numbers) == len(keys):
                first = min(numbers)
                if max(numbers) - first < len(numbers):
                    row = [values[numbers.index(first + i)] for i in range(len(values))]
                    place = self.small(binary(Op.SUB, key.expr, Lit(first)), node, 1)
                    if isinstance(place, Lit):  # else the requirement failed
                        place = Lit(place.value % len(row))
                    return self.from_table(place, row, node)
            keys.pop()
            default = values.pop()
        for one, value in reversed([*zip(keys, values, strict=True)]):
            chosen = selected(self.equal(node, key, one), value, default)
            if chosen is None:
                self.refuse_mixed(node, value, default)
            default = chosen
        return default

    def in_order(self, node: ast.AST, items: Sequence[Value]) -> Tuple:
        """The elements in order, those that are equal as they came."""
        if len(items) > LONGEST_SORTED:
            self.refuse(
                node,
                f"more than {LONGEST_SORTED} elements are sorted",
                "count how many are smaller, in a loop",
            )
        alike = common(items) if items else []
        if alike is None:
            other = next(one for one in items if common([items[0], one]) is None)
            self.refuse_mixed(node, items[0], other)
        found = [self.repeated(one, node) for one in alike]
        for end in reversed(range(1, len(found))):
            for i in range(end):
                a, b = found[i : i + 2]
                less = self.small(self.less(node, b, a), node)
                for at, (then, orelse) in ((i, (b, a)), (i + 1, (a, b))):
                    chosen = selected(less, then, orelse)
                    assert chosen is not None
                    found[at] = self.repeated(chosen, node)
        return Tuple(tuple(found), "list")

    def items(self, value: Value, node: ast.AST) -> list[Value]:
        """The elements of a value that is gone through."""
        match value:
            case Tuple(items, "text"):
                return [Tuple((one,), "text") for one in items]
            case Tuple((Tuple(keys), _), "dict"):
                return list(keys)
            case Tuple(items, form) if form != "set":
                return list(items)
            case Row() | Cells():
                return list(value.items)
            case Enumeration(of):
                return [Member(Lit(i), of) for i in range(len(of))]
        self.refuse(
            node,
            f"{called(value)} is gone through",
            "go through a range of written numbers, a tuple, an enumeration or a row",
        )

    def unpacked(self, node: ast.AST, targets: Sequence[ast.expr], value: Value) -> list[Value]:
        """The parts of a value that several targets take."""
        if any(isinstance(one, ast.Starred) for one in targets):
            self.refuse(node, "a star takes parts of unknown number", "write a name for each part")
        items = self.items(value, node)
        if len(items) != len(targets):
            self.refuse(
                node, f"{len(targets)} names take {len(items)} values", "write one for each"
            )
        return items

    def extreme(self, node: ast.AST, name: str, values: Sequence[Value]) -> Number:
        if not values:
            self.refuse(node, f"{name} of nothing", "write two numbers or more")
        found, *rest = [self.number_of(one, node) for one in values]
        for one in rest:
            a, b = self.small(found.expr, node), self.small(one.expr, node)
            less = binary(Op.LT, b, a) if name == "min" else binary(Op.LT, a, b)
            found = Number(ite(less, b, a), _extreme(name, found, one))
        return found

    def refuse_replaced(self, node: ast.AST, row: Row, mark: int) -> None:
        if row.name in self.replacements[mark:]:
            self.refuse(
                node,
                f"{row.name} is replaced while it is used",
                "compute the value in a line before",
            )


def _by_halves(index: Expr, items: Sequence[Value], low: int, high: int) -> Value | None:
    if isinstance(index, Lit) or high - low == 1:
        return items[index.value if isinstance(index, Lit) else low]
    half = (low + high) // 2
    first, second = _by_halves(index, items, low, half), _by_halves(index, items, half, high)
    if first is None or second is None:
        return None
    return selected(binary(Op.LT, index, Lit(half)), first, second)


def _extreme(name: str, a: Number, b: Number) -> tuple[int | None, int | None]:
    lows = [one for one in (a.ends[0], b.ends[0]) if one is not None]
    highs = [one for one in (a.ends[1], b.ends[1]) if one is not None]
    if name == "min":
        return (min(lows) if len(lows) == 2 else None), (min(highs) if highs else None)
    return (max(lows) if lows else None), (max(highs) if len(highs) == 2 else None)


def _is_written(value: Value) -> bool:
    return isinstance(value, Number) and isinstance(value.expr, Lit)


def _is_natural(value: Number) -> bool:
    return value.ends[0] is not None and value.ends[0] >= 0


def _is_never_zero(value: Number) -> bool:
    low, high = value.ends
    return (low is not None and low > 0) or (high is not None and high < 0)
