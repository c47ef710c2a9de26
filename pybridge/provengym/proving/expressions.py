"""Expressions of rules, read as values of the program."""

from __future__ import annotations

import ast
import builtins
import enum
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NoReturn, TypeVar

from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Draw,
    Expr,
    IfElse,
    Lit,
    Op,
    Require,
    Stmt,
    Var,
    at_most,
    binary,
    both,
    either,
    get,
    ite,
    negation,
    writes,
)
from provengym.proving.values import (
    FALSE,
    TRUE,
    Cells,
    Enumeration,
    Member,
    Nothing,
    Number,
    Ratio,
    Row,
    Truth,
    Tuple,
    Value,
    called,
    common,
    constant,
    hull,
    number,
    scaled,
    selected,
    span,
)
from provengym.proving.writing import Clash, Maybe, Writer
from provengym.spec import LARGEST_CHOICE, LARGEST_TOTAL
from provengym.spec import Cells as WrittenCells

UNKNOWN = object()
_T = TypeVar("_T")
LONGEST = 4096
"""The most elements of what a loop goes through."""
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
_DRAWS = {"draw": ["n"], "chance": ["p", "q"], "choose": ["weights"], "pick": ["mask"]}
_OUTSIDE = "write it as a constant of the class, `NAME = ...`, and `self.NAME`"


