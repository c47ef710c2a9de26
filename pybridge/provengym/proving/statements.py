"""Statements of rules, read as statements of the program."""

from __future__ import annotations

import ast
import types
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from provengym.proving.aliases import other_use
from provengym.proving.expressions import UNKNOWN
from provengym.proving.patterns import Patterns
from provengym.proving.program import (
    ONE,
    Assign,
    Expr,
    Lit,
    Op,
    Var,
    assign_at,
    binary,
)
from provengym.proving.values import (
    Cells,
    Ends,
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
    replaced,
    selected,
)
from provengym.proving.writing import Arrival
from provengym.spec import ONCE, outside, varies
from provengym.spec import Cells as WrittenCells

FLAT = 12
"""From this number of rounds on, those after a `break` are left out by a flag, and not nested."""


@dataclass(frozen=True)
class Method:
    """A method of a class of rules.

    Attributes:
        tree: Its source.
        arguments: The names of its arguments.
        defaults: The values of the last of them.
        assigned: The names that it assigns.
        changes: Whether it may change fields, or draw.
        function: Itself.
    """

    tree: ast.FunctionDef
    me: str
    arguments: list[str]
    defaults: dict[str, Any]
    assigned: frozenset[str]
    changes: bool
    function: types.FunctionType


@dataclass(frozen=True)
class Kind:
    """The values of a field, an action or a part of what is shown.

    Attributes:
        of: int, bool, an enumeration, or `Cells`.
        low: The least number, over the parameters.
        high: The largest one.
        ends: What is known of both.
        length: The number of cells of a row, else 1.
        text: The range as messages give it.
    """

    of: Any
    low: Expr
    high: Expr
    ends: Ends
    text: str
    length: int = 1


@dataclass
class Loop:
    """A loop that is being read: its flags, and the paths that leave it or a round."""

    broke: int
    continued: int = 0
    breaks: list[Arrival] = field(default_factory=list)
    continues: list[Arrival] = field(default_factory=list)


@dataclass
class Frame:
    """A call that is being read."""

    method: Method
    name: str
    flag: int
    returns: list[Arrival] = field(default_factory=list)
    loops: list[Loop] = field(default_factory=list)


