"""Calls in rules: draws, methods, and the functions that the language has."""

from __future__ import annotations

import ast
import enum
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from provengym.proving.expressions import DRAWS, UNKNOWN, Expressions
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Draw,
    Expr,
    IfElse,
    Lit,
    Op,
    Stmt,
    Var,
    at_most,
    binary,
    either,
    ite,
    negation,
)
from provengym.proving.values import (
    FALSE,
    TRUE,
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
    hull,
    is_numbered,
    number,
    replaced,
    span,
)
from provengym.spec import LARGEST_CHOICE, LARGEST_TOTAL
from provengym.spec import Cells as WrittenCells

_NO_DEFAULTS: Mapping[str, object] = types.MappingProxyType({})


class Calls(Expressions):
    """Reads calls; a subclass reads what methods execute."""

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
            case ast.Attribute(value=owner, attr="count" | "index") if len(node.args) == 1:
                return self.searched(node, owner, node.args[0])
            case ast.Attribute(value=owner, attr=("get" | "items" | "keys" | "values") as attr):
                if not node.keywords and len(node.args) == (2 if attr == "get" else 0):
                    return self.looked_up(node, attr, self.operands(owner, *node.args))
            case ast.Name(id=name) if name not in self.scope:
                found = self.outside(name)
                if isinstance(found, types.FunctionType):
                    return self.function_call(node, name, found)
                is_zip = name == "zip" and [one.arg for one in node.keywords] == ["strict"]
                if node.keywords and not (is_zip and self.is_builtin(name)):
                    self.refuse(node, f"{name} is called with names", "leave them out")
                if found is WrittenCells and len(node.args) == 1:
                    return self.cells(node)
                if found is Fraction and 1 <= len(node.args) <= 2:
                    return self.fraction(node)
                if self.is_builtin(name):
                    return self.built_in(node, name)
                if isinstance(found, enum.EnumMeta) and len(node.args) == 1:
                    return self.member(node, found)
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
            "call methods of the class, functions, draws, and "
            "any, all, sum, min, max, abs, len, int, bool, divmod, list, tuple, sorted, Cells and "
            "Fraction",
        )

    def searched(self, node: ast.Call, owner: ast.expr, one: ast.expr) -> Value:
        """How many elements are equal to a value, or the place of the first."""
        assert isinstance(node.func, ast.Attribute)
        mark = len(self.replacements)
        among, value = self.operands(owner, one)
        if isinstance(among, Row):
            self.refuse_replaced(node, among, mark)
        items = self.items(among, node)
        if isinstance(among, Tuple) and among.form == "text":
            self.contained(node, value, among)  # which refuses to look for more than a character
        if node.func.attr == "count":
            total: Value = number(0)
            for item in items:
                total = self.added(node, total, Truth(self.equal(node, item, value)))
            return total
        if isinstance(among, (Row, Cells)):
            self.refuse(node, "a row of cells has no method index", "write a loop with `break`")
        found: Expr = Lit(len(items))
        for i, item in reversed([*enumerate(items)]):
            found = self.shallow(ite(self.equal(node, item, value), Lit(i), found))
        place = Number(self.small(found, node), (0, len(items)))
        self.within(place, ZERO, Lit(len(items) - 1), node, "index() must find the value")
        return Number(place.expr, (0, max(len(items) - 1, 0)))

    def looked_up(self, node: ast.Call, name: str, values: Sequence[Value]) -> Value:
        """What a method of a dictionary returns."""
        match name, values:
            case "get", [Tuple(_, "dict") as owner, key, default]:
                return self.of_key(owner, key, node, default)
            case _, [Tuple((Tuple(keys), Tuple(found)), "dict")]:
                pairs = tuple(map(Tuple, zip(keys, found, strict=True)))
                return Tuple({"keys": keys, "values": found, "items": pairs}[name], "view")
        self.refuse(node, f"{called(values[0])} has no method {name}", "ask a dictionary")

    def member(self, node: ast.Call, of: enum.EnumMeta) -> Value:
        """The member with a value."""
        self.enumeration(of, node)
        value = self.expr(node.args[0])
        if isinstance(value, Member) and value.of is of:
            return value
        if not is_numbered(of) or any("_missing_" in vars(one) for one in of.__mro__[:-2]):
            self.refuse(
                node,
                f"a member of {of.__name__} is looked up by its value, and these are not 0, 1, ...",
                "number them so, or write a constant tuple of the members, and index it",
            )
        place = self.number_of(value, node)
        expr, top = self.small(place.expr, node), Lit(len(of) - 1)
        says = f"the value of a {of.__name__} must be between 0 and {top.value}"
        self.within(Number(expr, place.ends), ZERO, top, node, says)
        return Member(expr, of)

    def arguments(
        self,
        node: ast.Call,
        names: Sequence[str],
        what: str,
        defaults: Mapping[str, object] = _NO_DEFAULTS,
    ) -> list[Value]:
        """The values of the arguments of a call, in the order of the names."""
        given = [*names[: len(node.args)], *(one.arg for one in node.keywords)]
        left = [name for name in names if name in defaults and name not in given]
        if len(node.args) > len(names) or sorted(map(str, [*given, *left])) != sorted(names):
            self.refuse(
                node, f"{what} takes the arguments ({', '.join(names)})", "write each of them once"
            )
        written = [*node.args, *(one.value for one in node.keywords)]
        if what in ("choose", "pick"):
            return [Tuple(tuple(self.elements(written[0])), "list")]
        values: dict[str | None, Value] = {
            name: self.constant(f"the default of {name}", defaults[name], node) for name in left
        }
        values |= zip(given, self.operands(*written), strict=True)
        return [values[name] for name in names]

    def own_call(self, node: ast.Call, name: str) -> Value:
        if name in DRAWS:
            return self.draw(node, name, self.arguments(node, DRAWS[name], name))
        if isinstance(of := self.constants.get(name), enum.EnumMeta) and len(node.args) == 1:
            return self.member(node, of)
        if name in self.methods:
            method = self.methods[name]
            args = self.arguments(node, method.arguments, name, method.defaults)
            return self.invoked(name, args, node)
        self.refuse(node, f"self.{name} is no method of the class", "write one")

    def function_call(self, node: ast.Call, name: str, function: types.FunctionType) -> Value:
        self.settled(name, node)
        method, key = self.function(function), f"{name}()"
        if method is None:
            self.refuse(
                node,
                f"{name} is no function of the file of the class",
                "write it there, with def, or as a method, and `self.name(...)`",
            )
        self.methods[key] = method
        args = self.arguments(node, method.arguments, key, method.defaults)
        return self.invoked(key, args, node)

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
            case "divmod", [_, _]:
                first, second = self.operands(*node.args)
                parts = [self.operation(node, op, first, second) for op in (Op.FLOOR_DIV, Op.MOD)]
                return Tuple(tuple(parts))
            case "int", [one]:
                return self.number_of(self.expr(one), node)
            case "bool", [one]:
                return Truth(self.condition(one))
            case (("tuple" | "list"), [one]):
                return Tuple(tuple(self.elements(one)), name)
            case "sorted", [one]:
                return self.in_order(node, self.elements(one))
            case (("range" | "enumerate" | "zip" | "reversed"), _) if node.args:
                return Tuple(tuple(self.elements(node)), name)
        known = "any, all, sum, min, max, abs, len, int, bool, divmod, list, tuple, sorted"
        self.refuse(node, f"{name} is no function of the language", f"write {known}, or a method")

    def comprehended(
        self, node: ast.expr, read: Callable[[ast.expr], Value]
    ) -> Iterator[tuple[Callable[[], Value], Expr]]:
        """The elements of an argument, to be read, each with its condition."""
        match node:
            case ast.GeneratorExp(generators=generators, elt=element):
                yield from self.filtered(generators, element, read)
            case _:
                for value in self.elements(node):
                    yield (lambda value=value: value), ONE  # type: ignore[misc]

    def quantified(self, node: ast.AST, over: ast.expr, stop: int) -> Truth:
        """Whether an element holds (stop is 1), or all do (0)."""
        rounds = self.comprehended(over, lambda one: Truth(self.condition(one)))

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
        for read, condition in self.comprehended(over, self.expr):
            values = [total]
            if condition == ONE:
                value = self.after(values, read)
            else:
                value = self.after(values, lambda: self.where(node, condition, read))  # noqa: B023
            [total] = values
            total = self.added(node, total, value)
        return total

    def added(self, node: ast.AST, total: Value, value: Value) -> Value:
        """A sum of many."""
        found = self.operation(node, Op.ADD, total, value)
        return replaced(found, self.shallow(found.expr)) if isinstance(found, Number) else found

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
