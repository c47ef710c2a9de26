"""The program that a rule is read to, as it is written: variables, blocks, and paths that meet."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Expr,
    IfElse,
    Lit,
    Require,
    Stmt,
    Var,
    at_most,
    both,
    either,
    negation,
    reads,
    size,
)
from provengym.proving.refusals import Refused
from provengym.proving.values import (
    Cells,
    Ends,
    Member,
    Number,
    Ratio,
    Truth,
    Tuple,
    Value,
    called,
    common,
    ends_of,
    merged,
    replaced,
)

LARGEST = 50_000
"""The most statements that a rule is read to, before it is simplified."""

DEEP = 300
"""The largest size of what is made of many operands, before a variable keeps it."""


@dataclass(frozen=True, slots=True)
class Maybe:
    """A name that has a value where a flag is 1, and none elsewhere."""

    value: Value
    flag: int


@dataclass(frozen=True, slots=True)
class Clash:
    """A name whose values on the paths to here have two types."""

    types: str


Binding: TypeAlias = "Value | Maybe | Clash"
Scope: TypeAlias = "dict[str, Binding]"
Arrival: TypeAlias = "tuple[list[Stmt], Scope]"
"""The block in which a path ends, and what its names mean there."""


class Writer:
    """What is written of a program.

    Statements go to the block `out`, which is executed on the paths that arrive here and on no
    other.  Names mean what `scope` says: a literal, or a variable that is the name's own.  Those
    that begin with ``self.`` are fields that `start` has assigned.
    """

    def __init__(self, owner: str, names: Sequence[str], known: Sequence[Ends]) -> None:
        """Begin with the variables that every program has, and what is known of their values."""
        self.owner = owner
        self.names = list(names)
        self.known = known
        self.out: list[Stmt] = []
        self.scope: Scope = {}
        self.live = True
        self.instance = 0
        self._written = 0
        self._slots: dict[tuple[int, str], int] = {}

    def refuse(self, node: ast.AST, reason: str, instead: str) -> NoReturn:
        raise Refused(self.owner, getattr(node, "lineno", 0), reason, instead)

    def new(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def slot(self, name: str) -> int:
        """The variable of a name in the call that is read."""
        key = (0 if name.startswith("self.") else self.instance, name)
        if key not in self._slots:
            self._slots[key] = self.new(name)
        return self._slots[key]

    def count(self, node: ast.AST, more: int = 1) -> None:
        """Count statements, and rounds of loops, of which there may not be too many."""
        self._written += more
        if self._written > LARGEST:
            self.refuse(
                node,
                f"this rule has more than {LARGEST} statements, its loops and calls written out",
                "write fewer rounds",
            )

    def emit(self, node: ast.AST, *statements: Stmt) -> None:
        self.count(node, len(statements))
        self.out += statements

    def require(self, condition: Expr, node: ast.AST, says: str) -> None:
        if not isinstance(condition, Lit) or not condition.value:
            self.emit(node, Require(condition, getattr(node, "lineno", 0), says))

    def within(self, value: Number, low: Expr, high: Expr, node: ast.AST, says: str) -> None:
        """Require that a number is in a range, as far as that is not known."""
        least, most = ends_of(low, self.known)[1], ends_of(high, self.known)[0]
        if value.ends[0] is None or least is None or value.ends[0] < least:
            self.require(at_most(low, value.expr), node, says)
        if value.ends[1] is None or most is None or value.ends[1] > most:
            self.require(at_most(value.expr, high), node, says)

    # Values that are kept.

    def small(self, expr: Expr, node: ast.AST, limit: int = 3) -> Expr:
        """An expression that may be written several times."""
        if size(expr) <= limit:
            return expr
        place = self.new("_")
        self.emit(node, Assign(place, expr))
        return Var(place)

    def repeated(self, value: Value, node: ast.AST) -> Value:
        """A value that may be used several times."""
        match value:
            case Number() | Truth() | Member() | Ratio():
                return replaced(value, self.small(value.expr, node))
            case Tuple(items, form):
                return Tuple(tuple(self.repeated(one, node) for one in items), form)
        return value

    def shallow(self, expr: Expr) -> Expr:
        """An expression that is not too deep to be gone through."""
        if size(expr) <= DEEP:
            return expr
        place = self.new("_")
        self.out.append(Assign(place, expr))
        return Var(place)

    def kept(self, value: Value, written: set[int] | None, out: list[Stmt]) -> Value:
        """A value that stays when some variables are written, or all of them."""
        match value:
            case Number() | Truth() | Member() | Ratio():
                found = reads(value.expr)
                if found and (written is None or found & written):
                    place = self.new("_")
                    out.append(Assign(place, value.expr))
                    return replaced(value, Var(place))
            case Tuple(items, form):
                return Tuple(tuple(self.kept(one, written, out) for one in items), form)
            case Cells(items):
                return Cells(tuple(self.kept(one, written, out) for one in items))
        return value

    def moved(self, name: str, values: Sequence[Value], outs: Sequence[list[Stmt]]) -> Value | None:
        """What a name means that has these values at the ends of these blocks."""
        alike = common(values)
        if alike is None:
            return None
        match alike[0]:
            case (Number() | Truth() | Member() | Ratio()) as found:
                expr = found.expr
                if any(one.expr != expr for one in alike):  # type: ignore[union-attr]
                    place = self.slot(name)
                    expr = Var(place)
                    for out, one in zip(outs, alike, strict=True):
                        if one.expr != expr:  # type: ignore[union-attr]
                            out.append(Assign(place, one.expr))  # type: ignore[union-attr]
                for one in alike:
                    found = merged(found, one, expr)  # type: ignore[arg-type]
                return found
            case Tuple(items, form):
                parts = []
                for i in range(len(items)):
                    of = [one.items[i] for one in alike]  # type: ignore[union-attr]
                    parts.append(self.moved(f"{name}[{i}]", of, outs))
                return None if None in parts else Tuple(tuple(parts), form)  # type: ignore[arg-type]
        return alike[0]

    # Paths.

    def joined(self, arrivals: Sequence[Arrival]) -> Scope:
        """What names mean where several paths meet."""
        scope: Scope = {}
        for name in dict.fromkeys(name for _, names in arrivals for name in names):
            found = [names.get(name) for _, names in arrivals]
            first = found[0]
            if first is not None and all(one == first for one in found):
                scope[name] = first
                continue
            there = [(out, one) for (out, _), one in zip(arrivals, found, strict=True) if one]
            clash = next((one for _, one in there if isinstance(one, Clash)), None)
            if clash is not None:
                scope[name] = clash
                continue
            values = [one.value if isinstance(one, Maybe) else one for _, one in there]
            value = self.moved(name, values, [out for out, _ in there])  # type: ignore[arg-type]
            if value is None:
                kinds = dict.fromkeys(called(one) for one in values)  # type: ignore[arg-type]
                scope[name] = Clash(" and ".join(kinds))
            elif len(there) < len(found) or any(isinstance(one, Maybe) for one in found):
                flag = self.slot(f"{name}?")
                for (out, _), one in zip(arrivals, found, strict=True):
                    if not isinstance(one, Maybe):
                        out.append(Assign(flag, ZERO if one is None else ONE))
                scope[name] = Maybe(value, flag)
            else:
                scope[name] = value
        return scope

    def guard(self, where: list[Stmt], left: set[int]) -> None:
        """Go on in a block on the paths alone that did not leave, as flags say."""
        self.out = where
        if left:
            condition: Expr = ONE
            for flag in sorted(left):
                condition = both(condition, negation(Var(flag)))
            self.out = []
            where.append(IfElse(condition, self.out, []))

    def meet(self, where: list[Stmt], arrivals: Sequence[Arrival], left: set[int]) -> None:
        """Go on where paths meet that began in a block, some of which left by flags."""
        self.live = bool(arrivals)
        if len(arrivals) == 1:
            self.out, self.scope = arrivals[0]
        elif arrivals:
            self.scope = self.joined(arrivals)
            self.guard(where, left)

    def branch(
        self, condition: Expr, then: Callable[[], set[int]], orelse: Callable[[], set[int]]
    ) -> set[int]:
        """Go one of two ways, and return the flags of those paths that leave."""
        if isinstance(condition, Lit):
            return then() if condition.value else orelse()
        where, scope = self.out, self.scope
        first: list[Stmt] = []
        second: list[Stmt] = []
        where.append(IfElse(condition, first, second))
        arrivals: list[Arrival] = []
        left: set[int] = set()
        for part, way in ((first, then), (second, orelse)):
            self.out, self.scope, self.live = part, dict(scope), True
            left |= way()
            if self.live:
                arrivals.append((self.out, self.scope))
        self.meet(where, arrivals, left)
        return left

    def lazily(self, parts: Iterable[Callable[[], Truth]], stop: int) -> Truth:
        """Whether all parts hold (stop is 0), or one does (1), read up to the first that says."""
        found: Expr = Lit(1 - stop)
        for part in parts:
            going = negation(found) if stop else found
            if isinstance(going, Lit):
                if not going.value:
                    break
                found = part().expr
                continue
            where, scope = self.out, self.scope
            inner: list[Stmt] = []
            self.out, self.scope = inner, dict(scope)
            then = part().expr
            last, names = self.out, self.scope
            self.out = where
            if not inner:
                self.scope = scope
                found = self.shallow(either(found, then) if stop else both(found, then))
                continue
            if all(isinstance(one, Require) for one in inner) and size(found) <= 8:
                where.append(IfElse(going, inner, []))
                found = either(found, then) if stop else both(found, then)
                self.scope = scope
                continue
            place = self.new("_")
            skipped: list[Stmt] = [Assign(place, Lit(stop))]
            where.append(IfElse(self.shallow(going), inner, skipped))
            last.append(Assign(place, then))
            self.scope = self.joined([(skipped, scope), (last, names)])
            found = Var(place)
        return Truth(found)