class Expressions(Writer):
    """Reads expressions; a subclass reads what calls execute."""

    rule: str
    fixed: int
    """The number of variables that are parameters, fields or the action."""
    fields: dict[str, Value]
    """The fields and the parameters."""
    constants: dict[str, Any]
    start_fields: frozenset[str] = frozenset()
    """The fields of which `start` has to know whether they have a value."""
    methods: dict[str, Any]
    replacements: list[str]
    """The rows that are replaced as a whole, in their order."""
    drawing: bool

    def outside(self, name: str) -> object:
        """The value of a name from outside of the class, or UNKNOWN."""
        raise NotImplementedError

    def invoked(self, name: str, args: list[Value], node: ast.AST) -> Value:
        raise NotImplementedError

    # Expressions by their class.

    def expr(self, node: ast.expr) -> Value:
        """Read an expression, whose statements are written before its value is used."""
        match node:
            case ast.Constant(value=written):
                return self.literal(node, written)
            case ast.Name(id=name):
                return self.name(node, name)
            case ast.Attribute():
                return self.attribute(node)
            case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
                return self.display(elements, type(node).__name__.lower())
            case ast.ListComp(generators=generators, elt=element):
                return Tuple(tuple(self.generated(generators, element)), "list")
            case ast.Subscript(value=row, slice=index):
                return self.subscript(node, row, index)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Truth(negation(self.condition(operand)))
            case ast.UnaryOp(op=op, operand=operand):
                return self.signed(node, op, self.expr(operand))
            case ast.BinOp(left=left, op=op, right=right):
                first, second = self.operands(left, right)
                return self.operation(node, OPERATIONS[type(op)], first, second)
            case ast.BoolOp(op=op, values=values):
                parts = [self._operand(one) for one in values]
                return self.lazily(parts, int(isinstance(op, ast.Or)))
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.conditional(node, test, body, orelse)
            case ast.Call():
                return self.call(node)
            case ast.GeneratorExp():
                self.refuse(
                    node,
                    "a generator is no value",
                    "write it in any(), all(), sum(), min(), max(), Cells() or a draw",
                )
        self.refuse(node, f"{type(node).__name__} is no part of the language", "write numbers")

    def literal(self, node: ast.expr, written: object) -> Value:
        value = constant(written)
        if value is not None:
            return value
        if written is None:
            self.refuse(node, "None is no value", "write an integer or a member that stands for it")
        if isinstance(written, float):
            self.refuse(
                node, "a float is not exact", "write integers, and `Fraction(1, 3)` for a reward"
            )
        self.refuse(
            node,
            f"{written!r} is no value of the language",
            "write integers, truth values and members of an enumeration",
        )

    def name(self, node: ast.expr, name: str) -> Value:
        if name in self.scope:
            return self.read(name, node, f"{name} has no value here on some path")
        found = self.outside(name)
        if isinstance(found, enum.EnumMeta):
            return self.enumeration(found, node)
        if found is UNKNOWN:
            self.refuse(node, f"{name} has no value here", "assign one before")
        self.refuse(node, f"{name} is a name from outside of the class", _OUTSIDE)

    def read(self, name: str, node: ast.AST, says: str) -> Value:
        """What a name means here, where it must have a value."""
        found = self.scope[name]
        match found:
            case Clash(types):
                self.refuse(
                    node,
                    f"{name} is {types}, by the path",
                    "give it values of one type, or write two names",
                )
            case Maybe(value, flag):
                self.require(Var(flag), node, says)
                self.scope[name] = value
                return value
        return found

    def enumeration(self, found: enum.EnumMeta, node: ast.AST) -> Enumeration:
        plain = type(found) is enum.EnumMeta and not issubclass(found, enum.Flag)
        modules = [one.__module__ for one in found.__mro__ if "__eq__" in vars(one)]
        if not plain or {*modules} - {"enum", "builtins"}:
            self.refuse(
                node, f"{found.__name__} is a special enumeration", "write one of class enum.Enum"
            )
        return Enumeration(found)

    def attribute(self, node: ast.Attribute) -> Value:
        name = self.mangled(node.attr)
        if self.is_self(node.value):
            if name in self.fields:
                return self.field(name, node)
            if name in self.methods or name in _DRAWS:
                self.refuse(node, f"the method {name} is no value", f"call it: `self.{name}(...)`")
            if name in self.constants:
                return self.class_constant(name, node)
            self.refuse(
                node,
                f"self.{name} is no field, parameter or constant of the class",
                "declare it",
            )
        owner = self.expr(node.value)
        match owner:
            case Enumeration(of) if name in of.__members__:
                value = constant(of[name])
                assert value is not None
                return value
            case Member(expr, of) if name == "value":
                numbers = [constant(member.value) for member in list[enum.Enum](of)]
                found = [one for one in numbers if isinstance(one, (Number, Truth))]
                if len(found) == len(numbers):
                    return self.from_table(expr, found, node)
        self.refuse(
            node,
            f"{called(owner)} has no attribute {name} in the language",
            "write what it stands for as a constant of the class, or compare with the members",
        )

    def class_constant(self, name: str, node: ast.AST) -> Value:
        written = self.constants[name]
        value = constant(written)
        if value is None:
            kind = type(written).__name__
            changes = kind in ("list", "dict", "set", "Cells")
            self.refuse(
                node,
                f"self.{name} is a {kind}" + (", which may change" if changes else ""),
                "write a tuple of integers, truth values and members",
            )
        if isinstance(value, Enumeration):
            return self.enumeration(value.of, node)
        return value

    def field(self, name: str, node: ast.AST) -> Value:
        if name in self.start_fields:
            says = f"{name} has no value before start assigns one"
            key = f"self.{name}"
            if key in self.scope:
                self.read(key, node, says)
            else:
                self.require(ZERO, node, says)
        return self.fields[name]

    def display(self, elements: Sequence[ast.expr], form: str) -> Tuple:
        plain = [one.value if isinstance(one, ast.Starred) else one for one in elements]
        values: list[Value] = []
        for one, value in zip(elements, self.operands(*plain), strict=True):
            if isinstance(one, ast.Starred):
                values += self.items(value, one)
            elif isinstance(value, (Row, Cells)):
                self.refuse_alias(one, value)
            else:
                values.append(value)
        return Tuple(tuple(values), form)

    def refuse_alias(self, node: ast.AST, value: Value) -> NoReturn:
        name = f"self.{value.name}" if isinstance(value, Row) else "a row of cells"
        self.refuse(
            node,
            f"another name for {name} would be an alias of its cells",
            "write the field each time, or declare a second one and assign a copy",
        )

    def operands(self, *nodes: ast.expr) -> list[Value]:
        """Read expressions from left to right; what is read first keeps its value."""
        values: list[Value] = []
        for node in nodes:
            value = self.after(values, lambda node=node: self.expr(node))  # type: ignore[misc]
            values.append(value)
        return values

    def after(self, values: list[Value], read: Callable[[], Value]) -> Value:
        """Read one more value, before which copies are made of those that it changes."""
        where, place = self.out, len(self.out)
        value = read()
        written = writes(where[place:])
        if written:
            copies: list[Stmt] = []
            values[:] = [self.kept(one, written, copies) for one in values]
            where[place:place] = copies
        return value

    # Conditions.

    def condition(self, node: ast.expr) -> Expr:
        """Read an expression as a condition: a truth value, or a number that is not 0."""
        return self.truth_of(self.expr(node), node)

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

    def _operand(self, node: ast.expr) -> Callable[[], Truth]:
        def read() -> Truth:
            value = self.expr(node)
            if not isinstance(value, Truth):
                self.refuse(
                    node,
                    f"{called(value)} is an operand of `and` or `or`, which returns it",
                    "compare it, as in `n != 0`",
                )
            return value

        return read

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

    def conditional(self, node: ast.AST, test: ast.expr, body: ast.expr, orelse: ast.expr) -> Value:
        condition = self.condition(test)
        if isinstance(condition, Lit):
            return self.expr(body if condition.value else orelse)
        condition = self.small(condition, node, 8)
        where, scope = self.out, self.scope
        ends = []
        for one in (body, orelse):
            inner: list[Stmt] = []
            self.out, self.scope = inner, dict(scope)
            value = self.expr(one)
            ends.append((inner, self.out, self.scope, value))
        (first, last, names, then), (second, end, others, other) = ends
        self.out = where
        if first or second:
            where.append(IfElse(condition, first, second))
            arrivals = [(last, names), (end, others)]
            if not all(isinstance(one, Require) for one in (*first, *second)):
                key = f"if {len(self.names)}"
                names[key], others[key] = then, other
                self.scope = self.joined(arrivals)
                found = self.scope.pop(key)
                if not isinstance(found, Clash):
                    return found  # type: ignore[return-value]
                self.refuse_mixed(node, then, other)
            self.scope = self.joined(arrivals)
        value_or = selected(condition, then, other)
        if value_or is None:
            self.refuse_mixed(node, then, other)
        return value_or

    def refuse_mixed(self, node: ast.AST, first: Value, second: Value) -> NoReturn:
        self.refuse(
            node,
            f"this is {called(first)} or {called(second)}",
            "write values of one type, as with int() or bool()",
        )

    # Operations.

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
            case Op.ADD, Tuple(items, form), Tuple(others, other) if form == other:
                return Tuple((*items, *others), form)
            case Op.MUL, Tuple(items, form), Number(Lit(times)):
                return Tuple(items * times, form)
            case Op.MUL, Number(Lit(times)), Tuple(items, form):
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
        if op in (Op.BIT_AND, Op.BIT_OR, Op.BIT_XOR) and not (_is_natural(a) and _is_natural(b)):
            return self.bits(node, op, a, b)
        return Number(binary(op, a.expr, b.expr), span(op, a.ends, b.ends))

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

    def comparison(self, node: ast.Compare) -> Truth:
        [first, *rest] = [node.left, *node.comparators]
        last = [self.expr(first)]

        def step(op: ast.cmpop, right: ast.expr) -> Callable[[], Truth]:
            def read() -> Truth:
                value = self.compared_with(last, op, right)
                truth = self.compare(node, op, last[0], value)
                last[:] = [value]
                return truth

            return read

        return self.lazily([step(*two) for two in zip(node.ops, rest, strict=True)], 0)

    def compared_with(self, last: list[Value], op: ast.cmpop, right: ast.expr) -> Value:
        if isinstance(op, (ast.In, ast.NotIn)) and isinstance(right, ast.GeneratorExp):
            self.refuse(right, "a generator is no value", "write any()")
        value = self.after(last, lambda: self.expr(right))
        if isinstance(value, Number):
            return Number(self.small(value.expr, right), value.ends)
        return value

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
            case Tuple(items, form), Tuple(others, other) if form == other != "set":
                return self.all_equal(node, items, others)
            case ((Row() | Cells()), (Row() | Cells())):
                return self.all_equal(node, first.items, second.items)
            case Member(one, of), Member(two, other_of) if of is other_of:
                return binary(Op.EQ, one, two)
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
            found = both(found, self.equal(node, one, two))
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
        found: Expr = ZERO
        places = [one.expr.value for one in among.items if isinstance(getattr(one, "expr", 0), Lit)]  # type: ignore[union-attr]
        if (
            getattr(among, "form", "") == "range" and places == [*range(places[0], places[-1] + 1)]
            if places
            else False
        ):
            expr = self.number_of(value, node).expr
            return both(at_most(Lit(places[0]), expr), at_most(expr, Lit(places[-1])))
        for one in among.items:
            found = either(found, self.equal(node, value, one))
        return found

    # Rows and tuples.

    def subscript(self, node: ast.AST, row: ast.expr, index: ast.expr) -> Value:
        [owner] = values = [self.expr(row)]
        mark = len(self.replacements)
        place = self.number_of(self.after(values, lambda: self.expr(index)), index)
        [owner] = values
        match owner:
            case Row():
                self.refuse_replaced(node, owner, mark)
                return self.cell(owner, self.index(owner, place, node))
            case Tuple(items, "tuple" | "list") if items:
                return self.from_tuple(items, place, node)
        self.refuse(node, f"{called(owner)} has no index", "index a row of cells or a tuple")

    def refuse_replaced(self, node: ast.AST, row: Row, mark: int) -> None:
        if row.name in self.replacements[mark:]:
            self.refuse(
                node,
                f"{row.name} is replaced while it is used",
                "compute the value in a line before",
            )

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
        length = len(items)
        says = f"the index must be between {-length} and {length - 1}"
        expr = self.small(place.expr, node, 1)
        self.within(Number(expr, place.ends), Lit(-length), Lit(length - 1), node, says)
        if isinstance(expr, Lit):
            return items[expr.value if -length <= expr.value < length else 0]
        if not _is_natural(place):
            back = binary(Op.ADD, expr, Lit(length))
            expr = self.small(ite(binary(Op.LT, expr, ZERO), back, expr), node, 1)
        return self.from_table(expr, items, node)

    def from_table(self, index: Expr, items: Sequence[Value], node: ast.AST) -> Value:
        """The value at an index that is there."""
        found = _by_halves(index, items, 0, len(items))
        if found is None:
            other = next(one for one in items if common([items[0], one]) is None)
            self.refuse_mixed(node, items[0], other)
        return found

    # What loops go through.

    def items(self, value: Value, node: ast.AST) -> list[Value]:
        """The elements of a value that is gone through."""
        match value:
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

    def elements(self, node: ast.expr) -> list[Value]:
        """The elements that an expression goes through, which are known in number."""
        match node:
            case ast.GeneratorExp(generators=generators, elt=element):
                return list(self.generated(generators, element))
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if self.is_builtin(name):
                match name, args:
                    case "range", _:
                        return self.ranged(node, args)
                    case "enumerate", [one]:
                        pairs = enumerate(self.elements(one))
                        return [Tuple((number(i), value)) for i, value in pairs]
                    case "enumerate", [one, start]:
                        items = self.elements(one)
                        first = self.written(start)
                        return [Tuple((number(i), x)) for i, x in enumerate(items, first)]
                    case "zip", [_, *_]:
                        rows = [self.elements(one) for one in args]
                        return [Tuple(row) for row in zip(*rows, strict=False)]
                    case "reversed", [one]:
                        return self.elements(one)[::-1]
                    case (("tuple" | "list"), [one]):
                        return self.elements(one)
        items = self.items(self.expr(node), node)
        if len(items) > LONGEST:
            self.refuse(node, f"there are more than {LONGEST} elements", "write fewer rounds")
        return items

    def ranged(self, node: ast.AST, args: Sequence[ast.expr]) -> list[Value]:
        if not 1 <= len(args) <= 3 or any(isinstance(one, ast.Starred) for one in args):
            self.refuse(node, "range has one to three numbers", "write `range(10)`")
        ends = [self.written(one) for one in args]
        if len(ends) == 3 and ends[2] == 0:
            self.refuse(node, "the step of a range must not be 0", "write another one")
        found = range(*ends)
        if len(found) > LONGEST:
            self.refuse(node, f"there are more than {LONGEST} rounds", "write fewer rounds")
        return [number(i) for i in found]

    def written(self, node: ast.expr) -> int:
        """A number that is known from the source alone."""
        value = self.number_of(self.expr(node), node)
        if not isinstance(value.expr, Lit):
            self.refuse(
                node,
                "the number of rounds is not written out",
                "write the largest it may be, `range(100)`, and `if i >= n: break`",
            )
        return value.expr.value

    def generated(
        self, generators: Sequence[ast.comprehension], element: ast.expr
    ) -> Iterator[Value]:
        """The elements of a comprehension that has no condition."""
        for value, condition in self.filtered(generators, element):
            if condition != ONE:
                self.refuse(
                    element,
                    "how many elements there are depends on a condition",
                    "write the condition into the element, as in `x if c else 0`",
                )
            yield value()

    def filtered(
        self, generators: Sequence[ast.comprehension], element: ast.expr
    ) -> Iterator[tuple[Callable[[], Value], Expr]]:
        """The elements of a comprehension, to be read, each with its condition."""
        names = dict[str, Value]()
        return self._rounds(generators, element, names)

    def _rounds(
        self, rest: Sequence[ast.comprehension], element: ast.expr, names: dict[str, Value]
    ) -> Iterator[tuple[Callable[[], Value], Expr]]:
        if not rest:
            yield (lambda: self.named(names, element, lambda: self.expr(element))), ONE
            return
        first, others = rest[0], rest[1:]
        if first.is_async:
            self.refuse(element, "rules wait for nothing", "write `for`")
        for value in self.named(names, element, lambda: self.elements(first.iter)):
            inner = {**names, **self.targets(first.target, value)}

            def tested(inner: dict[str, Value] = inner) -> Truth:
                parts = [lambda one=one: Truth(self.condition(one)) for one in first.ifs]
                return self.named(inner, element, lambda: self.lazily(parts, 0))

            condition = tested().expr
            if condition != ZERO:
                for read, other in self._rounds(others, element, inner):
                    yield read, both(condition, other)

    def named(self, names: dict[str, Value], node: ast.AST, read: Callable[[], _T]) -> _T:
        """Read something where names of a comprehension have these values."""
        before = {name: self.scope.get(name) for name in names}
        where, place = self.out, len(self.out)
        self.scope.update(names)
        found = read()
        if min(writes(where[place:]), default=self.fixed) < self.fixed:
            self.refuse(node, "a comprehension changes fields", "write a loop")
        for name, old in before.items():
            del self.scope[name]
            if old is not None:
                self.scope[name] = old
        return found

    def targets(self, target: ast.expr, value: Value) -> dict[str, Value]:
        """The names of a comprehension, with their values."""
        match target:
            case ast.Name(id=name):
                return {name: value}
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                values = self.unpacked(target, parts, value)
                named = map(self.targets, parts, values)
                return {name: one for names in named for name, one in names.items()}
        self.refuse(target, "a comprehension names no other target", "write a name")

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

    # Calls.

    def is_builtin(self, name: str) -> bool:
        return (
            name not in self.scope
            and hasattr(builtins, name)
            and self.outside(name) is getattr(builtins, name)
        )

    def is_self(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id == self.me

    me: str

    def mangled(self, name: str) -> str:
        if name.startswith("__") and not name.endswith("__"):
            return f"_{self.owner.lstrip('_')}{name}"
        return name

    def call(self, node: ast.Call) -> Value:
        for one in (*node.args, *(keyword.value for keyword in node.keywords)):
            if isinstance(one, ast.Starred):
                self.refuse(one, "a star argument", "write each argument")
        if any(one.arg is None for one in node.keywords):
            self.refuse(node, "a star argument", "write each argument")
        match node.func:
            case ast.Attribute(value=owner, attr=attr) if self.is_self(owner):
                return self.own_call(node, self.mangled(attr))
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super"))):
                self.refuse(node, "rules are one class", "write a method of the class")
            case ast.Attribute(value=owner, attr="count") if len(node.args) == 1:
                mark = len(self.replacements)
                values = self.operands(owner, node.args[0])
                if isinstance(values[0], Row):
                    self.refuse_replaced(node, values[0], mark)
                total: Value = number(0)
                for item in self.items(values[0], node):
                    same = Truth(self.equal(node, item, values[1]))
                    total = self.operation(node, Op.ADD, total, same)
                return total
            case ast.Name(id=name) if name not in self.scope:
                if node.keywords:
                    self.refuse(node, f"{name} is called with names", "leave them out")
                found = self.outside(name)
                if found is WrittenCells and len(node.args) == 1:
                    return self.cells(node)
                if found is Fraction and 1 <= len(node.args) <= 2:
                    return self.fraction(node)
                if self.is_builtin(name):
                    return self.built_in(node, name)
                if found is UNKNOWN:
                    self.refuse(node, f"{name} is no name here", "call methods, `self.name(...)`")
                self.refuse(
                    node,
                    f"{name} is a name from outside of the class",
                    "write a method of the class, and `self.name(...)`",
                )
        self.refuse(
            node,
            f"`{ast.unparse(node.func)}` is called",
            "call methods of the class, draws, and "
            "any, all, sum, min, max, abs, len, int, bool, Cells and Fraction",
        )

    def arguments(self, node: ast.Call, names: Sequence[str], what: str) -> list[Value]:
        """The values of the arguments of a call, in the order of the names."""
        given = [*names[: len(node.args)], *(one.arg for one in node.keywords)]
        if len(node.args) > len(names) or sorted(map(str, given)) != sorted(names):
            self.refuse(
                node, f"{what} takes the arguments ({', '.join(names)})", "write each of them once"
            )
        written = [*node.args, *(one.value for one in node.keywords)]
        if what in ("choose", "pick"):
            return [Tuple(tuple(self.elements(written[0])), "list")]
        values = dict(zip(given, self.operands(*written), strict=True))
        return [values[name] for name in names]

    def own_call(self, node: ast.Call, name: str) -> Value:
        if name in _DRAWS:
            return self.draw(node, name, self.arguments(node, _DRAWS[name], name))
        if name in self.methods:
            names = self.methods[name].arguments
            return self.invoked(name, self.arguments(node, names, name), node)
        self.refuse(node, f"self.{name} is no method of the class", "write one")

    def draw(self, node: ast.AST, name: str, args: list[Value]) -> Value:
        if not self.drawing:
            self.refuse(node, f"{self.rule} draws", "draw in start and act, and keep a field")
        match name:
            case "draw":
                n = self.number_of(args[0], node)
                says = f"n must be between 1 and {LARGEST_CHOICE}"
                self.within(n, ONE, Lit(LARGEST_CHOICE), node, says)
                top = None if n.ends[1] is None else n.ends[1] - 1
                return Number(self.drawn(node, n.expr), (0, top))
            case "chance":
                p, q = (self.number_of(one, node) for one in args)
                says = f"q must be between 1 and {LARGEST_TOTAL}"
                self.within(q, ONE, Lit(LARGEST_TOTAL), node, says)
                if p.ends[0] is None or p.ends[0] < 0:
                    self.require(at_most(ZERO, p.expr), node, "p must be between 0 and q")
                known = p.ends[1] is not None and q.ends[0] is not None
                if not known or p.ends[1] > q.ends[0]:  # type: ignore[operator]
                    self.require(at_most(p.expr, q.expr), node, "p must be between 0 and q")
                return Truth(binary(Op.LT, self.drawn(node, q.expr), p.expr))
        assert isinstance(args[0], Tuple)
        if name == "pick":
            weights = [Number(self.truth_of(one, node), (0, 1)) for one in args[0].items]
        else:
            weights = [self.number_of(one, node) for one in args[0].items]
            for i, one in enumerate(weights):
                says = f"weights[{i}] must be between 0 and {LARGEST_TOTAL}"
                self.within(one, ZERO, Lit(LARGEST_TOTAL), node, says)
        sums: list[Number] = []
        total = number(0)
        for one in weights:
            made = self.operation(node, Op.ADD, total, one)
            assert isinstance(made, Number)
            total = Number(self.small(made.expr, node, 1), made.ends)
            sums.append(total)
        says = f"the total of weights must be between 1 and {LARGEST_TOTAL}"
        if name == "pick":
            says = "mask must have a true value"
        self.within(total, ONE, Lit(LARGEST_TOTAL), node, says)
        if not sums:
            return number(0)
        drawn = self.drawn(node, total.expr)
        found: Expr = Lit(len(sums) - 1)
        for i in reversed(range(len(sums) - 1)):
            found = ite(binary(Op.LT, drawn, sums[i].expr), Lit(i), found)
        return Number(self.small(found, node), (0, len(sums) - 1))

    def drawn(self, node: ast.AST, count: Expr) -> Var:
        place = self.new("drawn")
        self.emit(node, Draw(place, count))
        return Var(place)

    def cells(self, node: ast.Call) -> Cells:
        items = self.elements(node.args[0])
        return Cells(tuple(self.number_of(one, node) for one in items))

    def fraction(self, node: ast.Call) -> Ratio:
        values = self.operands(*node.args)
        top = values[0]
        bottom = self.number_of(values[1], node).expr if len(values) == 2 else ONE
        if not isinstance(bottom, Lit) or not bottom.value:
            self.refuse(
                node, "the denominator of a fraction is not written", "write it: `Fraction(n, 3)`"
            )
        if isinstance(top, Ratio):
            self.refuse(node, "a fraction of a fraction", "write one fraction")
        over = self.number_of(top, node)
        if bottom.value < 0:
            made = self.operation(node, Op.SUB, number(0), over)
            assert isinstance(made, Number)
            over = made
        return Ratio(over.expr, abs(bottom.value), over.ends)

    def built_in(self, node: ast.Call, name: str) -> Value:
        match name, node.args:
            case (("any" | "all"), [one]):
                return self.quantified(node, one, int(name == "any"))
            case "sum", [one]:
                return self.summed(node, one)
            case (("min" | "max"), [one]):
                return self.extreme(node, name, self.elements(one))
            case (("min" | "max"), [_, _, *_]):
                return self.extreme(node, name, self.operands(*node.args))
            case "abs", [one]:
                signed = self.number_of(self.expr(one), node)
                expr = self.small(signed.expr, node)
                top = hull(signed.ends, span(Op.SUB, (0, 0), signed.ends))[1]
                flipped = binary(Op.SUB, ZERO, expr)
                return Number(ite(binary(Op.LT, expr, ZERO), flipped, expr), (0, top))
            case "len", [one]:
                value = self.expr(one)
                if isinstance(value, Enumeration) or (
                    isinstance(value, (Tuple, Row, Cells)) and getattr(value, "form", "") != "set"
                ):
                    return number(len(self.items(value, node)))
                self.refuse(node, f"{called(value)} has no length", "ask a row or a tuple")
            case "int", [one]:
                return self.number_of(self.expr(one), node)
            case "bool", [one]:
                return Truth(self.condition(one))
            case "tuple", [one]:
                return Tuple(tuple(self.elements(one)))
            case (("range" | "enumerate" | "zip" | "reversed"), _):
                return Tuple(tuple(self.elements(node)), name)
        known = "any, all, sum, min, max, abs, len, int, bool"
        self.refuse(node, f"{name} is no function of the language", f"write {known}, or a method")

    def comprehended(self, node: ast.expr) -> Iterator[tuple[Callable[[], Value], Expr]]:
        """The elements of an argument, to be read, each with its condition."""
        match node:
            case ast.GeneratorExp(generators=generators, elt=element):
                yield from self.filtered(generators, element)
            case _:
                for value in self.elements(node):
                    yield (lambda value=value: value), ONE  # type: ignore[misc]

    def quantified(self, node: ast.AST, over: ast.expr, stop: int) -> Truth:
        """Whether an element holds (stop is 1), or all do (0)."""
        rounds = self.comprehended(over)

        def part() -> Truth | None:
            found = next(rounds, None)
            if found is None:
                return None
            read, condition = found

            def element() -> Truth:
                return Truth(self.truth_of(read(), node))

            if condition == ONE:
                return element()
            inner = self.lazily([lambda: Truth(condition), element], 0)
            if stop:
                return inner
            skipped = negation(condition)
            return Truth(either(skipped, inner.expr))

        ended: list[bool] = []

        def read() -> Truth:
            found = part()
            if found is None:
                ended.append(True)
                return FALSE if stop else TRUE
            return found

        def parts() -> Iterator[Callable[[], Truth]]:
            while not ended:
                yield read

        return self.lazily(parts(), stop)

    def summed(self, node: ast.AST, over: ast.expr) -> Value:
        total: Value = number(0)
        for read, condition in self.comprehended(over):
            values = [total]
            if condition == ONE:
                value = self.after(values, read)
            else:
                value = self.after(values, lambda: self.where(node, condition, read))  # noqa: B023
            [total] = values
            total = self.operation(node, Op.ADD, total, value)
        return total

    def where(self, node: ast.AST, condition: Expr, read: Callable[[], Value]) -> Number:
        """A number where a condition holds, else 0."""
        condition = self.small(condition, node, 8)
        where, scope, inner = self.out, self.scope, list[Stmt]()
        self.out, self.scope = inner, dict(scope)
        value = self.number_of(read(), node)
        self.scope = scope
        if not inner:
            self.out = where
            return Number(ite(condition, value.expr, ZERO), hull(value.ends, (0, 0)))
        place = self.new("_")
        self.out.append(Assign(place, value.expr))
        where.append(IfElse(condition, inner, [Assign(place, ZERO)]))
        self.out = where
        return Number(Var(place), hull(value.ends, (0, 0)))

    def extreme(self, node: ast.AST, name: str, values: Sequence[Value]) -> Number:
        if not values:
            self.refuse(node, f"{name} of nothing", "write two numbers or more")
        found, *rest = [self.number_of(one, node) for one in values]
        for one in rest:
            a, b = self.small(found.expr, node), self.small(one.expr, node)
            less = binary(Op.LT, b, a) if name == "min" else binary(Op.LT, a, b)
            found = Number(ite(less, b, a), _extreme(name, found, one))
        return found


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


def _is_natural(value: Number) -> bool:
    return value.ends[0] is not None and value.ends[0] >= 0


def _is_never_zero(value: Number) -> bool:
    low, high = value.ends
    return (low is not None and low > 0) or (high is not None and high < 0)


__all__ = ["Expressions", "Nothing"]
