"""Expressions of rules, read as values of the program."""

from __future__ import annotations

import ast
import builtins
import enum
import inspect
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from provengym.proving.constants import depth
from provengym.proving.operations import Operations
from provengym.proving.program import (
    ONE,
    ZERO,
    Expr,
    IfElse,
    Lit,
    Require,
    Stmt,
    Var,
    both,
    negation,
    writes,
)
from provengym.proving.values import (
    Cells,
    Enumeration,
    Member,
    Number,
    Row,
    Truth,
    Tuple,
    Value,
    called,
    constant,
    is_numbered,
    number,
    selected,
)
from provengym.proving.writing import Clash, Maybe
from provengym.spec import CONSTANT

UNKNOWN = ...
"""Stands for the value of a name that has none."""
_T = TypeVar("_T")
LONGEST = 4096
"""The most elements of what a loop goes through."""
DRAWS = {"draw": ["n"], "chance": ["p", "q"], "choose": ["weights"], "pick": ["mask"]}
"""The draws, with their arguments."""
_OUTSIDE = "write it as a constant, `NAME = ...`, and that of the class as `self.NAME`"


class Expressions(Operations):
    """Reads expressions; a subclass reads what calls execute."""

    rule: str
    """The rule that is read."""
    me: str
    """What the method that is read calls self."""
    fixed: int
    """The number of variables that are parameters, fields or the action."""
    fields: dict[str, Value]
    """The fields and the parameters."""
    constants: dict[str, Any]
    """The attributes of the class that are none of these."""
    start_fields: frozenset[str] = frozenset()
    """The fields of which `start` has to know whether they have a value."""
    methods: dict[str, Any]
    function: Callable[[types.FunctionType], Any]
    """Returns a function of the module as a method, or None."""
    held: dict[str, ast.AST]
    """The constants that must not change, as they are called, with where they are read first."""
    drawing: bool
    """Whether the rule may draw."""
    writing: bool
    """Whether the rule may assign fields, so that another name for a row would matter."""

    def outside(self, name: str) -> object:
        """The value of a name from outside of the class, or UNKNOWN."""
        raise NotImplementedError

    def settled(self, name: str, node: ast.AST) -> None:
        """Refuse a name from outside of the class that may have another value later."""
        raise NotImplementedError

    def invoked(self, name: str, args: list[Value], node: ast.AST) -> Value:
        """Read a method where it is called, and return its value."""
        raise NotImplementedError

    def call(self, node: ast.Call) -> Value:
        """Read a call."""
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
                return self.arithmetic(node, op, first, second)
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
        if name == self.me:
            self.refuse(node, f"{name} is no value", "write a method, and `self.name(...)`")
        if name in self.scope:
            return self.read(name, node, f"{name} has no value here on some path")
        found = self.outside(name)
        if isinstance(found, enum.EnumMeta):
            return self.enumeration(found, node)
        if found is UNKNOWN:
            self.refuse(node, f"{name} has no value here", "assign one before")
        if callable(found) or inspect.ismodule(found):
            self.refuse(node, f"{name} is a name from outside of the class", _OUTSIDE)
        value = self.constant(name, found, node, is_kept=True)
        self.settled(name, node)
        return value

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
        comparing = [one for one in found.__mro__ if "__eq__" in vars(one)]
        known = (vars(module).get(one.__name__) for one in comparing for module in (enum, builtins))
        if not plain or not {*map(id, comparing)} <= {*map(id, known)}:
            self.refuse(
                node, f"{found.__name__} is a special enumeration", "write one of class enum.Enum"
            )
        return Enumeration(found)

    def attribute(self, node: ast.Attribute) -> Value:
        name = self.mangled(node.attr)
        if self.is_self(node.value):
            if name in self.fields:
                return self.field(name, node)
            if name in self.methods or name in DRAWS:
                self.refuse(node, f"the method {name} is no value", f"call it: `self.{name}(...)`")
            if name in self.constants:
                return self.constant(f"self.{name}", self.constants[name], node, is_kept=True)
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
            case Member(expr, of) if name == "value" and is_numbered(of):
                return Number(expr, (0, len(of) - 1))
            case Member(expr, of) if name == "value":
                values = [constant(member.value) for member in list[enum.Enum](of)]
                found = [one for one in values if isinstance(one, (Number, Truth, Tuple))]
                if len(found) == len(values):
                    return self.from_table(expr, found, node)
        self.refuse(
            node,
            f"{called(owner)} has no attribute {name} in the language",
            "write what it stands for as a constant of the class, or compare with the members",
        )

    def constant(self, name: str, written: object, node: ast.AST, is_kept: bool = False) -> Value:
        """The value of a constant of the class or its module, or of a default.

        Args:
            name: What it is called.
            written: Its value.
            node: Where it is read.
            is_kept: Whether it is one that nothing changes, for which its file is searched later.
        """
        value = constant(written, is_kept)
        if value is None:
            kind = type(written).__name__
            changes = kind in ("dict", "list", "set")
            what = "" if not changes else " of other values" if is_kept else ", which may change"
            self.refuse(node, f"{name} is a {kind}{what}", CONSTANT)
        if isinstance(value, (Enumeration, Member)):
            self.enumeration(value.of, node)
        if is_kept and depth(written):
            self.held.setdefault(name, node)
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
            elif isinstance(value, (Row, Cells)) and self.writing:
                self.refuse_alias(one, value)
            else:
                values.append(value)
        return Tuple(tuple(values), form)

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
        """Read an expression as a condition: a truth value, or a number that is not 0, and of
        `and` and `or`, whose value is asked for no more than that, each operand so."""
        match node:
            case ast.BoolOp(op=op, values=values):
                parts = [lambda one=one: Truth(self.condition(one)) for one in values]
                return self.lazily(parts, int(isinstance(op, ast.Or))).expr
        return self.truth_of(self.expr(node), node)

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

    def comparison(self, node: ast.Compare) -> Truth:
        [first, *rest] = [node.left, *node.comparators]
        last = [self.expr(first)]

        def step(op: ast.cmpop, right: ast.expr) -> Callable[[], Truth]:
            def read() -> Truth:
                value = self.compared_with(last, op, right, right is not rest[-1])
                truth = self.compare(node, op, last[0], value)
                last[:] = [value]
                return truth

            return read

        return self.lazily([step(*two) for two in zip(node.ops, rest, strict=True)], 0)

    def compared_with(
        self, last: list[Value], op: ast.cmpop, right: ast.expr, again: bool
    ) -> Value:
        """Read an operand of a comparison, which may be one of the next comparison again."""
        if isinstance(op, (ast.In, ast.NotIn)) and isinstance(right, ast.GeneratorExp):
            self.refuse(right, "a generator is no value", "write any()")
        value = self.after(last, lambda: self.expr(right))
        if isinstance(value, Number) and again:
            return Number(self.small(value.expr, right), value.ends)
        return value

    # Rows and tuples.

    def subscript(self, node: ast.AST, row: ast.expr, index: ast.expr) -> Value:
        [owner] = values = [self.expr(row)]
        mark = len(self.replacements)
        at = self.after(values, lambda: self.expr(index))
        [owner] = values
        if isinstance(owner, Tuple) and owner.form == "dict":
            return self.of_key(owner, at, node)
        place = self.number_of(at, index)
        match owner:
            case Row():
                self.refuse_replaced(node, owner, mark)
                return self.cell(owner, self.index(owner, place, node))
            case Tuple(items, "tuple" | "list" | "range" | "text") if items:
                return self.from_tuple(self.items(owner, node), place, node)
        self.refuse(node, f"{called(owner)} has no index", "index a row of cells or a tuple")

    # What loops go through.

    def elements(self, node: ast.expr, stepwise: bool = False) -> list[Value]:
        """The elements that an expression goes through, which are known in number.

        Where it is gone through step by step, each is computed before the first step.
        """
        match node:
            case ast.GeneratorExp(generators=generators, elt=element):
                if stepwise:
                    self.refuse(
                        node,
                        "a generator computes its elements while it is gone through",
                        "write `tuple(...)` around it, or nest the loops",
                    )
                return list(self.generated(generators, element))
            case ast.Call(
                func=ast.Name(id="zip"), args=args, keywords=[ast.keyword("strict", strict)]
            ) if self.is_builtin("zip"):
                rows = [self.elements(one, stepwise) for one in args]
                if self.condition(strict) != ZERO and len({*map(len, rows)}) > 1:
                    self.refuse(node, "zip is strict, and one part is longer", "leave strict out")
                return [Tuple(row) for row in zip(*rows, strict=False)]
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if self.is_builtin(name):
                match name, args:
                    case "range", _:
                        return self.ranged(node, args)
                    case "enumerate", [one]:
                        pairs = enumerate(self.elements(one, stepwise))
                        return [Tuple((number(i), value)) for i, value in pairs]
                    case "enumerate", [one, start]:
                        items = self.elements(one, stepwise)
                        first = self.written(start)
                        return [Tuple((number(i), x)) for i, x in enumerate(items, first)]
                    case "zip", [_, *_]:
                        rows = [self.elements(one, stepwise) for one in args]
                        return [Tuple(row) for row in zip(*rows, strict=False)]
                    case "reversed", [one]:
                        return self.elements(one, stepwise)[::-1]
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
                "write the largest it may be, `range(100)`, and `if i >= n: break`, or in a "
                "comprehension the condition `i < n`",
            )
        return value.expr.value

    def generated(
        self, generators: Sequence[ast.comprehension], element: ast.expr
    ) -> Iterator[Value]:
        """The elements of a comprehension that has no condition."""
        for value, condition in self.filtered(generators, element, self.expr):
            if condition != ONE:
                self.refuse(
                    element,
                    "how many elements there are depends on a condition",
                    "write the condition into the element, as in `x if c else 0`",
                )
            yield value()

    def filtered(
        self,
        generators: Sequence[ast.comprehension],
        element: ast.expr,
        read: Callable[[ast.expr], _T],
    ) -> Iterator[tuple[Callable[[], _T], Expr]]:
        """The elements of a comprehension, to be read, each with its condition."""
        names = dict[str, Value]()
        return self._rounds(generators, element, names, read)

    def _rounds(
        self,
        rest: Sequence[ast.comprehension],
        element: ast.expr,
        names: dict[str, Value],
        read: Callable[[ast.expr], _T],
    ) -> Iterator[tuple[Callable[[], _T], Expr]]:
        if not rest:
            yield (lambda: self.named(names, element, lambda: read(element))), ONE
            return
        first, others = rest[0], rest[1:]
        if first.is_async:
            self.refuse(element, "rules wait for nothing", "write `for`")
        for value in self.named(names, element, lambda: self.elements(first.iter, True)):
            self.count(element)
            inner = {**names, **self.targets(first.target, value)}

            def tested(inner: dict[str, Value] = inner) -> Truth:
                parts = [lambda one=one: Truth(self.condition(one)) for one in first.ifs]
                return self.named(inner, element, lambda: self.lazily(parts, 0))

            condition = tested().expr
            if condition != ZERO:
                for made, other in self._rounds(others, element, inner, read):
                    yield made, both(condition, other)

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

    # Names.

    def is_builtin(self, name: str) -> bool:
        return (
            name not in self.scope
            and hasattr(builtins, name)
            and self.outside(name) is getattr(builtins, name)
        )

    def is_self(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id == self.me

    def mangled(self, name: str) -> str:
        if name.startswith("__") and not name.endswith("__"):
            return f"_{self.owner.lstrip('_')}{name}"
        return name