class Statements(Patterns):
    """Reads statements.

    A statement returns the flags of the paths that leave the block where it is; `live` says
    whether a path goes on.
    """

    kinds: dict[str, Kind]

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.calls: list[Frame] = []
        self.entered: list[ast.FunctionDef] = []
        self.replacements: list[str] = []
        self._instances = 0
        self._gone_through: list[str] = []

    def outside(self, name: str) -> object:
        method = self.calls[-1].method
        return UNKNOWN if name in method.assigned else outside(method.function, name)

    def settled(self, name: str, node: ast.AST) -> None:
        if reason := varies(self.calls[-1].method.function, name):
            self.refuse(node, reason, ONCE)

    # Calls.

    def invoked(self, name: str, args: list[Value], node: ast.AST) -> Value:
        method = self.methods[name]
        if any(one.name == name for one in self.calls):
            self.refuse(node, f"{name} calls itself", "write a loop, or a method for each depth")
        scope, instance, me = self.scope, self.instance, getattr(self, "me", "")
        self._instances += 1
        self.instance, self.me = self._instances, method.me
        self.scope = {one: to for one, to in scope.items() if one.startswith("self.")}
        call = Frame(method, name, self.new(f"{name}.returned"))
        self.entered.append(method.tree)
        for target, value in zip(method.arguments, args, strict=True):
            if isinstance(value, (Row, Cells)):
                self.refuse_alias(node, value)
            if method.changes or target in method.assigned:
                self.name_value(target, value, node)
            else:
                self.scope[target] = self.repeated(value, node)
        self.calls.append(call)
        where = self.out
        left = self.block(method.tree.body)
        if self.live:
            call.returns.append((self.out, self.scope))
        self.calls.pop()
        arrivals = [
            (out, {one: to for one, to in names.items() if one == "return" or one[:5] == "self."})
            for out, names in call.returns
        ]
        self.meet(where, arrivals, left - {call.flag})
        found: Value = Nothing()
        if "return" in self.scope:
            found = self.read("return", node, f"{name} returns nothing on some path")
            del self.scope["return"]
        scope.update(self.scope)
        self.scope, self.instance, self.me = scope, instance, me
        return found

    # Blocks.

    def block(self, statements: Sequence[ast.stmt]) -> set[int]:
        left: set[int] = set()
        for one in statements:
            if not self.live:
                break
            left |= self.statement(one)
        return left

    def statement(self, node: ast.stmt) -> set[int]:
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass():
                pass
            case ast.Expr(value=value):
                if not isinstance(value, ast.Call):
                    self.refuse(node, "the value is used nowhere", "leave it out, or assign it")
                self.expr(value)
            case ast.Assign(targets=targets, value=value):
                found = self.copied(value, several=len(targets) > 1)
                for target in targets:
                    self.assigned(target, found)
            case ast.AnnAssign(target=target, value=written):
                if written is None:
                    self.refuse(node, "a name is declared without a value", "assign one")
                self.assigned(target, self.copied(written))
            case ast.AugAssign(target=target, op=op, value=value):
                self.augmented(node, target, op, value)
            case ast.Assert(test=test):
                self.require(self.condition(test), node, f"`{ast.unparse(test)}` must hold")
            case ast.If(test=test, body=body, orelse=orelse):
                condition = self.condition(test)
                return self.branch(condition, lambda: self.block(body), lambda: self.block(orelse))
            case ast.Match(subject=subject, cases=cases):
                matched = self.kept(self.expr(subject), None, self.out)
                return self.cases(node, matched, cases)
            case ast.For():
                return self.loop(node)
            case ast.Return(value=written):
                return self.returned(written)
            case ast.Break() | ast.Continue():
                loop = self.calls[-1].loops[-1]
                broke = isinstance(node, ast.Break)
                flag = loop.broke if broke else loop.continued
                return self.leave(flag, loop.breaks if broke else loop.continues)
            case _:
                self.refuse(node, f"{type(node).__name__} is no statement here", "leave it out")
        return set()

    def leave(self, flag: int, arrivals: list[Arrival]) -> set[int]:
        self.out.append(Assign(flag, ONE))
        arrivals.append((self.out, self.scope))
        self.live = False
        return {flag}

    def returned(self, written: ast.expr | None) -> set[int]:
        call = self.calls[-1]
        if written is not None and not (
            isinstance(written, ast.Constant) and written.value is None
        ):
            value = self.expr(written)
            if isinstance(value, (Row, Cells)) and len(self.calls) > 1:
                self.refuse_alias(written, value)
            if not isinstance(value, Nothing):
                self.scope = {**self.scope, "return": value}
        return self.leave(call.flag, call.returns)

    # Assignments.

    def copied(self, node: ast.expr, several: bool = False) -> Value:
        """Read a value that is assigned; the parts of one with several are copied first."""
        value = self.expr(node)
        if isinstance(value, (Tuple, Cells)) or several:
            return self.kept(value, None, self.out)
        return value

    def assigned(self, target: ast.expr, value: Value) -> None:
        match target:
            case ast.Name(id=name):
                self.name_value(name, value, target)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                items = self.unpacked(target, parts, value)
                if isinstance(value, Row):
                    items = [self.kept(one, None, self.out) for one in items]
                for one, item in zip(parts, items, strict=True):
                    self.assigned(one, item)
            case ast.Attribute(value=owner, attr=attr):
                self.field_value(target, owner, self.mangled(attr), value)
            case ast.Subscript(value=ast.Name(id=name), slice=index) if name in self.scope:
                values = [value]
                changed, at = self.item(target, name, index, values)
                self.item_value(target, name, changed, at, values[0])
            case ast.Subscript(value=row, slice=index):
                values = [value]
                owner_value, place = self.place(target, row, index, values)
                self.cell_value(target, owner_value, place, values[0])
            case _:
                self.refuse(target, "this takes no value", "assign to a name, a field or a cell")

    def name_value(self, name: str, value: Value, node: ast.AST) -> None:
        """Give a name of its own a value."""
        match value:
            case Row() | Cells():
                self.refuse_alias(node, value)
            case Nothing():
                self.refuse(node, "what is assigned returns nothing", "return a value")
            case Enumeration():
                self.refuse(node, "an enumeration has one name", "write its own")
            case Tuple(_, form) if form not in ("tuple", "list", "text", "dict"):
                self.refuse(node, f"a {form} is no value of a name", "write a tuple")
        self.scope[name] = self._stored(name, value, node)

    def _stored(self, name: str, value: Value, node: ast.AST) -> Value:
        match value:
            case Number() | Truth() | Member() | Ratio():
                if isinstance(value.expr, Lit):
                    return value
                place = self.slot(name)
                self.emit(node, Assign(place, value.expr))
                return replaced(value, Var(place))
            case Tuple(items, form):
                parts = [self._stored(f"{name}[{i}]", one, node) for i, one in enumerate(items)]
                return Tuple(tuple(parts), form)
        return value

    def may_write(self, node: ast.AST, name: str) -> None:
        if not self.writing:
            self.refuse(node, f"{self.rule} changes {name}", "change fields in start and act")

    def field_value(self, node: ast.AST, owner: ast.expr, name: str, value: Value) -> None:
        if not self.is_self(owner) or name not in self.kinds:
            is_given = self.is_self(owner) and name in self.fields
            self.refuse(
                node,
                f"{ast.unparse(node)} is {'a parameter, which stays' if is_given else 'no field'}",
                f"declare a field, `{name}: Annotated[int, Range(low, high)]`, or use a local name",
            )
        self.may_write(node, name)
        kind, place = self.kinds[name], self.fields[name]
        if isinstance(place, Row):
            self.row_value(node, place, kind, value)
        else:
            expr = self.fitting(node, name, kind, value)
            self.emit(node, Assign(place.expr.place, expr))  # type: ignore[union-attr]
        if name in self.start_fields:
            self.scope[f"self.{name}"] = Nothing()

    def fitting(self, node: ast.AST, name: str, kind: Kind, value: Value) -> Expr:
        """A value as one of a kind, where that is required."""
        if kind.of is bool:
            if not isinstance(value, Truth):
                self.refuse(
                    node, f"{name} is a truth value, and this {called(value)}", "write `n != 0`"
                )
            return value.expr
        if kind.of in (int, WrittenCells):
            found = self.number_of(value, node)
            expr = self.small(found.expr, node)
            self.within(
                Number(expr, found.ends), kind.low, kind.high, node, f"{name} must be {kind.text}"
            )
            return expr
        if not isinstance(value, Member) or value.of is not kind.of:
            self.refuse(
                node,
                f"{name} is a member of {kind.of.__name__}, and this {called(value)}",
                f"write {kind.of.__name__}.NAME",
            )
        return value.expr

    def row_value(self, node: ast.AST, row: Row, kind: Kind, value: Value) -> None:
        if not isinstance(value, (Row, Cells)):
            self.refuse(
                node,
                f"{row.name} is a row of cells, and this {called(value)}",
                "write `Cells(...)`",
            )
        if row.name in self._gone_through:
            self.refuse(
                node, f"{row.name} is replaced while a loop goes through it", "assign its cells"
            )
        if len(value.items) != row.length:
            self.refuse(
                node,
                f"{row.name} has {row.length} cells, and this {len(value.items)}",
                "write as many",
            )
        cells = [self.kept(one, None, self.out) for one in value.items]
        for i, one in enumerate(cells):
            expr = self.fitting(node, f"{row.name}[{i}]", kind, one)
            self.emit(node, Assign(row.base + i, expr))
        self.replacements.append(row.name)

    def place(
        self, node: ast.AST, row: ast.expr, index: ast.expr, before: list[Value]
    ) -> tuple[Row, Number]:
        """A row, and an index that is not yet checked; the values before them are kept."""
        owner = self.expr(row)
        if not isinstance(owner, Row):
            self.refuse(node, f"{called(owner)} does not change", "assign to cells of a field")
        self.may_write(node, owner.name)
        mark = len(self.replacements)
        found = self.number_of(self.after(before, lambda: self.expr(index)), index)
        self.refuse_replaced(node, owner, mark)
        return owner, found

    def _is_known(self, name: str) -> bool:
        return self.is_builtin(name) or self.outside(name) is WrittenCells

    def item(
        self, node: ast.expr, name: str, index: ast.expr, before: list[Value]
    ) -> tuple[Tuple, Number]:
        """A list that a name has, and an index that is one; the values before them are kept."""
        found = self.read(name, node, f"{name} has no value here on some path")
        if not isinstance(found, Tuple) or found.form != "list":
            self.refuse(node, f"{called(found)} does not change", "assign to cells of a field")
        if not found.items:
            self.refuse(node, f"{name} is empty", "make a list of as many elements as it may have")
        if other := other_use(self.calls[-1].method.tree, name, self._is_known):
            reason = "may have another name here"
            if isinstance(other, ast.For):
                reason = "is gone through here"
            reason = f"{name} is a list that changes, and {reason}"
            self.refuse(other, reason, "write `list(...)`, which makes a copy")
        place = self.number_of(self.after(before, lambda: self.expr(index)), index)
        return found, self.place_in(found.items, place, node)

    def item_value(
        self, node: ast.AST, name: str, found: Tuple, place: Number, value: Value
    ) -> None:
        """Give an element of a list a value."""
        [at, value] = [self.kept(one, None, self.out) for one in (place, value)]
        assert isinstance(at, Number)
        place, items = at, list(found.items)
        for i, old in enumerate(items):
            if isinstance(place.expr, Lit):
                new = value if i == place.expr.value else old
            else:
                chosen = selected(binary(Op.EQ, place.expr, Lit(i)), value, old)
                if chosen is None:
                    self.refuse_mixed(node, old, value)
                new = chosen
            items[i] = new
        self.name_value(name, Tuple(tuple(items), "list"), node)

    def cell_value(self, node: ast.AST, row: Row, place: Number, value: Value) -> None:
        index = self.index(row, place, node)
        expr = self.fitting(node, f"a cell of {row.name}", self.kinds[row.name], value)
        if isinstance(index, Lit):
            if 0 <= index.value < row.length:
                self.emit(node, Assign(row.base + index.value, expr))
            return
        [held, kept] = [self.kept(Number(one), None, self.out) for one in (index, expr)]
        assert isinstance(held, Number)
        assert isinstance(kept, Number)
        self.emit(node, *assign_at(row.base, row.length, held.expr, kept.expr))

    def augmented(self, node: ast.AST, target: ast.expr, op: ast.operator, value: ast.expr) -> None:
        if isinstance(target, ast.Subscript):
            if isinstance(target.value, ast.Name) and target.value.id in self.scope:
                return self._augmented_item(node, target.value.id, target, op, value)
            row, place = self.place(node, target.value, target.slice, [])
            index = self.index(row, place, node)
            values: list[Value] = [Number(index, place.ends), self.cell(row, index)]
            mark = len(self.replacements)
            change = self.after(values, lambda: self.expr(value))
            self.refuse_replaced(node, row, mark)
            held, old = values
            assert isinstance(held, Number)
            self.cell_value(node, row, held, self.arithmetic(node, op, old, change))
            return
        if isinstance(target, ast.Name):
            values = [self.name(target, target.id)]
        else:
            assert isinstance(target, ast.Attribute)
            values = [self.attribute(target)]
        if isinstance(values[0], (Row, Cells)):
            self.refuse_alias(node, values[0])
        if isinstance(values[0], Tuple) and values[0].form == "list":
            self.refuse(node, "a list keeps its length", "write `x = x + ...`, or a tuple")
        change = self.after(values, lambda: self.expr(value))
        self.assigned(target, self.arithmetic(node, op, values[0], change))

    def _augmented_item(
        self, node: ast.AST, name: str, target: ast.Subscript, op: ast.operator, value: ast.expr
    ) -> None:
        found, place = self.item(target, name, target.slice, [])
        values: list[Value] = [place, self.from_table(place.expr, found.items, node)]
        change = self.after(values, lambda: self.expr(value))
        held, old = values
        assert isinstance(held, Number)
        self.item_value(node, name, found, held, self.arithmetic(node, op, old, change))

    # Loops.

    def loop(self, node: ast.For) -> set[int]:
        items = self.elements(node.iter, True)
        rows = {one.attr for one in ast.walk(node.iter) if isinstance(one, ast.Attribute)}
        items = [self._settled(node.iter, one) for one in items]
        self._gone_through += rows
        call, where = self.calls[-1], self.out
        loop = Loop(self.new("broke"))
        call.loops.append(loop)
        left: set[int] = set()
        for item in items:
            if not self.live:
                break
            self.count(node)
            if len(items) > FLAT and left:
                self.guard(where, left)
            before = self.out
            loop.continued, loop.continues = self.new("continued"), []
            self.assigned(node.target, item)
            more = self.block(node.body)
            arrivals = [*loop.continues, *([(self.out, self.scope)] if self.live else [])]
            more.discard(loop.continued)
            self.meet(before, arrivals, more)
            left |= more
        call.loops.pop()
        del self._gone_through[len(self._gone_through) - len(rows) :]
        left |= self.block(node.orelse)
        arrivals = [*loop.breaks, *([(self.out, self.scope)] if self.live else [])]
        left.discard(loop.broke)
        self.meet(where, arrivals, left)
        return left

    def _settled(self, node: ast.expr, value: Value) -> Value:
        """A value that a loop goes through: cells of a row are read when it is their turn."""
        match node, value:
            case ast.Attribute(), _:
                return value
            case ast.Call(func=ast.Name(id="enumerate"), args=[one, *_]), Tuple((place, item)):
                return Tuple((place, self._settled(one, item)))
            case ast.Call(func=ast.Name(id="zip"), args=args), Tuple(items):
                return Tuple(tuple(map(self._settled, args, items)))
            case ast.Call(func=ast.Name(id="reversed"), args=[one]), _:
                return self._settled(one, value)
        return self.kept(value, None, self.out)

    # Cases.

    def cases(self, node: ast.AST, value: Value, cases: Sequence[ast.match_case]) -> set[int]:
        if not cases:
            return set()
        case, rest = cases[0], cases[1:]
        condition = self.pattern(case.pattern, value)
        names = self.captured(case.pattern, value)

        def body() -> set[int]:
            for name, one in names.items():
                self.name_value(name, one, case.pattern)
            return self.block(case.body)

        if case.guard is None:
            return self.branch(condition, body, lambda: self.cases(node, value, rest))
        guard = case.guard

        def guarded() -> Truth:
            for name, one in names.items():
                self.name_value(name, one, case.pattern)
            return Truth(self.condition(guard))

        truth = self.lazily([lambda: Truth(condition), guarded], 0)
        return self.branch(truth.expr, body, lambda: self.cases(node, value, rest))
